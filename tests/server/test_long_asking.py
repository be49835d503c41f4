"""A program without a line asks for what is new and waits for it."""

import asyncio
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from crocetta.server.presence import BETWEEN
from tests.server.clock import Clock
from tests.server.people import Guests, Json, Person, events, new_move, room_of, rooms_of, store_of, wait_until
from tests.server.program import Program, needs_page

pytestmark = pytest.mark.anyio

SOON = 15
"""Seconds, fewer than anybody here is ready to wait: what comes by then was not only the end of their patience."""


def asking(person: Person, table: str, **query: int) -> "asyncio.Task[Any]":
    words = "&".join(f"{name}={value}" for name, value in query.items())
    return asyncio.ensure_future(person.get(f"/api/tables/{table}/view?{words}"))


async def waits(app: Litestar, table: str, asked: "asyncio.Task[Any]") -> None:
    """The server has looked at what stands now, found no answer in it, and waits for the next thing to happen."""

    async def looked() -> bool:
        change: Any = room_of(app, table).audience.next_change()
        return asked.done() or bool(change._callbacks)

    await wait_until(looked)
    assert not asked.done()


async def plays(person: Person, table: str, seat: int) -> Json:
    """The first legal act; what the seat sees afterwards."""
    view = await person.view(table, seat)
    body = {"seat": seat, "decision": view["decision"], "action": view["legal"][0], "move": new_move()}
    assert (await person.post(f"/api/tables/{table}/play", body)).json()["type"] == "accepted"
    return await person.view(table, seat)


async def test_the_answer_comes_when_something_has_happened_with_all_that_was_heard(
    app: Litestar, guests: Guests
) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "beside"))["table"]
    before = await plays(ada, table, 0)
    waiting = asking(ada, table, seat=0, after=before["number"], wait=25)
    await waits(app, table, waiting)
    await plays(ada, table, 1)
    after = (await asyncio.wait_for(waiting, SOON)).json()
    assert after["number"] > before["number"]
    assert events(after)
    assert after["legal"]


async def test_sealed_choices_of_others_wake_nobody(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "beside", "beside"))["table"]
    for seat in (0, 1, 2):
        await plays(ada, table, seat)
    before = await plays(ada, table, 0)
    waiting = asking(ada, table, seat=0, after=before["number"], wait=25)
    await plays(ada, table, 1)
    await waits(app, table, waiting)
    rooms_of(app).send_home()
    assert (await asyncio.wait_for(waiting, SOON)).json() == before


async def test_without_waiting_the_answer_comes_at_once(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "beside"))["table"]
    before = await ada.view(table, 0)
    answer = (await asyncio.wait_for(asking(ada, table, seat=0, after=before["number"]), SOON)).json()
    assert answer == before
    assert answer["told"] == []


async def test_nothing_new_is_said_after_so_many_seconds(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("la-piramide", "me", "beside"))["table"]
    before = await ada.view(table, 0)
    began = time.monotonic()
    answer = (await asking(ada, table, seat=0, after=before["number"], wait=1)).json()
    assert time.monotonic() - began >= 0.99
    assert answer == before


async def test_one_can_wait_for_the_match_to_begin(app: Litestar, guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    info = await ada.open_table("silver-and-gold", "me", "open")
    waiting = asking(ada, info["table"], seat=0, wait=25)
    await waits(app, info["table"], waiting)
    await bruno.join(info["code"])
    assert (await asyncio.wait_for(waiting, SOON)).json()["legal"]


async def test_a_match_that_does_not_begin_is_said_not_to_have_begun(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    answer = await asking(ada, table, seat=0, wait=1)
    assert (answer.status_code, answer.json()["detail"]) == (409, "The game hasn’t started yet.")


@pytest.mark.parametrize("status", ["gathering", "running"])
async def test_nobody_waits_at_a_table_that_is_closed(app: Litestar, guests: Guests, status: str) -> None:
    ada = await guests.invite("Ada")
    other = "open" if status == "gathering" else "beside"
    table = (await ada.open_table("silver-and-gold", "me", other))["table"]
    waiting = asking(ada, table, seat=0, after=99, wait=25)
    await waits(app, table, waiting)
    await ada.post(f"/api/tables/{table}/close")
    await asyncio.wait_for(waiting, SOON)
    await asyncio.wait_for(asking(ada, table, seat=0, after=99, wait=25), SOON)


async def test_who_waits_by_requests_is_here_and_gone_when_they_stop(guests: Guests, clock: Clock) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    info = await ada.open_table("silver-and-gold", "me", "open", "open")
    table = info["table"]
    line = await ada.wait(table, 0)
    await bruno.join(table)
    assert not (await ada.info(table))["seats"][1]["online"]
    await line.settled()
    waiting = asking(bruno, table, seat=1, wait=1)
    assert (await line.until("table"))["table"]["seats"][1]["online"]
    await waiting
    assert (await ada.info(table))["seats"][1]["online"]
    clock.ahead += 1 + BETWEEN + 1
    gone = (await line.until("table"))["table"]["seats"][1]  # by itself, and not with somebody's next act
    assert not gone["online"]
    assert clock.time() - 10 < gone["away_since"] <= clock.time()


async def test_a_line_that_ends_while_one_waits_by_requests_is_written_down(
    guests: Guests, clock: Clock, app: Litestar
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", settings={"away": 5}))["table"]
    await bruno.join(table)
    line, update = await bruno.sit(table, 1)
    waiting = asking(bruno, table, seat=1, after=update["number"], wait=25)
    await waits(app, table, waiting)
    await line.close()
    await plays(ada, table, 0)
    await asyncio.wait_for(waiting, SOON)
    assert (await ada.info(table))["seats"][1]["online"]
    clock.ahead += 25 + BETWEEN + 1

    async def gone() -> bool:
        return not (await ada.info(table))["seats"][1]["online"]

    await wait_until(gone)
    assert bruno.person in (await store_of(app).tables.seen([table]))[table]


async def test_who_loses_the_seat_hears_nothing_more_through_it(app: Litestar, guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    info = await ada.open_table("silver-and-gold", "me", "open")
    table = info["table"]
    await bruno.join(table)
    waiting = asking(bruno, table, seat=1, after=99, wait=25)
    await waits(app, table, waiting)
    await bruno.client.post(f"/api/tables/{table}/resign")
    assert (await asyncio.wait_for(waiting, SOON)).status_code == 403


async def test_who_waits_is_answered_when_the_server_closes(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "beside"))["table"]
    waiting = asking(ada, table, seat=0, after=99, wait=25)
    await waits(app, table, waiting)
    rooms_of(app).send_home()
    assert (await asyncio.wait_for(waiting, SOON)).status_code == 200


@pytest.mark.parametrize("query", ["wait=26", "wait=-1", "after=-1", "after=x"])
async def test_senseless_wishes_are_refused(guests: Guests, query: str) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "beside"))["table"]
    answer = await ada.get(f"/api/tables/{table}/view?{query}")
    assert answer.status_code == 400
    assert query.partition("=")[0] in answer.text


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
@needs_page
def test_a_server_goes_at_once_though_somebody_waits(tmp_path: Path) -> None:
    with Program(tmp_path, "--database", "test.db") as program:
        table, cookie = program.ready().open_table("silver-and-gold", "me", "bot")
        answers: list[Any] = []
        path = f"/api/tables/{table['table']}/view?seat=0&after=99&wait=25"
        waiting = threading.Thread(target=lambda: answers.append(program.ask(path, cookie=cookie)))
        waiting.start()
        program.ask_until(f"/api/tables/{table['table']}", lambda table: table["seats"][0]["online"])
        assert program.ends(signal.SIGINT) == 0
        waiting.join(SOON)
        assert answers[0]["seat"] == 0
        assert not {"error", "critical"} & {line["level"] for line in program.lines()}
