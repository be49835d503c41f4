"""Pyramids explained: what a sheet adds up to (PY-26), and what decided a tie (PY-27)."""

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from crocetta.games.expeditions.explain import Sheets
from crocetta.games.pyramids import scoring
from crocetta.games.pyramids.cards import COLOURS, Colour, Deck
from crocetta.games.pyramids.scoring import PAIR, PYRAMID, SKULLS, TORCH, Score
from crocetta.games.pyramids.state import Sheet
from crocetta.games.pyramids.view import View
from crocetta.kit.scoring import Explained


class FromPyramids(Struct, frozen=True, tag="pyramids", array_like=True, gc=False):
    """Completed pyramids of a colour, by their numbers."""

    colour: Colour
    cards: tuple[int, ...]
    points: int


class FromTorch(Struct, frozen=True, tag="torches", array_like=True, gc=False):
    round: int
    """Counted from 1."""
    points: int


class FromClaim(Struct, frozen=True, tag="claims", array_like=True, gc=False):
    colour: Colour
    points: int


class FromGems(Struct, frozen=True, tag="gems", array_like=True, gc=False):
    pairs: int
    paid: int
    """For the pairs."""
    singles: int
    points: int


class FromSkulls(Struct, frozen=True, tag="skulls", array_like=True, gc=False):
    count: int
    points: int


Part: TypeAlias = FromPyramids | FromTorch | FromClaim | FromGems | FromSkulls
"""Tagged with the score line that it belongs to."""


class Explanation(Explained[Score], frozen=True, gc=False):
    parts: tuple[tuple[Part, ...], ...]
    """What each score line is made of, by seat; empty for other players."""


class Explainer:
    def __init__(self, deck: Deck) -> None:
        self._sheets: Sheets[Sheet, Score, Part] = Sheets(scoring.score, partial(parts, deck), scoring.criteria)

    def __call__(self, v: View) -> Explanation:
        return Explanation(**self._sheets.explain(v))


def parts(deck: Deck, sheet: Sheet) -> tuple[Part, ...]:
    found: list[Part] = [*_pyramids(deck, sheet.completed)] if sheet.completed else []
    found += [FromTorch(number + 1, TORCH) for number in sheet.torches]
    found += [FromClaim(claim.colour, claim.points) for claim in sheet.claims]
    gems = scoring.gems(sheet)
    if gems.points:
        found.append(FromGems(gems.pairs, PAIR * gems.pairs, gems.singles, gems.points))
    if sheet.skulls:
        found.append(FromSkulls(sheet.skulls, SKULLS[sheet.skulls]))
    return tuple(found)


def _pyramids(deck: Deck, completed: tuple[int, ...]) -> Iterator[FromPyramids]:
    for colour in COLOURS:
        if cards := tuple([number for number in completed if deck.pyramids[number].colour is colour]):
            yield FromPyramids(colour, cards, PYRAMID * len(cards))
