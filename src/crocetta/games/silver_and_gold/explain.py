"""Silver & Gold explained: what a sheet adds up to (SG-27, SG-28), what decided (SG-29), what palms pay (SG-20)."""

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from crocetta.games.expeditions.explain import Sheets
from crocetta.games.silver_and_gold import scoring
from crocetta.games.silver_and_gold.cards import SEALS, VALUES, Colour, Deck
from crocetta.games.silver_and_gold.rules import palm_worth
from crocetta.games.silver_and_gold.scoring import Score
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.scoring import Explained


class FromCoins(Struct, frozen=True, tag="coins", array_like=True, gc=False):
    """Each coin pays one."""

    points: int


class FromCup(Struct, frozen=True, tag="cups", array_like=True, gc=False):
    row: int
    """The row of coins, counted from 1."""
    points: int


class FromPalm(Struct, frozen=True, tag="palms", array_like=True, gc=False):
    place: int
    """The palm box, counted from 1."""
    points: int


class FromMaps(Struct, frozen=True, tag="maps", array_like=True, gc=False):
    colour: Colour
    count: int
    each: int
    points: int


class FromSeal(Struct, frozen=True, tag="seals", array_like=True, gc=False):
    """One seal pays for each completed map of its colour."""

    colour: Colour
    count: int
    each: int
    points: int


Part: TypeAlias = FromCoins | FromCup | FromPalm | FromMaps | FromSeal
"""Tagged with the score line that it belongs to."""


class Explanation(Explained[Score], frozen=True, gc=False):
    parts: tuple[tuple[Part, ...], ...]
    """What each score line is made of, by seat; empty for other players."""
    palm: int
    """What a palm pays in this turn's action 2."""


class Explainer:
    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._sheets: Sheets[Sheet, Score, Part] = Sheets(
            partial(scoring.score, deck), partial(parts, deck), partial(scoring.criteria, deck)
        )

    def __call__(self, v: View) -> Explanation:
        return Explanation(**self._sheets.explain(v), palm=palm_worth(self._deck, v.display))


def parts(deck: Deck, sheet: Sheet) -> tuple[Part, ...]:
    found: list[Part] = [FromCoins(sheet.coins)] if sheet.coins else []
    found += [FromCup(row, points) for row, points in enumerate(sheet.cups, start=1)]
    found += [FromPalm(place, points) for place, points in enumerate(sheet.palms, start=1)]
    return (*found, *_parts_of_maps(deck, sheet)) if sheet.completed else tuple(found)


def _parts_of_maps(deck: Deck, sheet: Sheet) -> Iterator[Part]:
    maps = scoring.completed_maps(deck, sheet)
    colours = [m.colour for m in maps]
    for colour in Colour:
        if count := colours.count(colour):
            yield FromMaps(colour, count, VALUES[colour], count * VALUES[colour])
    for seal in scoring.seals(maps):
        yield FromSeal(seal.colour, seal.maps, SEALS[seal.colour], seal.points)
