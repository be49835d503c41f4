"""Where a pawn may go: by a roll, exactly so far; by a curse, up to so far.

Every function answers with destinations and one canonical path to each: the first in the order of squares and,
where the length is free, a shortest one.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from crocetta.games.la_piramide.maze import Maze, Path, spread
from crocetta.games.la_piramide.pieces import OUT, Curse, Kind, kind, owner, pawns_of
from crocetta.games.la_piramide.state import State


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


def rolled(maze: Maze, s: State, pawn: int, pips: int) -> dict[int, Path]:
    """Destinations of a pawn that moves by a roll (LP-6); OUT if it is a slave that can leave."""
    square = s.pawns[pawn]
    if square < 0:
        return {}
    blocked = _blocked(s, pawn) if s.options.no_passing else frozenset()
    if blocked:
        ends = _unblocked(maze, square, pips, blocked)
    else:
        ends = maze.exact(square, pips)
    found = _stops(s, pawn, ends)
    if kind(pawn) is Kind.SLAVE:
        leaving = _way_out(maze, square, pips, blocked, exactly=s.options.exact_exit)
        if leaving:
            found[OUT] = leaving
    return found


def cursed(maze: Maze, s: State, pawn: int, curse: Curse) -> dict[int, Path]:
    """Destinations of a pawn that a curse moves (LP-21); OUT if it is a slave near enough to an exit."""
    square = s.pawns[pawn]
    if square < 0:
        return {}
    steps, through_walls, over_anyone = STRIDES[curse]
    blocked = _blocked(s, pawn) if s.options.no_passing and not over_anyone else frozenset()
    if blocked:
        ends: Mapping[int, Path] = spread(maze.steps, square, steps, blocked)
    else:
        ends = maze.within(square, steps, through_walls)
    found = _stops(s, pawn, ends)
    if kind(pawn) is Kind.SLAVE:
        leaving = next(_doors(maze, ends, steps, blocked), None)
        if leaving:
            found[OUT] = leaving
    return found


def can_move_by_roll(maze: Maze, s: State, pawn: int) -> bool:
    return any(rolled(maze, s, pawn, pips) for pips in range(1, 7))


def movers(maze: Maze, s: State, of: Kind, pips: int) -> Iterator[tuple[int, dict[int, Path]]]:
    """The pawns of this kind that the player may move, with their destinations."""
    for pawn in pawns_of(s.player, of):
        found = rolled(maze, s, pawn, pips)
        if found:
            yield pawn, found


def _stops(s: State, pawn: int, ends: Mapping[int, Path]) -> dict[int, Path]:
    """Those of the ends where this pawn may stop: no slave with a slave, no two of a family (LP-8)."""
    taken = _barred(s, pawn)
    return {square: path for square, path in ends.items() if square not in taken}


def _barred(s: State, pawn: int) -> frozenset[int]:
    """Squares of the pawns with which this one never shares a square, its own included."""
    pawns = s.pawns
    family = 4 * owner(pawn)
    barred = {*pawns[family : family + 4]}
    if kind(pawn) is Kind.SLAVE:
        barred.update(pawns[0::4], pawns[1::4])
    return frozenset(barred)


def _blocked(s: State, pawn: int) -> frozenset[int]:
    """Under `no_passing`, the squares that this pawn may not pass over (LP-10): those where it may not stop."""
    return _barred(s, pawn) - {s.pawns[pawn]}


def _unblocked(maze: Maze, square: int, pips: int, blocked: frozenset[int]) -> dict[int, Path]:
    shut = _bits(blocked)
    ends: dict[int, Path] = {}
    for path, passed in maze.walks(square, pips):
        if not passed & shut:
            ends.setdefault(path[-1], path)
    return ends


def _way_out(maze: Maze, square: int, pips: int, blocked: frozenset[int], exactly: bool) -> Path | None:
    """A path whose last square has an exit, one pip at least being left for the step out (LP-11)."""
    if not maze.ways[square] or maze.ways[square] > pips:
        return None
    if not exactly:
        near = spread(maze.steps, square, pips - 1, blocked)
        return next(_doors(maze, near, pips, blocked), None)
    ends = _unblocked(maze, square, pips - 1, blocked)
    return next(_doors(maze, ends, pips, blocked), None)


def _doors(maze: Maze, ends: Mapping[int, Path], steps: int, blocked: frozenset[int]) -> Iterator[Path]:
    """Paths that an exit prolongs: short enough to leave a step, and not ending on a square held against one."""
    for square, path in ends.items():
        if square in maze.exits and len(path) <= steps and square not in blocked:
            yield path


def _bits(squares: frozenset[int]) -> int:
    return sum(1 << square for square in squares if square >= 0)
