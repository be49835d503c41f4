"""Large letters and narrow windows: nothing is cut off or too wide."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import FLAGS
from tests.browser.expeditions import Explorer
from tests.browser.people import DESKTOP, PHONE, Guests, Person, Profiles
from tests.browser.pyramid import Climber
from tests.browser.server_process import ServerProcess

GAMES: Final = ("Silver & Gold", "Pyramids", "La Piramide")
SMALLEST: Final = (320, 640)
LARGE_TEXT: Final = (
    "--blink-settings=defaultFontSize=32,"
    "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"
)
"""As a person sets it in the browser. The rest is what playwright gives, which this would put out: a mouse."""
CUT: Final = """() => [...document.querySelectorAll(".btn, .tool, .choice button")]
  .filter((button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight)
  .map((button) => button.textContent)"""


@pytest.fixture(scope="module")
def large(browser: Browser, chromium: str) -> Iterator[Browser]:
    large = browser.browser_type.launch(executable_path=chromium, args=[*FLAGS, LARGE_TEXT])
    yield large
    large.close()


@pytest.fixture
def readers(large: Browser, server: ServerProcess) -> Iterator[Guests]:
    """Guests who have set the text of their browser to twice its size."""
    readers = Guests(Profiles(large), server)
    yield readers
    errors = readers.close()
    assert errors == []


def opens_all_of_set_up(person: Person, game: str) -> None:
    person.open_set_up(game)
    for summary in person.page.locator("dialog summary").all():
        person.press(summary)


def plays_until_there_is_a_choice(person: Person, game: str) -> None:
    person.opens_table(game)
    player = Climber(person, seed=91) if game == "La Piramide" else Explorer(person, seed=91)
    player.plays_on(until=("mark", "pawn"))


def in_order(person: Person) -> bool:
    """Checked in every place, with a word of what is wrong."""
    cut: list[str] = person.page.evaluate(CUT)
    assert cut == []
    return person.fits()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_large_text_finds_room(readers: Guests, size: tuple[int, int]) -> None:
    ada = readers.arrives(size, hand="finger" if size == PHONE else "mouse")
    ada.open_home()
    assert ada.page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
    assert in_order(ada)
    for game in GAMES:
        opens_all_of_set_up(ada, game)
        assert in_order(ada)
        plays_until_there_is_a_choice(ada, game)
        assert in_order(ada)


def test_no_page_is_wider_than_the_smallest_phone(guests: Guests) -> None:
    ada = guests.arrives(SMALLEST, hand="finger")
    ada.open_home()
    assert ada.fits()
    ada.press_button("Invite friends to La Piramide")
    assert ada.fits()
    ada.press_button("Create table")
    ada.page.wait_for_selector(".qr")
    assert ada.fits()
    for game in GAMES:
        plays_until_there_is_a_choice(ada, game)
        assert ada.fits()
