"""Copies of a database that is in use: whole, private, and good to go on from."""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from crocetta.server.store import migrations
from crocetta.server.store.backup import CopyError, back_up, put_back
from tests.cli.terminal import crocetta, one_line
from tests.server.people import Guests, Person, open_server, play_on
from tests.server.test_migrations import load, rows

pytestmark = pytest.mark.anyio


async def some_acts(person: Person, table: str) -> int:
    line, update = await person.sit(table, 0)
    await play_on(line, update, random.Random(1), acts=4)
    await line.close()
    return int((await person.view(table, 0))["decision"])


async def test_a_copy_taken_under_load_holds_everything_acknowledged_before_it(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    async with open_server(database) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        decision = await some_acts(ada, table)
        others = [guests.invite(f"Guest {number}") for number in range(30)]
        await asyncio.gather(asyncio.to_thread(back_up, database, copy), *others)
        cookie = ada.cookie
    assert rows(copy, "PRAGMA integrity_check") == [("ok",)]
    if os.name == "posix":
        assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith((".copy", "copy"))] == ["copy.db"]
    restored = f"sqlite+aiosqlite:///{tmp_path / 'restored.db'}"
    assert await asyncio.to_thread(put_back, restored, copy) is None
    async with open_server(restored) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        assert (await ada.view(table, 0))["decision"] == decision
        assert await some_acts(ada, table) > decision


async def test_a_database_is_replaced_only_if_that_is_wished_and_the_old_one_is_kept(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    async with open_server(database) as app, Guests(app) as guests:
        await guests.invite("Ada")
        await asyncio.to_thread(back_up, database, copy)
        await guests.invite("Bruno")
        with pytest.raises(CopyError, match="is using this database"):
            await asyncio.to_thread(put_back, database, copy, replace=True)
    with pytest.raises(CopyError, match="--replace"):
        await asyncio.to_thread(put_back, database, copy)
    path = Path(make_url(database).database or "")
    assert len(rows(path, "SELECT * FROM people")) == 2
    kept = await asyncio.to_thread(put_back, database, copy, replace=True)
    assert kept is not None
    assert [len(rows(each, "SELECT * FROM people")) for each in (path, kept)] == [1, 2]
    async with open_server(database) as app, Guests(app) as guests:
        await guests.invite("Celina")


def test_what_is_no_copy_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    there, empty, prose, newer = (tmp_path / name for name in ("there.db", "empty.db", "text.db", "newer.db"))
    load("0002", there)
    before = there.read_bytes()
    with closing(sqlite3.connect(empty)) as connection:
        connection.execute("CREATE TABLE something (else_ TEXT)")
    prose.write_text("not a database at all, but a text that is long enough to be looked at", encoding="utf-8")
    load("0002", newer, "UPDATE alembic_version SET version_num = '9999'")
    for file in (empty, prose, newer, tmp_path / "missing.db"):
        result = crocetta("restore", file, "--database", there, "--replace")
        assert result.exit_code == 1
        assert one_line(result.stderr)
        assert there.read_bytes() == before
    assert "newer Crocetta" in one_line(crocetta("restore", newer, "--database", there, "--replace").stderr)
    assert sorted(path.name for path in tmp_path.glob("*.new")) == []


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    there, copy = load("0002", tmp_path / "there.db"), tmp_path / "copy.db"
    first = crocetta("backup", copy, "--database", there)
    assert (first.exit_code, "Keep it private" in first.stdout) == (0, True)
    again = crocetta("backup", copy, "--database", there)
    assert (again.exit_code, "--replace" in one_line(again.stderr)) == (1, True)
    assert crocetta("backup", copy, "--database", there, "--replace").exit_code == 0
    back = crocetta("restore", copy, "--database", there, "--replace")
    assert back.exit_code == 0
    assert "before-restore" in one_line(back.stdout).replace(" ", "")
    assert crocetta("backup", copy, "--database", tmp_path / "missing.db", "--replace").exit_code == 1


def test_a_database_is_never_its_own_copy(tmp_path: Path) -> None:
    there = load("0002", tmp_path / "there.db")
    (alias := tmp_path / "alias.db").symlink_to(there)
    before = there.stat().st_ino
    for name in (there, alias):
        refused = crocetta("backup", name, "--database", there, "--replace")
        assert (refused.exit_code, "the database itself" in one_line(refused.stderr)) == (1, True)
    assert (there.stat().st_ino, alias.is_symlink()) == (before, True)


def test_nobody_can_put_a_file_of_theirs_where_a_copy_grows(tmp_path: Path) -> None:
    there, theirs = load("0002", tmp_path / "there.db"), tmp_path / "theirs"
    (tmp_path / ".copy.db.part").symlink_to(theirs)
    assert crocetta("backup", tmp_path / "copy.db", "--database", there).exit_code == 0
    assert not theirs.exists()


def test_the_database_may_be_named_where_no_command_line_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, copy = load("0002", tmp_path / "there.db"), tmp_path / "copy.db"
    monkeypatch.setenv("CROCETTA_DATABASE", str(there))
    assert crocetta("backup", copy).exit_code == 0
    before = there.read_bytes()
    assert "--replace" in one_line(crocetta("restore", copy).stderr)
    assert there.read_bytes() == before


@pytest.mark.parametrize("step", ["0001", "0002", "0003", "0004"])
async def test_a_copy_of_every_schema_there_was_can_be_put_back_and_served(tmp_path: Path, step: str) -> None:
    old = load("0002" if step > "0002" else step, tmp_path / "old.db")
    if step > "0002":
        engine = create_engine(f"sqlite:///{old}")
        with engine.connect() as connection:
            migrations.upgrade(connection, step)
            connection.commit()
        engine.dispose()
    assert rows(old, "SELECT version_num FROM alembic_version") == [(step,)]
    people = rows(old, "SELECT person FROM people")
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    await asyncio.to_thread(back_up, f"sqlite+aiosqlite:///{old}", copy)
    await asyncio.to_thread(put_back, f"sqlite+aiosqlite:///{new}", copy)
    async with open_server(f"sqlite+aiosqlite:///{new}") as app, Guests(app) as guests:
        assert (await guests.stranger().get("/api/tables?scope=lobby")).status_code == 200
    assert rows(new, "SELECT person FROM people") == people


async def test_postgresql_copies_itself_from_one_snapshot(postgres: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.dump"
    async with open_server(postgres) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        decision = await some_acts(ada, table)
        await asyncio.to_thread(back_up, postgres, copy)
        await some_acts(ada, table)
        with pytest.raises(CopyError, match="is using this database"):
            await asyncio.to_thread(put_back, postgres, copy, replace=True)
        cookie = ada.cookie
    with pytest.raises(CopyError, match="--replace"):
        await asyncio.to_thread(put_back, postgres, copy)
    kept = await asyncio.to_thread(put_back, postgres, copy, replace=True)
    assert kept is not None
    assert kept.stat().st_size > 0
    assert await rows_of(postgres, "workers", "leases", "presences", "allowances") == [0, 0, 0, 0]
    async with open_server(postgres) as app, Guests(app) as guests:
        assert (await guests.stranger(cookie).view(table, 0))["decision"] == decision


async def rows_of(database: str, *tables: str) -> list[int]:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        found = [(await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one() for table in tables]
    await engine.dispose()
    return found


async def begun_at(database: str, step: str) -> None:
    """Nothing in it but the tables of this step."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
        await connection.run_sync(migrations.upgrade, step)
    await engine.dispose()


async def test_an_older_copy_takes_the_place_of_all_that_a_newer_postgresql_database_has(
    postgres: str,
    tmp_path: Path,
) -> None:
    old, damaged = tmp_path / "old.dump", tmp_path / "damaged.dump"
    await begun_at(postgres, "0004")
    await asyncio.to_thread(back_up, postgres, old)
    async with open_server(postgres) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
    damaged.write_bytes(old.read_bytes()[:-200])
    with pytest.raises(CopyError):
        await asyncio.to_thread(put_back, postgres, damaged, replace=True)
    async with open_server(postgres) as app, Guests(app) as guests:
        assert (await guests.stranger(ada.cookie).get("/api/me")).json()["person"] == ada.person
    assert await asyncio.to_thread(put_back, postgres, old, replace=True) is not None
    async with open_server(postgres) as app, Guests(app) as guests:
        assert (await guests.invite("Bruno")).cookie
