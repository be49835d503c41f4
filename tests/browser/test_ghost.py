"""What lies lit on the card when the mouse is pressed is what gets marked, however it came there."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.expeditions import GAMES, ONE_OR_BOTH, OTHER_OR_BOTH, Explorer
from tests.browser.people import Guests, Point
from tests.browser.server_process import ServerProcess
from tests.browser.test_placing import comes_to_a_shape, is_single, opens_with_explorer
from tests.lengths import length

MARKS: Final = length(quick=4, test=6, thorough=20)
CARDS: Final = """(cards) => cards.map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [x, y, width, height];
})"""


class Fumbler(Explorer):
    """Points anywhere, turns, mirrors, changes to the single field and back, clicks without moving, takes back."""

    compared = 0
    by_hand = 0
    """Marks of a ghost that was turned or changed after the mouse had come to rest."""

    def marks(self) -> None:
        self.hovers()
        changes = self.rng.choices(("r", "m", "s", "wheel", "shift wheel"), k=self.rng.randrange(5))
        for change in changes:
            self.changes(change)
        if self.clicks():
            self.compared += 1
            self.by_hand += len(changes) > 0

    def hovers(self) -> None:
        """Mostly over a field that is lit, sometimes anywhere on a card."""
        lit = self.lit()
        if lit and self.rng.random() < 0.7:
            x, y = self.rng.choice(lit)
            at = (x + self.rng.uniform(-12, 12), y + self.rng.uniform(-12, 12))
        else:
            left, top, width, height = self.rng.choice(self.page.locator(".xp-field").evaluate_all(CARDS))
            at = (left + self.rng.uniform(0.05, 0.95) * width, top + self.rng.uniform(0.05, 0.95) * height)
        self.page.mouse.move(*at)

    def changes(self, how: str) -> None:
        if how == "wheel":
            self.page.mouse.wheel(0, 100)
        elif how == "shift wheel":
            self.page.mouse.wheel(100, 0)
        else:
            self.person.key(how)

    def ghost_or_none(self) -> tuple[int, int] | None:
        return self.ghost() if self.page.locator(".xp-field .xp-ghost").count() else None

    def lit_ghost(self) -> tuple[int, int] | None:
        """A ghost that lies beside the mouse is pale: the mouse points at something else."""
        return self.ghost_or_none() if self.page.locator(".xp-ghost-group.beside").count() == 0 else None

    def clicks(self) -> bool:
        """Presses where the mouse rests: what is lit is marked, and nothing else ever is."""
        seen = self.lit_ghost()
        if seen is not None:
            self.mark_with(*seen, self.presses)
            assert self.person.server.acts_of(self.person.code, 0) == self.person.did
        else:
            self.presses()
            self.person.settled()
            assert len(self.person.accepted()) == len(self.person.did), "something was marked that was not lit"
        return seen is not None

    def presses(self) -> None:
        self.page.mouse.down()
        self.page.mouse.up()

    def finishes(self) -> None:
        """Takes back more often than not, with the mouse where it is."""
        if self.rng.random() < 0.6:
            self.recycle()
        else:
            super().finishes()

    def recycle(self) -> None:
        self.person.does(None, lambda: self.person.key("u"))


def fumbles(guests: Guests, game: str, seed: int) -> Fumbler:
    ada = guests.arrives()
    opens_with_explorer(ada, game, seed)
    return Fumbler(ada, seed)


def points_at_the_ghost(explorer: Explorer) -> Point:
    at = explorer.middle_of_ghost()
    explorer.page.mouse.move(*at)
    return at


@pytest.mark.parametrize("game", GAMES)
def test_a_click_marks_the_ghost_that_is_lit_however_it_was_turned(guests: Guests, game: str) -> None:
    fumbler = fumbles(guests, game, seed=91)
    while fumbler.compared < MARKS:
        assert fumbler.plays_on(turns=len(fumbler.turns) + 1) == "done"
    assert fumbler.by_hand > 0


@pytest.mark.parametrize("game", OTHER_OR_BOTH)
def test_the_ghost_comes_back_under_the_resting_mouse_after_undo_and_after_a_flip(
    guests: Guests, game: str
) -> None:
    fumbler = fumbles(guests, game, seed=92)
    page = fumbler.page
    comes_to_a_shape(fumbler, "Turn")
    points_at_the_ghost(fumbler)
    seen = fumbler.ghost()
    assert fumbler.clicks()
    fumbler.recycle()
    page.wait_for_selector(".xp-field .xp-ghost")
    assert fumbler.ghost() == seen
    fumbler.person.key("r")
    assert fumbler.ghost() != seen, "the ghost that came back does not turn"
    assert fumbler.clicks()
    if fumbler.waits_for_something_to_do() == "done":
        fumbler.person.does({"type": "done"}, lambda: fumbler.person.key("Enter"))
    page.wait_for_selector(".xp-field .xp-ghost")


def test_a_click_where_no_ghost_lies_shows_it_and_marks_nothing(guests: Guests) -> None:
    fumbler = fumbles(guests, "Silver & Gold", seed=93)
    comes_to_a_shape(fumbler)
    points_at_the_ghost(fumbler)
    fumbler.person.key("Escape")
    assert fumbler.ghost_or_none() is None
    assert not fumbler.clicks()
    assert fumbler.ghost_or_none() is not None
    assert fumbler.clicks()


def test_a_hand_that_trembles_while_it_clicks_marks_what_it_saw(guests: Guests) -> None:
    fumbler = fumbles(guests, "Silver & Gold", seed=94)
    comes_to_a_shape(fumbler)
    mouse = fumbler.page.mouse
    before, after = where_the_ghost_changes(fumbler)
    seen = ghost_at(fumbler, before)
    mouse.down()
    mouse.move(*after)
    fumbler.mark_with(*seen, mouse.up)


def where_the_ghost_changes(explorer: Explorer) -> tuple[Point, Point]:
    """Two points so close that a hand moves from one to the other while it clicks."""
    for x, y in explorer.lit():
        for by in range(-30, 30, 6):
            before, after = (x + by, y), (x + by + 6, y)
            if ghost_at(explorer, before) != ghost_at(explorer, after):
                return before, after
    raise AssertionError("nowhere does the ghost change")


def ghost_at(explorer: Explorer, at: Point) -> tuple[int, int]:
    explorer.page.mouse.move(*at)
    return explorer.ghost()


@pytest.mark.parametrize("game", ONE_OR_BOTH)
def test_s_keeps_the_ghost_under_the_mouse_and_s_again_brings_the_shape_back(guests: Guests, game: str) -> None:
    fumbler = fumbles(guests, game, seed=95)
    comes_to_a_shape(fumbler)
    points_at_the_ghost(fumbler)
    slot, shape = fumbler.ghost()
    fumbler.person.key("s")
    assert fumbler.ghost()[0] == slot
    assert is_single(fumbler.ghost()[1])
    assert fumbler.ghost()[1] & shape, "the single field lies elsewhere"
    fumbler.person.key("s")
    assert fumbler.ghost() == (slot, shape)
    assert fumbler.clicks()


def test_with_keys_alone_s_keeps_the_ghost_and_tab_brings_it_to_the_other_card(
    guests: Guests, server: ServerProcess
) -> None:
    fumbler = fumbles(guests, "Silver & Gold", seed=96)
    person = fumbler.person
    assert fumbler.plays_on(until=("mark",)) == "mark"
    fumbler.page.mouse.move(1, 1)
    person.key("ArrowRight")
    slot, shape = fumbler.ghost()
    person.key("s")
    assert fumbler.ghost()[1] & shape
    person.key("s")
    assert fumbler.ghost() == (slot, shape)
    person.key("Tab" if slot == 0 else "Shift+Tab")
    assert fumbler.ghost()[0] == 1 - slot
    there = fumbler.ghost()
    fumbler.mark_with(*there, lambda: person.key("Enter"))
    assert server.acts_of(person.code, 0) == person.did


def test_pointing_restyles_what_changes_and_not_the_whole_table(browser: Browser, guests: Guests) -> None:
    """One rule that asks what a far ancestor contains is enough, and every move of the mouse costs a frame."""
    ada = guests.arrives(in_full=True)
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=75)
    explorer.plays_on(until=("mark",))
    lit = explorer.lit()
    browser.start_tracing(page=ada.page, categories=["devtools.timeline"])
    for at in lit[:4]:
        ada.page.mouse.move(*at)
        explorer.ghost()
    told = json.loads(browser.stop_tracing())["traceEvents"]
    restyled = [event["args"]["elementCount"] for event in told if event["name"] == "UpdateLayoutTree"]
    assert 0 < max(restyled) < ada.page.locator("main *").count() / 4
