"""What a move leads to: leaving, meetings, pawns sent back; and then the rest of the turn.

`pips` is everywhere what a mummy of the player has still to walk in this turn, or 0 if the turn ends here.
"""

from msgspec.structs import replace

from crocetta.games.la_piramide import scoring
from crocetta.games.la_piramide.events import Burst, Event, Left, Moved, SentBack, Stuck, Waits
from crocetta.games.la_piramide.maze import Maze, Path
from crocetta.games.la_piramide.moves import rolled
from crocetta.games.la_piramide.pieces import BURST, OUT, WAITING, Kind, kind, owner, pawns_of
from crocetta.games.la_piramide.state import MummyMoves, Returning, SlaveMoves, State
from crocetta.games.la_piramide.turns import end, end_turn, free_starts, put_back, with_pawn


def slave_first(maze: Maze, s: State, pips: int, log: list[Event]) -> State:
    """A roll is walked by a slave, then by a mummy (LP-6)."""
    if _can_move(maze, s, Kind.SLAVE, pips, log):
        return replace(s, phase=SlaveMoves(pips))
    return then_mummy(maze, s, pips, log)


def then_mummy(maze: Maze, s: State, pips: int, log: list[Event]) -> State:
    if pips and _can_move(maze, s, Kind.MUMMY, pips, log):
        return replace(s, phase=MummyMoves(pips))
    return end_turn(maze, s, log)


def travel(maze: Maze, s: State, pawn: int, to: int, path: Path, pips: int, log: list[Event]) -> State:
    """Move a pawn, and judge its meeting before anything else moves (LP-6)."""
    if to == OUT:
        return _leave(maze, s, pawn, path, pips, log)
    log.append(Moved(pawn, path))
    if to not in s.pawns:
        return then_mummy(maze, with_pawn(s, pawn, to), pips, log)
    met = s.pawns.index(to)
    if kind(pawn) is Kind.MUMMY and kind(met) is Kind.MUMMY:
        log.append(Burst((pawn, met)))
        s = with_pawn(with_pawn(s, pawn, BURST), met, BURST)
        return then_mummy(maze, s, pips, log)
    return send_back(maze, s, (pawn, met), pips, log)


def send_back(maze: Maze, s: State, pawns: tuple[int, ...], pips: int, log: list[Event]) -> State:
    """Lift all of them before the first is put back (LP-17)."""
    log.append(SentBack(pawns))
    for pawn in pawns:
        s = with_pawn(s, pawn, WAITING)
    return settle(maze, s, pawns, pips, log)


def settle(maze: Maze, s: State, pawns: tuple[int, ...], pips: int, log: list[Event]) -> State:
    """Lifted pawns return one after the other; an owner is asked only where both start squares are free."""
    for place, pawn in enumerate(pawns):
        squares = free_starts(maze, s, pawn)
        if len(squares) == 2:
            return replace(s, phase=Returning(pawns[place:], pips))
        if squares:
            s = put_back(s, pawn, squares[0], log)
        else:
            log.append(Waits(pawn))
    return then_mummy(maze, s, pips, log)


def _leave(maze: Maze, s: State, slave: int, path: Path, pips: int, log: list[Event]) -> State:
    log.append(Left(slave, path))
    s = with_pawn(s, slave, OUT)
    if scoring.scores(s)[owner(slave)] == 2:
        return end(maze, s, "both-out", log)
    return then_mummy(maze, s, pips, log)


def _can_move(maze: Maze, s: State, of: Kind, pips: int, log: list[Event]) -> bool:
    """A kind that cannot move is skipped (LP-9); that is told only of pawns that stand on the board."""
    if any(rolled(maze, s, pawn, pips) for pawn in pawns_of(s.player, of)):
        return True
    if any(s.pawns[pawn] >= 0 for pawn in pawns_of(s.player, of)):
        log.append(Stuck(s.player, of))
    return False
