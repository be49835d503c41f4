"""Par of Silver & Gold, and what bounds it: see `expeditions/par.py` and `expeditions/bound.py`."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np

from crocetta.games.expeditions import par as shared
from crocetta.games.expeditions.bound import ONE, SHAPES, Best, Pieces, Relaxation, Rows, bound
from crocetta.games.expeditions.par import Ways
from crocetta.games.expeditions.prospects import kept, narrowed
from crocetta.games.expeditions.shapes import cells_of, placements, singles
from crocetta.games.expeditions.story import Story
from crocetta.games.expeditions.table import DISPLAYED
from crocetta.games.silver_and_gold.cards import SEALS, WIDTH, Colour, Deck, TreasureMap
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.packing import row
from crocetta.games.silver_and_gold.prospects import with_tables
from crocetta.games.silver_and_gold.rules import COINS_A_ROW, CUPS, MOST_COINS, PALM_BOXES
from crocetta.kit.game import Seat
from crocetta.kit.par import AnyMatch, Par

COLOURS: Final = tuple(Colour)
COIN_POINTS: Final = [k + sum(CUPS - row for row in range(k // COINS_A_ROW)) for k in range(MOST_COINS + 1)]
"""Points of so many coins, with the highest cups."""


def par(game: SilverAndGold, match: AnyMatch, seat: Seat) -> Par:
    return shared.par(_ways(game), match, seat)


def compile_par(game: SilverAndGold) -> None:
    shared.compile_par(_ways(game), game.par_marker)


@lru_cache(maxsize=4)
def _ways(game: SilverAndGold) -> Ways:
    from crocetta.games.silver_and_gold.kernel.hindsight import HINDSIGHT

    relaxation = MapRelaxation(game.deck)

    def highest(told: Story) -> int:
        return bound(relaxation, told)

    return Ways(game, kept(game, with_tables), HINDSIGHT, row, highest)


class MapRelaxation(Relaxation):
    """Goods are coins and palms."""

    prices = (1.9, 2.5)

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        palms = sorted((m.palms.bit_count() for m in deck), reverse=True)
        self.palm = (1 + sum(palms[:DISPLAYED])) * ONE
        """As if the display were full of palms."""
        self.pieces = cache(lambda card: _pieces(deck.maps[card]))

    def points(self, card: int) -> int:
        return self.deck.maps[card].value

    def colour(self, card: int) -> int:
        return COLOURS.index(self.deck.maps[card].colour)

    def seal(self, card: int) -> tuple[int, int]:
        seal = self.deck.maps[card].seal
        return (COLOURS.index(seal), SEALS[seal]) if seal else (-1, 0)

    def market(self, prices: Rows) -> tuple[int, list[int]]:
        coin, palm = prices.tolist()
        coins = max(range(MOST_COINS + 1), key=lambda k: COIN_POINTS[k] * ONE - coin * k)
        palms = PALM_BOXES if palm < self.palm else 0
        return COIN_POINTS[coins] * ONE - coin * coins + palms * (self.palm - palm), [coins, palms]

    def best(self, card: int, prices: Rows) -> Best:
        from crocetta.games.silver_and_gold.kernel.relaxation import cover

        pieces, firsts = self.pieces(card)
        net, uses = pieces.at(prices)
        room = np.zeros((4, 1 << len(firsts) - 1), np.int64)
        cover(pieces.cells, firsts, net, uses, *room)
        finished, unfinished, finished_with, unfinished_with = room[:, 0].tolist()
        return Best(finished, finished_with, unfinished, unfinished_with)


def _pieces(m: TreasureMap) -> tuple[Pieces, Rows]:
    """Sorted by their first fields, and where those of each field begin."""
    places = cells_of(m.cells)
    covers = [(cells, number) for number, shape in enumerate(SHAPES) for cells in placements(shape, WIDTH)]
    covers += [(cell, -1) for cell in singles(WIDTH)]
    fitting = [(narrowed(cells, places), shape) for cells, shape in covers if not cells & ~m.cells]
    fitting.sort(key=lambda cover: cover[0] & -cover[0])
    on_map = [narrowed(symbols, places) for symbols in (m.crosses, m.coins, m.palms)]
    first_fields = [(cells & -cells).bit_length() - 1 for cells, _ in fitting]
    return Pieces(fitting, on_map[0], on_map[1:]), np.searchsorted(first_fields, np.arange(len(places) + 1))
