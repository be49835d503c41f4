"""A bot that looks one act ahead: which cells bring it nearest to its tombs and collect most on the way?"""

from functools import lru_cache
from typing import Final

from crocetta.games.expeditions.greedy import GreedyExpedition, promise
from crocetta.games.expeditions.shapes import neighbours
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Deck, Pyramid
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.rules import CLAIM_POINTS, CLAIMED_BY
from crocetta.games.pyramids.scoring import PYRAMID, score
from crocetta.games.pyramids.state import Sheet
from crocetta.games.pyramids.view import View

POINTS_A_TURN: Final = 3.6
TURNS_FOR_A_WAY: Final = (0, 1.0, 1.2, 1.5, 1.9, 2.3, 2.7, 3.1, 3.5, 3.9, 4.3, 4.7)
"""How long a way of so many cells to the Tomb takes, on average; longer ways in proportion."""
LONE_GEM: Final = 0.9
"""What a gem without a partner still promises, beside its own point."""
GEM, TORCH, CROSS, POTION, SKULL = 0.7, 0.8, 0.7, 0.5, -0.2
"""What symbols on a fresh card promise."""


class Greedy(GreedyExpedition[View, Sheet]):
    def __init__(self, game: Pyramids) -> None:
        super().__init__(game, len(game.deck))
        self.deck = game.deck

    def appraiser(self, view: View) -> "Judgement":
        return Judgement(self.deck, view)


class Judgement:
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
        pyramid = self.deck.pyramids[card]
        return promise([self._plan(pyramid, 0)], turns, POINTS_A_TURN) + _treasures(pyramid) * min(1.0, turns / 6)

    def _plan(self, pyramid: Pyramid, marked: int) -> tuple[float, float]:
        turns = _turns_needed(pyramid.open, pyramid.tomb, marked or pyramid.entrance, bool(marked))
        return turns, PYRAMID + self.claims[pyramid.colour]

    def _claim(self, row: int, completed: int) -> float:
        """What one more pyramid of a colour brings in claims, at once or as the first half of a pair."""
        left = CLAIM_POINTS[self.claimed[row] :]
        if not left or completed >= max(CLAIMED_BY):
            return 0.0
        return left[0] * (0.8 if completed + 1 in CLAIMED_BY else 0.3)


def _treasures(pyramid: Pyramid) -> float:
    return (
        GEM * (pyramid.reds | pyramid.greens).bit_count()
        + TORCH * pyramid.torches.bit_count()
        + CROSS * pyramid.crosses.bit_count()
        + POTION * pyramid.potions.bit_count()
        + SKULL * pyramid.skulls.bit_count()
    )


@lru_cache(maxsize=1 << 16)
def _turns_needed(free: int, tomb: int, path: int, begun: bool) -> float:
    """From the shortest way that is left between the path and the Tomb."""
    cells = 0 if begun else 1
    while not path & tomb:
        path |= neighbours(path, WIDTH) & free
        cells += 1
    last = len(TURNS_FOR_A_WAY) - 1
    return TURNS_FOR_A_WAY[cells] if cells <= last else TURNS_FOR_A_WAY[last] * cells / last
