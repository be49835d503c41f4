"""However long the log of one table is, the others do not wait for it."""

import asyncio
import time
from random import Random
from typing import Final

import pytest
from litestar import Litestar

from crocetta.kit.record import Act
from crocetta.server import rooms as rooms_module
from crocetta.server.rooms import Rooms
from crocetta.server.store import Store
from crocetta.server.store.streams import Write
from crocetta.tables import commands as c
from crocetta.tables.decide import Decided, decide
from crocetta.tables.entries import TookBack
from crocetta.tables.projection import project
from crocetta.tables.table import Table, act, fold
from tests.server.people import TIMEOUT, Guests, both_marking, rooms_of, store_of
from tests.server.streams import opened
from tests.tables.scenes import legal

pytestmark = pytest.mark.anyio

LONG: Final = 6_000
"""Entries of a table where somebody played and undid, as could be done before undos were counted."""


async def write_a_long_stream(store: Store, name: str) -> Table:
    await store.people.add("ada", "Ada")
    decided = opened(name)
    table, entries = decided.table, list(decided.entries)
    for seat in table.to_act:  # each keeps cards, which is final
        kept = decide(table, c.Play("ada", seat, 0, legal(table, seat)[0], f"keep {seat}"), 2.0)
        assert isinstance(kept, Decided)
        table, entries = kept.table, [*entries, *kept.entries]
    seat, rng = table.to_act[0], Random(1)
    for _ in range(LONG // 2):
        table, entry = act(table, 2.0, Act(seat, rng.choice(legal(table, seat))), "person", None)
        entries += [entry, TookBack(2.0, seat)]
        table = fold(table, entries[-1])
    await store.streams.append(Write(1, entries, project(table), seated=True))
    return table


async def longest_wait(while_: "asyncio.Task[object]") -> float:
    """How long somebody else's smallest wish takes at worst."""
    longest = 0.0
    while not while_.done():
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - began)
    return longest


async def test_nobody_waits_while_a_long_table_is_read(app: Litestar, guests: Guests) -> None:
    written = await write_a_long_stream(store_of(app), "longest")
    waking = asyncio.create_task(rooms_of(app).room("longest"))
    began = time.perf_counter()
    worst = await longest_wait(waking)
    took = time.perf_counter() - began
    assert waking.result().table.seq == written.seq
    assert waking.result().table.told == written.told
    assert worst < max(0.1, took / 5)


async def test_the_server_looks_after_others_while_one_table_takes_its_time(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await guests.invite("Ada")
    tables = [(await ada.open_table("pyramids", "me", "bot"))["table"] for _ in range(2)]
    rooms = rooms_of(app)
    rooms.live.clear()
    read, forever = Rooms._read, asyncio.Event()

    async def slowly(rooms: Rooms, table: str) -> object:
        if table == tables[0]:
            await forever.wait()
        return await read(rooms, table)

    monkeypatch.setattr(Rooms, "_read", slowly)
    monkeypatch.setattr(rooms_module, "PATIENCE", 0.5)
    async with asyncio.timeout(30):
        await rooms.each("not woken", tables, rooms._wake_up)
    assert list(rooms.live) == [tables[1]]
    forever.set()
    assert (await rooms.room(tables[0])).table.id == tables[0]


async def test_no_list_reads_a_stream_or_waits_for_a_table(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bruno, table, _, _ = await both_marking(guests)
    listed = (await ada.open_table("pyramids", "me", "open", settings={"listed": True}))["table"]
    rooms = rooms_of(app)
    busy = rooms.live[table]
    del rooms.live[listed]  # nobody looks at it any more

    def never(*_: object) -> None:
        raise AssertionError("a list reads a stream")

    monkeypatch.setattr(Rooms, "_read", never)
    monkeypatch.setattr(rooms.streams, "entries", never)
    async with busy.lock, asyncio.timeout(TIMEOUT):
        mine = (await ada.get("/api/tables?scope=mine")).json()
        assert {info["table"] for info in mine} == {table, listed}
        assert [info["table"] for info in (await bruno.get("/api/tables")).json()] == [listed]
        for path in ("me/records", "me/history", "me/statistics", "daily"):
            assert (await ada.get(f"/api/{path}")).status_code == 200, path
        assert [found["table"] for found in (await bruno.open_home())[1]] == [listed]
