"""Par of Pyramids, and what bounds it: see `expeditions/par.py` and `expeditions/bound.py`."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from crocetta.games.expeditions import par as shared
from crocetta.games.expeditions.bound import ONE, SHAPES, Best, Pieces, Relaxation, Rows, bound
from crocetta.games.expeditions.par import Ways
from crocetta.games.expeditions.prospects import kept, narrowed
from crocetta.games.expeditions.shapes import cells_of, neighbours, placements, singles
from crocetta.games.expeditions.story import Story
from crocetta.games.expeditions.table import ROUNDS
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Deck, Pyramid
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.packing import row
from crocetta.games.pyramids.prospects import with_tables
from crocetta.games.pyramids.rules import CLAIM_POINTS, CLAIMED_BY, MOST_GEMS
from crocetta.games.pyramids.scoring import PAIR, PYRAMID, TORCH
from crocetta.kit.game import Seat
from crocetta.kit.par import AnyMatch, Par

GEM_POINTS: Final = {
    (reds, greens): PAIR * min(reds, greens) + abs(reds - greens)
    for reds, greens in product(range(MOST_GEMS + 1), repeat=2)
}


def par(game: Pyramids, match: AnyMatch, seat: Seat) -> Par:
    return shared.par(_ways(game), match, seat)


def compile_par(game: Pyramids) -> None:
    shared.compile_par(_ways(game), game.par_marker)


@lru_cache(maxsize=4)
def _ways(game: Pyramids) -> Ways:
    from crocetta.games.pyramids.kernel.hindsight import HINDSIGHT

    relaxation = ChamberRelaxation(game.deck)

    def highest(told: Story) -> int:
        return bound(relaxation, told)

    return Ways(game, kept(game, with_tables), HINDSIGHT, row, highest)


class Chamber(NamedTuple):
    pieces: Pieces
    beside: Rows
    """For each piece, cells of which one must be marked already."""
    first_single: int
    paths: Rows
    """All sets of cells that can be dug, largest first; the empty set last."""
    size: int


class ChamberRelaxation(Relaxation):
    """Goods are red gems, green gems and torches. Skulls cost nothing here, so potions are worth nothing."""

    prices = (2.3, 2.3, 3.5)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.chamber = cache(lambda card: _chamber(deck.pyramids[card]))
        self._extra = super().extra()
        for claims, cards in enumerate(CLAIMED_BY, start=1):
            self._extra[: len(COLOURS), cards:] = sum(CLAIM_POINTS[:claims]) * ONE

    def points(self, card: int) -> int:
        return PYRAMID

    def colour(self, card: int) -> int:
        return COLOURS.index(self.deck.pyramids[card].colour)

    def extra(self) -> Rows:
        """As if the others claimed nothing: every claim pays the most that is left."""
        return self._extra

    def market(self, prices: Rows) -> tuple[int, list[int]]:
        red, green, torch = prices.tolist()
        over = {gems: points * ONE - red * gems[0] - green * gems[1] for gems, points in GEM_POINTS.items()}
        gems = max(over, key=over.__getitem__)
        torches = ROUNDS if torch < TORCH * ONE else 0
        return over[gems] + torches * (TORCH * ONE - torch), [*gems, torches]

    def best(self, card: int, prices: Rows) -> Best:
        from crocetta.games.pyramids.kernel.relaxation import dig

        chamber = self.chamber(card)
        net, uses = chamber.pieces.at(prices)
        room = np.zeros((4, 1 << chamber.size), np.int64)
        entrance, tomb = 1 << chamber.size - 2, 1 << chamber.size - 1
        cells = chamber.pieces.cells
        dig(chamber.paths, entrance, tomb, chamber.first_single, cells, chamber.beside, net, uses, *room)
        finished, unfinished, finished_with, unfinished_with = room[:, 0].tolist()
        return Best(finished, finished_with, unfinished, unfinished_with)


def _chamber(p: Pyramid) -> Chamber:
    places = [*cells_of(p.cells & ~p.entrance & ~p.tomb), *cells_of(p.entrance), *cells_of(p.tomb)]
    covers = [(cells, number) for number, shape in enumerate(SHAPES) for cells in placements(shape, WIDTH)]
    covers += [(cell, -1) for cell in singles(WIDTH)]
    fitting = [(cells, shape) for cells, shape in covers if not cells & ~p.cells]
    beside = [narrowed(neighbours(cells, WIDTH) & p.cells, places) for cells, _ in fitting]
    goods = [narrowed(symbols, places) for symbols in (p.reds, p.greens, p.torches)]
    pieces = Pieces([(narrowed(cells, places), s) for cells, s in fitting], narrowed(p.crosses, places), goods)
    first_single = len(fitting) - len(places)
    return Chamber(
        pieces, np.array(beside), first_single, _paths(pieces, beside, first_single, len(places)), len(places)
    )


def _paths(pieces: Pieces, beside: list[int], first_single: int, size: int) -> Rows:
    layers = [np.array([0]), np.array([1 << size - 2])]
    ones = list(zip(pieces.cells[first_single:].tolist(), beside[first_single:], strict=True))
    while len(layers[-1]):
        here = layers[-1]
        further = [here[(here & cell == 0) & (here & near != 0)] | cell for cell, near in ones]
        layers.append(np.unique(np.concatenate(further)))
    return np.concatenate(layers[::-1])
