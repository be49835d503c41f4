"""Play without a server, in Chromium: download size, time to the first possible move, time to answer an act, and
what a searching bot could do there. `make bench-offline` writes it into bench/results.md.

A static web host on this machine; the browser has visited it before, so everything is cached. For a slower device
all processes of the browser are stopped for three quarters of the time, because Chromium's own throttling leaves
workers alone.
"""

import gzip
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.report import other_load, processor, write_section
from crocetta import games
from crocetta.server import site
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.offline import LISTEN, PLAY, Host
from tests.browser.people import DESKTOP
from tests.browser.server_process import ROOT
from tests.browser.speed import MOVES, STOPWATCH

RUNS: Final = 2
SLOWER: Final = 4
TICK: Final = 0.01
READY: Final = "() => window.ready"
SEARCHED: Final = """
import json
from random import Random
from time import perf_counter

from crocetta import bots, games
from crocetta.kit.game import DEALER

SECONDS = 4.0
rates = {}
for name in games.names():
    game = games.get(name)
    adept, rng = bots.get("adept", game), Random(7)

    def step(state):
        seat = game.to_act(state)[0]
        if seat == DEALER:
            return game.apply(state, seat, rng.choice(game.chance(state).outcomes)).state
        return game.apply(state, seat, adept.choose(game.view(state, seat), game.legal(state, seat), rng)).state

    state = game.setup(2, game.types.options.decode(b"{}"))
    while game.to_act(state)[0] == DEALER:
        state = step(state)
    seat, playouts, begin = game.to_act(state)[0], 0, perf_counter()
    view = game.view(state, seat)
    while perf_counter() - begin < SECONDS:
        world = game.sample(view, rng)
        while game.to_act(world):
            world = step(world)
        playouts += 1
    rates[name] = playouts / (perf_counter() - begin)
json.dumps(rates)
"""
"""Imagined worlds, played to their end by adepts on the readable rules: what a master without kernels would do."""


def main() -> None:
    where = other_load()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        host = Host(folder / "site")
        host.publishes()
        host.open()
        with sync_playwright() as playwright:
            context = playwright.chromium.launch_persistent_context(
                folder / "profile",
                executable_path=chromium_path(),
                args=list(FLAGS),
                viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            )
            lines = [*measured(context, host), *searching(folder)]
            context.close()
        host.close()
    write_section("Play without a server", [f"{processor()}. {where}", "", "| | |", "|---|---|", *lines])
    print("\n".join(lines))


def measured(context: BrowserContext, host: Host) -> Iterator[str]:
    yield f"| download, gzipped | {download() / 1e6:.2f} MB |"
    context.add_init_script(STOPWATCH)
    context.add_init_script(LISTEN)
    context.add_init_script("window.hear = () => {}; window.answered = new Set();")
    page = context.new_page()
    page.goto(host.url, wait_until="commit")
    home = stopped(page, ".game .btn.pri:enabled")
    yield f"| home on the first visit | {home / 1000:.1f} s |"
    page.wait_for_function(READY)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    played = [page.evaluate(PLAY, [game, {}]) for game in games.names()]
    took = sorted(act for match in played for act in match["took"])
    p50, p95 = took[len(took) // 2], took[len(took) * 95 // 100]
    yield f"| an act of a person, answered | p50 {p50:.0f} ms, p95 {p95:.0f} ms, of {len(took)} |"
    page.close()
    for slower in (1, SLOWER):
        times = f", {slower} times slower" if slower > 1 else ""
        with slowed(slower):
            firsts = {title: median(first_move(context, host, title) for _ in range(RUNS)) for title in MOVES}
            again = [resumed(context, host) for _ in range(RUNS)]
        each = ", ".join(f"{title} {first / 1000:.1f} s" for title, first in firsts.items())
        yield f"| first possible move of a new match, everything kept{times} | {each} |"
        board, ready = (median(times) / 1000 for times in zip(*again, strict=True))
        yield f"| a match gone on with{times} | own moves lit {board:.1f} s, Python runs {ready:.1f} s |"


def download() -> int:
    """What a host sends that packs text, to somebody who sees every page."""
    icons = ("assets/icon-", "assets/maskable-", "assets/apple-touch-")
    parts = (site.content(part) for name, part in site.parts().items() if not name.startswith(icons))
    return sum(min(len(part), len(gzip.compress(part, 9))) for part in parts)


def first_move(context: BrowserContext, host: Host, title: str) -> float:
    """From the navigation to one's own moves, with a press of "Play now" as soon as it can be pressed."""
    page = context.new_page()
    page.goto(host.url, wait_until="commit")
    button = f"[aria-label='Play now: {title} against bots']:enabled"
    stopped(page, button)
    page.click(button)
    lit = stopped(page, MOVES[title])
    page.close()
    return lit


def resumed(context: BrowserContext, host: Host) -> tuple[float, float]:
    """The match of the last test, opened at its address; and when Python was there."""
    page = context.new_page()
    page.goto(host.url)
    page.locator(".matches a, .resume a, a[href*='#/t/']").first.click()
    page.wait_for_function(READY)
    page.wait_for_selector(",".join(MOVES.values()))
    page.reload(wait_until="commit")
    lit = stopped(page, ",".join(MOVES.values()))
    page.wait_for_function(READY)
    ready = float(page.evaluate("performance.now()"))
    page.close()
    return lit, ready


def stopped(page: Page, selector: str) -> float:
    return float(page.evaluate("(selector) => window.stopwatch(selector)", selector))


@contextmanager
def slowed(times: int) -> Iterator[None]:
    if times == 1:
        yield
        return
    over = threading.Event()

    def brake() -> None:
        """Who has come is looked for while the others rest: it takes its time."""
        browser = list(_browser())
        while not over.is_set():
            begin = perf_counter()
            for pid in browser:
                _send(pid, signal.SIGSTOP)
            stopped, browser = browser, list(_browser())
            sleep(max(0.0, TICK * (times - 1) - (perf_counter() - begin)))
            rested = perf_counter() - begin
            for pid in stopped:
                _send(pid, signal.SIGCONT)
            sleep(rested / (times - 1))

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _browser() -> Iterator[int]:
    """Chromium and its children, which are all children of this process by way of Playwright's own."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
            parents[int(stat.parent.name)] = int(rest.split()[1]), name
        except OSError:
            continue
    for pid, (parent, name) in parents.items():
        above = parent
        while above not in (0, 1, os.getpid()):
            above = parents.get(above, (0, ""))[0]
        if above == os.getpid() and name.startswith(("chrom", "headless_shell")):
            yield pid


def _send(pid: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, what)


def searching(folder: Path) -> Iterator[str]:
    node = shutil.which("node")
    assert node is not None
    program = folder / "program.py"
    program.write_text(SEARCHED, encoding="utf-8")
    command = [node, str(ROOT / "web/tests/in_pyodide.mjs"), str(folder / "site"), str(program), str(ROOT)]
    rates: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    each = ", ".join(f"{games.get(name).title} {rate:.1f}" for name, rate in rates.items())
    yield f"| worlds imagined and played to their end by adepts, a second (Pyodide under Node) | {each} |"


if __name__ == "__main__":
    main()
