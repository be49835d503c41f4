"""Servers for `bench.table`, as `crocetta serve` runs them: the table with no limit at its door, or a bare echo."""

import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp

from crocetta.server.app import create_app
from crocetta.server.door import Doorkeeper
from crocetta.server.logs import set_up_logs
from crocetta.server.serve import settings
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


def house(kind: str, folder: Path) -> ASGIApp:
    if kind == "echo":
        return Litestar([ready, echo], logging_config=None)
    return create_app(Store(f"sqlite+aiosqlite:///{folder / 'house.db'}"), Doorkeeper(NO_LIMIT, NO_LIMIT))


def main(kind: str, port: str, folder: str) -> None:
    set_up_logs()
    config = settings(house(kind, Path(folder)))
    config.port = int(port)
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
