"""The database: nothing half-written, nothing written twice, and every schema the steps can meet."""

import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from crocetta.server import schema
from crocetta.server.database import DatabaseError
from crocetta.server.rows import ChairRow, EntryRow, TableRow
from crocetta.server.scribe import Lost
from crocetta.server.store import Store

pytestmark = pytest.mark.anyio


def table_row(name: str = "t1", code: str = "GEM-1", **changes: str) -> TableRow:
    fields = {"game": "pyramids", "settings": "{}", "status": "running", **changes}
    return TableRow(
        id=name,
        code=code,
        rules=1,
        edition="e",
        data=None,
        options="{}",
        seed="s",
        host="ada",
        rematch=None,
        created=1.0,
        updated=1.0,
        **fields,
    )


def entry(seq: int, move: str | None = None, seat: int = 0, action: str | None = "{}") -> EntryRow:
    return EntryRow(seq, seat, action, move, 5.0)


@pytest.fixture
async def store(anyio_backend: str, database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    await store.add_person("ada", "Ada")
    await store.add_table(table_row(), [ChairRow(0, "person", "Ada", "ada", None, False)])
    yield store
    await store.close()


async def test_entries_come_back_in_the_order_of_the_log(store: Store) -> None:
    await store.append("t1", [entry(1), entry(2, "m", 1), entry(3, action=None)])
    await store.append("t1", [entry(4)])
    assert await store.entries("t1", 0) == [entry(1), entry(2, "m", 1), entry(3, action=None), entry(4)]
    assert [row.seq for row in await store.entries("t1", 2)] == [3, 4]


async def test_a_taken_place_loses_and_nothing_of_the_loser_is_written(store: Store) -> None:
    await store.append("t1", [entry(1), entry(2)])
    with pytest.raises(Lost):
        await store.append("t1", [entry(3), entry(2)], "over")
    assert [row.seq for row in await store.entries("t1", 0)] == [1, 2]
    row = await store.table("t1")
    assert row is not None
    assert row.status == "running"


async def test_a_move_of_a_seat_stands_in_the_log_once(store: Store) -> None:
    await store.append("t1", [entry(1, "m")])
    with pytest.raises(Lost):
        await store.append("t1", [entry(2, "m")])
    await store.append("t1", [entry(2, "m", seat=1)])
    await store.append("t1", [entry(3), entry(4)])
    assert len(await store.entries("t1", 0)) == 4


async def test_the_end_is_written_together_with_the_last_act(store: Store) -> None:
    await store.append("t1", [entry(1)], "over")
    row = await store.table("t1")
    assert row is not None
    assert (row.status, row.updated) == ("over", 5.0)


async def test_a_closed_and_opened_database_has_everything(store: Store, database: str) -> None:
    await store.append("t1", [entry(1, "m")])
    secret = await store.secret("cookie", "first")
    await store.close()
    again = Store(database)
    await again.open()
    assert await again.entries("t1", 0) == [entry(1, "m")]
    assert await again.table("gem-1") == await again.table("t1") != None  # noqa: E711
    assert await again.nickname("ada") == "Ada"
    assert await again.secret("cookie", "second") == secret == "first"
    await again.close()


async def test_a_commit_is_on_disk_before_it_returns(store: Store) -> None:
    async with store.engine.connect() as connection:
        pragmas = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "fullfsync", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1, 1]


async def test_two_tables_never_have_one_code(store: Store) -> None:
    with pytest.raises(Lost):
        await store.add_table(table_row("t2", "GEM-1"), [])
    assert await store.table("t2") is None


async def test_a_device_link_works_once_and_for_a_while(store: Store) -> None:
    await store.add_device_link("old", "ada", time.time() - 1)
    assert await store.claim_device_link("old") is None
    await store.add_device_link("new", "ada", time.time() + 60)
    assert [await store.claim_device_link("new") for _ in range(2)] == ["ada", None]
    assert await store.claim_device_link("never") is None


async def test_an_empty_database_gets_all_steps_and_a_current_one_none(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    for _ in range(2):
        store = Store(url)
        await store.open()
        await store.add_person(f"p{time.time()}", "Ada")
        await store.close()


async def test_the_steps_make_just_the_schema_that_the_program_uses(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_newer_database_is_refused_in_words(store: Store, database: str, tmp_path: Path) -> None:
    await store.close()
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    again = Store(database)
    with pytest.raises(DatabaseError, match=r"newer than this program \(it is at step 9999\)"):
        await again.open()
    await again.close()


@pytest.mark.parametrize(
    ("name", "content"),
    [("not.db", b"this is no database, it only looks like a file" * 50), ("no/folder.db", None)],
)
async def test_what_is_no_database_is_refused_in_words(tmp_path: Path, name: str, content: bytes | None) -> None:
    if content:
        (tmp_path / name).write_bytes(content)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / name}")
    with pytest.raises(DatabaseError, match="cannot be used"):
        await store.open()
    await store.close()


@pytest.mark.parametrize("url", ["carrierpigeon://coop", "nonsense"])
async def test_an_address_that_names_no_database_is_refused_in_words(url: str) -> None:
    with pytest.raises(DatabaseError):
        Store(url)


async def test_the_lobby_shows_listed_gathering_tables_however_many_others_there_are(store: Store) -> None:
    listed = '{"listed":true,"clock":0}'
    await store.add_table(table_row("open", "GEM-2", status="gathering", settings=listed), _CHAIR)
    for k in range(60):
        hidden = table_row(f"h{k}", f"SUN-{k}", status="gathering", settings='{"listed":false}')
        await store.add_table(hidden, _CHAIR)
    await store.add_table(table_row("begun", "GEM-3", settings=listed), _CHAIR)
    assert await store.listed_tables() == ["open"]


_CHAIR = [ChairRow(0, "open", "", None, None, False)]
