"""Who does not see the table hears it: cards to choose from, the others, and each turn in a sentence."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import Guests
from tests.browser.pyramid import Climber

TURNS: Final = ".frame > [role=status][aria-atomic=false]"


def test_a_table_of_maps_is_heard_in_whole_sentences(guests: Guests) -> None:
    ada = guests.arrives()
    page = ada.page
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=81)
    assert explorer.waits_for_something_to_do() == "keep"
    symbols = r"((cross|coin|palm) on [a-d][1-4](, [a-d][1-4])*( and [a-d][1-4])?(; |$))+"
    card = rf"(Purple|Orange|Green|Grey) map, \+\d+.*: \d+ fields(; {symbols}|$)"
    for choice in page.locator(".xp-kc").all():
        expect(choice).to_have_attribute("aria-label", re.compile(f"^{card}"))
    assert any(
        re.search(symbols, choice.get_attribute("aria-label") or "") for choice in page.locator(".xp-kc").all()
    )
    explorer.plays_on(turns=1)
    explorer.waits_for_something_to_do()
    shown = page.locator(".xp-dc:not(.xp-deck)").nth(1)
    expect(shown).to_have_attribute("aria-label", re.compile(rf"^display, place 2: {card}"))
    rival = page.locator(".xp-pl").first
    expect(rival).to_have_accessible_name(
        re.compile(
            r"^Ada: Bot, Adept, -?\d+ points?, (Start player of this turn, )?(Marking|Ready), "
            r"\d+ coins?, cups \+\d+, palms \+\d+, \d+ completed\.$"
        )
    )
    told = page.locator(TURNS)
    expect(told).to_contain_text(re.compile(r"You (marked|had nothing).*\. .*(Ada|Bruno) (marked|had nothing)"))


def test_a_table_in_the_pyramid_is_heard_in_whole_sentences(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=82)
    climber.plays_on(rolls=1)
    assert climber.waits_for_something_to_do() == "roll"
    told = ada.page.locator(TURNS)
    for who in ("You", "Ada", "Bruno"):
        expect(told).to_contain_text(re.compile(rf"\b{who} (rolled|played)"))
    row = r"Bot, Adept, \d of 2 slaves out(, .+)?, \d+ curses?\.$"
    expect(ada.page.locator(".lp-pl").nth(1)).to_have_accessible_name(re.compile(f"^Ada: {row}"))
    expect(ada.page.locator(".lp-pl[aria-current=true]")).to_have_count(1)
