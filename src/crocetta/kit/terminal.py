"""The contract between a game and its interface in the terminal.

A game that can be played in the terminal has a `terminal.py` in its folder with a class `Table`, made from the game
and its messages in the current language. All it shows comes from a view and from redacted events, so it cannot
reveal what its reader may not know.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from rich.console import RenderableType

from crocetta.kit.game import AnyGame, Seat
from crocetta.kit.plugin import plugin_of
from crocetta.kit.words import PLATFORM, Language, Value, Words, list_of

V = TypeVar("V", contravariant=True)
A = TypeVar("A")
E = TypeVar("E", contravariant=True)

Counts: TypeAlias = Mapping[str, "int | str | Counts"]
"""What is in the box, as numbers under names that are the same in every language."""


class Company(Struct, frozen=True):
    """The people at a table, from the reader's point of view."""

    names: tuple[str, ...]
    seat: Seat | None = None
    """The reader; None is a spectator."""
    words: Words = PLATFORM
    """In the current language."""

    def who(self, seat: Seat) -> str:
        """A name on its own; inside a sentence the message itself chooses, by `named`."""
        return self.words.say("terminal-you") if seat == self.seat else self.names[seat]

    def named(self, seat: Seat, prefix: str = "") -> dict[str, Value]:
        """Parameters of a message about somebody, or to them: `$name`, and `$you`, which is `yes` or `no`."""
        return {f"{prefix}name": self.names[seat], f"{prefix}you": "yes" if seat == self.seat else "no"}

    def all_of(self, seats: Sequence[Seat]) -> str:
        """The reader comes last: Ada, Bruno and you."""
        others = [self.names[seat] for seat in seats if seat != self.seat]
        return list_of([*others, self.words.say("you")] if self.seat in seats else others, self.words)


class Breakdown(Struct, frozen=True):
    """The score sheet: a row of numbers for each seat under common headings."""

    headings: tuple[str, ...]
    """For programs; `Terminal.heading` translates them."""
    lines: tuple[tuple[int, ...], ...]


class Terminal(Protocol[V, A, E]):
    @property
    def words(self) -> Words:
        """The game's messages, refusals among them, in the current language."""
        ...

    @property
    def hint(self) -> str:
        """How moves are typed, in two or three lines."""
        ...

    def draw(self, view: V, company: Company, legal: Sequence[A]) -> RenderableType:
        """The table as the view shows it, at most 80 columns wide."""
        ...

    def ask(self, view: V, company: Company) -> str:
        """The prompt for the decision of the view's owner."""
        ...

    def describe(self, action: A, view: V, company: Company) -> str:
        """A short line for a menu."""
        ...

    def read(self, text: str, view: V) -> A:
        """The typed act, legal or not; ValueError with a hint if it is none at all."""
        ...

    def say(self, event: E, company: Company) -> str | None:
        """The event as a sentence; None if it is not worth one."""
        ...

    def recalls(self, event: E, view: V) -> bool:
        """Whether the log of a running match may repeat it; some things players have to remember."""
        ...

    def draw_data(self) -> RenderableType:
        """All cards, or the maze."""
        ...

    def counts(self) -> Counts: ...

    def breakdown(self, view: V) -> Breakdown: ...

    def heading(self, name: str) -> str:
        """A name in `counts` or a heading of the breakdown, translated."""
        ...

    def verdict(self, view: V, company: Company) -> str:
        """The winner and, after a tie on points, the tie-breaker."""
        ...


AnyTerminal: TypeAlias = Terminal[Any, Any, Any]


def table_of(game: AnyGame, language: Language = "en") -> AnyTerminal:
    """The terminal interface of a game."""
    plugin = plugin_of(game)
    return plugin.load_terminal(game, plugin.WORDS.speaking(language))
