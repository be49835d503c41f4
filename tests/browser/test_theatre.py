"""La Piramide's theatre: the others' turns are played one after the other, and the last move before the end."""

from itertools import pairwise
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, sets_a_turn_limit
from tests.browser.stage import holds, names, played, wait_until_idle, waits_for, watcher

PLAYED_OR_TO_DO: Final = """() => window.played.length > 0
  || document.querySelector(".lp-go .btn.pri:enabled, .lp-pawn.open, .lp-spot")"""
WATCH_THE_DIE: Final = """() => {
  const latest = () => document.querySelector(".lp-log p").textContent;
  const before = latest();
  const look = () => {
    const told = latest() !== before;
    const thrown = document.querySelector(".lp-die.thrown") !== null;
    return told && thrown ? "told too early" : told ? "told" : thrown ? "thrown" : "";
  };
  window.told = [look()];
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => window.told.push(look())).observe(document.querySelector(".lp"), all);
}"""


def ends_the_turn(climber: Climber) -> None:
    """Acts until the others play, or until it is over."""
    person = climber.person
    while not person.page.evaluate("window.played.length > 0"):
        climber.does_one_thing(climber.waits_for_something_to_do())
        # What the others do begins when one's own walk was seen, unless one has to act again.
        person.page.wait_for_function(PLAYED_OR_TO_DO)


def stands_as_reloaded(person: Person, climber: Climber) -> None:
    seen = climber.pawns(), climber.title()
    person.page.reload()
    person.page.wait_for_selector(".lp-pawn")
    assert (climber.pawns(), climber.title()) == seen


def test_the_die_lands_before_its_number_is_told_and_the_last_move_is_played_before_the_end(guests: Guests) -> None:
    ada = watcher(guests, "calm")
    sets_a_turn_limit(ada, 2)
    climber = Climber(ada, seed=4)
    climber.plays_on()
    beats = played(ada)
    order = names(beats)
    assert {"die", "rolled", "walk", "result"} <= set(order)
    assert all(after == "rolled" for beat, after in pairwise(order) if beat == "die")
    assert all(beat["rolled"] == "" for beat in beats if beat["beat"] == "die")
    assert all(beat["rolled"] for beat in beats if beat["beat"] == "rolled")
    assert [beat["ended"] for beat in beats] == [False] * (len(beats) - 1) + [True]
    assert order[-2] == "result"


def test_a_turn_can_be_skipped_and_shown_again_until_one_acts(guests: Guests) -> None:
    ada = watcher(guests, "calm")
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=4)
    climber.waits_for_something_to_do()
    wait_until_idle(ada)
    played(ada)
    holds(ada, "die", "rolled", "walk")
    ends_the_turn(climber)
    ada.press_button("Skip")
    climber.waits_for_something_to_do()
    assert "result" not in names(played(ada))
    expect(ada.page.get_by_role("button", name="Roll the die", exact=True)).to_be_visible()
    pawns = climber.pawns()
    ada.press_button("Show again")
    waits_for(ada, "die")
    ada.key(" ")
    holds(ada)
    wait_until_idle(ada)
    assert climber.pawns() == pawns
    again = ada.page.get_by_role("button", name="Show again")
    expect(again).to_be_visible()
    assert ada.page.locator(".lp-die.thrown").count() == 0, "the die throws itself"
    ada.page.evaluate(WATCH_THE_DIE)
    climber.acts({"type": "roll"}, "Roll the die")
    ada.page.wait_for_function("() => window.told.at(-1) === 'told'")
    assert ada.page.evaluate("window.told.filter((each, k) => each !== window.told[k - 1])") == [
        "",
        "thrown",
        "told",
    ]
    expect(again).to_have_count(0)


def test_where_nothing_may_travel_a_turn_is_told_in_one_caption(guests: Guests) -> None:
    ada = watcher(guests, "brisk", in_full=False)
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=4)
    climber.waits_for_something_to_do()
    wait_until_idle(ada)
    played(ada)
    ends_the_turn(climber)
    waits_for(ada, "result")
    ada.key("Escape")
    climber.waits_for_something_to_do()
    beats = played(ada)
    assert set(names(beats)) == {"result"}
    assert all(beat["told"] for beat in beats)
    stands_as_reloaded(ada, climber)
