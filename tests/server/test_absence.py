"""Who is away too long is played for, until they return."""

import pytest

from crocetta.tables.clock import GRACE
from tests.server.clock import Clock
from tests.server.people import (
    DONE,
    KEEP,
    Guests,
    a_mark,
    is_live,
    new_move,
    open_server,
    room_of,
    two_people,
    wait_until,
)
from tests.server.ticks import Ticks

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("ticks")]


async def test_a_bot_plays_for_whoever_is_away_too_long_until_they_return(
    guests: Guests, clock: Clock, ticks: Ticks
) -> None:
    ada, bruno, table = await two_people(guests, settings={"away": 1})
    hers, update = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await his.close()
    await hers.play(update, KEEP)
    clock.ahead += 50
    assert (await ada.info(table))["seats"][1]["bot"] is None
    assert (await ada.info(table))["to_act"] == [1]
    clock.ahead += 15

    async def bruno_was_played() -> bool:
        return bool((await ada.view(table, 0))["finished"] == [1])

    await wait_until(bruno_was_played)
    seat = (await ada.info(table))["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("person", "adept", False)
    his, update = await bruno.sit(table, 1)
    await his.settled()
    assert (await ada.info(table))["seats"][1]["bot"] is None
    assert not update["can_take_back"], "a bot's act made for me is not mine to undo"
    answer, rest = await his.take_back(update["decision"])
    assert (answer["type"], answer["message"], rest) == ("refused", "A bot made that move for you.", [])
    await ticks.wait_two()
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
        await his.close()
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

        await wait_until(bruno_was_played)
        assert (await ada.info(table))["seats"][0]["bot"] is None


async def test_nobody_is_away_because_the_server_was_down(database: str, clock: Clock, ticks: Ticks) -> None:
    """Whoever left long ago still has a moment to come back when it opens."""
    async with open_server(database) as app, Guests(app) as guests:
        _, bruno, table = await two_people(guests, settings={"away": 60})
        his, _ = await bruno.sit(table, 1)
        await his.close()
        cookie = bruno.cookie
    clock.ahead += 86_400
    async with open_server(database) as app, Guests(app) as guests:
        await wait_until(lambda: is_live(app, table))
        await ticks.wait_two()
        assert room_of(app, table).table.decision(1) == 0
        await guests.stranger(cookie).sit(table, 1)
        clock.ahead += GRACE + 5
        await ticks.wait_two()
        assert room_of(app, table).table.decision(1) == 0


async def test_a_start_gives_everybody_the_whole_time_to_come(guests: Guests, clock: Clock, ticks: Ticks) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open", settings={"away": 60}))["table"]
    await bruno.join(table)
    line = await bruno.wait(table, 1)
    await line.close()
    clock.ahead += 7200
    await ada.post(f"/api/tables/{table}/start")
    await ada.all_ready(table)
    await ticks.wait_two()
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
    await carlas.close()
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
        await ticks.wait_two()
    assert (await bruno.view(table, 1))["decision"] == 0


@pytest.mark.parametrize("acts", [True, False])
async def test_nobody_learns_from_who_is_away_that_a_sealed_act_was_made(
    guests: Guests, clock: Clock, ticks: Ticks, acts: bool
) -> None:
    ada, bruno, table = await two_people(guests, settings={"away": 1})
    line, _ = await bruno.sit(table, 1)
    decision = (await ada.view(table, 0))["decision"]
    clock.ahead += 50
    if acts:
        move = {"seat": 0, "decision": decision, "action": KEEP, "move": new_move()}
        assert (await ada.post(f"/api/tables/{table}/play", move)).json()["type"] == "accepted"
    clock.ahead += GRACE
    await ticks.wait_two()
    heard = [told for update in await line.settled() if update["type"] == "update" for told in update["told"]]
    assert [told["what"] for told in heard if told["type"] == "noticed"] == ["away"]
