"""A fourth game is two folders: one in `tests/fourth/games`, one in `web/tests/boards`. No other file knows it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import WEB
from tests.browser.people import Guests, Profiles
from tests.browser.server_process import ROOT, ServerProcess

GAMES: Final = ROOT / "tests/fourth/games"
BOARDS: Final = ROOT / "web/tests/boards"


@pytest.fixture
def server(_page: None, tmp_path: Path) -> Iterator[ServerProcess]:
    settings = {
        "CROCETTA_GAMES": str(GAMES),
        "CROCETTA_BOARDS": str(BOARDS),
        "CROCETTA_STATIC": str(tmp_path / "static"),
    }
    subprocess.run(["node", "build.mjs"], cwd=WEB, env={**os.environ, **settings}, check=True)
    server = ServerProcess(tmp_path, **settings)
    server.open()
    yield server
    server.close()
    assert server.errors() == []


def test_a_game_of_ones_own_is_played_to_its_end_in_the_browser(browser: Browser, server: ServerProcess) -> None:
    guests = Guests(Profiles(browser), server)
    ada = guests.arrives()
    page = ada.page
    ada.play_now("Pebbles")
    ada.press_button("Rules")
    expect(page.get_by_text("In turn, take one, two or three pebbles.")).to_be_visible()
    ada.key("Escape")
    end = page.get_by_role("dialog")
    while not end.count():
        take = page.get_by_role("button", name="Take 1 pebble", exact=True)
        expect(take.and_(page.locator(":enabled")).or_(end)).to_be_visible()
        if take.count():
            left = page.get_by_role("heading", level=2).inner_text()
            take.click()
            expect(page.get_by_role("heading", level=2).first).not_to_have_text(left)
    assert ada.scores_shown() == ada.scores_of_the_server()
    assert ada.parts_shown() == ada.scores_shown()
    assert sum(ada.scores_shown().values()) == 12 + 3
    assert guests.close() == []
