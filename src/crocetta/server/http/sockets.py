"""WebSocket handlers: carry messages between a page and its table, or the lobby."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from socket import SO_RCVBUF, SOL_SOCKET
from struct import Struct
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

import structlog
from litestar import WebSocket, websocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where there is one

from crocetta.kit.errors import UserError
from crocetta.server.budgets import Budgets
from crocetta.server.errors import CannotOpen, NoSuchTable, TooOften
from crocetta.server.http.middleware import FOUND, NO_TABLE, TOO_OFTEN, address_of, cookies_of, same_origin
from crocetta.server.identity import Identity
from crocetta.server.line import Line
from crocetta.server.lobby import HomeLine
from crocetta.server.metrics import refused
from crocetta.server.rooms import Rooms
from crocetta.server.store.database import DatabaseUnavailable

log = structlog.get_logger()

QUEUE: Final = 256
"""Messages a slow page may be behind before it is cut off; it comes back and resumes."""
SILENCE: Final = 60
"""Seconds without a word, heartbeats included, after which a page counts as gone."""
MESSAGES_A_SECOND: Final = 30
HURRIED: Final = 45
"""Whose allowance is below this lets everybody else have a turn after each message."""
WRONG_ORIGIN: Final = 4403
CANNOT_OPEN: Final = 4409
COME_BACK: Final = 4008
"""Close codes: of a page of another site; at a table that this program cannot read; of a line that did not keep up,
fell silent, or broke on our side."""
WIRE: Final = "crocetta.wire"
"""In the scope of a line: its `DirectWebSocket`, where that is what carries it."""
RECEIVES: Final = 16_384
"""Bytes that the system keeps for us, about: of a flood no more is read in one turn of the loop."""
AHEAD: Final = 8
"""Messages that are read before the first of them is answered: to stop reading and go on costs more than most."""
MOST_BETWEEN: Final = 100
"""Pings, pongs and pieces of a message that may come between two messages, of which there is one a minute."""
LONGEST_BURST: Final = 32
"""Lines; when many come back at once a turn of the loop is long, and nobody waits for all of it."""
UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TEXT: Final = 0x81
"""How a frame begins that holds a whole text."""
MASKED: Final = 0x80
"""Added to the length of what a page sends."""
_SHORT, _MIDDLE, _LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
LONGEST_REASON: Final = 123
"""Bytes; a frame that closes a WebSocket has room for no more."""


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """What it needs it takes from the app and the path: to have it injected costs as much as to sit down."""
    state, table = socket.app.state, socket.path_params["table"]
    rooms: Rooms = state.rooms
    identity: Identity = state.identity
    budgets: Budgets = state.budgets
    if not same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="wrong origin")
        return
    try:
        room = await rooms.room(table)
        person = await identity.who(cookies_of(socket))
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
    carrier = Carrier(socket, lambda send: Line(rooms, room, person, send))
    await _carry(carrier, socket, person, identity, budgets)


@websocket("/api/lobby/socket")
async def open_lobby(socket: WebSocket[Any, Any, Any]) -> None:
    """Of a home page: what changes in the lobby, and at its person's tables."""
    state = socket.app.state
    rooms: Rooms = state.rooms
    if not same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="wrong origin")
        return
    try:
        person = await state.identity.who(cookies_of(socket))
    except DatabaseUnavailable as error:
        log.error("database unavailable", exc_info=error)
        await _turn_away(socket, COME_BACK, UserError("problem-database"))
        return
    socket.scope[FOUND] = True  # type: ignore[typeddict-unknown-key]
    carrier = Carrier(socket, lambda send: HomeLine(rooms.lobby, person, send))
    await _carry(carrier, socket, person, state.identity, state.budgets)


async def _carry(
    carrier: "Carrier", socket: WebSocket[Any, Any, Any], person: str | None, identity: Identity, budgets: Budgets
) -> None:
    try:
        with identity.while_good(person, carrier.end):
            async with budgets.line(person, address_of(socket.scope)):
                await socket.accept()
                await carrier.carry()
    except TooOften as error:
        refused.add("lines")
        await _turn_away(socket, TOO_OFTEN, error)


async def _turn_away(socket: WebSocket[Any, Any, Any], code: int, error: Exception) -> None:
    """Let in and sent off: only then does a page get to know why."""
    await socket.accept()
    await socket.close(code=code, reason=str(error).encode()[:LONGEST_REASON].decode(errors="ignore"))


class Inbox(deque[Any]):
    """Of one reader, and no `asyncio.Queue`, whose care costs as much as reading a frame."""

    awaited: "asyncio.Future[None] | None" = None

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)


class Burst(list["DirectWebSocket"]):
    """Lines to which something is told in one turn of the loop; all are written to at its end, one after the other.

    Whoever reads many of them, as a proxy does, is woken once for all, which costs more than to write to one.
    """

    def add(self, line: "DirectWebSocket") -> None:
        self.append(line)
        if len(self) == 1:
            line.loop.call_soon(self.write_out)
        elif len(self) >= LONGEST_BURST:
            self.write_out()

    def write_out(self) -> None:
        lines = [*self]
        self.clear()
        for line in lines:
            line.write_out()


_bursts: WeakKeyDictionary[asyncio.AbstractEventLoop, Burst] = WeakKeyDictionary()


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's own, but that texts go straight onto the wire, and come straight from it.

    By ASGI each that is sent costs a turn of a task, although nearly every socket takes it at once. And nearly all
    that come are frames by themselves, in one piece, which need no parser.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox()
        self.queue: Any = self.inbox  # for what uvicorn puts there
        self._plain = True
        """Nothing but such frames has come; after anything else the parser alone knows where the next begins."""
        self._between = 0
        self._to_write = b""
        self._burst = _bursts.setdefault(self.loop, Burst())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, RECEIVES)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            self.scope[WIRE] = self  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        if self._plain and self.handshake_initiated:
            text = whole_text(data) if self.handshake_complete and not self.close_sent else None
            if text is not None:
                self.inbox.put_nowait({"type": "websocket.receive", "text": text})
                self._pause_if_ahead()
                return
            self._plain = False
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            # uvicorn waits for ever after a head that cannot be read: of hundreds of headers, or with a body.
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_cont(self, event: Any) -> None:
        self._bear_with()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._bear_with()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._bear_with()
        super().handle_pong(event)

    def _bear_with(self) -> None:
        """Messages have an allowance; whatever else comes is read without anybody asking how much it is."""
        self._between += 1
        if self._between > MOST_BETWEEN:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """It would stop reading after each message."""
        self._between = 0
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_ahead()

    def _pause_if_ahead(self) -> None:
        if not self.read_paused and len(self.inbox) >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        inbox = self.inbox
        while not inbox:
            inbox.awaited = self.loop.create_future()
            await inbox.awaited
        message = inbox.popleft()
        if self.read_paused and not inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def write_text(self, *texts: str) -> bool:
        """False: not now, or not any more; by ASGI one can wait, or hear why."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        waiting, self._to_write = self._to_write, self._to_write + b"".join(map(frame_of, texts))
        if not waiting:
            self._burst.add(self)
        return True

    def write_out(self) -> None:
        frames, self._to_write = self._to_write, b""
        if frames and not self.transport.is_closing():
            self.transport.write(frames)

    def shutdown(self) -> None:
        self.write_out()
        super().shutdown()


def frame_of(text: str) -> bytes:
    data = text.encode()
    size = len(data)
    if size < 126:
        return _SHORT.pack(TEXT, size) + data
    if size < 65_536:
        return _MIDDLE.pack(TEXT, 126, size) + data
    return _LONG.pack(TEXT, 127, size) + data


def whole_text(data: bytes) -> str | None:
    """What a frame says that is whole and alone; None for everything else: the parser will know what it is."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, mask = data[1] - MASKED, 2
    if size == 126:  # then it is longer than that, and its length follows
        size, mask = int.from_bytes(data[2:4], "big"), 4
    elif size > 126:
        return None
    if len(data) != mask + 4 + size:
        return None
    try:
        return apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None


class Over(asyncio.Future[None]):
    """Of one task, whatever came of it, and no `asyncio.wait`, which costs more than the task."""

    def note(self, _: object) -> None:
        if not self.done():
            self.set_result(None)


class AnyLine(Protocol):
    """A table's line, or a home page's."""

    @property
    def name(self) -> str:
        """In the log."""
        ...

    async def begin(self) -> None: ...
    async def receive(self, text: str) -> int:
        """For how many messages it counts."""
        ...

    def refuse(self, text: str, why: UserError) -> None: ...
    async def end(self) -> None: ...


class Carrier:
    """Moves messages between a socket and a line until either ends."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], make_line: Callable[[Callable[..., None]], AnyLine]
    ) -> None:
        self._socket = socket
        scope: Any = socket.scope
        self._wire: DirectWebSocket | None = scope.get(WIRE)
        # Past the framework, whose wrappers cost a third of each frame.
        self._get: Any = self._wire.receive if self._wire else socket.receive
        self._put_frame: Any = self._wire.send if self._wire else socket.send
        self._line = make_line(self._put)
        self._out: deque[str] = deque()
        """What the socket did not take at once."""
        self._sending: asyncio.Task[None] | None = None
        self._receiving: asyncio.Task[None] | None = None
        self._ended = False
        """The page does not keep up, is silent, or is somebody's whose cookie was revoked."""
        self._failure: Exception | None = None
        """Of what was to be sent."""
        self._heard = time.monotonic()

    def _put(self, *texts: str) -> None:
        if self._sending is None and self._wire is not None and self._wire.write_text(*texts):
            return
        if len(self._out) >= QUEUE:
            self.end()
            return
        self._out.extend(texts)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    def end(self) -> None:
        self._ended = True
        if self._receiving is not None:
            self._receiving.cancel()

    async def carry(self) -> None:
        """A task of its own receives: each message would else be passed down through the whole framework."""
        loop = asyncio.get_running_loop()
        self._silence = loop.call_later(SILENCE, self._check_silence)
        self._receiving = receiving = loop.create_task(self._receive())
        if self._ended:  # a cookie was revoked while it was let in
            receiving.cancel()
        over = Over(loop=loop)
        receiving.add_done_callback(over.note)
        try:
            await over
        finally:
            self._silence.cancel()
            if self._sending is not None:
                self._sending.cancel()
            result = await _result_of(receiving)
            failures = [failure for failure in (self._failure, result) if isinstance(failure, Exception)]
            if result is not None and not any(map(_hung_up, failures)):
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._socket.close(COME_BACK, "connection closed; reconnect"), 1)
            await self._line.end()
            for failure in failures:
                if not _hung_up(failure):
                    log.error("websocket failed", line=self._line.name, exc_info=failure)

    async def _send(self) -> None:
        """As fast as the socket takes it."""
        try:
            while self._out:
                await self._put_frame({"type": "websocket.send", "text": self._out.popleft()})
            self._sending = None
        except Exception as error:
            self._failure = error
            self.end()

    async def _receive(self) -> None:
        """Until the page hangs up."""
        await self._line.begin()
        allowance, then = float(MESSAGES_A_SECOND), time.monotonic()
        while True:
            message = await self._get()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
            self._heard = moment = time.monotonic()
            allowance = min(allowance + (moment - then) * MESSAGES_A_SECOND, 2.0 * MESSAGES_A_SECOND) - 1
            then = moment
            if allowance < 0:
                self._line.refuse(text, UserError("problem-messages"))
                await asyncio.sleep(1)
                continue
            allowance -= await self._line.receive(text) - 1
            if allowance < HURRIED and (self._wire is None or self._wire.inbox):
                await asyncio.sleep(0)

    def _check_silence(self) -> None:
        left = self._heard + SILENCE - time.monotonic()
        if left <= 0:
            self.end()
        else:
            self._silence = asyncio.get_running_loop().call_later(left, self._check_silence)


async def _result_of(task: "asyncio.Task[None]") -> BaseException | None:
    """Why it ended, if not by itself; cancelled unless it has ended."""
    if not task.done():
        task.cancel()
        await asyncio.wait([task])
    return asyncio.CancelledError() if task.cancelled() else task.exception()


def _hung_up(failure: Exception) -> bool:
    """The other side is gone, and nothing is wrong with that."""
    return isinstance(failure, OSError)
