"""The contract of `kit.game`, as far as it is the same for both games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol

from crocetta.games.expeditions import secrets, table, turns
from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.events import TableEvent
from crocetta.games.expeditions.law import Law
from crocetta.games.expeditions.table import DEALT, Phase, T
from crocetta.games.expeditions.turns import Turn
from crocetta.kit.game import Chance, E, Edition, O, Seat
from crocetta.kit.numbering import Numbering


class Cards(Protocol):
    """A deck of either game."""

    @property
    def edition(self) -> Edition: ...
    def __len__(self) -> int: ...


class ExpeditionGame(ABC, Generic[T, E, O]):
    title: str
    seats = range(2, 5)

    def __init__(self, law: Law[T, E], cards: Cards, numbering: Numbering[Action]) -> None:
        self._law = law
        self._cards = len(cards)
        self._numbering = numbering
        self.edition = cards.edition

    @abstractmethod
    def begin(self, seats: int, options: O) -> T:
        """The state before the dealer's first act, for a number of players that fits game and deck."""

    @abstractmethod
    def ranks(self, s: T) -> tuple[int, ...]: ...

    def setup(self, seats: int, options: O) -> T:
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for 2 to 4 players, not {seats}")
        if self._cards < DEALT * seats:
            raise ValueError(
                f"the deck has {self._cards} cards; {seats} players need {DEALT * seats} ({self._law.clauses.deal})"
            )
        return self.begin(seats, options)

    def to_act(self, s: T) -> tuple[Seat, ...]:
        return table.to_act(s)

    def simultaneous(self, s: T) -> bool:
        return s.phase is Phase.MARK or s.phase is Phase.KEEP

    def legal(self, s: T, seat: Seat) -> Sequence[Action]:
        return turns.legal(self._law, s, seat)

    def apply(self, s: T, seat: Seat, a: Action) -> Turn[T, E]:
        return turns.apply(self._law, s, seat, a)

    def chance(self, s: T) -> Chance[Action]:
        return table.chance(s)

    def redact(self, e: TableEvent | E, seat: Seat | None) -> TableEvent | E | None:
        return secrets.redact(e, seat)

    def scores(self, s: T) -> tuple[int, ...]:
        return self._law.scores(s)

    def index(self, a: Action) -> int:
        return self._numbering.index(a, self._law.clauses.mark)

    def action(self, i: int) -> Action:
        return self._numbering.action(i)

    @property
    def actions(self) -> int:
        return len(self._numbering)

    def progress(self, s: T) -> dict[str, int]:
        return {"round": table.round_of(s.turn) + 1, "turn": s.turn % table.TURNS_A_ROUND + 1}

    def winners(self, s: T) -> tuple[Seat, ...]:
        if s.phase is not Phase.OVER:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks(s)) if rank == 1)
