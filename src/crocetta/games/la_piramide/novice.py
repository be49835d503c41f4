"""The beginner of La Piramide: hurries to an exit, ignores foreign mummies, overlooks moves and cards in hand.

It never does what it knows to be harmful, such as walking back, while there is something better to do.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from crocetta.games.la_piramide.actions import Action, Move, PlayCurse
from crocetta.games.la_piramide.greedy import Evaluator, Greedy
from crocetta.games.la_piramide.pieces import OUT
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat

ATTENTION: Final = 0.1
"""The probability to notice a move or a curse; if it notices none, it makes any move that does no harm."""


class Novice(Greedy):
    def evaluator(self, view: View) -> "PlainEvaluator":
        return PlainEvaluator(self._maze, view, self._rolls)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        evaluator = self.evaluator(view)
        sensible = [a for a in legal if evaluator.worth(a) >= 0] or legal
        noticed = [a for a in sensible if _strikes(a) or rng.random() < ATTENTION]
        return super().choose(view, noticed or [rng.choice(sensible)], rng)


def _strikes(a: Action) -> bool:
    """What it never overlooks: a way out of the pyramid, and everything that is neither a move nor a curse."""
    return a.to == OUT if isinstance(a, Move) else not isinstance(a, PlayCurse)


class PlainEvaluator(Evaluator):
    def _mummies_foreign_to(self, seat: Seat) -> list[int]:
        """None: it ignores them."""
        return []

    def _foreign_slaves(self) -> list[tuple[int, float]]:
        """None: it does not hunt. Its mummies catch whom they can reach, and otherwise move at random."""
        return []
