"""Lists of tables and people's records, from database columns, without reading a stream."""

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from crocetta.server.room import Room
from crocetta.server.store.contract import TableStore
from crocetta.tables.persons import GameRecord
from crocetta.tables.projection import Here, Projection, info, records
from crocetta.tables.protocol import TableInfo

LISTED_AT_ONCE: Final = 50


class Watched(Protocol):
    """What lists need of the live tables."""

    @property
    def tables(self) -> TableStore: ...
    @property
    def live(self) -> Mapping[str, Room]: ...

    def in_background(self, work: Coroutine[Any, Any, None]) -> None: ...


async def mine(rooms: Watched, person: str) -> list[TableInfo]:
    return await _infos(rooms, await rooms.tables.mine(person), person)


async def lobby(rooms: Watched, person: str | None) -> list[TableInfo]:
    """The latest listed tables with a free seat. Home pages get all of them by their line."""
    return await _infos(rooms, await rooms.tables.lobby(LISTED_AT_ONCE), person)


async def reached(rooms: Watched, person: str, without: str | None) -> list[GameRecord]:
    """Per game, as it was without one of their tables."""
    return records([result for result in await rooms.tables.results(person) if result.table != without])


async def _infos(rooms: Watched, tables: Sequence[Projection], person: str | None) -> list[TableInfo]:
    seen = await rooms.tables.seen([table.id for table in tables if table.settings.away])
    watching = await watching_at(rooms, [table.id for table in tables])
    return [
        info(table, person, here_at(rooms, table.id, seen.get(table.id)), watching.get(table.id, 0))
        for table in tables
    ]


def here_at(rooms: Watched, table: str, seen: Mapping[str, float] | None = None) -> Callable[[str], Here]:
    room = rooms.live.get(table)
    return room.presence.here if room is not None else lambda person: Here(away_since=(seen or {}).get(person))


async def watching_at(rooms: Watched, tables: Iterable[str]) -> dict[str, int]:
    """Spectators at each, here and at other workers."""
    ids = list(tables)
    elsewhere = await rooms.tables.watching(ids) if ids else {}
    here = {table: rooms.live[table].audience.counted for table in ids if table in rooms.live}
    return {table: elsewhere.get(table, 0) + here.get(table, 0) for table in ids}
