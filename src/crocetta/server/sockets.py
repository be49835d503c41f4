"""One WebSocket: a seat's window on its table."""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from crocetta.server.house import House
from crocetta.server.live import BadRequest, LiveTable, NotAllowed, Viewer
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

log = structlog.get_logger()

QUEUE: Final = 256
"""Messages a slow page may be behind before it is cut off; it comes back and resumes."""
SILENCE: Final = 60
"""Seconds without a word, heartbeats included, after which a page counts as gone."""
MESSAGES_A_SECOND: Final = 30
LARGEST_MESSAGE: Final = 16_384
COME_BACK: Final = 4008
"""Close code of a connection that did not keep up, fell silent, or broke on our side."""

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


class Window:
    """The connection as its table knows it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str | None) -> None:
        self.socket = socket
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
    window = Window(socket, person)
    tasks = [
        asyncio.create_task(window.send_all()),
        asyncio.create_task(_listen(window, house, table)),
        asyncio.create_task(window.overrun.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.part(window)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        if not any(isinstance(result, WebSocketDisconnect) for result in results):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(COME_BACK, "the line was cut; come back"), 1)
        async with table.lock:
            table.announce_table()
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | TimeoutError):
                log.warning("a connection broke", table=table.row.id, error=repr(result))


async def _listen(window: Window, house: House, table: LiveTable) -> None:
    allowance, then = float(MESSAGES_A_SECOND), time.monotonic()
    while True:
        text = await asyncio.wait_for(window.socket.receive_data(mode="text"), SILENCE)
        now = time.monotonic()
        allowance = min(allowance + (now - then) * MESSAGES_A_SECOND, 2.0 * MESSAGES_A_SECOND) - 1
        then = now
        table.touched = time.time()
        if allowance < 0:
            window.tell(Problem("too many messages at once; wait a moment"))
            await asyncio.sleep(1)
            continue
        if len(text) > LARGEST_MESSAGE:
            window.tell(Problem(f"the message is too large; {LARGEST_MESSAGE} characters are enough for any"))
            continue
        try:
            await _answer(window, house, table, _decoder.decode(text))
        except (msgspec.MsgspecError, RecursionError) as error:
            window.tell(Problem(f"the message cannot be read: {error}"))
        except (NotAllowed, BadRequest) as error:
            window.tell(Problem(str(error)))


async def _answer(window: Window, house: House, table: LiveTable, message: FromPage) -> None:
    match message:
        case Ping():
            window.tell(Pong(time.time()))
        case Sit(seat, last):
            await _sit(window, house, table, seat, last)
        case Play(move, decision, action):
            async with house.at(table.row.id):
                seat = _own_seat(window, table)
                act = table.read_action(action)
                window.tell(await table.play(seat, decision, act, move))
        case TakeItBack(move, decision):
            async with house.at(table.row.id):
                seat = _own_seat(window, table)
                window.tell(await table.take_back(seat, decision, move))


async def _sit(window: Window, house: House, table: LiveTable, seat: Viewer, last: int) -> None:
    async with house.at(table.row.id):
        table.check_viewer(window.person, seat)
        table.listeners.add(window)
        window.seat = seat
        window.told = table.info(window.person)
        window.tell(TableNews(window.told))
        if table.match is not None:
            update = table.update(seat, last)
            window.number = update.number
            window.tell(update)
        table.announce_table()


def _own_seat(window: Window, table: LiveTable) -> int:
    if window.seat is None:
        raise NotAllowed("a spectator cannot play")
    table.check_viewer(window.person, window.seat)
    return window.seat
