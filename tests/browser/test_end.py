"""The end of a match on the page: place and margin, where the points come from, what decided, what next."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.autoplay import opens, plays_on
from tests.browser.page_checker import PageChecker
from tests.browser.people import PHONE, Guests, Person
from tests.browser.requests import plays_with_others
from tests.browser.server_process import Json

NTH = ["1st", "2nd", "3rd"]


def looks_at_the_end(person: Person, game: str) -> Json:
    code = opens(person, game)
    told = plays_on(person, code)
    person.page.goto(f"{person.server.url}/t/{code}")
    person.page.locator(".end").wait_for()
    return told


ASIDE: Final = """() => {
  const { left, right } = document.querySelector(".xp-fan").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".xp-fanned > svg")].map((card) => card.getBoundingClientRect());
  const middle = (Math.min(...cards.map((card) => card.left)) + Math.max(...cards.map((card) => card.right))) / 2;
  return Math.abs(middle - (left + right) / 2);
}"""


WITHOUT_OUTLINE: Final = """() => [...document.querySelectorAll(".end use")].filter((symbol) => {
  const ink = getComputedStyle(symbol).getPropertyValue("--k").trim();
  return ink !== "" && !CSS.supports("color", ink);
}).map((symbol) => symbol.getAttribute("href"))"""


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "la-piramide"])
def test_the_end_tells_place_margin_points_and_what_decided(guests: Guests, game: str) -> None:
    ada = guests.arrives()
    told = looks_at_the_end(ada, game)
    assert ada.scores_shown() == ada.scores_of_the_server()
    assert ada.parts_shown() == ada.scores_shown()
    expect(ada.page.locator(".end-place span")).to_have_text(NTH[told["ranks"][0] - 1])
    expect(ada.page.locator(".laurel")).to_have_count(2 if told["ranks"][0] == 1 else 0)
    expect(ada.page.locator(".end-margin")).to_be_visible()
    assert ada.page.evaluate(WITHOUT_OUTLINE) == []
    if told["ending"]["decided"][0]:
        why = "decided it" if told["ranks"][0] < 3 else re.compile("biggest (gap|setback)", re.I)
        expect(ada.page.locator(".end-why")).to_contain_text(why)
    if game == "la-piramide":
        expect(ada.page.locator(".lp-facts b").first).to_have_text(str(told["ending"]["facts"][0]["turns"]))
        expect(ada.page.locator(".lp-exits .lp-freed")).to_have_count(sum(told["scores"]))
    else:
        assert ada.page.locator(".end-table tbody tr").count() == 5
        lead = told["scores"][0] - max(told["scores"][1:])
        expect(ada.page.locator(".lead-last")).to_have_text(f"{lead:+d}".replace("-", "\u2212"))
        assert ada.page.locator(".xp-fanned").count() == min(5, len(told["view"]["sheets"][0]["completed"]))
        ada.wait_for_animations()
        assert ada.page.evaluate(ASIDE) < 5, "the cards are not fanned out evenly"


TIES: Final[dict[str, tuple[Json, int, list[str], str, str]]] = {
    "silver-and-gold": (
        {},
        24,
        ["share the win", "3 points ahead"],
        "as many maps of every colour",
        "1st, tied with",
    ),
    "pyramids": ({}, 132, ["Level with"], "You win the tie with the lowest tomb, number 8.", "1st, level with"),
    "la-piramide": ({"turn_limit": 4}, 30, ["share the win", "1 step ahead"], "39 steps to go each", "1st place"),
}
"""Options, the chance by which all play, and what is told of one's place, at the end and at home."""


@pytest.mark.parametrize("game", TIES)
def test_between_equals_the_end_tells_who_shares_or_what_broke_the_tie(guests: Guests, game: str) -> None:
    options, seed, told, why, result = TIES[game]
    ada = guests.arrives(PHONE, "finger")
    checker = PageChecker(ada)
    code = plays_with_others(ada, ada.server, {"game": game, "options": options}, seed)
    ada.page.goto(f"{ada.server.url}/t/{code}")
    expect(ada.page.locator(".end-place span")).to_have_text("1st")
    expect(ada.page.locator(".laurel")).to_have_count(2)
    expect(ada.page.locator(".end-title, .end-margin")).to_have_text([re.compile(words, re.I) for words in told])
    expect(ada.page.locator(".end-why")).to_contain_text(why)
    expect(ada.page.locator(".end-why svg")).to_have_count(1)
    checker.check(f"end of {game} between equals")
    checker.on_a_desktop(f"end of {game} between equals, large")
    checker.opens_home()
    expect(ada.page.locator(".home-finished .home-line-what b").first).to_contain_text(result)


def test_who_shares_another_place_is_told_with_whom(guests: Guests) -> None:
    ada = guests.arrives()
    code = plays_with_others(ada, ada.server, {"game": "silver-and-gold"}, seed=163)
    ada.page.goto(f"{ada.server.url}/t/{code}")
    expect(ada.page.locator(".end-place span")).to_have_text("2nd")
    expect(ada.page.locator(".end-margin")).to_have_text([re.compile("1 point behind"), re.compile("tied with")])
    expect(ada.page.locator(".end-why")).to_contain_text("decided it")


def test_who_is_behind_others_than_the_winner_is_not_told_what_decided(guests: Guests) -> None:
    ada = guests.arrives()
    code = plays_with_others(ada, ada.server, {"game": "pyramids"}, seed=1)
    ada.page.goto(f"{ada.server.url}/t/{code}")
    expect(ada.page.locator(".end-place span")).to_have_text("3rd")
    expect(ada.page.locator(".end-margin")).to_contain_text("11 points behind")
    expect(ada.page.locator(".end-why")).to_have_text(re.compile(r"^Tombs: your biggest gap to .*, 20 against 30"))


def test_who_is_second_by_a_tie_break_is_told_what_broke_the_tie_too(guests: Guests) -> None:
    ada = guests.arrives()
    code = plays_with_others(ada, ada.server, {"game": "silver-and-gold"}, seed=353)
    ada.page.goto(f"{ada.server.url}/t/{code}")
    expect(ada.page.locator(".end-place span")).to_have_text("2nd")
    expect(ada.page.locator(".end-why")).to_contain_text(["decided it", "You win the tie with more"])


def test_a_second_match_is_compared_with_the_best_before_it_and_its_luck_can_be_checked(guests: Guests) -> None:
    ada = guests.arrives()
    first = looks_at_the_end(ada, "silver-and-gold")["scores"][0]
    assert ada.page.locator(".end-best").count() == 0
    ada.play_now("Silver & Gold")
    second = plays_on(ada, ada.code)["scores"][0]
    ada.page.locator(".end").wait_for()
    words = f"Personal best: {second} (was {first})" if second > first else f"Your best: {first}"
    expect(ada.page.locator(".end-best")).to_have_text(words)
    ada.press_button("Verify the luck")
    found = ada.page.get_by_role("dialog", name="Was the luck fair?")
    expect(found.get_by_role("status")).to_contain_text("Neither the server nor anyone else alone chose the luck.")
    expect(found.locator(".verify-steps li")).to_have_text(
        [
            "The server fixed its secret before your browser added its share.",
            "Your share is part of the luck.",
            "1 player added a share.",
        ]
    )
    found.get_by_role("button", name="Close").click()
    ada.press_button("View table")
    expect(ada.page.locator(".end")).to_have_count(0)
    ada.press_button("Show result")
    ada.press_button("Play again")
    ada.page.wait_for_selector(".xp-keep")
