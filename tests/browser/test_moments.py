"""Ways on from a replay: to key moments, all sheets and points, to others, and into a match of one's own."""

import re
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.people import PHONE, Guests
from tests.browser.requests import plays_by_requests
from tests.browser.server_process import ServerProcess


def test_a_moment_is_found_shared_and_played_on_from(guests: Guests, server: ServerProcess, tmp_path: Path) -> None:
    ada = guests.arrives()
    ada.open_home()
    code = plays_by_requests(ada, server, "silver-and-gold")
    page = ada.page
    page.goto(f"{server.url}/replay/{code}")
    slider, jump = page.get_by_role("slider"), page.get_by_role("combobox", name="Jump to")
    expect(page.locator(".steps-marks path").first).to_be_attached()
    page.get_by_role("combobox", name="Speed").select_option("4")
    jump.select_option("Round 2, turn 3")
    expect(slider).not_to_have_value("0")
    page.wait_for_url(re.compile(r"\?at=([4-9]\d|\d{3,})$"))  # not of the start, where it stood before
    address, place = page.url, slider.input_value()

    page.get_by_role("button", name="Points", exact=True).click()
    points = page.get_by_role("region", name="Points")
    expect(points.locator(".scores-line")).to_have_count(2)
    points.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="All sheets").click()
    expect(page.locator(".sheets .sg-paper")).to_have_count(2)
    assert ada.fits()

    page.get_by_role("button", name="Share").click()
    picture = page.locator(".share-picture")
    drawn = unquote((picture.get_attribute("src") or "").partition(",")[2])
    assert "textLength" in drawn, "other letters take no more room than ours"
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "Round 2, turn 3" in drawn
    assert not re.search(r"<use|var\(|class=|http(?!://www\.w3\.org)", drawn), "it needs nothing of the page"
    assert page.evaluate("document.querySelector('.share-picture').decode().then(() => true)")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as PNG").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")

    bruno = guests.arrives(PHONE, "finger")
    bruno.page.goto(address)
    expect(bruno.page.get_by_role("slider")).to_have_value(place)
    assert bruno.fits()

    page.get_by_role("button", name="Play on from here").click()
    page.locator(".play-on").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".xp-maps")).to_be_visible()
    assert ada.code != code
    table = page.request.get(f"{server.url}/api/tables/{ada.code}").json()
    assert table["progress"] == {"round": 2, "turn": 3}
    assert table["settings"]["practice"]

    file, record = tmp_path / "evening.json", server.record_of(code)
    record.header = replace(record.header, luck=None)  # which was known beforehand here, and could not be checked
    file.write_bytes(record.dumps())
    page.goto(f"{server.url}/watch")
    page.locator("input[type=file]").set_input_files(file)
    expect(slider).to_be_visible()
    jump.select_option("Round 2, turn 3")
    expect(slider).to_have_value(place)
