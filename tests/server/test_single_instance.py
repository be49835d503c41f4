"""One server for each database: the second is told so, and the place is free again when the first is gone."""

import subprocess
import sys
from pathlib import Path

import pytest

from crocetta.server.store import Store
from crocetta.server.store.database import DatabaseError
from tests.server.people import TIMEOUT

pytestmark = pytest.mark.anyio

HOLD = """
import asyncio, sys
from crocetta.server.store import Store

async def hold():
    await Store(sys.argv[1]).open()
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


async def refused(database: str) -> bool:
    store = Store(database)
    try:
        await store.open()
    except DatabaseError as error:
        return "Another Crocetta server is using" in str(error) and "--database" in str(error)
    finally:
        await store.close()
    return False


async def test_a_second_server_is_refused_until_the_first_one_is_closed(database: str) -> None:
    first = Store(database)
    await first.open()
    assert await refused(database)
    await first.people.add("ada", "Ada")
    assert await refused(database)
    await first.close()
    assert not await refused(database)


async def test_a_server_that_was_killed_gives_its_place_back(database: str) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, database], stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline().rstrip() == b"open"
            assert await refused(database)
        finally:
            other.kill()
            other.wait(TIMEOUT)
    assert not await refused(database)


async def test_servers_on_databases_of_their_own_do_not_mind_each_other(database: str, tmp_path: Path) -> None:
    stores = [Store(database), Store(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"), Store("sqlite+aiosqlite://")]
    for store in stores:
        await store.open()
    for store in stores:
        await store.close()


async def test_a_newer_database_is_refused_before_anything_is_held(database: str, tmp_path: Path) -> None:
    first = Store(database)
    await first.open()
    async with first.writing() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await first.close()
    for _ in range(2):
        store = Store(database)
        with pytest.raises(DatabaseError, match="belongs to a newer Crocetta"):
            await store.open()
        await store.close()


async def test_a_second_server_is_refused_by_whatever_name_it_calls_the_file(database: str, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "test.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    names = [f"sqlite+aiosqlite:///{tmp_path / name}" for name in ("link.db", "folder/test.db")]
    first = Store(database)
    await first.open()
    assert [await refused(name) for name in names] == [True, True]
    await first.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
async def test_nobody_else_may_read_the_key_of_the_cookies(tmp_path: Path, database: str) -> None:
    for name in ("test.db", "new.db"):
        if (tmp_path / name).exists():
            (tmp_path / name).chmod(0o644)
        store = Store(f"sqlite+aiosqlite:///{tmp_path / name}")
        await store.open()
        await store.people.add("ada", "Ada")
        files = [*tmp_path.glob(f"{name}*")]
        assert len(files) >= 3, "whoever may open the empty one could hold it, and no server would start"
        assert {path.stat().st_mode & 0o777 for path in files} == {0o600}
        await store.close()
