"""Who connects and says nothing, or says it endlessly slowly, is shown out; and no flood fills the log."""

import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from crocetta.server import connections, logs
from crocetta.server.logs import Sample, Sampler
from tests.server.program import Program, needs_page
from tests.server.short_timeout import FIRST_REQUEST, PROXY

WITHIN = FIRST_REQUEST + 20


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    folder = tmp_path_factory.mktemp("server")
    with Program(folder, "--database", "test.db", main="tests.server.short_timeout") as program:
        yield program.ready()


def connection(program: Program, words: bytes) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", program.port), timeout=WITHIN)
    opened.sendall(words)
    return opened


def is_closed(opened: socket.socket) -> bool:
    try:
        while opened.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


@needs_page
def test_who_asks_nothing_or_only_begins_to_ask_is_shown_out(program: Program) -> None:
    began = time.monotonic()
    beginnings = [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n\r\n",
        b"GET /health/live HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
        b"POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc\r\n",
    ]
    opened = [connection(program, words) for words in beginnings]
    assert [is_closed(one) for one in opened] == [True] * len(beginnings)
    assert FIRST_REQUEST <= time.monotonic() - began < WITHIN
    for one in opened:
        one.close()


ASK = b"GET /health/live HTTP/1.1\r\nhost: x\r\n"
BEGIN_A_BODY = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"


@needs_page
@pytest.mark.parametrize(
    ("begins", "goes_on", "answer"),
    [
        (ASK, b"x-more: of it\r\n", 431),
        (ASK + b"x-long: ", b"a" * 1000, 431),
        (b"GET /", b"a" * 1000, 431),
        (BEGIN_A_BODY + b"1;", b"a" * 1000, 431),
        (BEGIN_A_BODY + b"0\r\n", b"x-more: of it\r\n", 431),
        (b"", ASK + b"\r\n", 400),
    ],
    ids=["headers", "one header", "address", "a piece's remark", "headers after the body", "requests at once"],
)
def test_who_never_comes_to_the_point_is_shown_out_at_once(
    program: Program, begins: bytes, goes_on: bytes, answer: int
) -> None:
    """One long header kept everybody waiting for ten seconds; headers without end took 800 MB in five."""
    said, endless = b"", goes_on * (600_000 // len(goes_on))
    with connection(program, begins) as opened, contextlib.suppress(ConnectionResetError, BrokenPipeError):
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            opened.sendall(endless)
        while piece := opened.recv(65_536):
            said += piece
    assert b"HTTP/1.1 %d " % answer in said


@needs_page
def test_who_waits_for_an_answer_is_not_shown_out(program: Program) -> None:
    table, cookie = program.open_table("pyramids", "me", "open")
    wait = round(FIRST_REQUEST) + 2
    words = (
        f"GET /api/tables/{table['table']}/view?seat=0&wait={wait} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n"
    )
    with connection(program, words.encode()) as opened:
        assert opened.recv(100).startswith(b"HTTP/1.1 409")


def reads_until(opened: socket.socket, words: bytes) -> None:
    read = b""
    while words not in read:
        more = opened.recv(2_000)
        assert more, "it was closed"
        read += more


UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@needs_page
@pytest.mark.parametrize(
    "words",
    [
        UPGRADE + b"x-more: of it\r\n" * 200 + b"\r\n",
        UPGRADE + b"x-long: " + b"a" * 20_000 + b"\r\n\r\n",
        UPGRADE + b"content-length: 5\r\n\r\nhello",
    ],
    ids=["headers", "one header", "a body"],
)
def test_who_opens_a_line_in_a_way_that_cannot_be_read_is_shown_out(program: Program, words: bytes) -> None:
    with connection(program, b"GET /api/lobby/socket HTTP/1.1\r\nhost: x\r\n" + words) as opened:
        assert opened.recv(100).startswith(b"HTTP/1.1 400")
        assert is_closed(opened)


@needs_page
def test_a_line_on_a_connection_that_was_used_before_stays_open(program: Program) -> None:
    """As proxies do. It was taken for one that never asked again, and closed."""
    with connection(program, ASK + b"\r\n") as kept:
        reads_until(kept, b"alive")
        kept.sendall(b"GET /api/lobby/socket HTTP/1.1\r\nhost: x\r\n" + UPGRADE + b"\r\n")
        reads_until(kept, b"lobby")
        with connection(program, b"") as later:
            assert is_closed(later), "so much time has passed"
        kept.sendall(b'\x81\x8f\0\0\0\0{"type":"ping"}')
        reads_until(kept, b"pong")


@needs_page
@pytest.mark.skipif(sys.platform != "linux", reason="needs several loopback addresses")
def test_a_proxys_connection_is_kept_longer_than_others_between_requests(program: Program) -> None:
    """It was closed after 5 seconds of rest, sometimes just as the next request was sent on it."""
    with socket.create_connection(("127.0.0.1", program.port), WITHIN, source_address=(PROXY, 0)) as kept:
        kept.sendall(ASK + b"\r\n")
        reads_until(kept, b"alive")
        for _ in range(3):  # one after the other, longer than uvicorn's own 5 seconds
            with connection(program, ASK + b"\r\n") as later:
                assert is_closed(later), "so much time has passed"
        kept.sendall(ASK + b"\r\n")
        reads_until(kept, b"alive")


@needs_page
@pytest.mark.skipif(sys.platform != "linux", reason="needs several loopback addresses and a limit on files")
def test_one_address_leaves_connections_to_others(tmp_path: Path) -> None:
    """At most a quarter of the 400 that there are here. A proxy's are many people's."""
    with Program(tmp_path, "--database", "few.db", files=600) as program:
        program.ready()

        def come(address: str) -> socket.socket:
            return socket.create_connection(("127.0.0.1", program.port), WITHIN, source_address=(address, 0))

        def is_answered(opened: socket.socket) -> bool:
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                opened.sendall(ASK + b"\r\n")
                return opened.recv(100).startswith(b"HTTP/1.1 200")
            return False

        opened = [come("127.0.0.2") for _ in range(150)]
        try:
            assert [is_answered(one) for one in opened] == [True] * 100 + [False] * 50
            for address in ("127.0.0.3", "127.0.0.1"):
                opened.append(come(address))
                assert is_answered(opened[-1])
        finally:
            for one in opened:
                one.close()


def test_whoever_is_slow_has_time_but_not_for_ever() -> None:
    assert 5 <= connections.FIRST_REQUEST <= 10
    assert connections.FIRST_REQUEST < connections.WHOLE_REQUEST <= 30


def test_beyond_so_many_none_is_taken() -> None:
    assert connections.at_most(3).most == 3
    assert connections.Connection.most > 3


class Stopwatch:
    seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


def test_the_same_line_is_logged_only_so_often_and_then_how_often_it_was_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stopwatch = Stopwatch()
    monkeypatch.setattr(logs, "time", stopwatch)
    sampler = Sampler()
    assert [sampler.left_out("a", 2) for _ in range(5)] == [0, 0, None, None, None]
    assert sampler.left_out("b", 2) == 0
    stopwatch.seconds += logs.WINDOW
    assert [sampler.left_out("a", 2) for _ in range(3)] == [3, 0, None]


def test_problems_are_sampled_sooner_than_requests() -> None:
    sample = Sample()

    def said(method: str, event: str, times: int) -> int:
        count = 0
        for _ in range(times):
            try:
                sample(None, method, {"event": event})
            except structlog.DropEvent:
                continue
            count += 1
        return count

    assert said("error", "request failed", 3_000) == logs.PROBLEMS
    assert said("info", "request", 3_000) == logs.NEWS


@needs_page
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
def test_a_program_with_all_its_connections_used_soon_answers_again_and_logs_little(tmp_path: Path) -> None:
    with Program(tmp_path, "--database", "few.db", files=600) as program:
        program.ready()
        idle = [socket.create_connection(("127.0.0.1", program.port)) for _ in range(1_000)]
        try:
            program.ready()
            assert program.log.stat().st_size < 1_000_000
        finally:
            for one in idle:
                one.close()
