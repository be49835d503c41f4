"""Nobody is told what is not yet on disk."""

import asyncio
from collections.abc import Sequence

import pytest
from litestar import Litestar

from crocetta.server.store.streams import Batch, LeftOut, Streams, Write
from tests.server.people import (
    KEEP,
    TIMEOUT,
    Guests,
    Json,
    Person,
    store_of,
    two_people,
)
from tests.server.ticks import Ticks

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("ticks")]


@pytest.mark.parametrize("way", ["line", "request"])
async def test_a_move_of_whoever_hangs_up_meanwhile_is_told_to_the_others_when_it_is_written(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch, ticks: Ticks, way: str
) -> None:
    ada, bruno, table = await two_people(guests)
    hers, _ = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await his.settled()
    commits, writing, enough = store_of(app).streams._commits, asyncio.Event(), asyncio.Event()
    write = commits._write

    async def slow_disk(batches: Sequence[Batch], wait: bool) -> LeftOut:
        writing.set()
        await enough.wait()
        return await write(batches, wait)

    monkeypatch.setattr(commits, "_write", slow_disk)
    body = {"decision": 0, "action": KEEP, "move": "one"}
    if way == "line":
        hers.say(type="play", **body)
        await asyncio.wait_for(writing.wait(), TIMEOUT)
        gone = asyncio.create_task(hers.close())
    else:
        gone = asyncio.create_task(_post(ada, f"/api/tables/{table}/play", {"seat": 0, **body}))
        await asyncio.wait_for(writing.wait(), TIMEOUT)
        gone.cancel()
    await ticks.wait_two()
    enough.set()
    await asyncio.wait([gone])
    assert (await his.until("update"))["finished"] == [0]
    again = await ada.post(f"/api/tables/{table}/play", {"seat": 0, **body})
    assert again.json() == {"type": "accepted", "move": "one"}


async def _post(person: Person, path: str, body: Json) -> None:
    await person.post(path, body)


@pytest.mark.parametrize("way", ["line", "request"])
async def test_what_is_on_its_way_to_the_disk_is_told_to_nobody(
    guests: Guests, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    ada, bruno, table = await two_people(guests)
    hers, update = await ada.sit(table, 0)
    his, his_update = await bruno.sit(table, 1)
    await hers.settled()
    await his.settled()
    append, writing, enough = Streams.append, asyncio.Event(), asyncio.Event()

    async def slow_disk(streams: Streams, *batch: Write) -> None:
        writing.set()
        await enough.wait()
        await append(streams, *batch)

    monkeypatch.setattr(Streams, "append", slow_disk)
    body = {"decision": 0, "action": KEEP, "move": "one"}
    if way == "line":
        hers.say(type="play", **body)
        playing = None
    else:
        playing = asyncio.create_task(ada.post(f"/api/tables/{table}/play", {"seat": 0, **body}))
    await asyncio.wait_for(writing.wait(), TIMEOUT)
    assert await his.settled() == []
    assert await bruno.view(table, 1) == his_update
    assert await ada.view(table, 0) == update
    assert (await bruno.info(table))["to_act"] == [0, 1]
    enough.set()
    told = (await hers.until("update"))["told"]
    assert [item["move"] for item in told] == ["one"]
    assert (await his.until("update"))["finished"] == [0]
    if playing is not None:
        assert (await playing).json() == {"type": "accepted", "move": "one"}
