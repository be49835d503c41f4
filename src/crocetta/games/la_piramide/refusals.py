"""Reasons for refusing an act out of turn, or of a kind that is not due now.

Reasons for refusing an act of the right kind are next to the rules that allow it: in `moves.py`, `curses.py` and
`rules.py`.
"""

from typing import Final, NamedTuple

from crocetta.games.la_piramide.actions import (
    Action,
    Begin,
    Deal,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    PlayCurse,
    Rob,
    Roll,
    Rolled,
    Walk,
)
from crocetta.games.la_piramide.state import (
    Driving,
    Naming,
    Over,
    Phase,
    Picking,
    Placing,
    Returning,
    State,
    Swapping,
    Tempted,
)
from crocetta.kit.game import DEALER, Illegal, Seat
from crocetta.kit.words import NOTHING, Parameters


class Reason(NamedTuple):
    """The arguments of `Illegal`, as a value that may be None."""

    clause: str
    key: str
    parameters: Parameters = NOTHING


_HOMES: Final[dict[type[Action], str]] = {
    Roll: "LP-5",
    PlayCurse: "LP-5",
    Walk: "LP-13",
    Gamble: "LP-13",
    Move: "LP-7",
    PlaceBack: "LP-17",
    Pick: "LP-20",
    Name: "LP-20",
    Begin: "LP-4",
    Rolled: "LP-3",
    Deal: "LP-3",
    Rob: "LP-3",
}


def home_clause(a: Action) -> str:
    """The clause that an act belongs to: for acts that name a square, pawn or card that does not exist."""
    return _HOMES[type(a)]


def not_asked(s: State, asked: tuple[Seat, ...]) -> Illegal:
    if isinstance(s.phase, Over):
        return Illegal("LP-19", "refused-over")
    if asked == (DEALER,):
        return Illegal("LP-5", "refused-dealer-first")
    if isinstance(s.phase, Returning):
        return Illegal("LP-17", "refused-return-first", {"family": s.families[asked[0]]})
    return Illegal("LP-5", "refused-turn", {"family": s.families[asked[0]]})


def out_of_place(s: State, a: Action) -> Illegal:
    """For an act that the phase does not ask for."""
    clause = home_clause(a)
    match a:
        case Begin() | Rolled() | Deal() | Rob():
            return Illegal(clause, "refused-dealer")
        case _ if isinstance(s.phase, Placing | Returning):
            clause = "LP-17"
        case PlayCurse() if not s.options.curses:
            return Illegal("LP-22", "refused-no-curses")
        case Walk() | Gamble() if not s.options.curses:
            return Illegal("LP-22", "refused-no-gamble")
        case PlayCurse():
            return Illegal(clause, "refused-one-each-turn")
        case Walk() | Gamble():
            return Illegal(clause, "refused-gamble")
        case Move():
            clause = _before_moving(s.phase)
    curse = s.phase.curse if isinstance(s.phase, Picking | Driving | Naming) else ""
    return Illegal(clause, "refused-phase", {"phase": str(s.phase.__struct_config__.tag), "curse": curse})


def _before_moving(phase: Phase) -> str:
    """The clause that asks for something else before, or instead of, a move."""
    match phase:
        case Tempted():
            return "LP-13"
        case Picking() | Swapping() | Naming():
            return "LP-20"
        case _:
            return "LP-5"
