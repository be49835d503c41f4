"""The contract between a game and everything that runs games.

A game is a set of pure functions on values: no random numbers, no clock, no players. Chance is played by one more
seat, the DEALER, whose acts are in the log like anybody's. Everything above this layer (matches, bots, tables,
simulators) works through `Game` alone.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.json import Decoder

from crocetta.kit.scoring import Explained
from crocetta.kit.words import NOTHING, Language, Parameters, say_refusal

Seat: TypeAlias = int
DEALER: Final[Seat] = -1
"""The seat that flips, deals and rolls. Players have seats 0, 1, 2, ..."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options; the five letters are used together everywhere


class Illegal(Exception):
    """An act that the rules forbid. `clause` is the number of the rule.

    The reason is a message of the game's catalogue: `key` and its parameters. It is formatted only when shown.
    """

    def __init__(self, clause: str, key: str, parameters: Parameters = NOTHING) -> None:
        super().__init__(clause, key, parameters)
        self.clause = clause
        self.key = key
        self.parameters = parameters

    @property
    def message(self) -> str:
        """In English; other languages are formatted from the key."""
        return say_refusal(self.clause, self.key, self.parameters)

    def __str__(self) -> str:
        return f"{self.message.removesuffix('.')} ({self.clause})"


class DataError(ValueError):
    """Custom cards, maze or options that break a rule: like `Illegal`, with a message of the game's catalogue."""

    def __init__(self, clause: str, key: str, parameters: Parameters = NOTHING) -> None:
        super().__init__(clause, key, parameters)
        self.clause = clause
        self.key = key
        self.parameters = parameters

    def said(self, language: Language = "en") -> str:
        """What is wrong, and by which rule."""
        message = say_refusal(self.clause, self.key, self.parameters, language)
        return f"{message.removesuffix('.')} ({self.clause})"

    def __str__(self) -> str:
        return self.said()


class OptionsError(DataError):
    """Options that contradict each other, or the number of players."""


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """The result of an act."""

    state: S
    events: tuple[E, ...] = ()
    final: bool = False
    """The act cannot be undone: it revealed sealed choices, or the rules call it final."""


class Chance(Struct, Generic[A], frozen=True):
    """The dealer's possible acts: equally likely outcomes in canonical order.

    A stream and its key name one shuffled pile (or one roll of a die). While the key stays the same, cards are
    drawn from the same pile; a new key means a new shuffle.
    """

    stream: str
    key: tuple[int, ...]
    outcomes: tuple[A, ...]


class Edition(Struct, frozen=True):
    """The cards or maze of a match. Custom data is embedded in the match."""

    name: str
    digest: str
    embedded: str | None = None

    @classmethod
    def of(cls, text: str, name: str, *, own: bool) -> "Edition":
        """From the text of a deck or maze file; a custom one is embedded."""
        return cls(name, sha256(text.encode()).hexdigest(), text if own else None)


class Types(Struct, Generic[S, A, E, V, O], frozen=True):
    """Decoders for a game's values; each knows its type as `.type`."""

    state: Decoder[S]
    action: Decoder[A]
    event: Decoder[E]
    view: Decoder[V]
    options: Decoder[O]


class Game(Protocol[S, A, E, V, O]):
    name: str
    """As typed: `silver-and-gold`."""
    title: str
    seats: range
    """Allowed numbers of players."""
    rules_version: int
    """Raised when a match recorded under the old rules would replay differently."""
    edition: Edition
    types: Types[S, A, E, V, O]

    @property
    def drawings(self) -> Struct:
        """The cards or the maze as a page needs them for drawing; the same for every match of an edition."""
        ...

    def setup(self, seats: int, options: O) -> S:
        """The state before the dealer's first act.

        ValueError on a wrong number of seats; OptionsError, a subclass, on inconsistent options.
        """
        ...

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Who may act: several in simultaneous play; (DEALER,); () when it is over."""
        ...

    def simultaneous(self, s: S) -> bool:
        """True while sealed choices are being made: then an undo may skip other seats' acts.

        A viewer for whom `redact` leaves nothing of a sealed act does not learn that there was one. Outside such a
        phase everybody learns that somebody acted, whatever else they are told.
        """
        ...

    def legal(self, s: S, seat: Seat) -> Sequence[A]:
        """All acts open to this seat, in canonical order; empty if it is not to act."""
        ...

    def chance(self, s: S) -> Chance[A]:
        """The dealer's outcomes, when DEALER is to act."""
        ...

    def index(self, a: A) -> int:
        """The act's number in a fixed numbering of all acts; 0 is the no-op.

        An act without a number is never legal: Illegal says why.
        """
        ...

    def action(self, i: int) -> A:
        """The inverse of `index`. ValueError outside 1 <= i < `actions`."""
        ...

    @property
    def actions(self) -> int:
        """How many numbers `index` uses, including the no-op. Players' acts come first, then the dealer's."""
        ...

    def apply(self, s: S, seat: Seat, a: A) -> Step[S, E]:
        """Play one act. Illegal(clause, key, parameters) on anything that is not in `legal`."""
        ...

    def view(self, s: S, seat: Seat | None) -> V:
        """What a seat sees; None is a spectator."""
        ...

    def explain(self, v: V, legal: Sequence[A]) -> Explained[Any] | None:
        """What the scores of a view are made of, and what the view does not show about its owner's legal acts.

        Page and terminal draw from it, and so need no rules. None for a game without explanations.
        """
        ...

    def redact(self, e: E, seat: Seat | None) -> E | None:
        """What a seat is told of an event: all, a part, or nothing."""
        ...

    def sample(self, v: V, rng: Random) -> S:
        """A random state in which the view's owner would see exactly this view."""
        ...

    def progress(self, s: S) -> dict[str, int]:
        """How far the match is, in the game's own units, such as round and turn; public."""
        ...

    def scores(self, s: S) -> tuple[int, ...]:
        """Current points, per seat."""
        ...

    def ranks(self, s: S) -> tuple[int, ...]:
        """Current places, tie-breaks included; ties share a place: 1, 1, 3."""
        ...

    def winners(self, s: S) -> tuple[Seat, ...]:
        """The winners; empty while the game goes on."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""For the platform, which passes a game's values through without looking inside."""


def explanation_type(game: AnyGame) -> Any:
    """The annotated return type of its `explain`."""
    return get_type_hints(type(game).explain)["return"]
