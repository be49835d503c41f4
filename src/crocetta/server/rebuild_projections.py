"""Rebuilds projections from streams: of tables from an older schema, and of those that could not be read before."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Protocol

import structlog

from crocetta.server.store.contract import StreamStore, TableStore
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables.entries import Entry
from crocetta.tables.projection import project
from crocetta.tables.table import Table

log = structlog.get_logger()

SLICE: Final = 100
"""Entries read at once; `fold` reads the rest of a long stream."""


class Tables(Protocol):
    @property
    def streams(self) -> StreamStore: ...
    @property
    def tables(self) -> TableStore: ...

    async def each(self, failure: str, tables: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None: ...
    async def fold(self, table: str, entries: Sequence[Entry]) -> Table: ...
    async def give_up(self, table: str) -> None: ...


async def rebuild_projections(rooms: Tables) -> None:
    """Unreadable tables are tried again: a newer version may be able to read them."""
    await rooms.tables.reconsider()
    before: Sequence[str] = ()
    while (tables := await rooms.tables.unprojected()) and tables != before:
        await rooms.each("projection not rebuilt", tables, lambda table: _project(rooms, table))
        before = tables


async def _project(rooms: Tables, table: str) -> None:
    try:
        stands = await rooms.fold(table, await rooms.streams.entries(table, most=SLICE))
        await rooms.tables.project(project(stands), stands.seq)
    except DatabaseUnavailable:
        raise
    except Exception as error:
        log.warning("table cannot be opened", table=table, error=repr(error))
        await rooms.give_up(table)
