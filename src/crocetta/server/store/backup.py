"""Backup of the database while the server runs, and restore while it is stopped.

SQLite uses its online backup. PostgreSQL uses pg_dump and pg_restore, from one snapshot.
"""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from crocetta.kit.errors import UserError
from crocetta.server.store import schema
from crocetta.server.store.single_instance import KEY, InUse, use_of

STEPS: Final = Path(__file__).parent / "migrations" / "versions"


class CopyError(UserError):
    """Why a backup or restore failed."""


def back_up(database: str, to: Path, *, replace: bool = False) -> None:
    """Copy a database that may be in use; on failure no file is left."""
    if to.exists() and not replace:
        raise CopyError("terminal-copy-exists", file=str(to))
    url = make_url(database)
    try:
        if url.get_backend_name() == "sqlite":
            path = _file_of(url)
            if to.exists() and to.samefile(path):
                raise CopyError("terminal-copy-itself", file=str(to))
            _copy_file(path, to)
        else:
            _dump(url, to)
    except (OSError, sqlite3.Error) as error:
        raise CopyError("terminal-copy-failed", reason=str(error)) from error


def put_back(database: str, file: Path, *, replace: bool = False) -> Path | None:
    """Restore a backup. What it replaces is kept beside it; returns where."""
    url = make_url(database)
    try:
        if url.get_backend_name() == "sqlite":
            return asyncio.run(_put_file_back(url, file, replace))
        return asyncio.run(_put_server_back(url, file, replace))
    except InUse as error:
        raise CopyError("terminal-copy-in-use") from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise CopyError("terminal-copy-failed", reason=str(error).splitlines()[0]) from error


def _kept_as(beside: Path, name: str) -> Path:
    return beside.with_name(f"{name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")


@contextmanager
def _part(of: Path) -> Iterator[Path]:
    """A new temporary file beside it that only the owner may read: it holds the cookie key."""
    handle, name = tempfile.mkstemp(prefix=f".{of.name}.", suffix=".part", dir=of.parent)
    os.close(handle)
    try:
        yield (part := Path(name))
    finally:
        part.unlink(missing_ok=True)


# SQLite


def _file_of(url: URL) -> Path:
    path = Path(url.database or "")
    if not path.is_file():
        raise CopyError("terminal-copy-missing", file=str(path))
    return Path(os.path.realpath(path))


def _copy_file(path: Path, to: Path) -> None:
    with _part(to) as part:
        with closing(_opened(path)) as source, closing(sqlite3.connect(part, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # a single file, no WAL
            _check(copy, path)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(to)


def _opened(path: Path) -> sqlite3.Connection:
    """Never creates the file; writable, because a WAL database needs its `-shm` file."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True, timeout=30)


def _check(copy: sqlite3.Connection, path: Path) -> None:
    try:
        sound = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        (step,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise CopyError("terminal-copy-foreign", file=str(path)) from error
    if not sound:
        raise CopyError("terminal-copy-damaged", file=str(path))
    if not list(STEPS.glob(f"{step}_*.py")):
        raise CopyError("terminal-database-newer", step=str(step))


async def _put_file_back(url: URL, file: Path, replace: bool) -> Path | None:
    path = Path(os.path.realpath(url.database or ""))
    there = path.exists()
    if there and not replace:
        raise CopyError("terminal-restore-exists", database=str(path))
    if not file.is_file():
        raise CopyError("terminal-copy-missing", file=str(file))
    engine = create_async_engine(url)
    try:
        async with use_of(engine):
            new, kept = path.with_name(f"{path.name}.new"), _kept_as(path, path.name)
            _copy_file(file, new)
            if there:
                _copy_file(path, kept)
            for beside in ("-wal", "-shm"):  # of the old one; the kept copy includes them
                Path(f"{path}{beside}").unlink(missing_ok=True)
            new.replace(path)
            return kept if there else None
    finally:
        await engine.dispose()


# PostgreSQL


def _dump(url: URL, to: Path) -> None:
    with _part(to) as part:
        # Workers and leases are not part of a backup; their tables are unlogged.
        now_only = "--no-unlogged-table-data"
        _run(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", now_only, f"--file={part}")
        part.replace(to)


def _restore(url: URL, file: Path) -> None:
    """In one transaction. Tables added by a later version are dropped, too: they would block the next start."""
    ours = ", ".join(f'"{name}"' for name in (*schema.metadata.tables, "alembic_version"))
    options = ("--no-psqlrc", "--quiet", f"--output={os.devnull}", "--single-transaction", "--set=ON_ERROR_STOP=1")
    clear, check = f"DROP TABLE IF EXISTS {ours} CASCADE", "SELECT version_num FROM alembic_version"
    with _part(file) as script:
        _run(url, "pg_restore", "--clean", "--if-exists", "--no-owner", f"--file={script}", str(file))
        # Fails without a version: not a backup of ours. The script changes the search path.
        _run(url, "psql", *options, "-c", clear, "-f", str(script), "-c", "RESET search_path", "-c", check)


def _run(url: URL, program: str, *arguments: str) -> None:
    """The password goes in the environment: arguments are visible to all users of the machine."""
    found = shutil.which(program)
    if found is None:
        raise CopyError("terminal-copy-program", program=program)
    query = {name: value for name, value in url.query.items() if isinstance(value, str)}
    known = {
        "PGHOST": url.host or query.get("host"),
        "PGPORT": str(url.port) if url.port else query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": query.get("sslmode") or query.get("ssl"),
    }
    environment = os.environ | {name: value for name, value in known.items() if value}
    done = subprocess.run([found, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CopyError("terminal-copy-failed", reason=(done.stderr.strip() or program).splitlines()[-1])


async def _put_server_back(url: URL, file: Path, replace: bool) -> Path | None:
    if not file.is_file():
        raise CopyError("terminal-copy-missing", file=str(file))
    async with _alone(url) as there:
        if there and not replace:
            raise CopyError("terminal-restore-exists", database=url.render_as_string(hide_password=True))
        kept = _kept_as(file, str(url.database)) if there else None
        if kept is not None:
            _dump(url, kept)
        _restore(url, file)
        return kept


@asynccontextmanager
async def _alone(url: URL) -> AsyncIterator[bool]:
    """Locks servers out; yields whether the database holds anything."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            held = (await connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY})).scalar()
            there = await connection.run_sync(lambda one: inspect(one).has_table("alembic_version"))
            await connection.rollback()  # releases its locks on tables about to be replaced
            if not held:
                raise InUse
            yield there
    finally:
        await engine.dispose()
