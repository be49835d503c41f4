"""How long does a page of match history take for somebody with 10,000 matches? `python -m bench.history`.

The rows are written straight into a database file in a temporary folder, as a server would have left them.
"""

import asyncio
import statistics as figures
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import insert

from crocetta.server.http.mine import A_PAGE
from crocetta.server.serve import tune_gc
from crocetta.server.store import Store, schema
from crocetta.tables.protocol import Settings
from crocetta.tables.statistics import played, statistics

MATCHES: Final = 10_000
OTHERS: Final = 20_000
"""Matches of other people on the same server."""
PEOPLE: Final = 200
TIMES: Final = 40


def rows(count: int, person: Callable[[int], str]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    tables, seats = [], []
    settings = msgspec.json.encode(Settings()).decode()
    for k in range(count):
        host = person(k)
        table = f"{host}-{k}"
        tables.append(
            {
                "id": table,
                "code": table,
                "seq": 300,
                "game": ("pyramids", "silver-and-gold", "la-piramide")[k % 3],
                "edition": "x",
                "own": False,
                "options": "{}",
                "settings": settings,
                "listed": False,
                "away": 0,
                "host": host,
                "status": "over",
                "to_act": "[]",
                "progress": "{}",
                "scores": "[40,30,20]",
                "ranks": "[1,2,3]",
                "created": float(k),
                "updated": float(k),
            }
        )
        around = [(host, "person"), (f"p{k % PEOPLE}", "person"), (None, "bot")]
        seats += [
            {
                "table_id": table,
                "seat": seat,
                "kind": kind,
                "name": "N",
                "person": who,
                "bot": None if who else "adept",
            }
            for seat, (who, kind) in enumerate(around)
        ]
    return tables, seats


async def measured(what: str, ask: Callable[[int], Awaitable[object]], times: int = TIMES) -> None:
    took = []
    for k in range(times):
        began = time.perf_counter()
        await ask(k)
        took.append(1_000 * (time.perf_counter() - began))
    took.sort()
    print(f"{what:32} median {figures.median(took):6.1f} ms, worst {took[-1]:6.1f} ms")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}")
        await store.open()
        people = ["me", *(f"p{k}" for k in range(PEOPLE))]
        mine, others = rows(MATCHES, lambda _: "me"), rows(OTHERS, lambda k: f"p{(k * 7) % PEOPLE}")
        async with store.writing() as connection:
            named = [{"person": person, "nickname": "N", "created": 0.0} for person in people]
            await connection.execute(insert(schema.people), named)
            for tables, seats in (mine, others):
                await connection.execute(insert(schema.tables), tables)
                await connection.execute(insert(schema.seats), seats)

        async def page(k: int) -> None:
            at = MATCHES - (k * MATCHES) // TIMES
            found = await store.history.page("me", A_PAGE + 1, (float(at), "z"))
            msgspec.json.encode([played(match, "me") for match in found])

        async def all_of_it(_: int) -> None:
            msgspec.json.encode(statistics(await store.history.all("me"), "me"))

        tune_gc()
        await measured(f"a page of {MATCHES:,} matches", page)
        await measured("statistics over all of them", all_of_it, 5)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
