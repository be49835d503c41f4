"""Bots at a table: when they begin, and what may happen while they think."""

import asyncio
import random

import pytest
from litestar import Litestar

from crocetta.bots.desk import NOBODY, Asker, InlineDesk, NotCompiled, NotWanted, Question
from crocetta.server import bot_turns, rooms
from crocetta.tables.table import read
from crocetta.tables.tell import tell
from tests.server.people import (
    KEEP,
    TIMEOUT,
    Guests,
    bots_rest,
    open_server,
    play_on,
    room_of,
    store_of,
    wait_until,
)
from tests.server.ticks import Ticks

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("ticks")]


async def test_bots_wait_until_a_person_at_the_table_has_looked(
    app: Litestar, guests: Guests, ticks: Ticks
) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
    await guests.stranger().sit(table, None)
    await ticks.wait_two()
    assert [len(made) for made in room_of(app, table).table.decisions] == [0, 0, 0]
    _, update = await ada.sit(table, 0)
    assert update["finished"] == []

    async def bots_played() -> bool:
        return bool((await ada.view(table, 0))["finished"] == [1, 2])

    await wait_until(bots_played)


async def test_bots_go_on_without_being_looked_after(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TICK", 3600)
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(6)))["over"]


class Thinker(InlineDesk):
    """Thinks about every question, or the one of this number, until the test has had enough."""

    def __init__(self, number: int | None = None) -> None:
        self.askers: list[Asker] = []
        self.thinking, self.enough = asyncio.Event(), asyncio.Event()
        self._number = number

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        self.askers.append(asker)
        if self._number in (None, len(self.askers)):
            self.thinking.set()
            await self.enough.wait()
        return await super().choose(question, asker)


async def test_a_table_can_be_closed_while_its_bots_think(database: str) -> None:
    desk = Thinker()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        await ada.sit(table, 0)
        await asyncio.wait_for(desk.thinking.wait(), TIMEOUT)
        assert [asker.waits() for asker in desk.askers] == [True]
        assert (await ada.post(f"/api/tables/{table}/close")).json()["status"] == "closed"
        assert [asker.waits() for asker in desk.askers] == [False]
        before = await ada.view(table, 0)
        desk.enough.set()
        await bots_rest(room_of(app, table))
        assert await ada.view(table, 0) == before


async def test_bots_think_for_who_opened_the_table_and_many_tables_of_one_guest_count_as_one(database: str) -> None:
    desk = Thinker()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        hosts = []
        for guest in (ada, ada, bruno):
            table = (await guest.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
            await guest.sit(table, 0)
            hosts += [room_of(app, table).table.host] * 2

        async def all_asked() -> bool:
            return len(desk.askers) == len(hosts)

        await wait_until(all_asked)
        assert [asker.person for asker in desk.askers] == hosts
        assert len(set(hosts)) == 2
        desk.enough.set()


async def test_a_bot_that_nobody_waits_for_any_more_is_asked_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "RETRY", 3_600)  # it is no failure

    class Forgetful(InlineDesk):
        """The turn of the first question comes too late."""

        asked = 0

        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            self.asked += 1
            if self.asked == 1:
                raise NotWanted
            return await super().choose(question, asker)

    async with open_server(database, desk=Forgetful()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        await ada.sit(table, 0)

        async def the_bot_played() -> bool:
            return bool((await ada.view(table, 0))["finished"] == [1])

        await wait_until(the_bot_played)


async def test_nobody_is_told_what_bots_think_before_it_is_on_disk(database: str) -> None:
    """Whoever asks in the meantime waits for nobody, and sees just what is written."""
    desk = Thinker(2)
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
        await ada.sit(table, 0)
        await asyncio.wait_for(desk.thinking.wait(), TIMEOUT)

        async def one_played() -> bool:
            return len((await ada.view(table, 0))["finished"]) == 1

        await wait_until(one_played)
        written = read(table, await store_of(app).streams.entries(table))
        seen = await ada.view(table, 0)
        assert (tuple(seen["finished"]), seen["number"]) == (tell(written, 0).finished, tell(written, 0).number)
        answer, _ = await ada.lines[0].play(seen, KEEP)
        assert answer["type"] == "accepted"
        desk.enough.set()

        async def all_played() -> bool:
            return bool((await ada.view(table, 0))["view"]["phase"] != seen["view"]["phase"])

        await wait_until(all_played)


async def test_the_table_hears_once_that_a_weaker_bot_plays_for_one_that_is_not_ready(database: str) -> None:
    class NotYet(InlineDesk):
        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            if question.level in ("expert", "master"):
                raise NotCompiled("soon")
            return await super().choose(question, asker)

    async with open_server(database, desk=NotYet()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", {"kind": "bot", "bot": "master"}))["table"]
        line, update = await ada.sit(table, 0)
        await play_on(line, update, random.Random(6))
        told = (await ada.get(f"/api/tables/{table}/heard")).json()["told"]
        assert [item["seat"] for item in told if item.get("what") == "weaker"] == [1]
