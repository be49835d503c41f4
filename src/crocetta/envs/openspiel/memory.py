"""A position, and the observation history of each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from crocetta.kit.game import AnyGame, Seat


@dataclass(slots=True, eq=False)
class Moment:
    """One act, its events, and a link to the moment before."""

    seat: Seat
    act: Any
    events: tuple[Any, ...]
    previous: Moment | None
    told: dict[Seat, str] = field(default_factory=dict)
    """Cached text per seat."""

    def tell(self, rules: AnyGame, seat: Seat) -> str:
        if seat not in self.told:
            own = [f"I {in_words(self.act)}\n"] if self.seat == seat else []
            heard = (rules.redact(event, seat) for event in self.events)
            self.told[seat] = "".join((*own, *(f"{in_words(event)}\n" for event in heard if event is not None)))
        return self.told[seat]


@dataclass(frozen=True, slots=True)
class Position:
    """Immutable, so that copies of a state can share it."""

    state: Any
    before: tuple[str, ...]
    """Each seat's memory before the first moment: empty, except in a sampled world."""
    last: Moment | None = None

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        return position, (self.state, self.before, [(m.seat, m.act, m.events) for m in self.moments()])

    def moments(self) -> list[Moment]:
        """From the first to the last."""
        found, moment = [], self.last
        while moment:
            found.append(moment)
            moment = moment.previous
        return found[::-1]

    def memory(self, rules: AnyGame, seat: Seat) -> str:
        """The seat's acts and observed events so far, one per line."""
        return self.before[seat] + "".join([moment.tell(rules, seat) for moment in self.moments()])


def position(state: Any, before: tuple[str, ...], moments: Sequence[tuple[Seat, Any, tuple[Any, ...]]]) -> Position:
    last = None
    for moment in moments:
        last = Moment(*moment, last)
    return Position(state, before, last)


def in_words(act: Any) -> str:
    """An act or event as text: `mark slot 0 cells 35`."""
    fields = msgspec.to_builtins(act)
    return " ".join((fields.pop("type"), *(f"{name} {_value(value)}" for name, value in fields.items())))


def _value(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
