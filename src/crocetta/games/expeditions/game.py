"""The part of the contract in `kit.game` that is the same for both games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Any, Generic, Protocol, TypeAlias

from crocetta.games.expeditions import secrets, table, turns
from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.events import TableEvent
from crocetta.games.expeditions.law import Law
from crocetta.games.expeditions.table import DEALT, Phase, T
from crocetta.games.expeditions.turns import Turn
from crocetta.kit import cache
from crocetta.kit.game import DataError, E, Edition, O, Seat
from crocetta.kit.numbering import Numbering


class Cards(Protocol):
    """A deck of either game."""

    @property
    def edition(self) -> Edition: ...
    def __len__(self) -> int: ...


class ExpeditionGame(ABC, Generic[T, E, O]):
    name: str
    title: str
    law: Law[T, E]
    seats = range(2, 5)

    def __init__(self, law: Law[T, E], cards: Cards, numbering: Numbering[Action]) -> None:
        self.law = law
        self.cards = len(cards)
        self._numbering = numbering
        self.edition = cards.edition

    @abstractmethod
    def begin(self, seats: int, options: O) -> T:
        """The state before the dealer's first act, for a number of players that fits game and deck."""

    @abstractmethod
    def unsealed(self, v: Any, rng: Random) -> T:
        """A state that fits a view: hidden cards are dealt at random, and nobody else has marked yet."""

    @abstractmethod
    def ranks(self, s: T) -> tuple[int, ...]: ...

    def setup(self, seats: int, options: O) -> T:
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for 2 to 4 players, not {seats}")
        if self.cards < DEALT * seats:
            numbers = {"count": self.cards, "players": seats, "wanted": DEALT * seats}
            raise DataError(self.law.clauses.deal, "wrong-few", numbers)
        return self.begin(seats, options)

    to_act = staticmethod(table.to_act)
    simultaneous = staticmethod(table.simultaneous)
    chance = staticmethod(table.chance)
    progress = staticmethod(table.progress)

    def legal(self, s: T, seat: Seat) -> Sequence[Action]:
        return turns.legal(self.law, s, seat)

    def apply(self, s: T, seat: Seat, a: Action) -> Turn[T, E]:
        return turns.apply(self.law, s, seat, a)

    def redact(self, e: TableEvent | E, seat: Seat | None) -> TableEvent | E | None:
        return secrets.redact(e, seat)

    def sample(self, v: Any, rng: Random) -> T:
        """`unsealed`, with random legal marks for the others who have finished."""
        return secrets.play_sealed(self.law, self.unsealed(v, rng), v.finished, rng)

    def scores(self, s: T) -> tuple[int, ...]:
        return self.law.scores(s)

    def index(self, a: Action) -> int:
        return self._numbering.index(a, self.law.clauses.mark)

    def action(self, i: int) -> Action:
        return self._numbering.action(i)

    @property
    def actions(self) -> int:
        return len(self._numbering)

    def winners(self, s: T) -> tuple[Seat, ...]:
        if s.phase is not Phase.OVER:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks(s)) if rank == 1)

    def par_is_compiled(self) -> bool:
        """True also where nothing can be cached or compiled: there is nothing to wait for."""
        waits = find_spec("numba") is not None and cache.can_keep()
        return not waits or cache.is_warm(self.par_marker)

    @property
    def par_marker(self) -> str:
        return f"{self.name}-par"


AnyExpedition: TypeAlias = ExpeditionGame[Any, Any, Any]
