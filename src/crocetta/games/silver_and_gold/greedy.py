"""A bot that looks one act ahead: which mark saves most turns on its maps and collects most on the way?"""

from functools import lru_cache
from typing import Final

from crocetta.games.expeditions.greedy import GreedyExpedition, promise
from crocetta.games.expeditions.shapes import components
from crocetta.games.silver_and_gold.cards import SEALS, WIDTH, Deck, TreasureMap
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.rules import COINS_A_ROW, MOST_COINS, PALM_BOXES
from crocetta.games.silver_and_gold.scoring import score
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.games.silver_and_gold.view import View

POINTS_A_TURN: Final = 3.5
COIN: Final = 1.5
PALM: Final = 2.0
TURNS_FOR_A_PATCH: Final = (0, 1.0, 1.3, 1.6, 2.0, 2.4, 2.7, 3.0, 3.4, 3.7, 4.1, 4.4, 4.8, 5.1, 5.4)
"""Average turns for a patch of so many connected fields."""
SAVED_BY_A_CROSS: Final = 0.62


class Greedy(GreedyExpedition[SilverAndGold, View, Sheet]):
    def evaluator(self, view: View) -> "Evaluator":
        return Evaluator(self.game.deck, view)


class Evaluator:
    def __init__(self, deck: Deck, view: View) -> None:
        assert view.seat is not None
        self.deck = deck
        self.cups_left = view.cups_left
        self.mine = view.sheets[view.seat]
        self.colours = [deck.maps[number].colour for number in self.mine.completed]

    def sheet(self, sheet: Sheet, turns: int) -> float:
        held = [(self.deck.maps[h.card], h.marked) for h in sheet.slots if h]
        return score(self.deck, sheet).total + self._cups(sheet) + self._maps(sheet, held, turns)

    def card(self, card: int, turns: int) -> float:
        return self._maps(self.mine, [(self.deck.maps[card], 0)], turns)

    def _cups(self, sheet: Sheet) -> float:
        """Rows that will bring a cup in this turn's action 3, and a share of the one being filled."""
        rows, rest = divmod(sheet.coins, COINS_A_ROW)
        won = sum(max(self.cups_left - k, 0) for k in range(rows - len(sheet.cups)))
        return won + 0.12 * rest * self.cups_left

    def _maps(self, sheet: Sheet, held: list[tuple[TreasureMap, int]], turns: int) -> float:
        """The expected value of the maps, and of the turns left after them."""
        plans = [
            (_turns_needed(m.cells & ~marked, m.crosses), self._value(m) + self._symbols(sheet, m, marked))
            for m, marked in held
        ]
        return promise(plans, turns, POINTS_A_TURN)

    def _value(self, m: TreasureMap) -> float:
        own_seals = [self.deck.maps[n].seal for n in self.mine.completed]
        gained: float = sum(SEALS[seal] for seal in own_seals if seal is m.colour)
        if m.seal:
            gained += SEALS[m.seal] * (self.colours.count(m.seal) + 0.8)
        return m.value + gained

    def _symbols(self, sheet: Sheet, m: TreasureMap, marked: int) -> float:
        coins = min((m.coins & ~marked).bit_count(), MOST_COINS - sheet.coins)
        palms = min((m.palms & ~marked).bit_count(), PALM_BOXES - len(sheet.palms))
        return COIN * coins + PALM * palms


@lru_cache(maxsize=1 << 16)
def _turns_needed(unmarked: int, crosses: int) -> float:
    """Each patch of unmarked fields takes turns of its own; crosses still to come save some."""
    if not unmarked:
        return 0.0
    turns = sum(TURNS_FOR_A_PATCH[part.bit_count()] for part in components(unmarked, WIDTH))
    return max(turns - SAVED_BY_A_CROSS * (unmarked & crosses).bit_count(), 0.7)
