"""One of several workers on a PostgreSQL: membership, leases, and notifications (LISTEN/NOTIFY) on a dedicated
connection.

A worker is a row that expires unless it is renewed, and a lock that PostgreSQL releases with its connection.
Whoever finds either gone removes the row, and with it its leases and the presence of everybody connected there. A
worker that loses its connection gives up everything at once and rejoins under another number.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, delete, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crocetta.kit.words import PLATFORM
from crocetta.server import wall_clock
from crocetta.server.bus import Hear
from crocetta.server.peers import Listener
from crocetta.server.store import schema
from crocetta.server.store.database import Database, DatabaseUnavailable
from crocetta.server.store.single_instance import KEY, InUse

log = structlog.get_logger()

CHANNEL: Final = "crocetta"
WORKER_KEY: Final = KEY + 1
"""With a worker's number, that worker's lock; alone, the lock for joining and removing."""
BEAT: Final = 1.0
"""Seconds between two heartbeats."""
EXPIRES: Final = 6.0
"""Seconds after the last heartbeat until a worker counts as dead, even if its connection is open."""
PATIENCE: Final = 4.0
"""Seconds for one answer of the database on this connection."""
RETRY: Final = 0.3
LONGEST: Final = 100
"""Items per notification; PostgreSQL's limit is 8,000 bytes."""
NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
"""The database's clock: those of the workers may differ."""

_GONE = f"""
    SELECT id FROM workers WHERE expires < {NOW} OR id NOT IN (
        SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
        AND classid::bigint = {WORKER_KEY}
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
"""
_LOCK_LEFT_BEHIND = """
    SELECT 1 FROM seats WHERE (table_id, person) IN (SELECT table_id, person FROM presences WHERE worker = ANY($1))
    ORDER BY table_id, seat FOR NO KEY UPDATE
"""
_LEFT_BEHIND = f"""
    UPDATE seats SET seen = {NOW} FROM (
        SELECT DISTINCT table_id, person FROM presences WHERE worker = ANY($1) AND NOT EXISTS (
            SELECT 1 FROM presences others WHERE others.table_id = presences.table_id
            AND others.person = presences.person AND others.worker != ALL($1))) gone
    WHERE seats.table_id = gone.table_id AND seats.person = gone.person RETURNING seats.table_id
"""
_JOIN = f"""
    INSERT INTO workers (id, expires, since)
    SELECT $1::integer, {NOW} + {EXPIRES}, coalesce(min(since), {NOW}) FROM workers RETURNING {NOW} - since
"""
_BEAT = f"""
    UPDATE workers SET expires = {NOW} + {EXPIRES} WHERE id = $1
    RETURNING (SELECT count(*) FROM workers) AS workers
"""
_TAKE = text(
    "INSERT INTO leases (name, worker) SELECT name, :worker FROM unnest(CAST(:names AS text[])) AS name "
    "ORDER BY name ON CONFLICT (name) DO UPDATE SET worker = excluded.worker "
    "WHERE leases.worker = excluded.worker RETURNING name"
)
"""Includes leases it holds without knowing: the answer was lost, or returning them failed."""
_GIVE_BACK = delete(schema.leases).where(
    schema.leases.c.worker == bindparam("mine"), schema.leases.c.name.in_(bindparam("names", expanding=True))
)
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"


def news(worker: int | None, kind: str, about: Sequence[str]) -> list[tuple[str]]:
    """Payloads of notifications sent at commit. A worker ignores its own."""
    parts = [about[start : start + LONGEST] for start in range(0, len(about), LONGEST)]
    return [(f"{worker or 0} {kind} {' '.join(part)}",) for part in parts]


class Workers:
    """`peers.Peers` and `bus.Bus`: a notification is part of the transaction that appends."""

    reliable = False
    shared = False
    since = 0.0
    count = 1

    def __init__(self, database: Database) -> None:
        self._database = database
        self.worker: int | None = None
        """Its number; None while disconnected."""
        self._held: set[str] = set()
        self._leasing = asyncio.Lock()
        """Serializes take and give_back, so that a pending give_back cannot drop a lease taken again."""
        self._good_until = 0.0
        self._connection: AsyncConnection | None = None
        self._raw: Any = None
        """The driver's connection below it."""
        self._lost = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._hearers: list[Hear] = []
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        """InUse if a restore or an earlier version holds the database exclusively."""
        if self._life is None:
            await self._join()
            self._life = asyncio.create_task(self._live())

    async def close(self) -> None:
        if self._life is None:
            return
        self._life.cancel()
        with suppress(asyncio.CancelledError):
            await self._life
        self._life = None
        worker, self.worker = self.worker, None
        try:
            async with asyncio.timeout(PATIENCE):
                if worker is not None:
                    await self._remove([worker])
        except Exception as error:
            log.warning("worker not deregistered", error=repr(error))
        await self._hang_up()

    def check(self) -> None:
        if self._life is not None and self.worker is None:
            raise DatabaseUnavailable("cut off from the other workers; try again in a moment")

    # Notifications

    def publish(self, table: str, seq: int) -> None: ...

    def subscribe(self, hear: Hear) -> Callable[[], None]:
        self._hearers.append(hear)
        return lambda: self._hearers.remove(hear)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        worker, kind, *about = payload.split(" ")
        if worker == str(self.worker):
            return
        try:
            for one in about:
                self._tell(kind, one)
        except Exception:  # a newer worker may send unknown kinds
            log.exception("notification not understood", payload=payload[:200])

    def _tell(self, kind: str, about: str) -> None:
        if kind == "grown":
            table, _, seq = about.partition(":")
            for hear in list(self._hearers):
                hear(table, int(seq))
        elif kind == "presence":
            for listener in list(self._listeners):
                listener.presence_changed(about)
        elif kind == "seated":
            for listener in list(self._listeners):
                listener.seats_changed(about)
        elif kind == "revoked":
            for listener in list(self._listeners):
                listener.revoked(about)

    # Leases

    def holds(self, lease: str) -> bool:
        return lease in self._held and time.monotonic() < self._good_until

    async def take(self, leases: Iterable[str]) -> None:
        async with self._leasing:
            names, worker = sorted(set(leases) - self._held), self.worker
            if not names or worker is None:
                return
            with suppress(IntegrityError):  # this worker was removed, and does not know it yet
                async with self._database.writing() as connection:
                    taken = (await connection.execute(_TAKE, {"worker": worker, "names": names})).all()
                if worker == self.worker:
                    self._held.update(row.name for row in taken)

    async def give_back(self, leases: Iterable[str]) -> None:
        async with self._leasing:
            names = [lease for lease in leases if lease in self._held]
            self._held.difference_update(names)
            if names and self.worker is not None:
                async with self._database.writing() as connection:
                    await connection.execute(_GIVE_BACK, {"mine": self.worker, "names": names})

    # Heartbeat

    async def _live(self) -> None:
        while True:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._lost.wait(), BEAT)
                if self._lost.is_set():
                    await self._join()
                    log.info("worker rejoined", worker=self.worker)
                    for listener in list(self._listeners):
                        listener.rejoined()
                else:
                    await self._beat()
            except Exception as error:
                if not self._lost.is_set():
                    log.warning("worker lost its database connection", worker=self.worker, error=repr(error))
                await self._hang_up()
                await asyncio.sleep(RETRY)

    async def _join(self) -> None:
        await self._hang_up()
        began = time.monotonic()
        async with asyncio.timeout(2 * PATIENCE):
            self._connection = await self._database.engine.connect()
            self._raw = (await self._connection.get_raw_connection()).driver_connection
            if not await self._raw.fetchval("SELECT pg_try_advisory_lock_shared($1)", KEY):
                await self._hang_up()
                this = PLATFORM.say("terminal-database-this")
                raise InUse(PLATFORM.say("terminal-database-in-use", database=this))
            worker = secrets.randbits(31)
            await self._raw.execute("SELECT pg_advisory_lock($1, $2)", WORKER_KEY, worker)
            self._raw.add_termination_listener(self._cut_off)
            await self._raw.add_listener(CHANNEL, self._heard)
            await self._remove(await self._gone())
            async with self._raw.transaction():
                await self._raw.execute("SELECT pg_advisory_xact_lock($1)", WORKER_KEY)
                self.since = wall_clock.now() - await self._raw.fetchval(_JOIN, worker)
        self.worker, self._good_until = worker, began + EXPIRES
        self._lost.clear()

    async def _beat(self) -> None:
        began = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            found = await self._raw.fetchrow(_BEAT, self.worker)
            if found is None:
                raise ConnectionError("the others took this worker for gone")
            self._good_until, self.count = began + EXPIRES, found["workers"]
            try:
                await self._remove(await self._gone())
            except Exception as error:  # another worker is removing them; the next heartbeat checks again
                if self._raw is None or self._raw.is_closed():
                    raise
                log.warning("dead workers not removed", error=repr(error))

    async def _gone(self) -> list[int]:
        return [row["id"] for row in await self._raw.fetch(_GONE)]

    async def _remove(self, workers: list[int]) -> None:
        """Delete them with their leases; mark people who were connected only there as absent."""
        if not workers:
            return
        async with self._raw.transaction():
            await self._raw.execute("SELECT pg_advisory_xact_lock($1)", WORKER_KEY)
            await self._raw.execute(_LOCK_LEFT_BEHIND, workers)
            rows = await self._raw.fetch(_LEFT_BEHIND, workers)
            await self._raw.execute("DELETE FROM workers WHERE id = ANY($1)", workers)
            tables = sorted({row["table_id"] for row in rows})
            await self._raw.executemany(NOTIFY, news(None, "presence", tables))

    def _cut_off(self, connection: object) -> None:
        """Drop all leases at once: others may have taken them."""
        if connection is self._raw:
            self.worker, self._good_until = None, 0.0
            self._held.clear()
            self._lost.set()

    async def _hang_up(self) -> None:
        connection, self._connection, self._raw = self._connection, None, None
        self.worker, self._good_until = None, 0.0
        self._held.clear()
        self._lost.set()
        if connection is not None:
            with suppress(Exception):
                async with asyncio.timeout(PATIENCE):
                    await connection.invalidate()  # back in the pool it would keep its locks
                    await connection.close()
