"""The contract of `kit.game`, as far as it is the same for both games."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

from crocetta.games.expeditions import table
from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.table import DEALT, Phase, T
from crocetta.kit.game import Chance, Edition, O, Seat
from crocetta.kit.numbering import Numbering


class Cards(Protocol):
    """A deck of either game."""

    @property
    def edition(self) -> Edition: ...
    def __len__(self) -> int: ...


Deck = TypeVar("Deck", bound=Cards)


class ExpeditionGame(ABC, Generic[T, O, Deck]):
    title: str
    seats = range(2, 5)
    card_word: ClassVar[str]
    dealing_clause: ClassVar[str]
    marking_clause: ClassVar[str]

    def __init__(self, deck: Deck, numbering: Numbering[Action]) -> None:
        self.deck = deck
        self.edition = deck.edition
        self._numbering = numbering

    @abstractmethod
    def begin(self, seats: int, options: O) -> T:
        """The state before the dealer's first act, for a number of players that fits game and deck."""

    @abstractmethod
    def ranks(self, s: T) -> tuple[int, ...]: ...

    def setup(self, seats: int, options: O) -> T:
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for 2 to 4 players, not {seats}")
        if len(self.deck) < DEALT * seats:
            raise ValueError(
                f"the deck has {len(self.deck)} {self.card_word}s; "
                f"{seats} players need {DEALT * seats} ({self.dealing_clause})"
            )
        return self.begin(seats, options)

    def to_act(self, s: T) -> tuple[Seat, ...]:
        return table.to_act(s)

    def simultaneous(self, s: T) -> bool:
        return s.phase is Phase.MARK or s.phase is Phase.KEEP

    def chance(self, s: T) -> Chance[Action]:
        return table.chance(s)

    def index(self, a: Action) -> int:
        return self._numbering.index(a, self.marking_clause)

    def action(self, i: int) -> Action:
        return self._numbering.action(i)

    @property
    def actions(self) -> int:
        return len(self._numbering)

    def winners(self, s: T) -> tuple[Seat, ...]:
        if s.phase is not Phase.OVER:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks(s)) if rank == 1)
