"""A table with a clock: the deadline is in sight, and who lets it run out is played by a bot for that turn."""

import re

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import Guests, Person
from tests.browser.server_process import ServerProcess

SECONDS = 30
"""The shortest time for a turn that the set-up offers."""


def seconds_left(person: Person) -> int:
    minutes, seconds = person.page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_deadline_counts_down_in_sight_and_a_bot_plays_the_turn_that_ran_out(
    guests: Guests, server: ServerProcess
) -> None:
    ada = guests.arrives()
    ada.open_set_up("Silver & Gold")
    ada.press(ada.page.get_by_text("Table settings"))
    ada.page.get_by_label("Time per turn").focus()
    ada.page.keyboard.type(f"{SECONDS} s")
    ada.press_button("Start")
    explorer = Explorer(ada, seed=95)
    assert explorer.waits_for_something_to_do() == "keep"
    timer = ada.page.get_by_role("timer")
    expect(timer).to_be_visible()
    assert 10 < seconds_left(ada) <= SECONDS
    expect(timer).not_to_have_class(re.compile("soon"))

    expect(timer).to_have_class(re.compile("soon"), timeout=1000 * SECONDS)
    assert seconds_left(ada) <= 10
    ada.page.wait_for_selector(".xp-field .xp-legal", timeout=1000 * SECONDS)

    expect(ada.page.locator(".notices")).to_have_text("Time’s up! A bot played this turn for you.")

    # Somebody chose her two cards; the turn that follows is hers again, with its own time.
    assert ada.did == []
    assert [act and act["type"] for act in server.acts_of(ada.code, 0)] == ["keep"]
    assert seconds_left(ada) > 10
    explorer.plays_on(turns=1)
    assert server.acts_of(ada.code, 0)[1:] == ada.did
