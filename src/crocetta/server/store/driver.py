"""The hot path on a shared PostgreSQL, append and read, straight through the driver (asyncpg).

SQLAlchemy's overhead would exceed everything else: 1.1 ms of a core for a read, 0.2 ms without. Reads of several
tables are batched, like their writes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crocetta.server.store.database import Database, DatabaseUnavailable

T = TypeVar("T")

_READ_ON = """
    SELECT place, body FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS wanted (id, after, place)
    JOIN entries ON table_id = id AND seq > after ORDER BY place, seq
"""


class DriverConnection:
    """One permanent connection, used by one caller at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._connection: AsyncConnection | None = None
        self._raw: Any = None

    async def run(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Raises IntegrityError like SQLAlchemy, and DatabaseUnavailable for all other failures."""
        import asyncpg  # an optional dependency

        async with self._turn:
            try:
                return await work(await self._open())
            except asyncpg.IntegrityConstraintViolationError as error:
                raise IntegrityError(str(error), None, error) from error
            except self._database.failures as error:
                await self._hang_up()
                raise DatabaseUnavailable("the database does not answer; try again in a moment") from error
            except asyncio.CancelledError:
                await asyncio.shield(self._hang_up())  # an interrupted connection is in an unknown state
                raise

    async def _open(self) -> Any:
        if self._raw is None or self._raw.is_closed():
            await self._hang_up()
            self._connection = await self._database.engine.connect()
            self._raw = (await self._connection.get_raw_connection()).driver_connection
        return self._raw

    async def _hang_up(self) -> None:
        connection, self._connection, self._raw = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def close(self) -> None:
        async with self._turn:
            await self._hang_up()


class GroupRead:
    """Batches reads: while one is running, the next are collected."""

    def __init__(self, database: Database) -> None:
        self._driver = DriverConnection(database)
        self._waiting: list[tuple[str, int, asyncio.Future[list[str]]]] = []
        self._reader: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[str]:
        """The bodies of all entries after this position."""
        found: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, after, found))
        if self._reader is None:
            self._reader = asyncio.create_task(self._read_all())
        return await found

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                try:
                    found = await self._driver.run(partial(_read, together))
                except Exception as error:
                    for _, _, future in together:
                        if not future.done():
                            future.set_exception(error)
                    continue
                for place, (_, _, future) in enumerate(together, start=1):
                    if not future.done():
                        future.set_result(found.get(place, []))
        finally:
            self._reader = None

    async def close(self) -> None:
        if self._reader is not None:
            await asyncio.wait([self._reader])
        await self._driver.close()


async def _read(together: Sequence[tuple[str, int, object]], raw: Any) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    tables, places = [table for table, _, _ in together], [after for _, after, _ in together]
    for row in await raw.fetch(_READ_ON, tables, places):
        found.setdefault(row["place"], []).append(row["body"])
    return found
