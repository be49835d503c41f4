"""Why not? For an act that is not allowed: the clause that forbids it, and what to do instead.

Nothing here decides what is allowed; `rules.py` asks only about acts that it has found wanting.
`misdirections.py` is the part about moves.
"""

from crocetta.games.la_piramide import curses
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
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.misdirections import wrong_roll, wrong_stride
from crocetta.games.la_piramide.pieces import CURSE_NAMES, Curse, Kind, curse_of, kind, owner
from crocetta.games.la_piramide.state import (
    Choosing,
    Driving,
    MummyMoves,
    Naming,
    Over,
    Picking,
    Placing,
    Returning,
    SlaveMoves,
    State,
    Swapping,
    Tempted,
)
from crocetta.kit.game import DEALER, Illegal, Seat

_HOMES: dict[type[Action], str] = {
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
    """The clause that an act belongs to, for acts that name a square, pawn or card there is not."""
    return _HOMES[type(a)]


def not_asked(s: State, asked: tuple[Seat, ...]) -> Illegal:
    if isinstance(s.phase, Over):
        return Illegal("LP-19", "the game is over")
    if asked == (DEALER,):
        return Illegal("LP-5", "the dealer is about to act; wait for it")
    if isinstance(s.phase, Returning):
        return Illegal("LP-17", f"first player {asked[0] + 1} puts back a pawn; wait for it")
    return Illegal("LP-5", f"it is the turn of player {asked[0] + 1}; wait for yours")


def why_not(maze: Maze, s: State, a: Action) -> Illegal:
    """Why the seat that is asked may not do this."""
    match a:
        case Begin() | Deal() | Rolled() | Rob():
            return Illegal(home_clause(a), "that is not what the dealer is to do now")
        case PlaceBack():
            return _place_back(s)
        case _ if isinstance(s.phase, (Placing, Returning)):
            return Illegal("LP-17", _task(s))
        case Roll():
            return Illegal("LP-5", _task(s))
        case PlayCurse(curse):
            return _play(s, curse)
        case Walk() | Gamble():
            return _gamble(s)
        case Move(pawn, to):
            return _move(maze, s, pawn, to)
        case Pick(pawn):
            return _pick(s, pawn)
        case Name(seat):
            return _name(s, seat)


def _task(s: State) -> str:
    """What is to be done instead."""
    match s.phase:
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


def _place_back(s: State) -> Illegal:
    if not isinstance(s.phase, (Placing, Returning)):
        return Illegal("LP-17", f"no pawn of yours is to be put back now; {_task(s)}")
    return Illegal("LP-17", "put one of your own lifted pawns on a free start square of its family and kind")


def _play(s: State, curse: Curse) -> Illegal:
    if not s.options.curses:
        return Illegal("LP-22", "this match is played without curses; roll")
    if not isinstance(s.phase, Choosing):
        return Illegal("LP-5", f"you play a curse or roll, never both, and one curse a turn; {_task(s)}")
    if curse not in map(curse_of, s.hands[s.player]):
        return Illegal("LP-5", f"you do not hold {CURSE_NAMES[curse]}; play another or roll")
    if curse is Curse.PLAGUE:
        return Illegal("LP-20", "everybody else is about to lose a turn or has just lost one; play another or roll")
    return Illegal("LP-25", f"{CURSE_NAMES[curse]} would change nothing now; play another or roll")


def _gamble(s: State) -> Illegal:
    if not s.options.curses:
        return Illegal("LP-22", f"this match is played without curses, so there is no gamble; {_task(s)}")
    if not isinstance(s.phase, Tempted):
        return Illegal("LP-13", f"one walks or gambles only after a 1, before either pawn moves; {_task(s)}")
    return Illegal("LP-13", f"name {s.options.gamble} different values of the die, from small to great")


def _move(maze: Maze, s: State, pawn: int, to: int) -> Illegal:
    match s.phase:
        case Driving(curse, cursed_pawn):
            if pawn != cursed_pawn:
                return Illegal("LP-20", "the curse has fallen on another pawn; move that one")
            return wrong_stride(maze, s, pawn, to, curse)
        case SlaveMoves(pips):
            return _not_mine(s, pawn, Kind.SLAVE) or wrong_roll(maze, s, pawn, to, pips)
        case MummyMoves(pips):
            return _not_mine(s, pawn, Kind.MUMMY) or wrong_roll(maze, s, pawn, to, pips)
        case _:
            return Illegal(_moves_later(s), f"no pawn moves now; {_task(s)}")


def _moves_later(s: State) -> str:
    """The clause that asks for something else before, or instead of, a move."""
    match s.phase:
        case Tempted():
            return "LP-13"
        case Picking() | Swapping() | Naming():
            return "LP-20"
        case _:
            return "LP-5"


def _not_mine(s: State, pawn: int, of: Kind) -> Illegal | None:
    if pawn not in range(len(s.pawns)) or owner(pawn) != s.player:
        return Illegal("LP-6", f"that pawn is not yours; {_task(s)}")
    if kind(pawn) is not of:
        return Illegal("LP-6", f"first one slave moves, then one mummy; {_task(s)}")
    return None


def _pick(s: State, pawn: int) -> Illegal:
    if not isinstance(s.phase, (Picking, Swapping)):
        return Illegal("LP-20", f"no curse asks for a pawn now; {_task(s)}")
    if pawn not in range(len(s.pawns)):
        return Illegal("LP-20", f"there is no such pawn; {_task(s)}")
    if s.pawns[pawn] < 0:
        return Illegal("LP-24", "curses touch only pawns on the board; choose another")
    if isinstance(s.phase, Swapping):
        return _swap(s.phase.pawn, pawn)
    match s.phase.curse:
        case Curse.PHARAOHS_CALL:
            return Illegal("LP-25", "that pawn stands on its start already; choose another")
        case Curse.CHANGE_OF_BANDAGES:
            return Illegal("LP-25", "no other family has a pawn of that kind on the board; choose another")
        case curse:
            return _drive(s, pawn, curse)


def _swap(first: int, second: int) -> Illegal:
    if kind(first) is not kind(second):
        return Illegal("LP-20", f"bandages are changed between two pawns of one kind; choose a {kind(first)}")
    return Illegal("LP-25", "bandages are changed between two families; choose a pawn of another one")


def _drive(s: State, pawn: int, curse: Curse) -> Illegal:
    if curse is not Curse.POSSESSION and owner(pawn) != s.player:
        return Illegal("LP-20", f"{CURSE_NAMES[curse]} moves a pawn of your own; choose one")
    wanted = curses.moved_kind(curse)
    if wanted is not None and kind(pawn) is not wanted:
        return Illegal("LP-20", f"{CURSE_NAMES[curse]} moves a {wanted}; choose one")
    return Illegal("LP-25", "that pawn cannot move at all; choose another")


def _name(s: State, seat: Seat) -> Illegal:
    if not isinstance(s.phase, Naming):
        return Illegal("LP-20", f"no curse asks for a player now; {_task(s)}")
    if seat == s.player or seat not in range(s.seats):
        return Illegal("LP-20", "this curse falls on another player; choose one")
    if s.phase.curse is Curse.PLAGUE:
        return Illegal("LP-20", "that player is about to lose a turn or has just lost one; choose another")
    return Illegal("LP-25", "that player holds no cards; choose another")
