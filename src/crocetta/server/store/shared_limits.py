"""Rate limits that all workers share, as token buckets: one row each, refilled by the clock of the database."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import text

from crocetta.server.store.database import Database
from crocetta.server.store.workers import NOW

FULL_AFTER: Final = 3_600
"""Seconds after which every allowance has filled again, and its row says nothing."""

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
