"""Home: my matches with whose turn it is, open tables with their settings, and past matches with their results."""

import re
from typing import Final

from playwright.sync_api import Route, expect

from tests.browser.autoplay import opens, plays_on
from tests.browser.people import PHONE, Guests, Profiles
from tests.browser.server_process import ServerProcess

NOTICED: Final = 12
"""Pixels by which something may move before one notices it."""
APART: Final = """() => {
  const middles = ["#home-new", ".home-side .home-heading"].map((heading) => {
    const { y, height } = document.querySelector(heading).getBoundingClientRect();
    return y + height / 2;
  });
  return Math.abs(middles[0] - middles[1]);
}"""
PATIENT: Final = """
const after = window.setTimeout;
window.setTimeout = (run, wait, ...more) => (wait === 800 ? 0 : after(run, wait, ...more));
"""
"""The page waits for open tables however late they come: what comes after its usual 0.8 seconds lies elsewhere."""


def test_home_shows_my_matches_open_tables_and_what_is_over(guests: Guests) -> None:
    ada, bruno = guests.arrives(), guests.arrives()
    over = plays_on(ada, opens(ada, "silver-and-gold"))
    plays_on(ada, opens(ada, "silver-and-gold"), 8)
    bruno.open_home()
    listed = {
        "game": "pyramids",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "settings": {"listed": True, "clock": 30},
        "options": {"open_pile": True},
    }
    table = bruno.page.request.post(f"{bruno.server.url}/api/tables", data=listed).json()
    name = table["seats"][0]["name"]
    ada.open_home()

    match = ada.page.locator(".match")
    expect(match).to_contain_text(re.compile("Silver & Gold.*Round 1, turn .*You.*Your turn"))
    assert ada.page.locator(".match-scores > div").count() == 3

    line = ada.page.locator(".lobby-line", has_text=name)
    expect(line).to_contain_text(re.compile("Pyramids.*2 seats free.*30 seconds a turn.*Open pile"))
    assert line.locator(".seat").count() == 3
    assert line.locator(".seat.free").count() == 2

    past = ada.page.locator(".home-finished li")
    nth = ["1st", "2nd", "3rd"][over["ranks"][0] - 1]
    expect(past).to_contain_text(re.compile(f"^Replay of Silver & Gold:{nth}, .*today{over['scores'][0]}$"))
    ada.press(past.get_by_role("link"))
    ada.page.wait_for_selector(".steps-said")
    ada.open_home()
    ada.press(past.get_by_role("button"))
    expect(past).to_have_count(0)
    ada.page.reload()
    expect(match).to_be_visible()
    expect(past).to_have_count(0)

    ada.press(match.get_by_role("button", name=re.compile("^Remove Silver & Gold")))
    expect(match).to_contain_text("The game ends without a result.")
    ada.press(match.get_by_role("button", name="Remove", exact=True))
    expect(match).to_have_count(0)

    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ada.fits()


def test_beside_open_tables_headings_stand_level_and_the_example_of_a_code_is_whole(guests: Guests) -> None:
    ada, bruno = guests.arrives(), guests.arrives(locale="it-IT")
    ada.open_home()
    listed = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"listed": True}}
    assert ada.page.request.post(f"{ada.server.url}/api/tables", data=listed).ok
    bruno.page.add_init_script(PATIENT)
    bruno.open_home()
    expect(bruno.page.locator(".lobby-line").first).to_be_visible()
    expect(bruno.page.locator(".home-daily")).to_be_visible()  # its heading is the first one there
    bruno.page.evaluate("document.fonts.ready.then(() => 0)")
    code = bruno.page.locator("#code")
    code.fill(code.get_attribute("placeholder") or "")
    assert code.evaluate("(field) => field.scrollWidth <= field.clientWidth")
    for width in (1440, 1194, 1024):
        bruno.page.set_viewport_size({"width": width, "height": 834})
        bruno.wait_until(lambda: bruno.page.evaluate(APART) <= 2, f"headings are not level at {width}")


def test_a_second_device_is_signed_out_from_the_menu_of_the_first(guests: Guests) -> None:
    ada, thief = guests.arrives(size=PHONE), guests.arrives()
    ada.open_home()
    thief.page.context.add_cookies(ada.page.context.cookies())  # type: ignore[arg-type]  # as they were given out
    me = f"{ada.server.url}/api/me"
    known = ada.page.request.get(me).json()["person"]
    assert thief.page.request.get(me).json()["person"] == known
    ada.press_button("Menu")
    ada.press_button("Sign out other devices")
    expect(ada.page.locator(".confirm-what")).to_have_text("Only this device keeps your name and seats.")
    assert ada.fits()
    ada.press_button("Sign them out")
    expect(ada.page.get_by_text("Your other devices are signed out.")).to_be_visible()
    assert ada.page.request.get(me).json()["person"] == known
    assert thief.page.request.get(me).json()["person"] != known


def test_the_room_of_the_matches_of_the_day_is_kept_until_they_come(
    profiles: Profiles, own_server: ServerProcess
) -> None:
    guests = Guests(profiles, own_server)  # without open tables, which come when they like
    ada = guests.arrives()
    held: list[Route] = []
    ada.page.route("**/api/daily", lambda route: held.append(route))
    for size in ((1440, 900), (1024, 768), PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.open_home()
        ada.wait_until(lambda: len(held) > 0, "nobody asks for the day")
        parts = [ada.page.locator(part) for part in (".games", ".game .go >> nth=2", ".join")]
        ada.page.evaluate("document.fonts.ready.then(() => 0)")  # until then lines may break elsewhere
        before = [part.bounding_box() for part in parts]
        held.pop().continue_()
        expect(ada.page.locator(".home-daily")).to_be_visible()
        for box, part in zip(before, parts, strict=True):
            now = part.bounding_box()
            assert box is not None
            assert now is not None
            assert all(abs(now[side] - box[side]) < NOTICED for side in ("y", "height")), (size, box, now)
        games, join = parts[0].bounding_box(), parts[2].bounding_box()
        assert games is not None
        assert join is not None
        right = max(games["x"] + games["width"], join["x"] + join["width"])
        assert right > size[0] * 0.9, "a column is empty"
    assert guests.close() == []
