"""A server for each test, in the loop of the test, on a database of its own."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from uuid import uuid4

import pytest
import structlog
from litestar import Litestar

from crocetta.server import rooms as rooms_module
from crocetta.server import wall_clock
from crocetta.server.http import sockets
from crocetta.server.rooms import Rooms
from crocetta.server.store import Store
from tests.server.clock import Clock
from tests.server.people import Guests, open_server
from tests.server.postgres import Postgres, postgres_server, programs
from tests.server.ticks import Ticks
from tests.server.two_workers import TwoWorkers


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _fast_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lifts the message limit: a test sends more in a second than a person."""
    monkeypatch.setattr(sockets, "MESSAGES_A_SECOND", 100_000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The server's clock, which the test can set forward."""
    clock = Clock()
    monkeypatch.setattr(wall_clock, "now", clock.time)
    return clock


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    """The server's clock task runs all the time, and its ticks are counted."""
    ticks, tick = Ticks(), Rooms._tick

    async def counted(rooms: Rooms) -> None:
        await tick(rooms)
        ticks.count += 1

    monkeypatch.setattr(rooms_module, "TICK", 0.02)
    monkeypatch.setattr(Rooms, "_tick", counted)
    return ticks


@pytest.fixture(autouse=True, scope="session")
def _quiet_log() -> None:
    words = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure([words], wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Migrated once, copied for each test."""
    path = tmp_path_factory.mktemp("database") / "empty.db"

    async def make() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """One for all tests of a worker, which make databases of their own in it."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: apt install postgresql")
    with postgres_server("fsync=off") as server:
        yield server


@pytest.fixture(scope="module")
def postgres(postgresql: Postgres) -> str:
    """An empty database for the tests of a file."""
    return asyncio.run(postgresql.create(f"of_{uuid4().hex}"))


@pytest.fixture(scope="session")
def migrated(postgresql: Postgres) -> Postgres:
    """With a migrated database, `ready`, to make others from."""

    async def make() -> None:
        store = Store(await postgresql.create("ready"))
        await store.open()
        await store.close()

    asyncio.run(make())
    return postgresql


@pytest.fixture
async def two_workers(anyio_backend: str, migrated: Postgres) -> AsyncIterator[TwoWorkers]:
    url = await migrated.create(f"workers_{uuid4().hex}", "ready")
    async with AsyncExitStack() as stack:
        apps = [await stack.enter_async_context(open_server(url)) for _ in range(2)]
        here, there = [await stack.enter_async_context(Guests(app)) for app in apps]
        yield TwoWorkers(here, there)


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> str:
    path = tmp_path / "test.db"
    shutil.copy(empty_database, path)
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def app(anyio_backend: str, database: str) -> AsyncIterator[Litestar]:
    async with open_server(database) as app:
        yield app


@pytest.fixture
async def guests(app: Litestar) -> AsyncIterator[Guests]:
    async with Guests(app) as guests:
        yield guests
