"""What digging on to the Tomb takes and brings, for each path, and the weights that the expert judges by."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions import prospects
from crocetta.games.expeditions.packing import Row
from crocetta.games.expeditions.shapes import cells_of, neighbours
from crocetta.games.pyramids.cards import WIDTH, Pyramid
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.packing import data

Numbers = npt.NDArray[np.float64]
Sets = npt.NDArray[np.int64]
MOST_OWED: Final = 2


class Symbols(NamedTuple):
    """What each is worth on the way, in points, and what a turn costs."""

    gem: float = 2.2
    torch: float = 2.6
    skull: float = -2.2
    potion: float = 1.5
    turn: float = 4.0


class Weights(NamedTuple):
    """Points and turns, but for shares."""

    slope: float = 1.5
    """How sharply it is decided whether a pyramid is finished in time."""
    points_a_turn: float = 4.4
    lost: float = 2.0
    """Turns that are lost at the end."""
    alone: float = 0.95
    both: float = 0.9
    lone: float = 1.4
    claim: float = 0.85
    half: float = 0.35
    rival: float = 0.4


TUNED: Final = Weights()
SYMBOLS: Final = Symbols()


def judged(game: Pyramids, weights: Weights = TUNED, symbols: Symbols = SYMBOLS) -> Row:
    """The data row with everything the expert knows."""
    chambers = game.deck.pyramids[1:]
    shares = [prospects.row_shares(WIDTH, _inner(p)) for p in chambers]
    tables = [table(p, symbols) for p in chambers]
    return prospects.joined(data(game), judgement(weights), shares, tables)


def judgement(weights: Weights) -> list[int]:
    return [
        *prospects.chances(weights.slope),
        *prospects.rests(weights.points_a_turn, weights.lost),
        *prospects.in_parts(weights[3:]),
    ]


def _inner(p: Pyramid) -> Sequence[int]:
    """Entrance and Tomb need no place: the one is marked first, the other last."""
    return cells_of(p.cells & ~p.entrance & ~p.tomb)


class _Mark(NamedTuple):
    places: int
    beside: int
    """The places of which one must be marked already."""
    worth: float
    owed: int


class _Way:
    """What follows with so many bonus marks owed, for each path: net of what its turns cost, and the turns."""

    def __init__(self, sets: int) -> None:
        self.net = np.zeros(sets)
        self.turns = np.zeros(sets)


def table(p: Pyramid, symbols: Symbols) -> Row:
    """Words of turns and treasures without a bonus mark, and with one.

    First that of an untouched card, then those of each set of inner cells on the path beside the Entrance, as
    `narrowed` numbers them."""
    inner = _inner(p)
    places = [*inner, *cells_of(p.entrance), *cells_of(p.tomb)]
    entrance, tomb = 1 << len(inner), 2 << len(inner)
    singles = [_mark(p, 1 << cell, places, symbols) for cell in places]
    shapes = [
        (cards, [_mark(p, cover, places, symbols) for cover in covers if not cover & ~p.cells])
        for cards, covers in prospects.expeditions(WIDTH)
    ]
    ways = [_Way(1 << len(places)) for _ in range(MOST_OWED + 1)]
    for here in reversed(_paths(entrance, tomb, singles)):
        for owed in range(1, MOST_OWED + 1):
            _go(here, ways, singles, owed - 1, ways[owed])
        _take_turn(here, ways, shapes, symbols.turn)
    found = np.zeros(1 + (1 << len(inner)), np.int64)
    found[1:] = _packed(ways, slice(entrance, 2 * entrance), symbols.turn)
    begun = _untouched(ways, shapes, entrance, symbols.turn)
    found[0] = _packed(begun, slice(0, 1), symbols.turn)[0]
    return found


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


def _go(here: Sets, ways: list[_Way], marks: list[_Mark], owed: int, into: _Way) -> None:
    """The best of these marks, with so many bonus marks owed beside its own."""
    net, turns = np.full(len(here), -np.inf), np.zeros(len(here))
    _improve(here, ways, marks, owed, net, turns)
    into.net[here], into.turns[here] = net, turns


def _improve(here: Sets, ways: list[_Way], marks: list[_Mark], owed: int, net: Numbers, turns: Numbers) -> None:
    for mark in marks:
        way = ways[min(owed + mark.owed, MOST_OWED)]
        fits = np.flatnonzero((here & mark.places == 0) & (here & mark.beside != 0))
        after = here[fits] | mark.places
        better = way.net[after] + mark.worth > net[fits]
        fits, after = fits[better], after[better]
        net[fits] = way.net[after] + mark.worth
        turns[fits] = way.turns[after]


def _take_turn(here: Sets, ways: list[_Way], shapes: list[tuple[int, list[_Mark]]], cost: float) -> None:
    ways[0].net[here] = -cost
    ways[0].turns[here] = 1
    total_net, total_turns = np.zeros(len(here)), np.zeros(len(here))
    for cards, marks in shapes:
        # A single cell instead of the shape is what a bonus mark is.
        net, turns = ways[1].net[here], ways[1].turns[here]
        _improve(here, ways, marks, 0, net, turns)
        total_net += cards * net
        total_turns += cards * turns
    ways[0].net[here] += total_net / 8
    ways[0].turns[here] += total_turns / 8


def _untouched(ways: list[_Way], shapes: list[tuple[int, list[_Mark]]], entrance: int, cost: float) -> list[_Way]:
    """Without any mark: the first ones include the Entrance (PY-9)."""
    found = [_Way(1), _Way(1)]
    found[1].net[0], found[1].turns[0] = ways[0].net[entrance], ways[0].turns[entrance]
    net, turns = -cost, 1.0
    for cards, marks in shapes:
        options = [(ways[0].net[entrance], ways[0].turns[entrance])]
        for mark in marks:
            if mark.places & entrance:
                way = ways[mark.owed]
                options.append((way.net[mark.places] + mark.worth, way.turns[mark.places]))
        best = max(options)
        net += cards * best[0] / 8
        turns += cards * best[1] / 8
    found[0].net[0], found[0].turns[0] = net, turns
    return found


def _packed(ways: list[_Way], sets: slice, cost: float) -> Row:
    word = np.zeros(len(ways[0].net[sets]), np.int64)
    for owed in range(2):
        turns = np.rint(ways[owed].turns[sets] * prospects.ONE).astype(np.int64)
        treasures = ways[owed].net[sets] + cost * ways[owed].turns[sets]
        gained = np.clip(np.rint(treasures * prospects.ONE), -0x8000, 0x7FFF).astype(np.int64)
        word |= turns << 32 * owed
        word |= (gained & 0xFFFF if owed == 0 else gained) << 32 * owed + 16
    return word
