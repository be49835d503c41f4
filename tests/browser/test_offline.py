"""Play without a server, from a host of mere files that is gone after the first visit."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from crocetta import games
from crocetta.kit.match import Match
from crocetta.server import site
from tests.browser.expeditions import Explorer
from tests.browser.offline import PLAY, Host, record_worker
from tests.browser.people import Guests, Person, Profiles
from tests.browser.server_process import ServerProcess

KEPT = "navigator.serviceWorker.ready.then(() => true)"
INSTALLED = """async () => {
  const found = await navigator.serviceWorker.getRegistrations();
  return found.length === 2 && found.every(({ active }) => active);
}"""
SHORT = {"la-piramide": {"turn_limit": 10}}


@pytest.fixture
def host(_page: None, tmp_path: Path) -> Iterator[Host]:
    if not site.is_there():
        pytest.skip("play without a server is UNTESTED: `make site` says what is missing")
    host = Host(tmp_path)
    yield host
    host.close()


@pytest.fixture
def guests(browser: Browser, host: Host) -> Iterator[Guests]:
    guests = Guests(Profiles(browser), host)  # type: ignore[arg-type]  # a host has an address too
    yield guests
    assert guests.close() == []


def decision(person: Person) -> int:
    return int([message for message in person.heard if message["type"] == "update"][-1]["decision"])


def test_one_visit_is_enough(guests: Guests, host: Host, tmp_path: Path) -> None:
    version = host.publishes()
    host.open()
    ada = guests.arrives(allowed=[re.compile(".*net::ERR_CONNECTION_REFUSED")])
    page = ada.page
    record_worker(ada)
    ada.play_now("Silver & Gold")
    explorer = Explorer(ada, seed=3)
    explorer.plays_on(turns=1)
    assert page.evaluate(KEPT)

    host.close()
    page.context.set_offline(True)
    _plays_before_python_runs(explorer)
    _marks_and_undoes(explorer)
    _a_full_disk_is_told(explorer)
    _another_tab_waits(ada)
    _matches_end_and_are_taken_home(ada, tmp_path)
    ada.press_button("Play now: Pyramids against bots")
    page.wait_for_selector(".frame-board > *")

    page.context.set_offline(False)
    host.publishes_another(version, "another-version")
    host.open()
    _a_new_version_waits(ada)


def _plays_before_python_runs(explorer: Explorer) -> None:
    """After a reload the board is there at once, with one's own moves; what is done at it waits."""
    ada = explorer.person
    page = ada.page
    assert explorer.plays_on(until=("mark",)) == "mark"
    before = decision(ada)
    ada.heard.clear()
    ada.did.clear()
    page.evaluate("sessionStorage.setItem('waits', '1')")
    page.reload()
    assert explorer.waits_for_something_to_do() == "mark"
    _points_and_clicks(explorer)
    assert ada.heard == []
    page.evaluate("sessionStorage.removeItem('waits'); window.startPython()")
    lost = "what was done before Python ran is lost"
    ada.wait_until(lambda: any(told.get("decision") == before + 1 for told in ada.heard), lost)


def _points_and_clicks(explorer: Explorer) -> None:
    at = explorer.lit()[0]
    explorer.page.mouse.move(*at)
    explorer.ghost()
    explorer.person.press_at(at)


def _a_full_disk_is_told(explorer: Explorer) -> None:
    ada = explorer.person
    assert explorer.plays_on(until=("mark",)) == "mark"
    before = decision(ada)
    ada.page.evaluate("window.theWorker.postMessage({ type: 'disk', full: true })")
    _points_and_clicks(explorer)
    expect(ada.page.get_by_text("its storage is full")).to_be_visible()
    assert decision(ada) == before
    ada.page.evaluate("window.theWorker.postMessage({ type: 'disk', full: false })")
    assert explorer.waits_for_something_to_do() == "mark"  # the refused mark is taken off the board first
    explorer.marks()


def _marks_and_undoes(explorer: Explorer) -> None:
    ada = explorer.person
    ada.heard.clear()
    ada.did.clear()
    assert explorer.plays_on(until=("mark",)) == "mark"
    explorer.marks()
    explorer.undoes()


def _another_tab_waits(ada: Person) -> None:
    other = ada.page.context.new_page()
    other.goto(ada.page.url)
    expect(other.get_by_text("open in another tab")).to_be_visible()
    ada.open_home()
    expect(other.get_by_text("open in another tab")).to_be_hidden()
    expect(other.locator(".frame-board > *").first).to_be_visible()
    other.close()


def _matches_end_and_are_taken_home(ada: Person, folder: Path) -> None:
    page = ada.page
    page.wait_for_function("() => window.ready")
    took: list[float] = []
    for game in games.names():
        played: Any = page.evaluate(PLAY, [game, SHORT.get(game, {})])
        took += played["took"]
        page.goto(f"{ada.server.url}#/replay/{played['code']}")
        with page.expect_download() as saved:
            page.locator(".replay-file").click()
        saved.value.save_as(folder / "match.json")
        match = Match.loads((folder / "match.json").read_bytes(), games.resolve)
        assert (match.game.name, match.game.to_act(match.state)) == (game, ())
    took.sort()
    print(f"acts: p50 {took[len(took) // 2]:.1f} ms, p95 {took[len(took) * 95 // 100]:.1f} ms", file=sys.stderr)
    ada.open_home()
    expect(page.locator(".home-side .panel").first).to_be_visible()


def _a_new_version_waits(ada: Person) -> None:
    page = ada.page
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert "another-version" not in (page.locator("html").get_attribute("data-site") or "")
    ada.press_button("Update")
    page.wait_for_function("() => document.documentElement.dataset.site.includes('another-version')")
    page.wait_for_selector(".frame-board > *")


def test_an_installed_page_plays_without_its_server_and_goes_back_to_it(
    browser: Browser, own_server: ServerProcess, host: Host
) -> None:
    guests = Guests(Profiles(browser), own_server)
    ada = guests.arrives(allowed=[re.compile(".*(net::ERR_|WebSocket).*")])
    page = ada.page
    record_worker(ada)
    ada.open_home()
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    ada.wait_until(lambda: bool(page.evaluate(INSTALLED)), "what was installed is not kept")
    own_server.kill()
    page.goto(f"{own_server.url}/t/ABC-123")
    assert page.url == f"{own_server.url}/offline/?unreachable=t%2FABC-123"
    expect(page.get_by_text("reach the server")).to_be_visible()
    again = page.locator(".offline-note a")
    assert again.get_attribute("href") == f"{own_server.url}/t/ABC-123"
    page.goto(f"{own_server.url}/offline/?unreachable=https:%2F%2Fexample.org%2F")
    assert again.get_attribute("href") == f"{own_server.url}/"
    ada.press_button("Play now: Silver & Gold against bots")
    explorer = Explorer(ada, seed=5)
    explorer.plays_on(turns=1)
    seen = explorer.waits_for_something_to_do()

    own_server.open()
    ada.press_button("Menu")
    ada.press_button("Continue online with a friend")
    page.get_by_role("dialog", name="Continue with friends").wait_for()
    assert page.url.startswith(f"{own_server.url}/watch#match=")
    ada.press_button("Close")
    expect(page.get_by_text("Game over")).to_have_count(0)  # it is not
    ada.press_button("Continue with friends")
    ada.press_button("Create table")
    page.get_by_role("button", name="Copy").first.wait_for()
    bruno = guests.arrives()
    bruno.page.goto(page.url)
    bruno.press_button("Join")
    page.wait_for_selector(".frame-board > *")
    assert Explorer(ada, seed=5).waits_for_something_to_do() == seen
    assert guests.close() == []
