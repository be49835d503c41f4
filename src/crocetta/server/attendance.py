"""Who joins, disconnects and stays away: what is stored of it, and what follows for the table."""

from typing import Final

import structlog

from crocetta.server import wall_clock
from crocetta.server.services import Playing, Services
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables import commands as c
from crocetta.tables.entries import Person
from crocetta.tables.table import Table

log = structlog.get_logger()

GONE: Final = 1_800
"""Seconds, or as long as a turn may take: who was not seen for so long may be replaced by the host alone."""
LOOKS: Final = 10
"""Seconds between two looks of somebody without a line that other workers are told of."""


class Attendance:
    def __init__(self, services: Services, room: Playing) -> None:
        self._services, self._room = services, room
        self._presence = room.presence
        self.learning = False
        """Somebody is about to read who is at other workers."""
        self._looks: dict[str, float] = {}
        """When others were last told that somebody without a line had looked."""

    async def attend(self, person: str | None) -> None:
        """Somebody is here, whom bots may have waited for or played for."""
        if person is None:
            return
        self._presence.heard_of(person)
        if not self._services.bus.reliable:
            await self._tell_look(person)
        mine, table = self._room.table.seats_of(person), self._room.table
        if mine and not table.attended and table.status == "running":
            await self._room.do(c.Attend(person))
        if any(self._room.table.bot_at(seat) for seat in mine):
            await self._room.do(c.Return(person))

    async def _tell_look(self, person: str) -> None:
        """Who looks here now and then must not count as away elsewhere."""
        now, table = wall_clock.now(), self._room.table
        watched = table.facts.settings.away and table.awaited and table.seats_of(person)
        if watched and not self._presence.online(person) and now - self._looks.get(person, 0.0) > LOOKS:
            self._looks[person] = now
            await self._services.tables.note_look(table.id, person, now)

    async def wait(self, person: str | None, seconds: float) -> None:
        """Somebody at the table waits for an answer instead of holding a line."""
        if person is None or not seconds or not self._room.table.seats_of(person):
            return
        if self._presence.wait(person, seconds):
            await self.note_seen(person, None)
            self._room.audience.announce()

    async def learn(self) -> None:
        """Somebody came or left at another worker."""
        self.learning = False
        table = self._room.table.id
        try:
            changed = self._presence.learn(*await self._services.tables.presence(table))
            watching = (await self._services.tables.watching([table])).get(table, 0)
        except DatabaseUnavailable as error:
            log.warning("presence not read", table=table, error=repr(error))
            return
        if changed or watching != self._room.audience.elsewhere:
            self._room.audience.elsewhere = watching
            self._room.audience.announce()
            await self._room.admit()

    async def note_watching(self, watching: int) -> None:
        table = self._room.table.id
        try:
            await self._services.tables.note_watching(table, watching)
        except DatabaseUnavailable as error:
            log.warning("spectator count not written", table=table, error=repr(error))

    async def say_who_is_here(self) -> None:
        """The others have forgotten this worker."""
        if watching := self._room.audience.counted:
            await self.note_watching(watching)
        for person in self._presence.here_now:
            await self.note_seen(person, None)
        await self.learn()

    @property
    def may_lapse(self) -> bool:
        """Whether `look_for_absent` might find anybody."""
        table = self._room.table
        return self._presence.waiting or table.ready_by is not None or table.facts.settings.away > 0

    async def look_for_absent(self) -> None:
        """Those who waited by requests and stopped, who are not ready in time, or have been away for too long."""
        ready_by = self._room.table.ready_by
        if ready_by is not None and wall_clock.now() > ready_by and self._services.steady:
            await self._room.do(c.CheckReady())
        gone = self._presence.lapse()
        for person in gone:
            await self.note_seen(person, wall_clock.now())
        if gone:
            self._room.audience.announce()
        table = self._room.table
        limit = table.facts.settings.away * 60
        if not limit or not table.awaited or not self._services.peers.holds(table.id):
            return
        people = [seat.person for seat in table.seats if isinstance(seat, Person) and seat.stand_in is None]
        away = [person for person in dict.fromkeys(people) if self._away(person, limit)]
        if away and not self._services.bus.reliable:
            await self.learn()
        for person in away:
            if self._away(person, limit):
                await self._room.do(c.Absent(person))
                if self._presence.online(person):  # they came while it was written
                    await self._room.do(c.Return(person))

    def _away(self, person: str, limit: float) -> bool:
        return self._services.steady and self._presence.away_longer_than(person, limit)

    def is_gone(self, seat: int) -> bool:
        """Nobody has seen this seat's person for so long that the host need not ask the others."""
        table = self._room.table
        occupant = table.seats[seat] if 0 <= seat < len(table.seats) else None
        limit = max(GONE, table.facts.settings.clock)
        return isinstance(occupant, Person) and self._away(occupant.person, limit)

    def expect_everybody(self) -> None:
        """Whoever is not there yet when the match begins has all the time of the table to come."""
        for person in dict.fromkeys(seat.person for seat in self._room.table.seats if isinstance(seat, Person)):
            self._presence.heard_of(person)
            if not self._presence.online(person):
                self._services.in_background(self.note_seen(person, wall_clock.now()))

    def note_seated(self, before: Table) -> None:
        """Who watched and has joined since was not noted when they came; who is still to come has time for it."""
        table, known = self._room.table, {*before.people}
        for person in [person for person in table.people if person not in known]:
            here = person in self._presence.here_now
            self._presence.heard_of(person)
            if here or table.status == "running":
                self._services.in_background(self.note_seen(person, None if here else wall_clock.now()))

    async def note_seen(self, person: str, seen: float | None) -> None:
        """Written where a bot plays for the absent: how long somebody is away must outlive this process.

        And wherever other workers want to know who is here.
        """
        table = self._room.table
        wanted = table.facts.settings.away or not self._services.bus.reliable
        if wanted and table.seats_of(person):
            try:
                await self._services.tables.note_seen(table.id, person, seen)
            except DatabaseUnavailable as error:
                log.warning("absence not written", table=table.id, error=repr(error.__cause__))
