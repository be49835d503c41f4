"""A bot that looks one act ahead: which cells bring it nearest to its tombs and collect most on the way?"""

from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Final

from crocetta.games.expeditions.greedy import GreedyExpedition, promise
from crocetta.games.expeditions.shapes import cells_of, neighbours
from crocetta.games.pyramids.cards import COLOURS, WALL, WIDTH, Deck, Pyramid
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.rules import CLAIM_POINTS, CLAIMED_BY
from crocetta.games.pyramids.scoring import PYRAMID, score
from crocetta.games.pyramids.state import Sheet
from crocetta.games.pyramids.view import View

POINTS_A_TURN: Final = 3.9
A_MARK: Final = 1.9
"""The average value of marking one more cell."""
LONE_GEM: Final = 1.6
"""The expected value of a gem without a partner early on, besides its own point."""
GEM, TORCH, CROSS, POTION, SKULL = 1.8, 2.0, 1.7, 0.6, -2.0
"""Values of symbols on the way to the Tomb."""
BESIDE: Final = 0.3
"""The share of these values for treasures beside the way."""
TURNS_FOR_A_WAY: Final = (0, 1.0, 1.2, 1.5, 1.9, 2.3, 2.7, 3.1, 3.5, 3.9, 4.3, 4.7)
"""Average turns for a way of so many cells; longer ways in proportion."""


class Greedy(GreedyExpedition[Pyramids, View, Sheet]):
    def evaluator(self, view: View) -> "Evaluator":
        return Evaluator(self.game.deck, view)


class Evaluator:
    def __init__(self, deck: Deck, view: View) -> None:
        assert view.seat is not None
        self.deck = deck
        self.claimed = view.claimed
        colours = [deck.pyramids[number].colour for number in view.sheets[view.seat].completed]
        self.claims = {colour: self._claim(row, colours.count(colour)) for row, colour in enumerate(COLOURS)}

    def sheet(self, sheet: Sheet, turns: int) -> float:
        plans = [self._plan(self.deck.pyramids[h.card], h.marked) for h in sheet.slots if h]
        lone = LONE_GEM * abs(sheet.reds - sheet.greens) * min(1.0, turns / 10)
        return score(sheet).total + lone + promise(plans, turns, POINTS_A_TURN)

    def card(self, card: int, turns: int) -> float:
        return promise([self._plan(self.deck.pyramids[card], 0)], turns, POINTS_A_TURN)

    def _plan(self, pyramid: Pyramid, marked: int) -> tuple[float, float]:
        cells, treasures = _best_way(pyramid.drawing, pyramid.tomb, pyramid.entrance, marked)
        last = len(TURNS_FOR_A_WAY) - 1
        turns = TURNS_FOR_A_WAY[cells] if cells <= last else TURNS_FOR_A_WAY[last] * cells / last
        return turns, PYRAMID + self.claims[pyramid.colour] + treasures

    def _claim(self, row: int, completed: int) -> float:
        """What one more pyramid of a colour brings in claims, at once or as the first half of a pair."""
        left = CLAIM_POINTS[self.claimed[row] :]
        if not left or completed >= max(CLAIMED_BY):
            return 0.0
        return left[0] * (0.8 if completed + 1 in CLAIMED_BY else 0.3)


def _worth(sign: str) -> float:
    match sign:
        case "r" | "g":
            return GEM
        case "f":
            return TORCH
        case "+":
            return CROSS
        case "p":
            return POTION
        case "s":
            return SKULL
    return 0.0


@lru_cache(maxsize=1 << 16)
def _best_way(drawing: tuple[str, ...], tomb: int, entrance: int, marked: int) -> tuple[int, float]:
    """The length of the best way left to the Tomb, and the value of treasures on it and beside it."""
    signs = "".join(drawing)
    if marked & tomb:
        return 0, 0.0
    beside = sum(BESIDE * max(_worth(sign), 0.0) for cell, sign in enumerate(signs) if not marked >> cell & 1)
    ways = [(0.0, 0, 0.0, cell) for cell in cells_of(marked)]
    ways = ways or [(A_MARK, 1, 0.0, entrance.bit_length() - 1)]
    heapify(ways)
    seen = marked
    while ways:
        cost, length, treasures, cell = heappop(ways)
        if 1 << cell & tomb:
            return length, treasures + beside
        seen |= 1 << cell
        for near in cells_of(neighbours(1 << cell, WIDTH) & ~seen):
            if signs[near] != WALL:
                worth = _worth(signs[near])
                step = max(A_MARK - worth, 0.1)
                heappush(ways, (cost + step, length + 1, treasures + worth * (1 - BESIDE), near))
    raise AssertionError("every Tomb can be reached (PY-3)")
