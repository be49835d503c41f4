"""The evaluation tables of the expert, appended to the kernel's data row.

A game computes them from its deck: for each card and each set of its marked cells the exact turns still needed, if
flips are uniform and all are used on this card. That takes seconds, so those of shipped decks are cached on disk.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.packing import Row, as_set
from crocetta.games.expeditions.shapes import DRAWINGS, EXPEDITIONS, Shape, all_covers
from crocetta.kit.cache import cache_folder, can_keep
from crocetta.kit.game import AnyGame

M = TypeVar("M")
ONE: Final = w.TURN_UNITS
TURNS: Final = 28


def packed_weights(
    slope: float, points_a_turn: float, lost: float, alone: float, both: float, cell: float
) -> list[int]:
    """The weights that both games have."""
    return [
        *chances(slope),
        *rests(points_a_turn, lost),
        *in_parts((alone, both)),
        *by_shape(cell),
    ]


def chances(slope: float) -> list[int]:
    """`E_LATE`: the chance to finish in time, by the turns to spare."""
    return [round(ONE / (1 + exp(-slope * (step / 8 - 4 + 0.5)))) for step in range(65)]


def rests(points_a_turn: float, lost: float) -> list[int]:
    """`E_REST`: few turns bring disproportionately little."""
    turns = [step / 4 for step in range(4 * TURNS + 2)]
    return [round(ONE * points_a_turn * rest * rest / (rest + lost)) for rest in turns]


def in_parts(weights: Sequence[float]) -> list[int]:
    return [round(ONE * weight) for weight in weights]


def expeditions(width: int) -> list[tuple[int, list[int]]]:
    """For each shape, how many of the eight cards show it, and all its placements on an empty grid."""
    covers: Mapping[Shape, frozenset[int]] = all_covers(width)
    return [(EXPEDITIONS.count(shape), sorted(covers[shape])) for shape in Shape]


def marks_of_shapes(width: int, cells: int, mark: Callable[[int], M]) -> list[tuple[int, list[M]]]:
    """The same for the placements on these cells, as `mark` describes them."""
    return [
        (cards, [mark(cover) for cover in covers if not cover & ~cells]) for cards, covers in expeditions(width)
    ]


def by_shape(points_a_cell: float) -> list[int]:
    """`E_SHAPES` and `E_FRESH`: larger shapes bring more on a new card."""
    having = [as_set([card for card, each in enumerate(EXPEDITIONS) if each is shape]) for shape in Shape]
    cells = [sum(row.count("x") for row in DRAWINGS[shape]) for shape in EXPEDITIONS]
    usual = sum(cells) / len(cells)
    extra = [cells[EXPEDITIONS.index(shape)] - usual for shape in Shape]
    return [*having, *in_parts([points_a_cell * each for each in extra])]


def narrowed(cells: int, places: Sequence[int]) -> int:
    """A set of cells of the grid, renumbered by their positions in `places`."""
    return sum(1 << place for place, cell in enumerate(places) if cells >> cell & 1)


def row_shares(width: int, places: Sequence[int]) -> list[int]:
    """`D_ROWS` of one card: for each row and each set of cells in it, the set as `narrowed` numbers it."""
    return [narrowed(cells << width * row, places) for row in range(width) for cells in range(1 << width)]


class Table(NamedTuple):
    """The evaluation tables of one card."""

    shares: Sequence[int]
    """Its part of `D_ROWS`."""
    prospects: Row
    numbers: Row
    """An index of the prospects; may be empty."""


def joined(data: Row, weights: Sequence[int], tables: Sequence[Table]) -> Row:
    """The data row with the evaluation tables appended; those of cards from number 1 on."""
    shares = np.array([[0] * len(tables[0].shares), *(table.shares for table in tables)], np.int64).ravel()
    heads = [len(data), len(data) + len(weights), len(data) + len(weights) + len(shares)]
    places = [0, 0]
    at = heads[2] + 2 * (len(tables) + 1)
    for table in tables:
        places += [at, at + len(table.prospects)]
        at += len(table.prospects) + len(table.numbers)
    parts = [part for table in tables for part in (table.prospects, table.numbers)]
    found = np.concatenate([data, np.array(weights), shares, np.array(places), *parts])
    found[[w.D_EVALUATION, w.D_ROWS, w.D_PROSPECTS]] = heads
    return found


def kept(game: AnyGame, make: Callable[[Any], Row]) -> Row:
    """Cached on disk for shipped decks; a host's own deck lives no longer than its match."""
    if game.edition.embedded is not None or not can_keep():
        return make(game)
    file = cache_folder() / f"prospects-{game.name}-{game.edition.digest[:16]}.npy"
    try:
        # All processes share its pages. Copy-on-write, since Numba would compile again for read-only arrays.
        found: Row = np.load(file, mmap_mode="c").view(np.ndarray)
        return found
    except (OSError, ValueError):
        made = make(game)
        _save(file, made)
        return made


def _save(file: Path, made: Row) -> None:
    unfinished = file.with_suffix(f".{os.getpid()}.npy")
    try:
        np.save(unfinished, made)
        unfinished.replace(file)
    except OSError:
        unfinished.unlink(missing_ok=True)
