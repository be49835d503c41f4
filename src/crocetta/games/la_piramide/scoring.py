"""Who is ahead: slaves out, then the steps that the other slaves still need (LP-19)."""

from typing import Protocol

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import OUT, SLAVES, WAITING, Family, Kind
from crocetta.games.la_piramide.state import Over, State
from crocetta.kit.game import Seat
from crocetta.kit.scoring import Criterion, Points, places


class Score(Points, frozen=True):
    """One point per slave out."""

    first_out: int
    second_out: int


class Standing(Protocol):
    """All that ranks depend on: part of a state as well as of a view."""

    @property
    def seats(self) -> int: ...
    @property
    def families(self) -> tuple[Family, ...]: ...
    @property
    def pawns(self) -> tuple[int, ...]: ...


def scores(s: Standing) -> tuple[int, ...]:
    """Slaves out."""
    return tuple(sum(s.pawns[slave] == OUT for slave in SLAVES[seat]) for seat in range(s.seats))


def lines(s: Standing) -> tuple[Score, ...]:
    return tuple(Score(int(out > 0), int(out > 1)) for out in scores(s))


def ways_out(maze: Maze, s: Standing) -> tuple[int, ...]:
    return tuple(way_out(maze, s, seat) for seat in range(s.seats))


def criteria(maze: Maze, s: Standing) -> tuple[Criterion, ...]:
    return (Criterion("way", ways_out(maze, s), least=True),)


def ranks(maze: Maze, s: Standing) -> tuple[int, ...]:
    return places(scores(s), criteria(maze, s))


def winners(maze: Maze, s: State) -> tuple[Seat, ...]:
    if not isinstance(s.phase, Over):
        return ()
    return tuple(seat for seat, rank in enumerate(ranks(maze, s)) if rank == 1)


def way_out(maze: Maze, s: Standing, seat: Seat) -> int:
    """The steps that a player's slaves need together; a waiting one counts from its farther start square."""
    return sum(_way(maze, s, seat, s.pawns[slave]) for slave in SLAVES[seat])


def _way(maze: Maze, s: Standing, seat: Seat, square: int) -> int:
    if square == OUT:
        return 0
    if square == WAITING:
        return max((maze.ways[start] for start in maze.starts[s.families[seat], Kind.SLAVE]), default=0)
    return maze.ways[square]
