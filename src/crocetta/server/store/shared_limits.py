"""Limits that all workers share: token buckets, refilled by the clock of the database, and open connections."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from crocetta.server.store.database import Database, DatabaseUnavailable
from crocetta.server.store.driver import DriverConnection
from crocetta.server.store.workers import NOW, Workers

FULL_AFTER: Final = 3_600
"""Seconds after which every bucket is full again, and its row can be deleted."""

_MOST, _RATE = "CAST(:most AS double precision)", "CAST(:rate AS double precision)"
_FILLED = f"LEAST({_MOST}, a.remaining + ({NOW} - a.at) * {_RATE})"
_TAKE = text(
    f"INSERT INTO allowances AS a (who, remaining, at) VALUES (:who, {_MOST} - 1, {NOW}) "
    f"ON CONFLICT (who) DO UPDATE SET remaining = {_FILLED} - 1, at = {NOW} WHERE {_FILLED} >= 1 "
    "RETURNING remaining"
)
_SETTLE = text(
    "INSERT INTO allowances AS a (who, remaining, at) "
    f"SELECT who, {_MOST} - spent, {NOW} "
    "FROM unnest(CAST(:who AS text[]), CAST(:spent AS double precision[])) AS taken (who, spent) ORDER BY who "
    f"ON CONFLICT (who) DO UPDATE SET at = {NOW}, "
    f"remaining = GREATEST(-{_MOST}, LEAST({_MOST}, {_FILLED} - ({_MOST} - excluded.remaining))) "
    "RETURNING who, remaining"
)
_NOTE = """
    WITH mine AS (SELECT who, lines FROM unnest($2::text[], $3::integer[]) AS mine (who, lines)),
    noted AS (INSERT INTO audiences (table_id, worker, watching) SELECT who, $1, lines FROM mine WHERE lines > 0
        ON CONFLICT (table_id, worker) DO UPDATE SET watching = excluded.watching)
    DELETE FROM audiences WHERE worker = $1 AND table_id IN (SELECT who FROM mine WHERE lines = 0)
"""
_ALL = "SELECT table_id, sum(watching) AS lines FROM audiences WHERE table_id = ANY($1::text[]) GROUP BY table_id"


class Ledger:
    """`budgets.Ledger` on PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, name: str, who: str, most: float, rate: float) -> bool:
        asked = {"who": f"{name}/{who}"[:200], "most": most, "rate": rate}
        async with self._database.writing() as connection:
            return (await connection.execute(_TAKE, asked)).first() is not None

    async def settle(self, name: str, spent: Mapping[str, float], most: float, rate: float) -> dict[str, float]:
        keys = {f"{name}/{who}"[:200]: who for who in spent}
        taken = [spent[who] for who in keys.values()]
        asked = {"who": list(keys), "spent": taken, "most": most, "rate": rate}
        async with self._database.writing() as connection:
            return {keys[row.who]: row.remaining for row in await connection.execute(_SETTLE, asked)}

    async def forget_full(self) -> None:
        async with self._database.writing() as connection:
            await connection.execute(text(f"DELETE FROM allowances WHERE at < {NOW} - {FULL_AFTER}"))


class Register:
    """`open_lines.Register` on PostgreSQL, in `audiences`: rows are deleted with their worker."""

    def __init__(self, driver: DriverConnection, workers: Workers) -> None:
        self._driver, self._workers = driver, workers

    @property
    def worker(self) -> int | None:
        return self._workers.worker

    @property
    def workers(self) -> int:
        return self._workers.count

    async def note(self, worker: int, lines: Mapping[str, int]) -> dict[str, int]:
        keys = {who: f"lines/{sha256(who.encode()).hexdigest()[:26]}" for who in lines}
        try:
            await self._driver.run(lambda raw: raw.execute(_NOTE, worker, [*keys.values()], [*lines.values()]))
        except IntegrityError as error:  # the others have removed this worker, and it does not know yet
            raise DatabaseUnavailable("cut off from the other workers") from error
        # Not in the same transaction: concurrent reads of others must see these counts.
        found = await self._driver.run(lambda raw: raw.fetch(_ALL, [*keys.values()]))
        counted = {row["table_id"]: int(row["lines"]) for row in found}
        return {who: counted.get(key, 0) for who, key in keys.items()}
