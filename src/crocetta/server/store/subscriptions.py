"""Push subscriptions: the devices on which people want notifications."""

from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, insert, select, update

from crocetta.server import wall_clock
from crocetta.server.store import schema
from crocetta.server.store.database import Database

_subscriptions = schema.subscriptions

MOST: Final = 10
"""Per person; beyond that the oldest is removed."""


class Subscription(NamedTuple):
    id: str
    person: str
    device: str
    """Empty if the browser's cookie is older than device ids."""
    endpoint: str
    key: str
    auth: str
    language: str
    paused: bool
    created: float = 0.0
    """Seconds since 1970, once stored."""


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Subscription]:
        """The newest first."""
        theirs = select(_subscriptions).where(_subscriptions.c.person == person)
        rows = await self._database.rows(theirs.order_by(_subscriptions.c.created.desc()))
        return [
            Subscription(
                row.id,
                row.person,
                row.device,
                row.endpoint,
                row.key,
                row.auth,
                row.language,
                bool(row.paused),
                row.created,
            )
            for row in rows
        ]

    async def any(self) -> bool:
        return bool(await self._database.rows(select(_subscriptions.c.id).limit(1)))

    async def add(self, new: Subscription) -> None:
        """Replaces an earlier one of the same device or endpoint, whoever's it was."""
        same = _subscriptions.c.id == new.id
        if new.device:
            same = same | and_(_subscriptions.c.person == new.person, _subscriptions.c.device == new.device)
        oldest = (
            select(_subscriptions.c.id)
            .where(_subscriptions.c.person == new.person)
            .order_by(_subscriptions.c.created.desc())
            .offset(MOST - 1)
        )
        async with self._database.writing() as connection:
            await connection.execute(delete(_subscriptions).where(same))
            await connection.execute(delete(_subscriptions).where(_subscriptions.c.id.in_(oldest)))
            kept = new._replace(created=wall_clock.now())
            await connection.execute(insert(_subscriptions).values(kept._asdict()))

    async def pause(self, person: str, paused: bool) -> None:
        theirs = update(_subscriptions).where(_subscriptions.c.person == person).values(paused=paused)
        async with self._database.writing() as connection:
            await connection.execute(theirs)

    async def remove(self, subscription: str, person: str | None = None) -> bool:
        """With a person, only if it is theirs. False if there was none."""
        found = _subscriptions.c.id == subscription
        if person is not None:
            found = and_(found, _subscriptions.c.person == person)
        async with self._database.writing() as connection:
            return bool((await connection.execute(delete(_subscriptions).where(found))).rowcount)
