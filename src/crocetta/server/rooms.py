"""All tables in memory: loaded on demand, looked after, and unloaded when idle."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final

import structlog
from msgspec.structs import replace

from crocetta import games
from crocetta.bots.desk import Desk
from crocetta.kit.dealer import new_seed
from crocetta.kit.game import AnyGame
from crocetta.server import wall_clock
from crocetta.server.bus import Bus
from crocetta.server.codes import new_code
from crocetta.server.commitments import Committed
from crocetta.server.errors import CannotOpen, NoSuchTable, NotYet
from crocetta.server.lobby import Lobby
from crocetta.server.peers import HOUSE, NoPeers, Peers
from crocetta.server.rebuild_projections import SLICE, rebuild_projections
from crocetta.server.room import Room
from crocetta.server.store.contract import StreamStore, TableStore
from crocetta.server.store.streams import Conflict, Write
from crocetta.server.uploads import Source, Uploads
from crocetta.server.visible_pages import VisiblePages
from crocetta.server.wall_clock import JUMP, Steadiness
from crocetta.tables import commands as c
from crocetta.tables.branch import carry_on, play_on
from crocetta.tables.clock import GRACE
from crocetta.tables.contests import check_own
from crocetta.tables.decide import Decided, decide, open_, rematch_of
from crocetta.tables.entries import Entry, Opened, Person
from crocetta.tables.errors import BadRequest, Unreadable
from crocetta.tables.projection import project
from crocetta.tables.protocol import NewTable, RematchRequest
from crocetta.tables.replays import CarryOn, PlayOn
from crocetta.tables.seats import as_wished
from crocetta.tables.table import Table, read, read_on

log = structlog.get_logger()

TICK: Final = 0.5
"""Seconds between two checks for expired clocks and absent people."""
PATIENCE: Final = 1.0
"""Seconds that a check waits for one table to load; the next check finds it loaded."""
PAUSE: Final = 10.0
"""Seconds between two checks that mean the process was suspended: everybody gets time to reconnect."""
POLL: Final = 5
"""Seconds between two polls for notifications that the bus may have lost."""
SWEEP: Final = 60
"""Seconds between two checks for tables that did not begin in time."""
IDLE: Final = 900
"""Seconds until an unused table is unloaded; its stream stays."""
MOST_LIVE: Final = 2_000
"""Tables in memory, not counting those in use."""
SHARE: Final = 50
"""Tables without a lease that a worker takes per check, so that the others get some."""
TRIES: Final = 20
"""For a free code; a second try is hardly ever needed."""


class Rooms:
    def __init__(
        self, streams: StreamStore, tables: TableStore, desk: Desk, bus: Bus, peers: Peers | None = None
    ) -> None:
        self.streams = streams
        self.tables = tables
        self.desk = desk
        self.bus = bus
        self.peers = peers or NoPeers()
        self.opened = wall_clock.now()
        self.live: dict[str, Room] = {}
        self.closing = False
        """Shutting down: long polls are answered at once."""
        self._looked: dict[str, Mapping[str, float]] = {}
        """When people were last active at unloaded tables with a stand-in for the absent."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._steadiness, self._looked_at = Steadiness(), 0.0
        self.uploads = Uploads()
        self.visible_pages = VisiblePages(self)
        self.lobby = Lobby(self, self.visible_pages)
        self.on_written: Callable[[Table, Table, Sequence[Entry]], None] | None = None
        """Called after each write, for push notifications."""
        self.opening = asyncio.Lock()
        """Held while a quick match is opened."""
        self.led: dict[str, set[str]] = {}
        """Tables that quick matches have given each person."""
        self._closed = False
        self._unsubscribe: list[Callable[[], None]] = []
        self._unreadable: set[str] = set()
        """Tables that this version cannot read; another worker may be newer."""
        self.on_revoked: Callable[[str], None] = lambda person: None
        """Called when another worker has revoked a person's cookies."""
        self.on_rejoined: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        self._closed = False
        self._unsubscribe = [self.bus.subscribe(self._hear), self.peers.listen(self)]
        self.opened = self.peers.since
        self._steadiness, self._looked_at = Steadiness(), asyncio.get_running_loop().time()
        self.in_background(self._look_after())
        self.in_background(self._sweep())
        if not self.bus.reliable:
            self.in_background(self._poll())

    def send_home(self) -> None:
        """Answer all long polls: the server is stopping."""
        self.closing = True
        for room in self.live.values():
            room.audience.answer_waiting()

    async def close(self) -> None:
        for stop_listening in self._unsubscribe:
            stop_listening()
        self._closed = True
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    def _hear(self, table: str, seq: int) -> None:
        """A stream has grown; if it is ahead of the room, by another worker."""
        room = self.live.get(table)
        if room is not None and seq > room.table.seq:
            self.in_background(room.hear(seq))
        self.lobby.heard(table)

    def seats_changed(self, table: str) -> None:
        self.lobby.note(table)

    def presence_changed(self, table: str) -> None:
        self.lobby.heard(table)
        room = self.live.get(table)
        if room is not None and not room.attendance.learning:
            room.attendance.learning = True
            self.in_background(room.attendance.learn())

    def revoked(self, person: str) -> None:
        self.on_revoked(person)

    def rejoined(self) -> None:
        """Catch up. If all workers were disconnected, nobody's clock ran meanwhile."""
        self.in_background(self._guarded("catch-up failed", self._catch_up_all()))

    async def _catch_up_all(self) -> None:
        if self.peers.since > self.opened + JUMP:
            log.warning("all workers lost the database")
            await self._resume_after_pause(self.peers.since)
        if self.on_rejoined is not None:
            await self.on_rejoined()
        self.lobby.note_all()
        await self._read_on()
        for room in list(self.live.values()):
            room.bots.come_back()
            await room.attendance.say_who_is_here()

    # Tables

    async def room(self, name: str) -> Room:
        """The room of a table, by id or code."""
        room = self.live.get(name)
        if room is None:
            table = await self.tables.find(name)
            if table is None:
                raise NoSuchTable("problem-table-missing", name=name)
            room = self.live.get(table)
            if room is None:
                room = await self._load(table)
                room.touched = wall_clock.now()
                return room
        room.touched = wall_clock.now()
        if not self.bus.reliable:  # what another worker has told somebody must be known here
            await room.look_again()
        return room

    async def _load(self, table: str) -> Room:
        return await asyncio.shield(self._load_once(table))

    def _load_once(self, table: str) -> asyncio.Task[Room]:
        """Load a table once for all who wait for it."""
        if table not in self._loading:
            task = self._loading[table] = asyncio.create_task(self._read(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return self._loading[table]

    async def _load_within(self, table: str) -> Room | None:
        """For background tasks, which do not wait for one long stream while other tables need them."""
        room = self.live.get(table)
        if room is None:
            loading = self._load_once(table)
            await asyncio.wait([loading], timeout=PATIENCE)
            if not loading.done():
                return None
            room = loading.result()
        room.touched = wall_clock.now()
        return room

    async def _read(self, table: str) -> Room:
        first: Sequence[Entry] = ()
        try:
            first = await self.streams.entries(table, most=SLICE)
            stands = await self.fold(table, first)
        except Unreadable as error:
            code = first[0].code if first and isinstance(first[0], Opened) else table
            log.warning("table cannot be opened", table=table, error=str(error))
            await self.give_up(table)
            raise CannotOpen("problem-table-unreadable", code=code) from error
        room = Room(self, stands, (await self.tables.seen([table]))[table], self._looked.pop(table, {}))
        if not self.bus.reliable:
            await room.attendance.learn()
        if self._deadline_lapsed(stands):
            await room.do(c.Resume())
        self.live[table] = room
        room.bots.wake()
        return room

    async def give_up(self, table: str) -> None:
        """Mark a table as unreadable: for all workers, unless another one may be newer."""
        if self.peers.count == 1:
            await self.tables.give_up(table)
        else:
            self._unreadable.add(table)
            await self.peers.give_back([table])

    async def fold(self, table: str, entries: Sequence[Entry]) -> Table:
        """Fold a stream in slices, yielding to the event loop after each."""
        stands = read(table, entries)
        while len(entries) == SLICE:
            await asyncio.sleep(0)
            entries = await self.streams.entries(table, stands.seq, SLICE)
            stands = read_on(stands, entries)
        return stands

    def _deadline_lapsed(self, table: Table) -> bool:
        """The deadline would pass before anybody had time to reconnect."""
        deadline = table.deadline(None)
        return deadline is not None and deadline < self.opened + min(GRACE, table.facts.settings.clock)

    async def create(self, host: str, nickname: str, wish: NewTable, committed: Committed | None = None) -> Room:
        """Open a table; if there is nobody to wait for, its match begins at once."""
        check_own(wish.settings)
        game, lesson = await self._game(wish), wish.settings.lesson
        opened = Opened(
            at=wall_clock.now(),
            code="",
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.digest,
            data=wish.data,
            options=wish.options,
            settings=wish.settings,
            seed="",
            host=host,
            seats=as_wished(host, nickname, wish.seats, game, wish.luck.share if wish.luck else ""),
            link=0 if lesson else 1,
        )
        for _ in range(TRIES):
            table, root = committed or Committed(_new_id(), new_seed())
            decided = open_(table, replace(opened, code=new_code(), seed=lesson or root))
            with contextlib.suppress(Conflict):
                return await self.begin(decided)
            if committed and await self.tables.find(table):
                break  # the ticket has been used before
        raise BadRequest("problem-code")

    async def _game(self, wish: NewTable) -> AnyGame:
        if wish.data is not None:
            return await self.uploads.game(wish.game, wish.data)
        try:
            return games.get(wish.game)
        except ValueError as error:
            raise BadRequest("problem-data", field="game", reason=str(error)) from error

    async def begin(self, decided: Decided) -> Room:
        """Store a new table; Conflict if its id or code is taken."""
        await self.streams.append(_first_write(decided))
        return self._new_room(decided)

    def _new_room(self, decided: Decided) -> Room:
        room = self.live[decided.table.id] = Room(self, decided.table, {}, {})
        room.adopt(decided.table)
        if decided.table.status == "running":
            room.attendance.expect_everybody()
        return room

    async def play_on(self, wish: PlayOn | CarryOn, source: Source, me: Person) -> Room:
        """Open a table whose match continues from a moment of another."""
        for _ in range(TRIES):
            new, code, seed, now = _new_id(), new_code(), new_seed(), wall_clock.now()
            if isinstance(wish, CarryOn):
                decided = await asyncio.to_thread(carry_on, *source, wish, me, new, code, seed, now)
            else:
                decided = await asyncio.to_thread(play_on, *source, wish, me, new, code, seed, now)
            with contextlib.suppress(Conflict):
                return await self.begin(decided)
        raise BadRequest("problem-code")

    async def finished(self, name: str) -> Source:
        """A finished match with its stream: nothing in it is secret any more."""
        room = await self.room(name)
        if room.table.status != "over":
            raise NotYet("problem-record")
        return Source(room.table, await self.streams.entries(room.table.id))

    async def rematch(self, name: str, person: str, wish: RematchRequest) -> Room:
        """Offer, accept or decline. The last answer opens the new table, in the same transaction."""
        room = await self.room(name)
        for _ in range(TRIES):
            with contextlib.suppress(Conflict):
                async with room.lock:
                    await room.catch_up()
                    await self._rematch(room, person, wish)
                    return room
        raise BadRequest("problem-code")

    async def _rematch(self, room: Room, person: str, wish: RematchRequest) -> None:
        new = _new_id()
        offers = c.OfferRematch(person, new, wish.at_once) if wish.accept else c.DeclineRematch(person, new)
        decided = decide(room.table, offers, wall_clock.now())
        assert isinstance(decided, Decided)
        table = decided.table
        if table.rematch is not None and room.table.rematch is None:
            host = table.offered_by or person
            again = rematch_of(table, host, table.rematch, new_code(), new_seed(), wall_clock.now())
            await room.write(decided, _first_write(again))
            self._new_room(again)
        elif decided.entries:
            await room.write(decided)

    # Background tasks

    async def _look_after(self) -> None:
        """The clock task: deadlines, bots, absent people, idle tables."""
        await self._guarded("projections not rebuilt", rebuild_projections(self))
        await self._guarded("clocks not resumed", self._resume())
        while True:
            await asyncio.sleep(TICK)
            await self._guarded("clock task failed", self._tick())

    async def _guarded(self, failure: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception(failure)

    async def each(self, failure: str, tables: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
        """Do it for each table; a failure at one does not affect the others."""
        for table in tables:
            try:
                await work(table)
            except CannotOpen:
                pass
            except Exception:
                log.exception(failure, table=table)

    async def _resume(self) -> None:
        """After a restart: downtime counts neither on clocks nor as absence."""
        await self.tables.note_all_gone(wall_clock.now())
        late = await self._care_for(await self.tables.overdue(self.opened + GRACE))
        await self.each("clock not resumed", late, self._wake_up)

    async def _care_for(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that this worker has the lease for, after taking a share of the free ones."""
        free = [table for table in tables if not self.peers.holds(table) and table not in self._unreadable]
        if free:
            await self.peers.take(free[:SHARE])
        return [table for table in tables if self.peers.holds(table) and table not in self._unreadable]

    async def _wake_up(self, table: str) -> None:
        await self._load_within(table)

    @property
    def steady(self) -> bool:
        """False after a clock jump, until the next check of all tables."""
        return self._steadiness.kept

    def on_time(self, table: Table) -> bool:
        """Whether a deadline may take effect: not after a clock jump, nor within the grace period."""
        grace = min(GRACE, table.facts.settings.clock)
        return self.steady and wall_clock.now() >= self.opened + grace

    def _was_suspended(self) -> bool:
        """Since the last check the clock has jumped, or the process was suspended."""
        then, self._looked_at = self._looked_at, asyncio.get_running_loop().time()
        return not self._steadiness.look() or self._looked_at - then > PAUSE

    async def _resume_after_pause(self, opened: float) -> None:
        """Handle it like a restart, except that lines may have survived."""
        self.opened = opened
        for room in self.live.values():
            room.presence.reopen(self.opened)
        late = await self._care_for(await self.tables.overdue(self.opened + GRACE))
        await self.each("clock not resumed", late, self._give_time)

    async def _give_time(self, table: str) -> None:
        room = await self._load_within(table)
        if room is not None and self._deadline_lapsed(room.table):
            await room.do(c.Resume())

    async def _tick(self) -> None:
        if self._was_suspended():
            log.warning("clock jumped")
            await self._resume_after_pause(wall_clock.now())
        due = await self._care_for(await self.tables.due(wall_clock.now()))
        await self.each("bots not started", due, self._let_bots_play)
        away = await self._care_for(await self.tables.absences(wall_clock.now()))
        await self.each("absence check failed", away, self._wake_up)
        await self.each("table check failed", self._due_for_check(), self._check)
        self._unload_excess()

    async def _let_bots_play(self, table: str) -> None:
        if (room := await self._load_within(table)) is not None:
            room.bots.wake()

    def _due_for_check(self) -> list[str]:
        """The few tables in memory that need a check."""
        now = wall_clock.now()
        return [
            table
            for table, room in self.live.items()
            if room.stale or now - room.touched > IDLE or room.attendance.may_lapse
        ]

    async def _check(self, table: str) -> None:
        room = self.live[table]
        if room.stale and not room.lock.locked():
            await room.refresh()
        await room.attendance.look_for_absent()
        if room.idle and wall_clock.now() - room.touched > IDLE:
            self._put_away(table)

    def _unload_excess(self) -> None:
        """Unload the least recently used tables beyond the limit."""
        too_many = len(self.live) - MOST_LIVE
        if too_many > 0:
            idle = sorted((room.touched, table) for table, room in self.live.items() if room.idle)
            for _, table in idle[:too_many]:
                self._put_away(table)

    def _put_away(self, table: str) -> None:
        """Unload a table; its stream stays. Recent polls are known only here, so keep them."""
        room = self.live.pop(table)
        if room.table.facts.settings.away and room.table.status == "running":
            self._looked[table] = room.presence.heard
        if not self.bus.reliable:
            self.in_background(self._guarded("lease not released", self.peers.give_back([table])))

    async def _poll(self) -> None:
        """A fallback for a bus that may lose notifications."""
        while True:
            await asyncio.sleep(POLL)
            await self._guarded("poll failed", self._read_on())

    async def _read_on(self) -> None:
        for table, seq in (await self.tables.lengths(list(self.live))).items():
            self._hear(table, seq)

    async def _sweep(self) -> None:
        while True:
            await self._guarded("expiry failed", self.expire())
            await asyncio.sleep(SWEEP)

    async def expire(self) -> None:
        """Close tables that did not begin in time, and tell those still there."""
        if HOUSE not in await self._care_for([HOUSE]):
            return
        await self.each("table not expired", await self.tables.expired(wall_clock.now()), self._expire_one)

    async def _expire_one(self, table: str) -> None:
        if (room := await self._load_within(table)) is not None:
            await room.do(c.Expire())


def _first_write(decided: Decided) -> Write:
    return Write(1, decided.entries, project(decided.table), seated=True)


def _new_id() -> str:
    return secrets.token_hex(8)
