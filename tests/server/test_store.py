"""The database: nothing half-written, nothing written twice, and every schema the steps can meet."""

import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy import Connection, text

from crocetta.kit.game import DEALER
from crocetta.server.store import Store, schema
from crocetta.server.store.database import DatabaseError
from crocetta.server.store.streams import Conflict, Write, projected
from crocetta.tables import commands as c
from crocetta.tables.decide import Decided, decide
from crocetta.tables.entries import Acted, Entry, TookBack
from crocetta.tables.projection import project
from crocetta.tables.protocol import Accepted, Settings
from crocetta.tables.table import Status, read
from tests.server.streams import FIRST, GATHERING, a_table, opened

pytestmark = pytest.mark.anyio


def act(seat: int = 0, move: str | None = None) -> Acted:
    return Acted(5.0, seat, "person", Raw(b"{}"), move)


def write(seq: int, *entries: Entry, status: Status = "running") -> Write:
    after = replace(a_table("t1", "GEM-1").projection, status=status, updated=5.0)
    return Write(seq, entries, after, seated=False)


@pytest.fixture
async def store(anyio_backend: str, database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    await store.people.add("ada", "Ada")
    await store.streams.append(a_table("t1", "GEM-1"))
    yield store
    await store.close()


async def test_entries_come_back_in_the_order_of_the_stream(store: Store) -> None:
    first = list(a_table("t1", "GEM-1").entries)
    more: list[Entry] = [act(), act(1, "m"), TookBack(5.0, 0), act(DEALER)]
    await store.streams.append(write(FIRST, *more[:3]))
    await store.streams.append(write(FIRST + 3, *more[3:]))
    assert await store.streams.entries("t1") == first + more
    assert await store.streams.entries("t1", FIRST + 1) == more[2:]


async def test_a_taken_place_loses_and_nothing_of_the_loser_is_written(store: Store) -> None:
    await store.streams.append(write(FIRST, act(), act()))
    with pytest.raises(Conflict):
        await store.streams.append(write(FIRST + 1, act(), act(), status="over"))
    assert len(await store.streams.entries("t1", FIRST - 1)) == 2
    assert [table.status for table in await store.tables.mine("ada")] == ["running"]


async def test_a_move_of_a_seat_stands_in_the_stream_once(store: Store) -> None:
    """Whoever has lost the race for a place reads on, and finds the move there."""
    table = read("t1", await store.streams.entries("t1"))
    assert table.position is not None
    action = table.game.legal(table.position.state, 0)[0]
    play = c.Play("ada", 0, 0, action, "m")
    one, other = decide(table, play, 5.0), decide(table, play, 6.0)
    assert isinstance(one, Decided)
    assert isinstance(other, Decided)
    await store.streams.append(Write(table.seq + 1, one.entries, project(one.table), seated=False))
    with pytest.raises(Conflict):
        await store.streams.append(Write(table.seq + 1, other.entries, project(other.table), seated=False))
    again = read("t1", await store.streams.entries("t1"))
    assert decide(again, play, 7.0) == Accepted("m")
    assert isinstance(decide(again, replace(play, seat=1), 7.0), Decided), "another seat may use the same name"


async def test_the_end_is_written_together_with_the_last_act(store: Store) -> None:
    await store.streams.append(write(FIRST, act(), status="over"))
    (table,) = await store.tables.mine("ada")
    assert (table.status, table.updated) == ("over", 5.0)


async def test_a_closed_and_opened_database_has_everything(store: Store, database: str) -> None:
    await store.streams.append(write(FIRST, act(0, "m")))
    secret = await store.people.secret("cookie", "first")
    await store.close()
    again = Store(database)
    await again.open()
    assert await again.streams.entries("t1", FIRST - 1) == [act(0, "m")]
    assert await again.tables.find("gem-1") == await again.tables.find("t1") == "t1"
    assert await again.people.nickname("ada") == "Ada"
    assert await again.people.secret("cookie", "second") == secret == "first"
    await again.close()


async def test_a_list_says_just_what_was_written(store: Store) -> None:
    """Every column of a projection comes back as it went in."""
    for name, seats in (("t2", GATHERING), ("t3", opened("t1").table.seats)):
        wish = Settings(listed=True, clock=60, away=5, confirm_at_once=True, spectators=False)
        await store.streams.append(a_table(name, f"{name}-{'x' * 30}".upper(), seats, wish))
    found = {table.id: table for table in await store.tables.mine("ada")}
    assert found["t1"] == a_table("t1", "GEM-1").projection
    for name, seats in (("t2", GATHERING), ("t3", opened("t1").table.seats)):
        wish = Settings(listed=True, clock=60, away=5, confirm_at_once=True, spectators=False)
        assert found[name] == a_table(name, f"{name}-{'x' * 30}".upper(), seats, wish).projection
    assert await store.tables.lobby() == [found["t2"]]


async def test_what_lists_know_already_is_not_written_again(store: Store) -> None:
    """Of a table only what differs from before; and all of it, where nobody knows what is there."""
    first = a_table("t1", "GEM-1").projection
    turned = replace(first, to_act=(1,), scores=(3, 4), updated=5.0)
    over = replace(turned, status="over", to_act=(), ranks=(2, 1), updated=6.0)
    assert projected(Write(FIRST, (act(),), turned, False, first)).keys() == {
        "table",
        "new_seq",
        "new_to_act",
        "new_scores",
        "new_updated",
    }
    for place, (before, after) in enumerate(((first, turned), (turned, turned), (turned, over))):
        await store.streams.append(Write(FIRST + place, (act(),), after, False, before))
        assert await store.tables.mine("ada") == [after]
        assert await store.tables.lengths(["t1"]) == {"t1": FIRST + place}
    await store.streams.append(Write(FIRST + 3, (act(),), first, False))
    assert await store.tables.mine("ada") == [first]


async def test_a_commit_is_on_disk_before_it_returns(store: Store) -> None:
    async with store.engine.connect() as connection:
        pragmas = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "fullfsync", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1, 1]


async def test_two_tables_never_have_one_code(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.streams.append(a_table("t2", "GEM-1"))
    assert await store.tables.find("t2") is None


async def test_a_device_link_works_once_and_for_a_while(store: Store) -> None:
    people = store.people
    await people.add_device_link("old", "ada", time.time() - 1)
    assert await people.claim_device_link("old") is None
    await people.add_device_link("new", "ada", time.time() + 60)
    assert [await people.claim_device_link("new") for _ in range(2)] == ["ada", None]
    assert await people.claim_device_link("never") is None


async def test_an_empty_database_gets_all_steps_and_a_current_one_none(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    for _ in range(2):
        store = Store(url)
        await store.open()
        await store.people.add(f"p{time.time()}", "Ada")
        await store.close()


async def test_the_steps_make_just_the_schema_that_the_program_uses(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_newer_database_is_refused_in_words(store: Store, database: str, tmp_path: Path) -> None:
    await store.close()
    with sqlite3.connect(tmp_path / "test.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    again = Store(database)
    with pytest.raises(DatabaseError, match=r"belongs to a newer Crocetta \(schema 9999\)"):
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
    with pytest.raises(DatabaseError, match="Can’t open the database"):
        await store.open()
    await store.close()


@pytest.mark.parametrize("url", ["carrierpigeon://coop", "nonsense"])
async def test_an_address_that_names_no_database_is_refused_in_words(url: str) -> None:
    with pytest.raises(DatabaseError):
        Store(url)


async def test_the_lobby_shows_listed_gathering_tables_however_many_others_there_are(store: Store) -> None:
    listed, hidden = Settings(listed=True), Settings()
    await store.streams.append(a_table("open", "GEM-2", GATHERING, listed))
    await store.streams.append(*(a_table(f"h{k}", f"SUN-{k}", GATHERING, hidden) for k in range(60)))
    await store.streams.append(a_table("begun", "GEM-3", settings=listed))
    assert [table.id for table in await store.tables.lobby()] == ["open"]
