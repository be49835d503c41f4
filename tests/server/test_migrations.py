"""Databases of every age: brought up to date whole or not at all, and nothing in them is lost on the way."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from alembic.script import ScriptDirectory
from litestar import Litestar
from sqlalchemy import text

from crocetta import bots, games
from crocetta.kit.match import Match
from crocetta.server import wall_clock
from crocetta.server.store import Store, migrations, schema
from crocetta.server.store.database import DatabaseError
from crocetta.tables.entries import Acted, TookBack
from tests.server.people import (
    Guests,
    Json,
    Person,
    bots_rest,
    cookie_name,
    events,
    new_move,
    open_server,
    room_of,
    store_of,
    wait_until,
)

pytestmark = pytest.mark.anyio

DATABASES = Path(__file__).parent / "databases"
KNOWN: Json = json.loads((DATABASES / "expected.json").read_text(encoding="utf-8"))
STEPS = ("0001", "0002")
LATER: Json = json.loads((DATABASES / "later.json").read_text(encoding="utf-8"))
"""Databases of the steps since: what their programs answered, as digests."""
RUNNING = [name for name, table in KNOWN["tables"].items() if table["status"] == "running"]
STRANGER = "stranger"
REFUSED_THEN = '{"status_code":409,"detail":"the record of a match is open when the match is over"}'
"""What was recorded as the file of a match that was not over; it is said in other words since."""


def tables_of(step: str) -> dict[str, Json]:
    """The tables that a database holds, and what was said of them."""
    codes = (
        KNOWN["codes_0001"] if step == "0001" else {name: table["code"] for name, table in KNOWN["tables"].items()}
    )
    return {name: {**KNOWN["tables"][name], "code": code} for name, code in codes.items()}


def load(step: str, path: Path, *changes: str) -> Path:
    """A database of this step, in a file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATABASES / f"{step}.sql").read_text(encoding="utf-8"))
        for change in changes:
            assert connection.execute(change).rowcount == 1
        connection.commit()
    return path


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def content(path: Path) -> dict[str, list[Any]]:
    return {table: rows(path, f"SELECT * FROM {table}") for table in ("people", "tables", "seats", "entries")}


def step_of(path: Path) -> str:
    return str(rows(path, "SELECT version_num FROM alembic_version")[0][0])


# Steps


def test_the_program_names_the_last_step() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == schema.STEP


@pytest.mark.parametrize("step", STEPS)
async def test_an_old_database_keeps_everything_and_its_tables_their_codes(tmp_path: Path, step: str) -> None:
    path = load(step, tmp_path / "old.db")
    before = content(path)
    moves = rows(path, "SELECT table_id, seat, action, move, at FROM entries ORDER BY table_id, seq")
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    try:
        assert step_of(path) == schema.STEP
        after = content(path)
        assert after["people"] == [(*person, 0) for person in before["people"]], "nothing was ever revoked"
        assert len(after["seats"]) == len(before["seats"])
        kept: list[tuple[object, ...]] = []
        for (table,) in sorted(rows(path, "SELECT id FROM tables")):
            for entry in await store.streams.entries(table):
                if isinstance(entry, Acted):
                    kept.append((table, entry.seat, bytes(entry.action).decode(), entry.move, entry.at))
                elif isinstance(entry, TookBack):
                    kept.append((table, entry.seat, None, entry.move, entry.at))
        assert kept == moves
        for table in tables_of(step).values():
            assert await store.tables.find(table["code"].lower()) == table["id"]
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
    finally:
        await store.close()


@pytest.mark.parametrize("step", STEPS)
async def test_a_step_that_breaks_half_way_leaves_the_old_database_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = load(step, tmp_path / "old.db")
    before = content(path)

    def broken(_: object) -> None:
        raise OSError("the power went off")

    with monkeypatch.context() as power:
        power.setattr(migrations, "_check_references", broken)
        store = Store(f"sqlite+aiosqlite:///{path}")
        with pytest.raises(DatabaseError, match="the power went off"):
            await store.open()
        await store.close()
    assert (content(path), step_of(path)) == (before, step)
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.close()
    assert step_of(path) == schema.STEP


async def test_a_database_that_is_up_to_date_opens_without_any_step(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("no step was due")

    monkeypatch.setattr(migrations, "upgrade", never)
    async with open_server(database) as app, Guests(app) as guests:
        await guests.invite("Ada")


# What the earlier version answered, and this one answers


def digest(value: Any) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:20]


def meaning_of_info(info: Json) -> Json:
    """What both versions say of a table. Codes, and since when people are away, are compared by themselves.

    The adept was called greedy then, there were no lessons, no practice, no quick matches and no contests, and
    nobody could forbid hints.
    """
    seats = [
        {name: seat[name] for name in ("seat", "kind", "name", "bot", "mine", "online", "left")}
        for seat in info["seats"]
    ]
    seats = [{**seat, "bot": "greedy" if seat["bot"] == "adept" else seat["bot"]} for seat in seats]
    same = (
        *("table", "game", "title", "edition", "own", "options", "settings", "status", "hosting", "to_act"),
        *("waiting_for_me", "deadline", "winners", "rematch", "expires", "expired"),
    )
    updated = None if info["status"] == "closed" else info["updated"]
    since = {"lesson": "", "practice": False, "hints": True, "quick": False, "daily": "", "duplicate": ""}
    settings = {name: value for name, value in info["settings"].items() if (name, value) not in since.items()}
    return {"seats": seats, "updated": updated, **{name: info[name] for name in same}, "settings": settings}


def told_then(event: Json) -> Json:
    """Of a claim one was not told which it was."""
    since = ("pyramids", "place") if event["type"] == "claimed" else ()
    return {name: value for name, value in event.items() if name not in since}


def meaning_of_view(update: Json) -> Json:
    same = ("seat", "view", "legal", "decision", "can_take_back", "deadline", "scores", "over", "ranks")
    return {name: update[name] for name in same}


@asynccontextmanager
async def opened(
    database: Path | str, monkeypatch: pytest.MonkeyPatch, answered: Json = KNOWN
) -> AsyncIterator[tuple[Litestar, dict[str, Person]]]:
    """A server of today on an old database, when its lists are made, and everybody with their old cookies."""
    monkeypatch.setattr(wall_clock, "now", lambda: float(answered["asked_at"]))
    url = database if isinstance(database, str) else f"sqlite+aiosqlite:///{database}"
    async with open_server(url) as app, Guests(app) as guests:
        assert cookie_name(app) == answered["cookie_name"]

        async def listed() -> bool:
            return not await store_of(app).tables.unprojected()

        await wait_until(listed)
        people = {name: guests.stranger(known["cookie"]) for name, known in answered["people"].items()}
        yield app, {STRANGER: guests.stranger(), **people}


@pytest.mark.parametrize("step", STEPS)
async def test_everybody_is_who_they_were_and_finds_their_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    tables = tables_of(step)
    names = {table["id"]: name for name, table in tables.items()}
    async with opened(load(step, tmp_path / "old.db"), monkeypatch) as (_, people):
        for name, known in KNOWN["people"].items():
            me = {"person": known["person"], "nickname": known["nickname"]}
            assert (await people[name].get("/api/me")).json() == me
        for scope in ("mine", "lobby"):
            for who, person in people.items():
                found = (await person.get(f"/api/tables?scope={scope}")).json()
                assert [names[info["table"]] for info in found] == [n for n in KNOWN[scope][who] if n in tables]
                for info in found:
                    table = tables[names[info["table"]]]
                    assert info["code"] == table["code"]
                    asked = table["info"].get(who, table["info"][STRANGER])
                    assert digest(meaning_of_info(info)) == asked, (scope, who, names[info["table"]])


@pytest.mark.parametrize(("step", "name"), [(step, name) for step in STEPS for name in tables_of(step)])
async def test_every_viewer_of_every_table_sees_and_has_heard_what_they_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, name: str
) -> None:
    table = tables_of(step)[name]
    address = f"/api/tables/{table['id']}"
    async with opened(load(step, tmp_path / "old.db"), monkeypatch) as (_, people):
        for who, wanted in table["info"].items():
            info = await people[who].info(table["id"])
            assert digest(meaning_of_info(info)) == wanted, info
            assert info["code"] == table["code"]
            assert info["hosting"] is (who == table["host"])
        for seen in table["viewers"]:
            query = "" if seen["seat"] is None else f"?seat={seen['seat']}"
            view = await people[seen["by"]].get(f"{address}/view{query}")
            assert view.status_code == seen["status"]
            if view.status_code == 200:
                assert digest(meaning_of_view(view.json())) == seen["view"], view.json()
                assert view.json()["finished"] == table["finished"]
            heard = await people[seen["by"]].get(f"{address}/heard{query}")
            if "heard" in seen:
                told = heard.json()["told"]
                assert [item["number"] for item in told] == list(range(1, len(told) + 1))
                assert digest([told_then(event) for event in events(heard.json())]) == seen["heard"]
        file = await people[STRANGER].get(f"{address}/file")
        assert file.status_code in (200, 409)
        text = file.text if file.status_code == 200 else REFUSED_THEN
        assert sha256(text.encode()).hexdigest() == table["file"]
        drawings = await people[STRANGER].get(f"/api/games/{info['game']}/data/{info['edition']}")
        since = ("score_card", "families", "curses", "copies", "numbers", "ways")
        then = {name: value for name, value in drawings.json().items() if name not in since}
        text = json.dumps(then, separators=(",", ":"), ensure_ascii=False)
        assert sha256(text.encode()).hexdigest() == table["drawings"]
        for sent in table["sent"]:
            answer = await people[sent["by"]].post(f"{address}/{sent['address']}", sent["body"])
            if sent["status"] == 200 or name == "closed-running":  # which now knows that it has the move
                assert answer.json() == {"type": "accepted", "move": sent["body"]["move"]}
            else:
                assert answer.status_code == sent["status"]


async def test_who_was_away_has_been_away_since_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(load("0002", tmp_path / "old.db"), monkeypatch) as (_, people):
        table = KNOWN["tables"]["running-pyramids"]["id"]
        listed = (await people["ada"].get("/api/tables?scope=mine")).json()
        (info,) = [info for info in listed if info["table"] == table]
        for found in (info, await people["ada"].info(table)):
            assert found["seats"][0]["away_since"] == KNOWN["away_since"]


async def test_a_device_link_of_before_is_still_good_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = KNOWN["device_link"]
    async with opened(load("0002", tmp_path / "old.db"), monkeypatch) as (_, people):
        claimed = await people[STRANGER].post("/api/me/claim", {"token": link["token"]})
        assert claimed.json()["person"] == KNOWN["people"][link["person"]]["person"]
        again = await people["ada"].post("/api/me/claim", {"token": link["token"]})
        assert again.status_code == 404


def as_heard_then(told: list[Json]) -> list[Json]:
    """Of a notice nobody was told by whom, nor the name of the bot that it was about."""
    since = ("by", "name")
    return [
        {name: value for name, value in item.items() if item["type"] != "noticed" or name not in since}
        for item in told
    ]


@pytest.mark.parametrize("step", LATER)
async def test_a_database_of_each_later_step_answers_as_it_did_and_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    answered = LATER[step]
    path = load(step, tmp_path / "old.db")
    assert step_of(path) == step
    async with opened(path, monkeypatch, answered) as (_, people):
        for name, known in answered["people"].items():
            assert (await people[name].get("/api/me")).json()["person"] == known["person"]
            mine = (await people[name].get("/api/tables?scope=mine")).json()
            assert [info["table"] for info in mine] == known["mine"]
        for name, table in answered["tables"].items():
            address = f"/api/tables/{table['id']}"
            info = (await people[STRANGER].get(f"/api/tables/{table['code']}")).json()
            assert (info["table"], info["status"]) == (table["id"], table["status"])
            file = await people[STRANGER].get(f"{address}/file")
            assert (digest(file.json()) if file.status_code == 200 else None) == table["file"]
            for seen in table["seen"]:
                asks, seat = people[seen["by"]], f"?seat={seen['seat']}"
                heard = (await asks.get(f"{address}/heard{seat}")).json()["told"]
                assert digest(as_heard_then(heard)) == seen["heard"], name
                view = await asks.get(f"{address}/view{seat}")
                assert (digest(view.json()) if view.status_code == 200 else None) == seen["view"], name
        ada, table = people["ada"], answered["tables"]["sealed"]["id"]
        now = await ada.view(table, 0)
        act = {"seat": 0, "decision": now["decision"], "action": now["legal"][0], "move": new_move()}
        assert (await ada.post(f"/api/tables/{table}/play", act)).json()["type"] == "accepted"
    assert step_of(path) == schema.STEP


# And they play on


async def play_to_the_end(app: Litestar, people: dict[str, Person], table: str) -> None:
    """Everybody plays as a bot would, over REST."""
    names = {known["person"]: name for name, known in KNOWN["people"].items()}
    for person in people.values():
        for seat in (await person.info(table))["seats"]:
            if seat["mine"]:
                await person.view(table, seat["seat"])
    room = room_of(app, table)
    bot = bots.get("greedy", room.table.game)
    while room.table.status == "running":
        await bots_rest(room)
        stands = room.table
        for seat in [seat for seat in stands.awaited if not stands.bot_at(seat)][:1]:
            assert stands.position is not None
            view, legal = (
                stands.game.view(stands.position.state, seat),
                stands.game.legal(stands.position.state, seat),
            )
            chosen = bot.choose(view, legal, Random(stands.seq))
            action = msgspec.to_builtins(chosen)
            body = {"seat": seat, "decision": stands.decision(seat), "action": action, "move": new_move()}
            player = people[names[cast(Any, stands.seats[seat]).person]]
            assert (await player.post(f"/api/tables/{table}/play", body)).json()["type"] == "accepted"


@pytest.mark.parametrize(
    ("step", "name"), [(step, name) for step in STEPS for name in RUNNING if name in tables_of(step)]
)
async def test_every_running_match_goes_on_to_its_end_with_all_that_was_played_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, name: str
) -> None:
    table = tables_of(step)[name]["id"]
    path = load(step, tmp_path / "old.db")
    of_table = f"FROM entries WHERE table_id = '{table}' ORDER BY seq"
    before = rows(path, f"SELECT seat, action {of_table}")
    async with opened(path, monkeypatch) as (app, people):
        await play_to_the_end(app, people, table)
        file = (await people[STRANGER].get(f"/api/tables/{table}/file")).content
    assert Match.loads(file, games.resolve).over
    played = [(line["seat"], line["act"]) for line in json.loads(file)["entries"]]
    assert played[: len(before)] == [(seat, json.loads(act) if act else "take back") for seat, act in before]
    assert len(played) > len(before) > 5


async def test_a_seat_that_was_left_is_played_by_its_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = KNOWN["tables"]["running-silver"]["id"]
    left = f"UPDATE seats SET gone = 1, bot = 'random' WHERE table_id = '{table}' AND seat = 1"
    async with opened(load("0002", tmp_path / "old.db", left), monkeypatch) as (app, people):
        seat = (await people["ada"].info(table))["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"], seat["left"]) == ("person", "Bruno", "random", True)
        assert (await people["bruno"].get(f"/api/tables/{table}/view?seat=1")).status_code == 403
        mine = (await people["bruno"].get("/api/tables?scope=mine")).json()
        assert table not in [info["table"] for info in mine]
        await play_to_the_end(app, people, table)
        told = (await people["ada"].get(f"/api/tables/{table}/heard?seat=0")).json()["told"]
        assert {item["by"] for item in told[-40:] if item["type"] == "happened" and item["seat"] == 1} == {"bot"}


async def test_a_table_that_gathers_can_still_be_joined_and_a_finished_one_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = KNOWN["tables"]
    async with opened(load("0002", tmp_path / "old.db"), monkeypatch) as (_, people):
        joined = await people["dario"].join(tables["gathering-own"]["code"])
        assert (joined["status"], joined["own"]) == ("running", True)
        again = await people["zoe"].post(f"/api/tables/{tables['finished-own-maze']['id']}/rematch")
        assert again.json()["rematch"] == tables["rematch-own-maze"]["id"]
        path = f"/api/tables/{tables['finished-piramide-4']['id']}/rematch"
        asked = await people["bruno"].post(path, {"at_once": True})
        fresh = await people["bruno"].info(asked.json()["rematch"])
        assert fresh["status"] == "running"
        assert [seat["name"] for seat in fresh["seats"]][:2] == ["Bruno", "Nonna"]


async def test_a_table_of_an_unknown_edition_cannot_be_opened_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = KNOWN["tables"]["running-silver"]["id"], KNOWN["tables"]["running-pyramids"]["id"]
    printer = f"UPDATE tables SET edition = 'of another printer' WHERE id = '{bad}'"
    async with opened(load("0002", tmp_path / "old.db", printer), monkeypatch) as (app, people):
        for who in ("ada", "bruno"):
            mine = [info["table"] for info in (await people[who].get("/api/tables?scope=mine")).json()]
            assert bad not in mine
            assert good in mine
        answer = await people["ada"].get(f"/api/tables/{bad}")
        assert answer.status_code == 409
        assert "can’t be opened" in answer.json()["detail"]
        assert (
            await people["ada"].get("/api/games/silver-and-gold/data/of%20another%20printer")
        ).status_code == 404
        await play_to_the_end(app, people, good)
