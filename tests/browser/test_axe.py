"""What axe-core finds against WCAG 2.2, levels A and AA, and against good practice: nothing."""

from typing import Any, Final

import pytest

from tests.browser.expeditions import Explorer
from tests.browser.page_checker import CONTRAST, axe_violations
from tests.browser.people import PHONE, Guests, Person
from tests.browser.pyramid import WHAT_NOW, Climber

THEATRE_OR_MY_TURN: Final = f"() => document.querySelector('.lp-caption') ? 'theatre' : ({WHAT_NOW})()"


def faults_by_day_and_night(person: Person) -> list[Any]:
    """Names and roles are the same in the dark."""
    found = axe_violations(person)
    person.page.emulate_media(color_scheme="dark")
    found += [["dark", *fault] for fault in axe_violations(person, only=[CONTRAST])]
    person.page.emulate_media(color_scheme="light")
    return found


def test_home_set_up_and_waiting_room_break_no_rule(guests: Guests) -> None:
    ada = guests.arrives()
    ada.open_home()
    assert faults_by_day_and_night(ada) == []
    ada.press_button("Invite friends to La Piramide")
    for summary in ada.page.locator("dialog summary").all():
        ada.press(summary)
    assert faults_by_day_and_night(ada) == []
    ada.press_button("Create table")
    ada.page.wait_for_selector(".qr")
    assert faults_by_day_and_night(ada) == []


@pytest.mark.parametrize("game", ["Silver & Gold", "Pyramids", "La Piramide"])
def test_a_table_on_which_one_may_act_breaks_no_rule(guests: Guests, game: str) -> None:
    ada = guests.arrives()
    ada.opens_table(game)
    player = Climber(ada, seed=71) if game == "La Piramide" else Explorer(ada, seed=71)
    assert player.waits_for_something_to_do() in ("keep", "roll")
    assert axe_violations(ada) == []
    player.plays_on(until=("mark", "pawn", "go"))
    assert axe_violations(ada) == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert axe_violations(ada) == []


def test_the_coach_breaks_no_rule(guests: Guests) -> None:
    ada = guests.arrives(taught=False)
    ada.play_now("Silver & Gold")
    ada.page.wait_for_selector(".coach-bubble")
    assert faults_by_day_and_night(ada) == []


@pytest.mark.parametrize("game", ["Silver & Gold", "La Piramide"])
def test_menu_rules_and_what_others_hold_break_no_rule(guests: Guests, game: str) -> None:
    ada = guests.arrives()
    ada.opens_table(game)
    ada.press(ada.page.locator(".xp-pl, .lp-pl").last)
    assert axe_violations(ada) == []
    ada.press_button("Close")
    ada.press_button("Menu")
    assert axe_violations(ada) == []
    ada.press_button("Close")
    ada.press_button("How to play")
    ada.page.wait_for_selector(".guide-page")
    assert axe_violations(ada) == []
    ada.press_button("Full rules")
    ada.page.wait_for_selector(".clause")
    assert axe_violations(ada) == []


def test_what_is_played_breaks_no_rule(guests: Guests) -> None:
    ada = guests.arrives(pace="calm")
    ada.opens_table("Silver & Gold")
    Explorer(ada, seed=73).plays_on(turns=1)
    ada.page.wait_for_selector(".frame[data-beat]")
    assert axe_violations(ada) == []
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=73)
    while (now := str(ada.page.wait_for_function(THEATRE_OR_MY_TURN).json_value())) != "theatre":
        climber.does_one_thing(now)
    assert axe_violations(ada) == []
