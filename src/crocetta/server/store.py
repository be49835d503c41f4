"""Reads and writes the database. A move is acknowledged only after `append` has returned."""

import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from crocetta.server import schema


class DatabaseError(Exception):
    """The database cannot be used: why, in words for the host."""


class Lost(Exception):  # noqa: N818 - the word of the race
    """Somebody else has written this place of the log: read on and try again."""


class ChairRow(Struct, frozen=True):
    seat: int
    kind: str
    name: str
    person: str | None
    bot: str | None
    gone: bool


class TableRow(Struct, frozen=True):
    id: str
    code: str
    game: str
    rules: int
    edition: str
    data: str | None
    options: str
    settings: str
    seed: str
    host: str
    status: str
    rematch: str | None
    created: float
    updated: float


class EntryRow(Struct, frozen=True):
    seq: int
    seat: int
    action: str | None
    """JSON of the act; None takes the seat's latest act back."""
    move: str | None
    at: float


class Store:
    def __init__(self, url: str) -> None:
        try:
            self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        except ModuleNotFoundError as error:
            raise DatabaseError(
                f"the database needs {error.name}; for PostgreSQL install crocetta[postgres]"
            ) from error
        except SQLAlchemyError as error:
            raise DatabaseError(f"the database cannot be used: {error}") from error
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _make_durable)

    async def open(self) -> None:
        """Bring the database up to date; refuse one that is newer than this program."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (OSError, SQLAlchemyError) as error:
            reason = str(error).splitlines()[0]
            raise DatabaseError(f"the database cannot be used: {reason}") from error

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def _rows(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def ping(self) -> None:
        await self._rows(select(schema.secrets.c.name).limit(1))

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of this name; `fresh` becomes it if there is none yet."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        if not await self._rows(query):
            try:
                async with self._write() as connection:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
            except IntegrityError:
                pass  # another worker was first
        value: str = (await self._rows(query))[0].value
        return value

    # People

    async def add_person(self, person: str, nickname: str) -> None:
        async with self._write() as connection:
            await connection.execute(
                insert(schema.people).values(person=person, nickname=nickname, created=time.time())
            )

    async def nickname(self, person: str) -> str | None:
        rows = await self._rows(select(schema.people.c.nickname).where(schema.people.c.person == person))
        return rows[0].nickname if rows else None

    async def rename(self, person: str, nickname: str) -> None:
        async with self._write() as connection:
            people = schema.people
            await connection.execute(update(people).where(people.c.person == person).values(nickname=nickname))

    async def add_device_link(self, token_hash: str, person: str, expires: float) -> None:
        async with self._write() as connection:
            links = schema.device_links
            await connection.execute(delete(links).where(links.c.expires < time.time()))
            await connection.execute(insert(links).values(token_hash=token_hash, person=person, expires=expires))

    async def claim_device_link(self, token_hash: str) -> str | None:
        """Whose link it is; it works once, and only for a while."""
        links = schema.device_links
        used = delete(links).where(links.c.token_hash == token_hash).returning(links.c.person, links.c.expires)
        async with self._write() as connection:
            row = (await connection.execute(used)).first()
        return row.person if row is not None and row.expires >= time.time() else None

    # Tables

    async def add_table(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        """`Lost` if another table has its code."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(schema.tables).values(**_fields(row)))
                await connection.execute(
                    insert(schema.seats), [{"table_id": row.id, **_fields(chair)} for chair in chairs]
                )
        except IntegrityError as error:
            raise Lost(row.code) from error

    async def table(self, name: str) -> TableRow | None:
        """By its id or its code."""
        tables = schema.tables
        query = select(tables).where((tables.c.id == name) | (tables.c.code == name.upper()))
        rows = await self._rows(query)
        return TableRow(**rows[0]._mapping) if rows else None

    async def table_with_edition(self, game: str, edition: str) -> TableRow | None:
        tables = schema.tables
        rows = await self._rows(select(tables).where(tables.c.game == game, tables.c.edition == edition).limit(1))
        return TableRow(**rows[0]._mapping) if rows else None

    async def chairs(self, table: str) -> tuple[ChairRow, ...]:
        seats = schema.seats
        rows = await self._rows(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
        return tuple(_chair(row) for row in rows)

    async def change_table(self, table: str, **changes: str | float | None) -> None:
        async with self._write() as connection:
            tables = schema.tables
            await connection.execute(
                update(tables).where(tables.c.id == table).values(updated=time.time(), **changes)
            )

    async def change_chair(self, table: str, chair: ChairRow) -> None:
        async with self._write() as connection:
            seats = schema.seats
            await connection.execute(
                update(seats).where(seats.c.table_id == table, seats.c.seat == chair.seat).values(**_fields(chair))
            )

    async def start(self, table: str, chairs: Sequence[ChairRow]) -> None:
        """From now on the chairs are as they are and the match runs."""
        async with self._write() as connection:
            seats, tables = schema.seats, schema.tables
            await connection.execute(delete(seats).where(seats.c.table_id == table))
            await connection.execute(insert(seats), [{"table_id": table, **_fields(chair)} for chair in chairs])
            await connection.execute(
                update(tables).where(tables.c.id == table).values(status="running", updated=time.time())
            )

    async def tables_of(self, person: str) -> Sequence[str]:
        """Tables where this person sits, the latest first."""
        tables, seats = schema.tables, schema.seats
        query = (
            select(tables.c.id, tables.c.updated)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, seats.c.gone.is_(False), tables.c.status != "closed")
            .distinct()
            .order_by(tables.c.updated.desc())
            .limit(30)
        )
        return [row.id for row in await self._rows(query)]

    async def listed_tables(self) -> Sequence[str]:
        """Those that gather and stand in the lobby, the latest first."""
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.status == "gathering", tables.c.settings.contains('"listed":true'))
            .order_by(tables.c.updated.desc())
            .limit(50)
        )
        return [row.id for row in await self._rows(query)]

    async def running_tables(self) -> Sequence[TableRow]:
        tables = schema.tables
        query = select(tables).where(tables.c.status == "running").order_by(tables.c.updated.desc()).limit(1000)
        return [TableRow(**row._mapping) for row in await self._rows(query)]

    # The log

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        """Entries with a number greater than `after`, in order."""
        log = schema.entries
        query = (
            select(log.c.seq, log.c.seat, log.c.action, log.c.move, log.c.at)
            .where(log.c.table_id == table, log.c.seq > after)
            .order_by(log.c.seq)
        )
        return [EntryRow(**row._mapping) for row in await self._rows(query)]

    async def append(self, table: str, rows: Sequence[EntryRow], status: str | None = None) -> None:
        """All of them in one transaction, on disk before it returns; `Lost` if a place is taken."""
        try:
            async with self._write() as connection:
                await connection.execute(
                    insert(schema.entries), [{"table_id": table, **_fields(row)} for row in rows]
                )
                changes: dict[str, Any] = {"updated": rows[-1].at}
                if status is not None:
                    changes["status"] = status
                tables = schema.tables
                await connection.execute(update(tables).where(tables.c.id == table).values(**changes))
        except IntegrityError as error:
            raise Lost(table) from error


def _fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _chair(row: Any) -> ChairRow:
    values = dict(row._mapping)
    del values["table_id"]
    return ChairRow(**values)


def _make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    try:
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # nobody else knows of it yet
        raise
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise DatabaseError(
            f"the database is newer than this program (it is at step {current}); use the newer Crocetta"
        )
    command.upgrade(config, "head")


def to_json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
