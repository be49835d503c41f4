"""Old and new version side by side: a database that a newer program has expanded, while this one plays on.

The newer program is a copy of this one with a step more, installed beside it or in its place; or, where that is
enough, told by what it leaves in the database: steps that this one does not know, a column and a table more, and
which programs may still work with it (`migrations.OLDEST`).
"""

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

import crocetta
from crocetta.server.store import Store, migrations, schema
from crocetta.server.store.database import DatabaseError
from tests.server.people import KEEP, Guests, open_server, play_on, store_of
from tests.server.postgres import Postgres
from tests.server.program import needs_page
from tests.server.worker_crash import TIMEOUT, Cluster, Load

pytestmark = pytest.mark.anyio

NEWER = (
    "ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'calm' NOT NULL",
    "ALTER TABLE people ADD COLUMN colour TEXT",
    "CREATE TABLE moods (name TEXT PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = '9999'",
)


@pytest.fixture
def postgres(postgresql: Postgres) -> Postgres:
    return postgresql


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
        assert (await store.rows(query))[0].value == f"{schema.STEP} 0008"
    folder = Path(migrations.__file__).parent
    steps = ScriptDirectory(str(folder)).walk_revisions()
    silent = [step.revision for step in steps if not hasattr(step.module, "oldest")]
    assert max(silent) == "0004", "from then on old and new programs work side by side"


STEP = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"
branch_labels = None
depends_on = None
oldest = "{before}"


def upgrade() -> None:
    for table in ("people", "tables"):
        op.add_column(table, sa.Column("mood", sa.Text, nullable=False, server_default="calm"))
    op.create_table("moods", sa.Column("name", sa.Text, primary_key=True))
"""
PACKAGE = Path(crocetta.__file__).parent


def install(folder: Path) -> Path:
    """This version, as a program of its own, with its bytecode: what was not changed is not compiled again."""
    ignored = shutil.ignore_patterns("static")
    shutil.copytree(PACKAGE, folder / "crocetta", ignore=ignored)
    (folder / "crocetta/server/static").symlink_to(PACKAGE / "server/static")
    return folder


def upgrade_program(folder: Path) -> None:
    """The next version in its place: one step more, and a schema that knows what it adds."""
    store = folder / "crocetta/server/store"
    page = (store / "schema.py").read_text(encoding="utf-8")
    known = 'Column("generation", Integer, nullable=False, server_default="0"),'
    more = 'Column("mood", Text, nullable=False, server_default="calm"),'
    newer = page.replace(f'STEP: Final = "{schema.STEP}"', 'STEP: Final = "9999"').replace(known, f"{known} {more}")
    assert newer.count("9999") == newer.count("mood") == 1
    (store / "schema.py").write_text(newer, encoding="utf-8")
    (store / "migrations/versions/9999_moods.py").write_text(STEP.format(before=schema.STEP), encoding="utf-8")


@needs_page
async def test_old_and_new_version_play_side_by_side_across_a_migration_and_lose_no_move(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Two machines: a newer program starts on one and migrates; then the workers of the other are renewed to it."""
    older, newer = install(tmp_path / "older"), install(tmp_path / "newer")
    upgrade_program(newer)
    clusters = [Cluster(tmp_path / "first", postgres, program=older)]
    try:
        await clusters[0].ready()
        before = clusters[0].workers
        load = Load(*clusters)
        playing = [asyncio.create_task(load.circle())]
        await load.until(20)
        clusters.append(Cluster(tmp_path / "second", postgres, 1, program=newer))
        await clusters[1].ready(1)
        load.clusters = clusters
        playing += [asyncio.create_task(load.circle()) for _ in range(4)]  # whose people come to either
        assert await step_of(postgres) == "9999"
        async with asyncio.timeout(TIMEOUT):
            while not shares_a_table(load):
                await load.until(10)
        assert clusters[0].workers == before, "the older version plays on meanwhile"
        upgrade_program(older)
        os.kill(clusters[0].process.pid, signal.SIGHUP)
        async with asyncio.timeout(TIMEOUT):
            while set(clusters[0].workers) & set(before):
                await asyncio.sleep(0.1)
        await load.until(20)
        load.ended = True
        await asyncio.wait(playing, timeout=30)
        await load.client.aclose()
        found = await load.check()
    finally:
        for cluster in clusters:
            cluster.end()
    assert found["acknowledged"] >= 50


def shares_a_table(load: Load) -> bool:
    """Whether people at both versions have met."""
    met: dict[str, set[int]] = {}
    for viewer in load.viewers:
        met.setdefault(viewer.table, set()).update(viewer.ports)
    return any(len(ports) == 2 for ports in met.values())


async def step_of(postgres: Postgres) -> str:
    connection = await postgres.connect()
    try:
        return str(await connection.fetchval("SELECT version_num FROM alembic_version"))
    finally:
        await connection.close()
