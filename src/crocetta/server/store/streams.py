"""Append-only streams in the database, with group commit: one flush to disk serves all who wait for it.

While one transaction is being written, the writes of all other tables are collected; then they go together. Each is
acknowledged when its own transaction is on disk, never before.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import cache, lru_cache, partial
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Dialect, Insert, Update, bindparam, case, insert, select, update
from sqlalchemy.exc import IntegrityError

from crocetta.server.metrics import SECONDS, commits
from crocetta.server.store import schema
from crocetta.server.store.database import Database, DatabaseUnavailable, Execute
from crocetta.server.store.driver import DriverConnection, GroupRead
from crocetta.server.store.workers import NOTIFY, Workers, news
from crocetta.tables import entries as e
from crocetta.tables.contests import Standing
from crocetta.tables.entries import Bot, Entry, Person
from crocetta.tables.errors import Unreadable
from crocetta.tables.projection import Projection

_tables, _seats, _entries, _attempts = schema.tables, schema.seats, schema.entries, schema.attempts

FRESH, UNREADABLE = 0, -1
"""`tables.seq` of a projection that has not been made yet, and of one that cannot be made."""

_FACTS = ("id", "code", "game", "edition", "own", "options", "settings", "listed", "away", "created")
"""Columns that never change."""
_PROJECTED = {f"new_{column.name}": column.name for column in _tables.columns if column.name not in _FACTS}
_LISTED = {value: name for value, name in _PROJECTED.items() if name != "seq"}
_listed = attrgetter(*_LISTED.values())
_NOTHING = [object()] * len(_LISTED)
_AS_JSON = frozenset({"to_act", "progress", "scores", "ranks"})
_NEW_TABLE, _NEW_SEAT, _NEW_ENTRY = insert(_tables), insert(_seats), insert(_entries)
_NEW_ATTEMPT = insert(_attempts)
_ATTEMPT = (
    update(_attempts)
    .where(_attempts.c.table_id == bindparam("table"), _attempts.c.standing.is_(None))
    .values(standing=bindparam("new_standing"), ended=bindparam("new_ended"))
)


@cache
def project(values: tuple[str, ...] = tuple(_PROJECTED)) -> Update:
    """An UPDATE of these columns of a table."""
    new: dict[str, Any] = {_PROJECTED[value]: bindparam(value) for value in values}
    return update(_tables).where(_tables.c.id == bindparam("table")).values(new)


_SEAT = (
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("place"))
    .values(
        kind=bindparam("new_kind"),
        name=bindparam("new_name"),
        person=bindparam("new_person"),
        bot=bindparam("new_bot"),
        why=bindparam("new_why"),
        seen=case((_seats.c.person == bindparam("new_person"), _seats.c.seen)),
    )
)
_READ = (
    select(_entries.c.body)
    .where(_entries.c.table_id == bindparam("table"), _entries.c.seq > bindparam("after"))
    .order_by(_entries.c.seq)
)
_encode = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Write conflict: this position of a stream is taken. Read the new entries and try again."""


class Write(NamedTuple):
    """Entries of one table from position `seq` on, and its projection after them."""

    seq: int
    entries: Sequence[Entry]
    projection: Projection
    seated: bool
    """Seats have changed."""
    before: Projection | None = None
    """The stored projection, if known: only changed columns are written, so no index is updated in vain."""


Batch: TypeAlias = Sequence[Write]
"""Written whole or not at all."""
HELD_UP: Final = 15.0
"""Seconds that a batch waits for another worker's write to the same table."""
MANY: Final = 4
"""Batches per commit from which the next waits for a moment: clients just answered send more, and a commit of
twenty moves costs little more than one of two."""
GATHER: Final = 0.002
"""Seconds; on Windows, whose timers are coarser, up to 15 ms."""


class LeftOut(NamedTuple):
    """Indexes of batches that were not written with the others."""

    late: Collection[int] = ()
    """Conflict: another worker was faster."""
    held: Collection[int] = ()
    """Another worker is writing to the same table."""


class Waiting(NamedTuple):
    batch: Batch
    written: "asyncio.Future[None]"
    since: float
    held: bool = False


class GroupCommit:
    def __init__(self, write: Callable[[Sequence[Batch], bool], Awaitable[LeftOut]]) -> None:
        self._write = write
        """Writes several batches in one transaction; the flag: wait for other workers' locks.

        IntegrityError for a conflict that could not be seen in advance.
        """
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> None:
        """Durable on return; Conflict if a position is taken."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(batch, written, time.monotonic()))
        if self._writer is None:
            # A separate task: a cancelled caller must not stop the others' writes.
            self._writer = asyncio.create_task(self._write_all())
        await written

    async def settled(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                await self._write_together(together)
                if len(together) >= MANY:
                    await asyncio.sleep(GATHER)
        finally:
            self._writer = None

    async def _write_together(self, together: Sequence[Waiting]) -> None:
        try:
            left_out = await self._write([one.batch for one in together], all(one.held for one in together))
        except IntegrityError as error:
            if len(together) == 1:
                _settle(together, _conflict(together[0]), error)
                return
            for place, one in enumerate(together):  # find the one in conflict; the others must not fail with it
                try:
                    await self._write_together([one])
                except BaseException as broken_off:
                    _settle(together[place:], broken_off)
                    raise
        except BaseException as error:
            _settle(together, error)
            if not isinstance(error, Exception):
                raise
        else:
            for place, one in enumerate(together):
                if place in left_out.held and time.monotonic() - one.since < HELD_UP:
                    self._waiting.append(one._replace(held=True))
                elif place in left_out.held:
                    _settle([one], DatabaseUnavailable("another worker does not finish writing to this table"))
                else:
                    _settle([one], _conflict(one) if place in left_out.late else None)


def _conflict(one: Waiting) -> Conflict:
    return Conflict(one.batch[0].projection.id)


def _settle(
    together: Sequence[Waiting], error: BaseException | None = None, cause: Exception | None = None
) -> None:
    for written in (one.written for one in together):
        if written.done():  # the caller was cancelled
            continue
        if error is None:
            written.set_result(None)
        else:
            error.__cause__ = cause or error.__cause__
            written.set_exception(error)


class Streams:
    """`contract.StreamStore` in SQL."""

    def __init__(self, database: Database, workers: Workers | None) -> None:
        self._database = database
        self._workers = workers
        """None: the only writer."""
        self._commits = GroupCommit(self._write)
        self._driver = DriverConnection(database)
        self._reads = GroupRead(database)

    async def settled(self) -> None:
        await self._commits.settled()

    async def close(self) -> None:
        await self._commits.settled()
        await self._reads.close()
        await self._driver.close()

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        if self._workers is not None and most is None:
            bodies = await self._reads.read(table, after)
        else:
            query = _READ if most is None else _READ.limit(most)
            rows = await self._database.rows(query, {"table": table, "after": after})
            bodies = [row.body for row in rows]
        try:
            return [e.decoder.decode(body) for body in bodies]
        except msgspec.MsgspecError as error:
            raise Unreadable(f"an entry: {error}") from error

    async def append(self, *batch: Write) -> None:
        began = time.perf_counter()
        await self._commits.append(batch)
        took = time.perf_counter() - began
        commits.buckets[bisect_left(SECONDS, took)] += 1
        commits.total += took

    async def _write(self, batches: Sequence[Batch], wait: bool) -> LeftOut:
        dialect = self._database.engine.dialect
        if self._workers is None:
            writes = [write for batch in batches for write in batch]
            await self._database.write(partial(_write, writes, dialect))
            return LeftOut()
        worker = self._workers.worker
        try:
            return await self._driver.run(lambda raw: _write_among_others(batches, worker, dialect, wait, raw))
        except DatabaseUnavailable as error:
            raise self._database.cannot_write() from error


def _statements(writes: Sequence[Write]) -> list[tuple[Any, list[dict[str, Any]]]]:
    """Statements, each with its rows."""
    new = [write for write in writes if write.seq == 1]
    old = [write for write in writes if write.seq != 1]
    return [
        (_NEW_TABLE, [_table_row(write) for write in new]),
        (_NEW_SEAT, [_new_seat(row) for write in new for row in _seat_rows(write)]),
        (_NEW_ENTRY, [row for write in writes for row in _entry_rows(write)]),
        *_projections(old),
        (_SEAT, [row for write in old if write.seated for row in _seat_rows(write)]),
        (_NEW_ATTEMPT, [row for write in writes for row in _attempts_begun(write)]),
        (_ATTEMPT, [row for write in old for row in _attempts_ended(write)]),
    ]


def _write(writes: Sequence[Write], dialect: Dialect, execute: Execute) -> None:
    for statement, rows in _statements(writes):
        if rows:
            execute(*_in_driver_words(statement, rows, dialect))


_STANDS = "SELECT id, seq FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
_STANDS_FREE = "SELECT id, seq FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED"


async def _write_among_others(
    batches: Sequence[Batch], worker: int | None, dialect: Dialect, wait: bool, raw: Any
) -> LeftOut:
    """Write to streams that other workers may write to: lock them in id order, leaving out batches that lost a
    race.

    Locked tables are skipped, unless there is nothing else to write: otherwise the whole server would wait for
    the busiest table. Notifications are part of the transaction: others are notified of exactly what is on
    disk.
    """
    old = sorted({write.projection.id for batch in batches for write in batch if write.seq > 1})
    async with raw.transaction():
        locked = await raw.fetch(_STANDS if wait else _STANDS_FREE, old) if old else ()
        stands = {row["id"]: row["seq"] for row in locked}
        missing = frozenset() if wait else frozenset(old).difference(stands)
        held = {place for place, batch in enumerate(batches) if any(w.projection.id in missing for w in batch)}
        late = {place for place, batch in enumerate(batches) if any(_is_late(write, stands) for write in batch)}
        left_out = held | late
        writes = [write for place, batch in enumerate(batches) if place not in left_out for write in batch]
        writes.sort(key=lambda write: write.projection.id)
        for statement, rows in _statements(writes):
            if rows:
                await raw.executemany(*_in_driver_words(statement, rows, dialect))
        grown = [f"{write.projection.id}:{write.seq + len(write.entries) - 1}" for write in writes]
        if grown:
            seated = [write.projection.id for write in writes if write.seated]
            told = news(worker, "grown", grown) + news(worker, "seated", seated)
            await raw.executemany(NOTIFY, told)
    return LeftOut(late - held, held)


def _is_late(write: Write, stands: dict[str, int]) -> bool:
    """Without a projection `tables.seq` says nothing about the stream: there the primary key decides."""
    return stands.get(write.projection.id, FRESH) not in (FRESH, UNREADABLE, write.seq - 1)


def _in_driver_words(
    statement: Any, rows: Sequence[dict[str, Any]], dialect: Dialect
) -> tuple[str, list[tuple[Any, ...]]]:
    sql, names = _compiled(statement, dialect, tuple(rows[0]))
    return sql, [tuple(row[name] for name in names) for row in rows]


@lru_cache(maxsize=256)
def _compiled(statement: Any, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The SQL in the database's dialect, and the order of its parameters."""
    given = columns if isinstance(statement, Insert) else None
    compiled = statement.compile(dialect=dialect, column_keys=given)
    return compiled.string, tuple(compiled.positiontup)


# Rows


def _entry_rows(write: Write) -> list[dict[str, Any]]:
    return [
        {"table_id": write.projection.id, "seq": seq, "body": _json(entry)}
        for seq, entry in enumerate(write.entries, start=write.seq)
    ]


def _table_row(write: Write) -> dict[str, Any]:
    p = write.projection
    return {
        "id": p.id,
        "code": p.code,
        "game": p.game,
        "edition": p.edition,
        "own": p.own,
        "options": _json(p.options),
        "settings": _json(p.settings),
        "listed": p.settings.listed,
        "away": p.settings.away * 60,
        "created": p.created,
        **{name.removeprefix("new_"): value for name, value in projected(write).items() if name != "table"},
    }


def projected(write: Write) -> dict[str, Any]:
    p, before = write.projection, write.before
    row: dict[str, Any] = {"table": p.id, "new_seq": write.seq + len(write.entries) - 1}
    known = _NOTHING if before is None else _listed(before)
    for (value, name), new, old in zip(_LISTED.items(), _listed(p), known, strict=True):
        if new != old:
            row[value] = _json(new) if name in _AS_JSON else new
    return row


def _projections(writes: Sequence[Write]) -> list[tuple[Any, list[dict[str, Any]]]]:
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in map(projected, writes):
        alike.setdefault(tuple(row), []).append(row)
    return [(project(columns[1:]), rows) for columns, rows in alike.items()]


def _json(value: Any) -> str:
    return _encode(value).decode()


def _seat_rows(write: Write) -> list[dict[str, Any]]:
    rows = []
    for place, seat in enumerate(write.projection.seats):
        row: dict[str, Any] = {"kind": "open", "name": "", "person": None, "bot": None, "why": None}
        if isinstance(seat, Bot):
            row |= {"kind": "bot", "name": seat.name, "bot": seat.level}
        elif isinstance(seat, Person):
            row |= {"kind": "person", "name": seat.name, "person": seat.person}
            if seat.stand_in is not None:
                row |= {"bot": seat.stand_in.level, "why": seat.stand_in.why}
        new = {f"new_{name}": value for name, value in row.items()}
        rows.append({"table": write.projection.id, "place": place, **new})
    return rows


def _attempts_begun(write: Write) -> list[dict[str, Any]]:
    """One per person and contest, by the primary key. A challenger has already played."""
    p = write.projection
    contest = p.settings.contest(p.game) if write.seq == 1 and p.settings.counts else ""
    row = {"table_id": p.id, "began": p.created, "standing": None, "ended": None}
    rows = [{"contest": contest, "person": p.host, **row}] if contest else []
    for entry in write.entries:
        if isinstance(entry, e.Challenged):
            ended = {"standing": _standing(p), "ended": p.updated}
            rows.append({"contest": p.id, "person": entry.person, **row, **ended})
    return rows


def _attempts_ended(write: Write) -> list[dict[str, Any]]:
    p = write.projection
    if p.status != "over" or not p.settings.contest(p.game):
        return []
    return [{"table": p.id, "new_standing": _standing(p), "new_ended": p.updated}]


def _standing(p: Projection) -> int:
    seat = next(place for place, seat in enumerate(p.seats) if isinstance(seat, Person))
    return Standing(p.scores[seat], p.ranks[seat]).key


def _new_seat(row: dict[str, Any]) -> dict[str, Any]:
    fields = {name.removeprefix("new_"): value for name, value in row.items() if name.startswith("new_")}
    return {"table_id": row["table"], "seat": row["place"], **fields, "seen": None}
