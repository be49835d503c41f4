"""How long one waits for the first possible move, what a reveal costs, and how much the page weighs.

`make bench-page` prints it.

The time runs from the navigation to the home page until "Play now" can be pressed, and from the press until one's
own legal moves are lit: the time in between is the person's. Every run has a cold cache; the server is on this
machine.
"""

import gzip
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, PAGE, build_page, chromium_path
from tests.browser.expeditions import Explorer
from tests.browser.house import House
from tests.browser.people import DESKTOP, Guests

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

LONG_TASKS: Final = """
window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask" });
"""
"""Only what blocks the page for 50 ms or more is told."""


class Wait(NamedTuple):
    home: float
    move: float

    @property
    def whole(self) -> float:
        return self.home + self.move


def wait_once(browser: Browser, house: House, game: str, slower: int) -> Wait:
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    context.add_init_script(STOPWATCH)
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(house.url, wait_until="commit")
    button = f"[aria-label='Play now: {game} against bots']:enabled"
    home: float = page.evaluate("(selector) => window.stopwatch(selector)", button)
    page.click(button)
    lit: float = page.evaluate("(selector) => window.stopwatch(selector)", MOVES[game])
    pressed: float = page.evaluate("window.pressed")
    context.close()
    return Wait(home, lit - pressed)


def longest_in_reveals(browser: Browser, house: House, game: str, turns: int) -> float:
    """The longest task from Done to the next shape, on a page that is so many times slower; 0 if none is long."""
    guests = Guests(browser, house)
    ada = guests.arrives(in_full=True, pace="calm")
    ada.page.add_init_script(LONG_TASKS)
    ada.play_now(game)
    explorer = Explorer(ada, seed=4)
    line = ada.page.context.new_cdp_session(ada.page)
    longest = 0.0
    for _ in range(turns):
        while explorer.plays_on(until=("done", "take")) == "take":
            explorer.takes()
        ada.page.wait_for_selector(".frame:not([data-beat])")
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        ada.page.evaluate("window.tasks.length = 0")
        explorer.finishes()
        ada.page.wait_for_selector(".frame[data-beat=flip], .xp-dc.takeable")
        ada.page.wait_for_selector(".frame:not([data-beat])")
        longest = max(longest, *ada.page.evaluate("[0, ...window.tasks]"))
        line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    guests.say_goodbye()
    return longest


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
def open_server() -> Iterator[House]:
    folder = Path(tempfile.mkdtemp())
    house = House(folder)
    house.open()
    try:
        yield house
    finally:
        house.close()
        shutil.rmtree(folder)


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    build_page()
    with open_server() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        print(f"milliseconds to the first possible move, {runs} runs: median, home + table, least to most")
        for slower in (1, SLOWER):
            for game in MOVES:
                wait_once(browser, house, game, 1)
                waits = [wait_once(browser, house, game, slower) for _ in range(runs)]
                speed = "desktop" if slower == 1 else f"{slower}x slower"
                print(f"  {game:14} {speed:10} {told(waits)}", flush=True)
        for game in ("Silver & Gold", "Pyramids"):
            longest = longest_in_reveals(browser, house, game, REVEALS)
            print(
                f"  {game:14} longest task in {REVEALS} reveals, {SLOWER}x slower: {longest:.0f} ms (0: under 50)"
            )
        browser.close()
    weigh()


if __name__ == "__main__":
    main()
