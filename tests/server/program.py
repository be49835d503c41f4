"""`crocetta serve` as a process of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, cast

import pytest

from crocetta.server.http import pages

needs_page: Final = pytest.mark.skipif(
    not (pages.STATIC / "index.html").is_file(), reason="the page has not been built"
)
STARTS_WITHIN: Final = 60
"""Seconds, on a machine that has much else to do."""
FOUND: Final = {"PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(Path(__file__).parents[2])])}
"""Where the modules of tests are."""


def _allow(files: int) -> None:
    import resource  # not on Windows

    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))


class Program:
    """In a folder of its own, while the block lasts.

    With `site`, what lies there is run, and not what is installed; no other program is found. With `files`, it has
    no more of them. `main` is the module to run: one of ours may change what no setting does.
    """

    def __init__(
        self, folder: Path, *arguments: str, main: str = "crocetta", site: Path | None = None, files: int = 0
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.out, self.log = folder / f"{self.port}.out", folder / f"{self.port}.log"
        command = [sys.executable, "-m", main, "serve", "--port", str(self.port), *arguments]
        settings = {**os.environ, "PYTHONPATH": str(site), "PATH": ""} if site else {**os.environ, **FOUND}
        with self.out.open("wb") as out, self.log.open("wb") as log:
            few = partial(_allow, files) if files else None
            self.process = subprocess.Popen(
                command, stdout=out, stderr=log, cwd=folder, env=settings, preexec_fn=few
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def ready(self) -> Self:
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

    def ask_until(self, path: str, true: Callable[[Any], bool], cookie: str = "") -> Any:
        """Repeats a request, slowly enough for any rate limit, until the answer is the expected one."""
        deadline = time.monotonic() + STARTS_WITHIN
        while not true(answer := self.ask(path, cookie=cookie)):
            assert time.monotonic() < deadline, answer
            time.sleep(0.2)
        return answer

    def open_table(self, game: str, *kinds: str) -> tuple[dict[str, Any], str]:
        """A table of somebody new, and their cookie."""
        self.ask("/api/me")
        cookie = self.cookie
        seats = [{"kind": kind} for kind in kinds]
        return self.ask("/api/tables", {"game": game, "seats": seats}, cookie), cookie

    def lines(self) -> list[dict[str, Any]]:
        """The lines of the log, each a JSON object."""
        return [cast(dict[str, Any], json.loads(line)) for line in self.log.read_text("utf-8").splitlines()]
