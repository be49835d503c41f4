"""One flush to disk for everybody who waits, and everybody's move on its own merits."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from crocetta.server.database import OutOfOrder
from crocetta.server.rows import ChairRow, EntryRow, TableRow
from crocetta.server.scribe import Lost, Page, Scribe
from crocetta.server.store import Store

pytestmark = pytest.mark.anyio

TABLES = [f"t{k}" for k in range(8)]


class Counting(Scribe):
    """Notes which pages went to disk together."""

    batches: list[list[str]]

    async def _write(self, pages: Sequence[Page]) -> None:
        self.batches.append([page.table for page in pages])
        await super()._write(pages)


@pytest.fixture
async def store(anyio_backend: str, database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    await store.add_person("ada", "Ada")
    for name in TABLES:
        row = TableRow(
            name, name.upper(), "pyramids", 1, "e", None, "{}", "{}", "s", "ada", "running", None, 1.0, 1.0
        )
        await store.add_table(row, [ChairRow(0, "person", "Ada", "ada", None, False)])
    yield store
    await store.close()


@pytest.fixture
def scribe(store: Store) -> Counting:
    scribe = Counting(store)
    scribe.batches = []
    return scribe


def page(table: str, seq: int = 1, status: str | None = None) -> Page:
    return Page(table, [EntryRow(seq, 0, "{}", f"m{seq}", 5.0)], status)


async def test_moves_that_wait_for_the_disk_go_there_together(scribe: Counting, store: Store) -> None:
    await asyncio.gather(*(scribe.append(page(table)) for table in TABLES))
    assert scribe.batches == [TABLES]
    await asyncio.gather(*(scribe.append(page(table, 2, "over")) for table in TABLES))
    assert len(scribe.batches) == 2
    for table in TABLES:
        assert [row.seq for row in await store.entries(table, 0)] == [1, 2]
        row = await store.table(table)
        assert row is not None
        assert (row.status, row.updated) == ("over", 5.0)


async def test_a_lonely_move_waits_for_nobody(scribe: Counting) -> None:
    await scribe.append(page("t0"))
    await scribe.append(page("t0", 2))
    assert scribe.batches == [["t0"], ["t0"]]


async def test_who_comes_while_the_disk_is_busy_goes_next(scribe: Counting) -> None:
    first = asyncio.create_task(scribe.append(page("t0")))
    while not scribe.batches:
        await asyncio.sleep(0)
    await asyncio.gather(first, *(scribe.append(page(table)) for table in TABLES[1:]))
    assert scribe.batches == [["t0"], TABLES[1:]]


async def test_the_loser_of_a_race_loses_alone(scribe: Counting, store: Store) -> None:
    await store.append("t3", [EntryRow(1, 0, "{}", None, 4.0)])
    results = await asyncio.gather(*(scribe.append(page(table)) for table in TABLES), return_exceptions=True)
    assert [isinstance(result, Lost) for result in results] == [table == "t3" for table in TABLES]
    for table in TABLES:
        rows = await store.entries(table, 0)
        assert [row.move for row in rows] == ([None] if table == "t3" else ["m1"])


async def test_a_broken_disk_is_everybodys_trouble_and_the_next_move_is_tried_again(
    scribe: Counting, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Sequence[Page]) -> None:
        raise OutOfOrder("full")

    with monkeypatch.context() as disk:
        disk.setattr(scribe, "_write", broken)
        results = await asyncio.gather(*(scribe.append(page(t)) for t in TABLES), return_exceptions=True)
        assert all(isinstance(result, OutOfOrder) for result in results)
    await scribe.append(page("t0"))
    assert len(await store.entries("t0", 0)) == 1


async def test_who_hangs_up_takes_nobody_else_along(scribe: Counting, store: Store) -> None:
    leader, *others = [asyncio.create_task(scribe.append(page(table))) for table in TABLES]
    while not scribe.batches:
        await asyncio.sleep(0)
    leader.cancel()
    await asyncio.gather(*others)
    await scribe.rest()
    assert leader.cancelled()
    assert [len(await store.entries(table, 0)) for table in TABLES] == [1] * len(TABLES)
