"""One WebSocket: carries a line between a page and its table."""

import asyncio
import contextlib
import time
from collections import deque
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from crocetta.kit.errors import UserError
from crocetta.server.budgets import Budgets
from crocetta.server.errors import CannotOpen, NoSuchTable, TooOften
from crocetta.server.http.middleware import FOUND, NO_TABLE, TOO_OFTEN, address_of, same_origin
from crocetta.server.identity import Identity
from crocetta.server.line import Line
from crocetta.server.metrics import refused
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.server.store.database import DatabaseUnavailable

log = structlog.get_logger()

QUEUE: Final = 256
"""Messages a slow page may be behind before it is cut off; it comes back and resumes."""
SILENCE: Final = 60
"""Seconds without a word, heartbeats included, after which a page counts as gone."""
MESSAGES_A_SECOND: Final = 30
WRONG_ORIGIN: Final = 4403
CANNOT_OPEN: Final = 4409
COME_BACK: Final = 4008
"""Close codes: of a page of another site; at a table that this program cannot read; of a line that did not keep up,
fell silent, or broke on our side."""
LONGEST_REASON: Final = 123
"""Bytes; a frame that closes a WebSocket has room for no more."""


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """What it needs comes with the state: to have it injected costs as much as to sit down."""
    rooms: Rooms = state.rooms
    identity: Identity = state.identity
    budgets: Budgets = state.budgets
    if not same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="wrong origin")
        return
    try:
        room = await rooms.room(table)
        person = await identity.who(socket.cookies)
    except NoSuchTable as error:
        await _turn_away(socket, NO_TABLE, error)
        return
    except CannotOpen as error:
        await _turn_away(socket, CANNOT_OPEN, error)
        return
    except DatabaseUnavailable as error:
        log.error("database unavailable", table=table, exc_info=error)
        await _turn_away(socket, COME_BACK, UserError("problem-database"))
        return
    socket.scope[FOUND] = True  # type: ignore[typeddict-unknown-key]
    carrier = Carrier(socket, rooms, room, person)
    try:
        with budgets.line(person, address_of(socket.scope)), identity.while_good(person, carrier.end):
            await socket.accept()
            await carrier.carry()
    except TooOften as error:
        refused.add("lines")
        await _turn_away(socket, TOO_OFTEN, error)


async def _turn_away(socket: WebSocket[Any, Any, Any], code: int, error: Exception) -> None:
    """Let in and sent off: only then does a page get to know why."""
    await socket.accept()
    await socket.close(code=code, reason=str(error).encode()[:LONGEST_REASON].decode(errors="ignore"))


RAW: Final = "crocetta.raw"


def with_raw_frames(app: ASGIApp) -> ASGIApp:
    """Keeps the server's own `receive` and `send` at hand: a framework's wrappers cost a third of each frame."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[RAW] = (receive, send)  # type: ignore[typeddict-unknown-key]
        await app(scope, receive, send)

    return answer


class Carrier:
    """Moves messages between a socket and a line until either ends."""

    def __init__(self, socket: WebSocket[Any, Any, Any], rooms: Rooms, room: Room, person: str | None) -> None:
        self._socket = socket
        raw: Any = socket.scope
        frames: tuple[Any, Any] = raw.get(RAW) or (socket.receive, socket.send)
        self._get, self._put_frame = frames
        self._line = Line(rooms, room, person, self._put)
        self._out: deque[str] = deque()
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._ended = False
        """The page does not keep up, or is silent."""
        self._heard = time.monotonic()

    def _put(self, text: str) -> None:
        if len(self._out) >= QUEUE:
            self.end()
            return
        self._out.append(text)
        self._more.set()

    def end(self) -> None:
        self._ended = True
        for task in self._tasks:
            task.cancel()

    async def carry(self) -> None:
        self._silence = asyncio.get_running_loop().call_later(SILENCE, self._check_silence)
        tasks = self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        if self._ended:  # a cookie was revoked while it was let in
            self.end()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._silence.cancel()
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            if not any(map(_hung_up, results)):
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._socket.close(COME_BACK, "connection closed; reconnect"), 1)
            await self._line.end()
            for result in results:
                if isinstance(result, Exception) and not _hung_up(result):
                    log.error("websocket failed", table=self._line.room.table.id, exc_info=result)

    async def _send(self) -> None:
        send, out = self._put_frame, self._out
        while True:
            while out:
                await send({"type": "websocket.send", "text": out.popleft()})
            self._more.clear()
            await self._more.wait()

    async def _receive(self) -> None:
        allowance, then = float(MESSAGES_A_SECOND), time.monotonic()
        while True:
            message = await self._get()
            if message["type"] == "websocket.disconnect":
                raise ConnectionResetError
            text = message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
            self._heard = moment = time.monotonic()
            allowance = min(allowance + (moment - then) * MESSAGES_A_SECOND, 2.0 * MESSAGES_A_SECOND) - 1
            then = moment
            if allowance < 0:
                self._line.refuse(text, UserError("problem-messages"))
                await asyncio.sleep(1)
                continue
            allowance -= await self._line.receive(text) - 1

    def _check_silence(self) -> None:
        left = self._heard + SILENCE - time.monotonic()
        if left <= 0:
            self.end()
        else:
            self._silence = asyncio.get_running_loop().call_later(left, self._check_silence)


def _hung_up(result: object) -> bool:
    """The other side is gone, and nothing is wrong with that."""
    return isinstance(result, OSError)
