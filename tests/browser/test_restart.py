"""The server is killed in the middle of a match and started again on its database; the page stays open."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.house import House
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, told


@pytest.fixture
def house(own_house: House) -> House:
    return own_house


def arrives(guests: Guests, house: House) -> Person:
    """While nobody answers, Chromium itself writes one kind of line to the console; nothing else is forgiven."""
    refused = (
        rf"WebSocket connection to 'ws://127\.0\.0\.1:{house.port}/api/tables/\w+/socket' failed: "
        r"Error in connection establishment: net::ERR_CONNECTION_REFUSED"
    )
    return guests.arrives(allowed=[re.compile(refused)])


def goes_down_and_comes_back(house: House, person: Person, meanwhile: Callable[[], None] = lambda: None) -> None:
    person.page.evaluate("window.neverLoadedAgain = true")
    house.kill()
    expect(person.page.get_by_text("Reconnecting\u2026")).to_be_visible()
    meanwhile()
    house.open()
    expect(person.page.get_by_text("Reconnecting\u2026")).to_be_hidden(timeout=20_000)
    assert person.page.evaluate("window.neverLoadedAgain") is True


@pytest.mark.parametrize("game", ["Silver & Gold", "Pyramids"])
def test_marks_survive_a_killed_server_and_the_match_goes_on(guests: Guests, house: House, game: str) -> None:
    ada = arrives(guests, house)
    ada.play_now(game)
    explorer = Explorer(ada, seed=5)
    explorer.plays_on(turns=2)
    assert explorer.plays_on(until=("mark",)) == "mark"
    explorer.marks()
    log = house.entries(ada.code)
    assert house.acts_of(ada.code, 0) == ada.did
    marks, turn = explorer.just_marked(), explorer.round_and_turn()
    assert marks != (0, 0)

    goes_down_and_comes_back(house, ada)

    assert house.entries(ada.code) == log
    assert explorer.just_marked() == marks
    assert explorer.round_and_turn() == turn
    explorer.plays_on(turns=4)
    assert house.entries(ada.code)[: len(log)] == log
    assert house.acts_of(ada.code, 0) == ada.did


def test_what_is_done_while_the_server_is_away_is_played_once_when_it_is_back(guests: Guests, house: House) -> None:
    ada = arrives(guests, house)
    ada.play_now("Silver & Gold")
    explorer = Explorer(ada, seed=6)
    assert explorer.plays_on(until=("done",)) == "done"
    log = house.entries(ada.code)

    def done_is_pressed_meanwhile() -> None:
        goes_down_and_comes_back(house, ada, meanwhile=lambda: ada.press_button("Done"))

    ada.does({"type": "done"}, done_is_pressed_meanwhile)
    assert house.entries(ada.code)[: len(log)] == log
    explorer.plays_on(turns=1)
    assert house.acts_of(ada.code, 0) == ada.did


def test_pawns_stand_where_they_stood_after_a_killed_server(guests: Guests, house: House) -> None:
    ada = arrives(guests, house)
    ada.play_now("La Piramide")
    climber = Climber(ada, seed=7)
    climber.plays_on(rolls=3)
    assert climber.plays_on(until=("pawn", "go"), rolls=100) in ("pawn", "go")
    log = house.entries(ada.code)
    assert [told(act) for act in house.acts_of(ada.code, 0)] == ada.did
    pawns, title = climber.pawns(), climber.title()

    goes_down_and_comes_back(house, ada)

    assert house.entries(ada.code) == log
    assert (climber.pawns(), climber.title()) == (pawns, title)
    climber.plays_on(rolls=climber.rolls + 2)
    assert house.entries(ada.code)[: len(log)] == log
    assert [told(act) for act in house.acts_of(ada.code, 0)] == ada.did
