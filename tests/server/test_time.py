"""Clocks, people who are away, and what a table says by itself."""

import asyncio
import json
import random
from collections.abc import Sequence

import pytest
from litestar import Litestar

from crocetta.bots.desk import InlineDesk, Question
from crocetta.server import rooms
from crocetta.server.rooms import Rooms
from crocetta.server.store.group_commit import Batch, Write
from crocetta.server.store.tables import Tables
from crocetta.tables.clock import GRACE
from crocetta.tables.table import read
from crocetta.tables.tell import tell
from tests.server.clock import Clock
from tests.server.people import (
    DONE,
    KEEP,
    PATIENCE,
    Guests,
    Json,
    Person,
    a_mark,
    both_marking,
    bots_rest,
    open_server,
    play_on,
    room_of,
    rooms_of,
    soon,
    store_of,
    two_people,
)

pytestmark = pytest.mark.anyio


class Ticks:
    """How often the server has looked for something to do."""

    def __init__(self) -> None:
        self.count = 0

    async def pass_by(self) -> None:
        """Two whole looks: whatever was due by now has been found."""
        then = self.count

        async def passed() -> bool:
            return self.count > then + 2

        await soon(passed)


@pytest.fixture(autouse=True)
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    ticks, tick = Ticks(), Rooms._tick

    async def counted(rooms: Rooms) -> None:
        await tick(rooms)
        ticks.count += 1

    monkeypatch.setattr(rooms, "TICK", 0.02)
    monkeypatch.setattr(Rooms, "_tick", counted)
    return ticks


async def test_a_deadline_is_shown_and_sealed_marks_do_not_move_it(guests: Guests, clock: Clock) -> None:
    ada, bruno, table, hers, _ = await both_marking(guests, settings={"clock": 60})
    update = await ada.view(table, 0)
    began = update["deadline"] - 60
    assert abs(began - clock.time()) < 10
    clock.ahead += 20
    _, rest = await hers.play(update, a_mark(update))
    assert rest[0]["deadline"] == update["deadline"]
    assert (await bruno.view(table, 1))["deadline"] == update["deadline"]


async def test_whom_the_table_waits_for_finds_the_deadline_among_their_tables(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests, "la-piramide", settings={"clock": 86_400})
    infos = [await ada.info(table), await bruno.info(table)]
    awaited = [info["waiting_for_me"] for info in infos]
    assert sorted(awaited) == [False, True]
    due = (await (ada, bruno)[awaited.index(True)].view(table, awaited.index(True)))["deadline"]
    assert [info["deadline"] for info in infos] == [due if mine else None for mine in awaited]


async def test_taking_back_gives_no_new_time(guests: Guests, clock: Clock) -> None:
    ada, _, table, hers, _ = await both_marking(guests, settings={"clock": 60})
    update = await ada.view(table, 0)
    deadline = update["deadline"]
    while DONE not in update["legal"]:
        _, rest = await hers.play(update, update["legal"][0])
        update = rest[0]
    await hers.play(update, DONE)
    clock.ahead += 50
    answer, _ = await hers.take_back(update["decision"] + 1)
    assert answer["type"] == "accepted"
    assert (await ada.view(table, 0))["deadline"] == deadline


async def test_without_a_clock_there_is_no_deadline(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    assert (await ada.view(table, 0))["deadline"] is None


async def test_a_bot_plays_the_turn_of_whoever_runs_out_of_time_and_only_that(guests: Guests, clock: Clock) -> None:
    ada, bruno, table, hers, _ = await both_marking(guests, settings={"clock": 60})
    update = await bruno.view(table, 1)
    clock.ahead += 61
    turn = update["view"]["turn"]

    async def next_turn() -> bool:
        return bool((await bruno.view(table, 1))["view"]["turn"] > turn)

    await soon(next_turn)
    after = await ada.view(table, 0)
    assert after["legal"]
    assert after["deadline"] > clock.time() + 50
    assert not (await ada.info(table))["seats"][0]["left"]
    answer, _ = await hers.play(after, after["legal"][0])
    assert answer["type"] == "accepted"


async def test_an_overdue_turn_is_played_to_its_end_through_its_own_rolls(guests: Guests, clock: Clock) -> None:
    ada, _, table = await two_people(guests, "la-piramide", settings={"clock": 60})
    first = (await ada.info(table))["to_act"]
    clock.ahead += 61

    async def the_others_turn() -> bool:
        return bool((await ada.info(table))["to_act"] != first)

    await soon(the_others_turn)
    assert (await ada.view(table))["deadline"] > clock.time() + 50


async def test_who_let_the_clock_run_out_cannot_press_undo(guests: Guests, clock: Clock) -> None:
    ada, bruno, table = await two_people(guests, "la-piramide", settings={"clock": 60})
    (late,) = (await ada.info(table))["to_act"]
    clock.ahead += 61

    async def the_others_turn() -> bool:
        return bool((await ada.info(table))["to_act"] == [1 - late])

    await soon(the_others_turn)
    player = (ada, bruno)[late]
    before = await player.view(table, late)
    assert not before["can_take_back"]
    back = {"seat": late, "decision": before["decision"], "move": "undo"}
    answer = (await player.post(f"/api/tables/{table}/take-back", back)).json()
    assert (answer["type"], answer["move"]) == ("refused", "undo")
    assert answer["message"]
    assert await player.view(table, late) == before
    heard = (await player.get(f"/api/tables/{table}/heard?seat={late}")).json()["told"]
    assert {told["by"] for told in heard if told["type"] == "happened" and told["seat"] == late} == {"clock"}


class HeldUp(InlineDesk):
    """Bots of one seat are not answered until the test says so."""

    def __init__(self, seat: int) -> None:
        self.asked, self.enough = asyncio.Event(), asyncio.Event()
        self._seat = seat

    async def choose(self, question: Question) -> int:
        if json.loads(question.view)["seat"] == self._seat:
            self.asked.set()
            await self.enough.wait()
        return await super().choose(question)


async def test_undo_does_not_reach_what_the_clock_played_while_others_still_mark(
    database: str, clock: Clock
) -> None:
    desk = HeldUp(1)
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada, _, table, hers, _ = await both_marking(guests, settings={"clock": 60})
        update = await ada.view(table, 0)
        await hers.play(update, a_mark(update))
        assert (await ada.view(table, 0))["can_take_back"]
        clock.ahead += 61

        async def played() -> bool:
            return bool((await ada.view(table, 0))["finished"] == [0])

        await soon(played)
        after = await ada.view(table, 0)
        assert (after["to_act"], after["can_take_back"]) == ([1], False)
        answer, _ = await hers.take_back(after["decision"])
        assert (answer["type"], answer["message"]) == ("refused", "A bot made that move for you.")
        assert (await ada.view(table, 0))["deadline"] == after["deadline"] < clock.time()
        desk.enough.set()


async def test_at_a_table_with_a_clock_the_turn_is_not_pulled_back_from_the_next_player(guests: Guests) -> None:
    for seconds in (0, 3600):
        ada, bruno, table = await two_people(guests, "la-piramide", settings={"clock": seconds})
        rng, passed = random.Random(3), 0
        while passed < 8:
            (seat,) = (await ada.info(table))["to_act"]
            player = (ada, bruno)[seat]
            update = await player.view(table, seat)
            body = {"seat": seat, "decision": update["decision"], "action": rng.choice(update["legal"])}
            await player.post(f"/api/tables/{table}/play", {**body, "move": f"{rng.random()}"})
            after = await player.view(table, seat)
            if after["to_act"] == [seat] or (seconds == 0 and not after["can_take_back"]):
                continue
            passed += 1
            assert after["can_take_back"] is (seconds == 0)
            back = {"seat": seat, "decision": after["decision"], "move": f"{rng.random()}"}
            answer = (await player.post(f"/api/tables/{table}/take-back", back)).json()
            assert answer["type"] == ("accepted" if seconds == 0 else "refused")
            assert (await ada.info(table))["to_act"] == ([seat] if seconds == 0 else after["to_act"])


async def test_a_bot_plays_for_whoever_is_away_too_long_until_they_return(
    guests: Guests, clock: Clock, ticks: Ticks
) -> None:
    ada, bruno, table = await two_people(guests, settings={"away": 1})
    hers, update = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await his.hang_up()
    await hers.play(update, KEEP)
    clock.ahead += 50
    assert (await ada.info(table))["seats"][1]["bot"] is None
    assert (await ada.info(table))["to_act"] == [1]
    clock.ahead += 15

    async def bruno_was_played() -> bool:
        return bool((await ada.view(table, 0))["finished"] == [1])

    await soon(bruno_was_played)
    seat = (await ada.info(table))["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("person", "greedy", False)
    his, update = await bruno.sit(table, 1)
    await his.settled()
    assert (await ada.info(table))["seats"][1]["bot"] is None
    assert not update["can_take_back"], "a bot's act made for me is not mine to undo"
    answer, rest = await his.take_back(update["decision"])
    assert (answer["type"], answer["message"], rest) == ("refused", "A bot made that move for you.", [])
    await ticks.pass_by()
    assert [message for message in await his.settled() if message["type"] == "update"] == []
    mine = await ada.view(table, 0)
    while mine["to_act"] == [0]:
        await hers.play(mine, DONE if DONE in mine["legal"] else mine["legal"][0])
        mine = await ada.view(table, 0)
    update = await bruno.view(table, 1)
    answer, _ = await his.play(update, update["legal"][0])
    assert answer["type"] == "accepted"
    told = (await bruno.get(f"/api/tables/{table}/heard?seat=1")).json()["told"]
    assert [item["what"] for item in told if item["type"] == "noticed"] == ["began", "away", "returned"]
    acts = [item["by"] for item in told if item["type"] == "happened" and item["seat"] == 1]
    assert set(acts[:-1]) == {"bot"}
    assert acts[-1] == "person"


async def test_an_absence_outlives_the_server_and_goes_on_where_it_was(database: str, clock: Clock) -> None:
    async with open_server(database) as app, Guests(app) as guests:
        ada, bruno, table = await two_people(guests, settings={"away": 60})
        cookie = ada.cookie
        await ada.sit(table, 0)
        his, _ = await bruno.sit(table, 1)
        await his.hang_up()
        left = (await ada.info(table))["seats"][1]["away_since"]
        clock.ahead += 50 * 60
    async with open_server(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        await ada.sit(table, 0)
        assert abs((await ada.info(table))["seats"][1]["away_since"] - left) < 1
        assert (await ada.info(table))["seats"][1]["bot"] is None
        clock.ahead += 11 * 60

        async def bruno_was_played() -> bool:
            return bool((await ada.view(table, 0))["finished"] == [1])

        await soon(bruno_was_played)
        assert (await ada.info(table))["seats"][0]["bot"] is None


async def test_nobody_is_away_because_the_server_was_down(database: str, clock: Clock, ticks: Ticks) -> None:
    """Whoever left long ago still has a moment to come back when it opens."""
    async with open_server(database) as app, Guests(app) as guests:
        _, bruno, table = await two_people(guests, settings={"away": 60})
        his, _ = await bruno.sit(table, 1)
        await his.hang_up()
        cookie = bruno.cookie
    clock.ahead += 86_400
    async with open_server(database) as app, Guests(app) as guests:
        await soon(lambda: is_live(app, table))
        await ticks.pass_by()
        assert room_of(app, table).table.decision(1) == 0
        await guests.stranger(cookie).sit(table, 1)
        clock.ahead += GRACE + 5
        await ticks.pass_by()
        assert room_of(app, table).table.decision(1) == 0


async def is_live(app: Litestar, table: str) -> bool:
    return table in rooms_of(app).live


async def test_a_start_gives_everybody_the_whole_time_to_come(guests: Guests, clock: Clock, ticks: Ticks) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open", settings={"away": 60}))["table"]
    await bruno.join(table)
    line = await bruno.wait(table, 1)
    await line.hang_up()
    clock.ahead += 7200
    await ada.post(f"/api/tables/{table}/start")
    await ticks.pass_by()
    info = await ada.info(table)
    assert info["seats"][1]["bot"] is None
    assert 1 in info["to_act"]


async def test_an_absence_is_told_when_it_begins_and_not_with_the_next_sealed_mark(
    guests: Guests, clock: Clock
) -> None:
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    table = (await ada.open_table("silver-and-gold", "me", "open", "open", settings={"away": 1}))["table"]
    await bruno.join(table)
    await carla.join(table)
    hers, his, carlas = [(await person.sit(table, seat))[0] for seat, person in enumerate((ada, bruno, carla))]
    for line in (hers, his, carlas):
        await line.play({"decision": 0}, KEEP)
    update = await carla.view(table, 2)
    while update["legal"]:
        await carlas.play(update, DONE if DONE in update["legal"] else update["legal"][0])
        update = await carla.view(table, 2)
    await carlas.hang_up()
    clock.ahead += 70
    while (await his.until("table"))["table"]["seats"][2]["bot"] is None:
        pass
    await his.settled()
    update = await ada.view(table, 0)
    await hers.play(update, a_mark(update))
    assert await his.settled() == []


async def test_a_program_that_plays_by_requests_is_not_away(guests: Guests, clock: Clock, ticks: Ticks) -> None:
    _, bruno, table = await two_people(guests, settings={"away": 1})
    for _ in range(3):
        clock.ahead += 40
        await bruno.view(table, 1)
        await ticks.pass_by()
    assert (await bruno.view(table, 1))["decision"] == 0


async def test_confirm_at_once_says_done_when_nothing_else_is_left(app: Litestar, guests: Guests) -> None:
    ada, _, table, hers, _ = await both_marking(guests, settings={"confirm_at_once": True})
    update = await ada.view(table, 0)
    _, rest = await hers.play(update, a_mark(update))
    updates = [message for message in rest if message["type"] == "update"]
    while (latest := updates[-1])["legal"]:
        _, rest = await hers.play(latest, latest["legal"][0])
        updates += [message for message in rest if message["type"] == "update"]
    assert latest["view"]["finished"] == [True, False]
    assert latest["can_take_back"]
    before = await all_views(ada, table, 0)
    await hers.hang_up()
    for line in guests.all[1].lines:
        await line.hang_up()
    del rooms_of(app).live[table]
    assert await all_views(ada, table, 0) == before


async def test_what_was_confirmed_by_itself_is_taken_back_at_once(guests: Guests) -> None:
    ada, _, table, hers, _ = await both_marking(guests, settings={"confirm_at_once": True})
    before = after = await ada.view(table, 0)
    while after["legal"]:  # a bonus mark may follow
        before = after
        await hers.play(before, a_mark(before))
        after = await ada.view(table, 0)
    assert after["view"]["finished"] == [True, False]
    answer, _ = await hers.take_back(after["decision"])
    assert answer["type"] == "accepted"
    again = await ada.view(table, 0)
    assert (again["view"], again["legal"]) == (before["view"], before["legal"])


async def all_views(person: Person, table: str, seat: int) -> list[Json]:
    """What a seat and a spectator see and have heard."""
    seen = [await person.view(table, seat), await person.view(table)]
    paths = [f"/api/tables/{table}/heard?seat={seat}", f"/api/tables/{table}/heard"]
    return seen + [(await person.get(path)).json() for path in paths]


async def test_an_idle_table_is_put_away_and_comes_back_the_same(
    app: Litestar, guests: Guests, clock: Clock, ticks: Ticks
) -> None:
    ada, bruno, table, hers, his = await both_marking(guests)
    update = await ada.view(table, 0)
    await hers.play(update, a_mark(update))
    _, rest = await hers.take_back(update["decision"] + 1)
    await hers.play(rest[0], a_mark(update))
    before = await all_views(ada, table, 0), await all_views(bruno, table, 1), (await ada.info(table))["updated"]
    clock.ahead += rooms.IDLE + 1
    await ticks.pass_by()
    assert table in rooms_of(app).live, "somebody is looking"
    await hers.hang_up()
    await his.hang_up()
    clock.ahead += rooms.IDLE + 1

    async def put_away() -> bool:
        return table not in rooms_of(app).live

    await soon(put_away)
    after = await all_views(ada, table, 0), await all_views(bruno, table, 1), (await ada.info(table))["updated"]
    assert after == before
    assert table in rooms_of(app).live


async def test_the_clock_of_a_table_that_was_put_away_still_runs(
    app: Litestar, guests: Guests, clock: Clock
) -> None:
    _, _, table = await two_people(guests, settings={"clock": 86_400})
    clock.ahead += rooms.IDLE + 1

    async def put_away() -> bool:
        return table not in rooms_of(app).live

    await soon(put_away)
    clock.ahead += 86_400
    await soon(lambda: both_played(app, table))


async def both_played(app: Litestar, table: str) -> bool:
    if not await is_live(app, table):
        return False
    stands = room_of(app, table).table
    return stands.decision(0) > 0 and stands.decision(1) > 0


async def test_a_deadline_survives_a_restart_and_nobody_runs_out_of_time_meanwhile(
    database: str, clock: Clock
) -> None:
    async with open_server(database) as app, Guests(app) as guests:
        ada, _, table = await two_people(guests, settings={"clock": 3600})
        cookie = ada.cookie
        deadline = (await ada.view(table, 0))["deadline"]
        clock.ahead += 600
        del rooms_of(app).live[table]
        assert (await ada.view(table, 0))["deadline"] == deadline
    async with open_server(database) as app, Guests(app) as guests:
        assert (await guests.stranger(cookie).view(table, 0))["deadline"] == deadline
    clock.ahead += 86_400
    async with open_server(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        grace = (await ada.view(table, 0))["deadline"] - clock.time()
        assert GRACE - 10 < grace <= GRACE
        del rooms_of(app).live[table]
        assert abs((await ada.view(table, 0))["deadline"] - clock.time() - grace) < 5, "and once only"
        assert (await ada.view(table, 0))["decision"] == 0


async def test_a_server_that_opens_again_looks_after_its_clocks_before_anybody_comes(
    database: str, clock: Clock
) -> None:
    async with open_server(database) as app, Guests(app) as guests:
        _, _, table = await two_people(guests, settings={"clock": 60})
        _, _, without = await two_people(guests)
    async with open_server(database) as app:

        async def woken() -> bool:
            return set(rooms_of(app).live) == {table}

        await soon(woken)
        assert without not in rooms_of(app).live
        clock.ahead += 61
        await soon(lambda: both_played(app, table))


async def test_bots_wait_until_a_person_at_the_table_has_looked(
    app: Litestar, guests: Guests, ticks: Ticks
) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
    await guests.stranger().sit(table, None)
    await ticks.pass_by()
    assert [len(made) for made in room_of(app, table).table.decisions] == [0, 0, 0]
    _, update = await ada.sit(table, 0)
    assert update["finished"] == []

    async def bots_played() -> bool:
        return bool((await ada.view(table, 0))["finished"] == [1, 2])

    await soon(bots_played)


async def test_bots_go_on_without_being_looked_after(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TICK", 3600)
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(6)))["over"]


class Thinker(InlineDesk):
    """Thinks about every question, or the one of this number, until the test has had enough."""

    def __init__(self, number: int | None = None) -> None:
        self.thinking, self.enough = asyncio.Event(), asyncio.Event()
        self._number = number
        self._asked = 0

    async def choose(self, question: Question) -> int:
        self._asked += 1
        if self._number in (None, self._asked):
            self.thinking.set()
            await self.enough.wait()
        return await super().choose(question)


async def test_a_table_can_be_closed_while_its_bots_think(database: str) -> None:
    desk = Thinker()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        await ada.sit(table, 0)
        await asyncio.wait_for(desk.thinking.wait(), PATIENCE)
        assert (await ada.post(f"/api/tables/{table}/close")).json()["status"] == "closed"
        before = await ada.view(table, 0)
        desk.enough.set()
        await bots_rest(room_of(app, table))
        assert await ada.view(table, 0) == before


async def test_nobody_is_told_what_bots_think_before_it_is_on_disk(database: str) -> None:
    """Whoever asks in the meantime waits for nobody, and sees just what is written."""
    desk = Thinker(2)
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
        await ada.sit(table, 0)
        await asyncio.wait_for(desk.thinking.wait(), PATIENCE)

        async def one_played() -> bool:
            return len((await ada.view(table, 0))["finished"]) == 1

        await soon(one_played)
        written = read(table, await store_of(app).tables.entries(table))
        seen = await ada.view(table, 0)
        assert (tuple(seen["finished"]), seen["number"]) == (tell(written, 0).finished, tell(written, 0).number)
        answer, _ = await ada.lines[0].play(seen, KEEP)
        assert answer["type"] == "accepted"
        desk.enough.set()

        async def all_played() -> bool:
            return bool((await ada.view(table, 0))["view"]["phase"] != seen["view"]["phase"])

        await soon(all_played)


@pytest.mark.parametrize("way", ["line", "request"])
async def test_a_move_of_whoever_hangs_up_meanwhile_is_told_to_the_others_when_it_is_written(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch, ticks: Ticks, way: str
) -> None:
    ada, bruno, table = await two_people(guests)
    hers, _ = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await his.settled()
    commits, writing, enough = store_of(app).tables._commits, asyncio.Event(), asyncio.Event()
    write = commits._write

    async def slow_disk(batches: Sequence[Batch]) -> None:
        writing.set()
        await enough.wait()
        await write(batches)

    monkeypatch.setattr(commits, "_write", slow_disk)
    body = {"decision": 0, "action": KEEP, "move": "one"}
    if way == "line":
        hers.say(type="play", **body)
        await asyncio.wait_for(writing.wait(), PATIENCE)
        gone = asyncio.create_task(hers.hang_up())
    else:
        gone = asyncio.create_task(_post(ada, f"/api/tables/{table}/play", {"seat": 0, **body}))
        await asyncio.wait_for(writing.wait(), PATIENCE)
        gone.cancel()
    await ticks.pass_by()
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
    append, writing, enough = Tables.append, asyncio.Event(), asyncio.Event()

    async def slow_disk(tables: Tables, *batch: Write) -> None:
        writing.set()
        await enough.wait()
        await append(tables, *batch)

    monkeypatch.setattr(Tables, "append", slow_disk)
    body = {"decision": 0, "action": KEEP, "move": "one"}
    if way == "line":
        hers.say(type="play", **body)
        playing = None
    else:
        playing = asyncio.create_task(ada.post(f"/api/tables/{table}/play", {"seat": 0, **body}))
    await asyncio.wait_for(writing.wait(), PATIENCE)
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
