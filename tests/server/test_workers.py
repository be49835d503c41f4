"""Several workers on one PostgreSQL: whoever is connected where, it is one table."""

import asyncio
import random
from contextlib import AsyncExitStack

import asyncpg
import pytest
from sqlalchemy import select

from crocetta.server import admin, audience
from crocetta.server.quick import LEASE
from crocetta.server.store import schema
from tests.server.people import (
    KEEP,
    Guests,
    Line,
    Person,
    a_mark,
    new_move,
    open_server,
    play_on,
    room_of,
    rooms_of,
    store_of,
    wait_until,
)
from tests.server.postgres import Postgres
from tests.server.two_workers import TwoWorkers, cut_off, is_so, workers_of

pytestmark = pytest.mark.anyio


async def online(person: Person, table: str, whom: list[bool]) -> bool:
    return [seat["online"] for seat in (await person.info(table))["seats"]] == whom


async def bots_finish(person: Person, table: str, seat: int) -> None:
    """Both people may mark, and the bot on the third seat has finished marking."""

    async def finished() -> bool:
        return bool((await person.view(table, seat))["view"]["finished"] == [False, False, True])

    await wait_until(finished)


async def numbers(line: Line, until: int) -> list[int]:
    """Of everything that is told on a line up to this number."""
    heard: list[int] = []
    while not heard or heard[-1] < until:
        heard += [told["number"] for told in (await line.until("update"))["told"]]
    return heard


async def test_a_move_made_at_one_worker_is_told_at_the_other(two_workers: TwoWorkers) -> None:
    ada, bruno, table = await two_workers.pair()
    hers, update = await ada.sit(table, 0)
    his, his_update = await bruno.sit(table, 1)
    await hers.play(update, KEEP)
    await his.until_update(lambda u: u["view"]["finished"] == [True, False])
    await his.play(his_update, KEEP)
    update = await hers.until_update(lambda u: bool(u["legal"]))
    assert update["view"]["finished"] == [False, False]


async def test_whoever_was_answered_by_one_worker_finds_it_at_the_other(two_workers: TwoWorkers) -> None:
    """Without sticky sessions: each request goes to the other worker, and none is stale."""
    ada, bruno, table = await two_workers.pair()
    elsewhere = two_workers.there.stranger(ada.cookie)
    for seat, person in enumerate((elsewhere, bruno)):
        keep = {"seat": seat, "decision": 0, "action": KEEP, "move": new_move()}
        assert (await person.post(f"/api/tables/{table}/play", keep)).json()["type"] == "accepted"
    for place in range(1, 7):
        asks, looks = (ada, elsewhere) if place % 2 else (elsewhere, ada)
        update = await looks.view(table, 0)
        assert update["decision"] == place
        if place % 2:
            act = {"seat": 0, "decision": place, "action": a_mark(update), "move": new_move()}
            assert (await asks.post(f"/api/tables/{table}/play", act)).json()["type"] == "accepted"
        else:
            back = {"seat": 0, "decision": place, "move": new_move()}
            assert (await asks.post(f"/api/tables/{table}/take-back", back)).json()["type"] == "accepted"


async def test_both_mark_at_the_same_time_at_different_workers(two_workers: TwoWorkers) -> None:
    """They race for every place of the stream: nobody is refused, nothing is lost, nobody hears a gap."""
    ada, bruno, table = await two_workers.pair()
    watcher, first = await two_workers.there.stranger().sit(table, None)
    hers, update = await ada.sit(table, 0)
    his, his_update = await bruno.sit(table, 1)
    rng = random.Random(1)
    ends = await asyncio.gather(play_on(hers, update, rng), play_on(his, his_update, rng))
    assert all(end["over"] for end in ends)
    heard = await numbers(watcher, (await ada.view(table))["number"])
    assert heard == list(range(first["number"] + 1, heard[-1] + 1))
    stories = [(await person.get(f"/api/tables/{table}/heard")).json() for person in (ada, bruno)]
    assert stories[0] == stories[1]


async def test_a_table_that_another_worker_writes_to_holds_up_no_other(
    two_workers: TwoWorkers, migrated: Postgres
) -> None:
    (ada, _, busy), (celina, _, other) = await two_workers.pair(), await two_workers.pair()
    hers, update = await ada.sit(busy, 0)
    line, at_once = await celina.sit(other, 0)
    connection: asyncpg.Connection = await migrated.connect(str(store_of(two_workers.here.app).engine.url.database))
    async with connection.transaction():
        await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", busy)
        moves = [asyncio.create_task(hers.play(update, KEEP)), asyncio.create_task(line.play(at_once, KEEP))]
        await asyncio.wait_for(moves[1], 5)
        assert not moves[0].done()
    await connection.close()
    await asyncio.wait_for(moves[0], 5)


async def test_a_seat_is_given_once_whoever_asks_where(two_workers: TwoWorkers) -> None:
    host = await two_workers.here.invite("Ada")
    for _ in range(5):
        table = (await host.open_table("silver-and-gold", "me", "open", "open"))["table"]
        guests = [
            await (two_workers.here, two_workers.there)[place % 2].invite(f"Guest {place}") for place in range(6)
        ]
        answers = await asyncio.gather(*(guest.post(f"/api/tables/{table}/join") for guest in guests))
        seated = [guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200]
        assert len(seated) == 2
        mine = [[seat["mine"] for seat in (await guest.info(table))["seats"]] for guest in seated]
        assert sorted(mine) == [[False, False, True], [False, True, False]]


async def test_who_is_here_is_known_everywhere(two_workers: TwoWorkers) -> None:
    ada, bruno, table = await two_workers.pair()
    hers, _ = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)

    async def told(online: bool) -> None:
        while (await hers.until("table"))["table"]["seats"][1]["online"] != online:
            pass

    await told(online=True)
    assert [seat["online"] for seat in (await bruno.info(table))["seats"]] == [True, True]
    await his.close()
    await told(online=False)
    assert (await ada.info(table))["seats"][1]["away_since"] is not None


async def test_who_joins_over_a_line_that_watched_is_known_to_be_here_everywhere(two_workers: TwoWorkers) -> None:
    ada, bruno = await two_workers.here.invite("Ada"), await two_workers.there.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await ada.wait(table, 0)
    line = await bruno.wait(table, None)
    await bruno.join(table)
    await wait_until(lambda: online(ada, table, [True, True, False]))
    line.say(type="sit", seat=1)
    await line.until("table")
    assert await online(ada, table, [True, True, False])
    await line.close()
    await wait_until(lambda: online(ada, table, [True, False, False]))


async def test_a_worker_that_goes_takes_nobody_with_it(migrated: Postgres) -> None:
    """Bots of its tables play on at another worker, and its people count as gone."""
    url = await migrated.create("loses_a_worker", "ready")
    async with open_server(url) as here, Guests(here) as at_home, AsyncExitStack() as stack:
        there = await stack.enter_async_context(open_server(url))
        others = await stack.enter_async_context(Guests(there))
        ada, bruno = await at_home.invite("Ada"), await others.invite("Bruno")
        table = (await bruno.open_table("silver-and-gold", "me", "open", "bot"))["table"]
        his = await bruno.wait(table, 0)
        await ada.post(f"/api/tables/{table}/join")
        await bruno.all_ready(table)
        his_update = await his.until("update")
        await wait_until(lambda: is_so(workers_of(there).holds(table)))
        hers, update = await ada.sit(table, 1)
        assert not workers_of(here).holds(table)
        await his.play(his_update, KEEP)
        await stack.aclose()
        await hers.play(update, KEEP)
        await bots_finish(ada, table, 1)
        assert workers_of(here).holds(table)
        assert [seat["online"] for seat in (await ada.info(table))["seats"]] == [False, True, False]


async def test_a_lost_connection_gives_up_all_leases_at_once_and_misses_nothing(
    two_workers: TwoWorkers, migrated: Postgres
) -> None:
    ada, bruno, table = await two_workers.pair("bot")
    hers, update = await ada.sit(table, 0)
    workers = workers_of(two_workers.here.app)

    async def taken() -> bool:
        """Whichever worker was first to look after it."""
        await workers_of(two_workers.there.app).give_back([table])
        await workers.take([table])
        return workers.holds(table)

    await wait_until(taken)
    his, his_update = await bruno.sit(table, 1)
    async with cut_off(two_workers.here.app, migrated):
        assert not workers.holds(table)
        assert (await ada.get("/health/ready")).status_code == 503
        await hers.play(update, KEEP)
        await his.play(his_update, KEEP)
        await bots_finish(bruno, table, 1)
        assert workers_of(two_workers.there.app).holds(table), "its bot plays on"
    rooms = [room_of(app, table) for app in (two_workers.here.app, two_workers.there.app)]
    await wait_until(lambda: is_so(rooms[0].table.told == rooms[1].table.told))
    await wait_until(lambda: online(bruno, table, [True, True, False]))
    assert (await ada.get("/health/ready")).status_code == 200
    assert not workers.holds(table)


async def test_a_lease_is_not_lost_with_the_answer_that_it_was_taken(two_workers: TwoWorkers) -> None:
    here, there = workers_of(two_workers.here.app), workers_of(two_workers.there.app)
    await here.take(["a table"])
    here._held.discard("a table")  # as if the answer had been lost
    await there.take(["a table"])
    await here.take(["a table"])
    assert (here.holds("a table"), there.holds("a table")) == (True, False)
    await asyncio.gather(here.give_back(["a table"]), here.take(["a table"]))
    await there.take(["a table"])
    assert (here.holds("a table"), there.holds("a table")) == (True, False)


async def test_who_parts_at_two_workers_at_once_is_gone(two_workers: TwoWorkers) -> None:
    ada, _, table = await two_workers.pair()
    stores = [rooms_of(app).tables for app in (two_workers.here.app, two_workers.there.app)]
    for moment in range(4 * 10**9, 4 * 10**9 + 20):  # later than anything that the workers note by themselves
        await asyncio.gather(*(store.note_seen(table, ada.person, None) for store in stores))
        await asyncio.gather(*(store.note_seen(table, ada.person, float(moment)) for store in stores))
        assert (await stores[0].seen([table]))[table].get(ada.person) == moment


async def test_a_table_that_is_stuck_at_one_worker_is_ended(
    two_workers: TwoWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "PATIENCE", 0.2)
    ada, _, table = await two_workers.pair()
    stuck = room_of(two_workers.here.app, table)
    async with stuck.lock:
        ended = await admin.Admin(two_workers.here.app.state).answer(admin.EndTable(stuck.table.facts.code))
        assert ended == admin.Ended(stuck.table.facts.code, forced=True)
        assert (await ada.info(table))["status"] == "closed"


async def test_devices_that_were_revoked_at_one_worker_are_strangers_at_the_other(two_workers: TwoWorkers) -> None:
    ada, _, table = await two_workers.pair()
    elsewhere = two_workers.there.stranger(ada.cookie)
    line, _ = await elsewhere.sit(table, 0)
    assert (await ada.post("/api/me/revoke")).status_code == 200
    await asyncio.wait_for(line.task, 30)
    assert (await elsewhere.get("/api/tables?scope=mine")).json() == []


async def test_somebody_who_only_looks_at_another_worker_is_not_away(two_workers: TwoWorkers) -> None:
    ada, bruno, table = await two_workers.pair(settings={"away": 1})
    await ada.sit(table, 0)
    before = await store_of(two_workers.here.app).tables.seen([table])
    room = rooms_of(two_workers.there.app).live[table]
    room.attendance._looks[bruno.person] = 0.0
    await bruno.view(table, 1)
    after = await store_of(two_workers.here.app).tables.seen([table])
    assert after[table][bruno.person] >= before[table].get(bruno.person, 0.0)
    assert ada.person not in after[table], "she has a line"


# Meeting


async def test_two_who_press_at_different_workers_sit_at_one_table(two_workers: TwoWorkers) -> None:
    ada, bruno = await two_workers.here.invite("Ada"), await two_workers.there.invite("Bruno")
    answers = await asyncio.gather(*(person.post("/api/quick", {"game": "pyramids"}) for person in (ada, bruno)))
    infos = [answer.json() for answer in answers]
    assert infos[0]["table"] == infos[1]["table"]
    seats = [[seat["seat"] for seat in info["seats"] if seat["mine"]] for info in infos]
    assert sorted(seats) == [[0], [1]]
    assert not workers_of(two_workers.here.app).holds(LEASE)


async def test_many_who_press_at_once_get_a_seat_each(two_workers: TwoWorkers) -> None:
    people = [await side.invite(f"P{k}") for k, side in enumerate((two_workers.here, two_workers.there) * 3)]
    answers = await asyncio.gather(*(person.post("/api/quick", {"game": "pyramids"}) for person in people))
    taken = [
        (answer.json()["table"], seat["seat"])
        for answer in answers
        for seat in answer.json()["seats"]
        if seat["mine"]
    ]
    assert len(set(taken)) == len(people)
    assert len({table for table, _ in taken}) == 2, "three to a table"


async def test_the_lobby_hears_of_other_workers(two_workers: TwoWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "COUNT_EVERY", 0.0)
    home, lobby = await two_workers.there.stranger().open_home()
    assert lobby == []
    ada = await two_workers.here.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "open", settings={"listed": True}))["table"]
    assert [entry["table"] for entry in (await home.until("lobby change"))["changed"]] == [table]
    carla = await two_workers.here.invite("Carla")
    await carla.wait(table, None)
    assert (await home.until("lobby change"))["changed"][0]["watching"] == 1
    watcher = await two_workers.there.invite("Dario")
    assert (await watcher.info(table))["watching"] == 1, "the one at the other worker"
    await carla.lines[0].close()
    assert (await home.until("lobby change"))["changed"][0]["watching"] == 0
    of_the_table = select(schema.audiences).where(schema.audiences.c.table_id == table)
    assert await store_of(two_workers.here.app).rows(of_the_table) == [], "nothing of it is kept"
    await ada.post(f"/api/tables/{table}/close")
    assert (await home.until("lobby change"))["gone"] == [table]


async def test_a_home_page_hears_of_ones_tables_at_other_workers(two_workers: TwoWorkers) -> None:
    ada, bruno, table = await two_workers.pair()
    home, _ = await bruno.open_home()
    hers, update = await ada.sit(table, 0)
    await hers.play(update, KEEP)
    told = await home.until("mine")
    assert (told["table"]["table"], told["table"]["to_act"]) == (table, [1]), "Ada has kept, and waits"


async def test_a_page_in_front_is_known_everywhere(two_workers: TwoWorkers) -> None:
    ada = await two_workers.here.invite("Ada")
    pages = rooms_of(two_workers.there.app).visible_pages
    home, _ = await ada.open_home()
    home.say(type="front", front=True)
    await wait_until(lambda: pages.has(ada.person))
    await home.close()

    async def gone() -> bool:
        return not await pages.has(ada.person)

    await wait_until(gone)


async def test_two_workers_begin_one_attempt_at_the_match_of_the_day(two_workers: TwoWorkers) -> None:
    ada = await two_workers.here.invite("Ada")
    tabs = [ada, two_workers.there.stranger(ada.cookie)] * 2
    tables = [answer.json() for answer in await asyncio.gather(*[tab.post("/api/daily/pyramids") for tab in tabs])]
    assert len({table["table"] for table in tables}) == 1
    days = [(await tab.get("/api/daily")).json() for tab in tabs[:2]]
    assert days[0] == days[1], "the same commitments"
    line, update = await tabs[1].sit(tables[0]["table"], 0)
    ended = await play_on(line, update, random.Random(1))
    board = (await ada.get(f"/api/daily/pyramids/{days[0]['day']}")).json()
    assert [each["score"] for each in board["lines"]] == [ended["scores"][0]]
