"""Workers of one machine, without the server in them: whoever connects reaches one that lives."""

import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from crocetta.kit.words import PLATFORM
from crocetta.server import serve, supervisor
from crocetta.server.supervisor import Supervisor

pytestmark = pytest.mark.skipif(not serve.SPREADS, reason="workers share one socket here")

TIMEOUT = 60.0
SOON = 5.0
"""Seconds within which anybody is served."""


def greet(listener: socket.socket, ill: Path | None, place: int, ready: Connection) -> None:
    """A worker that tells its place to whoever comes; while it is ill it dies as soon as it has started."""
    if ill is not None and ill.exists():
        return
    listener.listen(64)
    ready.send(True)
    while True:
        line, _ = listener.accept()
        with line:
            line.sendall(b"%d" % place)


def visit(port: int) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=SOON) as line:
        return line.recv(1)


def look_until(workers: Supervisor, true: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < until
        workers._look()


def test_nobody_is_sent_to_a_worker_that_dies_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a socket, over which the system spreads visitors whether or not anybody serves it."""
    ill = tmp_path / "ill"
    ill.touch()
    with ExitStack() as stack:
        listeners = [stack.enter_context(one) for one in serve.listen("127.0.0.1", 0, 2, PLATFORM)]
        port = listeners[0].getsockname()[1]
        workers = Supervisor(greet, [(listeners[0], None), (listeners[1], ill)], listeners)
        stack.callback(workers._stop_all)
        monkeypatch.setattr(supervisor, "SHORT_LIFE", TIMEOUT)
        for place in (0, 1):
            workers._start(place)
        assert workers._workers[0].is_ready(lambda: False)
        look_until(workers, lambda: 1 in workers._due)
        assert {visit(port) for _ in range(32)} == {b"0"}
        ill.unlink()
        look_until(workers, lambda: 1 in workers._workers)
        assert workers._workers[1].is_ready(lambda: False)
        assert {visit(port) for _ in range(64)} == {b"0", b"1"}, "who is well again gets its share"
