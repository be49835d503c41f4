"""Addresses that lead nowhere, invitations and how long they hold; and who comes too often waits."""

import re
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Guests, Person
from tests.browser.server_process import ServerProcess

SOCKET: Final = re.compile("/api/tables/.*/socket")


def opens_a_table(person: Person) -> None:
    person.open_home()
    person.press_button("Invite friends to Pyramids")
    person.press_button("Create table")
    expect(person.page.get_by_role("heading", name="1 open seat")).to_be_visible()


def goes_home(person: Person) -> None:
    person.press(person.page.get_by_role("link", name="Home"))
    expect(person.page.get_by_role("heading", name="La Piramide")).to_be_visible()


def test_a_wrong_address_says_so_and_leads_home(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives(allowed=[re.compile("Failed to load resource: .* 404 .*")])
    for path, words in (
        ("t/AMBER-0000", "There’s no table AMBER-0000."),
        ("nowhere", "Page not found."),
        ("t", "Page not found."),
        ("t/AMBER-0000/more", "Page not found."),
        ("t/%E0%A4%A", "Page not found."),
        ("%", "Page not found."),
    ):
        ada.page.goto(f"{server.url}/{path}")
        expect(ada.page.get_by_role("alert")).to_contain_text(words)
        goes_home(ada)


@pytest.mark.parametrize("place", ["at the board", "in the waiting room"])
def test_who_comes_too_often_is_told_and_waits(guests: Guests, server: ServerProcess, place: str) -> None:
    ada = guests.arrives()
    turned_away: list[str] = []

    def turn_away(line: WebSocketRoute) -> None:
        turned_away.append(line.url)
        line.close(code=4429, reason="too often; wait a minute")

    ada.page.route_web_socket(SOCKET, turn_away)
    ada.sets_the_clock()
    ada.open_home()
    if place == "at the board":
        ada.press_button("Play now: Pyramids against bots")
    else:
        opens_a_table(ada)
    expect(ada.page.get_by_role("status").filter(has_text="Too many requests")).to_be_visible()
    ada.page.clock.run_for(10_000)
    ada.page.wait_for_timeout(100)
    assert len(turned_away) == 1


def test_the_waiting_room_says_until_when_the_invitation_holds(guests: Guests, server: ServerProcess) -> None:
    ada, bruno = guests.arrives(), guests.arrives()
    opens_a_table(ada)
    bruno.page.goto(ada.page.url)
    expires = ada.page.request.get(f"{server.url}/api/tables/{ada.code}").json()["expires"]
    said = ada.page.evaluate(
        "(seconds) => new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long',"
        " hour: 'numeric', minute: '2-digit' }).format(seconds * 1000)",
        expires,
    )
    for person in (ada, bruno):
        expect(person.page.get_by_text(f"Invite valid until {said}.")).to_be_visible()
        assert person.fits()
