"""Texts go straight onto the wire and come straight from it, and whoever says much waits between two messages."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.sync.client import connect

from crocetta.server.http import sockets
from crocetta.server.http.sockets import LONGEST_BURST, Burst, DirectWebSocket, whole_text
from tests.server.people import Guests, both_marking
from tests.server.program import Program, needs_page

pytestmark = pytest.mark.anyio


def wire(**state: Any) -> tuple[DirectWebSocket, bytearray]:
    """One that was let in, and what it has written."""
    written = bytearray()
    one = DirectWebSocket.__new__(DirectWebSocket)
    one.transport = transport(written.extend)
    one.loop = asyncio.get_running_loop()
    one._to_write, one._burst = b"", Burst()
    one.writable = asyncio.Event()
    one.writable.set()
    one.disconnected = one.close_sent = False
    for name, value in state.items():
        setattr(one, name, value)
    return one, written


def transport(write: Callable[[bytes], None], *, closing: bool = False) -> Any:
    """As much of one as is used."""
    return SimpleNamespace(write=write, is_closing=lambda: closing)


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
    await asyncio.sleep(0)
    frame = read(bytes(written))
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, text)
    assert len(frame.data) == size


async def test_texts_of_one_turn_of_the_loop_take_one_write() -> None:
    writes: list[bytes] = []
    one, _ = wire(transport=transport(writes.append))
    assert one.write_text("first", "second")
    assert one.write_text("third")
    await asyncio.sleep(0)
    frames = b"".join(bytes([0x81, len(text)]) + text for text in (b"first", b"second", b"third"))
    assert writes == [frames]
    assert one.write_text("next")
    await asyncio.sleep(0)
    assert len(writes) == 2


async def test_lines_are_written_to_after_all_that_is_told_in_a_turn() -> None:
    happened: list[str] = []
    one, _ = wire(transport=transport(lambda _: happened.append("written")))
    asyncio.get_running_loop().call_soon(one.write_text, "x")
    asyncio.get_running_loop().call_soon(happened.append, "told")
    await asyncio.sleep(0.01)
    assert happened == ["told", "written"]


async def test_of_many_lines_none_waits_for_the_end_of_the_turn() -> None:
    burst, writes = Burst(), list[bytes]()
    lines = [wire(transport=transport(writes.append), _burst=burst)[0] for _ in range(LONGEST_BURST + 1)]
    for one in lines[:-1]:
        assert not writes
        assert one.write_text("x")
    assert len(writes) == LONGEST_BURST
    assert lines[-1].write_text("x")
    assert len(writes) == LONGEST_BURST
    await asyncio.sleep(0)
    assert len(writes) == LONGEST_BURST + 1


async def test_nothing_is_written_to_a_line_that_was_closed_meanwhile() -> None:
    writes: list[bytes] = []
    one, _ = wire(transport=transport(writes.append, closing=True))
    assert one.write_text("x")
    await asyncio.sleep(0)
    assert not writes


async def test_what_was_said_before_a_close_is_written_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    one, _ = wire(transport=transport(lambda _: happened.append("written")))

    async def close(_: WebSocketsSansIOProtocol, message: Any) -> None:
        happened.append(message["type"])

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", close)
    assert one.write_text("x")
    await one.send({"type": "websocket.close"})
    assert happened == ["written", "websocket.close"]

    one.writable.clear()
    closing = asyncio.create_task(one.send({"type": "websocket.close"}))
    await asyncio.sleep(0)
    one.writable.set()
    assert one.write_text("y")
    await closing
    assert happened == ["written", "websocket.close"] * 2


async def test_a_server_that_stops_says_first_what_it_has_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    one, _ = wire(transport=transport(lambda _: happened.append("written")))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", lambda _: happened.append("closed"))
    assert one.write_text("x")
    one.shutdown()
    await asyncio.sleep(0)
    assert happened == ["written", "closed"]


@pytest.mark.parametrize("state", [{"disconnected": True}, {"close_sent": True}, {"writable": asyncio.Event()}])
async def test_what_cannot_be_written_at_once_is_not_written(state: dict[str, Any]) -> None:
    one, written = wire(**state)
    assert not one.write_text("x")
    await asyncio.sleep(0)
    assert not written


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """As a page sends it."""
    return Frame(opcode, text, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 133, 65_535])
def test_a_whole_text_is_read_without_a_parser(size: int) -> None:
    text = "x" * max(0, size - 2) + "ż" * (size > 1) + "y" * (size == 1)
    assert whole_text(sent(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        sent(b"x" * 65_536),
        sent(b"x", mask=False),
        sent(b"x", fin=False),
        sent(b"x", Opcode.BINARY),
        sent(b"x", Opcode.PING),
        sent(b"", Opcode.CLOSE),
        sent(b"\xff"),
        sent(b"x" * 50)[:-1],
        sent(b"x" * 300)[:-1],
        sent(b"x") + sent(b"y"),
        sent(b"x")[:1],
        b"\x81\xff" + bytes(131),
        b"\xc1" + sent(b"x")[1:],
    ],
    ids=range(13),  # masks are random
)
def test_whatever_else_comes_is_left_to_the_parser(data: bytes) -> None:
    assert whole_text(data) is None


@needs_page
def test_texts_are_heard_however_they_arrive(tmp_path: Path) -> None:
    """Alone, in pieces, together and in fragments; and what else is said in between."""
    ping = sent(b'{"type":"ping"}')
    halves = sent(b'{"type":', fin=False), sent(b'"ping"}', Opcode.CONT)
    with Program(tmp_path, "--database", "test.db") as program:
        opened, _ = program.ready().open_table("silver-and-gold", "me", "bot")
        with connect(f"ws://127.0.0.1:{program.port}/api/tables/{opened['table']}/socket") as line:
            for pieces in ([ping], [ping, ping], [ping[:9], ping[9:]], [ping + ping + ping[:4], ping[4:]], halves):
                for piece in pieces:
                    line.socket.sendall(piece)
                    time.sleep(0.05)
            assert [json.loads(line.recv(20))["type"] for _ in range(8)] == ["pong"] * 8
            assert line.ping().wait(20)
            line.send('{"type":"ping"}')
            assert json.loads(line.recv(20))["type"] == "pong"
            line.socket.sendall(sent(b"\xff"))
            with pytest.raises(ConnectionClosed):
                line.recv(20)
            assert line.close_code == 1007


@needs_page
@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_whoever_says_nothing_at_length_is_shown_out(tmp_path: Path, kind: Opcode) -> None:
    pieces = kind == Opcode.CONT
    begun, frame, ended = sent(b"", fin=False) * pieces, sent(b"", kind, fin=not pieces), sent(b"", kind) * pieces
    with Program(tmp_path, "--database", "test.db") as program:
        opened, _ = program.ready().open_table("silver-and-gold", "me", "bot")
        address = f"ws://127.0.0.1:{program.port}/api/tables/{opened['table']}/socket"
        with connect(address, ping_interval=None) as line:
            for _ in range(2):  # a message in between makes up for it
                line.socket.sendall(begun + frame * (sockets.MOST_BETWEEN // 2) + ended)
                line.send('{"type":"ping"}')
                while json.loads(line.recv(20))["type"] != "pong":
                    pass
            line.socket.sendall(begun + frame * (sockets.MOST_BETWEEN + 1))
            with pytest.raises(ConnectionClosed):
                line.recv(20)


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
