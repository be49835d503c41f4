"""Clocks, and what a table says by itself."""

import asyncio
import json
import random
import time

import pytest
from litestar import Litestar

from crocetta.bots.desk import NOBODY, Asker, InlineDesk, Question
from crocetta.server import rooms, wall_clock
from crocetta.tables.clock import GRACE
from tests.server.clock import Clock
from tests.server.people import (
    DONE,
    Guests,
    Json,
    Person,
    a_mark,
    both_marking,
    is_live,
    open_server,
    room_of,
    rooms_of,
    two_people,
    wait_until,
)
from tests.server.ticks import Ticks

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("ticks")]


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

    await wait_until(next_turn)
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

    await wait_until(the_others_turn)
    assert (await ada.view(table))["deadline"] > clock.time() + 50


async def test_who_let_the_clock_run_out_cannot_press_undo(guests: Guests, clock: Clock) -> None:
    ada, bruno, table = await two_people(guests, "la-piramide", settings={"clock": 60})
    (late,) = (await ada.info(table))["to_act"]
    clock.ahead += 61

    async def the_others_turn() -> bool:
        return bool((await ada.info(table))["to_act"] == [1 - late])

    await wait_until(the_others_turn)
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

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        if json.loads(question.view)["seat"] == self._seat:
            self.asked.set()
            await self.enough.wait()
        return await super().choose(question, asker)


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

        await wait_until(played)
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
    await hers.close()
    for line in guests.all[1].lines:
        await line.close()
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
    await ticks.wait_two()
    assert table in rooms_of(app).live, "somebody is looking"
    await hers.close()
    await his.close()
    clock.ahead += rooms.IDLE + 1

    async def put_away() -> bool:
        return table not in rooms_of(app).live

    await wait_until(put_away)
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

    await wait_until(put_away)
    clock.ahead += 86_400
    await wait_until(lambda: both_played(app, table))


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

        await wait_until(woken)
        assert without not in rooms_of(app).live
        clock.ahead += 61
        await wait_until(lambda: both_played(app, table))


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
async def test_a_clock_that_jumps_takes_nobody_s_turn(
    guests: Guests, app: Litestar, clock: Clock, ticks: Ticks, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr(wall_clock, "time_of_day", clock.time)
    ada, _, table, _, his = await both_marking(guests, settings={"clock": 120, "away": 1})
    await his.close()
    update = await ada.view(table, 0)
    clock.ahead += jump
    room_of(app, table).bots.wake()
    await room_of(app, table).attendance.look_for_absent()
    assert not room_of(app, table).bots.thinking, "not even before anybody has noticed"
    assert (await ada.view(table, 0))["told"] == []
    await ticks.wait_two()
    after = await ada.view(table, 0)
    assert (after["view"], after["told"]) == (update["view"], [])
    assert after["deadline"] >= clock.time() + GRACE - 20
    assert [seat["bot"] for seat in (await ada.info(table))["seats"]] == [None, None]


async def test_after_a_jump_and_its_grace_the_clock_counts_again(
    guests: Guests, app: Litestar, clock: Clock, ticks: Ticks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wall_clock, "time_of_day", clock.time)
    ada, _, table, _, _ = await both_marking(guests, settings={"clock": 120})
    turn = (await ada.view(table, 0))["view"]["turn"]
    clock.ahead += 86_400
    await ticks.wait_two()
    monkeypatch.setattr(wall_clock, "time_of_day", lambda: time.time() + 86_400)  # it runs, and jumps no more
    clock.ahead += GRACE + 1

    async def played() -> bool:
        return bool((await ada.view(table, 0))["view"]["turn"] > turn)

    await wait_until(played)
