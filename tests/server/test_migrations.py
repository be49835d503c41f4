"""Databases of every age: brought up to date whole or not at all, and nothing in them is lost on the way."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from crocetta.server import migrations, schema
from crocetta.server.database import DatabaseError
from crocetta.server.store import Store
from tests.server.people import Guests, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def first_schema(tmp_path: Path) -> Path:
    """A database as the first program left it: a table of two with a log, under an old code."""
    path = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        migrations.upgrade(connection, "0001")
        for row in (
            "INSERT INTO people VALUES ('ada', 'Ada', 1.0)",
            "INSERT INTO tables VALUES ('t1', 'GEM-1234', 'pyramids', 1, 'e', NULL, '{}', '{}', 's', 'ada',"
            " 'running', NULL, 1.0, 2.0)",
            "INSERT INTO seats VALUES ('t1', 0, 'person', 'Ada', 'ada', NULL, 0)",
            "INSERT INTO entries VALUES ('t1', 1, 0, '{}', 'm', 3.0)",
        ):
            connection.execute(text(row))
        connection.commit()
    engine.dispose()
    return path


def content(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as connection:
        tables = ("people", "tables", "seats", "entries")
        return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}


def step(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        found: str = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        return found


def test_the_program_names_the_last_step() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == schema.STEP


async def test_an_old_database_keeps_everything_and_its_tables_their_codes(first_schema: Path) -> None:
    before = content(first_schema)
    store = Store(f"sqlite+aiosqlite:///{first_schema}")
    await store.open()
    try:
        assert step(first_schema) == schema.STEP
        after = content(first_schema)
        assert after["seats"] == [(*row, None) for row in before["seats"]]  # type: ignore[misc]
        assert {name: rows for name, rows in after.items() if name != "seats"} == {
            name: rows for name, rows in before.items() if name != "seats"
        }
        row = await store.table("gem-1234")
        assert row is not None
        assert [entry.move for entry in await store.entries(row.id, 0)] == ["m"]
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
    finally:
        await store.close()


async def test_a_step_that_breaks_half_way_leaves_the_old_database_whole(
    first_schema: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(first_schema)

    def broken(_: object) -> None:
        raise OSError("the power went off")

    with monkeypatch.context() as power:
        power.setattr(migrations, "_check_references", broken)
        store = Store(f"sqlite+aiosqlite:///{first_schema}")
        with pytest.raises(DatabaseError, match="the power went off"):
            await store.open()
        await store.close()
    assert (content(first_schema), step(first_schema)) == (before, "0001")
    store = Store(f"sqlite+aiosqlite:///{first_schema}")
    await store.open()
    await store.close()
    assert step(first_schema) == schema.STEP


async def test_a_database_that_is_up_to_date_opens_without_any_step(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("no step was due")

    monkeypatch.setattr(migrations, "upgrade", never)
    async with open_house(database) as app, Guests(app) as guests:
        await guests.invite("Ada")
