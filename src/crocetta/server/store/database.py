"""The database engine under the store: durable settings, migrations, and one error for "unavailable"."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, nullcontext
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from crocetta.kit.extras import how_to_install
from crocetta.kit.words import PLATFORM
from crocetta.server.store import schema, single_instance

CONNECTIONS: Final = 10
"""PostgreSQL connections per worker, including the one for notifications; half of them are pooled."""
READERS: Final = 2
"""Threads that read a SQLite file."""
ANSWERS_WITHIN: Final = 15.0
"""Seconds until PostgreSQL counts as unavailable, per statement or connection attempt."""


Execute: TypeAlias = Callable[[str, Sequence[tuple[Any, ...]]], object]
"""Executes a statement in the driver's dialect, once per row."""


class DatabaseError(Exception):
    """The database cannot be used at all; the reason, for the host."""


class DatabaseUnavailable(Exception):
    """The database did not answer or could not write: a full disk, a lock, a lost connection."""


class Database:
    def __init__(self, url: str, *, alone: bool = True) -> None:
        """With `alone`, a SQLite file that another server has open is refused; PostgreSQL is shared."""
        try:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **_options(url))
        except ModuleNotFoundError as error:
            install = how_to_install("postgres")
            raise DatabaseError(
                PLATFORM.say("terminal-database-driver", driver=error.name or str(error), install=install)
            ) from error
        except SQLAlchemyError as error:
            raise DatabaseError(PLATFORM.say("terminal-database-failed", reason=str(error))) from error
        self._alone = alone
        self.writer: Engine | None = None
        """For SQLite: a transaction in one thread hop instead of six through the async engine.

        Always the same connection, which keeps its page cache; after another's write it would be invalid.
        """
        self._reader: Engine | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._held = AsyncExitStack()
        self._opened = False
        self._fails = False
        """The latest write failed."""
        self._write_lock = asyncio.Lock()
        """Serializes writes: SQLite would let the others sleep and retry, late and out of order."""
        self.failures: tuple[type[Exception], ...] = (OSError, SQLAlchemyError, sqlite3.Error)
        """Errors that mean the database is unavailable."""
        if self.engine.dialect.name == "postgresql":
            self.failures += _driver_errors()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _make_durable)
            if self.engine.url.database not in (None, "", ":memory:"):
                self.writer, self._reader = (
                    create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True) for _ in range(2)
                )
                for engine in (self.writer, self._reader):
                    event.listen(engine, "connect", _make_durable)
                self._thread = ThreadPoolExecutor(1, "sqlite")
                self._readers = ThreadPoolExecutor(READERS, "sqlite-reads")

    async def open(self) -> None:
        """Lock the database for this server and migrate it; refuse one that is newer than this version."""
        if self._opened:
            return
        try:
            await self._take()
        except BaseException as error:
            await self._held.aclose()
            if isinstance(error, single_instance.InUse):
                raise DatabaseError(str(error)) from error
            if isinstance(error, self.failures):
                reason = str(error).splitlines()[0]
                raise DatabaseError(PLATFORM.say("terminal-database-failed", reason=reason)) from error
            raise
        self._opened = True

    async def _take(self) -> None:
        if self.writer is not None:
            _keep_private(str(self.engine.url.database))
        if self._alone and not self.shared:
            await self._held.enter_async_context(single_instance.use_of(self.engine))
        async with self.engine.connect() as connection:
            step = await connection.run_sync(_step)
        if step != schema.STEP:
            await self._bring_up_to_date()

    async def _bring_up_to_date(self) -> None:
        from crocetta.server.store import migrations  # takes a second, and is seldom needed

        # On PostgreSQL by a connection without timeouts.
        engine = create_async_engine(self.engine.url, hide_parameters=True) if self.shared else self.engine
        try:
            async with engine.connect() as connection:
                await connection.run_sync(migrations.upgrade)
                await connection.commit()
        except migrations.TooNew as error:
            raise DatabaseError(str(error)) from error
        finally:
            await engine.dispose()  # SQLite's connection was used without foreign keys

    @property
    def shared(self) -> bool:
        """Whether several workers may use it at the same time."""
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        async with self._write_lock:
            self._opened = False
            await self._held.aclose()
            await self.engine.dispose()
            for engine in filter(None, (self.writer, self._reader)):
                await self._in_thread(engine.dispose)

    async def write(self, work: Callable[[Execute], None]) -> None:
        """One transaction, durable on return."""
        if self.writer is None:
            async with self.writing() as connection:
                await connection.run_sync(lambda sync: work(sync.exec_driver_sql))
            return
        try:
            async with self._write_lock:
                await self._in_thread(partial(_transact, self.writer, work))
        except IntegrityError:
            raise
        except self.failures as error:
            raise self.cannot_write() from error
        self._fails = False

    def cannot_write(self) -> DatabaseUnavailable:
        self._fails = True
        return DatabaseUnavailable("cannot write to the database just now; try again in a moment")

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, durable when the block ends."""
        try:
            async with nullcontext() if self.shared else self._write_lock, self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except self.failures as error:
            raise self.cannot_write() from error
        self._fails = False

    async def ping(self) -> None:
        """DatabaseUnavailable if it does not answer, or if the latest write failed and still does."""
        await self.rows(select(schema.secrets.c.name).limit(1))
        if self._fails:
            async with self.writing() as connection:
                await connection.execute(update(schema.secrets).values(value=schema.secrets.c.value))

    async def rows(self, query: Any, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        try:
            if self._reader is not None:  # one thread hop per query; the asyncio driver makes five
                reading = partial(_select, self._reader, query, values)
                return await asyncio.get_running_loop().run_in_executor(self._readers, reading)
            async with self.engine.connect() as connection:
                return (await connection.execute(query, values)).all()
        except self.failures as error:
            raise DatabaseUnavailable("cannot read the database just now; try again in a moment") from error


def _options(url: str) -> dict[str, Any]:
    if not url.startswith("postgresql"):
        return {}
    answers = {"timeout": ANSWERS_WITHIN, "command_timeout": ANSWERS_WITHIN}
    kept = CONNECTIONS // 2
    return {
        "pool_pre_ping": True,
        "pool_size": kept,
        "max_overflow": CONNECTIONS - kept,
        "connect_args": answers,
    }


def _driver_errors() -> tuple[type[Exception], ...]:
    """Errors that SQLAlchemy does not wrap while PostgreSQL starts, stops or recovers."""
    import asyncpg  # an optional dependency

    return (asyncpg.PostgresError, asyncpg.InterfaceError)


def _select(engine: Engine, query: Any, values: Mapping[str, Any] | None) -> Sequence[Any]:
    with engine.connect() as connection:
        return connection.execute(query, values).all()


def _transact(engine: Engine, work: Callable[[Execute], None]) -> None:
    """Straight to the driver: SQLAlchemy's overhead exceeds the rest of the transaction."""
    with closing(engine.raw_connection()) as connection:  # closing rolls back what is not committed
        try:
            work(connection.driver_connection.executemany)  # type: ignore[union-attr]  # not None: it is open
            connection.commit()
        except sqlite3.IntegrityError as error:
            raise IntegrityError(str(error), None, error) from error


def _keep_private(path: str) -> None:
    """The file holds the cookie key and all future luck. SQLite creates its other files with the same mode."""
    for file in (path, *(f"{path}{beside}" for beside in ("-wal", "-shm") if os.path.exists(f"{path}{beside}"))):
        single_instance.keep_private(file)


def _step(connection: Connection) -> str | None:
    """The database's migration step; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _make_durable(connection: Any, _record: object) -> None:
    """`fullfsync` is for macOS, where fsync alone does not flush the disk's cache."""
    cursor = connection.cursor()
    try:
        for pragma in (
            "busy_timeout=5000",
            "journal_mode=WAL",
            "synchronous=FULL",
            "fullfsync=ON",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()  # it is in no pool yet
        raise
    cursor.close()
