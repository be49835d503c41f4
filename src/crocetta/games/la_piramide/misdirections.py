"""Why a pawn may not go there. Asked only about moves that `moves.py` does not offer."""

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import STRIDES
from crocetta.games.la_piramide.pieces import BURST, OUT, Curse, Kind, kind, owner
from crocetta.games.la_piramide.state import State
from crocetta.kit.game import Illegal


def wrong_roll(maze: Maze, s: State, pawn: int, to: int, pips: int) -> Illegal:
    """For a pawn of the right kind that the player moves by a roll."""
    square = s.pawns[pawn]
    if square < 0:
        return off_board(s, pawn)
    if to == OUT:
        return _too_far_out(pawn, maze.ways[square], pips) or _pips_to_spare(maze, s, square, pips) or _shut_exit()
    if not 0 <= to < maze.size:
        return Illegal("LP-7", "there is no such square")
    if to not in maze.exact(square, pips):
        return _out_of_reach(maze, square, to, pips)
    return _bad_stop(s, pawn, to) or _over_others(maze, to)


def wrong_stride(maze: Maze, s: State, pawn: int, to: int, curse: Curse) -> Illegal:
    """For a pawn that a curse moves."""
    square = s.pawns[pawn]
    steps, through_walls, _ = STRIDES[curse]
    if to == OUT:
        return _too_far_out(pawn, _way_out(maze, square, through_walls), steps) or _shut_exit()
    if not 0 <= to < maze.size:
        return Illegal("LP-7", "there is no such square")
    if to == square:
        return Illegal("LP-21", "a curse moves its pawn by at least one square")
    if to in maze.within(square, steps, through_walls):
        return _bad_stop(s, pawn, to) or _over_others(maze, to)
    if to in maze.within(square, steps, through_walls=True):
        return Illegal("LP-7", f"walls are in the way to {_named(maze, to)}; this curse does not pass them")
    return Illegal("LP-20", f"{_named(maze, to)} is too far; this curse moves a pawn up to {steps} squares")


def off_board(s: State, pawn: int) -> Illegal:
    place = s.pawns[pawn]
    if place == OUT:
        return Illegal("LP-24", "that slave is out, and stays out; choose another pawn")
    if place == BURST:
        return Illegal("LP-16", "that mummy has burst and left the game; choose another pawn")
    return Illegal("LP-17", "that pawn waits beside the board; choose another")


def _way_out(maze: Maze, square: int, through_walls: bool) -> int:
    """Steps out of the nearest exit, the step out included."""
    if not through_walls:
        return maze.ways[square]
    everywhere = maze.within(square, maze.size, through_walls)
    return min(len(everywhere[exit_]) for exit_ in maze.exits)


def _too_far_out(pawn: int, way: int, steps: int) -> Illegal | None:
    if kind(pawn) is Kind.MUMMY:
        return Illegal("LP-12", "mummies never leave; choose a square")
    if way > steps:
        allowed = "1 is" if steps == 1 else f"{steps} are"
        return Illegal("LP-11", f"the way out takes {way} steps, the step out included, and {allowed} allowed")
    return None


def _pips_to_spare(maze: Maze, s: State, square: int, pips: int) -> Illegal | None:
    if not s.options.exact_exit or maze.exits.keys() & maze.exact(square, pips - 1).keys():
        return None
    return Illegal("LP-11", "with exact_exit the step out must be the last pip")


def _shut_exit() -> Illegal:
    return Illegal("LP-11", "the way out leads over a square held by a slave or by your own family")


def _out_of_reach(maze: Maze, square: int, to: int, pips: int) -> Illegal:
    """Neighbours lie on squares of opposite colours of a chessboard, so a way of the wrong parity cannot exist."""
    place = _named(maze, to)
    if to == square:
        return Illegal("LP-7", "the square set out from counts as visited; a pawn that moves must leave it")
    way = maze.within(square, pips).get(to)
    if way is None and to in maze.within(square, pips, through_walls=True):
        return Illegal("LP-7", f"walls are in the way to {place}; go around them")
    if way is None:
        return Illegal("LP-6", f"{place} is too far; the pawn moves exactly {pips}")
    if (len(way) - 1 - pips) % 2 == 0:
        return Illegal("LP-7", f"{place} is {len(way) - 1} away: to walk {pips} one square would be entered twice")
    return Illegal("LP-6", f"{place} is {len(way) - 1} away, and the pawn moves exactly {pips}")


def _bad_stop(s: State, pawn: int, to: int) -> Illegal | None:
    if to not in s.pawns:
        return None
    other = s.pawns.index(to)
    if owner(other) == owner(pawn):
        return Illegal("LP-8", "two of one family never stop on one square; choose another")
    if kind(other) is Kind.SLAVE and kind(pawn) is Kind.SLAVE:
        return Illegal("LP-8", "a slave never stops on a slave; choose another square")
    return None


def _named(maze: Maze, square: int) -> str:
    """For those who count rows and columns, and for those who read letters and numbers."""
    return f"{maze.places[square]} ({maze.places[square].name})"


def _over_others(maze: Maze, to: int) -> Illegal:
    return Illegal(
        "LP-10", f"the way to {_named(maze, to)} leads over a slave or over the pawn's own family; no passing"
    )
