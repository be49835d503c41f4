"""One server for each database: the second is refused.

What holds the place is given back by the system itself when the process ends, however it ends.
"""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from crocetta.kit.words import PLATFORM

KEY: Final = 0x63726F63
"""Of PostgreSQL's advisory lock, which is one for each database."""


class InUse(Exception):
    """Another Crocetta has this database open."""


def use_of(engine: AsyncEngine) -> AbstractAsyncContextManager[None]:
    """Hold the database of an engine alone; InUse if somebody else does."""
    return _file(engine) if engine.dialect.name == "sqlite" else _server(engine)


@asynccontextmanager
async def _file(engine: AsyncEngine) -> AsyncIterator[None]:
    """SQLite itself knows how to lock a file on every system: an empty one beside the database is held."""
    path = engine.url.database
    if not path or path == ":memory:":
        yield
        return
    path = os.path.realpath(path)  # by whatever name it was called
    try:
        with closing(sqlite3.connect(f"{path}-serving", timeout=0, isolation_level=None)) as lock:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing is written, so no journal lies about
            lock.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(f"{path}-serving: {error}") from error
        raise InUse(PLATFORM.say("terminal-database-in-use", database=path)) from error


@asynccontextmanager
async def _server(engine: AsyncEngine) -> AsyncIterator[None]:
    async with engine.connect() as connection:
        held = (await connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY})).scalar()
        await connection.commit()
        if not held:
            raise InUse(PLATFORM.say("terminal-database-in-use", database=PLATFORM.say("terminal-database-this")))
        try:
            yield
        finally:
            await connection.invalidate()  # hung up for good: back in the pool it would keep the lock
