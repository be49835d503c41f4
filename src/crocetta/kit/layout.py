"""Names for the numbers of an observation and of acts: consecutive parts.

A game that learners can play has a `layout.py` in its folder, which lists the parts in order and how long a match
can be. Tests check them against the kernel and the rules.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from crocetta.kit.game import AnyGame
from crocetta.kit.plugin import plugin_of


class Part(NamedTuple):
    name: str
    meaning: str
    length: int = 1
    copies: int = 1
    """How many of them in a row."""
    parts: "tuple[Part, ...]" = ()
    """Subdivisions of each, if any."""

    @property
    def size(self) -> int:
        """Of all copies."""
        return self.copies * (size(self.parts) if self.parts else self.length)


class Lengths(NamedTuple):
    """The maximum length of a match."""

    decisions: int
    deals: int
    """The dealer's acts."""


class Layout(NamedTuple):
    observation: tuple[Part, ...]
    acts: tuple[Part, ...]
    """Players' acts, from number 0, the no-op."""
    options: Mapping[str, int]
    """Default options for learners, with which every match ends."""
    lengths: Callable[[int, Any], Lengths]
    """By the number of players and the options."""


def layout_of(game: AnyGame) -> Layout:
    """The layout of a game."""
    return plugin_of(game).load_layout(game)


def size(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


def spans(parts: tuple[Part, ...]) -> dict[str, slice]:
    """The slice of each part, by name: `turn`, `sheet[0].coins`, `sheet[0].card[1].crosses`."""
    return dict(_spans(parts, 0, ""))


def _spans(parts: tuple[Part, ...], first: int, above: str) -> Iterator[tuple[str, slice]]:
    for part in parts:
        for copy in range(part.copies):
            length = part.size // part.copies
            name = f"{above}{part.name}[{copy}]" if part.copies > 1 else f"{above}{part.name}"
            yield name, slice(first, first + length)
            yield from _spans(part.parts, first, f"{name}.")
            first += length


def tables(title: str, parts: tuple[Part, ...]) -> list[str]:
    """The parts as Markdown: one table of them, then one for each kind of part with subdivisions."""
    lines: list[str] = []
    waiting = {parts: title}
    told = set()
    while waiting:
        parts, title = waiting.popitem()
        told.add(parts)
        lines += _table(title, parts)
        for part in reversed(parts):
            if part.parts and part.parts not in told:
                waiting[part.parts] = f"`{part.name}`"
    return lines


def _table(title: str, parts: tuple[Part, ...]) -> list[str]:
    lines = [f"{title}: {size(parts)} numbers", "", "| from | numbers | name | meaning |", "|---:|---:|---|---|"]
    first = 0
    for part in parts:
        numbers = f"{part.copies} × {part.size // part.copies}" if part.copies > 1 else str(part.size)
        lines.append(f"| {first} | {numbers} | `{part.name}` | {part.meaning} |")
        first += part.size
    return [*lines, ""]
