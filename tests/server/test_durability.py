"""What is acknowledged is never lost, and what is not on disk was never told."""

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import Litestar
from sqlalchemy import event

from crocetta import games
from crocetta.bots import desk as desks
from crocetta.bots.desk import NOBODY, Asker, BotFailed, InlineDesk, Question
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.server import bot_turns, rooms
from crocetta.server.bot_turns import BotTurns
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.streams import Streams, Write
from crocetta.tables.entries import Acted
from crocetta.tables.projection import project
from crocetta.tables.tell import story, tell
from tests.server.people import (
    KEEP,
    Guests,
    Json,
    Person,
    a_mark,
    both_marking,
    bots_rest,
    events,
    open_server,
    play_on,
    room_of,
    rooms_of,
    store_of,
    two_people,
)

pytestmark = pytest.mark.anyio


def standing(update: Json) -> Json:
    return {key: value for key, value in update.items() if key != "told"}


@pytest.mark.parametrize("game", games.names())
async def test_a_match_goes_on_after_a_restart_just_where_it_was(database: str, game: str) -> None:
    rng = random.Random(8)
    async with open_server(database) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        cookie = ada.cookie
        table = (await ada.open_table(game, "me", "bot"))["table"]
        line, update = await ada.sit(table, 0)
        await play_on(line, update, rng, acts=12)
        update = await ada.view(table, 0)
        while not update["legal"]:
            update = await ada.view(table, 0)
        action = rng.choice(update["legal"])
        await line.play(update, action, "the last one")
        await line.settled()
        await bots_rest(room_of(app, table))
        found = room_of(app, table).table
        before = {seat: tell(found, seat) for seat in (None, 0, 1)}
        heard = {seat: story(found, seat) for seat in (None, 0, 1)}
        listed = project(found)
        entries = await store_of(app).streams.entries(table)
    async with open_server(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        found = (await rooms_of(app).room(table)).table
        assert {seat: tell(found, seat) for seat in (None, 0, 1)} == before
        assert {seat: story(found, seat) for seat in (None, 0, 1)} == heard
        assert project(found) == listed
        assert await store_of(app).streams.entries(table) == entries
        again = {"seat": 0, "decision": update["decision"], "action": action, "move": "the last one"}
        answer = (await ada.post(f"/api/tables/{table}/play", again)).json()
        assert answer == {"type": "accepted", "move": "the last one"}
        assert await store_of(app).streams.entries(table) == entries
        line, update = await ada.sit(table, 0, before[0].number)
        assert update["told"] == []
        await play_on(line, update, rng, acts=10)


async def test_a_match_begun_with_an_earlier_edition_goes_on_with_its_own_cards(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    today, first = games.editions("silver-and-gold")
    rng = random.Random(4)
    with monkeypatch.context() as then:
        then.setattr(games, "get", lambda name, data=None: games.resolve(name, first))
        async with open_server(database) as app, Guests(app) as guests:
            ada = await guests.invite("Ada")
            cookie = ada.cookie
            table = await ada.open_table("silver-and-gold", "me", "bot")
            line, update = await ada.sit(table["table"], 0)
            await play_on(line, update, rng, acts=12)
    assert table["edition"] == first.digest != today.digest
    async with open_server(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        drawn = [
            (await ada.get(f"/api/games/silver-and-gold/data/{edition.digest}")).json()["cards"]
            for edition in (today, first)
        ]
        assert drawn[0] != drawn[1]
        line, update = await ada.sit(table["table"], 0)
        await play_on(line, update, rng)
        record = await ada.get(f"/api/tables/{table['table']}/file")
        assert Match.loads(record.content, games.resolve).header.edition == first


async def test_bots_that_had_not_acted_before_a_restart_act_after_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as asleep:
        asleep.setattr(BotTurns, "wake", lambda *_: None)
        async with open_server(database) as app, Guests(app) as guests:
            ada = await guests.invite("Ada")
            cookie = ada.cookie
            table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
            line, update = await ada.sit(table, 0)
            await line.play(update, KEEP)
            assert (await ada.info(table))["to_act"] == [1]
    async with open_server(database) as app, Guests(app) as guests:
        line, update = await guests.stranger(cookie).sit(table, 0)
        if not update["legal"]:
            await line.until_update(lambda u: bool(u["legal"]))


class Broken:
    """A disk that fails so many times, when it is to write acts of this seat."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seat: int, times: int = 1) -> None:
        self.times = times
        append = Streams.append

        async def fail(streams: Streams, *batch: Write) -> None:
            acts = [entry.seat for entry in batch[0].entries if isinstance(entry, Acted)]
            if self.times and acts[:1] == [seat]:
                self.times -= 1
                raise DatabaseUnavailable("try again")
            await append(streams, *batch)

        monkeypatch.setattr(Streams, "append", fail)


def move(update: Json, action: Json, name: str, seat: int = 0) -> Json:
    return {"seat": seat, "decision": update["decision"], "action": action, "move": name}


async def test_a_failed_write_tells_nobody_anything_and_the_move_can_be_sent_again(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bruno, table = await two_people(guests)
    his, before = await bruno.sit(table, 1)
    await his.settled()
    update = await ada.view(table, 0)
    Broken(monkeypatch, seat=0)
    response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
    assert (response.status_code, response.json()["detail"]) == (
        503,
        "The database doesn’t answer. Try again soon.",
    )
    assert response.headers["retry-after"]
    assert await ada.view(table, 0) == update
    assert await his.settled() == []
    response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
    assert response.json() == {"type": "accepted", "move": "one"}
    heard = [message for message in await his.settled() if message["type"] == "update"]
    assert [u["number"] for u in heard] == [before["number"] + 1]


async def test_who_acts_after_a_write_whose_answer_was_lost_acts_upon_it(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on disk, though nobody here knows it; nor will, until the disk has come to rest."""
    ada, _, table, _, _ = await both_marking(guests)
    update = await ada.view(table, 0)
    append, disk_idle = Streams.append, asyncio.Event()

    async def lose_the_answer(streams: Streams, *batch: Write) -> None:
        await append(streams, *batch)
        raise DatabaseUnavailable("try again")

    async def settled(_: Streams) -> None:
        await disk_idle.wait()

    with monkeypatch.context() as failing:
        failing.setattr(Streams, "append", lose_the_answer)
        failing.setattr(Streams, "settled", settled)
        lost = await ada.post(f"/api/tables/{table}/play", move(update, a_mark(update), "one"))
        assert lost.status_code == 503
        failing.setattr(Streams, "append", append)
        undo = {"seat": 0, "decision": update["decision"] + 1, "move": "two"}
        answer = await ada.post(f"/api/tables/{table}/take-back", undo)
        assert answer.json() == {"type": "accepted", "move": "two"}
        disk_idle.set()


async def test_a_failed_write_is_said_in_words_and_the_line_stays(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    Broken(monkeypatch, seat=0)
    answer, rest = await line.play(update, KEEP, "one")
    said = {"message": "The database doesn’t answer. Try again soon.", "key": "problem-database", "parameters": {}}
    assert (answer, rest) == ({"type": "problem", "move": "one", "to": "play"} | said, [])
    line.say(type="sit", seat=0, last=update["number"])
    assert standing(await line.until("update")) == standing(update)
    answer, _ = await line.play(update, KEEP, "one")
    assert answer == {"type": "accepted", "move": "one"}


async def test_a_move_that_finds_the_database_locked_is_not_lost_and_not_made_twice(
    app: Litestar, guests: Guests, tmp_path: Path
) -> None:
    ada, bruno, table = await two_people(guests)
    update = await ada.view(table, 0)
    async with locked_disk(app, tmp_path / "test.db"):
        response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
        assert response.status_code == 503
        assert response.json()["detail"] == "The database doesn’t answer. Try again soon."
        assert await ada.view(table, 0) == update
        assert (await guests.stranger().get("/health/ready")).status_code == 503
    for _ in range(2):
        response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
        assert response.json() == {"type": "accepted", "move": "one"}
    assert (await ada.view(table, 0))["decision"] == 1
    assert (await bruno.view(table, 1))["view"]["finished"] == [True, False]


async def test_a_full_disk_refuses_a_table_in_words_and_leaves_nothing_of_it(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    deck = files("crocetta.games.silver_and_gold").joinpath("cards.toml").read_text(encoding="utf-8")
    wish = {
        "game": "silver-and-gold",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "data": deck + ("#" * 99 + "\n") * 440,
    }
    async with full_disk(app):
        response = await ada.post("/api/tables", wish)
        assert response.status_code == 503
        assert response.json()["detail"] == "The database doesn’t answer. Try again soon."
        assert (await ada.get("/api/tables?scope=mine")).json() == []
    assert (await ada.post("/api/tables", wish)).status_code == 201


@asynccontextmanager
async def full_disk(app: Litestar) -> AsyncIterator[None]:
    """SQLite says "database or disk is full" when the file may not grow."""
    async with every_connection(app, "PRAGMA max_page_count=1"):
        yield


@asynccontextmanager
async def locked_disk(app: Litestar, path: Path) -> AsyncIterator[None]:
    """Somebody copies the file, and takes their time."""
    async with every_connection(app, "PRAGMA busy_timeout=50"):
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")


@asynccontextmanager
async def every_connection(app: Litestar, pragma: str) -> AsyncIterator[None]:
    """Connections to the database begin with this, for a while."""
    store = store_of(app)
    writer = store.writer
    assert writer is not None
    engines = (store.engine.sync_engine, writer)

    def begin(connection: Any, _record: object) -> None:
        connection.cursor().execute(pragma)

    async def start_anew() -> None:
        await store.engine.dispose()
        writer.dispose()

    for engine in engines:
        event.listen(engine, "connect", begin)
    await start_anew()
    yield
    for engine in engines:
        event.remove(engine, "connect", begin)
    await start_anew()


async def test_a_start_that_could_not_be_written_has_not_happened_and_can_be_asked_for_again(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    Broken(monkeypatch, seat=DEALER)
    assert (await ada.post(f"/api/tables/{table}/start")).status_code == 503
    assert (await ada.info(table))["status"] == "gathering"
    assert (await ada.post(f"/api/tables/{table}/start")).json()["status"] == "running"
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(1)))["over"]
    await readable(ada, table)


async def test_bots_whose_acts_could_not_be_written_act_again(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "log", structlog.testing.CapturingLogger())
    monkeypatch.setattr(bot_turns, "RETRY", 0.01)
    broken = Broken(monkeypatch, seat=1, times=3)
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(1)))["over"]
    assert broken.times == 0
    await readable(ada, table)


async def test_a_bot_that_breaks_down_does_not_stop_the_match(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stumbling(InlineDesk):
        chosen = 0

        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            Stumbling.chosen += 1
            if Stumbling.chosen % 7 == 0:
                raise BotFailed("I forgot the rules")
            return await super().choose(question, asker)

    monkeypatch.setattr(desks, "log", structlog.testing.CapturingLogger())
    async with open_server(database, desk=Stumbling()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        line, update = await ada.sit(table, 0)
        assert (await play_on(line, update, random.Random(1)))["over"]
        assert Stumbling.chosen > 7
        await readable(ada, table)


async def test_a_bot_for_whom_nobody_answers_is_played_at_random(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent(InlineDesk):
        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            raise BotFailed("gone")

    monkeypatch.setattr(desks, "log", structlog.testing.CapturingLogger())
    async with open_server(database, desk=Silent()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        line, update = await ada.sit(table, 0)
        assert (await play_on(line, update, random.Random(1)))["over"]
        await readable(ada, table)


async def test_an_error_between_two_acts_leaves_no_hole_in_the_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was never written is forgotten, not skipped."""

    class OutOfMemory(InlineDesk):
        calls = 0

        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            OutOfMemory.calls += 1
            if OutOfMemory.calls in (3, 8, 21):
                raise RuntimeError("out of memory")
            return await super().choose(question, asker)

    monkeypatch.setattr(bot_turns, "log", structlog.testing.CapturingLogger())
    monkeypatch.setattr(rooms, "TICK", 0.01)
    monkeypatch.setattr(bot_turns, "RETRY", 0.01)
    async with open_server(database, desk=OutOfMemory()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
        line, update = await ada.sit(table, 0)
        assert (await play_on(line, update, random.Random(1)))["over"]
        assert OutOfMemory.calls > 21
        await readable(ada, table)


async def test_the_loser_of_a_race_between_two_workers_reads_on_and_tries_again(database: str) -> None:
    async with open_server(database, alone=False) as here, Guests(here) as guests:
        ada, bruno, table, hers, his = await both_marking(guests)
        async with open_server(database, alone=False) as there, Guests(there) as others:
            ada_there = others.stranger(ada.cookie)
            update = await ada_there.view(table, 0)
            response = await ada_there.post(f"/api/tables/{table}/play", move(update, a_mark(update), "there"))
            assert response.json()["type"] == "accepted"
            mine = await bruno.view(table, 1)
            await his.settled()
            answer, rest = await his.play(mine, a_mark(mine), "here")
            assert answer["type"] == "accepted"
            assert {m["number"] for m in rest if m["type"] == "update"} <= {mine["number"], mine["number"] + 1}
            told = [message for message in await hers.settled() if message["type"] == "update"]
            assert [event["type"] for event in events(told[-1])] == ["marked"]
            assert len(await store_of(here).streams.entries(table)) == room_of(here, table).table.seq


OF_ANOTHER_PRINTER = {"type": "opened", "edition": "of another printer"}
OF_ANOTHER_TIME = {"type": "sang", "at": 1.0}


@pytest.mark.parametrize(("seq", "change"), [(1, OF_ANOTHER_PRINTER), (2, OF_ANOTHER_TIME)])
async def test_a_stream_that_this_program_cannot_read_closes_one_table_and_not_the_server(
    database: str, monkeypatch: pytest.MonkeyPatch, seq: int, change: Json
) -> None:
    monkeypatch.setattr(rooms, "TICK", 0.01)
    async with open_server(database) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        cookie = ada.cookie
        good = (await ada.open_table("pyramids", "me", "bot"))["table"]
        bad = (await ada.open_table("pyramids", "me", "bot", settings={"clock": 60}))["table"]
        await change_entry(app, bad, seq, change)
    async with open_server(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        response = await ada.get(f"/api/tables/{bad}")
        assert response.status_code == 409
        assert "can’t be opened" in response.json()["detail"]
        assert [info["table"] for info in (await ada.get("/api/tables?scope=mine")).json()] == [good]
        assert await store_of(app).tables.due(1e12) == [], "nobody tries again and again"
        line, update = await ada.sit(good, 0)
        assert (await play_on(line, update, random.Random(1)))["over"]


async def change_entry(app: Litestar, table: str, seq: int, change: Json) -> None:
    where = "WHERE table_id = ? AND seq = ?"
    async with store_of(app).writing() as connection:
        rows = await connection.exec_driver_sql(f"SELECT body FROM entries {where}", (table, seq))
        body = json.dumps(json.loads(rows.scalar_one()) | change)
        await connection.exec_driver_sql(f"UPDATE entries SET body = ? {where}", (body, table, seq))


async def test_nothing_is_taken_back_after_the_end(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("la-piramide", "me", "beside", options={"turn_limit": 1, "curses": False}))[
        "table"
    ]
    rng = random.Random(2)
    while (info := await ada.info(table))["to_act"]:
        seat = info["to_act"][0]
        update = await ada.view(table, seat)
        await ada.post(
            f"/api/tables/{table}/play", move(update, rng.choice(update["legal"]), f"{rng.random()}", seat)
        )
    for seat in (0, 1):
        update = await ada.view(table, seat)
        assert update["over"]
        assert not update["can_take_back"]
        body = {"seat": seat, "decision": update["decision"], "move": f"back {seat}"}
        answer = (await ada.post(f"/api/tables/{table}/take-back", body)).json()
        assert answer["type"] == "refused"
    assert (await ada.info(table))["status"] == "over"


async def readable(person: Person, table: str) -> None:
    record = await person.get(f"/api/tables/{table}/file")
    match = Match.loads(record.content, games.resolve)
    assert match.over


async def test_the_server_says_that_it_is_not_ready_while_writes_fail(
    app: Litestar, guests: Guests, tmp_path: Path
) -> None:
    ada = await guests.invite("Ada")
    assert (await ada.get("/health/ready")).status_code == 200
    async with locked_disk(app, tmp_path / "test.db"):
        assert (await ada.put("/api/me", {"nickname": "Bea"})).status_code == 503
        assert [(await ada.get("/health/ready")).status_code for _ in range(2)] == [503, 503]
        assert (await ada.get("/health/live")).status_code == 200
    assert (await ada.get("/health/ready")).status_code == 200
    assert (await ada.put("/api/me", {"nickname": "Bea"})).status_code == 200
