"""The beginner of Silver & Gold: likes maps with a high number, ignores seals and cups."""

from crocetta.games.expeditions.novice import NoviceExpedition
from crocetta.games.silver_and_gold.cards import TreasureMap
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.greedy import Evaluator
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.games.silver_and_gold.view import View


class Novice(NoviceExpedition[SilverAndGold, View, Sheet]):
    attention = 0.3

    def evaluator(self, view: View) -> "PlainEvaluator":
        return PlainEvaluator(self.game.deck, view)


class PlainEvaluator(Evaluator):
    def card(self, card: int, turns: int) -> float:
        return self.deck.maps[card].value

    def _cups(self, sheet: Sheet) -> float:
        return 0.0

    def _value(self, m: TreasureMap) -> float:
        return m.value
