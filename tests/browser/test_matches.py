"""One match of each game through the page against bots, to its end: every act of the person is a click.

A thorough run clicks from the first turn on; else a program plays seat 0 until the last turns.
"""

from typing import Final

import pytest

from tests.browser.autoplay import opens_at_turn
from tests.browser.expeditions import Explorer
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, sets_a_turn_limit, told
from tests.browser.server_process import ServerProcess
from tests.lengths import length

ROUNDS: Final = [(f"round {r} of 4", f"turn {t} of 7") for r in range(1, 5) for t in range(1, 8)]
BY_HAND: Final = length(quick=2, test=8, thorough=28)
"""Turns; eight see the end of a round."""
TURN_LIMIT: Final = length(quick=2, test=3, thorough=8)


def the_end_screen_tells_the_scores_of_the_server(person: Person) -> None:
    shown = person.scores_shown()
    assert len(shown) == 3
    assert shown == person.scores_of_the_server()
    assert person.parts_shown() == shown


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_turns_can_be_clicked_down_to_the_scores(guests: Guests, server: ServerProcess, game: str) -> None:
    ada = guests.arrives()
    opens_at_turn(ada, game, 28 - BY_HAND)
    explorer = Explorer(ada, seed=1)
    assert explorer.plays_on() == "over"
    assert explorer.turns == ROUNDS[-BY_HAND:]
    assert server.acts_of(ada.code, 0) == ada.did
    the_end_screen_tells_the_scores_of_the_server(ada)
    assert ada.inputs() == {"mouse"}


def test_la_piramide_can_be_clicked_down_to_its_turn_limit(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives(in_full=True)
    sets_a_turn_limit(ada, TURN_LIMIT)
    climber = Climber(ada, seed=3)
    assert climber.plays_on() == "over"
    assert [told(act) for act in server.acts_of(ada.code, 0)] == ada.did
    record = server.record_of(ada.code)
    assert record.header.options.turn_limit == TURN_LIMIT
    assert record.state.turn == TURN_LIMIT * 3 or max(record.game.scores(record.state)) == 2
    the_end_screen_tells_the_scores_of_the_server(ada)


def test_again_sets_the_next_table_with_one_click(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    sets_a_turn_limit(ada, 1)
    assert Climber(ada, seed=4).plays_on() == "over"
    ada.scores_shown()
    before = ada.code
    first = ada.page.request.get(f"{server.url}/api/tables/{before}").json()
    ada.press_button("Play again")
    ada.page.wait_for_url(lambda url: not url.endswith(before))
    assert Climber(ada, seed=5).waits_for_something_to_do() in ("roll", "tempted", "pawn", "go")
    second = ada.page.request.get(f"{server.url}/api/tables/{ada.code}").json()
    assert (second["status"], second["options"], second["settings"]) == (
        "running",
        first["options"],
        first["settings"],
    )
    assert [(seat["kind"], seat["name"]) for seat in second["seats"]] == [
        (seat["kind"], seat["name"]) for seat in first["seats"]
    ]
