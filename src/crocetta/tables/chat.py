"""The chat of a table, separate from the match: messages have their own numbers, and no act waits for them.

Players have one channel, which every viewer can read; spectators have another, which no player can read. The table
itself never writes to either.
"""

from typing import Final

from msgspec.structs import replace

from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables import seats
from crocetta.tables.decided import Decided, plus
from crocetta.tables.entries import Person
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.protocol import Remark, Talk
from crocetta.tables.table import Spoken, Table

AT_ONCE: Final = 5
FOR: Final = 10.0
"""Seconds per window of the rate limit."""
CROWD_AT_ONCE: Final = 10
"""Messages of all spectators together per window."""
MOST: Final = 2_000
"""Messages per table."""
MOST_SWITCHES: Final = 50
LATEST: Final = 50
"""Messages per channel sent to a new viewer."""


def say(so_far: Decided, command: c.Say, now: float) -> Decided:
    """Plain text without invisible characters, or a reaction."""
    table, person = so_far.table, command.person
    if table.status in ("closed", "expired"):
        raise NotAllowed("problem-closed")
    if not table.talk_on:
        raise NotAllowed("problem-talk-off")
    mine = table.seats_of(person)
    if not mine and not table.may_look(person, None):
        raise NotAllowed("problem-no-spectators")
    text = seats.tidy(command.text)
    if not text and command.reaction is None:
        raise BadRequest("problem-talk-empty", field="text")
    _check_pace(table, person, now, watches=not mine)
    seat = command.seat if command.seat in mine else mine[0] if mine else None
    name = "" if seat is not None else _name(table, person, command.name)
    return plus(so_far, e.Said(now, person, seat, name, text, command.reaction))


def switch(so_far: Decided, command: c.SwitchTalk, now: float) -> Decided:
    table = so_far.table
    if table.host != command.person:
        raise NotAllowed("problem-not-host")
    if table.talk_on == command.on:
        return so_far
    if table.talk_switches >= MOST_SWITCHES:
        raise NotAllowed("problem-talk-often")
    return plus(so_far, e.TalkSwitched(now, command.on))


def _check_pace(table: Table, person: str, now: float, *, watches: bool) -> None:
    if sum(map(len, table.talk)) >= MOST:
        raise NotAllowed("problem-talk-used-up")
    channel = table.talk[watches]
    lately = [said for said in channel.since(max(0, len(channel) - LATEST)) if said.at > now - FOR]
    own = sum(said.person == person for said in lately)
    if own >= AT_ONCE or (watches and len(lately) >= CROWD_AT_ONCE):
        raise NotAllowed("problem-talk-often")


def _name(table: Table, person: str, wish: str) -> str:
    """A spectator's name, different from players' and other spectators'."""
    known = {said.person: said.name for said in table.talk[1].since(0)}
    if person in known:
        return known[person]
    others = [Person(other, name) for other, name in known.items()]
    return seats.person_name(-1, (*table.seats, *others), seats.tidy(wish))


def heard(table: Table, person: str | None, after: tuple[int, int] = (0, 0)) -> Talk:
    """What somebody may read: players their channel, spectators both."""
    watches = not table.seats_of(person)
    return Talk(
        table.talk_on,
        _remarks(table, table.talk[0].since(after[0]), after[0]),
        _remarks(table, table.talk[1].since(after[1]), after[1]) if watches else (),
    )


def latest(table: Table, person: str | None) -> Talk | None:
    """For a new viewer; None if there is nothing to send."""
    first = [max(0, len(channel) - LATEST) for channel in table.talk]
    told = replace(heard(table, person, (first[0], first[1])), before=True)
    return told if told.table or told.watch or not told.on else None


def _remarks(table: Table, spoken: tuple[Spoken, ...], before: int) -> tuple[Remark, ...]:
    return tuple(
        Remark(
            before + place,
            said.at,
            said.seat,
            said.name if said.seat is None else seats.name_of(table.seats[said.seat]),
            said.text,
            said.reaction,
        )
        for place, said in enumerate(spoken, start=1)
    )
