"""The turns and the value of digging on to the Tomb, for each path, and the weights of the expert's evaluation."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions import prospects
from crocetta.games.expeditions.packing import Row
from crocetta.games.expeditions.prospects import ONE, Table, row_shares
from crocetta.games.expeditions.shapes import cells_of, neighbours
from crocetta.games.pyramids.cards import WIDTH, Pyramid
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.packing import data

Sets = npt.NDArray[np.int64]
MOST_OWED: Final = 2


class Symbols(NamedTuple):
    """The value of each symbol on the way, in points, and the cost of a turn."""

    gem: float = 2.2
    torch: float = 3.4
    skull: float = -2.2
    potion: float = 1.8
    turn: float = 4.5


class Weights(NamedTuple):
    """Points, turns and shares."""

    slope: float = 1.65
    """Steepness of the chance to finish a pyramid in time."""
    points_a_turn: float = 4.75
    lost: float = 2.0
    """Turns that are lost at the end."""
    alone: float = 0.95
    both: float = 0.9
    cell: float = 0.8
    """What each cell of a shape brings on a new card."""
    lone: float = 1.45
    claim: float = 0.61
    half: float = 0.44
    rival: float = 0.37


TUNED: Final = Weights()
SYMBOLS: Final = Symbols()


def with_tables(game: Pyramids, weights: Weights = TUNED, symbols: Symbols = SYMBOLS) -> Row:
    """The data row with the expert's evaluation tables."""
    tables = [table(p, symbols) for p in game.deck.pyramids[1:]]
    return prospects.joined(data(game), packed_weights(weights), tables)


def packed_weights(weights: Weights) -> list[int]:
    return [*prospects.packed_weights(*weights[:6]), *prospects.in_parts(weights[6:])]


class _Mark(NamedTuple):
    places: int
    beside: int
    """Places of which one must be marked already."""
    worth: float
    owed: int


class _Way:
    """For each path: the value of digging on, net of the cost of its turns, and the turns."""

    def __init__(self, paths: int) -> None:
        self.net = np.zeros(paths)
        self.turns = np.zeros(paths)


class Ways(NamedTuple):
    """The best ways to the Tomb, for each set of a card's cells, as `narrowed` numbers those of `places`."""

    places: Sequence[int]
    paths: Sets
    """The sets that are paths and have not reached the Tomb; the first is the Entrance alone."""
    owing: list[_Way]
    """By the bonus marks owed."""
    after: list[_Way]
    """After each shape is flipped: what it brings at once, and later."""
    bonus: Sets
    """The best cell of a bonus mark."""


def table(p: Pyramid, symbols: Symbols) -> Table:
    found = ways(p, symbols)
    inner = found.places[:-2]
    untouched = _untouched(found, p, symbols)
    rows = [untouched, *(_row(found, path, symbols.turn) for path in found.paths.tolist())]
    numbers = np.zeros(max(1 << len(inner), 4), np.int64)
    numbers[found.paths - (1 << len(inner))] = np.arange(1, len(found.paths) + 1)
    index = sum(numbers[k::4] << 16 * k for k in range(4))
    return Table(row_shares(WIDTH, inner), np.array(rows, np.int64).ravel(), np.asarray(index))


def ways(p: Pyramid, symbols: Symbols) -> Ways:
    inner = cells_of(p.cells & ~p.entrance & ~p.tomb)
    places = [*inner, *cells_of(p.entrance), *cells_of(p.tomb)]
    singles = [_mark(p, 1 << cell, places, symbols) for cell in places]
    shapes = _shapes(p, places, symbols)
    layers = _paths(1 << len(inner), 2 << len(inner), singles)
    sets = 1 << len(places)
    owing, after = [_Way(sets) for _ in range(MOST_OWED + 1)], [_Way(sets) for _ in shapes]
    bonus = np.zeros(sets, np.int64)
    for here in reversed(layers):
        for owed in range(1, MOST_OWED + 1):
            owing[owed].net[here] = -np.inf
            chosen = _improve(here, owing, singles, owed - 1, owing[owed])
            if owed == 1:
                bonus[here] = np.array(places)[chosen]
        owing[0].net[here], owing[0].turns[here] = -symbols.turn, 1
        for (cards, marks), way in zip(shapes, after, strict=True):
            # A single cell instead of the shape equals a bonus mark.
            way.net[here], way.turns[here] = owing[1].net[here], owing[1].turns[here]
            _improve(here, owing, marks, 0, way)
            owing[0].net[here] += cards * way.net[here] / 8
            owing[0].turns[here] += cards * way.turns[here] / 8
    return Ways(places, np.concatenate(layers), owing, after, bonus)


def _shapes(p: Pyramid, places: Sequence[int], symbols: Symbols) -> list[tuple[int, list[_Mark]]]:
    return prospects.marks_of_shapes(WIDTH, p.cells, lambda cover: _mark(p, cover, places, symbols))


def _mark(p: Pyramid, cells: int, places: Sequence[int], symbols: Symbols) -> _Mark:
    worth = (
        symbols.gem * (cells & (p.reds | p.greens)).bit_count()
        + symbols.torch * bool(cells & p.torches)
        + symbols.skull * (cells & p.skulls).bit_count()
        + symbols.potion * (cells & p.potions).bit_count()
    )
    beside = prospects.narrowed(neighbours(cells, WIDTH) & p.cells, places)
    owed = min((cells & p.crosses).bit_count(), MOST_OWED)
    return _Mark(prospects.narrowed(cells, places), beside, worth, owed)


def _paths(entrance: int, tomb: int, singles: list[_Mark]) -> list[Sets]:
    """All paths from the Entrance that have not reached the Tomb, the shortest first."""
    layers = [np.array([entrance])]
    while len(layers[-1]):
        here = layers[-1]
        further = [
            here[(here & single.places == 0) & (here & single.beside != 0)] | single.places
            for single in singles
            if single.places != tomb
        ]
        layers.append(np.unique(np.concatenate(further)))
    return layers[:-1]


def _improve(here: Sets, owing: list[_Way], marks: list[_Mark], owed: int, way: _Way) -> Sets:
    """Replaces the way so far where one of these marks is better. Returns which one."""
    net, turns, chosen = way.net[here], way.turns[here], np.zeros(len(here), np.int64)
    for number, mark in enumerate(marks):
        further = owing[min(owed + mark.owed, MOST_OWED)]
        fits = np.flatnonzero((here & mark.places == 0) & (here & mark.beside != 0))
        after = here[fits] | mark.places
        better = further.net[after] + mark.worth > net[fits]
        fits, after = fits[better], after[better]
        net[fits] = further.net[after] + mark.worth
        turns[fits] = further.turns[after]
        chosen[fits] = number
    way.net[here], way.turns[here] = net, turns
    return chosen


# Words of a prospect: turns and treasures as the card is, the cell of a bonus mark, turns and treasures by shape.


def _row(found: Ways, path: int, cost: float) -> list[int]:
    now = _pair(found.owing[0].net[path], found.owing[0].turns[path], cost)
    return _words(now, int(found.bonus[path]), [_pair(way.net[path], way.turns[path], cost) for way in found.after])


def _untouched(found: Ways, p: Pyramid, symbols: Symbols) -> list[int]:
    """The prospect without any mark: the first one includes the Entrance (PY-9)."""
    entrance = 1 << len(found.places) - 2
    net, turns = -symbols.turn, 1.0
    after = []
    for cards, marks in _shapes(p, found.places, symbols):
        options = [(found.owing[0].net[entrance], found.owing[0].turns[entrance])]
        for mark in marks:
            if mark.places & entrance:
                way = found.owing[mark.owed]
                options.append((way.net[mark.places] + mark.worth, way.turns[mark.places]))
        best = max(options)
        after.append(_pair(*best, symbols.turn))
        net, turns = net + cards * best[0] / 8, turns + cards * best[1] / 8
    return _words(_pair(net, turns, symbols.turn), found.places[-2], after)


def _pair(net: float, turns: float, cost: float) -> int:
    treasures = min(max(round((net + cost * turns) * ONE), -0x8000), 0x7FFF)
    return round(turns * ONE) | (treasures & 0xFFFF) << 16


def _words(now: int, bonus: int, after: list[int]) -> list[int]:
    pairs = [now, bonus, *after]
    words = [pairs[k] | pairs[k + 1] << 32 for k in range(0, len(pairs), 2)]
    return [word - (1 << 64) if word >> 63 else word for word in words]
