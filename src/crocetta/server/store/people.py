"""People and their devices, and the server's own secrets."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crocetta.server import wall_clock
from crocetta.server.store import schema
from crocetta.server.store.database import Database
from crocetta.server.store.workers import NOTIFY, Workers, news

_people, _links, _devices = schema.people, schema.device_links, schema.devices
_subscriptions = schema.subscriptions

MOST_DEVICES: Final = 20
"""Per person; beyond that the least recently seen is signed out."""


class Device(NamedTuple):
    device: str
    label: str
    created: float
    seen: float


class People:
    def __init__(self, database: Database, workers: Workers | None) -> None:
        self._database = database
        self._workers = workers

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of this name; stores `fresh` if there is none yet."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        if not await self._database.rows(query):
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
            except IntegrityError:
                pass  # another process was first
        value: str = (await self._database.rows(query))[0].value
        return value

    async def add(self, person: str, nickname: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                insert(_people).values(person=person, nickname=nickname, created=wall_clock.now())
            )

    async def nickname(self, person: str) -> str | None:
        rows = await self._database.rows(select(_people.c.nickname).where(_people.c.person == person))
        return rows[0].nickname if rows else None

    async def generation(self, person: str) -> int | None:
        """How often this person's cookies were revoked; None for an unknown person."""
        rows = await self._database.rows(select(_people.c.generation).where(_people.c.person == person))
        return rows[0].generation if rows else None

    async def generations(self, people: Sequence[str]) -> dict[str, int]:
        query = select(_people.c.person, _people.c.generation).where(_people.c.person.in_(people))
        return {row.person: row.generation for row in await self._database.rows(query)}

    async def revoke(self, person: str) -> int:
        """Start a new generation of cookies and return it. Unused device links are deleted, too."""
        theirs = _people.c.person == person
        newer = update(_people).where(theirs).values(generation=_people.c.generation + 1)
        async with self._database.writing() as connection:
            await connection.execute(delete(_links).where(_links.c.person == person))
            await connection.execute(delete(_devices).where(_devices.c.person == person))
            await connection.execute(delete(_subscriptions).where(_subscriptions.c.person == person))
            row = (await connection.execute(newer.returning(_people.c.generation))).one()
            await self._tell_revoked(connection, person)
        generation: int = row.generation
        return generation

    async def _tell_revoked(self, connection: AsyncConnection, person: str) -> None:
        if self._workers is not None:
            await connection.exec_driver_sql(NOTIFY, news(self._workers.worker, "revoked", [person]))

    async def devices(self, person: str) -> list[Device]:
        """The most recently seen first."""
        query = select(_devices).where(_devices.c.person == person).order_by(_devices.c.seen.desc())
        rows = await self._database.rows(query)
        return [Device(row.device, row.label, row.created, row.seen) for row in rows]

    async def add_device(self, person: str, device: str, label: str) -> None:
        now = wall_clock.now()
        values = {"device": device, "person": person, "label": label, "created": now, "seen": now}
        oldest = (
            select(_devices.c.device)
            .where(_devices.c.person == person)
            .order_by(_devices.c.seen.desc())
            .offset(MOST_DEVICES - 1)
        )
        async with self._database.writing() as connection:
            await connection.execute(delete(_devices).where(_devices.c.device.in_(oldest)))
            await connection.execute(insert(_devices).values(values))

    async def note_device(self, device: str) -> None:
        async with self._database.writing() as connection:
            seen = update(_devices).where(_devices.c.device == device).values(seen=wall_clock.now())
            await connection.execute(seen)

    async def revoke_device(self, person: str, device: str) -> bool:
        """False if it is not theirs."""
        theirs = and_(_devices.c.person == person, _devices.c.device == device)
        async with self._database.writing() as connection:
            gone = (await connection.execute(delete(_devices).where(theirs))).rowcount
            told = and_(_subscriptions.c.person == person, _subscriptions.c.device == device)
            await connection.execute(delete(_subscriptions).where(told))
            await self._tell_revoked(connection, person)
        return bool(gone)

    async def rename(self, person: str, nickname: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(_people).where(_people.c.person == person).values(nickname=nickname))

    async def add_device_link(self, token_hash: str, person: str, expires: float) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(_links).where(_links.c.expires < wall_clock.now()))
            await connection.execute(insert(_links).values(token_hash=token_hash, person=person, expires=expires))

    async def claim_device_link(self, token_hash: str) -> str | None:
        """The person of a device link; each works once, for a limited time."""
        used = delete(_links).where(_links.c.token_hash == token_hash).returning(_links.c.person, _links.c.expires)
        async with self._database.writing() as connection:
            row = (await connection.execute(used)).first()
        return row.person if row is not None and row.expires >= wall_clock.now() else None
