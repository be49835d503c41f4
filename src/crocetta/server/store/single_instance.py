"""Single-instance lock: one server per SQLite file, and a second is refused. PostgreSQL is shared (`workers.py`).

The operating system releases the lock however the process ends.
"""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from crocetta.kit.words import PLATFORM

KEY: Final = 0x63726F63
"""PostgreSQL's advisory lock, one per database: workers hold it shared, a restore exclusively."""


OWNER_ONLY: Final = 0o600


class InUse(Exception):
    """Another Crocetta has this database open."""


def keep_private(file: str) -> None:
    """Create it if missing, readable by its owner alone."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    with suppress(PermissionError):  # another user's file that we may use
        os.chmod(file, OWNER_ONLY)


@asynccontextmanager
async def use_of(engine: AsyncEngine) -> AsyncIterator[None]:
    """Lock the file of an engine; InUse if another process has it.

    SQLite can lock files on every system: an empty one beside the database is locked through it.
    """
    path = engine.url.database
    if not path or path == ":memory:":
        yield
        return
    path = os.path.realpath(path)  # the same lock for every name of the file
    keep_private(f"{path}-serving")  # whoever may open it could lock it and block every server
    try:
        with closing(sqlite3.connect(f"{path}-serving", timeout=0, isolation_level=None)) as lock:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing is written, so no journal is needed
            lock.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(f"{path}-serving: {error}") from error
        raise InUse(PLATFORM.say("terminal-database-in-use", database=path)) from error
