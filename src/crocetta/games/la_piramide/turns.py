"""From one turn to the next: lost turns, waiting pawns, and the end of a match."""

from typing import Final, TypeAlias

from msgspec.structs import replace

from crocetta.games.la_piramide import scoring
from crocetta.games.la_piramide.events import Ended, Event, PutBack, TurnBegan, TurnLost, Why
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import can_move_on_some_roll
from crocetta.games.la_piramide.pieces import WAITING, Kind, kind, owner, pawns_of
from crocetta.games.la_piramide.state import Choosing, Health, Over, Placing, State
from crocetta.kit.game import Seat, Step

Turn: TypeAlias = Step[State, Event]
LOSING: Final = {Health.STRICKEN: Health.SICK, Health.SICK: Health.WEAK}
"""Health of those who lose their turn, before and after it."""


def told(*events: Event, then: Turn) -> Turn:
    """These events first, then what follows from them."""
    return Step(then.state, (*events, *then.events))


def end_turn(maze: Maze, s: State) -> Turn:
    return begin_turn(maze, replace(s, turn=s.turn + 1))


def begin_turn(maze: Maze, s: State) -> Turn:
    """The match may end instead (LP-19), or the turn be lost to Plague (LP-20)."""
    limit = s.options.turn_limit
    if limit is not None and s.turn >= limit * s.seats:
        return end(maze, s, "turn-limit")
    if not s.options.curses and _nothing_can_move(maze, s):
        return end(maze, s, "stuck")
    seat = s.player
    if s.health[seat] in LOSING:
        return told(TurnLost(seat), then=end_turn(maze, with_health(s, seat, LOSING[s.health[seat]])))
    began = TurnBegan(seat, s.turn // s.seats + 1)
    return told(began, then=place_waiting(maze, with_health(s, seat, Health.WELL)))


def end(maze: Maze, s: State, why: Why) -> Turn:
    s = replace(s, phase=Over())
    return Step(s, (Ended(scoring.winners(maze, s), why),))


def place_waiting(maze: Maze, s: State) -> Turn:
    """Waiting pawns return (LP-17). Two are alike: only a single one with both starts free has a choice."""
    events: tuple[Event, ...] = ()
    choice = False
    for of in Kind:
        waiting = waiting_pawns(s, of)
        for pawn in waiting:
            squares = free_starts(maze, s, pawn)
            if len(squares) == 2 and len(waiting) == 1:
                choice = True
            elif squares:
                s = with_pawn(s, pawn, squares[0])
                events += (PutBack(pawn, squares[0]),)
    return Step(replace(s, phase=Placing() if choice else Choosing()), events)


def waiting_pawns(s: State, of: Kind) -> tuple[int, ...]:
    """Those of the player whose turn it is."""
    return tuple(pawn for pawn in pawns_of(s.player, of) if s.pawns[pawn] == WAITING)


def free_starts(maze: Maze, s: State, pawn: int) -> tuple[int, ...]:
    """Start squares of the pawn's family and kind with no pawn of any family on them."""
    starts = maze.starts[s.families[owner(pawn)], kind(pawn)]
    return tuple(square for square in starts if square not in s.pawns)


def with_pawn(s: State, pawn: int, place: int) -> State:
    return replace(s, pawns=(*s.pawns[:pawn], place, *s.pawns[pawn + 1 :]))


def with_health(s: State, seat: Seat, health: Health) -> State:
    if s.health[seat] is health:
        return s
    return replace(s, health=(*s.health[:seat], health, *s.health[seat + 1 :]))


def _nothing_can_move(maze: Maze, s: State) -> bool:
    """Whether no pawn can move on any roll, and no waiting one has a free start (LP-19)."""
    return not any(
        can_move_on_some_roll(maze, s, pawn) or (square == WAITING and free_starts(maze, s, pawn))
        for pawn, square in enumerate(s.pawns)
    )
