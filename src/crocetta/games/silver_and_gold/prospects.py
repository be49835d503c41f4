"""How many turns a map still takes, for each set of unmarked fields, and the weights that the expert judges by."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions import packing as shared
from crocetta.games.expeditions import prospects
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.packing import Row
from crocetta.games.expeditions.shapes import cells_of
from crocetta.games.silver_and_gold.cards import SEALS, WIDTH, Deck, TreasureMap
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.packing import COLOURS, data

Turns = npt.NDArray[np.float64]


class Weights(NamedTuple):
    """Points and turns, but for shares."""

    slope: float = 1.5
    """How sharply it is decided whether a map is finished in time."""
    points_a_turn: float = 4.2
    lost: float = 2.0
    """Turns that are lost at the end."""
    alone: float = 0.95
    both: float = 0.88
    coin: float = 1.6
    palm: float = 2.2
    seal: float = 0.05
    row_1: float = 0.12
    row_2: float = 0.28
    row_3: float = 0.5
    last_coins: float = 8


TUNED: Final = Weights()


def judged(game: SilverAndGold, weights: Weights = TUNED) -> Row:
    """The data row with everything the expert knows."""
    maps = game.deck.maps[1:]
    shares = [prospects.row_shares(WIDTH, cells_of(m.cells)) for m in maps]
    tables = [np.concatenate([[0], packed(turns_needed(m))]).astype(np.int64) for m in maps]
    return prospects.joined(data(game), judgement(game.deck, weights), shares, tables)


def judgement(deck: Deck, weights: Weights) -> list[int]:
    sealed = [shared.as_set([m.number for m in deck if m.seal is colour]) for colour in COLOURS]
    return [
        *prospects.chances(weights.slope),
        *prospects.rests(weights.points_a_turn, weights.lost),
        *prospects.in_parts((weights.alone, weights.both, weights.coin, weights.palm, weights.seal, 0)),
        *prospects.in_parts((weights.row_1, weights.row_2, weights.row_3)),
        round(weights.last_coins),
        *sealed,
        *(SEALS[colour] for colour in COLOURS),
    ]


def turns_needed(m: TreasureMap) -> list[Turns]:
    """The turns that a map takes on average, played as fast as can be.

    For none to three bonus marks owed, and for each set of unmarked fields, as `narrowed` numbers them."""
    places = cells_of(m.cells)
    crosses = [bool(m.crosses >> cell & 1) for cell in places]
    found = [np.zeros(1 << len(places)) for _ in range(w.MOST_OWED + 1)]
    shapes = [
        (cards, [_mark(cover, m, places) for cover in covers if not cover & ~m.cells])
        for cards, covers in prospects.expeditions(WIDTH)
    ]
    sets = np.arange(1 << len(places))
    sizes = np.array([int(each).bit_count() for each in sets])
    for size in range(1, len(places) + 1):
        here = sets[sizes == size]
        for owed in range(1, w.MOST_OWED + 1):
            found[owed][here] = _fastest(
                here,
                found,
                [(1 << place, min(owed - 1 + cross, w.MOST_OWED)) for place, cross in enumerate(crosses)],
                np.full(len(here), np.inf),
            )
        total = np.zeros(len(here))
        for cards, marks in shapes:
            total += cards * _fastest(here, found, marks, found[1][here])
        found[0][here] = 1 + total / 8
    return found


def _mark(cover: int, m: TreasureMap, places: Sequence[int]) -> tuple[int, int]:
    """The places it marks, and the bonus marks that it owes."""
    return prospects.narrowed(cover, places), min((cover & m.crosses).bit_count(), w.MOST_OWED)


def _fastest(here: npt.NDArray[np.int64], found: list[Turns], marks: list[tuple[int, int]], other: Turns) -> Turns:
    """The fewest turns after one of these marks, or another way."""
    least = other.copy()
    for places, owed in marks:
        fits = np.flatnonzero(here & places == places)
        least[fits] = np.minimum(least[fits], found[owed][here[fits] ^ places])
    return least


def packed(turns: list[Turns]) -> Row:
    word = np.zeros(len(turns[0]), np.int64)
    for owed, each in enumerate(turns):
        word |= np.rint(each * prospects.ONE).astype(np.int64) << 16 * owed
    return word
