"""What the host may ask a running server, how it is counted, and who may not know."""

import asyncio
import os
import random
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import structlog
from litestar import Litestar
from litestar.datastructures import State
from sqlalchemy import make_url

from crocetta.bots.desk import InlineDesk
from crocetta.server import admin, metrics, room
from crocetta.server.http.monitoring import TOKEN
from tests.cli.terminal import as_json, crocetta, one_line
from tests.server.people import Guests, Person, open_server, play_on, room_of, rooms_of
from tests.server.program import Program, needs_page

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform == "win32", reason="it has no Unix sockets")]

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')


@asynccontextmanager
async def looked_after(database: str) -> AsyncIterator[tuple[Litestar, Guests]]:
    async with (
        open_server(database) as app,
        Guests(app) as guests,
        admin.listening(app.state, make_url(database)),
    ):
        yield app, guests


async def ask(database: str, asked: admin.Asked) -> admin.Answered:
    answer = await admin.ask_one(database, asked)
    assert answer is not None
    return answer


async def a_match(guests: Guests) -> tuple[Person, str]:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    await play_on(line, update, random.Random(1), acts=3)
    return ada, table


# Counting


async def test_everything_counted_is_told_in_the_format_of_prometheus(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, "a token")
    before = metrics.moves.count
    async with looked_after(database) as (_, guests):
        ada, table = await a_match(guests)
        answer = await ada.ask("GET", "/metrics", authorization="Bearer a token")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = answer.text.splitlines()
        assert [line for line in lines if not line.startswith("# ") and not SAMPLE.fullmatch(line)] == []
        found = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}
        worker = f'{{worker="{os.getpid()}"}}'
        assert found[f"crocetta_move_seconds_count{worker}"] == before + 3
        assert found[f"crocetta_tables{worker}"] == 1
        assert found[f"crocetta_lines{worker}"] == 1
        buckets = [value for name, value in found.items() if name.startswith("crocetta_move_seconds_bucket")]
        assert buckets == sorted(buckets)
        assert buckets[-1] == before + 3
        assert found[f"crocetta_commit_seconds_count{worker}"] > 3
        for secret in (table, ada.person, room_of(ada.app, table).table.facts.code, "127.0.0.1"):
            assert secret not in answer.text


async def test_strangers_are_not_even_told_that_there_is_something(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with looked_after(database) as (_, guests):
        stranger = guests.stranger()
        assert (await stranger.get("/metrics")).status_code == 404
        assert (await stranger.ask("GET", "/metrics", authorization="Bearer ")).status_code == 404
        monkeypatch.setenv(TOKEN, "a token")
        for wrong in ("", "Bearer", "Bearer ", "Bearer another", "a token", "Basic a token", "Bearer a tokenż"):
            headers = {"authorization": wrong} if wrong.isascii() else {}
            assert (await stranger.ask("GET", "/metrics", **headers)).status_code == 404


def test_what_several_workers_say_has_each_name_once() -> None:
    texts = [metrics.render({"crocetta_tables": 2}, worker) for worker in (7, 8)]
    lines = metrics.merged(texts).splitlines()
    assert [line for line in lines if line.startswith("crocetta_tables")] == [
        'crocetta_tables{worker="7"} 2',
        'crocetta_tables{worker="8"} 2',
    ]
    helps = [line for line in lines if line.startswith("# HELP")]
    assert len(helps) == len(set(helps)) >= 6


def test_large_counts_and_sums_are_told_to_the_last_digit() -> None:
    lines = metrics.render({"crocetta_tables": 12_345_678, "crocetta_up_seconds": 1_234_567.1}).splitlines()
    assert {"crocetta_tables 12345678", "crocetta_up_seconds 1234567.1"} <= set(lines)


async def test_a_slow_move_has_a_line_in_the_log(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "SLOW", 0.0)
    monkeypatch.setattr(room, "log", log := structlog.testing.CapturingLogger())
    async with looked_after(database) as (_, guests):
        _, table = await a_match(guests)
    slow = [call for call in log.calls if call.args == ("slow move",)]
    assert [call.method_name for call in slow] == ["warning"] * 3
    assert all(call.kwargs["table"] == table and call.kwargs["ms"] > 0 for call in slow)


# Looking after


async def test_the_host_sees_tables_sockets_and_moves(database: str) -> None:
    async with looked_after(database) as (_, guests):
        ada, table = await a_match(guests)
        standing = await ask(database, admin.Status())
        assert isinstance(standing, admin.Standing)
        assert (standing.tables, standing.lines, standing.process) == (1, 1, os.getpid())
        assert standing.moves_a_second > 0
        listed = await ask(database, admin.ListTables())
        assert isinstance(listed, admin.TableList)
        (line,) = listed.tables
        assert (line.table, line.status, line.lines, line.people) == (table, "running", 1, {ada.person: "Ada"})


@pytest.mark.parametrize("stuck", [False, True])
async def test_a_table_is_ended_even_if_it_is_stuck_and_nothing_of_it_is_lost(
    database: str, monkeypatch: pytest.MonkeyPatch, stuck: bool
) -> None:
    monkeypatch.setattr(admin, "PATIENCE", 0.2)
    async with looked_after(database) as (app, guests):
        ada, table = await a_match(guests)
        there = room_of(app, table)
        entries = await rooms_of(app).streams.entries(table)
        if stuck:
            await there.lock.acquire()
        answer = await ask(database, admin.EndTable(there.table.facts.code.lower()))
        assert answer == admin.Ended(there.table.facts.code, stuck)
        assert (await ada.info(table))["status"] == "closed"
        news = await ada.lines[0].until("table")
        while news["table"]["status"] != "closed":
            news = await ada.lines[0].until("table")
        kept = await rooms_of(app).streams.entries(table)
        assert [type(entry) for entry in kept[:-1]][: len(entries)] == [type(entry) for entry in entries]
        if stuck:
            there.lock.release()


async def test_all_devices_of_a_person_are_signed_out_and_a_link_lets_them_in_again(database: str) -> None:
    async with looked_after(database) as (_, guests):
        ada, table = await a_match(guests)
        thief = guests.stranger(ada.cookie)
        answer = await ask(database, admin.Revoke(ada.person))
        assert isinstance(answer, admin.Revoked)
        assert (await thief.post(f"/api/tables/{table}/start")).status_code == 401
        again = guests.stranger()
        claimed = await again.post("/api/me/claim", {"token": answer.link.removeprefix("device/")})
        assert claimed.json()["person"] == ada.person
        assert (await again.view(table, 0))["seat"] == 0
        unknown = await ask(database, admin.Revoke("nobody"))
        assert unknown == admin.NotDone("Nobody has the number nobody.")


async def test_what_makes_no_sense_is_answered_and_the_next_one_too(database: str) -> None:
    async with looked_after(database):
        folder = admin.socket_folder(make_url(database))
        assert folder is not None
        (path,) = folder.glob("*.sock")
        assert path.stat().st_mode & 0o777 == 0o600
        assert folder.stat().st_mode & 0o777 == 0o700
        for text in (b"nonsense\n", b'{"type":"dance"}\n', b"\n", b'{"type":"end"}\n'):
            reader, writer = await asyncio.open_unix_connection(path)
            writer.write(text)
            assert b'"type":"not done"' in await reader.readline()
            writer.close()
        assert isinstance(await ask(database, admin.EndTable("NO-SUCH-TABLE")), admin.NotDone)
    assert await admin.ask_one(database, admin.Status()) is None


def test_a_folder_that_others_may_open_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp")
    short = Path("/tmp") / f"crocetta-test-{os.getpid()}"
    short.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short))
    try:
        url = make_url("sqlite+aiosqlite:///x.db")
        folder = admin.socket_folder(url)
        assert folder is not None
        folder.parent.chmod(0o755)
        assert admin.socket_folder(url) is None
        folder.rmdir()
        folder.parent.rmdir()
        folder.parent.symlink_to(tmp_path)
        assert admin.socket_folder(url) is None
        folder.parent.unlink()
    finally:
        short.rmdir()


@pytest.mark.parametrize("where", ["a file", "no socket"])
async def test_a_server_starts_where_it_can_have_no_admin_socket(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    if where == "a file":
        (tmp_path / "file").touch()
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "file"))
        monkeypatch.setattr(admin, "LONGEST_PATH", 1000)
    else:
        folder = admin.socket_folder(make_url(database))
        assert folder is not None
        (in_the_way := folder / f"{os.getpid()}.sock").mkdir()
    monkeypatch.setattr(admin, "log", log := structlog.testing.CapturingLogger())
    async with looked_after(database) as (_, guests):
        await guests.invite("Ada")
    assert ("warning", ("no admin socket",)) in {(call.method_name, call.args) for call in log.calls}
    if where == "no socket":
        in_the_way.rmdir()


@needs_page
def test_the_command_finds_the_server_by_its_database(tmp_path: Path) -> None:
    database = tmp_path / "test.db"
    nobody = crocetta("admin", "status", "--database", database)
    assert (nobody.exit_code, "No server of yours" in one_line(nobody.stderr)) == (1, True)
    with Program(tmp_path, "--database", "test.db") as program:
        table, _ = program.ready().open_table("pyramids", "me", "bot")
        (standing,) = as_json("admin", "status", "--database", database)
        assert (standing["process"], standing["tables"]) == (program.process.pid, 1)
        assert table["code"] in crocetta("admin", "tables", "--database", database).stdout
        assert "crocetta_tables{" in crocetta("admin", "metrics", "--database", database).stdout
        ended = crocetta("admin", "end", table["code"], "--database", database)
        assert f"Table {table['code']} is closed" in one_line(ended.stdout)
        again = crocetta("admin", "end", "PALM-REEF", "--database", database)
        assert again.exit_code == 1


def test_the_dashboard_asks_for_nothing_that_is_not_counted() -> None:
    text = (Path(__file__).parents[2] / "deploy/grafana.json").read_text(encoding="utf-8")
    asked = set(re.findall(r"(?:crocetta|process)_[a-z_]+", text))
    state = State({"rooms": SimpleNamespace(desk=InlineDesk(), live={})})
    told = admin.Admin(state).metrics()
    names = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE")}
    assert {name.removesuffix("_bucket") for name in asked} <= names
