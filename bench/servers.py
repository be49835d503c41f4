"""Servers for `bench.table`, started as `crocetta serve` does: the real one without rate limits, or a bare echo."""

import socket
import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp
from msgspec.structs import replace

from bench.profiling import Sampler
from bench.slow_levels import SLEEPS
from crocetta.bots.desk import NOBODY, Asker, Question
from crocetta.bots.processes import ProcessDesk
from crocetta.server.app import create_app
from crocetta.server.budgets import Budgets
from crocetta.server.http.middleware import RateLimits
from crocetta.server.logs import set_up_logs
from crocetta.server.serve import BOT_SECONDS, BOT_WORKERS, listen, make_room, settings, tune_gc
from crocetta.server.store import Store

NO_LIMIT = 10**9


@get("/health/ready")
async def ready() -> str:
    return "ready"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")
    except WebSocketDisconnect:
        pass


class FaultyBotDesk(ProcessDesk):
    """Every bot is replaced by one that sleeps, or by one that throws."""

    def __init__(self, level: str) -> None:
        super().__init__(BOT_WORKERS, 2 * SLEEPS, preload=["bench.slow_levels"])
        self._level = level

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        return await super().choose(replace(question, level=self._level), asker)


SAMPLED = "sampled table"
PLAIN_ECHO = "plain echo"
"""Over uvicorn's own WebSocket instead of ours."""
FAULTY_BOTS = {"slow bots": "sleeper", "throwing bots": "thrower"}


def application(kind: str, folder: Path) -> ASGIApp:
    if kind in ("echo", PLAIN_ECHO):
        return Litestar([ready, echo], logging_config=None)
    store = Store(f"sqlite+aiosqlite:///{folder / 'crocetta.db'}")
    desk = FaultyBotDesk(FAULTY_BOTS[kind]) if kind in FAULTY_BOTS else ProcessDesk(BOT_WORKERS, BOT_SECONDS)
    return create_app(store, desk, RateLimits(NO_LIMIT, NO_LIMIT, Budgets(times=NO_LIMIT)))


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tune_gc()


def main(kind: str, port: str, folder: str) -> None:
    set_up_logs()
    make_room()
    config = settings(application(kind, Path(folder)))
    if kind == PLAIN_ECHO:
        config.ws = "websockets-sansio"
    if kind == SAMPLED:
        Sampler(Path(folder)).start()
    Server(config).run(sockets=listen("127.0.0.1", int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
