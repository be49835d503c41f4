"""The same server on PostgreSQL: a match over a restart, and databases of every age."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from crocetta.server.store import Store, migrations
from crocetta.server.store.database import DatabaseError
from crocetta.server.store.single_instance import KEY
from tests.server.people import KEEP, Guests, open_server
from tests.server.postgres import Postgres
from tests.server.test_migrations import (
    KNOWN,
    STEPS,
    digest,
    load,
    meaning_of_info,
    meaning_of_view,
    opened,
    tables_of,
)

pytestmark = pytest.mark.anyio


async def test_a_match_survives_a_restart_on_postgresql(postgres: str) -> None:
    async with open_server(postgres) as app, Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        cookie = ada.cookie
        table = await ada.open_table("silver-and-gold", "me", "open", settings={"away": 5})
        await bruno.join(table["code"])
        line, update = await ada.sit(table["table"], 0)
        answer, _ = await line.play(update, KEEP, "one")
        assert answer["type"] == "accepted"
        before = await ada.view(table["table"], 0)
    async with open_server(postgres) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        assert await ada.view(table["table"], 0) == before
        play = {"seat": 0, "decision": 0, "action": KEEP, "move": "one"}
        assert (await ada.post(f"/api/tables/{table['table']}/play", play)).json()["type"] == "accepted"
        assert (await ada.view(table["table"], 0))["decision"] == 1
        for name in ("%00", "x" * 300, "%ff"):
            assert (await ada.get(f"/api/tables/{name}")).status_code in (400, 404)


async def test_a_second_server_on_postgresql_shares_it_unless_an_earlier_program_has_it(
    postgres: str,
) -> None:
    first, second = Store(postgres), Store(postgres)
    await first.open()
    await second.open()
    await second.close()
    await first.close()
    engine = create_async_engine(postgres)
    async with engine.connect() as earlier:
        assert (await earlier.execute(text(f"SELECT pg_try_advisory_lock({KEY})"))).scalar()
        with pytest.raises(DatabaseError, match="Another Crocetta server is using this database"):
            await second.open()
        await earlier.invalidate()
    await engine.dispose()
    await second.open()
    await second.close()


@pytest.mark.parametrize("step", STEPS)
async def test_a_filled_database_of_an_earlier_step_is_brought_up_to_date_on_postgresql(
    postgresql: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    url = await _filled(postgresql, step, load(step, tmp_path / "old.db"))
    async with opened(url, monkeypatch) as (_, people):
        for name, known in KNOWN["people"].items():
            assert (await people[name].get("/api/me")).json()["person"] == known["person"]
        for table in tables_of(step).values():
            for who, wanted in table["info"].items():
                assert digest(meaning_of_info(await people[who].info(table["id"]))) == wanted
            for seen in table["viewers"]:
                query = "" if seen["seat"] is None else f"?seat={seen['seat']}"
                view = await people[seen["by"]].get(f"/api/tables/{table['id']}/view{query}")
                assert view.status_code == seen["status"]
                assert seen["status"] != 200 or digest(meaning_of_view(view.json())) == seen["view"]


async def _filled(server: Postgres, step: str, path: Path) -> str:
    """A database of this step with everything that the one in the file holds."""
    url = await server.create(f"old_{step}")
    engine: AsyncEngine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrations.upgrade, step)
        await connection.run_sync(_copy_from, path)
    await engine.dispose()
    return url


def _copy_from(connection: Connection, path: Path) -> None:
    old, new = MetaData(), MetaData()
    new.reflect(connection)
    file = create_engine(f"sqlite:///{path}")
    with file.connect() as reading:
        old.reflect(reading)
        for table in new.sorted_tables:
            rows = [dict(row._mapping) for row in reading.execute(select(old.tables[table.name]))]
            if rows and table.name != "alembic_version":
                connection.execute(insert(table), rows)
    file.dispose()
