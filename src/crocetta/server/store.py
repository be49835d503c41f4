"""What the house keeps: people, tables, chairs and the log. A move counts when `append` has returned."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from crocetta.server import schema
from crocetta.server.clock import now
from crocetta.server.database import Database
from crocetta.server.rows import ChairRow, EntryRow, TableRow, fields
from crocetta.server.scribe import Lost, Page, Scribe

_people, _links, _tables, _seats = schema.people, schema.device_links, schema.tables, schema.seats

LONGEST_NAME = 40
"""No id and no code of a table is longer."""
UNFINISHED, FINISHED = 100, 12
"""How many of somebody's tables are listed at most; matches that wait for moves come before those that are over."""
LISTED = '"listed":true'
UNWATCHED = '"clock":0,"away":0,'
"""Stands in the settings of a table that nobody has to look after while nobody is there."""


class Store(Database):
    def __init__(self, url: str, *, alone: bool = True) -> None:
        super().__init__(url, alone=alone)
        self._scribe = Scribe(self)

    async def close(self) -> None:
        await self._scribe.rest()
        await super().close()

    async def ping(self) -> None:
        await self.rows(select(schema.secrets.c.name).limit(1))

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of this name; `fresh` becomes it if there is none yet."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        if not await self.rows(query):
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
            except IntegrityError:
                pass  # somebody else was first
        value: str = (await self.rows(query))[0].value
        return value

    # People

    async def add_person(self, person: str, nickname: str) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(_people).values(person=person, nickname=nickname, created=now()))

    async def nickname(self, person: str) -> str | None:
        rows = await self.rows(select(_people.c.nickname).where(_people.c.person == person))
        return rows[0].nickname if rows else None

    async def rename(self, person: str, nickname: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(_people).where(_people.c.person == person).values(nickname=nickname))

    async def add_device_link(self, token_hash: str, person: str, expires: float) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(_links).where(_links.c.expires < now()))
            await connection.execute(insert(_links).values(token_hash=token_hash, person=person, expires=expires))

    async def claim_device_link(self, token_hash: str) -> str | None:
        """Whose link it is; it works once, and only for a while."""
        used = delete(_links).where(_links.c.token_hash == token_hash).returning(_links.c.person, _links.c.expires)
        async with self.writing() as connection:
            row = (await connection.execute(used)).first()
        return row.person if row is not None and row.expires >= now() else None

    # Tables

    async def add_table(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        """`Lost` if another table has its code."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(_tables).values(**fields(row)))
                await connection.execute(
                    insert(_seats), [{"table_id": row.id, **fields(chair)} for chair in chairs]
                )
        except IntegrityError as error:
            raise Lost(row.code) from error

    async def table(self, name: str) -> TableRow | None:
        """By its id or its code."""
        if len(name) > LONGEST_NAME or not name.isprintable():
            return None
        return await self._one_table(or_(_tables.c.id == name, _tables.c.code == name.upper()))

    async def table_with_edition(self, game: str, edition: str) -> TableRow | None:
        if not edition.isprintable():
            return None
        return await self._one_table(and_(_tables.c.game == game, _tables.c.edition == edition))

    async def _one_table(self, which: Any) -> TableRow | None:
        rows = await self.rows(select(_tables).where(which).limit(1))
        return TableRow(**rows[0]._mapping) if rows else None

    async def change_table(self, table: str, **changes: str | float | None) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(_tables).where(_tables.c.id == table).values(**{"updated": now(), **changes})
            )

    async def start(self, table: str, chairs: Sequence[ChairRow]) -> None:
        """From now on the chairs are as they are and the match runs."""
        async with self.writing() as connection:
            await connection.execute(delete(_seats).where(_seats.c.table_id == table))
            await connection.execute(insert(_seats), [{"table_id": table, **fields(chair)} for chair in chairs])
            await connection.execute(
                update(_tables).where(_tables.c.id == table).values(status="running", updated=now())
            )

    async def expire(self, listed_before: float, private_before: float) -> Sequence[str]:
        """Put away the tables at which nothing has happened since and that never began; which ones."""
        listed = _tables.c.settings.contains(LISTED)
        overdue = or_(
            and_(listed, _tables.c.updated < listed_before), and_(~listed, _tables.c.updated < private_before)
        )
        query = update(_tables).where(_tables.c.status == "gathering", overdue)
        async with self.writing() as connection:
            expired = await connection.execute(query.values(status="expired").returning(_tables.c.id))
            return [row.id for row in expired]

    async def tables_of(self, person: str) -> Sequence[str]:
        """Tables where this person sits, the latest first: all that go on, and a few that are over."""
        found: list[str] = []
        for statuses, most in ((("gathering", "running"), UNFINISHED), (("over",), FINISHED)):
            query = (
                select(_tables.c.id, _tables.c.updated)
                .join(_seats, _seats.c.table_id == _tables.c.id)
                .where(_seats.c.person == person, _seats.c.gone.is_(False), _tables.c.status.in_(statuses))
                .distinct()
                .order_by(_tables.c.updated.desc())
                .limit(most)
            )
            found += [row.id for row in await self.rows(query)]
        return found

    async def listed_tables(self) -> Sequence[str]:
        """Those that gather and stand in the lobby, the latest first."""
        query = (
            select(_tables.c.id)
            .where(_tables.c.status == "gathering", _tables.c.settings.contains(LISTED))
            .order_by(_tables.c.updated.desc())
            .limit(50)
        )
        return [row.id for row in await self.rows(query)]

    async def watched_tables(self) -> Sequence[str]:
        """Running tables with a clock, or with a bot for the absent: somebody must look after them."""
        running = and_(_tables.c.status == "running", ~_tables.c.settings.contains(UNWATCHED))
        query = select(_tables.c.id).where(running).order_by(_tables.c.updated.desc())
        return [row.id for row in await self.rows(query)]

    # Chairs

    async def chairs(self, table: str) -> tuple[ChairRow, ...]:
        rows = await self.rows(select(_seats).where(_seats.c.table_id == table).order_by(_seats.c.seat))
        return tuple(_chair(row) for row in rows)

    async def change_chairs(self, table: str, chairs: Sequence[ChairRow], at: float) -> None:
        async with self.writing() as connection:
            for chair in chairs:
                of_table = and_(_seats.c.table_id == table, _seats.c.seat == chair.seat)
                await connection.execute(update(_seats).where(of_table).values(**fields(chair)))
            await connection.execute(update(_tables).where(_tables.c.id == table).values(updated=at))

    async def note_presence(self, table: str, person: str, seen: float | None) -> None:
        """When somebody's last line to a table ended; None: there is one."""
        async with self.writing() as connection:
            theirs = and_(_seats.c.table_id == table, _seats.c.person == person)
            await connection.execute(update(_seats).where(theirs).values(seen=seen))

    # The log

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        return await self._scribe.entries(table, after)

    async def append(self, table: str, rows: Sequence[EntryRow], status: str | None = None) -> None:
        await self._scribe.append(Page(table, rows, status))


def _chair(row: Any) -> ChairRow:
    values = dict(row._mapping)
    del values["table_id"]
    return ChairRow(**values)


def to_json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
