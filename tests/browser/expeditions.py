"""Plays Silver & Gold and Pyramids through the page, with mouse or finger, on the fields that the page lights."""

import re
from collections.abc import Callable, Collection
from math import isqrt
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import POLL, Person, Point
from tests.lengths import length

GAMES: Final = ["Silver & Gold", "Pyramids"]
ONE_OR_BOTH: Final = GAMES[: length(quick=1, test=1, thorough=2)]
OTHER_OR_BOTH: Final = GAMES[::-1][: len(ONE_OR_BOTH)]
"""Both games have the same table and the same pencil, so things are tried in one or in the other; that it marks
what it shows, whatever is done with it, and that a match comes to its end, is tried in both."""
WHAT_NOW: Final = """() => {
  const one = (part) => document.querySelector(part);
  if (one(".end")) return "over";
  if (one(".pass")) return "pass";
  if (!one(".xp") || one("dialog[open]")) return null;
  if (one(".xp-keep:not(.kept)")) return "keep";
  if (one(".xp-dc.takeable:enabled")) return "take";
  if (one(".xp-field .xp-legal, .xp-field .xp-ghost")) return "mark";
  const main = one(".xp-primary");
  return main?.textContent === "Done" && main.getAttribute("aria-disabled") === "false" ? "done" : null;
}"""
MIDDLES: Final = """(parts) => parts.map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
CARDS_LIE_STILL: Final = """async () => {
  const moves = [...document.querySelectorAll(".xp-big > .xp-card")].flatMap((card) => card.getAnimations());
  await Promise.allSettled(moves.map((move) => move.finished));
}"""
GHOST_IN_WORDS: Final = ".xp-mine > [role=status]"
ON_CARD: Final = re.compile(r"On card (\d): ([a-z0-9, ]+)\. Press Enter to confirm\.")
ON_A_CARD: Final = """([x, y]) => document.elementFromPoint(x, y)?.closest(".xp-field") != null"""


class Explorer:
    """Makes random legal acts, chosen from what the page shows."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)
        self.turns: list[tuple[str, str]] = []
        """Round and turn, as the bar said when Done was pressed."""
        self.turned = 0

    def waits_for_something_to_do(self) -> str:
        return str(self.page.wait_for_function(WHAT_NOW, polling=POLL).json_value())

    def plays_on(self, until: Collection[str] = (), turns: int | None = None) -> str:
        """Plays until a decision of that kind is due, until so many turns are over, or to the end."""
        while (now := self.waits_for_something_to_do()) not in ("over", *until):
            if now == "keep":
                self.keeps(*self.rng.sample(range(4), 2))
            elif now == "mark":
                self.marks()
            elif now == "take":
                self.takes()
            elif now == "done":
                self.finishes()
                if len(self.turns) == turns:
                    return "done"
            else:
                raise AssertionError(f"nobody told me what to do with: {now}")
        return now

    def keeps(self, one: int, other: int) -> None:
        self.chooses(one, other)
        first, second = sorted((one, other))
        self.person.does(
            {"type": "keep", "first": first, "second": second}, lambda: self.person.press_button("Pick these 2")
        )

    def chooses(self, one: int, other: int) -> None:
        for place in (one, other):
            self.person.press(f"[data-keep='{place}']")
        assert self.page.locator(".xp-kc[aria-pressed=true]").count() == 2

    def marks(self) -> None:
        """With a mouse: point, look at the ghost, click. With a finger: tap, look at it, press the button."""
        lit = self.lit()
        at = self.rng.choice(lit) if lit else self.middle_of_ghost()
        if self.person.hand == "mouse":
            self.page.mouse.move(*at)
            slot, cells = self.ghost()
            self.mark_with(slot, cells, lambda: self.person.press_at(at))
        else:
            self.puts_the_ghost(at)
            slot, cells = self.ghost()
            self.mark_with(slot, cells, lambda: self.person.press(".xp-primary"))

    def puts_the_ghost(self, at: Point) -> None:
        """With a finger; then turns the shape, if it can be turned."""
        assert self.page.evaluate(ON_A_CARD, list(at)), f"a finger at {at} does not reach the card"
        if self.page.locator(".xp-ghost").count() == 0:
            self.person.press_at(at)
        turn = self.page.get_by_role("button", name="Turn", exact=True)
        if turn.is_enabled():
            before = self._ghost_in_words()
            self.person.press(turn)
            expect(self.page.locator(GHOST_IN_WORDS), "the ghost did not turn").not_to_have_text(before)
            self.turned += 1

    def mark_with(self, slot: int, cells: int, how: Callable[[], None]) -> None:
        self.person.does({"type": "mark", "slot": slot, "cells": cells}, how)
        self.looks_at(slot)
        assert cells & self.just_marked()[slot] == cells, "what the ghost showed is not what was marked"

    def finishes(self) -> None:
        self.turns.append(self.round_and_turn())
        self.person.does({"type": "done"}, lambda: self.person.press_button("Done"))

    def takes(self) -> None:
        cards = self.page.locator(".xp-dc.takeable:enabled")
        card = cards.nth(self.rng.randrange(cards.count()))
        place = int(card.get_attribute("data-place") or "")
        self.person.press(card)
        self.person.does({"type": "take", "place": place}, lambda: self.person.press(".xp-primary"))

    def undoes(self) -> None:
        self.person.does(None, lambda: self.person.press_button("Undo"))

    def looks_at(self, slot: int) -> None:
        """On a phone one of two chambers may be small at the side: a tap enlarges it."""
        aside = self.page.locator(".xp-peek")
        if aside.count() > 0 and self.page.locator(f"[data-cell^='{slot}-']").count() == 0:
            self.person.press(aside)
            self.page.wait_for_selector(f"[data-cell^='{slot}-']", state="attached")

    # What can be seen

    def lit(self) -> list[Point]:
        """The middles of the fields that the page lights, once the cards have arrived at their places."""
        self.page.evaluate(CARDS_LIE_STILL)
        fields: list[Point] = self.page.locator(".xp-field .xp-legal").evaluate_all(MIDDLES)
        return fields

    def ghost(self) -> tuple[int, int]:
        """Slot and cells of the ghost, from its text for screen readers."""
        said = ON_CARD.fullmatch(self._ghost_in_words())
        assert said is not None
        width = self.width()
        cells = [(int(name[1:]) - 1) * width + ord(name[0]) - ord("a") for name in said[2].split(", ")]
        return int(said[1]) - 1, sum(1 << cell for cell in cells)

    def _ghost_in_words(self) -> str:
        """Waits for a ghost: it follows the mouse, or a mark that was refused, a frame later."""
        words = self.page.locator(GHOST_IN_WORDS)
        expect(words, "there is no ghost").to_have_text(ON_CARD)
        return words.inner_text()

    def middle_of_ghost(self) -> Point:
        slot, cells = self.ghost()
        return self.middle_of(slot, (cells & -cells).bit_length() - 1)

    def middle_of(self, slot: int, cell: int) -> Point:
        (middle,) = self.page.locator(f"[data-cell='{slot}-{cell}']").evaluate_all(MIDDLES)
        return (middle[0], middle[1])

    def width(self) -> int:
        slot = (self.page.locator("[data-cell]").first.get_attribute("data-cell") or "").split("-")[0]
        return isqrt(self.page.locator(f"[data-cell^='{slot}-']").count())

    def just_marked(self) -> tuple[int, int]:
        """Cells of both cards that were marked in this turn, by the names of their fields."""
        return self._cells("just ")

    def marked(self) -> tuple[int, int]:
        return self._cells("")

    def _cells(self, just: str) -> tuple[int, int]:
        words = "marked|dug" if not just else "just marked|just dug"
        names: list[tuple[str, str]] = self.page.locator("[data-cell]").evaluate_all(
            "fields => fields.map((field) => [field.dataset.cell, field.getAttribute('aria-label')])"
        )
        found = [0, 0]
        for place, name in names:
            slot, cell = place.split("-")
            if re.search(rf"({words})$", name):
                found[int(slot)] |= 1 << int(cell)
        return found[0], found[1]

    def round_and_turn(self) -> tuple[str, str]:
        lists = self.page.locator(".xp-rounds ol")
        return lists.nth(0).get_attribute("aria-label") or "", lists.nth(1).get_attribute("aria-label") or ""

    def says(self) -> str:
        """What the strip over the cards says."""
        return self.page.locator(".xp-say").inner_text()
