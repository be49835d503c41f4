"""What is acknowledged is never lost, and what is not on disk was never told."""

import random
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import Litestar
from sqlalchemy import event

from crocetta import bots, games
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.server import hosting, house, live
from crocetta.server.database import OutOfOrder
from crocetta.server.house import House
from crocetta.server.rows import EntryRow
from crocetta.server.store import Store
from tests.server.people import (
    KEEP,
    Guests,
    Json,
    Person,
    a_mark,
    both_marking,
    house_of,
    live_table,
    open_house,
    play_on,
    two_people,
)

pytestmark = pytest.mark.anyio


def standing(update: Json) -> Json:
    return {key: value for key, value in update.items() if key != "events"}


@pytest.mark.parametrize("game", games.names())
async def test_a_match_goes_on_after_a_restart_just_where_it_was(database: str, game: str) -> None:
    rng = random.Random(8)
    async with open_house(database) as app, Guests(app) as guests:
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
        live_table(app, table).presence.listeners.clear()
        async with house_of(app).at(table) as found:
            await found.let_bots_play()
            before = {seat: found.update(seat) for seat in (None, 0, 1)}
            heard = dict(found.story.heard)
            entries = list(found.match.entries)  # type: ignore[union-attr]
    async with open_house(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        async with house_of(app).at(table) as found:
            assert {seat: found.update(seat) for seat in (None, 0, 1)} == before
            assert found.story.heard == heard
            assert found.match is not None
            assert found.match.entries == entries
        again = {"seat": 0, "decision": update["decision"], "action": action, "move": "the last one"}
        answer = (await ada.post(f"/api/tables/{table}/play", again)).json()
        assert answer == {"type": "accepted", "move": "the last one"}
        assert found.match.entries == entries
        line, update = await ada.sit(table, 0, before[0].number)
        assert update["events"] == []
        await play_on(line, update, rng, acts=10)


async def test_a_match_begun_with_an_earlier_edition_goes_on_with_its_own_cards(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    today, first = games.editions("silver-and-gold")
    rng = random.Random(4)
    with monkeypatch.context() as then:
        then.setattr(hosting, "_game", lambda wish: games.resolve(wish.game, first))
        async with open_house(database) as app, Guests(app) as guests:
            ada = await guests.invite("Ada")
            cookie = ada.cookie
            table = await ada.open_table("silver-and-gold", "me", "bot")
            line, update = await ada.sit(table["table"], 0)
            await play_on(line, update, rng, acts=12)
    assert table["edition"] == first.digest != today.digest
    async with open_house(database) as app, Guests(app) as guests:
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
        asleep.setattr(House, "wake_bots", lambda *_: None)
        async with open_house(database) as app, Guests(app) as guests:
            ada = await guests.invite("Ada")
            cookie = ada.cookie
            table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
            line, update = await ada.sit(table, 0)
            await line.play(update, KEEP)
            assert (await ada.info(table))["to_act"] == [1]
    async with open_house(database) as app, Guests(app) as guests:
        line, update = await guests.stranger(cookie).sit(table, 0)
        if not update["legal"]:
            await line.until_update(lambda u: bool(u["legal"]))


class Broken:
    """A disk that fails so many times, when it is to write acts of this seat."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seat: int, times: int = 1) -> None:
        self.times = times
        append = Store.append

        async def fail(store: Store, table: str, rows: Sequence[EntryRow], status: str | None = None) -> None:
            if self.times and rows[0].seat == seat:
                self.times -= 1
                raise OutOfOrder("try again")
            await append(store, table, rows, status)

        monkeypatch.setattr(Store, "append", fail)


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
    assert (response.status_code, response.json()["detail"]) == (503, "try again")
    assert response.headers["retry-after"]
    assert await ada.view(table, 0) == update
    assert await his.settled() == []
    response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
    assert response.json() == {"type": "accepted", "move": "one"}
    heard = [message for message in await his.settled() if message["type"] == "update"]
    assert [u["number"] for u in heard] == [before["number"] + 1]


async def test_a_failed_write_is_said_in_words_and_the_line_stays(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    Broken(monkeypatch, seat=0)
    answer, rest = await line.play(update, KEEP, "one")
    assert (answer, rest) == ({"type": "problem", "message": "try again"}, [])
    line.say(type="sit", seat=0, last=update["number"])
    assert standing(await line.until("update")) == standing(update)
    answer, _ = await line.play(update, KEEP, "one")
    assert answer == {"type": "accepted", "move": "one"}


async def test_a_move_that_finds_the_database_locked_is_not_lost_and_not_made_twice(
    app: Litestar, guests: Guests, tmp_path: Path
) -> None:
    ada, bruno, table = await two_people(guests)
    update = await ada.view(table, 0)
    async with locked_disk(app, tmp_path / "house.db"):
        response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
        assert response.status_code == 503
        assert "cannot write" in response.json()["detail"]
        assert await ada.view(table, 0) == update
        assert (await guests.stranger().get("/health/ready")).status_code == 200
    for _ in range(2):
        response = await ada.post(f"/api/tables/{table}/play", move(update, KEEP, "one"))
        assert response.json() == {"type": "accepted", "move": "one"}
    assert (await ada.view(table, 0))["decision"] == 1
    assert (await bruno.view(table, 1))["view"]["finished"] == [True, False]


async def test_a_full_disk_refuses_a_table_in_words_and_leaves_nothing_of_it(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    deck = files("crocetta.games.silver_and_gold").joinpath("cards.toml").read_text(encoding="utf-8")
    wish = {"game": "silver-and-gold", "seats": [{"kind": "me"}, {"kind": "bot"}], "data": deck + "#" * 50_000}
    async with full_disk(app):
        response = await ada.post("/api/tables", wish)
        assert response.status_code == 503
        assert "cannot write" in response.json()["detail"]
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
    engine = house_of(app).store.engine

    def begin(connection: Any, _record: object) -> None:
        connection.cursor().execute(pragma)

    event.listen(engine.sync_engine, "connect", begin)
    await engine.dispose()
    yield
    event.remove(engine.sync_engine, "connect", begin)
    await engine.dispose()


async def test_a_start_that_could_not_be_written_is_made_up_for(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    Broken(monkeypatch, seat=DEALER)
    assert (await ada.post(f"/api/tables/{table}/start")).status_code == 503
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(1)))["over"]
    await readable(ada, table)


async def test_bots_whose_acts_could_not_be_written_act_again(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "log", structlog.testing.CapturingLogger())
    monkeypatch.setattr(house, "RETRY", 0.01)
    broken = Broken(monkeypatch, seat=1, times=3)
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(1)))["over"]
    assert broken.times == 0
    await readable(ada, table)


async def test_a_bot_that_breaks_down_does_not_stop_the_match(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stumbling(bots.RandomBot[Any, Any]):
        chosen = 0

        def choose(self, view: Any, legal: Sequence[Any], rng: random.Random) -> Any:
            Stumbling.chosen += 1
            if Stumbling.chosen % 7 == 0:
                raise RuntimeError("I forgot the rules")
            return super().choose(view, legal, rng)

    monkeypatch.setattr(bots, "get", lambda level, game: Stumbling())
    monkeypatch.setattr(live, "log", structlog.testing.CapturingLogger())
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(1)))["over"]
    assert Stumbling.chosen > 7
    await readable(ada, table)


async def test_an_error_between_two_acts_leaves_no_hole_in_the_log(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Acts that were made in memory and never written are forgotten, not skipped."""
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    bots_choice, calls = live.LiveTable._bots_choice, 0

    async def fail_now_and_then(table: live.LiveTable, match: Match[Any, Any, Any, Any, Any], seat: int) -> Any:
        nonlocal calls
        calls += 1
        if calls in (3, 8, 21):
            raise RuntimeError("out of memory")
        return await bots_choice(table, match, seat)

    monkeypatch.setattr(live.LiveTable, "_bots_choice", fail_now_and_then)
    monkeypatch.setattr(house, "log", structlog.testing.CapturingLogger())
    monkeypatch.setattr(house, "TICK", 0.01)
    monkeypatch.setattr(house, "RETRY", 0.01)
    assert (await play_on(line, update, random.Random(1)))["over"]
    assert calls > 21
    await readable(ada, table)


async def test_the_loser_of_a_race_between_two_workers_reads_on_and_tries_again(database: str) -> None:
    async with open_house(database, alone=False) as here, Guests(here) as guests:
        ada, bruno, table, hers, his = await both_marking(guests)
        async with open_house(database, alone=False) as there, Guests(there) as others:
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
            assert [event["type"] for event in told[-1]["events"]] == ["marked"]
            assert len(await house_of(here).store.entries(table, 0)) == len(
                live_table(here, table).match.entries  # type: ignore[union-attr]
            )


async def test_a_log_that_this_program_cannot_read_closes_one_table_and_not_the_house(database: str) -> None:
    async with open_house(database) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        cookie = ada.cookie
        good = (await ada.open_table("pyramids", "me", "bot"))["table"]
        bad = (await ada.open_table("pyramids", "me", "bot", settings={"clock": 60}))["table"]
        await house_of(app).store.change_table(bad, edition="of another printer")
    async with open_house(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        assert [info["table"] for info in (await ada.get("/api/tables?scope=mine")).json()] == [good]
        response = await ada.get(f"/api/tables/{bad}")
        assert response.status_code == 409
        assert "cannot be opened" in response.json()["detail"]


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
