"""A private PostgreSQL from Debian's packages, reachable only through a Unix socket in its folder."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from tests.server.people import TIMEOUT

DEBIAN: Final = Path("/usr/lib/postgresql")


def programs() -> tuple[str, str] | None:
    """`initdb` and `postgres`, if they are here. Debian keeps them off the PATH, one folder for each version."""
    versions = sorted(DEBIAN.glob("[0-9]*/bin"), key=lambda folder: float(folder.parent.name))
    for path in (None, *map(str, reversed(versions))):
        initdb, server = (shutil.which(name, path=path) for name in ("initdb", "postgres"))
        if initdb and server:
            return initdb, server
    return None


class Postgres:
    """One server and its folder; it can be killed and started again."""

    def __init__(self, folder: Path, *settings: str) -> None:
        found = programs()
        assert found is not None
        initdb, self._server = found
        self._folder, self._data = folder, folder / "data"
        self._settings = settings
        self._as_user: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "cwd": folder,
        }
        if os.getuid() == 0:  # which it refuses to be
            shutil.chown(folder, "postgres")
            self._as_user["user"] = "postgres"
        subprocess.run([initdb, "-A", "trust", "-U", "crocetta", "-N", self._data], check=True, **self._as_user)

    def url(self, database: str = "postgres", driver: str = "postgresql+asyncpg") -> str:
        return f"{driver}://crocetta@/{database}?host={self._folder}"

    def start(self) -> None:
        command = [self._server, "-D", str(self._data), "-k", str(self._folder), "-c", "listen_addresses="]
        command += [part for setting in self._settings for part in ("-c", setting)]
        self.process = subprocess.Popen(command, **self._as_user)

    def kill(self) -> None:
        """SIGKILL, as when a machine loses power. Its other processes notice it and exit."""
        self.process.kill()
        self.process.wait(TIMEOUT)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # its word for: now, whoever is still there
        self.process.wait(TIMEOUT)

    async def answers(self) -> None:
        async with asyncio.timeout(TIMEOUT):
            while True:
                try:
                    await (await self.connect()).close()
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    assert self.process.poll() is None, "PostgreSQL does not start"
                    await asyncio.sleep(0.05)
                else:
                    return

    async def connect(self, database: str = "postgres") -> Any:
        return await asyncpg.connect(host=str(self._folder), user="crocetta", database=database)

    async def create(self, database: str, template: str = "template1") -> str:
        """The address of a new database, empty or like another."""
        connection = await self.connect()
        await connection.execute(f"CREATE DATABASE {database} TEMPLATE {template}")
        await connection.close()
        return self.url(database)


@contextmanager
def postgres_server(*settings: str) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="crocetta"))
    try:
        server = Postgres(folder, *settings)
        server.start()
        try:
            asyncio.run(server.answers())
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
