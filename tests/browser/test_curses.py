"""Curses by hand: who is cursed is told so, a choice can be changed, and a refusal speaks of the curse at hand.

The luck of these tables is known: it deals the cards that are played here.
"""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, Guests, Person
from tests.browser.pyramid import Climber, told
from tests.browser.server_process import ServerProcess
from tests.browser.test_hint import asks
from tests.browser.test_hot_seat import sit_side_by_side

FITS: Final = """note => {
  const { top, bottom } = note.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && getComputedStyle(note).overflowY === "auto";
}"""


def since(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Since your last turn")


def plays(climber: Climber, name: str, curse: str) -> None:
    climber.person.press(climber.page.locator(".lp-curse.open", has_text=name))
    climber.acts({"type": "play-curse", "curse": curse}, f"Play {name}")


def touches(climber: Climber, pawn: int) -> None:
    square = climber.page.locator(f".lp-pawn[data-pawn='{pawn}']").get_attribute("data-square")
    climber.person.press_at(climber.middle_of(f".lp-touch [data-square='{square}']"))


def begins_a_forced_march(person: Person) -> Climber:
    person.opens_table("La Piramide")
    climber = Climber(person, seed=91)
    assert climber.plays_on(until=("roll",)) == "roll"
    plays(climber, "Forced march", "forced-march")
    assert climber.waits_for_something_to_do() == "pawn"
    return climber


def reads_what_bruno_did(device: Person) -> None:
    device.press_button("I’m Ada")
    lines = since(device).get_by_role("paragraph")
    expect(lines.nth(0)).to_have_text("Bruno played Plague. The plague hit you: you lose your next 2 turns.")
    expect(lines.nth(1)).to_contain_text("Bruno played Grave robber. Bruno stole ")
    expect(since(device)).to_be_in_viewport(ratio=1)
    assert device.fits()


def test_who_lost_turns_and_a_card_is_told_when_the_phone_comes_round(guests: Guests) -> None:
    device = sit_side_by_side(guests, "La Piramide", PHONE)
    climber = Climber(device, seed=92)
    device.press_button("I’m Bruno")
    climber.waits_for_something_to_do()
    expect(since(device)).to_have_count(0)
    for name, curse in (("Plague", "plague"), ("Grave robber", "grave-robber")):
        plays(climber, name, curse)
        climber.waits_for_something_to_do()
        climber.names_somebody()
    assert climber.plays_on(until=("pass",)) == "pass"
    reads_what_bruno_did(device)
    device.press_button("Close this note")
    expect(since(device)).to_have_count(0)
    assert climber.waits_for_something_to_do() == "roll"
    device.page.reload()
    reads_what_bruno_did(device)
    climber.acts({"type": "roll"}, "Roll the die")
    expect(since(device)).to_have_count(0)


def test_before_anybody_has_played_the_deal_is_not_told(guests: Guests) -> None:
    device = sit_side_by_side(guests, "La Piramide")
    device.press_button("I’m Bruno")
    expect(device.page.locator(".lp-log p")).to_have_text(["You start."])


def test_who_touches_another_pawn_that_may_be_cursed_chooses_that_one_instead(
    guests: Guests, server: ServerProcess
) -> None:
    ada = guests.arrives()
    climber = begins_a_forced_march(ada)
    ada.does({"type": "pick", "pawn": 0}, lambda: touches(climber, 0))
    expect(ada.page.locator(".lp-pawn.chosen[data-pawn='0']")).to_have_count(1)
    touches(climber, 1)
    expect(ada.page.locator(".lp-pawn.chosen[data-pawn='1']")).to_have_count(1)
    ada.did += [None, {"type": "pick", "pawn": 1}]
    ada.wait_until(lambda: len(ada.accepted()) == len(ada.did), "it is not taken back and chosen anew")
    assert ada.answers("refused") == 0
    climber.goes()
    assert [told(act) for act in server.acts_of(ada.code, 0)] == ada.did


def test_a_pawn_that_a_hint_chooses_for_a_curse_is_confirmed_with_a_button(guests: Guests) -> None:
    ada = guests.arrives()
    climber = begins_a_forced_march(ada)
    asks(ada, ".lp-say")
    chosen = ada.page.locator(".lp-pawn.chosen")
    expect(chosen).to_have_count(1)
    pick = {"type": "pick", "pawn": int(chosen.get_attribute("data-pawn") or "")}
    expect(ada.page.locator(".lp-say p")).to_have_text(re.compile("^In gold: your slave. "))
    climber.acts(pick, "Choose this pawn")
    assert climber.waits_for_something_to_do() == "go"


def test_a_refusal_names_the_curse_at_hand_and_scrolls_where_it_is_too_long(guests: Guests) -> None:
    ada = guests.arrives()
    climber = begins_a_forced_march(ada)
    touches(climber, 4)
    why = ada.page.locator(".lp-why")
    expect(why).to_contain_text("Forced march moves one of your own pawns.")
    expect(why).not_to_contain_text("Secret passage")
    ada.page.set_viewport_size({"width": 1300, "height": 420})
    ada.press(ada.page.locator(".lp-curse").first)
    expect(why).to_contain_text("LP-")
    assert why.evaluate(FITS)
