"""The match of the day and a challenge, as people meet them: played, ranked, practised, opened and compared."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import PHONE, Guests, Person
from tests.browser.requests import plays_by_requests, plays_to_the_end
from tests.browser.server_process import ServerProcess
from tests.browser.test_axe import faults_by_day_and_night

REFUSED = re.compile(r"Failed to load resource: .* 409 .*")


def begins(person: Person) -> str:
    """The code of the table."""
    person.open_home()
    daily = person.page.get_by_role("region", name=re.compile("Match of the day"))
    person.press(daily.get_by_role("button", name="Play: match of the day, Pyramids"))
    person.page.wait_for_url(re.compile("/t/"))
    return person.page.url.rsplit("/", 1)[1]


def finishes(person: Person, server: ServerProcess, table: str, seed: int) -> None:
    person.page.goto(server.url)  # the page must not play along
    plays_to_the_end(person, server, table, Random(seed).choice)


def test_one_attempt_a_board_practice_and_replays_for_those_who_have_played(
    guests: Guests, server: ServerProcess
) -> None:
    ada, bruno = guests.arrives(), guests.arrives(PHONE, "finger", [REFUSED])
    for person, name in ((ada, "Adalbert"), (bruno, "Bruno")):
        person.open_home()
        person.set_name(name)
    table = begins(ada)
    expect(ada.page.locator(".top .chip")).to_have_text("Match of the day")
    finishes(ada, server, table, 4)
    ada.page.goto(f"{server.url}/t/{table}")
    expect(ada.page.get_by_text(re.compile("1st of 1"))).to_be_visible()
    ada.press(ada.page.get_by_role("dialog").get_by_role("link", name="Board"))
    expect(ada.page.get_by_role("row", name=re.compile("Adalbert"))).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile(r": 1$"))).to_be_visible()
    assert not faults_by_day_and_night(ada)
    board = ada.page.url
    ada.press_button("Practise")
    ada.page.wait_for_url(re.compile("/t/"))
    assert ada.page.url.rsplit("/", 1)[1] != table
    ada.open_home()
    expect(ada.page.get_by_role("link", name="Resume")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play now: Pyramids against bots")).to_be_in_viewport()
    drawn = ada.page.locator(".game .art .c2").first.bounding_box()
    assert drawn is not None
    assert drawn["width"] > 50, "games keep their pictures below matches"

    bruno.page.goto(board)
    expect(bruno.page.get_by_text("1 person has played today.")).to_be_visible()
    expect(bruno.page.get_by_text("Adalbert")).to_have_count(0)
    bruno.page.goto(f"{server.url}/replay/{table}")
    expect(bruno.page.get_by_text("You can see this once you have played it yourself.")).to_be_visible()
    finishes(bruno, server, begins(bruno), 5)
    bruno.page.goto(board)
    expect(bruno.page.get_by_role("row", name=re.compile("Adalbert"))).to_be_visible()
    assert bruno.fits()
    assert not faults_by_day_and_night(bruno)
    bruno.press(bruno.page.get_by_role("link", name="Compare with Adalbert"))
    expect(bruno.page.get_by_role("region", name="Adalbert")).to_be_visible()
    expect(bruno.page.get_by_text("Here you chose differently.")).to_be_visible()
    assert bruno.fits()
    assert not faults_by_day_and_night(bruno)
    bruno.press(bruno.page.get_by_role("link", name="Replay: Adalbert"))
    expect(bruno.page.get_by_role("slider")).to_be_visible()
    expect(bruno.page.get_by_role("link", name="Download game")).to_have_count(0)


def test_a_board_says_what_the_game_counts(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.open_home()
    table = plays_by_requests(ada, server, "la-piramide")
    ada.page.goto(f"{server.url}/t/{table}")
    ada.press_button("Challenge a friend")
    ada.page.goto(ada.page.get_by_label("Link to the challenge").input_value())
    expect(ada.page.get_by_role("columnheader", name="Slaves out")).to_be_visible()


def test_a_friend_is_challenged_to_the_same_match(guests: Guests, server: ServerProcess) -> None:
    ada, bruno = guests.arrives(), guests.arrives()
    ada.open_home()
    ada.set_name("Adalbert")
    table = plays_by_requests(ada, server, "silver-and-gold")
    ada.page.goto(f"{server.url}/t/{table}")
    ada.press_button("Challenge a friend")
    link = ada.page.get_by_label("Link to the challenge").input_value()
    bruno.open_home()
    bruno.set_name("Bruno")
    bruno.page.goto(link)
    expect(bruno.page.get_by_text(re.compile("Adalbert has played this match."))).to_be_visible()
    assert not faults_by_day_and_night(bruno)
    bruno.press_button("Play")
    bruno.page.wait_for_url(re.compile("/t/"))
    finishes(bruno, server, bruno.page.url.rsplit("/", 1)[1], 7)
    bruno.page.goto(link)
    bruno.press(bruno.page.get_by_role("link", name="Compare with Adalbert"))
    expect(bruno.page.get_by_role("row", name=re.compile("Round 1, turn 1"))).to_be_visible()
    expect(bruno.page.get_by_role("region", name="Adalbert")).to_be_visible()
