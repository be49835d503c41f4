"""Writes the log. One flush to disk serves everybody who waits for it.

While one transaction is on its way to the disk, the moves of all other tables gather; then they go together. Each
is acknowledged when its own transaction is on disk, never before.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from crocetta.server import schema
from crocetta.server.database import Database
from crocetta.server.rows import EntryRow, fields

_log, _tables = schema.entries, schema.tables
_ADD = insert(_log)
_TOUCH = update(_tables).where(_tables.c.id == bindparam("table")).values(updated=bindparam("at"))
_SET_STATUS = update(_tables).where(_tables.c.id == bindparam("table")).values(status=bindparam("status_"))
_READ = (
    select(_log.c.seq, _log.c.seat, _log.c.action, _log.c.move, _log.c.at)
    .where(_log.c.table_id == bindparam("table"), _log.c.seq > bindparam("after"))
    .order_by(_log.c.seq)
)


class Lost(Exception):
    """Somebody else has written this place of the log: read on and try again."""


class Page(NamedTuple):
    """What one table has to write."""

    table: str
    rows: Sequence[EntryRow]
    status: str | None


class Scribe:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        """Entries with a number greater than `after`, in order."""
        query = _READ.params(table=table, after=after)
        return [EntryRow(*row) for row in await self._database.rows(query)]

    async def append(self, page: Page) -> None:
        """All of it in one transaction, on disk before it returns; `Lost` if a place is taken."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        if self._writer is None:
            # A task of its own: whoever waits may hang up, the others' moves are written all the same.
            self._writer = asyncio.create_task(self._write_all())
        await written

    async def rest(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write_together(batch)
        finally:
            self._writer = None

    async def _write_together(self, batch: Sequence[tuple[Page, asyncio.Future[None]]]) -> None:
        try:
            await self._write([page for page, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _settle(batch, Lost(batch[0][0].table), error)
                return
            for one in batch:  # somebody lost a race; the others must not lose with them
                await self._write_together([one])
        except BaseException as error:
            _settle(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            _settle(batch)

    async def _write(self, pages: Sequence[Page]) -> None:
        entries = [{"table_id": page.table, **fields(row)} for page in pages for row in page.rows]
        touched = [{"table": page.table, "at": page.rows[-1].at} for page in pages]
        ended = [{"table": page.table, "status_": page.status} for page in pages if page.status is not None]
        async with self._database.writing() as connection:
            await connection.execute(_ADD, entries)
            await connection.execute(_TOUCH, touched)
            if ended:
                await connection.execute(_SET_STATUS, ended)


def _settle(
    batch: Sequence[tuple[Page, asyncio.Future[None]]],
    error: BaseException | None = None,
    cause: Exception | None = None,
) -> None:
    for _, written in batch:
        if written.done():  # nobody waits for it any more
            continue
        if error is None:
            written.set_result(None)
        else:
            error.__cause__ = cause or error.__cause__
            written.set_exception(error)
