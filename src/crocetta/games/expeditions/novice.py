"""The beginner of both games: the greedy bot with less attention.

It overlooks placements, looks no further than the mark it makes, and values cards by what is printed on them. It
never overlooks a mark that completes a card, nor marks a single cell if it noticed room for the shape.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from crocetta.games.expeditions.actions import Action, Mark
from crocetta.games.expeditions.greedy import Evaluator, G, GreedyExpedition, V
from crocetta.games.expeditions.table import Phase, Sheet
from crocetta.kit.game import Seat

A_CROSS: Final = 1.0
"""The value of a bonus mark, wherever it goes."""


class NoviceExpedition(GreedyExpedition[G, V, Sheet]):
    attention: float
    """The share of placements that it notices."""

    def strikes(self, view: V, mark: Mark) -> bool:
        """Whether this mark completes a card."""
        assert view.seat is not None
        held = view.sheets[view.seat].slots[mark.slot]
        return held is not None and self.game.law.card(held.card).complete(held.marked | mark.cells)

    def choose(self, view: V, legal: Sequence[Action], rng: Random) -> Action:
        return super().choose(view, self._noticed(view, legal, rng), rng)

    def _noticed(self, view: V, legal: Sequence[Action], rng: Random) -> Sequence[Action]:
        marks = [a for a in legal if isinstance(a, Mark)]
        if view.phase is not Phase.MARK or not marks:
            return legal
        largest = max(mark.cells.bit_count() for mark in marks)
        shapes = [mark for mark in marks if mark.cells.bit_count() == largest]
        striking = [mark for mark in marks if self.strikes(view, mark)]
        return [*striking, *(mark for mark in shapes if rng.random() < self.attention)] or [rng.choice(shapes)]

    def _after_marking(
        self, evaluator: Evaluator[Sheet], s: Any, seat: Seat | None, a: Action, turns: int
    ) -> float:
        assert seat is not None
        s = self.game.apply(s, seat, a).state
        return evaluator.sheet(s.sheets[seat], turns) + A_CROSS * float(s.pencils[seat].owed)
