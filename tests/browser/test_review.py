"""A finished match reviewed under its replay: the curve, luck and choices, and a better move drawn on the board."""

import json

import msgspec
import pytest
from playwright.sync_api import Route, expect

from crocetta.bots.review import Review, review
from crocetta.games.expeditions.actions import Mark
from tests.browser.house import House
from tests.browser.people import PHONE, Guests
from tests.browser.requests import plays_by_requests

FEW = 12


def answers(made: Review, asked: list[str], route: Route) -> None:
    """As the server does: first how far it is, then the review."""
    asked.append(route.request.url)
    done = len(asked) > 1
    progress = {"done": 1 if done else 3, "total": 9, "compiling": False}
    route.fulfill(json={**progress, "review": json.loads(msgspec.json.encode(made)) if done else None})


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_review_marks_the_costliest_moves_and_draws_better_ones(
    guests: Guests, house: House, size: tuple[int, int] | None
) -> None:
    ada = guests.arrives() if size is None else guests.arrives(size, "finger")
    ada.come_home()
    code = plays_by_requests(ada, house, "silver-and-gold")
    made = review(house.record_of(code), 0, worlds=FEW)
    asked: list[str] = []
    ada.page.route("**/review?*", lambda route: answers(made, asked, route))
    ada.page.goto(f"{house.url}/replay/{code}")
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
    assert ada.fits()

    slider = ada.page.get_by_role("slider")
    place = next(k for k, each in enumerate(made.costliest) if isinstance(best(made, each.place), Mark))
    before = slider.input_value()
    ada.press(panel.locator(".review-costly button").nth(place))
    expect(slider).not_to_have_value(before)
    expect(ada.page.locator(".xp-maps .xp-ghost")).to_be_visible()
    expect(panel.get_by_text("Better: Card")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Done")).to_have_count(0)
    ada.press_button("Next move")
    expect(ada.page.locator(".xp-maps .xp-ghost")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Review")).to_be_focused()


def best(made: Review, place: int) -> object:
    return made.decisions[place].alternatives[0].act
