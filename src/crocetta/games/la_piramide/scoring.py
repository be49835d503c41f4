"""Who is ahead: slaves out, then the ways that the others have before them (LP-19)."""

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import OUT, SLAVES, WAITING, Kind
from crocetta.games.la_piramide.state import Over, State
from crocetta.kit.game import Seat, ranked


def scores(s: State) -> tuple[int, ...]:
    """Slaves out."""
    return tuple(sum(s.pawns[slave] == OUT for slave in SLAVES[seat]) for seat in range(s.seats))


def ranks(maze: Maze, s: State) -> tuple[int, ...]:
    return ranked([(out, -way_out(maze, s, seat)) for seat, out in enumerate(scores(s))])


def winners(maze: Maze, s: State) -> tuple[Seat, ...]:
    if not isinstance(s.phase, Over):
        return ()
    return tuple(seat for seat, rank in enumerate(ranks(maze, s)) if rank == 1)


def way_out(maze: Maze, s: State, seat: Seat) -> int:
    """The steps that a player's slaves need together; a waiting one counts from its farther start square."""
    return sum(_way(maze, s, seat, s.pawns[slave]) for slave in SLAVES[seat])


def _way(maze: Maze, s: State, seat: Seat, square: int) -> int:
    if square == OUT:
        return 0
    if square == WAITING:
        return max((maze.ways[start] for start in maze.starts[s.families[seat], Kind.SLAVE]), default=0)
    return maze.ways[square]
