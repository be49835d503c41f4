"""What a move leads to: leaving, meetings, pawns sent back; and then the rest of the turn.

`pips` is always the number that a mummy of the player has still to move in this turn, or 0 if the turn ends here.
"""

from msgspec.structs import replace

from crocetta.games.la_piramide import scoring
from crocetta.games.la_piramide.events import Burst, Event, Left, Moved, PutBack, SentBack, Stuck, Waits
from crocetta.games.la_piramide.maze import Maze, Path
from crocetta.games.la_piramide.moves import rolled
from crocetta.games.la_piramide.pieces import BURST, OUT, WAITING, Kind, kind, owner, pawns_of
from crocetta.games.la_piramide.state import MummyMoves, Returning, SlaveMoves, State
from crocetta.games.la_piramide.turns import Turn, end, end_turn, free_starts, told, with_pawn
from crocetta.kit.game import Step


def slave_first(maze: Maze, s: State, pips: int) -> Turn:
    """A roll is walked by a slave, then by a mummy (LP-6)."""
    if _can_move(maze, s, Kind.SLAVE, pips):
        return Step(replace(s, phase=SlaveMoves(pips)))
    return told(*_stuck(s, Kind.SLAVE), then=then_mummy(maze, s, pips))


def then_mummy(maze: Maze, s: State, pips: int) -> Turn:
    if not pips:
        return end_turn(maze, s)
    if _can_move(maze, s, Kind.MUMMY, pips):
        return Step(replace(s, phase=MummyMoves(pips)))
    return told(*_stuck(s, Kind.MUMMY), then=end_turn(maze, s))


def _can_move(maze: Maze, s: State, of: Kind, pips: int) -> bool:
    return any(rolled(maze, s, pawn, pips) for pawn in pawns_of(s.player, of))


def _stuck(s: State, of: Kind) -> tuple[Event, ...]:
    """A kind that cannot move is skipped (LP-9); reported only if it has pawns on the board."""
    return (Stuck(s.player, of),) if any(s.pawns[pawn] >= 0 for pawn in pawns_of(s.player, of)) else ()


def travel(maze: Maze, s: State, pawn: int, to: int, path: Path, pips: int) -> Turn:
    """Move a pawn, and resolve its meeting before anything else moves (LP-6)."""
    if to == OUT:
        return told(Left(pawn, path), then=_leave(maze, s, pawn, pips))
    return told(Moved(pawn, path), then=_arrive(maze, s, pawn, to, pips))


def _leave(maze: Maze, s: State, slave: int, pips: int) -> Turn:
    """With both slaves out the match is won at once, before any mummy moves (LP-19)."""
    s = with_pawn(s, slave, OUT)
    if scoring.scores(s)[owner(slave)] == 2:
        return end(maze, s, "both-out")
    return then_mummy(maze, s, pips)


def _arrive(maze: Maze, s: State, pawn: int, to: int, pips: int) -> Turn:
    """Two mummies burst (LP-16); a slave and a mummy are both sent back (LP-14, LP-15)."""
    if to not in s.pawns:
        return then_mummy(maze, with_pawn(s, pawn, to), pips)
    met = s.pawns.index(to)
    if bursts(pawn, met):
        s = with_pawn(with_pawn(s, pawn, BURST), met, BURST)
        return told(Burst((pawn, met)), then=then_mummy(maze, s, pips))
    return send_back(maze, s, (pawn, met), pips)


def bursts(pawn: int, met: int) -> bool:
    return kind(pawn) is Kind.MUMMY and kind(met) is Kind.MUMMY


def send_back(maze: Maze, s: State, pawns: tuple[int, ...], pips: int) -> Turn:
    """Lift all of them before the first is put back (LP-17)."""
    for pawn in pawns:
        s = with_pawn(s, pawn, WAITING)
    return told(SentBack(pawns), then=settle(maze, s, pawns, pips))


def settle(maze: Maze, s: State, pawns: tuple[int, ...], pips: int) -> Turn:
    """Lifted pawns return one after the other; an owner is asked only where both start squares are free."""
    if not pawns:
        return then_mummy(maze, s, pips)
    pawn = pawns[0]
    squares = free_starts(maze, s, pawn)
    if len(squares) == 2:
        return Step(replace(s, phase=Returning(pawns, pips)))
    if not squares:
        return told(Waits(pawn), then=settle(maze, s, pawns[1:], pips))
    return put_back(maze, s, pawns, squares[0], pips)


def put_back(maze: Maze, s: State, pawns: tuple[int, ...], square: int, pips: int) -> Turn:
    """The first of the lifted pawns starts again from there; then the others."""
    s = with_pawn(s, pawns[0], square)
    return told(PutBack(pawns[0], square), then=settle(maze, s, pawns[1:], pips))
