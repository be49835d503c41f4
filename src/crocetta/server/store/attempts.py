"""Attempts at contests, and the ranking boards.

Counts are cached: a contest is counted in full now and then, and in between only what has ended since.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, func, select

from crocetta.server import wall_clock
from crocetta.server.store import schema
from crocetta.server.store.database import Database
from crocetta.tables.contests import Standing

_attempts, _tables, _people = schema.attempts, schema.tables, schema.people
SETTLED: Final = 30
"""Seconds after which every worker's writes of ended attempts have arrived."""
ANEW: Final = 600
"""Seconds between full counts: somebody may have been erased."""
KEPT: Final = 100
"""Contests with cached counts."""


class Tried(NamedTuple):
    contest: str
    person: str
    name: str
    table: str
    code: str
    status: str
    """Of its table."""
    began: float
    standing: Standing | None
    ended: float | None

    @property
    def running(self) -> bool:
        return self.standing is None and self.status in ("gathering", "running")


class Ranked(NamedTuple):
    person: str
    name: str
    code: str
    standing: Standing


class Counts(NamedTuple):
    """Attempts that ended until a time, by standing; `made`: when they were counted."""

    until: float
    made: float
    people: Mapping[int, int]


class Attempts:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._counts: dict[str, Counts] = {}

    async def of(self, person: str, contests: Sequence[str]) -> dict[str, Tried]:
        """A person's attempts at these contests."""
        asked = and_(_attempts.c.person == person, _attempts.c.contest.in_(contests))
        return {each.contest: each for each in await self._tried(asked)}

    async def all(self, person: str) -> list[Tried]:
        return await self._tried(_attempts.c.person == person)

    async def _tried(self, where: ColumnElement[bool]) -> list[Tried]:
        query = (
            select(_attempts, _tables.c.code, _tables.c.status, _people.c.nickname)
            .join(_tables, _tables.c.id == _attempts.c.table_id)
            .join(_people, _people.c.person == _attempts.c.person)
            .where(where)
            .order_by(_attempts.c.began)
        )
        return [
            Tried(
                row.contest,
                row.person,
                row.nickname,
                row.table_id,
                row.code,
                row.status,
                row.began,
                None if row.standing is None else Standing.of(row.standing),
                row.ended,
            )
            for row in await self._database.rows(query)
        ]

    async def distribution(self, contest: str, until: float) -> list[tuple[Standing, int]]:
        """How many people reached each standing, best first."""
        now, known = wall_clock.now(), self._counts.get(contest)
        settled = min(now - SETTLED, until)
        if known is None or now - known.made > ANEW or settled < known.until:
            known = Counts(settled, now, await self._count(contest, until=settled))
            while len(self._counts) >= KEPT:
                del self._counts[next(iter(self._counts))]
            self._counts[contest] = known
        people = Counter(known.people)
        people.update(await self._count(contest, after=known.until, until=until))
        return [(Standing.of(key), people[key]) for key in sorted(people)]

    async def _count(self, contest: str, *, until: float, after: float = 0.0) -> Mapping[int, int]:
        query: Select[Any] = (
            select(_attempts.c.standing, func.count().label("people"))
            .where(_in_time(contest, until), _attempts.c.ended > after)
            .group_by(_attempts.c.standing)
        )
        return {row.standing: row.people for row in await self._database.rows(query)}

    def forget(self) -> None:
        """Count again after an erasure. Other workers do so at their next full count."""
        self._counts.clear()

    async def best(self, contest: str, until: float, most: int) -> list[Ranked]:
        """Ties go to whoever finished first."""
        first = (
            select(_attempts.c.person, _attempts.c.table_id, _attempts.c.standing, _attempts.c.ended)
            .where(_attempts.c.contest == contest, _attempts.c.standing.is_not(None))
            .where(_attempts.c.ended + 0 <= until)  # `+ 0`: not by the index on `ended`, which would sort all rows
            .order_by(_attempts.c.standing, _attempts.c.ended)
            .limit(most)
            .subquery()
        )
        query = (
            select(first.c.person, first.c.standing, _people.c.nickname, _tables.c.code)
            .join(_people, _people.c.person == first.c.person)
            .join(_tables, _tables.c.id == first.c.table_id)
            .order_by(first.c.standing, first.c.ended)
        )
        rows = await self._database.rows(query)
        return [Ranked(row.person, row.nickname, row.code, Standing.of(row.standing)) for row in rows]


def _in_time(contest: str, until: float) -> ColumnElement[bool]:
    """Finished by `until`."""
    there = and_(_attempts.c.contest == contest, _attempts.c.standing.is_not(None))
    return and_(there, _attempts.c.ended <= until)
