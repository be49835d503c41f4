"""The page is loaded again in the middle of a turn: everything is as it was, and the match goes on."""

import pytest
from playwright.sync_api import expect

from tests.browser.expeditions import OTHER_OR_BOTH, Explorer
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, told
from tests.browser.server_process import ServerProcess


def story(person: Person) -> list[str]:
    """What happened, as the menu tells it."""
    person.press_button("Menu")
    person.page.wait_for_selector("dialog.menu")
    lines = person.page.locator(".log-lines li").all_inner_texts()
    person.press_button("Close")
    return lines


def last_turn(person: Person) -> list[str]:
    """What the board tells of the latest turns."""
    return person.page.locator(".xp-log p, .lp-log p").all_inner_texts()


def loads_again(person: Person) -> None:
    person.page.reload()
    person.page.wait_for_selector(".frame-board > *")


@pytest.mark.parametrize("game", OTHER_OR_BOTH)
def test_marks_of_this_turn_are_still_there_after_a_reload(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives()
    ada.opens_table(game)
    explorer = Explorer(ada, seed=21)
    explorer.plays_on(turns=1)
    assert explorer.plays_on(until=("mark",)) == "mark"
    explorer.marks()
    before = explorer.just_marked(), explorer.marked(), explorer.round_and_turn(), explorer.says(), story(ada)
    assert before[0] != (0, 0)
    assert ada.page.title().startswith("\u25cf Your turn")
    loads_again(ada)
    explorer.waits_for_something_to_do()
    after = explorer.just_marked(), explorer.marked(), explorer.round_and_turn(), explorer.says(), story(ada)
    assert after == before
    assert ada.page.title().startswith("\u25cf Your turn")
    explorer.plays_on(turns=3)
    assert server.acts_of(ada.code, 0) == ada.did


def test_a_roll_and_every_pawn_are_still_there_after_a_reload(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=22)
    climber.plays_on(rolls=2)
    assert climber.plays_on(until=("pawn", "go")) in ("pawn", "go")
    before = climber.pawns(), climber.title(), story(ada), last_turn(ada)
    assert before[3]
    loads_again(ada)
    climber.waits_for_something_to_do()
    ada.wait_until(lambda: last_turn(ada) != [], "nothing is told of the last turns")
    assert (climber.pawns(), climber.title(), story(ada), last_turn(ada)) == before
    expect(ada.page.locator(".top")).to_contain_text("Your turn")
    climber.plays_on(rolls=climber.rolls + 1)
    assert [told(act) for act in server.acts_of(ada.code, 0)] == ada.did


def test_the_last_turn_is_still_told_after_a_reload(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=23)
    while not last_turn(ada):
        assert len(explorer.turns) < 7, "in a whole round nothing was worth telling"
        explorer.plays_on(turns=len(explorer.turns) + 1)
        explorer.plays_on(until=("mark", "take"))
    before = last_turn(ada)
    loads_again(ada)
    ada.wait_until(lambda: last_turn(ada) == before, "the last turn is told otherwise, or not at all")
