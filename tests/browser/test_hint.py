"""A hint, for who plays against bots: laid out on the board with a sentence, to be confirmed or not."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber
from tests.browser.test_two_people import both_mark_in_silver_and_gold

ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
BY_A_LEVEL: Final = re.compile(r"Hint \((Novice|Adept|Expert|Master)\)")


def asks(person: Person, strip: str) -> str:
    """Presses the button and reads why, once it is known."""
    before = person.answers("hinted")
    person.press_button("Hint")
    person.wait_until(lambda: person.answers("hinted") > before, "no hint came")
    expect(person.page.locator(f"{strip} h2")).to_have_text(BY_A_LEVEL)
    expect(person.page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    return person.page.locator(f"{strip} p").first.inner_text().strip()


def test_a_hint_is_laid_out_and_confirmed_like_ones_own_choice(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=61)
    assert explorer.waits_for_something_to_do() == "keep"
    assert asks(ada, ".xp-say").endswith(".")
    expect(ada.page.locator(".xp-kc[aria-pressed=true]")).to_have_count(2)
    first, second = (
        int(card.get_attribute("data-keep") or "") for card in ada.page.locator(".xp-kc[aria-pressed=true]").all()
    )
    kept = {"type": "keep", "first": first, "second": second}
    ada.does(kept, lambda: ada.press_button("Pick these 2"))
    assert explorer.waits_for_something_to_do() == "mark"
    expect(ada.page.locator(".xp-say h2")).not_to_have_text(BY_A_LEVEL)
    assert asks(ada, ".xp-say").endswith(".")
    hinted, said = explorer.ghost(), explorer.says()
    ada.page.mouse.move(*explorer.lit()[0])
    ada.wait_until(lambda: explorer.ghost() != hinted, "the ghost does not follow the mouse")
    expect(ada.page.locator(".xp-hinted"), "the hint goes out of sight").to_be_visible()
    ada.page.locator(".xp-say").hover()
    ada.wait_until(lambda: explorer.ghost() == hinted, "the button plays something else than the strip says")
    assert explorer.says() == said
    expect(ada.page.locator(".xp-hinted")).to_have_count(0)
    ada.page.mouse.move(*explorer.lit()[0])
    ada.wait_until(lambda: explorer.ghost() != hinted, "the ghost does not follow the mouse")
    pointed = explorer.ghost()
    ada.key("s")
    ada.wait_until(lambda: explorer.ghost() != pointed, "it is no single mark")
    single = explorer.ghost()
    expect(ada.page.locator(".xp-say h2"), "the hint is said of another mark").not_to_have_text(BY_A_LEVEL)
    ada.page.locator(".xp-say").hover()
    assert explorer.ghost() == single, "what was chosen by key is gone"
    ada.press_button("Hint")
    ada.wait_until(lambda: explorer.ghost() == hinted, "the hint is not laid out again")
    for key in ARROWS:
        if explorer.ghost() == hinted:
            ada.key(key)
    expect(ada.page.locator(".xp-say h2"), "the hint is said of another place").not_to_have_text(BY_A_LEVEL)
    ada.press_button("Hint")
    ada.wait_until(lambda: explorer.ghost() == hinted, "the hint is not laid out again")
    expect(ada.page.locator(".xp-say h2")).to_have_text(BY_A_LEVEL)
    assert ada.answers("hinted") == 2, "the same hint is not asked for twice"
    explorer.mark_with(*hinted, lambda: ada.press_button("Mark"))
    expect(ada.page.locator(".xp-say h2")).not_to_have_text(BY_A_LEVEL)


def test_a_hint_in_la_piramide_names_the_act_or_holds_the_pawn_at_its_target(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=62)
    climber.waits_for_something_to_do()
    label = ada.page.locator(".lp-hint span")
    assert label.evaluate("label => getComputedStyle(label).clipPath") == "none", "the label can be read"
    assert asks(ada, ".lp-say").endswith(".")
    curse_up = ada.page.get_by_role("button", name="Not now")
    said, hand = ada.page.locator(".lp-say h2"), ada.page.locator(".lp-curse.open")
    for _ in range(2):
        ada.press(curse_up if curse_up.count() > 0 else hand.first)
        expect(said, "the hint is said of something else").not_to_have_text(BY_A_LEVEL)
        ada.press_button("Hint")
        expect(said).to_have_text(BY_A_LEVEL)
    assert ada.answers("hinted") == 1, "the same hint is not asked for twice"
    if curse_up.count() > 0:
        ada.press(curse_up)
    assert climber.plays_on(until=("pawn", "go")) in ("pawn", "go")
    assert asks(ada, ".lp-say").endswith(".")
    expect(ada.page.locator(".lp-chosen")).to_be_visible()
    expect(ada.page.locator(".lp-go .btn.pri")).to_be_enabled()


def test_nobody_gets_a_hint_against_people(guests: Guests) -> None:
    hers, his = both_mark_in_silver_and_gold(guests, her_seed=63, his_seed=64)
    for explorer in (hers, his):
        expect(explorer.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
