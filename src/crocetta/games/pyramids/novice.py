"""The beginner of Pyramids: likes chambers full of treasures, ignores claims and pairs of gems."""

from crocetta.games.expeditions.novice import NoviceExpedition
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.greedy import Evaluator
from crocetta.games.pyramids.state import Sheet
from crocetta.games.pyramids.view import View


class Novice(NoviceExpedition[Pyramids, View, Sheet]):
    attention = 0.52

    def evaluator(self, view: View) -> "PlainEvaluator":
        return PlainEvaluator(self.game.deck, view)


class PlainEvaluator(Evaluator):
    def card(self, card: int, turns: int) -> float:
        drawing = "".join(self.deck.pyramids[card].drawing)
        return sum(drawing.count(treasure) for treasure in "rgf+")

    def _claim(self, row: int, completed: int) -> float:
        return 0.0
