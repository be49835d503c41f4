"""Old and new version side by side: a database that a newer program has expanded, while this one plays on.

The newer program is told by what it leaves in the database: steps that this one does not know, a column and a table
more, and which programs may still work with it (`migrations.OLDEST`).
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from crocetta.server.store import Store, migrations, schema
from crocetta.server.store.database import DatabaseError
from tests.server.people import KEEP, Guests, open_server, play_on, store_of
from tests.server.postgres import Postgres, postgres_server, programs
from tests.server.program import needs_page
from tests.server.siege import PATIENCE, House, Siege

pytestmark = pytest.mark.anyio

NEWER = (
    "ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'calm' NOT NULL",
    "ALTER TABLE people ADD COLUMN colour TEXT",
    "CREATE TABLE moods (name TEXT PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = '9999'",
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    if programs() is None:
        pytest.skip("no PostgreSQL here: apt install postgresql")
    with postgres_server("fsync=off") as server:
        yield server


async def expand(url: str, oldest: str) -> None:
    """What a newer program does when its first worker starts."""
    async with tool(url) as store, store.writing() as connection:
        for statement in NEWER:
            await connection.execute(text(statement))
        await connection.execute(
            text("UPDATE secrets SET value = :oldest WHERE name = :name"),
            {"oldest": f"9999 {oldest}", "name": migrations.OLDEST},
        )


@asynccontextmanager
async def tool(url: str) -> AsyncIterator[Store]:
    """Not a worker: it only uses the database."""
    store = Store(url, alone=False)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_an_older_program_plays_on_and_starts_again_after_the_schema_was_expanded(postgres: Postgres) -> None:
    url = await postgres.create("expanded")
    async with open_server(url) as app, Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        cookie = ada.cookie
        table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
        await expand(url, schema.STEP)
        await bruno.join(table)
        line, update = await ada.sit(table, 0)
        assert (await line.play(update, KEEP))[0]["type"] == "accepted"
    async with open_server(url) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        assert (await ada.view(table, 0))["decision"] == 1
        alone = (await ada.open_table("pyramids", "me", "bot"))["table"]
        line, update = await ada.sit(alone, 0)
        assert (await play_on(line, update, Random(1)))["over"]
        rows = await store_of(app).rows(text("SELECT DISTINCT mood FROM tables"))
        assert [row.mood for row in rows] == ["calm"]


async def test_an_older_program_is_refused_once_something_it_needs_was_taken_away(postgres: Postgres) -> None:
    url = await postgres.create("contracted")
    async with tool(url):
        pass
    await expand(url, "9999")
    with pytest.raises(DatabaseError, match="newer Crocetta"):
        await Store(url).open()


async def test_every_step_says_which_programs_can_work_with_it(postgres: Postgres) -> None:
    url = await postgres.create("fresh")
    async with tool(url) as store:
        query = text(f"SELECT value FROM secrets WHERE name = '{migrations.OLDEST}'")
        assert (await store.rows(query))[0].value == f"{schema.STEP} 0005"
    folder = Path(migrations.__file__).parent
    steps = ScriptDirectory(str(folder)).walk_revisions()
    silent = [step.revision for step in steps if not hasattr(step.module, "oldest")]
    assert max(silent) == "0004", "from then on old and new programs work side by side"


@needs_page
async def test_a_rolling_restart_across_an_expanded_schema_loses_no_move(
    postgres: Postgres, tmp_path: Path
) -> None:
    """SIGHUP renews the workers one after the other, the new one first, while people play."""
    house = House(tmp_path, postgres)
    try:
        await house.ready()
        before = house.workers
        siege = Siege(house)
        playing = [asyncio.create_task(siege.circle()) for _ in range(2)]
        await siege.until(20)
        await expand(postgres.url(), schema.STEP)
        os.kill(house.process.pid, signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while set(house.workers) & set(before):
                await asyncio.sleep(0.1)
        await siege.until(20)
        siege.ended = True
        await asyncio.wait(playing, timeout=30)
        await siege.client.aclose()
        found = await siege.check()
    finally:
        house.end()
    assert found["acknowledged"] >= 40
