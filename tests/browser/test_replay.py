"""A finished match at its own address: every step tells something, by buttons, keys and the slider."""

import secrets
from random import Random

import pytest
from playwright.sync_api import expect

from crocetta import games
from tests.browser.house import House
from tests.browser.people import Guests, Person
from tests.lengths import length

STEPS = length(quick=5, test=10, thorough=25)
"""How many are looked at one by one."""


def plays_by_requests(person: Person, house: House, game: str) -> str:
    """A whole match against a bot, without the page; its code."""
    ask, rng = person.page.request, Random(4)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ask.post(f"{house.url}/api/tables", data={"game": game, "seats": seats}).json()
    path = f"{house.url}/api/tables/{table['table']}"
    number, over = 0, False
    while not over:
        update = ask.get(f"{path}/view?seat=0&after={number}&wait=20").json()
        number, over = update["number"], update["over"]
        if update["legal"]:
            move = {"seat": 0, "decision": update["decision"], "move": secrets.token_hex(8)}
            answer = ask.post(f"{path}/play", data={**move, "action": rng.choice(update["legal"])})
            assert answer.json()["type"] == "accepted"
    return str(table["code"])


@pytest.mark.parametrize("game", games.names())
def test_every_step_of_a_replay_tells_something(guests: Guests, house: House, game: str) -> None:
    ada = guests.arrives()
    ada.come_home()
    code = plays_by_requests(ada, house, game)
    ada.page.goto(f"{house.url}/replay/{code}")
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
