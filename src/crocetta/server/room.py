"""A table in memory: commands go in, entries go to the store, and then its viewers are told.

Everything here can be dropped and read again from the stream. Nothing is told before it is on disk.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Mapping
from typing import Final

import structlog

from crocetta.kit.errors import UserError
from crocetta.server import metrics, wall_clock
from crocetta.server.attendance import Attendance
from crocetta.server.audience import Audience, Listener
from crocetta.server.bot_turns import BotTurns
from crocetta.server.presence import Presence
from crocetta.server.services import Services
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.streams import Conflict, Write
from crocetta.tables.commands import Command
from crocetta.tables.decide import Answer, Decided, decide
from crocetta.tables.errors import Unreadable
from crocetta.tables.projection import Projection, info_of, project
from crocetta.tables.protocol import Accepted, TableInfo
from crocetta.tables.table import Table, Viewer, read_on

log = structlog.get_logger()

TRIES: Final = 20
"""Retries of a command after write conflicts; more would be a bug."""
SLOW: Final = 0.5
"""Seconds after which a move is logged."""


class Room:
    def __init__(
        self, services: Services, table: Table, parted: Mapping[str, float], heard: Mapping[str, float]
    ) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.touched = wall_clock.now()
        self.stale = False
        """A write failed midway, or the stream may have grown: read it before deciding anything."""
        self._written: Projection | None = None
        """The projection as this room last wrote it; None if others wrote since."""
        self._services = services
        self.presence = Presence(parted, heard, services.opened)
        self.audience = Audience(table, self.presence)
        self.attendance = Attendance(services, self)
        self.bots = BotTurns(services, self)
        self.audience.on_count = self._note_count

    def _note_count(self, watching: int) -> None:
        self._services.lobby.heard(self.table.id)
        if not self._services.bus.reliable:
            self._services.in_background(self.attendance.note_watching(watching))

    # Commands

    async def do(self, command: Command) -> Answer | None:
        """Carry out a command and tell viewers. None: done; an answer: nothing was done, and why."""
        async with self.lock:
            certain = self._services.bus.reliable
            for _ in range(TRIES):
                if self.stale:
                    await self.catch_up()
                try:
                    if self.table.facts.before and self.table.status == "gathering":
                        # Imported: starting replays all moves of the match, so it runs in a thread.
                        decided = await asyncio.to_thread(decide, self.table, command, wall_clock.now())
                    else:
                        decided = decide(self.table, command, wall_clock.now())
                except UserError:
                    if certain or not await self._is_behind():
                        raise
                    continue
                if not isinstance(decided, Decided) or not decided.entries:
                    if not certain and not isinstance(decided, Accepted):
                        certain = True
                        if await self._is_behind():
                            continue
                    return None if isinstance(decided, Decided) else decided
                try:
                    await self.write(decided)
                except Conflict:
                    continue
                return None
        raise DatabaseUnavailable("the table could not be written; try again in a moment")

    async def write(self, decided: Decided, *more: Write) -> None:
        """On any failure nothing has been told, and memory never holds what is not on disk."""
        write = write_of(self.table, decided, self._written)
        try:
            await self._services.streams.append(write, *more)
        except Conflict:
            self.stale = True
            raise
        except BaseException:
            self.stale = True
            self._services.in_background(self._settle())
            raise
        before, self._written = self.table, write.projection
        self.adopt(decided.table)
        if self._services.on_written is not None:
            self._services.on_written(before, decided.table, decided.entries)

    async def catch_up(self) -> None:
        """Read new entries, if there may be any."""
        if not self.stale:
            return
        fresh = await self._services.streams.entries(self.table.id, self.table.seq)
        self.stale = False
        if fresh:
            self._written = None
            self.adopt(read_on(self.table, fresh))

    async def _is_behind(self) -> bool:
        """Whether other workers have written: nobody is refused on outdated state."""
        before, self.stale = self.table.seq, True
        await self.catch_up()
        return self.table.seq > before

    async def _settle(self) -> None:
        """A write that failed midway may still reach the disk, and is told then."""
        await self._services.streams.settled()
        await self.refresh()

    async def refresh(self) -> None:
        """Read again after somebody else's write, or one with an unknown outcome."""
        try:
            await self.look_again()
        except (DatabaseUnavailable, Unreadable) as error:
            log.warning("table not refreshed", table=self.table.id, error=repr(error))

    async def hear(self, seq: int) -> None:
        """The stream has this many entries: written by others, unless our own write is in progress."""
        try:
            async with self.lock:
                if seq > self.table.seq:
                    self.stale = True
                    await self.catch_up()
        except (DatabaseUnavailable, Unreadable) as error:
            log.warning("table not refreshed", table=self.table.id, error=repr(error))

    async def look_again(self) -> None:
        """Read new entries, whether or not any are known of."""
        async with self.lock:
            self.stale = True
            await self.catch_up()

    def adopt(self, table: Table) -> None:
        """Make this the current table, once it is on disk."""
        before, self.table = self.table, table
        if seated := before.seats is not table.seats:
            self.attendance.note_seated(before)
        self.audience.tell(table)
        if seated:  # a spectator may have taken a seat
            self.audience.count()
        if self._services.lobby.anybody:
            self._services.lobby.changed(before, table)
        if self._services.bus.shared:
            self._services.bus.publish(table.id, table.seq)
        if before.status == "gathering" and table.status == "running":
            self.attendance.expect_everybody()
        if table.clock is not None or any(table.bot_at(seat) for seat in table.awaited):
            self.bots.wake()

    # Coming and going

    async def sit(self, listener: Listener, viewer: Viewer, last: int, whole: bool) -> None:
        """Attach a connection to a seat, or as a spectator, who may have to queue."""
        person, newly = listener.person, not self.audience.forget(listener)
        if not self.audience.has_place_for(person, newly=newly):
            if not newly and person is not None:
                self.presence.part(person)
            self.audience.queue(listener, last, whole)
        await self._place(listener, viewer, last, whole, newly)
        if not newly:  # a spectator may have become a player
            await self.admit()

    async def _place(self, listener: Listener, viewer: Viewer, last: int, whole: bool, newly: bool) -> None:
        person = listener.person
        self.audience.place(listener, viewer)
        first = newly and person is not None and self.presence.arrive(person)
        if first and person is not None:
            await self.attendance.note_seen(person, None)
        self.audience.show(listener, last, whole)
        if first and self.table.seats_of(person):
            self.audience.came(listener)
        self.audience.count()
        await self.attendance.attend(person)

    async def admit(self) -> None:
        """Admit spectators from the queue while there are places."""
        while (waited := self.audience.next_in_queue()) is not None:
            listener, last, whole = waited
            await self._place(listener, None, last, whole, newly=True)

    async def part(self, listener: Listener) -> None:
        """A connection was closed."""
        person = listener.person
        self.audience.leave_queue(listener)
        if self.audience.forget(listener) and person is not None and self.presence.part(person):
            await self.attendance.note_seen(person, wall_clock.now())
            if self.table.seats_of(person):
                self.audience.went(person)
        self.audience.count()
        await self.admit()

    def info(self, person: str | None) -> TableInfo:
        """The table as shown to somebody."""
        watching = self.audience.counted + self.audience.elsewhere
        return info_of(self.table, project(self.table), person, self.presence.here, watching)

    @property
    def idle(self) -> bool:
        """Nobody is connected, and nothing is in progress."""
        looking = self.audience.anybody or self.presence.anybody
        return not (looking or self.bots.thinking or self.lock.locked())


async def measured(room: Room, command: Command) -> Answer | None:
    """Carry out a person's move: counted, timed, and logged if slow."""
    began = time.perf_counter()
    try:
        answer = await room.do(command)
    except BaseException:
        metrics.answers.by_kind["failed"] += 1
        raise
    took = time.perf_counter() - began
    metrics.moves.buckets[bisect_left(metrics.SECONDS, took)] += 1
    metrics.moves.total += took
    metrics.lately.append(time.monotonic())
    metrics.answers.by_kind["accepted" if answer is None else type(answer).__name__.lower()] += 1
    if took > SLOW:
        log.warning("slow move", table=room.table.id, game=room.table.facts.game, ms=round(took * 1000, 1))
    return answer


def write_of(before: Table, decided: Decided, beside: Projection | None) -> Write:
    after = decided.table
    return Write(before.seq + 1, decided.entries, project(after), after.seats is not before.seats, beside)
