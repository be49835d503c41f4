"""Lists of tables, and what people have reached: from columns, without reading a stream."""

from collections.abc import Callable, Mapping, Sequence

from crocetta.server.rooms import Rooms
from crocetta.tables.entries import Open
from crocetta.tables.persons import GameRecord
from crocetta.tables.projection import Here, Projection, info, records
from crocetta.tables.protocol import TableInfo


async def mine(rooms: Rooms, person: str) -> list[TableInfo]:
    return await _infos(rooms, await rooms.tables.mine(person), person)


async def lobby(rooms: Rooms, person: str | None) -> list[TableInfo]:
    """Those with an open seat: others have all their players, who are being asked whether they are ready."""
    listed = await rooms.tables.lobby()
    waiting = [table for table in listed if any(isinstance(seat, Open) for seat in table.seats)]
    return await _infos(rooms, waiting, person)


async def reached(rooms: Rooms, person: str, without: str | None) -> list[GameRecord]:
    """Game by game, as it was without one of their tables."""
    return records([result for result in await rooms.tables.results(person) if result.table != without])


async def _infos(rooms: Rooms, tables: Sequence[Projection], person: str | None) -> list[TableInfo]:
    seen = await rooms.tables.seen([table.id for table in tables if table.settings.away])
    return [info(table, person, _here(rooms, table.id, seen.get(table.id, {}))) for table in tables]


def _here(rooms: Rooms, table: str, seen: Mapping[str, float]) -> Callable[[str], Here]:
    room = rooms.live.get(table)
    return room.presence.here if room is not None else lambda person: Here(away_since=seen.get(person))
