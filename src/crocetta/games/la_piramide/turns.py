"""From one turn to the next: turns lost, waiting pawns placed, and how a match ends."""

from msgspec.structs import replace

from crocetta.games.la_piramide import scoring
from crocetta.games.la_piramide.events import Ended, Event, PutBack, TurnBegan, TurnLost, Why
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import can_move_on_some_roll
from crocetta.games.la_piramide.pieces import WAITING, Kind, kind, owner, pawns_of
from crocetta.games.la_piramide.state import Choosing, Health, Over, Placing, State
from crocetta.kit.game import Seat


def end_turn(maze: Maze, s: State, log: list[Event]) -> State:
    return begin_turn(maze, replace(s, turn=s.turn + 1), log)


def begin_turn(maze: Maze, s: State, log: list[Event]) -> State:
    limit = s.options.turn_limit
    while limit is None or s.turn < limit * s.seats:
        if not s.options.curses and _nothing_can_move(maze, s):
            return end(maze, s, "stuck", log)
        seat = s.player
        if s.health[seat] is not Health.SICK:
            s = with_health(s, seat, Health.WELL)
            log.append(TurnBegan(seat, s.turn // s.seats + 1))
            return place_waiting(maze, s, log)
        log.append(TurnLost(seat))
        s = replace(with_health(s, seat, Health.WEAK), turn=s.turn + 1)
    return end(maze, s, "turn-limit", log)


def end(maze: Maze, s: State, why: Why, log: list[Event]) -> State:
    s = replace(s, phase=Over())
    log.append(Ended(scoring.winners(maze, s), why))
    return s


def place_waiting(maze: Maze, s: State, log: list[Event]) -> State:
    """Waiting pawns return (LP-17). Two that wait are alike: there is a choice only where one finds both free."""
    choice = False
    for of in Kind:
        waiting = waiting_pawns(s, of)
        for pawn in waiting:
            squares = free_starts(maze, s, pawn)
            if len(squares) == 2 and len(waiting) == 1:
                choice = True
            elif squares:
                s = put_back(s, pawn, squares[0], log)
    return replace(s, phase=Placing() if choice else Choosing())


def waiting_pawns(s: State, of: Kind) -> tuple[int, ...]:
    """Those of the player whose turn it is."""
    return tuple(pawn for pawn in pawns_of(s.player, of) if s.pawns[pawn] == WAITING)


def free_starts(maze: Maze, s: State, pawn: int) -> tuple[int, ...]:
    """Start squares of the pawn's family and kind with no pawn of any family on them."""
    starts = maze.starts[s.families[owner(pawn)], kind(pawn)]
    return tuple(square for square in starts if square not in s.pawns)


def put_back(s: State, pawn: int, square: int, log: list[Event]) -> State:
    log.append(PutBack(pawn, square))
    return with_pawn(s, pawn, square)


def with_pawn(s: State, pawn: int, place: int) -> State:
    return replace(s, pawns=(*s.pawns[:pawn], place, *s.pawns[pawn + 1 :]))


def with_health(s: State, seat: Seat, health: Health) -> State:
    if s.health[seat] is health:
        return s
    return replace(s, health=(*s.health[:seat], health, *s.health[seat + 1 :]))


def _nothing_can_move(maze: Maze, s: State) -> bool:
    """Nobody's pawn can, on any roll, and none that waits finds a free start (LP-19)."""
    return not any(
        can_move_on_some_roll(maze, s, pawn) or (square == WAITING and free_starts(maze, s, pawn))
        for pawn, square in enumerate(s.pawns)
    )
