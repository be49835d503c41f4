"""A person's match history, visible to them alone: page by page, in full for export, and its anonymization."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, delete, func, or_, select, tuple_, update

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
_attempts = schema.attempts
_settings = msgspec.json.Decoder(Settings)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_OF_TABLES: Final = [_tables.c[name] for name in ("id", "code", "game", "updated", "settings", "scores", "ranks")]
_OF_SEATS: Final = [_seats.c[name] for name in ("table_id", "seat", "kind", "name", "person", "bot", "why")]


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, person: str, most: int, before: tuple[float, str] | None = None, game: str | None = None
    ) -> list[Finished]:
        """The latest first; before a given match, by end time and id."""
        at, name = _tables.c.updated, _tables.c.id
        query = _over(person).order_by(at.desc(), name.desc()).limit(most)
        if before is not None:
            query = query.where(tuple_(at, name) < tuple_(*before))
        if game is not None:
            query = query.where(_tables.c.game == game)
        tables = await self._database.rows(query)
        seats = select(*_OF_SEATS).where(_seats.c.table_id.in_([table.id for table in tables]))
        return _finished(tables, await self._database.rows(seats))

    async def all(self, person: str) -> list[Finished]:
        """In any order; yields to the event loop while thousands are read."""
        tables = await self._database.rows(_over(person))
        seats = select(*_OF_SEATS).where(_seats.c.table_id.in_(_seated(person)))
        return await asyncio.to_thread(_finished, tables, await self._database.rows(seats))

    async def tables_of(self, person: str) -> Sequence[str]:
        """All tables where they have a seat or that they host."""
        theirs = or_(_tables.c.id.in_(_seated(person)), _tables.c.host == person)
        return [row.id for row in await self._database.rows(select(_tables.c.id).where(theirs))]

    async def forget(self, person: str, tables: Sequence[str]) -> None:
        """Erase their name from these tables and from `people`. Their matches stay, anonymized."""
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
            await connection.execute(delete(_attempts).where(_attempts.c.person == person))
            await connection.execute(update(_people).where(_people.c.person == person).values(nickname=""))


def _seated(person: str) -> Select[Any]:
    return select(_seats.c.table_id).where(_seats.c.person == person)


def _over(person: str) -> Select[Any]:
    """Joined from the person's seats: the index on `status` would scan everybody's tables."""
    over = func.coalesce(_tables.c.status, "") == "over"
    return select(*_OF_TABLES).where(over, _tables.c.seq != UNREADABLE, _tables.c.id.in_(_seated(person)))


def _finished(tables: Sequence[Any], seats: Sequence[Any]) -> list[Finished]:
    """In the order of the tables. Repeated strings in thousands of rows are decoded once."""
    numbers, counts = cache(_numbers.decode), cache(lambda text: _settings.decode(text).counts)
    known: dict[Any, Occupant] = {}
    sitting: dict[str, dict[int, Occupant]] = {table[0]: {} for table in tables}
    for row in seats:
        around, who = sitting.get(row[0]), row[2:]
        if around is None:
            continue
        if who not in known:
            known[who] = occupant(row)
        around[row[1]] = known[who]
    return [
        Finished(
            table,
            code,
            game,
            at,
            tuple([sitting[table][seat] for seat in sorted(sitting[table])]),
            numbers(scores),
            numbers(ranks),
            counts(settings),
        )
        for table, code, game, at, settings, scores, ranks in tables
    ]


def somebody(seat: int) -> str:
    return PLATFORM.say("player-numbered", place=seat + 1)


def nameless(entry: Entry, person: str) -> Entry:
    """The entry without this person's name."""
    if isinstance(entry, Opened):
        return msgspec.structs.replace(entry, seats=without_name(entry.seats, person))
    if isinstance(entry, e.Joined | e.TookOver) and entry.person == person:
        return msgspec.structs.replace(entry, name=somebody(entry.seat))
    return entry


def without_name(seats: Sequence[Occupant], person: str) -> tuple[Occupant, ...]:
    return tuple(
        msgspec.structs.replace(seat, name=somebody(place))
        if isinstance(seat, Person) and seat.person == person
        else seat
        for place, seat in enumerate(seats)
    )
