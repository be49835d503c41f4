"""The position of a match: the state, and the acts that led to it and may still be undone.

An immutable value. Acts that can no longer be undone are dropped, so that it stays small however long the match is.
"""

from collections.abc import Iterator
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from crocetta.kit.errors import UserError
from crocetta.kit.game import DEALER, A, E, Game, O, S, Seat, V
from crocetta.kit.record import Act


class TakeBackRefused(UserError):
    """This seat has nothing that may still be undone."""


class Standing(Struct, Generic[S, A], frozen=True):
    """An act that has not been undone."""

    act: Act[A]
    before: S
    final: bool
    fixed: bool
    """Its own seat may not undo it: it was made on their behalf."""
    mark: Any
    """Caller's data, returned when the act is undone."""
    earlier: "Standing[S, A] | None"


class Position(Struct, Generic[S, A], frozen=True, gc=False):
    state: S
    latest: Standing[S, A] | None = None
    beyond: frozenset[Seat] = frozenset()
    """Seats with acts that can no longer be undone: the dealer acted, or something final happened, after them."""


def play(
    game: Game[S, A, E, V, O], p: Position[S, A], act: Act[A], *, fixed: bool = False, mark: Any = None
) -> tuple[Position[S, A], tuple[E, ...]]:
    """Play one act. Illegal if the rules forbid it."""
    step = game.apply(p.state, act.seat, act.action)
    if act.seat != DEALER and not step.final:
        standing = Standing(act, p.state, False, fixed, mark, p.latest)
        return Position(step.state, standing, p.beyond), step.events
    out_of_reach = p.beyond | {earlier.act.seat for earlier in _chain(p.latest)}
    return Position(step.state, Standing(act, p.state, step.final, fixed, mark, None), out_of_reach), step.events


def take_back(game: Game[S, A, E, V, O], p: Position[S, A], seat: Seat) -> tuple[Position[S, A], Standing[S, A]]:
    """Undo the seat's latest act and return it. TakeBackRefused says why not."""
    taken = reachable(game, p, seat)
    if isinstance(taken, str):
        raise TakeBackRefused(taken)
    later = []
    for standing in _chain(p.latest):
        if standing is taken:
            break
        later.append(standing)
    position = replace(p, state=taken.before, latest=taken.earlier)
    for standing in reversed(later):
        position, _ = play(game, position, standing.act, fixed=standing.fixed, mark=standing.mark)
    return position, taken


def reachable(game: Game[S, A, E, V, O], p: Position[S, A], seat: Seat) -> Standing[S, A] | str:
    """The seat's latest act, if it can still be undone; otherwise the message key of the reason."""
    if not game.to_act(p.state):
        return "undo-over"
    reason: str | None = None
    for standing in _chain(p.latest):
        reason = reason or _in_the_way(game, standing, seat)
        if standing.act.seat == seat != DEALER:
            return reason or ("undo-bot" if standing.fixed else standing)
    return reason if reason is not None and seat in p.beyond else "undo-nothing"


def _in_the_way(game: Game[S, A, E, V, O], standing: Standing[S, A], seat: Seat) -> str | None:
    """Why this later act prevents the undo, as a message key."""
    if standing.act.seat == DEALER:
        return "undo-dealer"
    if standing.final:
        return "undo-final"
    if standing.act.seat != seat and not game.simultaneous(standing.before):
        return "undo-played"
    return None


def _chain(latest: Standing[S, A] | None) -> Iterator[Standing[S, A]]:
    """The latest act first."""
    while latest is not None:
        yield latest
        latest = latest.earlier
