"""All tables of the house: brought to life when somebody comes, looked after, and put away when nobody looks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog

from crocetta import games
from crocetta.kit.game import Illegal
from crocetta.kit.match import TakeBackRefused
from crocetta.server.clock import now
from crocetta.server.database import OutOfOrder
from crocetta.server.live import LiveTable
from crocetta.server.presence import Listener
from crocetta.server.protocol import TableInfo
from crocetta.server.rows import TableRow
from crocetta.server.standing import LISTED_FOR, PRIVATE_FOR
from crocetta.server.store import Store
from crocetta.server.troubles import CannotOpen, NoSuchTable

log = structlog.get_logger()

TICK: Final = 0.5
IDLE: Final = 900
"""Seconds after which a table that nobody looks at is put away; its log stays."""
RETRY: Final = 2
"""Seconds that bots wait after something went wrong."""
DOOR_OPEN: Final = 0.3
"""Seconds that the server has to itself before anything is prepared: it must be ready soon."""
SWEEP: Final = 60
"""Seconds between two looks for tables that did not begin in time."""


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: set[LiveTable] = set()
        """Tables whose bots are at it."""
        self.closing = False
        """Nobody should wait here any more."""

    async def open(self) -> None:
        self._in_background(_lay_out_games())
        self._in_background(self._watch())
        self._in_background(self._sweep())
        self._in_background(self._tick())

    def send_home(self) -> None:
        """Those who wait for something to happen are answered now: the house closes."""
        self.closing = True
        for table in self.live.values():
            table.stirred.set()

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables come to life

    async def table(self, name: str) -> LiveTable:
        """The table of this id or code, brought to life if it is asleep."""
        if name not in self.live:
            async with self._loading:
                row = await self.store.table(name)
                if row is None:
                    raise NoSuchTable(f"there is no table {name!r}")
                name = row.id
                if name not in self.live:
                    self.live[name] = await self._wake(row)
                    self.wake_bots(self.live[name])
        table = self.live[name]
        table.touched = now()
        return table

    async def _wake(self, row: TableRow) -> LiveTable:
        try:
            table = LiveTable(self.store, row, await self.store.chairs(row.id))
            if (row.rules, row.edition) != (table.game.rules_version, table.game.edition.digest):
                raise ValueError("it was played by other rules or with other cards than this program has")
            await table.catch_up()
        except (ValueError, Illegal, TakeBackRefused, msgspec.MsgspecError) as error:
            log.warning("a table cannot be opened", table=row.id, error=str(error))
            raise CannotOpen(f"the table {row.code} cannot be opened: {error}") from error
        return table

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LiveTable]:
        """The table, for one change at a time; afterwards its bots may act."""
        table = await self.table(name)
        async with table.lock:
            if table.lost:
                await table.reload()
            yield table
        self.wake_bots(table)

    async def tables_of(self, person: str) -> list[TableInfo]:
        """The latest change that everybody saw first: the order must not tell of sealed marks."""
        found = await self._infos(await self.store.tables_of(person), person)
        return sorted(found, key=lambda info: info.updated, reverse=True)

    async def lobby(self, person: str | None) -> list[TableInfo]:
        return await self._infos(await self.store.listed_tables(), person)

    async def _infos(self, names: Sequence[str], person: str | None) -> list[TableInfo]:
        found = []
        for name in names:
            with contextlib.suppress(CannotOpen):
                async with self.at(name) as table:
                    found.append(table.info(person))
        return found

    # People come and go

    async def arrive(self, table: LiveTable, listener: Listener) -> None:
        if table.presence.arrive(listener) and listener.person is not None:
            await self._note_presence(table, listener.person, None)

    async def part(self, table: LiveTable, listener: Listener) -> None:
        """A connection has ended."""
        if table.presence.part(listener) and listener.person is not None:
            await self._note_presence(table, listener.person, now())
        async with table.lock:
            table.announce()

    async def wait(self, table: LiveTable, person: str | None, seconds: float) -> None:
        """Somebody at the table waits for an answer instead of holding a line."""
        if person is not None and seconds and table.seats_of(person) and table.presence.wait(person, seconds):
            await self._note_presence(table, person, None)
            table.announce()

    async def _note_presence(self, table: LiveTable, person: str, seen: float | None) -> None:
        """Written where a bot plays for the absent: how long somebody is away must outlive this process."""
        if table.settings.away and table.seats_of(person):
            try:
                await self.store.note_presence(table.row.id, person, seen)
            except OutOfOrder as error:
                log.warning("an absence could not be noted", table=table.row.id, error=repr(error.__cause__))

    # What the house does by itself

    def wake_bots(self, table: LiveTable) -> None:
        if table not in self._playing and not table.lock.locked() and table.needs_bots:
            self._playing.add(table)
            self._in_background(self._bots_play(table))

    async def _bots_play(self, table: LiveTable) -> None:
        try:
            while table.needs_bots:
                async with self.at(table.row.id) as live:
                    await live.let_bots_play()
        except Exception:
            log.exception("bots could not play", table=table.row.id)
            await asyncio.sleep(RETRY)
        finally:
            self._playing.discard(table)

    async def _watch(self) -> None:
        """Clocks run and absences grow while nobody looks: such tables are woken when the house opens."""
        try:
            for name in await self.store.watched_tables():
                with contextlib.suppress(CannotOpen):
                    await self.table(name)
        except Exception:
            log.exception("not all tables with clocks could be woken")

    async def _tick(self) -> None:
        """Deadlines, absent people, idle tables."""
        while True:
            await asyncio.sleep(TICK)
            for table in list(self.live.values()):
                try:
                    self._look_after(table)
                except Exception:
                    log.exception("the clock stumbled", table=table.row.id)

    def _look_after(self, table: LiveTable) -> None:
        self.wake_bots(table)
        if not table.lock.locked():
            gone = table.presence.lapse()
            for person in gone:
                self._in_background(self._note_presence(table, person, now()))
            if gone or table.settings.away:
                table.announce()  # in time: told later, it would come with somebody's sealed mark and betray it
        if _idle(table):
            del self.live[table.row.id]

    async def _sweep(self) -> None:
        while True:
            try:
                await self.expire()
            except Exception:
                log.exception("tables that did not begin could not be put away")
            await asyncio.sleep(SWEEP)

    async def expire(self) -> None:
        """Put away tables that did not begin in time, and tell those who still wait there."""
        async with self._loading:  # a table half awake would never hear of it
            expired = await self.store.expire(now() - LISTED_FOR, now() - PRIVATE_FOR)
        for name in expired:
            table = self.live.get(name)
            if table is not None:
                async with table.lock:
                    await table.reload()


async def _lay_out_games() -> None:
    """Rules and cards are read before the first page asks for them, as soon as the door is open."""
    await asyncio.sleep(DOOR_OPEN)
    try:
        for name in games.names():
            await asyncio.to_thread(games.get, name)
    except Exception:
        log.exception("not all games could be read beforehand")


def _idle(table: LiveTable) -> bool:
    """Nobody looks, nothing is under way, and no clock runs that would have to be watched."""
    watched = table.row.status == "running" and (table.settings.clock or table.settings.away)
    looking = table.presence.listeners or table.lock.locked()
    return not (watched or looking or now() - table.touched <= IDLE)
