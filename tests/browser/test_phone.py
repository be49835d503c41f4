"""A phone in the hand, upright or sideways: nothing but taps."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.expeditions import GAMES, ONE_OR_BOTH, OTHER_OR_BOTH, Explorer
from tests.browser.people import PHONE, Guests
from tests.browser.pyramid import Climber, sets_a_turn_limit, told
from tests.browser.server_process import ServerProcess

SIDEWAYS = (844, 390)
SMALL_SIDEWAYS = (667, 375)
TABLET = (820, 1180)
TICKS = """() => [...document.querySelectorAll(".xp-kc-tick")].map((tick) => {
  const { left, top, width } = tick.getBoundingClientRect();
  const [radius, x, y] = [width / 2, left + width / 2, top + width / 2];
  const around = Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8);
  const whole = [0, radius - 1].every((far) => around.every((angle) => {
    const there = document.elementFromPoint(x + far * Math.cos(angle), y + far * Math.sin(angle));
    return tick.contains(there);
  }));
  const covered = [...document.querySelectorAll(".xp-kc :is(text, use)")].filter((sign) => {
    const { left, right, top, height } = sign.getBoundingClientRect();
    // No digit goes below the line.
    const bottom = top + height * (sign.localName === "text" ? 0.75 : 1);
    const near = (at, least, most) => at - Math.max(least, Math.min(most, at));
    return Math.hypot(near(x, left, right), near(y, top, bottom)) < radius;
  });
  return [whole, covered.map((sign) => sign.outerHTML)];
})"""
"""Of each tick on a chosen card: whether it is whole, and the symbols and numbers under it."""


@pytest.mark.parametrize("game", ONE_OR_BOTH)
def test_three_turns_and_one_with_a_turned_shape_can_be_played_with_taps_alone(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives(PHONE, hand="finger", in_full=True)
    ada.play_now(game)
    assert ada.fits()
    explorer = Explorer(ada, seed=31)
    explorer.plays_on(turns=3)
    assert len(explorer.turns) == 3
    while explorer.turned == 0:
        assert len(explorer.turns) < 7, "in a whole round no shape could be turned"
        explorer.plays_on(turns=len(explorer.turns) + 1)
    assert server.acts_of(ada.code, 0) == ada.did
    assert ada.inputs() == {"touch"}


def test_what_everybody_did_in_the_last_turn_is_shown_in_full_by_a_tap_or_a_key(
    guests: Guests, server: ServerProcess
) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    ada.opens_table("Silver & Gold")
    Explorer(ada, seed=34).plays_on(until=("take",))
    log, totals = ada.page.locator(".xp-log"), ada.page.locator(".xp-me")
    lines, stands = log.locator("p"), totals.bounding_box()
    expect(lines.last).not_to_be_in_viewport()
    arrow = log.get_by_role("button", name="Show all")
    expect(arrow).to_have_attribute("aria-expanded", "false")
    ada.press(log)
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    expect(arrow).to_have_attribute("aria-expanded", "true")
    assert totals.bounding_box() == stands, "what lies below moves"
    ada.press(log)
    expect(lines.last).not_to_be_in_viewport()
    ada.press(ada.page.locator(".xp-dc.takeable").first)
    arrow.focus()
    played = server.acts_of(ada.code, 0)
    ada.key("Enter")
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("button", name="Done")).to_have_count(0)
    assert server.acts_of(ada.code, 0) == played, "the card that is chosen is not taken by the same key"


@pytest.mark.parametrize("game", GAMES)
def test_the_ticks_of_the_chosen_cards_are_whole_and_cover_no_symbol(guests: Guests, game: str) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    ada.opens_table(game)
    explorer = Explorer(ada, seed=36)
    explorer.waits_for_something_to_do()
    for chosen in ((0, 2), (1, 3), (0, 1)):
        explorer.chooses(*chosen)
        for width, height in (PHONE, TABLET, SIDEWAYS):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.wait_for_animations()
            assert ada.page.evaluate(TICKS) == [[True, []]] * 2, (chosen, width)


def test_a_button_alone_in_the_bar_is_in_its_middle(guests: Guests) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    ada.opens_table("Pyramids")
    for width, height in (PHONE, TABLET):
        ada.page.set_viewport_size({"width": width, "height": height})
        button = ada.page.get_by_role("button", name="Pick these 2").bounding_box()
        assert button
        assert button["x"] + button["width"] / 2 == pytest.approx(width / 2, abs=1)


@pytest.mark.parametrize("game", OTHER_OR_BOTH)
def test_held_sideways_both_cards_and_all_tools_are_in_sight(guests: Guests, game: str) -> None:
    ada = guests.arrives(SIDEWAYS, hand="finger")
    ada.opens_table(game)
    explorer = Explorer(ada, seed=32)
    assert explorer.plays_on(until=("mark",)) == "mark"
    assert ada.fits()
    ada.page.evaluate("scrollTo(0, 0)")
    for part in (*ada.page.locator(".xp-big").all(), *ada.page.locator(".xp-tools button").all()):
        expect(part).to_be_in_viewport(ratio=1)
    explorer.plays_on(turns=1)


def test_pawns_can_be_led_with_taps_alone(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives(PHONE, hand="finger", in_full=True)
    ada.play_now("La Piramide")
    assert ada.fits()
    climber = Climber(ada, seed=33)
    climber.plays_on(rolls=4)
    assert sum(act is not None and act["type"] == "move" for act in ada.did) >= 4
    climber.plays_on(until=("go",))
    ada.press(".lp-lens")
    expect(ada.page.locator(".lp-spot[aria-pressed=true]")).to_have_count(1)
    assert [told(act) for act in server.acts_of(ada.code, 0)] == ada.did
    assert ada.inputs() == {"touch"}


@pytest.mark.parametrize("size", [SIDEWAYS, SMALL_SIDEWAYS])
def test_held_sideways_maze_and_buttons_are_in_sight(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.arrives(size, hand="finger")
    ada.opens_table("La Piramide")
    Climber(ada, seed=35).plays_on(rolls=1)
    assert ada.fits()
    ada.page.evaluate("scrollTo(0, 0)")
    expect(ada.page.locator(".lp-go")).to_be_in_viewport(ratio=1)
    board = ada.page.locator(".lp-board").bounding_box()
    assert board is not None
    assert min(size[1], board["y"] + board["height"]) - board["y"] > size[1] / 2


def test_a_finished_match_can_be_kept_as_a_file(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    sets_a_turn_limit(ada, 1)
    assert Climber(ada, seed=34).plays_on() == "over"
    ada.scores_shown()
    record = server.record_of(ada.code)
    ada.press_button("Replay")
    with ada.page.expect_download() as saved:
        ada.press(ada.page.get_by_role("link", name="Download game"))
    assert Path(saved.value.path()).read_bytes() == record.dumps()
