"""What a flip-and-write game adds to the course that both have (`turns.py`): clauses, symbols, claims."""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.drawing import Ways
from crocetta.games.expeditions.events import RoundEnded, TableEvent
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase, Slots, T
from crocetta.kit.game import E, Seat, Step


class Card(Protocol):
    """A card of either game."""

    @property
    def cells(self) -> int:
        """All cells that can be marked."""
        ...

    @property
    def crosses(self) -> int: ...
    @property
    def ways(self) -> tuple[dict[Shape, Ways], dict[Shape, Ways]]: ...
    @property
    def bonus(self) -> tuple[Ways, Ways]: ...
    def complete(self, marked: int) -> bool:
        """Whether it is complete with these cells marked."""
        ...

    def reach(self, marked: int) -> int:
        """The next mark must include one of these cells."""
        ...

    def fitting(self, ways: Ways, marked: int) -> list[Mark]:
        """The marks among `ways` that are still possible."""
        ...


class Clauses(Struct, frozen=True):
    """Clause numbers of the game's rules page."""

    start: str
    deal: str
    display: str
    flip: str
    mark: str
    once: str
    """A cell is marked only once."""
    cross: str
    nothing: str
    """Marking nothing is not allowed."""
    sealed: str
    take: str
    refill: str
    empty: str
    """There may be no deck left to take from."""
    over: str

    def of(self, phase: Phase) -> str:
        """The clause of a phase."""
        match phase:
            case Phase.START:
                return self.start
            case Phase.DEAL | Phase.KEEP:
                return self.deal
            case Phase.REFILL:
                return self.refill
            case Phase.FLIP:
                return self.flip
            case Phase.MARK:
                return self.mark
            case Phase.TAKE | Phase.DRAW:
                return self.take
            case Phase.OVER:
                return self.over


class Law(Protocol[T, E]):
    """The game's own rules, in the order of a turn; implemented in its `rules.py`."""

    clauses: Clauses
    covers: Mapping[Shape, frozenset[int]]
    """All sets of cells of a card that a shape can cover."""

    def card(self, number: int) -> Card: ...

    def check_path(self, holding: Holding, cells: int) -> None:
        """Raises Illegal if a mark that fits the card must lie elsewhere."""
        ...

    def collect(self, s: T, seat: Seat, mark: Mark, card: int, slots: Slots, owed: int) -> Step[T, TableEvent | E]:
        """Records a legal mark on sheet and pencil, with what its symbols bring.

        `slots` are those with the mark on them, `owed` the bonus marks owed after it.
        """
        ...

    def open_marks(self, s: T) -> Step[T, E]:
        """Everybody has finished: all marks lie open, and who has an action 3 is in the queue."""
        ...

    def win(self, s: T, seat: Seat) -> Step[T, E]:
        """What the first in the queue wins before taking."""
        ...

    def completed(self, s: T, seat: Seat) -> tuple[int, ...]:
        """The cards that the first in the queue lays aside."""
        ...

    def end_turn(self, s: T) -> Step[T, E | RoundEnded]:
        """What follows when all have taken, `turns.next_turn` included."""
        ...

    def scores(self, s: T) -> tuple[int, ...]: ...
