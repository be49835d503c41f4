"""Reasons for hints: why an act is good, from what its player sees."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from crocetta.games.la_piramide import scoring
from crocetta.games.la_piramide.actions import (
    Action,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    PlayCurse,
    Roll,
    Walk,
)
from crocetta.games.la_piramide.events import Burst, Ended, Event, Left, SentBack
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import rolled
from crocetta.games.la_piramide.pieces import MUMMIES, SLAVES, Curse, Kind, kind, owner
from crocetta.games.la_piramide.state import Choosing, Driving, Naming, Picking, Placing, State, Swapping
from crocetta.games.la_piramide.turns import LOSING, Turn
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.la_piramide.game import LaPiramide

PIPS: Final = range(1, 7)


def because(game: "LaPiramide", v: View, a: Action) -> Because | None:
    match a:
        case Roll():
            return Because("hint-roll") if any(isinstance(act, PlayCurse) for act in _legal(game, v)) else None
        case PlayCurse():
            return Because("hint-curse")
        case Walk():
            return Because("hint-walk")
        case Gamble():
            return Because("hint-gamble")
        case Name(seat):
            if not _leads(game, v, seat):
                return None
            robs = isinstance(v.phase, Naming) and v.phase.curse is Curse.GRAVE_ROBBER
            return Because("hint-rob") if robs else Because("hint-leader")
        case Pick(pawn) if isinstance(v.phase, Swapping) and v.seat in (owner(pawn), owner(v.phase.pawn)):
            return _swap(game, v, a)
        case Pick(pawn) if owner(pawn) == v.seat and not _calls_back(v):
            return _own_pawn(game, v, a)
        case Pick(pawn) if v.seats == 2 and _calls_back(v) and kind(pawn) is Kind.SLAVE and owner(pawn) != v.seat:
            return Because("hint-catch")
        case Pick():
            return Because("hint-leader") if _sets_leader_back(game, v, a) else None
        case PlaceBack(pawn, square) if kind(pawn) is Kind.MUMMY:
            starts = game.maze.starts[v.families[owner(pawn)], Kind.MUMMY]
            after = game.apply(game.sample(v, Random(0)), _seat(v), a).state
            return _mummy(game, after, pawn) or (
                Because("hint-post") if _closest(game, v, square, starts) else None
            )
        case PlaceBack(pawn, square):
            ways = [game.maze.ways[start] for start in game.maze.starts[v.families[owner(pawn)], Kind.SLAVE]]
            return Because("hint-start") if game.maze.ways[square] == min(ways) < max(ways) else None
        case Move():
            return _move(game, v, a)
        case _:
            return None


def _seat(v: View) -> Seat:
    assert v.seat is not None
    return v.seat


def _legal(game: "LaPiramide", v: View) -> Sequence[Action]:
    return game.legal(game.sample(v, Random(0)), _seat(v))


def _swap(game: "LaPiramide", v: View, a: Pick) -> Because | None:
    assert isinstance(v.phase, Swapping)
    seat = _seat(v)
    after = game.apply(game.sample(v, Random(0)), seat, a).state
    own = a.pawn if owner(a.pawn) == seat else v.phase.pawn
    if kind(own) is Kind.MUMMY:
        return _mummy(game, after, own)
    gained = scoring.way_out(game.maze, v, seat) - scoring.way_out(game.maze, after, seat)
    return Because("hint-nearer", {"count": gained}) if gained > 0 else None


def _own_pawn(game: "LaPiramide", v: View, a: Pick) -> Because | None:
    """The best that the curse can then do with it."""
    seat, ends = _seat(v), _ends(game, v, a)
    if kind(a.pawn) is Kind.MUMMY:
        if any(_catches(end.events, seat) for end in ends):
            return Because("hint-pick-catch")
        squares = [end.state.pawns[a.pawn] for end in ends]
        closer = any(_closest(game, v, square, (v.pawns[a.pawn],)) for square in squares if square >= 0)
        return Because("hint-pick-mummy") if closer else None
    if any(isinstance(event, Left) for end in ends for event in end.events):
        return Because("hint-pick-out")
    least = min(scoring.way_out(game.maze, end.state, seat) for end in ends)
    gained = scoring.way_out(game.maze, v, seat) - least
    return Because("hint-pick-slave", {"count": gained}) if gained > 0 else None


def _ends(game: "LaPiramide", v: View, a: Pick) -> Sequence[Turn]:
    """How a curse on this pawn may end: at once, or by what its player chooses next."""
    seat = _seat(v)
    step = game.apply(game.sample(v, Random(0)), seat, a)
    if not isinstance(step.state.phase, Driving | Swapping):
        return [step]
    return [game.apply(step.state, seat, act) for act in game.legal(step.state, seat)]


def _sets_leader_back(game: "LaPiramide", v: View, a: Pick) -> bool:
    """A slave of the strongest opponent is picked, and the curse can take it farther from an exit."""
    picked = (a.pawn, v.phase.pawn) if isinstance(v.phase, Swapping) else (a.pawn,)
    return any(
        scoring.way_out(game.maze, end.state, owner(pawn)) > scoring.way_out(game.maze, v, owner(pawn))
        for pawn in picked
        if kind(pawn) is Kind.SLAVE and _leads(game, v, owner(pawn))
        for end in _ends(game, v, a)
    )


def _move(game: "LaPiramide", v: View, a: Move) -> Because | None:
    seat = _seat(v)
    step = game.apply(game.sample(v, Random(0)), seat, a)
    events, mover = step.events, owner(a.pawn)
    if any(isinstance(event, Left) and mover == seat for event in events):
        won = any(isinstance(event, Ended) and seat in event.winners for event in events)
        return Because("hint-wins") if won else Because("hint-out")
    if _catches(events, seat):
        return Because("hint-catch")
    for event in events:
        if isinstance(event, Burst):
            own = any(owner(pawn) == seat for pawn in event.pawns)
            return Because("hint-burst") if own else Because("hint-burst-others")
    if any(isinstance(event, SentBack) for event in events):
        return None
    if kind(a.pawn) is Kind.MUMMY:
        if mover != seat:
            return None
        stalks = _closest(game, v, a.to, (v.pawns[a.pawn],))
        return _mummy(game, step.state, a.pawn) or (Because("hint-stalk") if stalks else None)
    before, after = (scoring.way_out(game.maze, each, mover) for each in (v, step.state))
    if mover == seat:
        if after < before:
            return Because("hint-nearer", {"count": before - after})
        escapes = _in_danger(game, v, a.pawn) and not _in_danger(game, step.state, a.pawn)
        return Because("hint-safe") if escapes else None
    return Because("hint-farther", {"count": after - before}) if after > before else None


def _catches(events: Iterable[Event], seat: Seat) -> bool:
    """Somebody else's slave goes back to its start."""
    sent = (pawn for event in events if isinstance(event, SentBack) for pawn in event.pawns)
    return any(owner(pawn) != seat and kind(pawn) is Kind.SLAVE for pawn in sent)


def _calls_back(v: View) -> bool:
    """The pawn that is picked goes back to its start."""
    return isinstance(v.phase, Picking) and v.phase.curse is Curse.PHARAOHS_CALL


def _mummy(game: "LaPiramide", after: State, mummy: int) -> Because | None:
    """Whether it can catch somebody's slave with its next roll, or waits on a shortest way out."""
    slaves = _foreign(after, owner(mummy), SLAVES)
    if _rolls_again(after, owner(mummy)) and _can_reach(game, after, mummy, slaves):
        return Because("hint-hunt")
    if any(_on_the_way_out(game.maze, slave, after.pawns[mummy]) for slave in slaves):
        return Because("hint-ambush")
    return None


def _rolls_again(s: State, seat: Seat) -> bool:
    """Now, if its turn begins with pawns put back, else in its next turn."""
    if s.player == seat and isinstance(s.phase, Placing | Choosing):
        return True
    limit = s.options.turn_limit
    has_another_turn = limit is None or s.turn + s.seats <= limit * s.seats
    return has_another_turn and s.health[seat] not in LOSING


def _closest(game: "LaPiramide", v: View, square: int, others: Iterable[int]) -> bool:
    """It is closer to somebody else's slave than the other squares are."""
    slaves = _foreign(v, _seat(v), SLAVES)
    nearest = _nearest(game.maze, square, slaves)
    return all(nearest < _nearest(game.maze, other, slaves) for other in others if other != square)


def _in_danger(game: "LaPiramide", s: View | State, slave: int) -> bool:
    """Somebody else's mummy can catch it with a roll."""
    seat, square = owner(slave), s.pawns[slave]
    mummies = (pawn for other in range(s.seats) if other != seat for pawn in MUMMIES[other])
    return any(_can_reach(game, s, mummy, [square]) for mummy in mummies)


def _can_reach(game: "LaPiramide", s: View | State, pawn: int, squares: Sequence[int]) -> bool:
    """With some roll."""
    return any(square in rolled(game.maze, s, pawn, pips) for pips in PIPS for square in squares)


def _foreign(s: View | State, seat: Seat, pawns: tuple[tuple[int, int], ...]) -> list[int]:
    """The squares of all other players' pawns of a kind that are in the maze."""
    squares = (s.pawns[pawn] for other in range(s.seats) if other != seat for pawn in pawns[other])
    return [square for square in squares if square >= 0]


def _on_the_way_out(maze: Maze, slave: int, square: int) -> bool:
    """A shortest way from there to an exit leads over this square."""
    near = maze.within(slave, maze.ways[slave])
    return square in near and len(near[square]) - 1 + maze.ways[square] == maze.ways[slave]


def _nearest(maze: Maze, square: int, slaves: list[int]) -> int:
    near = maze.within(square, maze.size)
    return min((len(near[slave]) for slave in slaves if slave in near), default=maze.size)


def _leads(game: "LaPiramide", v: View, seat: Seat) -> bool:
    """Nobody but the view's owner is ahead of this player; a single opponent leads nobody."""
    ranks = scoring.ranks(game.maze, v)
    others = [rank for each, rank in enumerate(ranks) if each != v.seat]
    return seat != v.seat and len(others) > 1 and ranks[seat] == min(others)
