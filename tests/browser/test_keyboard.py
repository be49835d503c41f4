"""No mouse and no finger: a match is begun, played and ended with the keyboard alone, and a list tells the keys."""

from typing import Final

import pytest
from playwright.sync_api import expect

from crocetta.games.la_piramide.pieces import OUT
from tests.browser.autoplay import opens, plays_on
from tests.browser.expeditions import OTHER_OR_BOTH, Explorer
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber, slug, told
from tests.browser.server_process import Json, ServerProcess
from tests.lengths import length

GAMES: Final = ("la-piramide", "silver-and-gold", "pyramids")[: length(quick=2, test=2, thorough=3)]
LAST_TURNS: Final = 26
"""Of 28, counted from 0: two are left."""
ROLLS: Final = length(quick=3, test=3, thorough=4)
"""From the third on curses are played, where one may."""
FARTHEST = 160
"""So many times one presses the tab key before one gives up."""


def tabs_to(person: Person, selector: str) -> None:
    for _ in range(FARTHEST):
        person.key("Tab")
        if person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the tab key never comes to {selector}")


class Typist(Explorer):
    """Plays with keys: cards by tab and space, the ghost by arrows, R and M, marks and Done by Enter."""

    mirrored = 0

    def keeps(self, one: int, other: int) -> None:
        first, second = sorted((one, other))
        for place in (first, second):
            tabs_to(self.person, f"[data-keep='{place}']")
            self.person.key("Space")
        tabs_to(self.person, ".xp-primary")
        self.person.does({"type": "keep", "first": first, "second": second}, lambda: self.person.key("Enter"))

    def takes(self) -> None:
        tabs_to(self.person, ".xp-dc.takeable")
        place: str = self.page.evaluate("document.activeElement.dataset.place")
        self.person.key("Enter")
        self.person.does({"type": "take", "place": int(place)}, lambda: self.person.key("Enter"))

    def marks(self) -> None:
        self.person.key("ArrowRight")
        self.turned += self.ghost_changes("r", "Turn")
        self.mirrored += self.ghost_changes("m", "Mirror")
        self.moves_the_ghost("ArrowDown")
        slot, cells = self.ghost()
        self.mark_with(slot, cells, lambda: self.person.key("Enter"))

    def moves_the_ghost(self, arrow: str) -> None:
        """As it lies: an arrow never turns it."""
        before = self.look_of_ghost()
        self.person.key(arrow)
        assert self.look_of_ghost() == before

    def look_of_ghost(self) -> set[tuple[int, int]]:
        cells, width = self.ghost()[1], self.width()
        places = [divmod(cell, width) for cell in range(width * width) if cells >> cell & 1]
        top, left = min(row for row, _ in places), min(column for _, column in places)
        return {(row - top, column - left) for row, column in places}

    def ghost_changes(self, key: str, tool: str) -> bool:
        """A key that its tool says is of use must change the ghost."""
        useful = self.page.get_by_role("button", name=tool, exact=True).is_enabled()
        before = self.ghost()
        self.person.key(key)
        changed = self.ghost() != before
        assert changed or not useful, f"{key} does nothing"
        return changed

    def finishes(self) -> None:
        self.turns.append(self.round_and_turn())
        self.person.does({"type": "done"}, lambda: self.person.key("Enter"))


@pytest.mark.parametrize("game", OTHER_OR_BOTH)
def test_shapes_are_turned_mirrored_moved_and_marked_with_keys_alone(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives()
    ada.open_home()
    tabs_to(ada, f"[aria-label='Play now: {game} against bots']")
    ada.key("Enter")
    typist = Typist(ada, seed=63)
    while not (typist.turned and typist.mirrored):
        assert len(typist.turns) < 7, "in a whole round no shape could be turned and mirrored"
        typist.plays_on(turns=len(typist.turns) + 1)
    assert server.acts_of(ada.code, 0) == ada.did
    assert ada.inputs() == {"keyboard"}


ARROWS: Final = {"ArrowUp": (1, -1), "ArrowDown": (1, 1), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
"""The axis, and which way along it."""
PLACES: Final = """() => {
  const middle = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  return [middle(document.activeElement), [...document.querySelectorAll(".lp-spot")].map(middle)];
}"""
CLEARLY: Final = 20
"""Pixels: half a square."""


class Wayfinder(Climber):
    """Plays with keys: tab to the die, a card or a pawn, arrows among the places within reach, Enter for all."""

    steered = 0

    def presses(self, selector: str) -> None:
        tabs_to(self.person, selector)
        self.person.key("Enter")

    def acts(self, action: Json, button: str) -> None:
        tabs_to(self.person, ".lp-go .btn.pri")
        assert self.page.locator(".lp-go .btn.pri").inner_text() == button
        self.person.does(action, lambda: self.person.key("Enter"))

    def rolls_or_curses(self) -> None:
        curse = self.page.locator(".lp-curse.open")
        if self.rolls < 2 or curse.count() == 0:
            self.acts({"type": "roll"}, "Roll the die")
            return
        name = curse.first.locator("b").inner_text()
        self.presses(".lp-curse.open")
        self.acts({"type": "play-curse", "curse": slug(name)}, f"Play {name}")

    def walks_or_gambles(self) -> None:
        tabs_to(self.person, ".lp-walk")
        self.person.does({"type": "walk"}, lambda: self.person.key("Enter"))

    def names_somebody(self) -> None:
        name = self.page.locator(".lp-victims button:not(.shut)").first.inner_text()
        self.presses(".lp-victims button:not(.shut)")
        self.acts({"type": "name"}, f"Curse {name}")

    def chooses_a_pawn(self) -> None:
        main = self.page.locator(".lp-go .btn.pri")
        label = main.inner_text() if main.count() > 0 else ""
        tabs_to(self.person, ".lp-pawn.open")
        number = int(self.page.evaluate("document.activeElement.dataset.pawn"))
        pick: Json = {"type": "pick", "pawn": number}
        if label == "":
            self.person.does(pick, lambda: self.person.key("Enter"))
            return
        self.person.key("Enter")
        self.page.wait_for_selector(f".lp-pawn.chosen[data-pawn='{number}']", state="attached")
        if label in ("Curse this pawn", "Swap these two"):
            self.acts(pick, label)

    def goes(self) -> None:
        """An arrow shows the way to the next place in its direction; Enter goes there."""
        returning = self.page.locator(".lp-go .btn.pri").inner_text() == "Put it here"
        pawn = None if returning else self.page.locator(".lp-pawn.chosen").get_attribute("data-pawn")
        tabs_to(self.person, ".lp-spot")
        for arrow in self.rng.sample(tuple(ARROWS), 4):
            self.steers(arrow)
        to = self.aimed_at()
        assert self.page.locator(".lp-spot[aria-pressed=true]").count() == 1
        action: Json = (
            {"type": "place-back", "square": to}
            if returning
            else {"type": "move", "pawn": int(pawn or ""), "to": to}
        )
        self.person.does(action, lambda: self.person.key("Enter"))

    def steers(self, arrow: str) -> None:
        """Where a place lies in that direction, the arrow goes there, and nowhere else."""
        (axis, sign), (at, places) = ARROWS[arrow], self.page.evaluate(PLACES)
        before = self.aimed_at()
        self.person.key(arrow)
        ahead = [sign * (place[axis] - at[axis]) for place in places]
        if self.aimed_at() != before:
            now, _ = self.page.evaluate(PLACES)
            assert sign * (now[axis] - at[axis]) > 0, f"{arrow} goes elsewhere"
            self.steered += 1
        assert max(ahead) < CLEARLY or self.aimed_at() != before, f"{arrow} goes nowhere"

    def aimed_at(self) -> int:
        """The place under the focus."""
        square: str | None = self.page.evaluate("document.activeElement.dataset.square ?? null")
        return OUT if square is None else int(square)


def test_pawns_are_led_with_keys_alone(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    ada.open_home()
    tabs_to(ada, "[aria-label='Play now: La Piramide against bots']")
    ada.key("Enter")
    wayfinder = Wayfinder(ada, seed=62)
    wayfinder.plays_on(rolls=ROLLS)
    assert wayfinder.steered > 0
    assert sum(act is not None and act["type"] == "move" for act in ada.did) >= ROLLS
    assert [told(act) for act in server.acts_of(ada.code, 0)] == ada.did
    assert ada.inputs() == {"keyboard"}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_and_begun_again_with_keys_alone(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives()
    if game == "la-piramide":
        code = opens(ada, game, 1, options={"turn_limit": 3})
    else:
        code = opens(ada, game, 1)
        plays_on(ada, code, turn=LAST_TURNS)
    ada.did = server.acts_of(code, 0)
    before = len(ada.did)
    ada.page.goto(f"{server.url}/t/{code}")
    ada.page.wait_for_selector(".xp-primary, .lp-go")
    ada.wait_for_animations()
    player = Wayfinder(ada, seed=64) if game == "la-piramide" else Typist(ada, seed=64)
    assert player.plays_on() == "over"
    assert len(ada.did) > before
    assert [told(act) for act in server.acts_of(code, 0)] == ada.did
    tabs_to(ada, ".end .btn.pri")
    assert ada.page.evaluate("document.activeElement.textContent") == "Play again"
    ada.key("Enter")
    ada.page.wait_for_url(lambda url: not url.endswith(code))
    assert ada.inputs() == {"keyboard"}


def test_the_keys_are_shown_on_request_and_letters_can_be_switched_off(guests: Guests) -> None:
    ada = guests.arrives()
    page = ada.page
    ada.opens_table("Silver & Gold")
    Explorer(ada, seed=65).plays_on(until=("mark",))
    ada.key("ArrowRight", "?")
    shown = page.get_by_role("dialog", name="Keyboard")
    expect(shown).to_be_visible()
    expect(shown.get_by_text("R", exact=True)).to_be_visible()
    expect(shown).to_contain_text("Turn it")
    ada.key("Escape")
    expect(shown).to_be_hidden()
    single = page.get_by_role("button", name="Single", exact=True)
    expect(single).to_have_attribute("aria-pressed", "false")
    ada.key("s")
    expect(single).to_have_attribute("aria-pressed", "true")
    tabs_to(ada, "[aria-label=Menu]")
    ada.key("Enter")
    tabs_to(ada, "[aria-keyshortcuts='?']")
    ada.key("Enter")
    expect(shown).to_be_visible()
    tabs_to(ada, "[role=switch]")
    ada.key("Space", "Escape")
    expect(shown).to_be_hidden()
    ada.key("s", "?", "ArrowDown")
    ada.settled()
    expect(single).to_have_attribute("aria-pressed", "true")
    expect(shown).to_be_hidden()
