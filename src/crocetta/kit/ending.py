"""The summary of a finished match as data: points turn by turn, what decided, statistics of the game.

Keys name messages of page and terminal. Without a summary of its own, a game's score sheet is used.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct
from msgspec.structs import astuple

from crocetta.kit.game import AnyGame, Seat
from crocetta.kit.scoring import Points


class Moment(Struct, frozen=True, gc=False):
    """The points when a turn was over, by what everybody knew."""

    progress: dict[str, int]
    """The turn, in the game's own units."""
    scores: tuple[int, ...]


class Decided(Struct, frozen=True):
    """What made the difference between two seats."""

    key: str
    """A line of the score sheet, or a key of the game."""
    seat: Seat
    other: Seat
    values: tuple[int, ...]
    """For a line: the points of both. Otherwise the game's own values."""


class LookBack(Struct, frozen=True):
    """What a game tells of a finished match beside its points."""

    decided: tuple[Decided | None, ...]
    """Per seat, from that player's point of view; None if no single thing decided."""
    facts: tuple[Mapping[str, int], ...] = ()
    """The game's statistics, per seat."""


class Ending(LookBack, frozen=True):
    history: tuple[Moment, ...] = ()
    """One per turn, in order."""


@runtime_checkable
class LooksBack(Protocol):
    """A game with a summary of its own: what decided need not be a line of points."""

    def look_back(self, v: Any, events: Sequence[Any], /) -> LookBack:
        """`events` are all that a spectator heard, without undone acts."""
        ...


def ending(game: AnyGame, view: Any, ranks: Sequence[int], events: Sequence[Any], told: Iterable[Moment]) -> Ending:
    if isinstance(game, LooksBack):
        back = game.look_back(view, events)
    else:
        explained = game.explain(view, ())
        back = LookBack(by_lines(explained.scores, ranks)) if explained else LookBack((None,) * len(ranks))
    return Ending(back.decided, back.facts, turn_by_turn(told))


def turn_by_turn(told: Iterable[Moment]) -> tuple[Moment, ...]:
    """The last moment of each turn: within one, acts may have been undone."""
    return tuple({tuple(moment.progress.values()): moment for moment in told}.values())


def by_lines(scores: Sequence[Points], ranks: Sequence[int]) -> tuple[Decided | None, ...]:
    """Per seat the line that differs most from its neighbour's in rank: the next above, or below the first."""
    return tuple(_widest(scores, ranks, seat) for seat in range(len(ranks)))


def _widest(scores: Sequence[Points], ranks: Sequence[int], seat: Seat) -> Decided | None:
    other = _neighbour(ranks, seat)
    if other is None or scores[seat].total == scores[other].total:
        return None  # tie-breaks are reported separately
    own, theirs = astuple(scores[seat]), astuple(scores[other])
    sign = 1 if scores[seat].total > scores[other].total else -1
    line = max(range(len(own)), key=lambda place: sign * (own[place] - theirs[place]))
    return Decided(scores[seat].__struct_fields__[line], seat, other, (own[line], theirs[line]))


def _neighbour(ranks: Sequence[int], seat: Seat) -> Seat | None:
    """None for those who share the win."""
    above = [rank for rank in ranks if rank < ranks[seat]]
    below = [rank for rank in ranks if rank > ranks[seat]]
    if above:
        return ranks.index(max(above))
    return ranks.index(min(below)) if below and list(ranks).count(1) == 1 else None
