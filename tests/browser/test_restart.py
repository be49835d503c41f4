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


def goes_down_and_comes_back(house: House, *people: Person, meanwhile: Callable[[], None] = lambda: None) -> None:
    for person in people:
        person.page.evaluate("window.neverLoadedAgain = true")
    house.kill()
    for person in people:
        expect(person.page.get_by_text("Reconnecting\u2026")).to_be_visible()
    meanwhile()
    house.open()
    for person in people:
        expect(person.page.get_by_text("Reconnecting\u2026")).to_be_hidden(timeout=20_000)
        assert person.page.evaluate("window.neverLoadedAgain") is True


def marks(guests: Guests, house: House, game: str) -> Explorer:
    """In the second turn, after a mark."""
    explorer = Explorer(arrives(guests, house), seed=5)
    explorer.person.sits_down(game)
    explorer.plays_on(turns=1)
    assert explorer.plays_on(until=("mark",)) == "mark"
    explorer.marks()
    assert explorer.just_marked() != (0, 0)
    return explorer


def leads_pawns(guests: Guests, house: House) -> Climber:
    """In the second turn, after the roll."""
    climber = Climber(arrives(guests, house), seed=7)
    climber.person.sits_down("La Piramide")
    climber.plays_on(rolls=1)
    assert climber.plays_on(until=("pawn", "go"), rolls=100) in ("pawn", "go")
    return climber


def seen_by(player: Explorer | Climber) -> tuple[object, ...]:
    if isinstance(player, Climber):
        return player.pawns(), player.title()
    return player.just_marked(), player.round_and_turn()


def goes_on(player: Explorer | Climber) -> None:
    if isinstance(player, Climber):
        player.plays_on(rolls=player.rolls + 2)
    else:
        player.plays_on(turns=3)


def test_matches_survive_a_killed_server_and_go_on(guests: Guests, house: House) -> None:
    players: list[Explorer | Climber] = [
        marks(guests, house, "Silver & Gold"),
        marks(guests, house, "Pyramids"),
        leads_pawns(guests, house),
    ]
    people = [player.person for player in players]
    logs = [house.entries(person.code) for person in people]
    seen = [seen_by(player) for player in players]
    for person in people:
        assert [told(act) for act in house.acts_of(person.code, 0)] == person.did

    goes_down_and_comes_back(house, *people)

    assert [house.entries(person.code) for person in people] == logs
    assert [seen_by(player) for player in players] == seen
    for player, log in zip(players, logs, strict=True):
        goes_on(player)
        assert house.entries(player.person.code)[: len(log)] == log
        assert [told(act) for act in house.acts_of(player.person.code, 0)] == player.person.did


def test_what_is_done_while_the_server_is_away_is_played_once_when_it_is_back(guests: Guests, house: House) -> None:
    ada = arrives(guests, house)
    ada.sits_down("Silver & Gold")
    explorer = Explorer(ada, seed=6)
    assert explorer.plays_on(until=("done",)) == "done"
    log = house.entries(ada.code)

    def done_is_pressed_meanwhile() -> None:
        goes_down_and_comes_back(house, ada, meanwhile=lambda: ada.press_button("Done"))

    ada.does({"type": "done"}, done_is_pressed_meanwhile)
    assert house.entries(ada.code)[: len(log)] == log
    explorer.plays_on(turns=1)
    assert house.acts_of(ada.code, 0) == ada.did
