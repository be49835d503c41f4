"""The server is killed in the middle of a match and started again on its database; the page stays open."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, told
from tests.browser.server_process import ServerProcess


@pytest.fixture
def server(own_server: ServerProcess) -> ServerProcess:
    return own_server


def arrives(guests: Guests, server: ServerProcess) -> Person:
    """While nobody answers, Chromium itself writes one kind of line to the console; nothing else is forgiven."""
    refused = (
        rf"WebSocket connection to 'ws://127\.0\.0\.1:{server.port}/api/tables/\w+/socket' failed: "
        r"Error in connection establishment: net::ERR_CONNECTION_REFUSED"
    )
    return guests.arrives(allowed=[re.compile(refused)])


def goes_down_and_comes_back(
    server: ServerProcess, *people: Person, meanwhile: Callable[[], None] = lambda: None
) -> None:
    for person in people:
        person.page.evaluate("window.neverLoadedAgain = true")
    server.kill()
    for person in people:
        expect(person.page.get_by_text("Reconnecting\u2026")).to_be_visible()
    meanwhile()
    server.open()
    for person in people:
        expect(person.page.get_by_text("Reconnecting\u2026")).to_be_hidden()
        assert person.page.evaluate("window.neverLoadedAgain") is True


def marks(guests: Guests, server: ServerProcess, game: str) -> Explorer:
    """In the second turn, after a mark."""
    explorer = Explorer(arrives(guests, server), seed=5)
    explorer.person.opens_table(game)
    explorer.plays_on(turns=1)
    assert explorer.plays_on(until=("mark",)) == "mark"
    explorer.marks()
    assert explorer.just_marked() != (0, 0)
    return explorer


def leads_pawns(guests: Guests, server: ServerProcess) -> Climber:
    """In the second turn, after the roll."""
    climber = Climber(arrives(guests, server), seed=7)
    climber.person.opens_table("La Piramide")
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


def test_matches_survive_a_killed_server_and_go_on(guests: Guests, server: ServerProcess) -> None:
    players: list[Explorer | Climber] = [
        marks(guests, server, "Silver & Gold"),
        marks(guests, server, "Pyramids"),
        leads_pawns(guests, server),
    ]
    people = [player.person for player in players]
    logs = [server.entries(person.code) for person in people]
    seen = [seen_by(player) for player in players]
    for person in people:
        assert [told(act) for act in server.acts_of(person.code, 0)] == person.did

    goes_down_and_comes_back(server, *people)

    assert [server.entries(person.code) for person in people] == logs
    assert [seen_by(player) for player in players] == seen
    for player, log in zip(players, logs, strict=True):
        goes_on(player)
        assert server.entries(player.person.code)[: len(log)] == log
        assert [told(act) for act in server.acts_of(player.person.code, 0)] == player.person.did


def test_what_is_done_while_the_server_is_away_is_played_once_when_it_is_back(
    guests: Guests, server: ServerProcess
) -> None:
    ada = arrives(guests, server)
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=6)
    assert explorer.plays_on(until=("done",)) == "done"
    log = server.entries(ada.code)

    def done_is_pressed_meanwhile() -> None:
        goes_down_and_comes_back(server, ada, meanwhile=lambda: ada.press_button("Done"))

    ada.does({"type": "done"}, done_is_pressed_meanwhile)
    assert server.entries(ada.code)[: len(log)] == log
    explorer.plays_on(turns=1)
    assert server.acts_of(ada.code, 0) == ada.did
