"""Reasons for hints: why an act is good, from what its player sees."""

from collections.abc import Iterable
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
from crocetta.games.la_piramide.maze import Maze, spread
from crocetta.games.la_piramide.pieces import MUMMIES, SLAVES, Curse, Kind, kind, owner
from crocetta.games.la_piramide.state import Naming, Picking, Swapping
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.la_piramide.game import LaPiramide

ROLLS: Final = 6
"""The greatest number on the die."""


def because(game: "LaPiramide", v: View, a: Action) -> Because | None:
    match a:
        case Roll():
            return Because("hint-roll") if v.hand else None
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
        case Pick(pawn):
            return Because("hint-leader") if _leads(game, v, owner(pawn)) else None
        case PlaceBack(pawn, square) if kind(pawn) is Kind.MUMMY:
            starts = game.maze.starts[v.families[owner(pawn)], Kind.MUMMY]
            return _mummy(game, v, square) or (Because("hint-post") if _closest(game, v, square, starts) else None)
        case PlaceBack(pawn, square):
            starts = game.maze.starts[v.families[owner(pawn)], Kind.SLAVE]
            nearest = game.maze.ways[square] == min(game.maze.ways[start] for start in starts)
            return Because("hint-start") if nearest else None
        case Move():
            return _move(game, v, a)
        case _:
            return None


def _swap(game: "LaPiramide", v: View, a: Pick) -> Because | None:
    assert v.seat is not None
    assert isinstance(v.phase, Swapping)
    after = game.apply(game.sample(v, Random(0)), v.seat, a).state
    own = a.pawn if owner(a.pawn) == v.seat else v.phase.pawn
    if kind(own) is Kind.MUMMY:
        return _mummy(game, v, after.pawns[own])
    gained = scoring.way_out(game.maze, v, v.seat) - scoring.way_out(game.maze, after, v.seat)
    return Because("hint-nearer", {"count": gained}) if gained > 0 else None


def _own_pawn(game: "LaPiramide", v: View, a: Pick) -> Because | None:
    """The best that the curse can then do with it."""
    assert v.seat is not None
    s = game.apply(game.sample(v, Random(0)), v.seat, a).state
    ends = [game.apply(s, v.seat, act) for act in game.legal(s, v.seat)]
    if kind(a.pawn) is Kind.MUMMY:
        if any(_catches(end.events, v.seat) for end in ends):
            return Because("hint-pick-catch")
        squares = [end.state.pawns[a.pawn] for end in ends]
        closer = any(_closest(game, v, square, (v.pawns[a.pawn],)) for square in squares if square >= 0)
        return Because("hint-pick-mummy") if closer else None
    if any(isinstance(event, Left) for end in ends for event in end.events):
        return Because("hint-pick-out")
    least = min(scoring.way_out(game.maze, end.state, v.seat) for end in ends)
    gained = scoring.way_out(game.maze, v, v.seat) - least
    return Because("hint-pick-slave", {"count": gained}) if gained > 0 else None


def _move(game: "LaPiramide", v: View, a: Move) -> Because | None:
    assert v.seat is not None
    step = game.apply(game.sample(v, Random(0)), v.seat, a)
    events, mover = step.events, owner(a.pawn)
    if any(isinstance(event, Left) and mover == v.seat for event in events):
        won = any(isinstance(event, Ended) and v.seat in event.winners for event in events)
        return Because("hint-wins") if won else Because("hint-out")
    if _catches(events, v.seat):
        return Because("hint-catch")
    for event in events:
        if isinstance(event, Burst):
            own = any(owner(pawn) == v.seat for pawn in event.pawns)
            return Because("hint-burst") if own else Because("hint-burst-others")
    if any(isinstance(event, SentBack) for event in events):
        return None
    if kind(a.pawn) is Kind.MUMMY:
        if mover != v.seat:
            return None
        here = v.pawns[a.pawn]
        return _mummy(game, v, a.to) or (Because("hint-stalk") if _closest(game, v, a.to, (here,)) else None)
    before, after = (scoring.way_out(game.maze, each, mover) for each in (v, step.state))
    if mover == v.seat:
        if after < before:
            return Because("hint-nearer", {"count": before - after})
        return Because("hint-safe") if _escapes(game, v, a) else None
    return Because("hint-farther", {"count": after - before}) if after > before else None


def _catches(events: Iterable[Event], seat: Seat) -> bool:
    """Somebody else's slave goes back to its start."""
    sent = (pawn for event in events if isinstance(event, SentBack) for pawn in event.pawns)
    return any(owner(pawn) != seat and kind(pawn) is Kind.SLAVE for pawn in sent)


def _calls_back(v: View) -> bool:
    """The pawn that is picked goes back to its start."""
    return isinstance(v.phase, Picking) and v.phase.curse is Curse.PHARAOHS_CALL


def _mummy(game: "LaPiramide", v: View, to: int) -> Because | None:
    """Whether somebody else's slave is within a roll of a mummy there, or has it on a shortest way out."""
    targets = _foreign(v, SLAVES)
    if any(slave in game.maze.within(to, ROLLS) for slave in targets):
        return Because("hint-hunt")
    if any(_on_the_way_out(game.maze, slave, to) for slave in targets):
        return Because("hint-ambush")
    return None


def _closest(game: "LaPiramide", v: View, square: int, others: Iterable[int]) -> bool:
    """It is closer to somebody else's slave than the other squares are."""
    targets = _foreign(v, SLAVES)
    nearest = _nearest(game.maze, square, targets)
    return all(nearest < _nearest(game.maze, other, targets) for other in others if other != square)


def _escapes(game: "LaPiramide", v: View, a: Move) -> bool:
    """No longer within a roll of somebody else's mummy."""
    before, after = (
        any(mummy in game.maze.within(square, ROLLS) for mummy in _foreign(v, MUMMIES))
        for square in (v.pawns[a.pawn], a.to)
    )
    return before and not after


def _foreign(v: View, pawns: tuple[tuple[int, int], ...]) -> list[int]:
    """The squares of all other players' pawns of a kind that are in the maze."""
    squares = (v.pawns[pawn] for seat in range(v.seats) if seat != v.seat for pawn in pawns[seat])
    return [square for square in squares if square >= 0]


def _on_the_way_out(maze: Maze, slave: int, square: int) -> bool:
    """A shortest way from there to an exit leads over this square."""
    near = maze.within(slave, maze.ways[slave])
    return square in near and len(near[square]) - 1 + maze.ways[square] == maze.ways[slave]


def _nearest(maze: Maze, square: int, targets: list[int]) -> int:
    near = spread(maze.steps, square, maze.size)
    return min((len(near[slave]) for slave in targets if slave in near), default=maze.size)


def _leads(game: "LaPiramide", v: View, seat: Seat) -> bool:
    """Nobody but the view's owner is ahead of this player; a single opponent leads nobody."""
    ranks = scoring.ranks(game.maze, v)
    others = [rank for each, rank in enumerate(ranks) if each != v.seat]
    return seat != v.seat and len(others) > 1 and ranks[seat] == min(others)
