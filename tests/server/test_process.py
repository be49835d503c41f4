"""The program itself: it says where it is, it goes when it is told, and a second one on its database is refused."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from crocetta.server import pages

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there"),
    pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the page has not been built"),
]
STARTS_WITHIN = 60
"""Seconds, on a machine that has much else to do."""


GOING_DOWN = 1012


class Program:
    """`crocetta serve` in a folder of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.out, self.log = folder / f"{self.port}.out", folder / f"{self.port}.log"
        command = [sys.executable, "-m", "crocetta", "serve", "--port", str(self.port), *arguments]
        with self.out.open("wb") as out, self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=out, stderr=log, cwd=folder, env={**os.environ})

    def ready(self) -> "Program":
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            try:
                with urllib.request.urlopen(f"{self.url}/health/ready", timeout=5):
                    return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("it does not start")

    def ends(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(20)

    def ask(self, path: str, body: Any = None, cookie: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"cookie": cookie, "content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=20) as answer:
            self.cookie = (answer.headers.get("set-cookie") or "").partition(";")[0]
            return json.loads(answer.read())

    def lines(self) -> list[dict[str, Any]]:
        """Every line of the log is one thing that happened."""
        return [cast(dict[str, Any], json.loads(line)) for line in self.log.read_text("utf-8").splitlines()]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path, "--database", "house.db")
    yield program
    program.process.kill()
    program.process.wait()


def test_ctrl_c_puts_the_table_away_and_it_is_there_again_afterwards(program: Program, tmp_path: Path) -> None:
    program.ready()
    program.ask("/api/me")
    cookie = program.cookie
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = program.ask("/api/tables", {"game": "silver-and-gold", "seats": seats}, cookie)["table"]
    keep = {"seat": 0, "decision": 0, "action": {"type": "keep", "first": 0, "second": 1}, "move": "one"}
    assert program.ask(f"/api/tables/{table}/play", keep, cookie)["type"] == "accepted"

    with connect(f"ws://127.0.0.1:{program.port}/api/tables/{table}/socket") as line:
        line.send('{"type":"sit","seat":null}')
        assert json.loads(line.recv(20))["type"] == "table"
        assert program.ends(signal.SIGINT) == 0
        with contextlib.suppress(ConnectionClosed):
            list(line)
        assert line.close_code == GOING_DOWN
    assert f"http://localhost:{program.port}/" in program.out.read_text(encoding="utf-8")
    events = [line["event"] for line in program.lines()]
    assert (events[0], events[-1]) == ("open", "closed")
    assert not {"error", "critical"} & {line["level"] for line in program.lines()}

    again = Program(tmp_path, "--database", "house.db")
    try:
        again.ready()
        assert again.ask(f"/api/tables/{table}/play", keep, cookie)["type"] == "accepted"
        assert again.ask(f"/api/tables/{table}/view?seat=0", cookie=cookie)["decision"] == 1
        assert again.ends(signal.SIGTERM) == -signal.SIGTERM
        assert [line["event"] for line in again.lines()][-1] == "closed"
    finally:
        again.process.kill()
        again.process.wait()


def test_a_second_program_on_the_same_database_is_refused_in_words(program: Program, tmp_path: Path) -> None:
    program.ready()
    second = Program(tmp_path, "--database", "house.db")
    assert second.process.wait(STARTS_WITHIN) == 1
    said = " ".join(second.log.read_text(encoding="utf-8").split())
    assert "Another Crocetta serves" in said
    assert "--database" in said
    assert "Traceback" not in said
    assert program.ask("/health/ready") == {"status": "ready"}
