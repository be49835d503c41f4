"""The real server in a separate process, and its log on disk."""

import http.client
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from unittest.mock import patch

from crocetta import games
from crocetta.kit.match import Match
from tests.browser.serve import known

Json: TypeAlias = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
READY_WITHIN: Final = 120


class Entry(NamedTuple):
    seat: int
    action: Json | None
    """None: the seat undid its last act."""
    move: str | None


class ServerProcess:
    def __init__(self, folder: Path, **settings: str) -> None:
        self.database = folder / "test.db"
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Starts on the same port and the same database every time, and deals the same cards to every table."""
        command = [sys.executable, "-m", "tests.browser.serve", "serve"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + READY_WITHIN
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: it gets no chance to write anything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        assert self._process.wait() == -signal.SIGKILL

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def errors(self) -> list[str]:
        """Errors in the server's log."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")]

    def entries(self, code: str) -> list[Entry]:
        """The entries of a table that are on disk."""
        query = "select body from entries join tables on tables.id = table_id where code = ? order by entries.seq"
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            rows = database.execute(query, (code,)).fetchall()
        database.close()
        bodies = [json.loads(body) for (body,) in rows]
        return [
            Entry(body["seat"], body.get("action"), body["move"])
            for body in bodies
            if body["type"] in ("acted", "took back")
        ]

    def acts_of(self, code: str, seat: int) -> list[Json | None]:
        return [entry.action for entry in self.entries(code) if entry.seat == seat]

    def record_of(self, code: str) -> Match[Any, Any, Any, Any, Any]:
        """A finished match, from its public match file; its luck was known beforehand (`serve.py`)."""
        with urllib.request.urlopen(f"{self.url}/api/tables/{code}/file", timeout=10) as answer:
            file = answer.read()
        with patch("crocetta.kit.luck.seed_of", known), patch("crocetta.kit.match.seed_of", known):
            return Match.loads(file, games.resolve)

    def answer(self, cookie: str, path: str, body: Json | None = None) -> Json:
        """The server's response to a request with this cookie."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=READY_WITHIN)
        headers = {"cookie": cookie, "content-type": "application/json"}
        line.request(
            "GET" if body is None else "POST", f"/api{path}", None if body is None else json.dumps(body), headers
        )
        told = line.getresponse()
        text = told.read()
        line.close()
        assert told.status < 300, text
        answer: Json = json.loads(text)
        return answer

    def new_guest(self) -> str:
        """The cookie of a new person without a page."""
        with urllib.request.urlopen(f"{self.url}/api/me", timeout=READY_WITHIN) as told:
            return "; ".join(cookie.partition(";")[0] for cookie in told.headers.get_all("set-cookie"))

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health/ready", timeout=1):
                return True
        except OSError:
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
