"""Two workers on one PostgreSQL, and what happens to them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from litestar import Litestar

from crocetta.server.store.workers import Workers
from tests.server.people import Guests, Person, store_of, wait_until
from tests.server.postgres import Postgres


class TwoWorkers:
    """Two workers, and guests of each."""

    def __init__(self, here: Guests, there: Guests) -> None:
        self.here, self.there = here, there

    async def pair(self, *seats: str, **wishes: object) -> tuple[Person, Person, str]:
        """Ada is connected to one worker, Bruno to the other."""
        ada, bruno = await self.here.invite("Ada"), await self.there.invite("Bruno")
        table = (await ada.open_table("silver-and-gold", "me", "open", *seats, **wishes))["table"]
        await bruno.join(table)
        return ada, bruno, table


def workers_of(app: Litestar) -> Workers:
    workers = store_of(app).workers
    assert workers is not None
    return workers


@asynccontextmanager
async def cut_off(app: Litestar, postgres: Postgres) -> AsyncIterator[None]:
    """The connection on which a worker hears the others ends; it cannot come back within the block."""
    workers, back = workers_of(app), asyncio.Event()
    join, process = workers._join, workers._raw.get_server_pid()

    async def join_later() -> None:
        await back.wait()
        await join()

    workers._join = join_later  # type: ignore[method-assign]  # in this one alone
    connection: asyncpg.Connection = await postgres.connect()
    await connection.execute("SELECT pg_terminate_backend($1)", process)
    await connection.close()
    await wait_until(lambda: is_so(workers.worker is None))
    yield
    back.set()


async def is_so(true: bool) -> bool:
    return true
