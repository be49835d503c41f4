"""Where a pawn may go: by a roll, exactly so far; by a curse, up to so far.

Every function answers with destinations and one canonical path to each: the first in the order of squares and,
where the length is free, a shortest one.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from crocetta.games.la_piramide.maze import Maze, Path, spread
from crocetta.games.la_piramide.pieces import OUT, Curse, Family, Kind, kind, owner
from crocetta.games.la_piramide.state import Options
from crocetta.kit.game import Seat


class Board(Protocol):
    """All that moves depend on; a state shows it, and so does a view."""

    @property
    def options(self) -> Options: ...
    @property
    def families(self) -> tuple[Family, ...]: ...
    @property
    def pawns(self) -> tuple[int, ...]: ...
    @property
    def player(self) -> Seat: ...


class Stride(NamedTuple):
    """How far a curse carries a pawn, and what it passes (LP-20)."""

    steps: int
    through_walls: bool
    over_anyone: bool


STRIDES: Final = {
    Curse.SECRET_PASSAGE: Stride(3, through_walls=True, over_anyone=True),
    Curse.RESTLESS_DEAD: Stride(6, through_walls=True, over_anyone=True),
    Curse.POSSESSION: Stride(4, through_walls=False, over_anyone=False),
    Curse.FORCED_MARCH: Stride(8, through_walls=False, over_anyone=True),
    Curse.AWAKENING: Stride(3, through_walls=False, over_anyone=False),
}
_NONE: Final[frozenset[int]] = frozenset()


def rolled(maze: Maze, s: Board, pawn: int, pips: int) -> dict[int, Path]:
    """Destinations of a pawn that moves by a roll (LP-6); OUT if it is a slave that can leave."""
    square = s.pawns[pawn]
    if square < 0:
        return {}
    blocked = _blocked(s, pawn) if s.options.no_passing else _NONE
    found = _stops(s, pawn, _exactly(maze, square, pips, blocked))
    if kind(pawn) is Kind.SLAVE and maze.ways[square] <= pips:
        # The step out takes one pip; those left over are lost unless the option forbids it (LP-11).
        reach = _exactly if s.options.exact_exit else _up_to
        _add_leaving(maze, found, reach(maze, square, pips - 1, blocked), blocked)
    return found


def cursed(maze: Maze, s: Board, pawn: int, curse: Curse) -> dict[int, Path]:
    """Destinations of a pawn on the board that a curse moves (LP-21); OUT if it is a slave near an exit."""
    square = s.pawns[pawn]
    steps, through_walls, over_anyone = STRIDES[curse]
    blocked = _blocked(s, pawn) if s.options.no_passing and not over_anyone else _NONE
    found = _stops(s, pawn, _up_to(maze, square, steps, blocked, through_walls))
    if kind(pawn) is Kind.SLAVE:
        _add_leaving(maze, found, _up_to(maze, square, steps - 1, blocked, through_walls), blocked)
    return found


def can_move_on_some_roll(maze: Maze, s: Board, pawn: int) -> bool:
    return any(rolled(maze, s, pawn, pips) for pips in range(1, 7))


def _stops(s: Board, pawn: int, ends: Mapping[int, Path]) -> dict[int, Path]:
    barred = _barred(s, pawn)
    return {square: path for square, path in ends.items() if square not in barred}


def _barred(s: Board, pawn: int) -> set[int]:
    """Where this pawn may not stop: no slave with a slave, no two of a family (LP-8); nor on its own square."""
    pawns = s.pawns
    family = 4 * owner(pawn)
    barred = {*pawns[family : family + 4]}
    if kind(pawn) is Kind.SLAVE:
        barred.update(pawns[0::4], pawns[1::4])
    return barred


def _blocked(s: Board, pawn: int) -> frozenset[int]:
    """What this pawn may not pass over under `no_passing`: just those with whom it may not stop (LP-10)."""
    return frozenset(_barred(s, pawn) - {s.pawns[pawn]})


def _exactly(maze: Maze, square: int, pips: int, blocked: frozenset[int]) -> Mapping[int, Path]:
    if not blocked:
        return maze.exact(square, pips)
    shut = sum(1 << place for place in blocked if place >= 0)
    ends: dict[int, Path] = {}
    for path, passed in maze.walks(square, pips):
        if not passed & shut:
            ends.setdefault(path[-1], path)
    return ends


def _up_to(
    maze: Maze, square: int, steps: int, blocked: frozenset[int], through_walls: bool = False
) -> Mapping[int, Path]:
    if not blocked:
        return maze.within(square, steps, through_walls)
    return spread(maze.steps, square, steps, blocked)


def _add_leaving(maze: Maze, found: dict[int, Path], ends: Mapping[int, Path], blocked: frozenset[int]) -> None:
    """To leave is to pass over the exit square, so one held against this slave cannot be left through."""
    for square, path in ends.items():
        if square in maze.exits and square not in blocked:
            found[OUT] = path
            return
