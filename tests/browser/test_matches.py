"""One whole match of each game through the page against bots: every act of the person is a click."""

import pytest

from tests.browser.expeditions import Explorer
from tests.browser.house import House
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, sets_a_turn_limit, told


def the_end_screen_tells_the_scores_of_the_server(person: Person) -> None:
    shown = person.scores_shown()
    assert len(shown) == 3
    assert shown == person.scores_of_the_server()
    assert person.parts_shown() == shown


@pytest.mark.parametrize("game", ["Silver & Gold", "Pyramids"])
def test_all_28_turns_can_be_clicked_down_to_the_scores(guests: Guests, house: House, game: str) -> None:
    ada = guests.arrives()
    ada.play_now(game)
    explorer = Explorer(ada, seed=1)
    assert explorer.plays_on() == "over"
    rounds = [(f"round {r} of 4", f"turn {t} of 7") for r in range(1, 5) for t in range(1, 8)]
    assert explorer.turns == rounds
    assert house.acts_of(ada.code, 0) == ada.did
    the_end_screen_tells_the_scores_of_the_server(ada)
    assert ada.inputs() == {"mouse"}


def test_la_piramide_can_be_clicked_down_to_its_turn_limit(guests: Guests, house: House) -> None:
    ada = guests.arrives(in_full=True)
    sets_a_turn_limit(ada, 8)
    climber = Climber(ada, seed=3)
    assert climber.plays_on() == "over"
    assert [told(act) for act in house.acts_of(ada.code, 0)] == ada.did
    record = house.record_of(ada.code)
    assert record.header.options.turn_limit == 8
    assert record.state.turn == 8 * 3 or max(record.game.scores(record.state)) == 2
    the_end_screen_tells_the_scores_of_the_server(ada)


def test_again_sets_the_next_table_with_one_click(guests: Guests, house: House) -> None:
    ada = guests.arrives()
    sets_a_turn_limit(ada, 1)
    assert Climber(ada, seed=4).plays_on() == "over"
    ada.scores_shown()
    before = ada.code
    first = ada.page.request.get(f"{house.url}/api/tables/{before}").json()
    ada.press_button("Play again")
    ada.page.wait_for_url(lambda url: not url.endswith(before))
    assert Climber(ada, seed=5).waits_for_something_to_do() in ("roll", "tempted", "pawn", "go")
    second = ada.page.request.get(f"{house.url}/api/tables/{ada.code}").json()
    assert (second["status"], second["options"], second["settings"]) == (
        "running",
        first["options"],
        first["settings"],
    )
    assert [(seat["kind"], seat["name"]) for seat in second["seats"]] == [
        (seat["kind"], seat["name"]) for seat in first["seats"]
    ]
