"""One WebSocket: a seat's window on its table."""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from crocetta.server.clock import now
from crocetta.server.database import OutOfOrder
from crocetta.server.door import NO_TABLE, same_origin
from crocetta.server.house import House
from crocetta.server.identity import Identity
from crocetta.server.live import LiveTable
from crocetta.server.presence import Viewer
from crocetta.server.protocol import (
    FromPage,
    Ping,
    Play,
    Pong,
    Problem,
    Sit,
    TableInfo,
    TableNews,
    TakeItBack,
    ToPage,
)
from crocetta.server.troubles import BadRequest, CannotOpen, NoSuchTable, NotAllowed

log = structlog.get_logger()

QUEUE: Final = 256
"""Messages a slow page may be behind before it is cut off; it comes back and resumes."""
SILENCE: Final = 60
"""Seconds without a word, heartbeats included, after which a page counts as gone."""
MESSAGES_A_SECOND: Final = 30
LARGEST_MESSAGE: Final = 16_384
WRONG_ORIGIN: Final = 4403
CANNOT_OPEN: Final = 4409
COME_BACK: Final = 4008
"""Close codes: of a page of another site; at a table that this program cannot read; of a line that did not keep up,
fell silent, or broke on our side."""
LONGEST_REASON: Final = 123
"""Bytes; a frame that closes a WebSocket has room for no more."""

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/socket")
async def open_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    house: NamedDependency[House],
    identity: NamedDependency[Identity],
) -> None:
    if not same_origin(socket):
        await socket.close(code=WRONG_ORIGIN, reason="wrong origin")
        return
    try:
        found = await house.table(table)
    except NoSuchTable as error:
        await _turn_away(socket, NO_TABLE, error)
        return
    except CannotOpen as error:
        await _turn_away(socket, CANNOT_OPEN, error)
        return
    except OutOfOrder as error:
        log.error("the database is out of order", table=table, exc_info=error)
        await _turn_away(socket, COME_BACK, error)
        return
    await socket.accept()
    await look(socket, house, found, identity.read(socket.cookies))


async def _turn_away(socket: WebSocket[Any, Any, Any], code: int, error: Exception) -> None:
    """Let in and sent off: only then does a page get to know why."""
    await socket.accept()
    await socket.close(code=code, reason=str(error).encode()[:LONGEST_REASON].decode(errors="ignore"))


class Window:
    """The connection as its table knows it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: LiveTable, person: str | None) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.seat: Viewer = None
        self.told: TableInfo | None = None
        self.number = 0
        self._queue: asyncio.Queue[ToPage] = asyncio.Queue(QUEUE)
        self.overrun = asyncio.Event()

    def tell(self, message: ToPage) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.overrun.set()

    async def send_all(self) -> None:
        while True:
            message = await self._queue.get()
            await self.socket.send_data(_encoder.encode(message).decode(), mode="text")


async def look(socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, person: str | None) -> None:
    """Serve one connection until it ends."""
    window = Window(socket, table, person)
    tasks = [
        asyncio.create_task(window.send_all()),
        asyncio.create_task(_listen(window, house)),
        asyncio.create_task(window.overrun.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        if not any(map(_hung_up, results)):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(COME_BACK, "the line was cut; come back"), 1)
        await house.part(window.table, window)
        for result in results:
            if isinstance(result, Exception) and not (_hung_up(result) or isinstance(result, TimeoutError)):
                log.error("a line broke", table=table.row.id, exc_info=result)


def _hung_up(result: object) -> bool:
    """The other side is gone, and nothing is wrong with that."""
    return isinstance(result, WebSocketDisconnect | OSError) and not isinstance(result, TimeoutError)


async def _listen(window: Window, house: House) -> None:
    allowance, then = float(MESSAGES_A_SECOND), time.monotonic()
    while True:
        text = await asyncio.wait_for(window.socket.receive_data(mode="text"), SILENCE)
        moment = time.monotonic()
        allowance = min(allowance + (moment - then) * MESSAGES_A_SECOND, 2.0 * MESSAGES_A_SECOND) - 1
        then = moment
        window.table.touched = now()
        if allowance < 0:
            window.tell(Problem("too many messages at once; wait a moment"))
            await asyncio.sleep(1)
            continue
        if len(text) > LARGEST_MESSAGE:
            window.tell(Problem(f"the message is too large; {LARGEST_MESSAGE} characters are enough for any"))
            continue
        try:
            await _answer(window, house, _decoder.decode(text))
        except (msgspec.MsgspecError, RecursionError) as error:
            window.tell(Problem(f"the message cannot be read: {error}"))
        except (NotAllowed, BadRequest) as error:
            window.tell(Problem(str(error)))
        except OutOfOrder as error:
            log.error("the database is out of order", table=window.table.row.id, exc_info=error)
            window.tell(Problem(str(error)))


async def _answer(window: Window, house: House, message: FromPage) -> None:
    if isinstance(message, Ping):
        window.tell(Pong(now()))
        return
    async with house.at(window.table.row.id) as table:
        match message:
            case Sit(seat, last):
                await _sit(window, house, table, seat, last)
            case Play(move, decision, action):
                seat = _own_seat(window, table)
                window.tell(await table.play(seat, decision, table.read_action(action), move))
            case TakeItBack(move, decision):
                seat = _own_seat(window, table)
                window.tell(await table.take_back(seat, decision, move))


async def _sit(window: Window, house: House, table: LiveTable, seat: Viewer, last: int) -> None:
    """News of a table are for everybody who knows it; what lies on it only for those who may look."""
    if seat is not None:
        table.check_viewer(window.person, seat)
    window.table = table
    window.seat = seat
    await house.arrive(table, window)
    window.told = table.info(window.person)
    window.tell(TableNews(window.told))
    window.number = 0
    if table.match is not None and table.may_look(window.person, seat):
        update = table.update(seat, last)
        window.number = update.number
        window.tell(update)
    table.announce()


def _own_seat(window: Window, table: LiveTable) -> int:
    if window.seat is None:
        raise NotAllowed("a spectator cannot play")
    table.check_viewer(window.person, window.seat)
    return window.seat
