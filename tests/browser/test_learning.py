"""Nobody has to read rules: a coach teaches the first match, at a real table and by real acts."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.autoplay import opens, plays_on
from tests.browser.expeditions import Explorer
from tests.browser.people import DESKTOP, PHONE, Guests, Person
from tests.browser.pyramid import Climber

COVERS: Final = """() => {
  const box = (part) => part.getBoundingClientRect();
  const parts = [".coach-bubble", ".coach-ring"].map((part) => document.querySelector(part));
  if (!parts.every(Boolean)) return null;
  const [bubble, ring] = parts.map(box);
  const beside = (a, b) => a.right <= b.left || a.bottom <= b.top;
  const apart = beside(bubble, ring) || beside(ring, bubble);
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  const bar = box(document.querySelector(".xp-tools") ?? document.body);
  const holes = [...document.querySelectorAll(".coach-veil mask rect + rect")].map((hole) => hole.getBBox());
  // The bar is lit as a whole, or not at all.
  const aside = ({ y, height }) => y + height <= bar.top || y > bar.top - 8;
  const clear = bar.top < innerHeight / 2 || holes.every(aside);
  return [apart, inside, clear];
}"""


EXPLAINED: Final = """
window.explained = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const part of addedNodes) {
      const said = part instanceof Element ? part.closest(".first-layer")?.querySelector("p") : null;
      if (said) window.explained.push(said.textContent);
    }
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  const [bubble, done] = [box(".first-time:is(.below, .above, .left, .right)"), box(".xp-primary")];
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  if (bubble && done && over(bubble, done)) window.inTheWay = true;
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
"""
"""What was said because it happened for the first time, and whether it lay over the main button."""


TAUGHT_TOO_EARLY: Final = """
window.early = [];
new MutationObserver(() => {
  const bubble = document.querySelector(".coach-bubble h2")?.textContent;
  if (bubble && !document.querySelector(".lp-who-own")) window.early.push(bubble);
}).observe(document, { childList: true, subtree: true });
"""
"""What the coach said while somebody else's turn was played."""


def bubble(person: Person, title: str) -> Locator:
    """The bubble with this title, in the window and not over what it points at; nothing under the bar is lit."""
    shown = person.page.get_by_role("dialog", name=title)
    expect(shown).to_be_visible()
    person.wait_for_animations()
    person.wait_until(lambda: person.page.evaluate(COVERS) == [True, True, True], f"{title!r} lies badly")
    return shown


def goes_on(person: Person, title: str, button: str = "Next") -> None:
    person.press(bubble(person, title).get_by_role("button", name=button))


def is_taught_no_more(person: Person, game: str) -> None:
    """The next match of that game is one like any other."""
    person.play_now(game)
    person.settled()
    assert person.page.locator(".coach").count() == 0
    table = person.page.request.get(f"{person.server.url}/api/tables/{person.code}").json()
    assert table["settings"]["lesson"] == ""


def test_the_first_match_of_silver_and_gold_teaches_a_turn(guests: Guests) -> None:
    ada = guests.arrives(taught=False)
    ada.play_now("Silver & Gold")
    explorer = Explorer(ada, seed=1)
    bubble(ada, "Fill an island")
    explorer.keeps(0, 2)
    bubble(ada, "One shape for everyone")
    ada.page.reload()
    goes_on(ada, "One shape for everyone")
    expect(ada.page.locator(".because")).to_have_text("A map scores only when it’s full.")
    goes_on(ada, "Put it on a map", "Show me")
    goes_on(ada, "Bonus!", "Show me")
    bubble(ada, "End your turn")
    ada.press_button("Done")
    bubble(ada, "Most points win")
    for width, height in (PHONE, (820, 1180)):  # where the sheet goes on under the bar
        ada.page.set_viewport_size({"width": width, "height": height})
        bubble(ada, "Most points win")
    goes_on(ada, "Most points win", "Play on")
    expect(ada.page.get_by_text("That’s a turn. 27 to go.")).to_be_visible()
    expect(ada.page.locator(".coach")).to_have_count(0)
    is_taught_no_more(ada, "Silver & Gold")


def test_the_first_match_of_pyramids_teaches_a_turn_on_a_phone(guests: Guests) -> None:
    ada = guests.arrives(PHONE, "finger", taught=False)
    ada.play_now("Pyramids")
    goes_on(ada, "Dig to the tomb", "Show me")
    goes_on(ada, "One shape for everyone")
    goes_on(ada, "Start at an entrance", "Show me")
    goes_on(ada, "Bonus!", "Show me")
    bubble(ada, "End your turn")
    ada.press_button("Done")
    goes_on(ada, "Most points win", "Play on")
    expect(ada.page.get_by_text("That’s a turn. 27 to go.")).to_be_visible()
    ada.page.wait_for_function("() => scrollY === 0")  # where the cards are; the last step pointed far below
    is_taught_no_more(ada, "Pyramids")


def test_the_first_match_of_la_piramide_teaches_a_turn(guests: Guests) -> None:
    ada = guests.arrives(taught=False)
    ada.play_now("La Piramide")
    climber = Climber(ada, seed=1)
    goes_on(ada, "Get both out")
    bubble(ada, "Roll the die")
    climber.acts({"type": "roll"}, "Roll the die")
    bubble(ada, "Move a slave")
    climber.chooses_a_pawn()
    climber.goes()
    goes_on(ada, "Send a mummy", "Show me")
    goes_on(ada, "Curses")
    expect(bubble(ada, "First out wins").get_by_role("button")).to_have_text(["Play on"])
    goes_on(ada, "First out wins", "Play on")
    expect(ada.page.get_by_text("That’s a turn. Now get out!")).to_be_visible()
    is_taught_no_more(ada, "La Piramide")


def test_the_coach_of_la_piramide_shows_a_way_out_and_lets_the_others_play(guests: Guests) -> None:
    ada = guests.arrives(taught=False, pace="brisk")
    ada.page.add_init_script(TAUGHT_TOO_EARLY)
    ada.play_now("La Piramide")
    goes_on(ada, "Get both out")
    goes_on(ada, "Roll the die", "Show me")
    before = ways_left(ada)
    goes_on(ada, "Move a slave", "Show me")
    bubble(ada, "Send a mummy")
    assert ways_left(ada) < before
    goes_on(ada, "Send a mummy", "Show me")
    bubble(ada, "Curses")
    assert ada.page.evaluate("window.early") == []


def ways_left(person: Person) -> int:
    """The steps that one's slaves still need."""
    update = person.page.request.get(f"{person.server.url}/api/tables/{person.code}/view?seat=0").json()
    return int(update["explained"]["ways_left"][0])


def test_a_first_match_is_found_among_the_finished_ones(guests: Guests) -> None:
    ada = guests.arrives()
    plays_on(ada, opens(ada, "silver-and-gold", bots=1, settings={"lesson": "lesson-541"}))
    ada.open_home()
    expect(ada.page.locator(".home-finished li")).to_have_count(1)


@pytest.mark.parametrize("game", ["Silver & Gold", "La Piramide"])
def test_who_skips_the_coach_is_left_alone(guests: Guests, game: str) -> None:
    ada = guests.arrives(taught=False)
    ada.play_now(game)
    ada.press(ada.page.get_by_role("button", name="Skip"))
    expect(ada.page.locator(".coach")).to_have_count(0)
    is_taught_no_more(ada, game)


def test_how_to_play_is_one_page_and_leads_to_rules_and_coach(guests: Guests) -> None:
    ada = guests.arrives(PHONE, "finger")
    page = ada.page
    ada.open_home()
    ada.press_button("How to play La Piramide")
    guide = page.get_by_role("dialog", name="How to play")
    expect(guide.get_by_text("Bring both of your slaves out")).to_be_visible()
    assert ada.fits()
    ada.press(guide.get_by_role("tab", name="Pyramids"))
    expect(guide.get_by_text("Dig from the entrance to the golden tomb")).to_be_visible()
    ada.press_button("Full rules")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="Components")).to_be_visible()
    search = rules.get_by_role("searchbox")
    for wanted, found in (("goal", "the highest score wins"), ("win", "PY-27"), ("skull", "PY-18")):
        search.fill(wanted)
        expect(rules.get_by_text(found).first).to_be_visible()
        expect(rules.get_by_text("PY-1", exact=True)).to_have_count(0)
    search.fill("chess")
    expect(rules.get_by_text("No rules found.")).to_be_visible()
    ada.press(rules.get_by_role("button", name="Close"))
    ada.press_button("Try it with the coach")
    bubble(ada, "Dig to the tomb")


def test_the_waiting_room_and_the_table_lead_to_the_guide(guests: Guests) -> None:
    ada = guests.arrives()
    ada.open_home()
    ada.press_button("Invite friends to Silver & Gold")
    ada.press_button("Create table")
    ada.press_button("How to play")
    expect(ada.page.get_by_text("Fill treasure maps.")).to_be_visible()
    ada.key("Escape")
    ada.press_button("Add 1 bot and start")
    ada.page.wait_for_selector(".xp")
    ada.press_button("How to play")
    expect(ada.page.get_by_text("Fill treasure maps.")).to_be_visible()


def test_what_things_mean_is_said_to_keyboard_mouse_and_finger(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Pyramids")
    Explorer(ada, seed=1).keeps(0, 1)
    tip = ada.page.get_by_role("tooltip")
    ada.page.locator("[data-total]").focus()
    ada.key("Tab")
    expect(tip).to_have_text("Torch of round 1: +5 if you dig one in that round.")
    torch = ada.page.locator("[data-box='torch-0']")
    assert torch.get_attribute("aria-describedby") == tip.get_attribute("id")
    ada.key("Escape")
    expect(tip).to_have_count(0)
    ada.page.locator(".xp-pl .xp-card [href='#skull'], .xp-pl .xp-card [href='#cross']").first.hover()
    expect(tip).to_have_text(re.compile("Skull: costs points|Cross: dig 1 more cell"))
    ada.press(ada.page.locator(".xp-pl").first)
    expect(tip).to_have_count(0)
    ada.wait_for_animations()
    ada.page.locator("dialog .xp-stat span").first.hover()
    expect(tip).to_have_text("Tombs opened.")
    expect(tip).to_be_visible()


AIMED_AT: Final = """() => {
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  const [tip, ghost] = [box(".tip"), box(".xp-ghost")];
  if (!tip || !ghost) return null;
  return tip.left < ghost.right && ghost.left < tip.right && tip.top < ghost.bottom && ghost.top < tip.bottom;
}"""


def test_what_a_symbol_means_is_not_said_over_the_shape_one_aims_with(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=1)
    explorer.keeps(0, 1)
    explorer.waits_for_something_to_do()
    ada.key("Tab")  # the keyboard leads from here
    found = []
    for symbol in ada.page.locator(".xp-hit[data-tip]").all():
        symbol.focus()
        expect(ada.page.get_by_role("tooltip")).to_have_text(symbol.get_attribute("data-tip") or "")
        ada.wait_for_animations()
        found.append(ada.page.evaluate(AIMED_AT))
    assert False in found
    assert True not in found


def test_a_finger_held_on_a_symbol_asks_and_does_not_mark(guests: Guests) -> None:
    ada = guests.arrives(PHONE, "finger")
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=1)
    explorer.keeps(0, 1)
    explorer.waits_for_something_to_do()
    explorer.lit()
    at = ada.page.locator(".xp-field [data-tip]").first.bounding_box()
    assert at is not None
    line = ada.page.context.new_cdp_session(ada.page)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.settled()
    assert ada.page.locator(".xp-ghost").count() == 0


def test_reasons_fade_after_three_matches_and_a_switch_brings_them_back(guests: Guests) -> None:
    ada = guests.arrives()
    because = ada.page.locator(".because")
    for _ in range(3):
        code = opens(ada, "la-piramide", options={"turn_limit": 1})
        ada.page.goto(f"{ada.server.url}/t/{code}")
        ada.page.wait_for_selector(".lp-go")
        expect(because).to_have_text("Get both slaves out to win.")
        plays_on(ada, code)
        ada.scores_shown()
    ada.opens_table("La Piramide")
    ada.page.wait_for_selector(".lp-go")
    expect(because).to_have_count(0)
    ada.press_button("Menu")
    ada.press(ada.page.get_by_role("switch", name="Reasons"))
    ada.press_button("Close")
    expect(because).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size", "explained"),
    [
        ("Silver & Gold", DESKTOP, "Each coin +1. 4 in a row win the highest cup left."),
        ("Pyramids", PHONE, "A red and a green gem make a pair, +5. A single gem: +1."),
    ],
    ids=["desktop", "phone"],
)
def test_what_happens_for_the_first_time_is_explained_once_and_again_if_one_wants(
    guests: Guests, game: str, size: tuple[int, int], explained: str
) -> None:
    ada = guests.arrives(size, "mouse" if size == DESKTOP else "finger", taught=False)
    ada.page.add_init_script(EXPLAINED)
    ada.play_now(game)
    ada.press(ada.page.get_by_role("button", name="Skip"))
    Explorer(ada, seed=1).plays_on(turns=6)
    ada.page.wait_for_function("(text) => window.explained.includes(text)", arg=explained)
    ada.page.wait_for_function(
        "() => JSON.parse(localStorage['crocetta-firsts']).length === window.explained.length"
    )
    said = ada.page.evaluate("window.explained")
    assert len(said) == len(set(said))
    assert not ada.page.evaluate("window.inTheWay")
    expect(ada.page.get_by_role("status").filter(has_text=said[-1])).to_have_count(1)
    ada.press_button("Menu")
    reasons = ada.page.get_by_role("switch", name="Reasons")
    ada.press(reasons)
    ada.press(reasons)
    ada.press_button("Close")
    ada.page.wait_for_function("(before) => window.explained.length > before", arg=len(said))
