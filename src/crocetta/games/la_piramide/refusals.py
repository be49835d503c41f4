"""What is said to one who acts out of turn, or does what is not to be done now.

Why an act of the right kind may not be done so is said where it is known how it may: in `moves.py`, `curses.py` and
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
from crocetta.games.la_piramide.pieces import CURSE_NAMES
from crocetta.games.la_piramide.state import (
    Choosing,
    Driving,
    MummyMoves,
    Naming,
    Over,
    Phase,
    Picking,
    Placing,
    Returning,
    SlaveMoves,
    State,
    Swapping,
    Tempted,
)
from crocetta.kit.game import DEALER, Illegal, Seat


class Reason(NamedTuple):
    """What `Illegal` is made of, where it may be that nothing is wrong."""

    clause: str
    sentence: str


_GAMBLE: Final = Reason("LP-13", "one walks or gambles only after a 1, before either pawn moves")
_DEALER: Final = "that is not what the dealer is to do now"
_HOMES: Final[dict[type[Action], Reason]] = {
    Roll: Reason("LP-5", ""),
    PlayCurse: Reason("LP-5", "you play a curse or roll, never both, and one curse a turn"),
    Walk: _GAMBLE,
    Gamble: _GAMBLE,
    Move: Reason("LP-7", "no pawn moves now"),
    PlaceBack: Reason("LP-17", "no pawn of yours is to be put back now"),
    Pick: Reason("LP-20", "no curse asks for a pawn now"),
    Name: Reason("LP-20", "no curse asks for a player now"),
    Begin: Reason("LP-4", _DEALER),
    Rolled: Reason("LP-3", _DEALER),
    Deal: Reason("LP-3", _DEALER),
    Rob: Reason("LP-3", _DEALER),
}
"""The clause that each act belongs to, and what is said where it is out of place."""


def home_clause(a: Action) -> str:
    """For acts that name a square, pawn or card there is not."""
    return _HOMES[type(a)].clause


def not_asked(s: State, asked: tuple[Seat, ...]) -> Illegal:
    if isinstance(s.phase, Over):
        return Illegal("LP-19", "the game is over")
    if asked == (DEALER,):
        return Illegal("LP-5", "the dealer is about to act; wait for it")
    if isinstance(s.phase, Returning):
        return Illegal("LP-17", f"first player {asked[0] + 1} puts back a pawn; wait for it")
    return Illegal("LP-5", f"it is the turn of player {asked[0] + 1}; wait for yours")


def out_of_place(s: State, a: Action) -> Illegal:
    """For an act that is not what the phase asks for."""
    clause, why = _HOMES[type(a)]
    task = to_do(s.phase)
    if why is _DEALER:
        return Illegal(clause, why)
    if isinstance(s.phase, (Placing, Returning)):
        return Illegal("LP-17", task)
    match a:
        case Roll():
            return Illegal(clause, task)
        case PlayCurse() if not s.options.curses:
            return Illegal("LP-22", "this match is played without curses; roll")
        case Walk() | Gamble() if not s.options.curses:
            return Illegal("LP-22", f"this match is played without curses, so there is no gamble; {task}")
        case Move():
            clause = _before_moving(s.phase)
    return Illegal(clause, f"{why}; {task}")


def _before_moving(phase: Phase) -> str:
    """The clause that asks for something else before, or instead of, a move."""
    match phase:
        case Tempted():
            return "LP-13"
        case Picking() | Swapping() | Naming():
            return "LP-20"
        case _:
            return "LP-5"


def to_do(phase: Phase) -> str:
    """What is to be done instead."""
    match phase:
        case Placing():
            return "first choose a start square for each of your waiting pawns"
        case Returning():
            return "first choose the start square that your pawn goes back to"
        case Choosing():
            return "play a curse or roll"
        case Tempted():
            return "you rolled a 1: walk by one, or gamble"
        case SlaveMoves(pips):
            return f"you rolled {pips}: move one of your slaves"
        case MummyMoves(pips):
            return f"you rolled {pips}: move one of your mummies"
        case Picking(curse):
            return f"choose the pawn for {CURSE_NAMES[curse]}"
        case Swapping():
            return "choose the second pawn of the swap"
        case Driving():
            return "choose where the cursed pawn goes"
        case Naming(curse):
            return f"choose the player for {CURSE_NAMES[curse]}"
        case _:
            return "wait for the dealer"
