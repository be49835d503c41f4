"""The turns that a map still needs, for each set of unmarked fields, and the weights of the expert's evaluation."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions import packing as shared
from crocetta.games.expeditions import prospects
from crocetta.games.expeditions.packing import Row
from crocetta.games.expeditions.prospects import ONE, Table, row_shares
from crocetta.games.expeditions.shapes import cells_of
from crocetta.games.silver_and_gold.cards import SEALS, WIDTH, Deck, TreasureMap
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.packing import COLOURS, data

Turns = npt.NDArray[np.float64]
Sets = npt.NDArray[np.int64]
MOST_OWED: Final = 3


class Weights(NamedTuple):
    """Points, turns and shares."""

    slope: float = 1.5
    """Steepness of the chance to finish a map in time."""
    points_a_turn: float = 4.1
    lost: float = 2.0
    """Turns that are lost at the end."""
    alone: float = 0.95
    both: float = 0.89
    cell: float = 0.7
    """What each cell of a shape brings on a new map."""
    coin: float = 1.75
    palm: float = 1.9
    seal: float = 0.05
    row_1: float = 0.1
    row_2: float = 0.28
    row_3: float = 0.52
    last_coins: float = 4


TUNED: Final = Weights()


def with_tables(game: SilverAndGold, weights: Weights = TUNED) -> Row:
    """The data row with the expert's evaluation tables."""
    return prospects.joined(data(game), packed_weights(game.deck, weights), [table(m) for m in game.deck])


def packed_weights(deck: Deck, weights: Weights) -> list[int]:
    sealed = [shared.as_set([m.number for m in deck if m.seal is colour]) for colour in COLOURS]
    return [
        *prospects.packed_weights(*weights[:6]),
        *prospects.in_parts((weights.coin, weights.palm, weights.seal, 0)),
        *prospects.in_parts((weights.row_1, weights.row_2, weights.row_3)),
        round(weights.last_coins),
        *sealed,
        *(SEALS[colour] for colour in COLOURS),
    ]


class Needed(NamedTuple):
    """The average turns that a map needs, played as fast as possible.

    For each set of unmarked fields, as `narrowed` numbers them."""

    now: Turns
    bonus: Sets
    """The cell where a bonus mark saves most."""
    after: list[Turns]
    """Further turns after each shape is flipped."""


def table(m: TreasureMap) -> Table:
    needed = turns_needed(m)
    fields = [needed.now * ONE, needed.bonus, *(each * ONE for each in needed.after)]
    words = [sum(np.rint(fields[4 * word + k]).astype(np.int64) << 16 * k for k in range(4)) for word in range(2)]
    return Table(row_shares(WIDTH, cells_of(m.cells)), np.stack(words, axis=1).ravel(), np.zeros(0, np.int64))


def turns_needed(m: TreasureMap) -> Needed:
    places = cells_of(m.cells)
    singles = [_mark(1 << cell, m, places) for cell in places]
    shapes = prospects.marks_of_shapes(WIDTH, m.cells, lambda cover: _mark(cover, m, places))
    sets = np.arange(1 << len(places))
    sizes = np.array([int(each).bit_count() for each in sets])
    owing = [np.zeros(len(sets)) for _ in range(MOST_OWED + 1)]
    """The same with bonus marks owed."""
    after = [np.zeros(len(sets)) for _ in shapes]
    bonus = np.zeros(len(sets), np.int64)
    for size in range(1, len(places) + 1):
        here = sets[sizes == size]
        for owed in range(1, MOST_OWED + 1):
            owing[owed][here], chosen = _fastest(here, owing, singles, owed - 1, np.full(len(here), np.inf))
            if owed == 1:
                bonus[here] = np.array(places)[chosen]
        for k, (_, marks) in enumerate(shapes):
            after[k][here], _ = _fastest(here, owing, marks, 0, owing[1][here])
        owing[0][here] = 1 + sum(cards * after[k][here] for k, (cards, _) in enumerate(shapes)) / 8
    return Needed(owing[0], bonus, after)


def _mark(cover: int, m: TreasureMap, places: Sequence[int]) -> tuple[int, int]:
    """The places it marks, and the bonus marks that it brings."""
    return prospects.narrowed(cover, places), (cover & m.crosses).bit_count()


def _fastest(
    here: Sets, owing: list[Turns], marks: list[tuple[int, int]], owed: int, otherwise: Turns
) -> tuple[Turns, Sets]:
    """The fewest turns, after one of these marks or otherwise; and which mark that is."""
    least, chosen = otherwise.copy(), np.zeros(len(here), np.int64)
    for number, (places, brings) in enumerate(marks):
        fits = np.flatnonzero(here & places == places)
        turns = owing[min(owed + brings, MOST_OWED)][here[fits] ^ places]
        better = turns < least[fits]
        least[fits[better]] = turns[better]
        chosen[fits[better]] = number
    return least, chosen
