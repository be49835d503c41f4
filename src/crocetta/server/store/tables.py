"""Tables in the database, except their streams: lists, deadlines, and who is connected where.

Nothing here folds a stream.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, func, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from crocetta.server.store import schema
from crocetta.server.store.database import Database, DatabaseUnavailable
from crocetta.server.store.driver import DriverConnection
from crocetta.server.store.streams import FRESH, UNREADABLE, Write, project, projected
from crocetta.server.store.workers import Workers, news
from crocetta.tables import entries as e
from crocetta.tables.entries import Bot, Occupant, Open, Person, StandIn
from crocetta.tables.projection import Projection, Result
from crocetta.tables.protocol import Settings

_tables, _seats, _entries = schema.tables, schema.seats, schema.entries
_leases, _presences, _audiences = schema.leases, schema.presences, schema.audiences

LONGEST_NAME: Final = 40
"""Ids and codes of tables are never longer."""
UNFINISHED, FINISHED, LISTED = 100, 12, 500
"""The most tables in a list: a person's unfinished ones, their finished ones, and the lobby."""
LISTED_OF_A_HOST: Final = 3
FRONT: Final = "*"
"""In place of a table id: the person has any visible page."""
BATCH: Final = 500
"""Tables checked at once."""
_settings = msgspec.json.Decoder(Settings)
_seats_list = msgspec.json.Decoder(tuple[int, ...])
_progress = msgspec.json.Decoder(dict[str, int])

_COUNT_UNFINISHED = (  # run before every match: building it would cost more than running it
    select(func.count().label("tables"))
    .select_from(_tables)
    .where(_tables.c.id.in_(select(_seats.c.table_id).where(_seats.c.person == bindparam("person"))))
    .where(_tables.c.host == bindparam("person"))
    .where(_tables.c.status.in_(("gathering", "running")), _tables.c.seq != UNREADABLE)
)


class Tables:
    """`contract.TableStore` in SQL."""

    def __init__(self, database: Database, workers: Workers | None) -> None:
        self._database = database
        self._workers = workers
        """None: the only writer."""
        self.driver = DriverConnection(database)

    async def close(self) -> None:
        await self.driver.close()

    # Lookup

    async def find(self, name: str) -> str | None:
        if len(name) > LONGEST_NAME or not name.isprintable():
            return None
        query = select(_tables.c.id).where(or_(_tables.c.id == name, _tables.c.code == name.upper())).limit(1)
        rows = await self._database.rows(query)
        return rows[0].id if rows else None

    async def own_data(self, game: str, edition: str) -> str | None:
        if not edition.isprintable():
            return None
        query = (
            select(_entries.c.body)
            .join(_tables, _tables.c.id == _entries.c.table_id)
            .where(_tables.c.game == game, _tables.c.edition == edition, _tables.c.own, _entries.c.seq == 1)
        )
        rows = await self._database.rows(query.limit(1))
        opened = e.decoder.decode(rows[0].body) if rows else None
        return opened.data if isinstance(opened, e.Opened) else None

    # Lists

    async def mine(self, person: str) -> list[Projection]:
        found: list[Projection] = []
        seated = select(_seats.c.table_id).where(
            _seats.c.person == person, or_(_seats.c.why.is_(None), _seats.c.why == "away")
        )
        for statuses, most in ((("gathering", "running"), UNFINISHED), (("over",), FINISHED)):
            where = and_(_tables.c.id.in_(seated), _tables.c.status.in_(statuses))
            found += await self._list(where, most)
        return sorted(found, key=lambda table: table.updated, reverse=True)

    async def unfinished(self, person: str) -> int:
        rows = await self._database.rows(_COUNT_UNFINISHED, {"person": person})
        return int(rows[0].tables)

    async def results(self, person: str) -> list[Result]:
        """Without lessons, whose luck is known, and without matches continued from another."""
        of_table = (_tables.c.id, _tables.c.game, _tables.c.scores, _tables.c.ranks, _tables.c.settings)
        played = (
            select(*of_table, func.min(_seats.c.seat).label("seat"))
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_seats.c.person == person, _seats.c.why.is_(None))
            .where(_tables.c.status == "over", _tables.c.seq != UNREADABLE)
            .group_by(*of_table)
            .having(func.count() == 1)
        )
        return [
            Result(
                row.id, row.game, _seats_list.decode(row.scores)[row.seat], _seats_list.decode(row.ranks)[row.seat]
            )
            for row in await self._database.rows(played)
            if _settings.decode(row.settings).counts
        ]

    async def lobby(self, most: int = LISTED) -> list[Projection]:
        """Only the latest of each host, so that nobody crowds out the others."""
        listed = and_(_tables.c.free > 0, _tables.c.listed, _tables.c.seq != UNREADABLE)
        place = func.row_number().over(partition_by=_tables.c.host, order_by=_tables.c.updated.desc())
        numbered = select(_tables.c.id, place.label("place")).where(listed).subquery()
        first = select(numbered.c.id).where(numbered.c.place <= LISTED_OF_A_HOST)
        return await self._list(_tables.c.id.in_(first), most)

    async def some(self, tables: Sequence[str]) -> list[Projection]:
        return await self._list(_tables.c.id.in_(tables), len(tables))

    async def _list(self, where: Any, most: int) -> list[Projection]:
        readable = and_(where, _tables.c.seq != UNREADABLE)
        rows = await self._database.rows(
            select(_tables).where(readable).order_by(_tables.c.updated.desc()).limit(most)
        )
        if not rows:
            return []
        ids = [row.id for row in rows]
        seated = await self._database.rows(
            select(_seats).where(_seats.c.table_id.in_(ids)).order_by(_seats.c.table_id, _seats.c.seat)
        )
        seats: dict[str, list[Occupant]] = {table: [] for table in ids}
        for row in seated:
            seats[row.table_id].append(occupant(row))
        return [_projection(row, tuple(seats[row.id])) for row in rows]

    # Background tasks

    async def due(self, at: float) -> Sequence[str]:
        return await self._ids(and_(_tables.c.due <= at, _tables.c.status == "running", self._not_elsewhere()))

    async def overdue(self, before: float) -> Sequence[str]:
        late = and_(_tables.c.deadline < before, _tables.c.status == "running")
        return await self._ids(and_(late, self._not_elsewhere()))

    async def expired(self, at: float) -> Sequence[str]:
        return await self._ids(and_(_tables.c.expires < at, _tables.c.status == "gathering"))

    async def absences(self, at: float) -> Sequence[str]:
        query = (
            select(_seats.c.table_id)
            .join(_tables, _tables.c.id == _seats.c.table_id)
            .where(_tables.c.status == "running", _tables.c.away > 0, _tables.c.seq != UNREADABLE)
            .where(_seats.c.why.is_(None))
            .where(_seats.c.kind == "person", _seats.c.seen + _tables.c.away < at, self._not_elsewhere())
            .distinct()
            .limit(BATCH)
        )
        return [row.table_id for row in await self._database.rows(query)]

    async def unprojected(self) -> Sequence[str]:
        return await self._ids(_tables.c.seq == FRESH)

    def _not_elsewhere(self) -> ColumnElement[bool]:
        """No other worker has the table's lease."""
        if self._workers is None:
            return true()
        others = and_(_leases.c.name == _tables.c.id, _leases.c.worker != (self._workers.worker or 0))
        return ~exists().where(others)

    async def _ids(self, where: Any) -> Sequence[str]:
        readable = and_(where, _tables.c.seq != UNREADABLE)
        return [row.id for row in await self._database.rows(select(_tables.c.id).where(readable).limit(BATCH))]

    async def project(self, projection: Projection, seq: int) -> None:
        fresh = project().where(_tables.c.seq == FRESH)
        async with self._database.writing() as connection:
            await connection.execute(fresh, projected(Write(seq + 1, (), projection, seated=False)))

    async def give_up(self, table: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(_tables).where(_tables.c.id == table).values(seq=UNREADABLE))

    async def reconsider(self) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(_tables).where(_tables.c.seq == UNREADABLE).values(seq=FRESH))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        rows = await self._database.rows(select(_tables.c.id, _tables.c.seq).where(_tables.c.id.in_(tables)))
        return {row.id: row.seq for row in rows}

    # Presence

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[str, float]]:
        query = select(_seats.c.table_id, _seats.c.person, _seats.c.seen).where(
            _seats.c.table_id.in_(tables), _seats.c.person.is_not(None), _seats.c.seen.is_not(None)
        )
        found: dict[str, dict[str, float]] = {table: {} for table in tables}
        for row in await self._database.rows(query) if tables else ():
            found[row.table_id][row.person] = max(row.seen, found[row.table_id].get(row.person, 0.0))
        return found

    async def note_all_gone(self, seen: float) -> None:
        watched = select(_tables.c.id).where(_tables.c.status == "running", _tables.c.away > 0)
        lines = and_(_seats.c.person.is_not(None), _seats.c.seen.is_(None), _seats.c.table_id.in_(watched))
        if self._workers is not None:
            lines = and_(lines, ~_is_present())
        async with self._database.writing() as connection:
            await connection.execute(update(_seats).where(lines).values(seen=seen))

    async def note_seen(self, table: str, person: str, seen: float | None) -> None:
        if self._workers is not None:
            await self._note_among_others(table, person, seen, self._workers.worker or 0)
            return
        theirs = and_(_seats.c.table_id == table, _seats.c.person == person)
        async with self._database.writing() as connection:
            await connection.execute(update(_seats).where(theirs).values(seen=seen))

    async def _note_among_others(self, table: str, person: str, seen: float | None, worker: int) -> None:
        ((said,),) = news(worker, "presence", [table])
        if seen is None and not worker:
            return  # disconnected: it is written again after rejoining

        async def note(raw: Any) -> None:
            async with raw.transaction():
                await raw.execute(_LOCK_SEATS, table, person)
                if seen is None:
                    await raw.execute(_ARRIVES, table, person, worker, said)
                else:
                    await raw.execute(_PARTS, table, person, worker, said, seen)

        try:
            await self.driver.run(note)
        except IntegrityError as error:  # the others have removed this worker, and it does not know yet
            raise DatabaseUnavailable("cut off from the other workers") from error

    async def note_look(self, table: str, person: str, seen: float) -> None:
        theirs = and_(_seats.c.table_id == table, _seats.c.person == person, _seats.c.seen < seen)
        async with self._database.writing() as connection:
            await connection.execute(update(_seats).where(theirs).values(seen=seen))

    async def watching(self, tables: Sequence[str]) -> dict[str, int]:
        if self._workers is None:
            return {}
        others = and_(_audiences.c.table_id.in_(tables), _audiences.c.worker != (self._workers.worker or 0))
        counted = select(_audiences.c.table_id, func.sum(_audiences.c.watching).label("watching"))
        rows = await self._database.rows(counted.where(others).group_by(_audiences.c.table_id))
        return {row.table_id: int(row.watching) for row in rows}

    async def note_watching(self, table: str, watching: int) -> None:
        if self._workers is None or not (worker := self._workers.worker):
            return
        ((said,),) = news(worker, "presence", [table])
        try:
            if watching:
                await self.driver.run(lambda raw: raw.execute(_WATCHING, table, worker, said, watching))
            else:
                await self.driver.run(lambda raw: raw.execute(_NOT_WATCHING, table, worker, said))
        except IntegrityError as error:  # the others have removed this worker, and it does not know yet
            raise DatabaseUnavailable("cut off from the other workers") from error

    async def note_front(self, person: str, front: bool) -> None:
        worker = self._workers.worker if self._workers is not None else None
        if worker is None:
            return
        row = {"table_id": FRONT, "person": person, "worker": worker}
        mine = and_(*(_presences.c[name] == value for name, value in row.items()))
        async with self._database.writing() as connection:
            await connection.execute(delete(_presences).where(mine))
            if front:
                await connection.execute(insert(_presences).values(row))

    async def is_in_front(self, person: str) -> bool:
        theirs = and_(_presences.c.table_id == FRONT, _presences.c.person == person)
        return bool(await self._database.rows(select(_presences.c.worker).where(theirs).limit(1)))

    async def presence(self, table: str) -> tuple[frozenset[str], dict[str, float]]:
        if self._workers is None:
            return frozenset(), (await self.seen([table]))[table]
        worker = self._workers.worker or 0
        rows = await self.driver.run(lambda raw: raw.fetch(_WHO, table, worker))
        elsewhere = frozenset(row["person"] for row in rows if row["elsewhere"])
        return elsewhere, {row["person"]: row["seen"] for row in rows if row["seen"] is not None}


def _is_present() -> ColumnElement[bool]:
    """Some worker has a line of this seat's person."""
    return exists().where(_presences.c.table_id == _seats.c.table_id, _presences.c.person == _seats.c.person)


_LOCK_SEATS = "SELECT 1 FROM seats WHERE table_id = $1 AND person = $2 ORDER BY seat FOR NO KEY UPDATE"
"""A statement of its own, first: of two workers whose lines close at once, each would see the other's as open."""
_ARRIVES = """
    WITH line AS (INSERT INTO presences (table_id, person, worker) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING),
    seat AS (UPDATE seats SET seen = NULL WHERE table_id = $1 AND person = $2)
    SELECT pg_notify('crocetta', $4)
"""
_PARTS = """
    WITH line AS (DELETE FROM presences WHERE table_id = $1 AND person = $2 AND worker = $3),
    seat AS (UPDATE seats SET seen = $5 WHERE table_id = $1 AND person = $2 AND NOT EXISTS (
        SELECT 1 FROM presences WHERE table_id = $1 AND person = $2 AND worker != $3))
    SELECT pg_notify('crocetta', $4)
"""
_WATCHING = """
    WITH audience AS (INSERT INTO audiences (table_id, worker, watching) VALUES ($1, $2, $4)
        ON CONFLICT (table_id, worker) DO UPDATE SET watching = excluded.watching)
    SELECT pg_notify('crocetta', $3)
"""
_NOT_WATCHING = """
    WITH audience AS (DELETE FROM audiences WHERE table_id = $1 AND worker = $2)
    SELECT pg_notify('crocetta', $3)
"""
_WHO = """
    SELECT person, max(seen) AS seen, person IN (
        SELECT person FROM presences WHERE table_id = $1 AND worker != $2) AS elsewhere
    FROM seats WHERE table_id = $1 AND person IS NOT NULL GROUP BY person
"""


def _projection(row: Any, seats: tuple[Occupant, ...]) -> Projection:
    return Projection(
        id=row.id,
        code=row.code,
        game=row.game,
        edition=row.edition,
        own=row.own,
        options=msgspec.json.decode(row.options),
        settings=_settings.decode(row.settings),
        host=row.host,
        status=row.status,
        seats=seats,
        rematch=row.rematch,
        to_act=_seats_list.decode(row.to_act),
        deadline=row.deadline,
        due=row.due,
        expires=row.expires,
        free=row.free,
        progress=_progress.decode(row.progress),
        scores=_seats_list.decode(row.scores),
        ranks=_seats_list.decode(row.ranks),
        created=row.created,
        updated=row.updated,
    )


def occupant(row: Any) -> Occupant:
    if row.kind == "person":
        return Person(row.person, row.name, StandIn(row.bot, row.why) if row.why else None)
    return Bot(row.name, row.bot) if row.kind == "bot" else Open()
