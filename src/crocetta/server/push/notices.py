"""When to send a push notification: your turn in a match over days, somebody joined, a rematch was accepted.

It says only what everybody at the table may know. It is decided after the write, sent outside of all locks, and
only to people without a visible page (`visible_pages.py`).
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, get_args

import msgspec
import structlog

from crocetta import games
from crocetta.games import Language
from crocetta.kit.words import PLATFORM, list_of
from crocetta.server.budgets import Allowance, Ledger
from crocetta.server.metrics import pushes
from crocetta.server.push.sender import Outgoing, Sender
from crocetta.server.rooms import Rooms
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.subscriptions import Subscriptions
from crocetta.tables import entries as e
from crocetta.tables.entries import Entry, Person
from crocetta.tables.seats import name_of
from crocetta.tables.table import Table

log = structlog.get_logger()

SLOW: Final = 6 * 3_600
"""Seconds per turn: with at least so many, or without a clock, a match is played over days."""
DELAY: Final = 20.0
"""Seconds in which a person may notice without a push."""
AN_HOUR: Final = 30
"""Per person and kind, so that somebody who keeps joining and leaving cannot use up the "your turn" notices."""
JOINED_AN_HOUR: Final = 3
"""Per table and person, for people who join."""
WAITING: Final = 5_000
"""Notices waiting for their delay."""
_encode = msgspec.json.Encoder().encode


class Notice(msgspec.Struct, frozen=True):
    """What the page's service worker shows."""

    title: str
    body: str
    url: str
    """Relative to the page."""
    tag: str


class Notices:
    def __init__(
        self, rooms: Rooms, subscriptions: Subscriptions, sender: Sender, ledger: Ledger | None = None
    ) -> None:
        self._rooms = rooms
        self._subscriptions = subscriptions
        self._sender = sender
        self._pending: set[tuple[str, str, str]] = set()
        self._budget = Allowance(AN_HOUR, 3_600, "notices")
        self._joined = Allowance(JOINED_AN_HOUR, 3_600, "notices-joined")
        self._budget.ledger = self._joined.ledger = ledger

    def happened(self, before: Table, after: Table, entries: Sequence[Entry]) -> None:
        """Called after a write at this worker."""
        for person in turns(before, after, entries):
            self._later(person, after, "push-turn", partial(self._still_awaits, after.id, person))
        for person, key, by, name in answers(before, after, entries):
            self._later(person, after, key, partial(self._still_sits, after.id, by), name)

    def _still_awaits(self, table: str, person: str) -> bool:
        stands = self._standing(table)
        return stands is None or any(_person(stands, seat) == person for seat in stands.awaited)

    def _still_sits(self, table: str, person: str) -> bool:
        stands = self._standing(table)
        return stands is None or bool(stands.seats_of(person))

    def _standing(self, table: str) -> Table | None:
        """The table in memory, if it is loaded."""
        room = self._rooms.live.get(table)
        return None if room is None else room.table

    def _later(self, person: str, table: Table, key: str, still: Callable[[], bool], name: str = "") -> None:
        pending = (person, table.id, key)
        if pending not in self._pending and len(self._pending) < WAITING:
            self._pending.add(pending)
            self._rooms.in_background(self._tell(pending, table, still, name))

    async def _tell(self, what: tuple[str, str, str], table: Table, still: Callable[[], bool], name: str) -> None:
        person, _, key = what
        try:
            devices = [device for device in await self._subscriptions.of(person) if not device.paused]
            if not devices:
                return
            await asyncio.sleep(DELAY)
            if not still() or await self._rooms.visible_pages.has(person):
                return
            few = key != "push-joined" or await self._joined.spend(f"{table.id} {person}")
            if not few or not await self._budget.spend(f"{key} {person}"):
                pushes.add("too-many")
                return
            for device in devices:
                said = _encode(notice(table, person, key, name, device.language))
                self._sender.put(Outgoing(device, said, table.id))
        except DatabaseUnavailable as error:
            log.warning("push notification not sent", error=repr(error))
        finally:
            self._pending.discard(what)


def turns(before: Table, after: Table, entries: Sequence[Entry]) -> list[str]:
    """Who is newly to act, in a match over days; not those who have just played."""
    clock = after.facts.settings.clock
    if 0 < clock < SLOW or after.status != "running":
        return []
    own = [entry for entry in entries if isinstance(entry, e.TookBack) or getattr(entry, "by", "") == "person"]
    acted = {entry.seat for entry in own if isinstance(entry, e.Acted | e.TookBack)}
    anew = before.open_state is None or _progress(before) != _progress(after)
    awaited = [seat for seat in after.awaited if seat not in acted and (anew or seat not in before.awaited)]
    people = [after.seats[seat] for seat in awaited]
    here = {_person(after, seat) for seat in acted}
    found = [each.person for each in people if isinstance(each, Person) and each.stand_in is None]
    return [person for person in dict.fromkeys(found) if person not in here]


def _progress(table: Table) -> object:
    return table.game.progress(table.open_state)


def _person(table: Table, seat: int) -> str | None:
    occupant = table.seats[seat] if seat >= 0 else None
    return occupant.person if isinstance(occupant, Person) else None


def answers(before: Table, after: Table, entries: Sequence[Entry]) -> list[tuple[str, str, str, str]]:
    """Who is told that somebody joined or accepted a rematch: recipient, message key, who it was, their name."""
    told = []
    for entry in entries:
        match entry:
            case e.Joined(_, seat, person) | e.TookOver(_, seat, person):
                name = name_of(after.seats[seat])
                told += [(other, "push-joined", person, name) for other in before.people if other != person]
            case e.RematchAccepted(_, person) if after.offered_by not in (None, person):
                seats = after.seats_of(person)
                told.append((after.offered_by or "", "push-rematch", person, name_of(after.seats[seats[0]])))
    return told


def notice(table: Table, person: str, key: str, name: str, language: str) -> Notice:
    known: Language = next((each for each in get_args(Language) if each == language), "en")
    words = PLATFORM.speaking(known)
    game = games.get(table.facts.game).title
    mine = table.seats_of(person)
    others = [name_of(seat) for place, seat in enumerate(table.seats) if place not in mine and name_of(seat)]
    body = words.say("push-with", names=list_of(others, words)) if key == "push-turn" else game
    return Notice(words.say(key, game=game, name=name), body, f"t/{table.facts.code}", table.id)
