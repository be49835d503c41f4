"""Score sheets and places with their tie-breaks: how a game explains its scores, as data.

The names of lines and criteria are keys of messages in page and terminal.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import astuple


class Points(Struct, frozen=True, array_like=True):
    """Where a seat's points come from. The fields are a game's own, in the order in which a score sheet lists them.

    In JSON an array: it goes to everybody after every act.
    """

    @property
    def total(self) -> int:
        return sum(astuple(self))


P = TypeVar("P", bound=Points)


class Tie(Struct, frozen=True):
    """Seats with equal points, and what decided between them."""

    place: int
    """The place at stake; 1 is the win."""
    seats: tuple[int, ...]
    best: tuple[int, ...]
    """Those who have that place; all of them, if it stays tied."""
    key: str | None
    """The criterion that decided; None if none did."""
    values: tuple[int, ...]
    """By that criterion, or by the last one, for each of `seats`."""


class Explained(Struct, Generic[P], frozen=True):
    """What every game that explains itself tells with a view; each adds what its page and terminal need."""

    scores: tuple[P, ...]
    """By what the view shows: one's own in full, the others' as far as public."""
    ties: tuple[Tie, ...]
    """When the match is over, the best place first."""


class Criterion(NamedTuple):
    """A tie-breaker."""

    key: str
    values: tuple[int, ...]
    """Per seat."""
    least: bool = False
    """Lowest wins; otherwise highest."""

    @property
    def worth(self) -> tuple[int, ...]:
        return tuple(-value for value in self.values) if self.least else self.values


def places(totals: Sequence[int], criteria: Sequence[Criterion]) -> tuple[int, ...]:
    """By points, then by the criteria in order."""
    return ranked(list(zip(totals, *(criterion.worth for criterion in criteria), strict=True)))


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by descending key: ties share a place, and the next number is skipped."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def ties(totals: Sequence[int], criteria: Sequence[Criterion]) -> Iterator[Tie]:
    """For all groups of seats with equal points, the best place first."""
    for total in sorted(set(totals), reverse=True):
        level = [seat for seat, points in enumerate(totals) if points == total]
        if len(level) > 1:
            yield _tie(1 + sum(points > total for points in totals), level, criteria)


def _tie(place: int, level: list[int], criteria: Sequence[Criterion]) -> Tie:
    best, decisive, key = level, criteria[-1], None
    for criterion in criteria:
        worth = criterion.worth
        most = max(worth[seat] for seat in best)
        ahead = [seat for seat in best if worth[seat] == most]
        if len(ahead) < len(best):
            best, decisive, key = ahead, criterion, criterion.key
    return Tie(place, tuple(level), tuple(best), key, tuple(decisive.values[seat] for seat in level))
