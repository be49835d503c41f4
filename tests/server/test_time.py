"""Clocks, people who are away, and what a table says by itself."""

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest
from litestar import Litestar

from crocetta import bots
from crocetta.server import house, live
from crocetta.server.clock import GRACE
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
    house_of,
    live_table,
    open_house,
    play_on,
    two_people,
)

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TICK", 0.02)


async def soon(true: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


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


async def test_a_bot_plays_for_whoever_is_away_too_long_until_they_return(guests: Guests, clock: Clock) -> None:
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
        return bool((await ada.info(table))["seats"][1]["finished"])

    await soon(bruno_was_played)
    seat = (await ada.info(table))["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("person", "greedy", False)
    his, update = await bruno.sit(table, 1)
    assert (await ada.info(table))["seats"][1]["bot"] is None
    assert update["can_take_back"]
    answer, rest = await his.take_back(update["decision"])
    assert answer["type"] == "accepted"
    await asyncio.sleep(0.1)
    assert [message for message in await his.settled() if message["type"] == "update"] == []
    answer, _ = await his.play(rest[0], rest[0]["legal"][0])
    assert answer["type"] == "accepted"


async def test_an_absence_outlives_the_house_and_goes_on_where_it_was(database: str, clock: Clock) -> None:
    async with open_house(database) as app, Guests(app) as guests:
        ada, bruno, table = await two_people(guests, settings={"away": 60})
        cookie = ada.cookie
        await ada.sit(table, 0)
        his, _ = await bruno.sit(table, 1)
        await his.hang_up()
        left = (await ada.info(table))["seats"][1]["away_since"]
        clock.ahead += 50 * 60
    async with open_house(database) as app, Guests(app) as guests:
        ada = guests.stranger(cookie)
        await ada.sit(table, 0)
        assert abs((await ada.info(table))["seats"][1]["away_since"] - left) < 1
        assert (await ada.info(table))["seats"][1]["bot"] is None
        clock.ahead += 11 * 60

        async def bruno_was_played() -> bool:
            return bool((await ada.info(table))["seats"][1]["finished"])

        await soon(bruno_was_played)
        assert (await ada.info(table))["seats"][0]["bot"] is None


async def test_nobody_is_away_because_the_house_was_shut(database: str, clock: Clock) -> None:
    """Whoever left long ago still has a moment to come back when it opens."""
    async with open_house(database) as app, Guests(app) as guests:
        _, bruno, table = await two_people(guests, settings={"away": 60})
        his, _ = await bruno.sit(table, 1)
        await his.hang_up()
        cookie = bruno.cookie
    clock.ahead += 86_400
    async with open_house(database) as app, Guests(app) as guests:
        await soon(lambda: is_live(app, table))
        await asyncio.sleep(0.2)
        assert live_table(app, table).decisions(1) == 0
        await guests.stranger(cookie).sit(table, 1)
        clock.ahead += GRACE + 5
        await asyncio.sleep(0.2)
        assert live_table(app, table).decisions(1) == 0


async def is_live(app: Litestar, table: str) -> bool:
    return table in house_of(app).live


async def test_a_start_gives_everybody_the_whole_time_to_come(guests: Guests, clock: Clock) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open", settings={"away": 60}))["table"]
    await bruno.join(table)
    line = await bruno.wait(table, 1)
    await line.hang_up()
    clock.ahead += 7200
    await ada.post(f"/api/tables/{table}/start")
    await asyncio.sleep(0.2)
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


async def test_a_program_that_plays_by_requests_is_not_away(guests: Guests, clock: Clock) -> None:
    _, bruno, table = await two_people(guests, settings={"away": 1})
    for _ in range(3):
        clock.ahead += 40
        await bruno.view(table, 1)
        await asyncio.sleep(0.05)
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
    del house_of(app).live[table]
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
    app: Litestar, guests: Guests, clock: Clock
) -> None:
    ada, bruno, table, hers, his = await both_marking(guests)
    update = await ada.view(table, 0)
    await hers.play(update, a_mark(update))
    _, rest = await hers.take_back(update["decision"] + 1)
    await hers.play(rest[0], a_mark(update))
    before = await all_views(ada, table, 0), await all_views(bruno, table, 1), (await ada.info(table))["updated"]
    clock.ahead += house.IDLE + 1
    await asyncio.sleep(0.1)
    assert table in house_of(app).live, "somebody is looking"
    await hers.hang_up()
    await his.hang_up()
    clock.ahead += house.IDLE + 1

    async def put_away() -> bool:
        return table not in house_of(app).live

    await soon(put_away)
    after = await all_views(ada, table, 0), await all_views(bruno, table, 1), (await ada.info(table))["updated"]
    assert after == before
    assert table in house_of(app).live


async def test_a_table_with_a_running_clock_is_not_put_away(app: Litestar, guests: Guests, clock: Clock) -> None:
    _, _, table = await two_people(guests, settings={"clock": 86_400})
    clock.ahead += house.IDLE + 1
    await asyncio.sleep(0.1)
    assert table in house_of(app).live
    clock.ahead += 86_400

    async def both_played() -> bool:
        return live_table(app, table).decisions(0) > 0 and live_table(app, table).decisions(1) > 0

    await soon(both_played)


async def test_a_deadline_survives_being_put_away_and_nobody_runs_out_of_time_meanwhile(
    app: Litestar, guests: Guests, clock: Clock
) -> None:
    ada, _, table = await two_people(guests, settings={"clock": 3600})
    deadline = (await ada.view(table, 0))["deadline"]
    clock.ahead += 600
    del house_of(app).live[table]
    assert (await ada.view(table, 0))["deadline"] == deadline
    clock.ahead += 86_400
    del house_of(app).live[table]
    grace = (await ada.view(table, 0))["deadline"] - clock.time()
    assert GRACE - 10 < grace <= GRACE


async def test_a_house_that_opens_again_looks_after_its_clocks_before_anybody_comes(
    database: str, clock: Clock
) -> None:
    async with open_house(database) as app, Guests(app) as guests:
        _, _, table = await two_people(guests, settings={"clock": 60})
        _, _, without = await two_people(guests)
    async with open_house(database) as app:

        async def woken() -> bool:
            return set(house_of(app).live) == {table}

        await soon(woken)
        assert without not in house_of(app).live
        clock.ahead += 61

        async def both_played() -> bool:
            return live_table(app, table).decisions(0) > 0 and live_table(app, table).decisions(1) > 0

        await soon(both_played)


async def test_bots_that_pause_to_let_others_in_go_on(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BOT_ACTS_AT_ONCE", 1)
    monkeypatch.setattr(house, "TICK", 3600)
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(6)))["over"]


async def test_a_table_can_be_closed_while_its_bots_think(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = threading.Event(), threading.Event()

    class Thinker(bots.RandomBot[Any, Any]):
        def choose(self, view: Any, legal: Sequence[Any], rng: random.Random) -> Any:
            thinking.set()
            enough.wait(PATIENCE)
            return super().choose(view, legal, rng)

    monkeypatch.setattr(bots, "get", lambda level, game: Thinker())
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
    await asyncio.to_thread(thinking.wait, PATIENCE)
    closing = asyncio.create_task(ada.post(f"/api/tables/{table}/close"))
    await asyncio.sleep(0.05)
    enough.set()
    assert (await closing).json()["status"] == "closed"
    before = await ada.view(table, 0)
    await asyncio.sleep(0.1)
    assert await ada.view(table, 0) == before


async def test_nobody_is_told_what_bots_think_before_it_is_on_disk(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks in the meantime waits for the bots, and sees all of it or nothing."""
    choices = iter(range(10_000))
    second, enough = threading.Event(), threading.Event()

    class Thinker(bots.RandomBot[Any, Any]):
        def choose(self, view: Any, legal: Sequence[Any], rng: random.Random) -> Any:
            if next(choices) == 1:
                second.set()
                enough.wait(PATIENCE)
            return super().choose(view, legal, rng)

    monkeypatch.setattr(bots, "get", lambda level, game: Thinker())
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot", "bot"))["table"]
    await asyncio.to_thread(second.wait, PATIENCE)
    asking = asyncio.create_task(ada.view(table, 0))
    _, pending = await asyncio.wait([asking], timeout=0.1)
    assert pending
    enough.set()
    assert (await asking)["view"]["finished"] == [False, True, True]
