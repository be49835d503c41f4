"""What axe-core finds against WCAG 2.2, levels A and AA, and against good practice: nothing."""

from typing import Any, Final, Literal

import pytest

from tests.browser.expeditions import Explorer
from tests.browser.house import ROOT
from tests.browser.people import PHONE, Guests, Person
from tests.browser.pyramid import Climber, sets_a_turn_limit

LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
}"""
"""The rule that is named is new and has to be asked for: what one reads on a button is part of what one hears."""


def faults(person: Person) -> list[Any]:
    """Those that axe-core finds in what the page shows now, once nothing moves any more."""
    person.stands_still()
    person.page.evaluate(AXE.read_text())
    found: list[Any] = person.page.evaluate(RUN)
    return found


def faults_by_day_and_night(person: Person) -> list[Any]:
    found = []
    for light in LIGHTS:
        person.page.emulate_media(color_scheme=light)
        found += [[light, *fault] for fault in faults(person)]
    return found


def test_home_set_up_and_waiting_room_break_no_rule(guests: Guests) -> None:
    ada = guests.arrives()
    ada.come_home()
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
    ada.play_now(game)
    player = Climber(ada, seed=71) if game == "La Piramide" else Explorer(ada, seed=71)
    assert player.waits_for_something_to_do() in ("keep", "roll")
    assert faults(ada) == []
    player.plays_on(until=("mark", "pawn", "go"))
    assert faults(ada) == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert faults(ada) == []


def test_the_coach_breaks_no_rule(guests: Guests) -> None:
    ada = guests.arrives(taught=False)
    ada.play_now("Silver & Gold")
    ada.page.wait_for_selector(".coach-bubble")
    assert faults_by_day_and_night(ada) == []


@pytest.mark.parametrize("game", ["Silver & Gold", "La Piramide"])
def test_menu_rules_and_what_others_hold_break_no_rule(guests: Guests, game: str) -> None:
    ada = guests.arrives()
    ada.play_now(game)
    ada.press(ada.page.locator(".xp-pl, .lp-pl").last)
    assert faults(ada) == []
    ada.press_button("Close")
    ada.press_button("Menu")
    assert faults(ada) == []
    ada.press_button("Close")
    ada.press_button("How to play")
    ada.page.wait_for_selector(".guide-page")
    assert faults(ada) == []
    ada.press_button("Full rules")
    ada.page.wait_for_selector(".clause")
    assert faults(ada) == []


def test_the_end_and_a_replay_break_no_rule(guests: Guests) -> None:
    ada = guests.arrives()
    sets_a_turn_limit(ada, 1)
    Climber(ada, seed=72).plays_on()
    ada.scores_shown()
    assert faults(ada) == []
    ada.press_button("Replay")
    ada.page.wait_for_selector(".frame-board > *")
    assert faults(ada) == []
