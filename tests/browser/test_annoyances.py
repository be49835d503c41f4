"""Small things that annoy: Back that leaves the match, a second tap that ends the turn, a card taken by mistake."""

import re

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import Guests
from tests.browser.server_process import ServerProcess

LOW_WINDOW = (820, 620)
ANSWERED_DURING_A_STEP_BACK = """
const [ask, back] = [window.fetch, history.back];
let begun;
const begins = new Promise((done) => { begun = done; });
window.fetch = async (...request) => {
  const answer = await ask(...request);
  if (String(request[0].url ?? request[0]).endsWith("/resign")) await begins;
  return answer;
};
history.back = () => {
  begun();
  addEventListener("popstate", () => setTimeout(() => { window.steppedBack = true; }), { once: true });
  setTimeout(() => back.call(history), 100);
};
"""
"""The table is closed before one hears that one may go: the menu shuts, and its step back is still to come."""
DONE_AT_ONCE = """() => {
  const done = document.querySelector(".xp-primary");
  const held = done.textContent === "Done" && done.getAttribute("aria-disabled") === "true";
  if (held) done.click();
  return held;
}"""


def test_back_closes_what_lies_over_the_page_and_then_leaves_it(guests: Guests) -> None:
    ada = guests.arrives()
    page = ada.page
    ada.play_now("Silver & Gold")
    table = page.url
    for name in ("Menu", "How to play"):
        ada.press_button(name)
        expect(page.locator("dialog[open]")).to_be_visible()
        page.go_back()
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert page.url == table
    ada.press_button("Menu")
    ada.press_button("Close")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    page.go_back()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()


def test_who_resigns_against_bots_is_told_what_happens_and_led_home(guests: Guests) -> None:
    ada = guests.arrives()
    ada.page.add_init_script(ANSWERED_DURING_A_STEP_BACK)
    ada.opens_table("Silver & Gold")
    ada.press_button("Menu")
    expect(ada.page.get_by_text("If you resign, it ends without a result.")).to_be_visible()
    ada.press_button("Resign")
    ada.press_button("Yes, resign")
    ada.page.wait_for_function("() => window.steppedBack")
    expect(ada.page.get_by_role("heading", name="New game")).to_be_visible()
    assert ada.page.url.rstrip("/") == ada.server.url


def test_done_waits_a_moment_after_a_mark(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=12)
    explorer.plays_on(until=("mark",))
    explorer.marks()
    while explorer.waits_for_something_to_do() == "mark":
        explorer.marks()
    done = len(ada.did)
    # The hold is over by now; a mark that is undone and made again begins it anew.
    explorer.undoes()
    assert explorer.waits_for_something_to_do() == "mark"
    explorer.marks()
    if ada.page.evaluate(DONE_AT_ONCE):
        ada.settled()
        assert len(ada.accepted()) == done + 2
    explorer.plays_on(turns=1)
    assert explorer.turns == [("round 1 of 4", "turn 1 of 7")]


def marks_once(explorer: Explorer) -> None:
    """What may follow by itself is not waited for."""
    ada, before = explorer.person, len(explorer.person.accepted())
    at = (explorer.lit() or [explorer.middle_of_ghost()])[0]
    ada.page.mouse.move(*at)
    ada.press_at(at)
    ada.wait_until(lambda: len(ada.accepted()) > before, "nothing was marked")
    ada.settled()


def test_a_turn_ends_by_itself_once_that_is_switched_on_during_play(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=12)
    explorer.plays_on(until=("mark",))
    ada.press_button("Menu")
    ada.press(ada.page.get_by_role("switch", name=re.compile("End my turn automatically")))
    ada.press_button("Close")
    ada.page.wait_for_selector("dialog[open]", state="detached")
    while {"type": "done"} not in server.acts_of(ada.code, 0):
        marks_once(explorer)
    assert explorer.waits_for_something_to_do() in ("mark", "take", "done")


def test_a_card_is_taken_with_the_second_press_only(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Pyramids")
    explorer = Explorer(ada, seed=3)
    if explorer.plays_on(until=("take",)) != "take":
        return
    acts = len(ada.accepted())
    card = ada.page.locator(".xp-dc.takeable:enabled").first
    ada.press(card)
    expect(card).to_have_class(re.compile("chosen"))
    ada.settled()
    assert len(ada.accepted()) == acts
    explorer.takes()


def test_the_wheel_turns_what_can_turn_there_and_otherwise_scrolls_the_page(guests: Guests) -> None:
    ada = guests.arrives(LOW_WINDOW)
    page = ada.page
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=12)
    turn = page.get_by_role("button", name="Turn", exact=True)
    while True:
        assert len(explorer.turns) < 7, "in a whole round no shape could be turned"
        explorer.plays_on(until=("mark",))
        page.evaluate("scrollTo(0, 0)")
        page.mouse.move(*next(at for at in explorer.lit() if at[1] < LOW_WINDOW[1] - 100))
        if turn.is_enabled():
            break
        explorer.plays_on(turns=len(explorer.turns) + 1)
    ghost, words = explorer.ghost(), page.locator(".xp-mine > [role=status]")
    said = words.inner_text()
    page.mouse.wheel(0, 120)
    expect(words).not_to_have_text(said)
    assert explorer.ghost() != ghost
    assert page.evaluate("scrollY") == 0
    # A single field looks the same from everywhere.
    ada.key("s")
    expect(turn).to_be_disabled()
    page.mouse.wheel(0, 120)
    page.wait_for_function("() => scrollY > 0")
