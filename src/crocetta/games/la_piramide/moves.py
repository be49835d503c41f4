"""Where a pawn may go: exactly so far by a roll, up to so far by a curse. And why it may not go elsewhere.

Every destination comes with one canonical path: the first in the order of squares and, if the length is free, a
shortest one.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, Protocol

from crocetta.games.la_piramide.maze import Maze, Path, spread
from crocetta.games.la_piramide.pieces import BURST, OUT, Curse, Family, Kind, kind, owner
from crocetta.games.la_piramide.state import Options
from crocetta.kit.game import Illegal, Seat


class Board(Protocol):
    """All that moves depend on: part of a state as well as of a view."""

    @property
    def options(self) -> Options: ...
    @property
    def families(self) -> tuple[Family, ...]: ...
    @property
    def pawns(self) -> tuple[int, ...]: ...
    @property
    def player(self) -> Seat: ...


class Stride(NamedTuple):
    """How far a pawn goes, and what it passes."""

    steps: int
    exactly: bool = False
    """True for a roll (LP-6); otherwise any distance up to this, as for a curse (LP-21)."""
    through_walls: bool = False
    over_anyone: bool = False


ROLLED: Final = tuple(Stride(pips, exactly=True) for pips in range(7))
MOVING: Final = (
    Curse.SECRET_PASSAGE,
    Curse.RESTLESS_DEAD,
    Curse.POSSESSION,
    Curse.FORCED_MARCH,
    Curse.AWAKENING,
)
"""The curses that move a pawn."""
_THROUGH_WALLS: Final = (Curse.SECRET_PASSAGE, Curse.RESTLESS_DEAD)
_OVER_ANYONE: Final = (*_THROUGH_WALLS, Curse.FORCED_MARCH)
_NONE: Final[frozenset[int]] = frozenset()


def stride(maze: Maze, curse: Curse) -> Stride:
    """How a curse moves its pawn (LP-20); the edition defines how far."""
    return _stride(curse, maze.numbers[curse])


@cache
def _stride(curse: Curse, steps: int) -> Stride:
    return Stride(steps, through_walls=curse in _THROUGH_WALLS, over_anyone=curse in _OVER_ANYONE)


def rolled(maze: Maze, s: Board, pawn: int, pips: int) -> dict[int, Path]:
    return ways(maze, s, pawn, ROLLED[pips])


def cursed(maze: Maze, s: Board, pawn: int, curse: Curse) -> dict[int, Path]:
    return ways(maze, s, pawn, stride(maze, curse))


def ways(maze: Maze, s: Board, pawn: int, stride: Stride) -> dict[int, Path]:
    """The squares where a pawn may stop, and OUT if it is a slave that can leave; nothing for one off the board."""
    square = s.pawns[pawn]
    if square < 0:
        return {}
    barred = _barred(s, pawn)
    # Under `no_passing`, it may not pass over exactly those pawns on which it may not stop (LP-10).
    blocked = frozenset(barred - {square}) if s.options.no_passing and not stride.over_anyone else _NONE
    found = {to: path for to, path in _reach(maze, square, stride, blocked).items() if to not in barred}
    if kind(pawn) is Kind.SLAVE and (stride.through_walls or maze.ways[square] <= stride.steps):
        for last, path in _reach(maze, square, _before_the_exit(s, stride), blocked).items():
            # Leaving passes over the exit square, so a square blocked for this slave is no way out.
            if last in maze.exits and last not in blocked:
                found[OUT] = path
                break
    return found


def can_move_on_some_roll(maze: Maze, s: Board, pawn: int) -> bool:
    return any(rolled(maze, s, pawn, pips) for pips in range(1, 7))


def _reach(maze: Maze, square: int, stride: Stride, blocked: frozenset[int]) -> Mapping[int, Path]:
    """Where such walks end, whoever stands there."""
    if not blocked:
        if stride.exactly:
            return maze.exact(square, stride.steps)
        return maze.within(square, stride.steps, stride.through_walls)
    if not stride.exactly:
        return spread(maze.steps, square, stride.steps, blocked)
    shut = sum(1 << place for place in blocked if place >= 0)
    ends: dict[int, Path] = {}
    for path, passed in maze.walks(square, stride.steps):
        if not passed & shut:
            ends.setdefault(path[-1], path)
    return ends


def _before_the_exit(s: Board, stride: Stride) -> Stride:
    """The step out takes one pip; those left over are lost unless the option forbids it (LP-11)."""
    exactly = stride.exactly and s.options.exact_exit
    return Stride(stride.steps - 1, exactly, stride.through_walls, stride.over_anyone)


def _barred(s: Board, pawn: int) -> set[int]:
    """Where this pawn may not stop: no slave with a slave, no two of a family (LP-8); nor on its own square."""
    pawns = s.pawns
    family = 4 * owner(pawn)
    barred = {*pawns[family : family + 4]}
    if kind(pawn) is Kind.SLAVE:
        barred.update(pawns[0::4], pawns[1::4])
    return barred


# Reasons for refusal, only for squares where a pawn may not go.


def why_not(maze: Maze, s: Board, pawn: int, to: int, stride: Stride) -> Illegal:
    """Which of the rules above forbids it."""
    square = s.pawns[pawn]
    if square < 0:
        return _off_board(square)
    if to == OUT:
        return _not_out(maze, s, pawn, stride)
    if not 0 <= to < maze.size:
        return Illegal("LP-7", "refused-square")
    if to == square or to not in _reach(maze, square, stride, _NONE):
        return _out_of_reach(maze, square, to, stride)
    if to not in _barred(s, pawn):
        return Illegal("LP-10", "refused-passing")
    if owner(s.pawns.index(to)) == owner(pawn):
        return Illegal("LP-8", "refused-family-there")
    return Illegal("LP-8", "refused-slave-there")


def _off_board(place: int) -> Illegal:
    if place == OUT:
        return Illegal("LP-24", "refused-pawn-out")
    if place == BURST:
        return Illegal("LP-16", "refused-pawn-burst")
    return Illegal("LP-17", "refused-pawn-waits")


def _not_out(maze: Maze, s: Board, pawn: int, stride: Stride) -> Illegal:
    if kind(pawn) is Kind.MUMMY:
        return Illegal("LP-12", "refused-mummy-out")
    square, steps = s.pawns[pawn], stride.steps
    way = _way_through_walls(maze, square) if stride.through_walls else maze.ways[square]
    if way > steps:
        return Illegal("LP-11", "refused-out-far", {"way": way, "steps": steps})
    if not maze.exits.keys() & _reach(maze, square, _before_the_exit(s, stride), _NONE).keys():
        return Illegal("LP-11", "refused-out-exact")
    return Illegal("LP-11", "refused-out-blocked")


def _way_through_walls(maze: Maze, square: int) -> int:
    """Steps out of the nearest exit, the step out included."""
    everywhere = maze.within(square, maze.size, through_walls=True)
    return min(len(everywhere[last]) for last in maze.exits)


def _out_of_reach(maze: Maze, square: int, to: int, stride: Stride) -> Illegal:
    """Neighbours have opposite colours as on a chessboard, so a way of the wrong parity cannot exist."""
    steps = stride.steps
    if to == square and stride.exactly:
        return Illegal("LP-7", "refused-stay")
    if to == square:
        return Illegal("LP-21", "refused-stay")
    way = maze.within(square, steps).get(to)
    if way is None and to in maze.within(square, steps, through_walls=True):
        return Illegal("LP-7", "refused-walls")
    if not stride.exactly:
        return Illegal("LP-20", "refused-far-curse", {"steps": steps})
    if way is None:
        return Illegal("LP-6", "refused-far", {"steps": steps})
    if (len(way) - 1 - steps) % 2 == 0:
        return Illegal("LP-7", "refused-way-twice", {"steps": steps})
    return Illegal("LP-6", "refused-not-exact", {"way": len(way) - 1, "steps": steps})
