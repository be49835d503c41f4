"""When there is no table to come back to, the page says so and leads home; when it came too often, it waits."""

import re
import sqlite3
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.people import Guests, Person

SOCKET: Final = re.compile("/api/tables/.*/socket")
DAY: Final = 86_400
COMES_BACK_WITHIN: Final = 20_000
"""Milliseconds; the page waits longer after each try."""


@pytest.fixture
def house(own_house: House) -> House:
    return own_house


def arrives(guests: Guests, house: House) -> Person:
    """Whoever tries again while the server is down, or going down, finds nobody there."""
    lost = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|closed before receiving a handshake response"
    return guests.arrives(
        allowed=[re.compile(rf"WebSocket connection to 'ws://127\.0\.0\.1:{house.port}/.*({lost}).*")]
    )


def changes_while_closed(house: House, *statements: str) -> None:
    """What may happen to a database between two starts: put back from a copy, brought to another program."""
    house.close()
    with sqlite3.connect(house.database) as database:
        for statement in statements:
            database.execute(statement)
    database.close()
    house.open()


def opens_a_table(person: Person) -> None:
    person.come_home()
    person.press_button("Invite friends to Pyramids")
    person.press_button("Create table")
    expect(person.page.get_by_role("heading", name="1 open seat")).to_be_visible()


def goes_home(person: Person) -> None:
    person.press(person.page.get_by_role("link", name="Home"))
    expect(person.page.get_by_role("heading", name="La Piramide")).to_be_visible()


def stays_silent(person: Person, seconds: float) -> None:
    """No line is opened any more."""
    opened: list[str] = []
    person.page.on("websocket", lambda socket: opened.append(socket.url))
    person.page.wait_for_timeout(seconds * 1000)
    assert opened == []


def test_a_table_that_is_gone_is_not_asked_for_any_more(guests: Guests, house: House) -> None:
    ada = arrives(guests, house)
    ada.play_now("Silver & Gold")
    changes_while_closed(house, "delete from entries", "delete from seats", "delete from tables")
    expect(ada.page.get_by_role("alert")).to_have_text("This table no longer exists.", timeout=COMES_BACK_WITHIN)
    stays_silent(ada, 3)
    goes_home(ada)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("t/AMBER-0000", "There’s no table AMBER-0000."),
        ("nowhere", "Page not found."),
        ("t", "Page not found."),
        ("t/AMBER-0000/more", "Page not found."),
        ("t/%E0%A4%A", "Page not found."),
        ("%", "Page not found."),
    ],
)
def test_a_wrong_address_says_so_and_leads_home(guests: Guests, house: House, path: str, words: str) -> None:
    ada = guests.arrives(allowed=[re.compile("Failed to load resource: .* 404 .*")])
    ada.page.goto(f"{house.url}/{path}")
    expect(ada.page.get_by_role("alert")).to_contain_text(words)
    goes_home(ada)


def test_a_table_of_other_rules_says_so_and_is_not_asked_for_any_more(guests: Guests, house: House) -> None:
    ada = arrives(guests, house)
    ada.play_now("Pyramids")
    changes_while_closed(house, "update entries set body = json_set(body, '$.rules', 999) where seq = 1")
    expect(ada.page.get_by_role("alert")).to_contain_text("with other rules or cards", timeout=COMES_BACK_WITHIN)
    stays_silent(ada, 3)
    goes_home(ada)


@pytest.mark.parametrize("place", ["at the board", "in the waiting room"])
def test_who_comes_too_often_is_told_and_waits(guests: Guests, house: House, place: str) -> None:
    ada = guests.arrives()
    turned_away: list[str] = []

    def turn_away(line: WebSocketRoute) -> None:
        turned_away.append(line.url)
        line.close(code=4429, reason="too often; wait a minute")

    ada.page.route_web_socket(SOCKET, turn_away)
    ada.come_home()
    if place == "at the board":
        ada.press_button("Play now: Pyramids against bots")
    else:
        opens_a_table(ada)
    expect(ada.page.get_by_role("status").filter(has_text="Too many requests")).to_be_visible()
    ada.page.wait_for_timeout(5000)
    assert len(turned_away) == 1


def test_the_waiting_room_says_until_when_the_invitation_holds(guests: Guests, house: House) -> None:
    ada, bruno = guests.arrives(), guests.arrives()
    opens_a_table(ada)
    bruno.page.goto(ada.page.url)
    expires = ada.page.request.get(f"{house.url}/api/tables/{ada.code}").json()["expires"]
    said = ada.page.evaluate(
        "(seconds) => new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long',"
        " hour: 'numeric', minute: '2-digit' }).format(seconds * 1000)",
        expires,
    )
    for person in (ada, bruno):
        expect(person.page.get_by_text(f"Invite valid until {said}.")).to_be_visible()
        assert person.fits()


@pytest.mark.parametrize("before", ["waiting", "coming back later"])
def test_an_invitation_that_has_run_out_says_so(guests: Guests, house: House, before: str) -> None:
    ada = arrives(guests, house)
    opens_a_table(ada)
    ada.wait_until(lambda: ada.answers("table") > 0, "no line to the table is opened")
    table = ada.page.url
    if before == "coming back later":
        ada.page.goto("about:blank")
    earlier = f"json_set(body, '$.at', json_extract(body, '$.at') - {8 * DAY})"
    changes_while_closed(
        house, f"update tables set expires = expires - {8 * DAY}", f"update entries set body = {earlier}"
    )
    if before == "coming back later":
        ada.page.goto(table)
    expect(ada.page.get_by_role("alert")).to_contain_text("This invite has expired", timeout=COMES_BACK_WITHIN)
    expect(ada.page.get_by_text("The host closed this table.")).to_have_count(0)
    goes_home(ada)
