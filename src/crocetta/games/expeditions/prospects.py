"""The tables that bots judge by, as a continuation of the kernel's data row.

A game makes them from its deck: for each card and each set of its marked cells what it still takes, exactly, if all
flips are as likely and are used on this card alone. That takes seconds, so those of shipped decks are kept on disk.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.packing import Row
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, all_covers
from crocetta.kit.cache import cache_folder, can_keep
from crocetta.kit.game import AnyGame

ONE: Final = w.TURN_UNITS
TURNS: Final = 28


def chances(slope: float) -> list[int]:
    """`J_LATE`: the chance to finish in time, by the turns to spare."""
    return [round(ONE / (1 + exp(-slope * (step / 8 - 4 + 0.5)))) for step in range(65)]


def rests(points_a_turn: float, lost: float) -> list[int]:
    """`J_REST`: few turns bring much less than many."""
    turns = [step / 4 for step in range(4 * TURNS + 2)]
    return [round(ONE * points_a_turn * rest * rest / (rest + lost)) for rest in turns]


def in_parts(weights: Sequence[float]) -> list[int]:
    return [round(ONE * weight) for weight in weights]


def expeditions(width: int) -> list[tuple[int, list[int]]]:
    """The shapes, how many of the eight cards have each, and all its placements on an empty grid."""
    covers: Mapping[Shape, frozenset[int]] = all_covers(width)
    return [(EXPEDITIONS.count(shape), sorted(covers[shape])) for shape in dict.fromkeys(EXPEDITIONS)]


def narrowed(cells: int, places: Sequence[int]) -> int:
    """A set of cells of the grid as a set of the places of these cells in a list."""
    return sum(1 << place for place, cell in enumerate(places) if cells >> cell & 1)


def row_shares(width: int, places: Sequence[int]) -> list[int]:
    """`D_ROWS` of one card: for each row and each set of cells in it, the set as `narrowed` has it."""
    return [narrowed(cells << width * row, places) for row in range(width) for cells in range(1 << width)]


def joined(data: Row, judgement: Sequence[int], shares: Sequence[Sequence[int]], tables: Sequence[Row]) -> Row:
    """The data row with all that bots need; shares and tables are those of the cards from 1 on. Before each table
    stands its word for a card without any mark."""
    parts = [data, np.array(judgement, np.int64)]
    head = {w.D_JUDGEMENT: len(data)}
    at = len(data) + len(judgement)
    head[w.D_ROWS] = at
    rows = np.array([[0] * len(shares[0]), *shares], np.int64).ravel()
    at += len(rows)
    head[w.D_PROSPECTS] = at
    starts = [0]
    at += len(tables) + 1
    for table in tables:
        starts.append(at + 1)
        at += len(table)
    found = np.concatenate([*parts, rows, np.array(starts, np.int64), *tables])
    for word, place in head.items():
        found[word] = place
    return found


def kept(game: AnyGame, make: Callable[[Any], Row]) -> Row:
    """From the cache folder, where a shipped deck's are kept; a host's own deck is gone when its match is."""
    if game.edition.embedded is not None or not can_keep():
        return make(game)
    file = cache_folder() / f"prospects-{game.name}-{game.edition.digest[:16]}.npy"
    try:
        # All processes share its pages. Writable, or kernels would be compiled once more for arrays that are not.
        return np.load(file, mmap_mode="c").view(np.ndarray)
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
