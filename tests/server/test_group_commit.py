"""One flush to disk for everybody who waits, and everybody's move on its own merits."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from msgspec.structs import replace

from crocetta.server.store import Store, streams
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.streams import Batch, Conflict, GroupCommit, LeftOut, Write
from crocetta.tables.entries import Attended
from tests.server.streams import FIRST, a_table

pytestmark = pytest.mark.anyio

TABLES = [f"t{k}" for k in range(8)]


class Counting(GroupCommit):
    """Notes which batches went to disk together."""

    def __init__(self, store: Store) -> None:
        super().__init__(self._counted)
        self.together: list[list[str]] = []
        self.store = store

    async def _counted(self, batches: Sequence[Batch], wait: bool) -> LeftOut:
        self.together.append([batch[0].projection.id for batch in batches])
        return await self.store.streams._write(batches, wait)


@pytest.fixture
async def store(anyio_backend: str, database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    await store.people.add("ada", "Ada")
    for name in TABLES:
        await store.streams.append(a_table(name))
    yield store
    await store.close()


@pytest.fixture
def commits(store: Store) -> Counting:
    return Counting(store)


def batch(table: str, seq: int = FIRST, at: float = 5.0, over: bool = False) -> Batch:
    projection = a_table(table).projection
    after = replace(projection, status="over", updated=at) if over else projection
    return (Write(seq, (Attended(at),), after, seated=False),)


async def places(store: Store, table: str) -> list[float]:
    """When what came after the start of the match happened."""
    return [entry.at for entry in await store.streams.entries(table, FIRST - 1)]


async def test_moves_that_wait_for_the_disk_go_there_together(commits: Counting, store: Store) -> None:
    await asyncio.gather(*(commits.append(batch(table)) for table in TABLES))
    assert commits.together == [TABLES]
    await asyncio.gather(*(commits.append(batch(table, FIRST + 1, 6.0, over=True)) for table in TABLES))
    assert len(commits.together) == 2
    for table in TABLES:
        assert await places(store, table) == [5.0, 6.0]
    mine = await store.tables.mine("ada")
    assert {(table.id, table.status, table.updated) for table in mine} == {(name, "over", 6.0) for name in TABLES}


async def test_a_lonely_move_waits_for_nobody(commits: Counting) -> None:
    await commits.append(batch("t0"))
    await commits.append(batch("t0", FIRST + 1))
    assert commits.together == [["t0"], ["t0"]]


async def test_those_who_were_just_answered_go_to_disk_together(
    commits: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "GATHER", 1.0)

    async def plays_twice(place: int, table: str) -> None:
        await commits.append(batch(table))
        for _ in range(place):
            await asyncio.sleep(0)
        await commits.append(batch(table, FIRST + 1))

    await asyncio.gather(*(plays_twice(place, table) for place, table in enumerate(TABLES)))
    assert commits.together == [TABLES, TABLES]


async def test_whoever_comes_alone_waits_for_nobody(commits: Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "GATHER", 1_000_000)
    for seq in range(FIRST, FIRST + 5):
        await commits.append(batch("t0", seq))
    assert commits.together == [["t0"]] * 5


async def test_who_comes_while_the_disk_is_busy_goes_next(commits: Counting) -> None:
    first = asyncio.create_task(commits.append(batch("t0")))
    while not commits.together:
        await asyncio.sleep(0)
    await asyncio.gather(first, *(commits.append(batch(table)) for table in TABLES[1:]))
    assert commits.together == [["t0"], TABLES[1:]]


async def test_the_loser_of_a_race_loses_alone(commits: Counting, store: Store) -> None:
    await store.streams.append(*batch("t3", at=4.0))
    results = await asyncio.gather(*(commits.append(batch(table)) for table in TABLES), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [table == "t3" for table in TABLES]
    for table in TABLES:
        assert await places(store, table) == ([4.0] if table == "t3" else [5.0])


async def test_two_who_race_for_one_place_in_one_flush_are_told_apart(commits: Counting, store: Store) -> None:
    both = [commits.append(batch("t3", at=at)) for at in (4.0, 5.0)]
    results = await asyncio.gather(
        *both, *(commits.append(batch(table)) for table in TABLES[4:]), return_exceptions=True
    )
    assert [isinstance(result, Conflict) for result in results] == [False, True, False, False, False, False]
    assert await places(store, "t3") == [4.0]


async def test_a_batch_of_two_tables_is_written_whole_or_not_at_all(commits: Counting, store: Store) -> None:
    await commits.append((*batch("t0"), *batch("t1")))
    assert await places(store, "t0") == await places(store, "t1") == [5.0]
    with pytest.raises(Conflict):
        await commits.append((*batch("t0", FIRST + 1), *batch("t1")))
    assert await places(store, "t0") == [5.0]


async def test_a_broken_disk_is_everybodys_trouble_and_the_next_move_is_tried_again(
    commits: Counting, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_batches: Sequence[Batch], _wait: bool) -> None:
        raise DatabaseUnavailable("full")

    with monkeypatch.context() as disk:
        disk.setattr(commits, "_write", broken)
        results = await asyncio.gather(*(commits.append(batch(t)) for t in TABLES), return_exceptions=True)
        assert all(isinstance(result, DatabaseUnavailable) for result in results)
    await commits.append(batch("t0"))
    assert await places(store, "t0") == [5.0]


async def test_who_hangs_up_takes_nobody_else_along(commits: Counting, store: Store) -> None:
    leader, *others = [asyncio.create_task(commits.append(batch(table))) for table in TABLES]
    while not commits.together:
        await asyncio.sleep(0)
    leader.cancel()
    await asyncio.gather(*others)
    await commits.settled()
    assert leader.cancelled()
    assert [await places(store, table) for table in TABLES] == [[5.0]] * len(TABLES)


async def test_a_table_that_somebody_else_writes_to_holds_up_nobody() -> None:
    written: list[tuple[list[str], bool]] = []

    async def busy(batches: Sequence[Batch], wait: bool) -> LeftOut:
        """Another worker is writing to the first table until somebody waits for it."""
        tables = [batch[0].projection.id for batch in batches]
        written.append((tables, wait))
        return LeftOut(held=() if wait else [place for place, table in enumerate(tables) if table == "t0"])

    commits = GroupCommit(busy)
    held = asyncio.create_task(commits.append(batch("t0")))
    await commits.append(batch("t1"))
    assert not held.done()
    await held
    assert written == [(["t1", "t0"], False), (["t0"], True)]


async def test_nobody_waits_for_ever_for_somebody_who_does_not_finish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HELD_UP", 0.0)

    async def stuck(batches: Sequence[Batch], wait: bool) -> LeftOut:
        return LeftOut(held=range(len(batches)))

    with pytest.raises(DatabaseUnavailable):
        await GroupCommit(stuck).append(batch("t0"))
