"""The course of action 3 and of a turn's end, where both games go the same way.

A game's own action 3 is handed in: it is where the turn goes on once the display is full again.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from crocetta.games.expeditions.events import Completed, RoundEnded
from crocetta.games.expeditions.table import (
    TURNS,
    TURNS_A_ROUND,
    Phase,
    T,
    can_take,
    display_is_short,
    put,
    round_of,
)
from crocetta.kit.game import E, Seat, Step

GoOn: TypeAlias = Callable[[T, tuple[E, ...]], Step[T, E]]
"""What follows, from the table as it is and the events so far."""


def lay_aside(s: T, seat: Seat, cards: tuple[int, ...]) -> tuple[T, tuple[Completed, ...]]:
    """Completed cards leave their slots, and as many new ones are to be taken."""
    if not cards:
        return s, ()
    sheet = s.sheets[seat]
    first, second = (None if holding is None or holding.card in cards else holding for holding in sheet.slots)
    sheet = replace(sheet, slots=(first, second), completed=sheet.completed + cards)
    s = replace(s, sheets=put(s.sheets, seat, sheet), to_take=len(cards))
    return s, tuple(Completed(seat, card) for card in cards)


def after_taking(s: T, events: tuple[E, ...], action_3: GoOn[T, E]) -> Step[T, E]:
    """Who takes two sees the first before choosing the second (SG-22, PY-21)."""
    if not events:
        return Step(s)  # taken unseen: the dealer turns it up first
    if s.to_take and can_take(s):
        return Step(replace(s, phase=Phase.TAKE), events)
    return refill(next_player(s), events, action_3)


def refill(s: T, events: tuple[E, ...], action_3: GoOn[T, E]) -> Step[T, E]:
    """The display is filled before the first flip (SG-10, PY-6), then before each next action 3 (SG-23, PY-22)."""
    if display_is_short(s):
        return Step(replace(s, phase=Phase.REFILL), events)
    if not s.used:
        return Step(replace(s, phase=Phase.FLIP), events)
    return action_3(s, events)


def next_player(s: T) -> T:
    """The first in the queue has finished action 3; cards that could not be taken are given up (SG-26, PY-22)."""
    return replace(s, queue=s.queue[1:], to_take=0)


def end_turn(s: T) -> tuple[T, tuple[RoundEnded, ...]]:
    """On to the next flip or to the end; after a round all eight expedition cards are shuffled (SG-25, PY-25)."""
    turn = s.turn + 1
    s = replace(s, turn=turn, phase=Phase.OVER if turn == TURNS else Phase.FLIP)
    return (s, ()) if turn % TURNS_A_ROUND else (replace(s, used=()), (RoundEnded(round_of(turn)),))
