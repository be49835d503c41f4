"""The contract between a game and everything that runs games.

A game is a pure function of values: it draws no random numbers, keeps no clock and knows no player. Luck is
played by one more seat, the DEALER, whose acts stand in the log like anybody's. Everything above this layer
(matches, bots, tables, simulators) works through `Game` alone.
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
"""The seat that flips, deals and rolls. Players sit on seats 0, 1, 2, ..."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options; the five letters are used together everywhere


class Illegal(Exception):
    """An act that the rules forbid. `clause` is the number of the rule that says so.

    The reason is a message of the game's catalogue: `key`, and what it is filled with. It is put into words only
    when somebody reads it.
    """

    def __init__(self, clause: str, key: str, parameters: Parameters = NOTHING) -> None:
        super().__init__(clause, key, parameters)
        self.clause = clause
        self.key = key
        self.parameters = parameters

    @property
    def message(self) -> str:
        """In English; other languages are said from the key."""
        return say_refusal(self.clause, self.key, self.parameters)

    def __str__(self) -> str:
        return f"{self.message.removesuffix('.')} ({self.clause})"


class DataError(ValueError):
    """A host's own cards, maze or options that break a rule: as `Illegal`, in words of the game's catalogue."""

    def __init__(self, clause: str, key: str, parameters: Parameters = NOTHING) -> None:
        super().__init__(clause, key, parameters)
        self.clause = clause
        self.key = key
        self.parameters = parameters

    def said(self, language: Language = "en") -> str:
        """What is wrong, and which rule says so."""
        message = say_refusal(self.clause, self.key, self.parameters, language)
        return f"{message.removesuffix('.')} ({self.clause})"

    def __str__(self) -> str:
        return self.said()


class OptionsError(DataError):
    """Options that do not fit each other, or the number of players."""


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What an act leads to."""

    state: S
    events: tuple[E, ...] = ()
    final: bool = False
    """True if the act can no longer be taken back: it opened sealed choices, or the rules call it final."""


class Chance(Struct, Generic[A], frozen=True):
    """What the dealer may do now: equally likely outcomes in canonical order.

    A stream and its key name one shuffled pile (or one roll of a die). While the key stays the same, cards are
    drawn from the same pile; a new key means shuffled anew.
    """

    stream: str
    key: tuple[int, ...]
    outcomes: tuple[A, ...]


class Edition(Struct, frozen=True):
    """Which cards or maze a match is played with. A host's own data travels with the match."""

    name: str
    digest: str
    embedded: str | None = None

    @classmethod
    def of(cls, text: str, name: str, *, own: bool) -> "Edition":
        """Of the text of a deck or maze file; a host's own is embedded."""
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
    """As people type it: `silver-and-gold`."""
    title: str
    seats: range
    """Allowed numbers of players."""
    rules_version: int
    """Raised when a match recorded under the old rules would replay differently."""
    edition: Edition
    types: Types[S, A, E, V, O]

    @property
    def drawings(self) -> Struct:
        """The cards or the maze, as a page needs them to draw; the same for every match of an edition."""
        ...

    def setup(self, seats: int, options: O) -> S:
        """The state before the dealer's first act.

        ValueError on a wrong number of seats; OptionsError, one of its kind, on options that do not fit.
        """
        ...

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Who may act: several at once where play is simultaneous; (DEALER,); () when it is over."""
        ...

    def simultaneous(self, s: S) -> bool:
        """True while sealed choices are being made: then a take-back may reach past other seats' acts.

        Whoever hears nothing of a sealed act does not learn that there was one. Outside such a phase everybody
        learns that somebody acted, whatever else they hear.
        """
        ...

    def legal(self, s: S, seat: Seat) -> Sequence[A]:
        """All acts open to this seat, in canonical order; empty when it is not to act."""
        ...

    def chance(self, s: S) -> Chance[A]:
        """The dealer's outcomes, when DEALER is to act."""
        ...

    def index(self, a: A) -> int:
        """The act's place in a fixed numbering of all acts; 0 is kept for the no-op.

        An act that is not numbered is never legal: Illegal says why.
        """
        ...

    def action(self, i: int) -> A:
        """The inverse of `index`. ValueError outside 1 <= i < `actions`."""
        ...

    @property
    def actions(self) -> int:
        """How many numbers `index` uses, the no-op included. Players' acts come first, then the dealer's."""
        ...

    def apply(self, s: S, seat: Seat, a: A) -> Step[S, E]:
        """Play one act. Illegal(clause, key, parameters) on anything that is not in `legal`."""
        ...

    def view(self, s: S, seat: Seat | None) -> V:
        """What a seat sees; None is a spectator."""
        ...

    def explain(self, v: V, legal: Sequence[A]) -> Explained[Any] | None:
        """What the scores of a view are made of, and what of its owner's legal acts one cannot see from the view.

        Page and terminal draw from it, and so need no rules. None for a game that has nothing to explain.
        """
        ...

    def redact(self, e: E, seat: Seat | None) -> E | None:
        """What a seat hears of an event: all, a part, or nothing."""
        ...

    def sample(self, v: V, rng: Random) -> S:
        """A world in which the view's owner would see just this view."""
        ...

    def progress(self, s: S) -> dict[str, int]:
        """How far the match is, in the game's own units, such as round and turn; nothing that is a secret."""
        ...

    def scores(self, s: S) -> tuple[int, ...]:
        """Points as they stand, one for each seat."""
        ...

    def ranks(self, s: S) -> tuple[int, ...]:
        """Places as they stand, tie-breaks included; equal places are shared: 1, 1, 3."""
        ...

    def winners(self, s: S) -> tuple[Seat, ...]:
        """Who has won; empty while the game goes on."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""Where any game will do: the platform passes its values through and never looks inside."""


def explanation_type(game: AnyGame) -> Any:
    """What its `explain` is annotated to return."""
    return get_type_hints(type(game).explain)["return"]
