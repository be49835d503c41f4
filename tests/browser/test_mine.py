"""What is mine: matches, rivals, devices and data on one page, a file that makes a browser mine, and the end."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.page_checker import PageChecker
from tests.browser.people import NAMED, PHONE, Guests
from tests.browser.requests import plays_by_requests
from tests.browser.server_process import ServerProcess


def plays_every_game(route: Route) -> None:
    """What one game has added up to, said of every game."""
    told = route.fetch()
    statistics = told.json()
    (only,) = statistics["games"]
    statistics["games"] = [{**only, "game": game} for game in NAMED.values()]
    route.fulfill(response=told, json=statistics)


def test_a_history_is_looked_at_carried_along_and_erased(
    guests: Guests, server: ServerProcess, tmp_path: Path
) -> None:
    ada = guests.arrives()
    ada.open_home()
    ada.set_name("Adalbert")
    plays_by_requests(ada, server, "pyramids")
    ada.press_button("Menu")
    ada.press(ada.page.get_by_role("link", name="My games and data"))
    history = ada.page.get_by_role("region", name="History")
    expect(history.get_by_role("link", name=re.compile("Pyramids"))).to_have_count(1)
    expect(ada.page.get_by_role("region", name="Head to head").get_by_text("Bots: Novice")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.press_button("Save my identity")
    file = tmp_path / "identity.json"
    saved.value.save_as(file)

    phone = guests.arrives(PHONE, "finger")
    phone.page.goto(f"{server.url}/mine")
    expect(phone.page.get_by_text("No finished games yet.")).to_be_visible()
    phone.page.locator("input[type=file]").set_input_files(file)
    expect(phone.page.get_by_role("status")).to_contain_text("replace this device’s own")
    phone.press_button("Yes, it’s my device")
    expect(phone.page.get_by_role("button", name=re.compile("Playing as Adalbert"))).to_be_visible()
    phone.page.goto(f"{server.url}/mine")
    expect(phone.page.get_by_role("link", name=re.compile("Pyramids")).first).to_be_visible()
    phone.page.route("**/api/me/statistics", plays_every_game)
    phone.page.reload()
    expect(phone.page.get_by_role("radio", name="La Piramide")).to_be_visible()
    checker = PageChecker(phone)
    for language in checker.in_every_language():
        assert phone.fits(), language

    devices = phone.page.get_by_role("region", name="Devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    phone.press(devices.get_by_role("button", name="Sign out", exact=True))
    expect(devices.get_by_role("listitem")).to_have_count(1)
    ada.open_home()
    expect(ada.page.get_by_role("button", name=re.compile("Playing as Adalbert"))).to_have_count(0)

    phone.press_button("Delete me")
    phone.press_button("Delete everything")
    phone.page.wait_for_url(re.compile("/$"))
    expect(phone.page.get_by_role("heading", name="La Piramide")).to_be_visible()
    expect(phone.page.get_by_role("button", name=re.compile("Playing as Adalbert"))).to_have_count(0)
