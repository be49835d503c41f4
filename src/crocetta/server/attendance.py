"""Who joins, disconnects or is away: what is stored about it, and what follows for the table."""

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
"""Seconds (at least; a turn may take longer): the host may replace somebody not seen for so long without a vote."""
LOOKS: Final = 10
"""Seconds between two writes of `note_look` for the same person."""


class Attendance:
    def __init__(self, services: Services, room: Playing) -> None:
        self._services, self._room = services, room
        self._presence = room.presence
        self.learning = False
        """A task that reads presence at other workers is scheduled."""
        self._looks: dict[str, float] = {}
        """When other workers were last told of a request by somebody without a line."""

    async def attend(self, person: str | None) -> None:
        """Mark a person as present: bots that waited stop waiting, and a stand-in gives the seat back."""
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
        """Tell other workers about somebody who polls here, so that they do not count as away there."""
        now, table = wall_clock.now(), self._room.table
        watched = table.facts.settings.away and table.awaited and table.seats_of(person)
        if watched and not self._presence.online(person) and now - self._looks.get(person, 0.0) > LOOKS:
            self._looks[person] = now
            await self._services.tables.note_look(table.id, person, now)

    async def wait(self, person: str | None, seconds: float) -> None:
        """Mark a player as present who long-polls instead of holding a line."""
        if person is None or not seconds or not self._room.table.seats_of(person):
            return
        if self._presence.wait(person, seconds):
            await self.note_seen(person, None)
            self._room.audience.announce()

    async def learn(self) -> None:
        """Read presence and spectators at other workers, and announce changes."""
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
        """Write presence again: the other workers have dropped this one's."""
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
        """Handle players who stopped polling, are not ready in time, or have been away for too long."""
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
                if self._presence.online(person):  # they came back during the write
                    await self._room.do(c.Return(person))

    def _away(self, person: str, limit: float) -> bool:
        return self._services.steady and self._presence.away_longer_than(person, limit)

    def is_gone(self, seat: int) -> bool:
        """Whether this seat's person is away for so long that the host needs no vote to replace them."""
        table = self._room.table
        occupant = table.seats[seat] if 0 <= seat < len(table.seats) else None
        limit = max(GONE, table.facts.settings.clock)
        return isinstance(occupant, Person) and self._away(occupant.person, limit)

    def expect_everybody(self) -> None:
        """At the start of a match, count the absence of those who are not here yet from now."""
        for person in dict.fromkeys(seat.person for seat in self._room.table.seats if isinstance(seat, Person)):
            self._presence.heard_of(person)
            if not self._presence.online(person):
                self._services.in_background(self.note_seen(person, wall_clock.now()))

    def note_seated(self, before: Table) -> None:
        """Record the presence of those who just took a seat; absence counts from now."""
        table, known = self._room.table, {*before.people}
        for person in [person for person in table.people if person not in known]:
            here = person in self._presence.here_now
            self._presence.heard_of(person)
            if here or table.status == "running":
                self._services.in_background(self.note_seen(person, None if here else wall_clock.now()))

    async def note_seen(self, person: str, seen: float | None) -> None:
        """Stored where bots replace absent people, so that an absence outlives this process.

        And wherever other workers need to know who is here.
        """
        table = self._room.table
        wanted = table.facts.settings.away or not self._services.bus.reliable
        if wanted and table.seats_of(person):
            try:
                await self._services.tables.note_seen(table.id, person, seen)
            except DatabaseUnavailable as error:
                log.warning("absence not written", table=table.id, error=repr(error.__cause__))
