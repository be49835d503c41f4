"""Limits that several workers on one PostgreSQL keep together."""

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack

import pytest
from litestar import Litestar

from crocetta.server import audience, open_lines
from crocetta.server.budgets import LINES_OF_A_PERSON, Allowance, Budgets
from crocetta.server.errors import TooOften
from crocetta.server.open_lines import OpenLines
from crocetta.server.push.notices import AN_HOUR, Notices
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.shared_limits import Ledger, Register
from tests.server.people import room_of, rooms_of, store_of, wait_until
from tests.server.postgres import Postgres
from tests.server.two_workers import TwoWorkers, cut_off, is_so, workers_of

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_lines, "FORGOTTEN_WITHIN", 0)


async def test_rate_limits_hold_for_all_workers_together(two_workers: TwoWorkers) -> None:
    ledgers = [Ledger(store_of(guests.app)) for guests in (two_workers.here, two_workers.there)]

    async def take(place: int) -> bool:
        return await ledgers[place % 2].take("tables", "ada", 20, 0.001)

    assert sum(await asyncio.gather(*(take(place) for place in range(40)))) == 20
    allowances = [Allowance(20, 20_000, "tables") for _ in ledgers]
    for allowance, ledger in zip(allowances, ledgers, strict=True):
        allowance.ledger = ledger
    assert not await allowances[0].spend("ada")
    await allowances[0].refund("ada")
    assert [await allowances[1].spend("ada"), await allowances[0].spend("ada")] == [True, False]


async def test_what_each_worker_counts_for_itself_is_soon_known_to_the_others(two_workers: TwoWorkers) -> None:
    here, there = Allowance(10, 10_000, "requests"), Allowance(10, 10_000, "requests")
    here.ledger, there.ledger = Ledger(store_of(two_workers.here.app)), Ledger(store_of(two_workers.there.app))
    assert all(here.take("an address") for _ in range(6))
    assert all(there.take("an address") for _ in range(3))
    await here.settle()
    await there.settle()
    assert there.left("an address") == pytest.approx(1, abs=0.2)
    assert here.take("an address")
    await here.settle()
    assert not here.take("an address")


def lines_of(app: Litestar) -> Budgets:
    """With the limits of everybody; those of the tests' servers are generous."""
    budgets, store = Budgets(), store_of(app)
    assert store.workers is not None
    budgets.share(Ledger(store), Register(store.tables.driver, store.workers))
    return budgets


async def open_as_many_as_allowed(lines: AsyncExitStack, *budgets: Budgets) -> int:
    """Lines of one person, at these workers by turns, until each refuses."""
    opened, left = 0, list(budgets)
    while left:
        for one in list(left):
            try:
                await lines.enter_async_context(one.line("ada", "an address"))
                opened += 1
            except TooOften:
                left.remove(one)
    return opened


async def test_open_lines_are_counted_for_all_workers_together(two_workers: TwoWorkers) -> None:
    here, there = lines_of(two_workers.here.app), lines_of(two_workers.there.app)
    async with AsyncExitStack() as lines:
        assert await open_as_many_as_allowed(lines, here, there) == LINES_OF_A_PERSON
        async with there.line("bruno", "an address"):
            pass
    await here.lines.settle()
    async with AsyncExitStack() as lines:
        assert await open_as_many_as_allowed(lines, there) == LINES_OF_A_PERSON, "what has ended counts no more"


async def test_of_many_who_come_at_once_to_several_workers_none_is_one_too_many(two_workers: TwoWorkers) -> None:
    budgets = [lines_of(guests.app) for guests in (two_workers.here, two_workers.there)]
    async with AsyncExitStack() as lines:
        asked = [lines.enter_async_context(budgets[k % 2].line("ada", "an address")) for k in range(80)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(answer is None or isinstance(answer, TooOften) for answer in answers)
        assert answers.count(None) <= LINES_OF_A_PERSON
        for one in budgets:
            await one.lines.settle()
        more = await open_as_many_as_allowed(lines, *budgets)
        assert answers.count(None) + more == LINES_OF_A_PERSON


async def test_lines_of_a_worker_that_died_count_no_more(two_workers: TwoWorkers, migrated: Postgres) -> None:
    here, there = lines_of(two_workers.here.app), lines_of(two_workers.there.app)

    async def is_free() -> bool:
        try:
            async with here.line("ada", "an address"):
                return True
        except TooOften:
            return False

    async with AsyncExitStack() as lines:
        assert await open_as_many_as_allowed(lines, there) == LINES_OF_A_PERSON
        assert not await is_free()
        async with cut_off(two_workers.there.app, migrated):
            await wait_until(is_free)


async def test_a_worker_that_comes_back_as_another_brings_its_lines(
    two_workers: TwoWorkers, migrated: Postgres
) -> None:
    here, there = lines_of(two_workers.here.app), lines_of(two_workers.there.app)
    async with AsyncExitStack() as lines:
        await lines.enter_async_context(here.line("ada", "an address"))
        async with cut_off(two_workers.here.app, migrated):
            assert await open_as_many_as_allowed(lines, here) == LINES_OF_A_PERSON - 1, "each counts for itself"
        await wait_until(lambda: is_so(workers_of(two_workers.here.app).worker is not None))
        await here.lines.settle()
        assert await open_as_many_as_allowed(lines, there) == 0


async def test_who_comes_back_from_a_worker_that_still_counts_them_is_let_in() -> None:
    class Forgets:
        worker, workers = 1, 2

        def __init__(self) -> None:
            self.counts = [31, 30]

        async def note(self, worker: int, lines: Mapping[str, int]) -> dict[str, int]:
            count = self.counts.pop(0)
            return dict.fromkeys(lines, count)

    lines = OpenLines()
    lines.register = register = Forgets()
    async with lines.one_more({"ada": 30}):
        assert not register.counts


async def test_while_the_database_is_away_lines_are_shared_out_among_workers() -> None:
    class Away:
        worker, workers = 1, 10

        async def note(self, worker: int, lines: Mapping[str, int]) -> dict[str, int]:
            raise DatabaseUnavailable

    lines = OpenLines()
    lines.register = Away()
    async with AsyncExitStack() as opened:
        for _ in range(6):
            await opened.enter_async_context(lines.one_more({"ada": 30}))
        with pytest.raises(TooOften):
            await opened.enter_async_context(lines.one_more({"ada": 30}))


async def test_places_to_watch_are_those_of_the_table_and_not_of_each_worker(
    two_workers: TwoWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 2)
    monkeypatch.setattr(audience, "COUNT_EVERY", 0.0)
    ada, bruno, table = await two_workers.pair()
    await ada.sit(table, 0)
    await bruno.sit(table, 1)
    watching = [(await guests.stranger().sit(table, None))[0] for guests in (two_workers.here, two_workers.there)]
    await wait_until(lambda: is_so(room_of(two_workers.there.app, table).audience.elsewhere == 1))
    late = await two_workers.there.stranger().connect(table)
    late.say(type="sit", seat=None)
    assert (await late.until("problem"))["key"] == "problem-spectators-queue"
    await watching[0].close()
    await late.until("update")


async def test_notices_are_counted_for_all_workers_together(two_workers: TwoWorkers) -> None:
    """One person is told so often an hour, whichever worker tells them."""
    budgets = [notices_of(guests.app)._budget for guests in (two_workers.here, two_workers.there)]
    told = [await budgets[place % 2].spend("push-turn ada") for place in range(AN_HOUR + 1)]
    assert told == [True] * AN_HOUR + [False]


def notices_of(app: Litestar) -> Notices:
    """As they hear of what is written."""
    app.state.push._listen()
    notices: Notices = rooms_of(app).on_written.__self__  # type: ignore[union-attr]
    return notices


async def test_what_could_not_be_settled_is_settled_later() -> None:
    class Broken:
        async def take(self, name: str, who: str, most: float, rate: float) -> bool:
            raise NotImplementedError

        async def settle(self, name: str, spent: Mapping[str, float], most: float, rate: float) -> dict[str, float]:
            told.append(dict(spent))
            if len(told) == 1:
                raise ConnectionError
            return {}

    told: list[dict[str, float]] = []
    allowance = Allowance(10)
    allowance.ledger = Broken()
    allowance.take("Ada")
    with pytest.raises(ConnectionError):
        await allowance.settle()
    allowance.take("Ada")
    await allowance.settle()
    assert told == [{"Ada": 1}, {"Ada": 2}]
