"""A finished match reviewed under its replay: the curve, luck and choices, and a better move drawn on the board."""

import json
import re
from itertools import combinations
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import FloatRect, Route, expect

from crocetta.bots.review import Alternative, AnyMatch, Costly, Review, looks, review
from crocetta.games.expeditions.actions import Keep, Mark, Take
from tests.browser.people import DESKTOP, PHONE, Guests
from tests.browser.requests import plays_by_requests
from tests.browser.server_process import ServerProcess

FEW = 12
GAP: Final = """() => {
  const edge = (part, side) => document.querySelector(part).getBoundingClientRect()[side];
  return edge(".steps", "top") - edge(".review", "bottom");
}"""
"""Pixels between the panel and the bar under it."""
COVERED: Final = """() => [...document.querySelectorAll(
  ".xp-kc.on, .xp-dc.takeable, .xp-big:has(.xp-ghost), .review-better, .review-plot, .review-costly li",
)].filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const middle = (left + right) / 2;
  return right > left && [top + 4, bottom - 4].some((y) => !part.contains(document.elementFromPoint(middle, y)));
}).map((part) => part.className || part.tagName)"""
"""What is to be seen of a better move, but is covered or cut off."""


HIDDEN_SEATS: Final = """() => [...document.querySelectorAll(".review-seats button")].filter((seat) => {
  const { left, right, top, bottom } = seat.getBoundingClientRect();
  return [left + 8, right - 8].some((x) => !seat.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map((seat) => seat.textContent)"""


def answers(made: Review, asked: list[str], route: Route) -> None:
    """As the server does: first how far it is, then the review."""
    asked.append(route.request.url)
    done = len(asked) > 1
    progress = {"done": 1 if done else 3, "total": 9, "compiling": False}
    route.fulfill(json={**progress, "review": json.loads(msgspec.json.encode(made)) if done else None})


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_review_marks_the_costliest_moves_and_draws_better_ones(
    guests: Guests, server: ServerProcess, size: tuple[int, int] | None
) -> None:
    ada = guests.arrives() if size is None else guests.arrives(size, "finger")
    ada.open_home()
    code = plays_by_requests(ada, server, "silver-and-gold")
    made = review(server.record_of(code), 0, worlds=FEW)
    asked: list[str] = []
    ada.page.route("**/review?*", lambda route: answers(made, asked, route))
    ada.page.goto(f"{server.url}/replay/{code}")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    assert asked == [], "nobody asked for a review yet"

    ada.press_button("Review")
    panel = ada.page.get_by_role("region", name="Review")
    expect(panel.get_by_role("heading", name="Review")).to_be_focused()
    expect(panel.get_by_text("Costliest moves")).to_be_attached()
    assert len(asked) == 2
    assert "seat=0" in asked[0]
    for part in ("Luck", "Choices", "Opponents", "Result"):
        expect(panel.get_by_text(part, exact=part == "Result").first).to_be_attached()
    expect(panel.locator(".review-plot .expected")).to_have_count(1)
    expect(panel.locator(".review-mark")).to_have_count(len(made.costliest))
    expect(panel.locator(".review-zero")).to_have_text("0 points")
    expect(panel.locator(".review-round")).to_have_text([f"Round {each}" for each in (2, 3, 4)])
    assert ada.fits()
    assert ada.page.evaluate(GAP) < 0, "the board shows between the panel and the bar"

    slider = ada.page.get_by_role("slider")
    place = next(k for k, each in enumerate(made.costliest) if isinstance(best(made, each.place), Mark))
    before = slider.input_value()
    ada.press(panel.locator(".review-costly button").nth(place))
    expect(slider).not_to_have_value(before)
    expect(ada.page.locator(".xp-maps .xp-ghost")).to_be_visible()
    expect(panel.get_by_text(re.compile("Better: .* map"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="Done")).to_have_count(0)
    ada.press_button("Next move")
    expect(ada.page.locator(".xp-maps .xp-ghost")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Review")).to_be_focused()


@pytest.mark.parametrize("game", ["silver-and-gold", "la-piramide"])
def test_a_review_of_a_rival_names_them_and_on_a_tablet_says_the_better_move_in_sight(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives((820, 1180), "finger")
    ada.open_home()
    code = plays_by_requests(ada, server, game)
    made = review(server.record_of(code), 1, worlds=FEW)
    ada.page.route("**/review?*", lambda route: answers(made, ["", ""], route))
    ada.page.goto(f"{server.url}/replay/{code}")
    ada.press_button("Review")
    panel = ada.page.get_by_role("region", name="Review")
    ada.press(panel.get_by_role("button", name="Ada", exact=True))
    ada.press(panel.locator(".review-costly button").first)
    expect(panel.get_by_text("Better:")).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_text("Ada’s").first).to_be_visible()
    expect(ada.page.get_by_text(re.compile(r"\byour\b|^you$", re.I))).to_have_count(0)
    ada.press(panel.locator(".review-costly button").first)
    expect(panel.locator(".review-plot")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_better_move_its_words_and_the_curve_are_all_in_sight(
    guests: Guests, server: ServerProcess, size: tuple[int, int]
) -> None:
    ada = guests.arrives(size, "mouse" if size == DESKTOP else "finger")
    ada.open_home()
    code = plays_by_requests(ada, server, "silver-and-gold")
    record = server.record_of(code)
    made = as_if_costly(record, review(record, 0, worlds=FEW), Keep, Mark, Take)
    ada.page.route("**/review?*", lambda route: answers(made, ["", ""], route))
    ada.page.goto(f"{server.url}/replay/{code}")
    ada.press_button("Review")
    costly = ada.page.locator(".review-costly button")
    expect(costly).to_contain_text(["First cards", "Shape", "New card"], use_inner_text=True)
    marks = [mark.bounding_box() for mark in ada.page.locator(".review-mark b").all()]
    assert not any(overlap(one, other) for one, other in combinations(marks, 2))
    for place in range(3):
        ada.press(costly.nth(place))
        expect(costly.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(ada.page.locator(".review-better")).to_contain_text("Better: ")
        expect(ada.page.locator(".played, .xp-played").first).to_be_attached()
        ada.wait_for_animations()
        assert ada.page.evaluate(COVERED) == []


@pytest.mark.parametrize("bots", [3, 5])
def test_on_a_phone_all_names_to_choose_from_are_in_sight(guests: Guests, server: ServerProcess, bots: int) -> None:
    ada = guests.arrives(PHONE, "finger", in_full=True)
    ada.open_home()
    code = plays_by_requests(ada, server, "la-piramide", bots)
    made = review(server.record_of(code), 0, worlds=1)
    ada.page.route("**/review?*", lambda route: answers(made, ["", ""], route))
    ada.page.goto(f"{server.url}/replay/{code}")
    ada.press_button("Review")
    seats = ada.page.get_by_role("group", name="Whose game").get_by_role("button")
    expect(seats).to_have_count(bots + 1)
    assert ada.page.evaluate(HIDDEN_SEATS) == []
    assert ada.fits()


def test_the_end_leads_straight_to_the_review(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.open_home()
    code = plays_by_requests(ada, server, "pyramids")
    asked: list[str] = []
    made = review(server.record_of(code), 0, worlds=FEW)
    ada.page.route("**/review?*", lambda route: answers(made, asked, route))
    ada.page.goto(f"{server.url}/t/{code}")
    ada.press(ada.page.locator(".end").get_by_role("button", name="Review"))
    panel = ada.page.get_by_role("region", name="Review")
    expect(panel.get_by_role("heading", name="Review")).to_be_focused()
    expect(panel.get_by_text("Costliest moves")).to_be_visible()


def overlap(one: FloatRect | None, other: FloatRect | None) -> bool:
    assert one is not None
    assert other is not None
    return abs(one["x"] - other["x"]) < one["width"] and abs(one["y"] - other["y"]) < one["height"]


def best(made: Review, place: int) -> object:
    return made.decisions[place].alternatives[0].act


def as_if_costly(record: AnyMatch, made: Review, *kinds: type) -> Review:
    """A review of seat 0 in which the first act of each kind is the costliest, and the last legal one better."""
    choices = [look for look in looks(record, 0) if look.played is not None]
    decisions, costliest = list(made.decisions), []
    for kind in kinds:
        place = next(k for k, look in enumerate(choices) if isinstance(decisions[k].act, kind))
        look = choices[place]
        better = next(act for act in reversed(look.legal) if isinstance(act, kind) and act != decisions[place].act)
        act = Alternative(better, decisions[place].estimate + 8, 0.1)
        decisions[place] = replace(decisions[place], regret=8.0, alternatives=(act,))
        explained = record.game.explain(look.view, [better])
        costliest.append(Costly(place, look.view, explained))
    return replace(made, decisions=tuple(decisions), costliest=tuple(costliest))
