"""Single-instance lock: one server for each SQLite file, and the second is refused. On PostgreSQL they share
(`workers.py`).

The system itself releases the lock when the process ends, however it ends.
"""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from crocetta.kit.words import PLATFORM

KEY: Final = 0x63726F63
"""Of PostgreSQL's advisory lock, one for each database: workers hold it together, earlier programs alone."""


OWNER_ONLY: Final = 0o600


class InUse(Exception):
    """Another Crocetta has this database open."""


def keep_private(file: str) -> None:
    """It is there, and for its owner alone."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    with suppress(PermissionError):  # somebody else's, who lets us use it
        os.chmod(file, OWNER_ONLY)


@asynccontextmanager
async def use_of(engine: AsyncEngine) -> AsyncIterator[None]:
    """Hold the file of an engine alone; InUse if somebody else does.

    SQLite itself knows how to lock a file on every system: an empty one beside the database is held.
    """
    path = engine.url.database
    if not path or path == ":memory:":
        yield
        return
    path = os.path.realpath(path)  # by whatever name it was called
    keep_private(f"{path}-serving")  # whoever may open it could hold it, and no server would start
    try:
        with closing(sqlite3.connect(f"{path}-serving", timeout=0, isolation_level=None)) as lock:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing is written, so no journal lies about
            lock.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(f"{path}-serving: {error}") from error
        raise InUse(PLATFORM.say("terminal-database-in-use", database=path)) from error
