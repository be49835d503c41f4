"""Texts go straight onto the wire, and whoever says much waits between two messages."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from crocetta.server.http import sockets
from crocetta.server.http.sockets import DirectWebSocket
from tests.server.people import Guests, both_marking

pytestmark = pytest.mark.anyio


def wire(**state: Any) -> tuple[DirectWebSocket, bytearray]:
    """One that was let in, and what it has written."""
    written = bytearray()
    one = DirectWebSocket.__new__(DirectWebSocket)
    one.transport = SimpleNamespace(write=written.extend)  # type: ignore[assignment]  # as much of one as is used
    one.writable = asyncio.Event()
    one.writable.set()
    one.disconnected = one.close_sent = False
    for name, value in state.items():
        setattr(one, name, value)
    return one, written


def read(written: bytes) -> Frame:
    reader = StreamReader()
    reader.feed_data(written)
    parsing = Frame.parse(reader.read_exact, mask=False)
    try:
        next(parsing)
    except StopIteration as ended:
        frame: Frame = ended.value
        return frame
    raise AssertionError("it is not whole")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
async def test_a_text_on_the_wire_is_read_as_it_was_written(size: int) -> None:
    one, written = wire()
    text = "x" * max(0, size - 2) + "ż" * (size > 1) + "y" * (size == 1)
    assert one.write_text(text)
    frame = read(bytes(written))
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, text)
    assert len(frame.data) == size


@pytest.mark.parametrize("state", [{"disconnected": True}, {"close_sent": True}, {"writable": asyncio.Event()}])
async def test_what_cannot_be_written_at_once_is_not_written(state: dict[str, Any]) -> None:
    one, written = wire(**state)
    assert not one.write_text("x")
    assert not written


async def test_between_two_messages_of_a_flood_everybody_else_has_a_turn(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MESSAGES_A_SECOND", 30)
    _, _, _, hers, his = await both_marking(guests)
    for line in (hers, his):
        await line.settled()
    for _ in range(12):
        hers.say(type="ping")
    his.say(type="ping")
    await his.until("pong")
    assert hers._inbox.qsize() < 6
