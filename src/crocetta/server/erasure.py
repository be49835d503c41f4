"""Erases a person's data: they leave their tables, and their name is removed."""

from collections.abc import Sequence

from msgspec.structs import replace

from crocetta.server.rooms import Rooms
from crocetta.server.store.history import without_name
from crocetta.tables import commands as c
from crocetta.tables.seats import name_of


async def leave_all(rooms: Rooms, tables: Sequence[str], person: str) -> None:
    """Leave permanently."""

    async def leave(table: str) -> None:
        room = await rooms.room(table)
        if room.table.status in ("gathering", "running") and room.table.seats_of(person):
            await room.do(c.Leave(person))

    await rooms.each("table not left", tables, leave)


def forget_name(rooms: Rooms, tables: Sequence[str], person: str) -> None:
    """In the tables in memory; the store has done it on disk."""
    for room in [rooms.live[table] for table in tables if table in rooms.live]:
        table = room.table
        seats = without_name(table.seats, person)
        players = [replace(each, name=name_of(seats[place])) for place, each in enumerate(table.players)]
        room.table = replace(table, seats=seats, players=tuple(players))
