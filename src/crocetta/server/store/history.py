"""Matches that somebody has played, for them alone: page by page, all together, and without their name."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, or_, select, tuple_, update

from crocetta.kit.words import PLATFORM
from crocetta.server.store import schema
from crocetta.server.store.database import Database
from crocetta.server.store.streams import UNREADABLE
from crocetta.server.store.tables import occupant
from crocetta.tables import entries as e
from crocetta.tables.entries import Entry, Occupant, Opened, Person
from crocetta.tables.protocol import Settings
from crocetta.tables.statistics import Finished

_tables, _seats, _entries, _people = schema.tables, schema.seats, schema.entries, schema.people
_settings = msgspec.json.Decoder(Settings)
_numbers = msgspec.json.Decoder(tuple[int, ...])
SLICE: Final = 500
"""Tables whose seats are asked for at once: databases take only so many parameters."""


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, person: str, most: int, before: tuple[float, str] | None = None, game: str | None = None
    ) -> list[Finished]:
        """The latest first; those before a match, by when it ended and its id."""
        query = _over(person).order_by(_tables.c.updated.desc(), _tables.c.id.desc()).limit(most)
        if before is not None:
            query = query.where(tuple_(_tables.c.updated, _tables.c.id) < tuple_(*before))
        if game is not None:
            query = query.where(_tables.c.game == game)
        return await self._read(query)

    async def all(self, person: str) -> list[Finished]:
        return await self._read(_over(person))

    async def _read(self, query: Select[Any]) -> list[Finished]:
        rows = await self._database.rows(query)
        seats: dict[str, list[Occupant]] = {row.id: [] for row in rows}
        ids = list(seats)
        for first in range(0, len(ids), SLICE):
            these = _seats.c.table_id.in_(ids[first : first + SLICE])
            for row in await self._database.rows(select(_seats).where(these).order_by(_seats.c.seat)):
                seats[row.table_id].append(occupant(row))
        return [_finished(row, seats[row.id]) for row in rows]

    async def tables_of(self, person: str) -> Sequence[str]:
        """All where they sit or that they host."""
        seated = select(_seats.c.table_id).where(_seats.c.person == person)
        theirs = or_(_tables.c.id.in_(seated), _tables.c.host == person)
        return [row.id for row in await self._database.rows(select(_tables.c.id).where(theirs))]

    async def forget(self, person: str, tables: Sequence[str]) -> None:
        """Their name is gone from all these tables, and from the people. What they played stays, as somebody's."""
        for table in tables:
            query = select(_entries.c.seq, _entries.c.body).where(_entries.c.table_id == table)
            named = [row for row in await self._database.rows(query) if person in row.body]
            bodies = [(row.seq, e.encode(nameless(e.decoder.decode(row.body), person)).decode()) for row in named]
            places = select(_seats.c.seat).where(_seats.c.table_id == table, _seats.c.person == person)
            seats = [row.seat for row in await self._database.rows(places)]
            async with self._database.writing() as connection:
                for seq, body in bodies:
                    place = and_(_entries.c.table_id == table, _entries.c.seq == seq)
                    await connection.execute(update(_entries).where(place).values(body=body))
                for seat in seats:
                    place = and_(_seats.c.table_id == table, _seats.c.seat == seat)
                    await connection.execute(update(_seats).where(place).values(name=somebody(seat)))
        async with self._database.writing() as connection:
            await connection.execute(update(_people).where(_people.c.person == person).values(nickname=""))


def _over(person: str) -> Select[Any]:
    columns = (_tables.c.id, _tables.c.code, _tables.c.game, _tables.c.updated, _tables.c.settings)
    theirs = select(_seats.c.table_id).where(_seats.c.person == person)
    over = and_(_tables.c.status == "over", _tables.c.seq != UNREADABLE, _tables.c.id.in_(theirs))
    return select(*columns, _tables.c.scores, _tables.c.ranks).where(over)


def _finished(row: Any, seats: Sequence[Occupant]) -> Finished:
    return Finished(
        table=row.id,
        code=row.code,
        game=row.game,
        at=row.updated,
        seats=tuple(seats),
        scores=_numbers.decode(row.scores),
        ranks=_numbers.decode(row.ranks),
        counts=_settings.decode(row.settings).counts,
    )


def somebody(seat: int) -> str:
    return PLATFORM.say("player-numbered", place=seat + 1)


def nameless(entry: Entry, person: str) -> Entry:
    """The same without this person's name."""
    if isinstance(entry, Opened):
        return msgspec.structs.replace(entry, seats=without_name(entry.seats, person))
    if isinstance(entry, e.Joined) and entry.person == person:
        return msgspec.structs.replace(entry, name=somebody(entry.seat))
    return entry


def without_name(seats: Sequence[Occupant], person: str) -> tuple[Occupant, ...]:
    return tuple(
        msgspec.structs.replace(seat, name=somebody(place))
        if isinstance(seat, Person) and seat.person == person
        else seat
        for place, seat in enumerate(seats)
    )
