"""The reveal of the flip-and-write games: what is laid open, in which order, and that it ends as it stands."""

import re

from playwright.sync_api import expect

from tests.browser.autoplay import opens_at_turn
from tests.browser.expeditions import Explorer
from tests.browser.people import Guests, Person
from tests.browser.stage import holds, names, played, wait_until_idle, waits_for, watcher

REVEAL = ["envelopes", "pencils", "glow", "points"]
BOARD = """() => [...document.querySelectorAll(
    ".xp-mm, .xp-stat, .xp-drow, .xp-paper, .xp-rounds, .xp-strip .xp-flip, .xp-big > *",
  )].map((part) => part.querySelectorAll("[aria-label], text").length + " " + part.textContent.trim()
    + [...part.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label")).join("|"))"""
"""Everything that is written on the board or said of it, cards and marks included."""
LINES_UNDER_SHOW_AGAIN = """() => {
  const box = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  const key = box(document.querySelector(".xp-log > .stage-key"));
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lines = [...document.querySelectorAll(".xp-log > :is(h2, p)")];
  return lines.filter((line) => over(box(line), key)).map((line) => line.textContent);
}"""


def comes_to_done(person: Person) -> Explorer:
    """The first turn, up to Done, and the two bots are ready."""
    person.opens_table("Silver & Gold")
    explorer = Explorer(person, seed=4)
    explorer.plays_on(until=("done",))
    wait_until_idle(person)
    played(person)
    return explorer


def stands_as_reloaded(person: Person) -> None:
    """The board is what the server says, not what was played."""
    person.page.wait_for_function("() => document.querySelector('.xp-legal')")
    seen = person.page.evaluate(BOARD)
    person.page.reload()
    person.page.wait_for_selector(".xp-legal")
    assert person.page.evaluate(BOARD) == seen


def test_envelopes_open_pencils_draw_marks_glow_points_come_and_then_the_next_shape_flips(guests: Guests) -> None:
    ada = watcher(guests, "calm")
    explorer = comes_to_done(ada)
    explorer.finishes()
    waits_for(ada, "flip")
    beats = played(ada)
    assert names(beats)[:4] == REVEAL
    assert names(beats)[-1] == "flip"
    envelopes, pencils, glow, *_ = beats
    assert envelopes["crosses"] == 0
    assert pencils["crosses"] == pencils["fresh"] == glow["crosses"] > 0
    assert (pencils["tags"], glow["tags"]) == (0, 2)
    before, flip = {beat["shape"] for beat in beats[:-1]}, beats[-1]
    assert len(before) == 1
    assert flip["legal"] > 0, "with the flip one may mark"
    assert all(beat["legal"] == 0 for beat in beats[:-1])
    wait_until_idle(ada)
    ada.wait_for_animations()
    assert ada.page.evaluate(LINES_UNDER_SHOW_AGAIN) == []
    ada.press_button("Show again")
    waits_for(ada, "points")
    wait_until_idle(ada)
    assert names(played(ada))[:4] == REVEAL
    stands_as_reloaded(ada)

    explorer.plays_on(until=("done",))
    wait_until_idle(ada)
    played(ada)
    holds(ada, "envelopes")
    explorer.finishes()
    waits_for(ada, "envelopes")
    expect(ada.page.get_by_role("button", name="Skip")).to_be_visible()
    ada.key("Escape")
    ada.page.wait_for_selector(".xp-legal")
    assert "points" not in names(played(ada)), "Escape ends it"
    stands_as_reloaded(ada)


def test_a_tap_on_the_table_ends_what_is_played_and_marks_nothing(guests: Guests) -> None:
    ada = watcher(guests, "calm")
    explorer = comes_to_done(ada)
    holds(ada, "envelopes")
    explorer.finishes()
    waits_for(ada, "envelopes")
    ada.press(ada.page.locator(".xp-big").first)
    ada.page.wait_for_selector(".xp-legal")
    assert "points" not in names(played(ada))
    assert explorer.just_marked() == (0, 0)
    stands_as_reloaded(ada)


def test_where_nothing_may_travel_the_marks_are_shown_and_told(guests: Guests) -> None:
    ada = watcher(guests, "calm", in_full=False)
    explorer = comes_to_done(ada)
    explorer.finishes()
    waits_for(ada, "flip")
    beats = played(ada)
    assert names(beats)[0] == "glow"
    assert not set(names(beats)) & {"envelopes", "pencils", "points"}
    assert beats[0]["tags"] == 2


def test_at_an_instant_pace_nothing_is_played(guests: Guests) -> None:
    ada = watcher(guests, "instant")
    explorer = comes_to_done(ada)
    explorer.finishes()
    ada.page.wait_for_selector(".xp-legal")
    assert played(ada) == []


def test_a_new_round_is_announced_with_its_eight_shapes(guests: Guests) -> None:
    ada = watcher(guests, "instant")
    opens_at_turn(ada, "pyramids", 6)
    explorer = Explorer(ada, seed=4)
    explorer.plays_on(until=("done",))
    ada.press_button("Menu")
    ada.press(ada.page.get_by_role("radio", name="calm"))
    ada.press_button("Close")
    explorer.finishes()
    while (now := explorer_or_round(ada)) != "round":
        assert now == "take"
        explorer.takes()
    expect(ada.page.locator(".xp-rcard").get_by_role("heading", name="Round 2")).to_be_visible()
    assert ada.page.locator(".xp-shapes svg").count() == 8
    expect(ada.page.locator(".xp-stand li").first).to_contain_text(re.compile("^1st "))
    ada.press_button("Start round 2")
    ada.page.wait_for_selector(".xp-rcard", state="detached")
    assert explorer.waits_for_something_to_do() == "mark"


def explorer_or_round(person: Person) -> str:
    wait = """() => document.querySelector(".xp-rcard") ? "round"
      : document.querySelector(".xp-dc.takeable:enabled") ? "take" : null"""
    return str(person.page.wait_for_function(wait).json_value())
