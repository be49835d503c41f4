"""How long does the daily board of 100,000 people take to load? `python -m bench.boards`.

The rows are written straight into the database, as a server would have left them: SQLite in a temporary folder, and
PostgreSQL where it is installed.
"""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import msgspec
from sqlalchemy import insert

from bench.history import measured
from crocetta.offline.days import Days
from crocetta.server import wall_clock
from crocetta.server.commitments import Commitments
from crocetta.server.contests import Contests
from crocetta.server.rooms import Rooms
from crocetta.server.store import Store, schema
from crocetta.tables.contests import Standing
from crocetta.tables.protocol import Settings
from tests.server.postgres import postgres_server, programs

PEOPLE: Final = 100_000
GAME: Final = "pyramids"
SLICE: Final = 5_000


def rows(day: str) -> list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """A person, the table, and the attempt."""
    rng, settings = Random(1), msgspec.json.encode(Settings(daily=day)).decode()
    known = {"seq": 300, "game": GAME, "edition": "x", "own": False, "options": "{}", "settings": settings}
    known |= {"listed": False, "away": 0, "status": "over", "to_act": "[]", "progress": "{}", "scores": "[]"}
    found = []
    for k in range(PEOPLE):
        who, at = f"p{k}", float(k)
        standing = Standing(round(rng.gauss(70, 15)), rng.randint(1, 3))
        table = {"id": f"t{k}", "code": f"T{k}", "host": who, "ranks": "[]", "created": at, "updated": at, **known}
        attempt = {"contest": f"{day}/{GAME}", "person": who, "table_id": f"t{k}", "began": at, "ended": at}
        person = {"person": who, "nickname": f"N{k}", "created": at}
        found.append((person, table, {**attempt, "standing": standing.key}))
    return found


async def measure(url: str) -> None:
    store = Store(url)
    await store.open()
    days = Days()
    day = days.day(wall_clock.now())
    everything = rows(day)
    for first in range(0, PEOPLE, SLICE):
        async with store.writing() as connection:
            for place, table in enumerate((schema.people, schema.tables, schema.attempts)):
                await connection.execute(insert(table), [row[place] for row in everything[first : first + SLICE]])
    if store.shared:  # as it does by itself while a day fills
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("VACUUM ANALYZE")
    contests = Contests(cast(Rooms, None), store.attempts, await Commitments.open(store.people), days)

    async def board(k: int) -> None:
        msgspec.json.encode(await contests.board(day, GAME, f"p{k * 997}"))

    async def today(k: int) -> None:
        msgspec.json.encode(await contests.today(f"p{k * 997}"))

    print(store.engine.dialect.name)
    await measured(f"a board of {PEOPLE:,} people", board)
    await measured("today, on the home page", today)
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"))
    if programs() is not None:
        with postgres_server() as server:
            asyncio.run(measure(server.url()))


if __name__ == "__main__":
    main()
