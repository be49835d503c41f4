"""Votes (remove a player, end a match without a result) and the offer of a rematch."""

from typing import Final

from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables import seats
from crocetta.tables.decided import Decided, plus
from crocetta.tables.entries import Person
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.table import Table, Vote

FEWEST: Final = 2
"""Votes needed to remove somebody: in a match of two neither can remove the other."""
MOST_VOTES: Final = 5
"""Per person and match, against nagging."""


# Votes


def vote(so_far: Decided, command: c.Vote, now: float) -> Decided:
    table, person = so_far.table, command.person
    if person not in table.people:
        raise NotAllowed("problem-not-seated")
    if table.status != "running":
        raise NotAllowed("problem-not-running")
    target = _target(table, command)
    asked = table.vote if table.vote and now <= table.vote.until else None
    if asked is None or (asked.aim, asked.seat) != (command.aim, command.seat):
        if not command.agrees:
            return so_far  # the subject has lapsed
        if asked is not None:
            raise NotAllowed("problem-vote-another")
        _check_proposal(table, person, command.aim, target)
    elif person == target:
        raise NotAllowed("problem-vote-own")
    elif person in (asked.agreed if command.agrees else asked.refused):
        return so_far
    return _count(plus(so_far, e.Voted(now, person, command.aim, command.seat, command.agrees)), target, now)


def _target(table: Table, command: c.Vote) -> str | None:
    """The person it is about."""
    if command.aim == "abandon":
        if command.seat is not None:
            raise BadRequest("problem-seat-missing", field="seat", seat=command.seat)
        return None
    seat = command.seat
    if seat is None or not 0 <= seat < len(table.seats):
        raise BadRequest("problem-seat-missing", field="seat", seat=-1 if seat is None else seat)
    occupant = table.seats[seat]
    if not isinstance(occupant, Person) or occupant.left:
        raise NotAllowed("problem-seat-bot")
    return occupant.person


def _check_proposal(table: Table, person: str, aim: e.Aim, target: str | None) -> None:
    if person == target:
        raise NotAllowed("problem-seat-own")
    if aim == "remove" and len(table.people) <= FEWEST:
        raise NotAllowed("problem-vote-few")
    if table.proposed.count(person) >= MOST_VOTES:
        raise NotAllowed("problem-vote-often")


def _count(so_far: Decided, target: str | None, now: float) -> Decided:
    """Removing somebody takes more than half of the others; ending the match, everybody present."""
    table = so_far.table
    asked = table.vote
    assert asked is not None
    voters = voters_of(table, asked)
    needed = len(voters) if target is None else max(FEWEST, len(voters) // 2 + 1)
    if len(voters & asked.agreed) >= needed:
        if target is None:
            return plus(so_far, e.Closed(now, "agreed"))
        for seat in table.seats_of(target):
            so_far = plus(so_far, e.Replaced(now, seat, seats.STAND_IN, "voted", asked.by))
        return hand_over(so_far, target, now)
    lost = len(voters - asked.refused) < needed
    return plus(so_far, e.VoteFailed(now)) if lost else so_far


def voters_of(table: Table, asked: Vote) -> frozenset[str]:
    """For ending the match, all who play it; for removing somebody, the others who are present in person."""
    if asked.seat is None:
        return frozenset(table.people)
    target = table.seats[asked.seat]
    here = [seat for seat in table.seats if isinstance(seat, Person) and seat.stand_in is None]
    return frozenset(seat.person for seat in here if not isinstance(target, Person) or seat.person != target.person)


def hand_over(so_far: Decided, person: str, now: float) -> Decided:
    """Where the host no longer plays, make another player the host."""
    table = so_far.table
    return plus(so_far, e.HostChanged(now, table.people[0])) if table.host == person and table.people else so_far


# Rematch


def offer_rematch(so_far: Decided, command: c.OfferRematch, now: float) -> Decided:
    """The first offers it, the others accept; with bots only, there is nobody to ask."""
    table, person = so_far.table, command.person
    _check_rematch(table, person)
    if table.rematch is not None:
        return so_far
    if table.offered_by is None or table.offered_by not in table.rematchers:
        so_far = plus(so_far, e.RematchProposed(now, person))
    elif person not in table.rematchers:
        so_far = plus(so_far, e.RematchAccepted(now, person))
    elif not command.at_once:
        return so_far
    return _open_when_answered(so_far, command.table, now, at_once=command.at_once)


def decline_rematch(so_far: Decided, command: c.DeclineRematch, now: float) -> Decided:
    """Also withdraws one's own offer."""
    table, person = so_far.table, command.person
    _check_rematch(table, person)
    if table.rematch is not None or table.offered_by is None or person in table.declined:
        return so_far
    return _open_when_answered(plus(so_far, e.RematchDeclined(now, person)), command.table, now)


def _check_rematch(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise NotAllowed("problem-not-player")
    if table.status != "over":
        raise NotAllowed("problem-not-over")


def _open_when_answered(so_far: Decided, new: str, now: float, *, at_once: bool = False) -> Decided:
    """Opens automatically if at least two agreed; somebody left alone with bots has to confirm."""
    table = so_far.table
    awaited = [person for person in table.people if person not in {*table.rematchers, *table.declined}]
    host = table.offered_by
    if host is None or host not in table.rematchers:
        return so_far
    alone = len(table.rematchers) == 1 and len(table.people) > 1
    if at_once or not (awaited or alone):
        return plus(so_far, e.RematchOpened(now, host, new))
    return so_far
