"""A smoke test in Debian's Firefox: home, a table of each game, a move, another language. `make firefox` runs it.

Firefox speaks WebDriver BiDi by itself: neither geckodriver nor Selenium is needed, only a WebSocket.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import build_page
from tests.browser.people import TAUGHT
from tests.browser.server_process import Json, ServerProcess, free_port

WITHIN: Final = 60
"""Seconds; the machine may be busy."""
SIZE: Final = {"width": 1440, "height": 900}
MOVES: Final = {
    "Silver & Gold": ("[data-keep='0']", "[data-keep='1']", ".xp-primary"),
    "Pyramids": ("[data-keep='0']", "[data-keep='1']", ".xp-primary"),
    "La Piramide": (".lp-go .btn.pri",),
}
"""What is pressed for the first move of each game."""


class Firefox:
    """A window of Firefox, over one WebSocket."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self._window, viewport=SIZE)
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {TAUGHT} }}")

    def ask(self, method: str, **params: Any) -> Json:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer: Json = json.loads(self._line.recv(timeout=WITHIN))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(str(answer["params"]["text"]))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise AssertionError(f"{method}: {answer['message']}")
                result: Json = answer["result"]
                return result

    def goes_to(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def value(self, expression: str) -> Any:
        target = {"context": self._window}
        answer = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        return answer["result"].get("value")

    def waits_until(self, expression: str) -> None:
        deadline = time.monotonic() + WITHIN
        while not self.value(expression):
            if time.monotonic() > deadline:
                raise AssertionError(f"never true: {expression}")
            time.sleep(0.05)

    def presses(self, selector: str) -> None:
        """Clicks with the mouse: pointer to the middle of it, down and up."""
        find = f"document.querySelector({json.dumps(selector)})"
        self.waits_until(f"{find} !== null && !{find}.disabled")
        self.value(f"{find}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        locator = {"type": "css", "value": selector}
        nodes = self.ask("browsingContext.locateNodes", context=self._window, locator=locator)["nodes"]
        origin = {"type": "element", "element": {"sharedId": nodes[0]["sharedId"]}}
        press = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        self.ask("input.performActions", context=self._window, actions=[mouse])


@contextmanager
def open_firefox(program: str) -> Iterator[Firefox]:
    """With a temporary profile."""
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", str(port)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with connect_to(port) as line:
                yield Firefox(line)
        finally:
            process.terminate()
            process.wait()


def connect_to(port: int) -> ClientConnection:
    deadline = time.monotonic() + WITHIN
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def plays_the_flow(firefox: Firefox, server: ServerProcess) -> None:
    for game, presses in MOVES.items():
        firefox.goes_to(server.url)
        firefox.presses(f"[aria-label='Play now: {game} against bots']")
        firefox.waits_until("location.pathname.startsWith('/t/')")
        code = str(firefox.value("location.pathname.split('/').at(-1)"))
        for selector in presses:
            firefox.presses(selector)
        acts_of_mine(server, code)
        print(f"  {game}: {server.acts_of(code, 0)[0]}", flush=True)
    firefox.goes_to(server.url)
    firefox.presses(".language [role=radio]:nth-child(2)")
    firefox.waits_until("document.documentElement.lang === 'it'")
    spoken = firefox.value("document.querySelector('.game .btn').textContent")
    print(f"  in Italian: {spoken}", flush=True)
    assert firefox.errors == [], firefox.errors


def acts_of_mine(server: ServerProcess, code: str) -> None:
    deadline = time.monotonic() + WITHIN
    while not server.acts_of(code, 0):
        assert time.monotonic() < deadline, f"nothing was played at {code}"
        time.sleep(0.05)


def main() -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        sys.exit("there is no Firefox: apt install firefox-esr")
    build_page()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.open()
        try:
            version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
            print(version.stdout.strip())
            with open_firefox(program) as firefox:
                plays_the_flow(firefox, server)
        finally:
            server.close()


if __name__ == "__main__":
    main()
