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
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the C version, if available

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
"""Messages in the send queue of a slow page before it is disconnected; it reconnects and resumes."""
SILENCE: Final = 60
"""Seconds without a message, heartbeats included, after which a page is disconnected."""
MESSAGES_A_SECOND: Final = 30
HURRIED: Final = 45
"""Below this allowance a line yields to the event loop after each message."""
WRONG_ORIGIN: Final = 4403
CANNOT_OPEN: Final = 4409
COME_BACK: Final = 4008
"""Close codes: wrong origin; a table this version cannot read; a line that was too slow, silent, or failed on our
side."""
WIRE: Final = "crocetta.wire"
"""Scope key of the connection's `DirectWebSocket`, if it has one."""
RECEIVES: Final = 16_384
"""Bytes of the socket's receive buffer, about: bounds what a flood delivers per loop iteration."""
AHEAD: Final = 8
"""Messages buffered before reading pauses: pausing and resuming costs more than answering most of them."""
MOST_BETWEEN: Final = 100
"""Pings, pongs and fragments allowed between two messages; pages send at least one message a minute."""
LONGEST_BURST: Final = 32
"""Connections written to together; when many reconnect at once, one iteration of the event loop takes long."""
UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TEXT: Final = 0x81
"""First byte of an unfragmented text frame (FIN and opcode 1)."""
MASKED: Final = 0x80
"""Mask bit in the second byte, set by clients."""
_SHORT, _MIDDLE, _LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
LONGEST_REASON: Final = 123
"""Bytes; the limit for the reason in a close frame."""


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Takes what it needs from app and path: dependency injection costs as much as joining."""
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
        await _accept_and_close(socket, NO_TABLE, error)
        return
    except CannotOpen as error:
        await _accept_and_close(socket, CANNOT_OPEN, error)
        return
    except DatabaseUnavailable as error:
        log.error("database unavailable", table=table, exc_info=error)
        await _accept_and_close(socket, COME_BACK, UserError("problem-database"))
        return
    socket.scope[FOUND] = True  # type: ignore[typeddict-unknown-key]
    carrier = Carrier(socket, lambda send: Line(rooms, room, person, send))
    await _carry(carrier, socket, person, identity, budgets)


@websocket("/api/lobby/socket")
async def open_lobby(socket: WebSocket[Any, Any, Any]) -> None:
    """A home page's connection: changes in the lobby, and at its person's tables."""
    state = socket.app.state
    rooms: Rooms = state.rooms
    if not same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="wrong origin")
        return
    try:
        person = await state.identity.who(cookies_of(socket))
    except DatabaseUnavailable as error:
        log.error("database unavailable", exc_info=error)
        await _accept_and_close(socket, COME_BACK, UserError("problem-database"))
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
        await _accept_and_close(socket, TOO_OFTEN, error)


async def _accept_and_close(socket: WebSocket[Any, Any, Any], code: int, error: Exception) -> None:
    """Accept and close: only then does a page see the reason."""
    await socket.accept()
    await socket.close(code=code, reason=str(error).encode()[:LONGEST_REASON].decode(errors="ignore"))


class Inbox(deque[Any]):
    """A queue for a single reader; `asyncio.Queue` costs as much as reading a frame."""

    awaited: "asyncio.Future[None] | None" = None

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)


class Burst(list["DirectWebSocket"]):
    """Connections with something to send; all are written to after the current iteration of the event loop.

    A process that reads many of them, such as a proxy, is then woken once: waking it costs more than a write.
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
    """uvicorn's WebSocket with a fast path for text frames in both directions.

    Sending through ASGI costs a task switch, although nearly every socket takes the bytes at once. And nearly all
    that is received is a single whole frame, which needs no parser.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox()
        self.queue: Any = self.inbox  # uvicorn puts its events there
        self._plain = True
        """Only single whole frames have come so far; after anything else the parser must track frame boundaries."""
        self._between = 0
        self._to_write = b""
        self._burst = _bursts.setdefault(self.loop, Burst())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, RECEIVES)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise it was refused
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
            # uvicorn waits for ever after an invalid handshake: with hundreds of headers, or a body.
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_cont(self, event: Any) -> None:
        self._count_extra_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_extra_frame()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_extra_frame()
        super().handle_pong(event)

    def _count_extra_frame(self) -> None:
        """Messages are rate-limited; this limits control frames and fragments."""
        self._between += 1
        if self._between > MOST_BETWEEN:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """As in uvicorn, but without pausing after each message."""
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
        """False if the socket is not writable or closed; the caller then goes through ASGI."""
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

    async def send(self, message: Any) -> None:
        """Through ASGI, but after what waits to be written: a message must not follow the close frame."""
        await self.writable.wait()
        self.write_out()
        await super().send(message)

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
    """The text of a single whole frame; None for anything else, which goes to the parser."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, mask = data[1] - MASKED, 2
    if size == 126:  # the length is in the next two bytes
        size, mask = int.from_bytes(data[2:4], "big"), 4
    elif size > 126:
        return None
    if len(data) != mask + 4 + size:
        return None
    try:
        return apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None


class _TaskDone(asyncio.Future[None]):
    """Resolved when one task is done, whatever its result. `asyncio.wait` costs more than the task itself."""

    def note(self, _: object) -> None:
        if not self.done():
            self.set_result(None)


class AnyLine(Protocol):
    """A table's line, or a home page's."""

    @property
    def name(self) -> str:
        """For the log."""
        ...

    async def begin(self) -> None: ...
    async def receive(self, text: str) -> int:
        """Returns how many messages it counts as."""
        ...

    def refuse(self, text: str, why: UserError) -> None: ...
    async def end(self) -> None: ...


class Carrier:
    """Moves messages between a socket and a line until either closes."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], make_line: Callable[[Callable[..., None]], AnyLine]
    ) -> None:
        self._socket = socket
        scope: Any = socket.scope
        self._wire: DirectWebSocket | None = scope.get(WIRE)
        # Bypasses the framework, whose wrappers cost a third of each frame.
        self._get: Any = self._wire.receive if self._wire else socket.receive
        self._put_frame: Any = self._wire.send if self._wire else socket.send
        self._line = make_line(self._put)
        self._out: deque[str] = deque()
        """Messages the socket did not take at once."""
        self._sending: asyncio.Task[None] | None = None
        self._receiving: asyncio.Task[None] | None = None
        self._ended = False
        """The server closes: the page is too slow or silent, or its cookie was revoked."""
        self._failure: Exception | None = None
        """Of sending."""
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
        """Receives in a separate task: otherwise each message would pass through the whole framework stack."""
        loop = asyncio.get_running_loop()
        self._silence = loop.call_later(SILENCE, self._check_silence)
        self._receiving = receiving = loop.create_task(self._receive())
        if self._ended:  # the cookie was revoked during the handshake
            receiving.cancel()
        done = _TaskDone(loop=loop)
        receiving.add_done_callback(done.note)
        try:
            await done
        finally:
            self._silence.cancel()
            if self._sending is not None:
                self._sending.cancel()
            result = await _result_of(receiving)
            failures = [failure for failure in (self._failure, result) if isinstance(failure, Exception)]
            if result is not None and not any(map(_is_disconnect, failures)):
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._socket.close(COME_BACK, "connection closed; reconnect"), 1)
            await self._line.end()
            for failure in failures:
                if not _is_disconnect(failure):
                    log.error("websocket failed", line=self._line.name, exc_info=failure)

    async def _send(self) -> None:
        """Send the queued messages, as fast as the socket takes them."""
        try:
            while self._out:
                await self._put_frame({"type": "websocket.send", "text": self._out.popleft()})
            self._sending = None
        except Exception as error:
            self._failure = error
            self.end()

    async def _receive(self) -> None:
        """Receive until the page disconnects."""
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
    """Its exception, if any; cancels the task unless it is done."""
    if not task.done():
        task.cancel()
        await asyncio.wait([task])
    return asyncio.CancelledError() if task.cancelled() else task.exception()


def _is_disconnect(failure: Exception) -> bool:
    """The client has disconnected, which is not an error."""
    return isinstance(failure, OSError)
