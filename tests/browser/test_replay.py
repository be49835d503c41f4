"""A finished match at its own address: every step tells something, by buttons, keys and the slider."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from crocetta import games
from tests.browser.people import PHONE, Guests
from tests.browser.requests import plays_by_requests, plays_with_others
from tests.browser.server_process import ServerProcess
from tests.lengths import length

STEPS = length(quick=5, test=10, thorough=25)
"""How many are looked at one by one."""
CUT: Final = "(said) => said.scrollHeight - said.clientHeight"
"""Pixels of the words that do not show."""


@pytest.mark.parametrize("game", games.names())
def test_every_step_of_a_replay_tells_something(guests: Guests, server: ServerProcess, game: str) -> None:
    ada = guests.arrives()
    ada.open_home()
    code = plays_by_requests(ada, server, game)
    ada.page.goto(f"{server.url}/replay/{code}")
    said = ada.page.locator(".steps-said")
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > STEPS
    for step in range(1, STEPS + 1):
        expect(said).not_to_be_empty()
        ada.press_button("Next move")
        expect(slider).to_have_value(str(step))
    ada.page.locator("h1").click()
    ada.key("ArrowLeft")
    expect(slider).to_have_value(str(STEPS - 1))
    ada.key("End")
    expect(slider).to_have_value(str(last))
    expect(said).not_to_be_empty()
    expect(ada.page.get_by_role("button", name="Next move")).to_be_disabled()
    ada.key("Home")
    slider.fill(str(last // 2))
    expect(said).not_to_be_empty()
    assert ada.fits()


def test_what_is_counted_has_its_name_and_the_colours_of_the_game(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.open_home()
    code = plays_by_requests(ada, server, "la-piramide")
    ada.page.goto(f"{server.url}/replay/{code}")
    ada.press_button("Slaves out")
    panel = ada.page.get_by_role("region", name="Slaves out")
    expect(panel.get_by_role("heading", name="Slaves out")).to_be_focused()
    families = [
        name.removeprefix("lp-fam-")
        for name in ada.page.locator(".lp-pl [class*='lp-fam-']").evaluate_all(
            "(parts) => parts.map((part) => [...part.classList].find((name) => name.startsWith('lp-fam-')))"
        )
    ]
    lines = panel.locator(".scores-line").evaluate_all(
        "(all) => all.map((line) => line.style.getPropertyValue('--own'))"
    )
    assert lines == [f"var(--f-{family})" for family in dict.fromkeys(families)]


def test_points_below_none_have_a_true_minus(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    code = plays_with_others(ada, server, {"game": "pyramids"}, seed=1)
    ada.page.goto(f"{server.url}/replay/{code}")
    ada.press_button("Points")
    expect(ada.page.locator(".scores .review-low")).to_have_text(re.compile("^\u2212[1-9]"))


def test_long_words_of_a_step_are_cut_on_a_phone_until_a_tap(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives(PHONE, "finger")
    ada.open_home()
    code = plays_by_requests(ada, server, "silver-and-gold", bots=3)
    ada.page.goto(f"{server.url}/replay/{code}")
    said = ada.page.locator(".steps-said")
    expect(said).to_contain_text("Celina")
    assert said.evaluate(CUT) > 4
    words = said.inner_text()
    ada.press_button("Show all")
    expect(said).to_have_class(re.compile("open"))
    assert said.evaluate(CUT) <= 0
    ada.press_button("Next move")
    expect(said).not_to_have_text(words)
    expect(said).not_to_have_class(re.compile("open"))
    ada.press_button("Previous move")
    expect(said).to_have_text(words)
    ada.page.get_by_role("button", name="Show all").press("Enter")
    expect(said).to_have_class(re.compile("open"))
    assert said.evaluate(CUT) <= 0
