"""How long one waits for the first possible move, what reveal and hovering cost, and how much the page weighs.

`make bench-page` prints it; `ARGS=lobby` only how smoothly a lobby of 500 tables scrolls.

The time runs from the navigation to the home page until "Play now" can be pressed, and from the press until one's
own legal moves are lit: the time in between is the person's. Every run has a cold cache; the server is on this
machine.

Tasks are measured in the thread's own time, which other work on the machine hardly changes, and multiplied.
"""

import gzip
import itertools
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from crocetta.tables.protocol import Settings
from tests.browser.conftest import FLAGS, PAGE, build_page, chromium_path
from tests.browser.expeditions import Explorer
from tests.browser.people import DESKTOP, Guests, Profiles
from tests.browser.server_process import ServerProcess

RUNS: Final = 7
REVEALS: Final = 4
SLOWER: Final = 4
"""A phone of the middle class is about so many times slower than a desktop."""
MOVES: Final = {
    "Silver & Gold": ".xp-keep:not(.kept) .xp-kc",
    "Pyramids": ".xp-keep:not(.kept) .xp-kc",
    "La Piramide": ".lp-go .btn.pri:enabled",
}
"""What is lit when one may act for the first time."""
STOPWATCH: Final = """
window.stopwatch = (selector) => new Promise((seen) => {
  const look = () => {
    if (document.querySelector(selector)) setTimeout(() => seen(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
});
addEventListener("click", (event) => { window.pressed ??= event.timeStamp; }, { capture: true });
"""

TRACED: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")
HOVERED: Final = 12
"""Places of each card that the mouse comes to."""
FRAMES: Final = 50
"""Milliseconds: the mouse rests until the ghost is drawn."""
MOST_LISTED: Final = 500
SCROLLED: Final = 60
COUNT_FRAMES: Final = """() => {
  window.frames_ = [];
  const note = (now) => { window.frames_.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""


class Wait(NamedTuple):
    home: float
    move: float

    @property
    def whole(self) -> float:
        return self.home + self.move


def wait_once(browser: Browser, server: ServerProcess, game: str, slower: int) -> Wait:
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    context.add_init_script(STOPWATCH)
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(server.url, wait_until="commit")
    button = f"[aria-label='Play now: {game} against bots']:enabled"
    home: float = page.evaluate("(selector) => window.stopwatch(selector)", button)
    page.click(button)
    lit: float = page.evaluate("(selector) => window.stopwatch(selector)", MOVES[game])
    pressed: float = page.evaluate("window.pressed")
    context.close()
    return Wait(home, lit - pressed)


@contextmanager
def tasks_of(browser: Browser, page: Page) -> Iterator[list[float]]:
    """Milliseconds of each task of the page meanwhile, on a device that is so many times slower."""
    found: list[float] = []
    browser.start_tracing(page=page, categories=list(TRACED))
    page.evaluate("performance.mark('begins')")
    yield found
    page.evaluate("performance.mark('ends')")
    told = json.loads(browser.stop_tracing())["traceEvents"]
    begins, ends = (next(event for event in told if event["name"] == mark) for mark in ("begins", "ends"))
    found += [
        SLOWER * event.get("tdur", 0) / 1000
        for event in told
        if event["name"] == "RunTask"
        and (event["pid"], event["tid"]) == (begins["pid"], begins["tid"])
        and begins["ts"] < event["ts"]
        and event["ts"] + event.get("dur", 0) < ends["ts"]
    ]


def longest_tasks(browser: Browser, server: ServerProcess, game: str, turns: int) -> tuple[float, float]:
    """While the mouse moves over one's cards, and from Done to the next shape."""
    guests = Guests(Profiles(browser), server)
    ada = guests.arrives(in_full=True, pace="calm")
    ada.play_now(game)
    explorer = Explorer(ada, seed=4)
    explorer.plays_on(until=("mark",))
    ada.page.wait_for_selector(".frame:not([data-beat])")
    with tasks_of(browser, ada.page) as hovering:
        for card in ada.page.locator(".xp-field").all():
            box = card.bounding_box()
            assert box is not None
            for place in range(HOVERED):
                across, down = place % 4, place // 4
                at = box["x"] + box["width"] * (across + 0.5) / 4, box["y"] + box["height"] * (down + 0.5) / 4
                ada.page.mouse.move(*at)
                ada.page.wait_for_timeout(FRAMES)
    revealing: list[float] = []
    for _ in range(turns):
        while explorer.plays_on(until=("done", "take")) == "take":
            explorer.takes()
        ada.page.wait_for_selector(".frame:not([data-beat])")
        with tasks_of(browser, ada.page) as tasks:
            explorer.finishes()
            ada.page.wait_for_selector(".frame[data-beat]")
            ada.page.wait_for_selector(".frame:not([data-beat])")
        revealing += tasks
    guests.close()
    return max(hovering), max(revealing)


def lobby_of(tables: int) -> dict[str, object]:
    """What the line of a home page tells where so many tables are open."""
    games = ("silver-and-gold", "pyramids", "la-piramide")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "open", "name": ""}]
    settings = msgspec.to_builtins(Settings(listed=True, clock=60))
    listed = [
        {
            "table": f"{k:016x}",
            "code": f"CODE-{k}",
            "game": games[k % 3],
            "own": False,
            "options": {},
            "settings": settings,
            "seats": seats,
            "host": 0,
            "running": False,
            "free": 1,
            "watching": k % 4,
            "updated": 1_800_000_000 + k,
        }
        for k in range(tables)
    ]
    return {"type": "lobby", "tables": listed}


def scroll_lobby(browser: Browser, server: ServerProcess, tables: int) -> tuple[float, float, float]:
    """Frames a second, the longest between two frames, and the longest task, slower, while tables come and go."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    whole = lobby_of(tables)

    def answer(line: WebSocketRoute) -> None:
        line.on_message(lambda _: None)
        line.send(json.dumps(whole))
        lines.append(line)

    lines: list[WebSocketRoute] = []
    context.route_web_socket(re.compile("/api/lobby/socket$"), answer)
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("button", name=f"Show all {tables} tables").click()
    page.wait_for_function(f"() => document.querySelectorAll('.lobby-line').length === {tables}")
    with tasks_of(browser, page) as tasks:
        page.evaluate(COUNT_FRAMES)
        for step in range(SCROLLED):
            page.mouse.move(1_200, 450)
            page.mouse.wheel(0, 600)
            if step % 5 == 0:
                changed = {**lobby_of(tables)["tables"][step], "watching": step}  # type: ignore[index]
                lines[0].send(json.dumps({"type": "lobby change", "changed": [changed], "gone": []}))
            page.wait_for_timeout(FRAMES)
        times: list[float] = page.evaluate("window.frames_")
    context.close()
    gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
    return 1000 * len(gaps) / sum(gaps), max(gaps), max(tasks)


def time_lobby(browser: Browser, server: ServerProcess) -> None:
    rate, gap, task = scroll_lobby(browser, server, MOST_LISTED)
    print(
        f"  a lobby of {MOST_LISTED} tables, scrolled while it changes: {rate:.0f} frames a second, "
        f"at most {gap:.0f} ms between two; longest task, {SLOWER}x slower: {task:.0f} ms",
        flush=True,
    )


def told(waits: list[Wait]) -> str:
    whole = sorted(wait.whole for wait in waits)
    home, move = (median(wait[part] for wait in waits) for part in (0, 1))
    return f"{median(whole):6.0f}   {home:5.0f} + {move:5.0f}   {whole[0]:5.0f} to {whole[-1]:5.0f}"


def weigh() -> None:
    sizes = {
        file.name: len(gzip.compress(file.read_bytes(), 9))
        for file in sorted((PAGE.parent / "assets").iterdir())
        if file.suffix in (".js", ".css")
    }
    print(f"\nJavaScript and CSS, gzipped: {sum(sizes.values()) / 1000:.1f} kB")
    for name, size in sizes.items():
        print(f"  {size / 1000:6.1f} kB  {name}")


@contextmanager
def open_server() -> Iterator[ServerProcess]:
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(folder)
    server.open()
    try:
        yield server
    finally:
        server.close()
        shutil.rmtree(folder)


def main() -> None:
    only_lobby = "lobby" in sys.argv
    runs = int(sys.argv[1]) if len(sys.argv) > 1 and not only_lobby else RUNS
    build_page()
    with open_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        if only_lobby:
            time_lobby(browser, server)
            return
        print(f"milliseconds to the first possible move, {runs} runs: median, home + table, least to most")
        for slower in (1, SLOWER):
            for game in MOVES:
                wait_once(browser, server, game, 1)
                waits = [wait_once(browser, server, game, slower) for _ in range(runs)]
                speed = "desktop" if slower == 1 else f"{slower}x slower"
                print(f"  {game:14} {speed:10} {told(waits)}", flush=True)
        for game in ("Silver & Gold", "Pyramids"):
            hovering, revealing = longest_tasks(browser, server, game, REVEALS)
            print(
                f"  {game:14} longest task, {SLOWER}x slower: "
                f"hovering {hovering:.0f} ms, in {REVEALS} reveals {revealing:.0f} ms",
                flush=True,
            )
        time_lobby(browser, server)
        browser.close()
    weigh()


if __name__ == "__main__":
    main()
