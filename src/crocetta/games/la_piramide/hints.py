"""Reasons for hints: why an act is good, from what its player sees."""

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
from crocetta.games.la_piramide.events import Burst, Ended, Left, SentBack
from crocetta.games.la_piramide.pieces import SLAVES, Kind, kind, owner
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
            return Because("hint-leader") if _leads(game, v, seat) else None
        case Pick(pawn):
            return Because("hint-leader") if _leads(game, v, owner(pawn)) else None
        case PlaceBack(pawn, square) if kind(pawn) is Kind.SLAVE:
            starts = game.maze.starts[v.families[owner(pawn)], Kind.SLAVE]
            nearest = game.maze.ways[square] == min(game.maze.ways[start] for start in starts)
            return Because("hint-start") if nearest else None
        case Move():
            return _move(game, v, a)
        case _:
            return None


def _move(game: "LaPiramide", v: View, a: Move) -> Because | None:
    assert v.seat is not None
    step = game.apply(game.sample(v, Random(0)), v.seat, a)
    events, mover = step.events, owner(a.pawn)
    if any(isinstance(event, Left) and mover == v.seat for event in events):
        won = any(isinstance(event, Ended) and v.seat in event.winners for event in events)
        return Because("hint-wins") if won else Because("hint-out")
    sent = [pawn for event in events if isinstance(event, SentBack) for pawn in event.pawns]
    if any(owner(pawn) != v.seat and kind(pawn) is Kind.SLAVE for pawn in sent):
        return Because("hint-catch")
    if any(isinstance(event, Burst) for event in events):
        return Because("hint-burst")
    if sent:
        return None
    if kind(a.pawn) is Kind.MUMMY:
        return Because("hint-hunt") if _hunts(game, v, a) else None
    before, after = (scoring.way_out(game.maze, each, mover) for each in (v, step.state))
    if mover == v.seat:
        return Because("hint-nearer", {"count": before - after}) if after < before else None
    return Because("hint-farther", {"count": after - before}) if after > before else None


def _hunts(game: "LaPiramide", v: View, a: Move) -> bool:
    """One's own mummy stands within a roll of somebody else's slave."""
    near = game.maze.within(a.to, ROLLS)
    prey = (v.pawns[slave] for seat in range(v.seats) if seat != v.seat for slave in SLAVES[seat])
    return owner(a.pawn) == v.seat and any(square in near for square in prey)


def _leads(game: "LaPiramide", v: View, seat: Seat) -> bool:
    """Nobody but the view's owner is ahead of this player."""
    ranks = scoring.ranks(game.maze, v)
    return seat != v.seat and ranks[seat] == min(rank for each, rank in enumerate(ranks) if each != v.seat)
