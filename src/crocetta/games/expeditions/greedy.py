"""The greedy bot of both games: try each act in a sampled world, choose the best sheet.

A game defines what a sheet is worth with so many turns to go, and what a fresh card is worth. Acts are applied by
the rules themselves, so no rule is repeated here.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from crocetta.games.expeditions.actions import DECK, Action, Keep, Take
from crocetta.games.expeditions.game import AnyExpedition
from crocetta.games.expeditions.secrets import AnyView, unseen
from crocetta.games.expeditions.table import TURNS, HeldCards, Phase, Sheet
from crocetta.kit.game import Seat

Evaluated = TypeVar("Evaluated", bound=HeldCards, contravariant=True)


class Evaluator(Protocol[Evaluated]):
    """A game's own evaluation, made for one decision."""

    def sheet(self, sheet: Evaluated, turns: int) -> float:
        """The value of a sheet with so many turns to go."""
        ...

    def card(self, card: int, turns: int) -> float:
        """What a fresh card would add."""
        ...


G = TypeVar("G", bound=AnyExpedition)
V = TypeVar("V", bound=AnyView)


class GreedyExpedition(ABC, Generic[G, V, Sheet]):
    def __init__(self, game: G) -> None:
        self.game = game

    @abstractmethod
    def evaluator(self, view: V) -> Evaluator[Sheet]: ...

    def choose(self, view: V, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        evaluator = self.evaluator(view)
        turns = TURNS - 1 - view.turn
        if view.phase is Phase.MARK:
            world = self.game.sample(view, rng)
            return max(legal, key=lambda a: self._after_marking(evaluator, world, view.seat, a, turns))
        if view.phase is Phase.TAKE:
            return max(legal, key=lambda a: self._taken(evaluator, view, a, turns))
        return max(legal, key=lambda a: self._kept(evaluator, view, a, turns))

    def _after_marking(
        self, evaluator: Evaluator[Sheet], s: Any, seat: Seat | None, a: Action, turns: int
    ) -> float:
        """The value of the sheet after this mark and, for each cross, the best single cell."""
        assert seat is not None
        s = self.game.apply(s, seat, a).state
        while s.pencils[seat].owed:
            bonuses = (self.game.apply(s, seat, bonus).state for bonus in self.game.legal(s, seat))
            s = max(
                bonuses, key=lambda after: evaluator.sheet(after.sheets[seat], turns) + after.pencils[seat].owed
            )
        return evaluator.sheet(s.sheets[seat], turns)

    def _taken(self, evaluator: Evaluator[Sheet], view: V, a: Action, turns: int) -> float:
        assert isinstance(a, Take)
        if a.place != DECK:
            return evaluator.card(view.display[a.place], turns)
        hidden = unseen(self.game.cards, view.sheets, view.display)
        return sum(evaluator.card(card, turns) for card in hidden) / len(hidden)

    def _kept(self, evaluator: Evaluator[Sheet], view: V, a: Action, turns: int) -> float:
        assert isinstance(a, Keep)
        return evaluator.card(view.hand[a.first], turns) + evaluator.card(view.hand[a.second], turns)


def promise(plans: Sequence[tuple[float, float]], turns: int, points_a_turn: float) -> float:
    """The expected value of cards (turns needed, value), finished in the better order.

    Turns left after them are worth an average turn's points, but few of them much less.
    """
    return max(_in_order(plans, turns, points_a_turn), _in_order(plans[::-1], turns, points_a_turn))


def _in_order(plans: Sequence[tuple[float, float]], turns: int, points_a_turn: float) -> float:
    total = spent = 0.0
    for needed, value in plans:
        spent += needed
        total += value * _in_time(spent, turns) if needed else value
    rest = max(turns - spent, 0.0)
    return total + points_a_turn * rest * rest / (rest + 2.5)


def _in_time(needed: float, turns: int) -> float:
    """The chance that what takes so many turns is finished before the end."""
    return 1 / (1 + exp((needed - turns - 0.5) * 1.3))
