"""When there is no table to come back to, the page says so and leads home."""

import re
import sqlite3
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import Guests, Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_addresses import goes_home, opens_a_table

DAY: Final = 86_400


@pytest.fixture(scope="module")
def _closing_server(_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all who come here: each has a table of their own, and each shuts it once."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def server(_closing_server: ServerProcess) -> Iterator[ServerProcess]:
    before = len(_closing_server.errors())
    yield _closing_server
    assert _closing_server.errors()[before:] == []


def arrives(guests: Guests, server: ServerProcess) -> Person:
    """Whoever tries again while the server is down, or going down, finds nobody there."""
    lost = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|closed before receiving a handshake response"
    return guests.arrives(
        allowed=[re.compile(rf"WebSocket connection to 'ws://127\.0\.0\.1:{server.port}/.*({lost}).*")]
    )


def changes_while_closed(ada: Person, *statements: str) -> None:
    """What may happen to a database between two starts: put back from a copy, brought to another program."""
    server = ada.server
    ada.page.wait_for_load_state("networkidle")  # what a page loads later is not to be had meanwhile
    server.close()
    with sqlite3.connect(server.database) as database:
        for statement in statements:
            database.execute(statement)
    database.close()
    server.open()


def stays_silent(person: Person) -> None:
    """No line is opened any more, though the page's clock is set forward."""
    opened: list[str] = []
    person.page.on("websocket", lambda socket: opened.append(socket.url))
    person.page.clock.run_for(60_000)
    person.page.wait_for_timeout(100)
    assert opened == []


def test_a_table_that_is_gone_is_not_asked_for_any_more(guests: Guests, server: ServerProcess) -> None:
    ada = arrives(guests, server)
    ada.sets_the_clock()
    ada.opens_table("Silver & Gold")
    changes_while_closed(ada, "delete from entries", "delete from seats", "delete from tables")
    expect(ada.page.get_by_role("alert")).to_have_text("This table no longer exists.")
    stays_silent(ada)
    goes_home(ada)


def test_a_table_of_other_rules_says_so_and_is_not_asked_for_any_more(
    guests: Guests, server: ServerProcess
) -> None:
    ada = arrives(guests, server)
    ada.sets_the_clock()
    ada.opens_table("Pyramids")
    changes_while_closed(ada, "update entries set body = json_set(body, '$.rules', 999) where seq = 1")
    expect(ada.page.get_by_role("alert")).to_contain_text("with other rules or cards")
    stays_silent(ada)
    goes_home(ada)


@pytest.mark.parametrize("before", ["waiting", "coming back later"])
def test_an_invitation_that_has_run_out_says_so(guests: Guests, server: ServerProcess, before: str) -> None:
    ada = arrives(guests, server)
    opens_a_table(ada)
    ada.wait_until(lambda: ada.answers("table") > 0, "no line to the table is opened")
    table = ada.page.url
    if before == "coming back later":
        ada.page.goto("about:blank")
    earlier = f"json_set(body, '$.at', json_extract(body, '$.at') - {8 * DAY})"
    changes_while_closed(
        ada, f"update tables set expires = expires - {8 * DAY}", f"update entries set body = {earlier}"
    )
    if before == "coming back later":
        ada.page.goto(table)
    expect(ada.page.get_by_role("alert")).to_contain_text("This invite has expired")
    expect(ada.page.get_by_text("The host closed this table.")).to_have_count(0)
    goes_home(ada)
