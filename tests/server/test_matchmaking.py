"""Matchmaking: quick matches, and a lobby that is told as it changes."""

import asyncio

import pytest

from crocetta.server import audience, rooms
from crocetta.server import quick as quick_module
from crocetta.server.lobby import HomeLine
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables.matchmaking import QUICK
from tests.server.people import (
    DONE,
    Closed,
    Guests,
    Json,
    Person,
    a_mark,
    both_marking,
    room_of,
    rooms_of,
    two_people,
)

pytestmark = pytest.mark.anyio

GAME = "silver-and-gold"


async def quick(person: Person, game: str | None = GAME) -> Json:
    answer = await person.post("/api/quick", {"game": game})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def mine(info: Json) -> list[int]:
    return [seat["seat"] for seat in info["seats"] if seat["mine"]]


async def waits_at(guests: Guests, name: str, *, game: str = GAME, seats: int = 2) -> tuple[Person, str]:
    """Somebody has opened a listed table and sits there."""
    host = await guests.invite(name)
    table = (await host.open_table(game, "me", *["open"] * (seats - 1), settings={"listed": True}))["table"]
    await host.wait(table, 0)
    return host, table


# Quick match


async def test_whoever_is_alone_plays_at_once_and_the_next_plays_on_for_a_bot(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    opened = await quick(ada)
    assert (opened["status"], opened["settings"]["clock"], mine(opened)) == ("running", QUICK.clock, [0])
    hers, _ = await ada.sit(opened["table"], 0)
    assert (await bruno.get(f"/api/quick?game={GAME}")).json()["table"] == opened["table"]
    joined = await quick(bruno)
    assert (joined["table"], mine(joined)) == (opened["table"], [1])
    told = await hers.until_update(lambda update: any(item["type"] == "noticed" for item in update["told"]))
    noticed = next(item for item in told["told"] if item["type"] == "noticed")
    assert (noticed["what"], noticed["name"]) == ("took over", opened["seats"][1]["name"])
    assert (await quick(ada))["table"] != opened["table"], "a match of one's own is not taken for another's"


async def test_people_who_wait_come_before_bots_and_the_ready_check_follows(guests: Guests) -> None:
    _, table = await waits_at(guests, "Ada")
    bruno = await guests.invite("Bruno")
    ticket, share = (await bruno.get("/api/luck")).json()["ticket"], "5" * 32
    joined = (await bruno.post("/api/quick", {"luck": {"ticket": ticket, "share": share}})).json()
    assert (joined["table"], joined["status"], joined["ready"]) == (table, "gathering", [1])
    luck = (await bruno.get(f"/api/tables/{table}/luck")).json()
    assert luck["shares"][1] == share, "whoever takes a seat before the deal is part of its luck"
    assert joined["ready_by"] is not None, "nobody waits for ever"


async def test_nobody_is_led_to_a_table_that_everybody_has_left(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_module, "ARRIVING", 0)
    ada, table = await waits_at(guests, "Ada")
    await ada.lines[0].close()
    assert (await quick(await guests.invite("Bruno")))["table"] != table


async def test_who_leaves_a_table_and_presses_again_is_led_to_another(guests: Guests) -> None:
    _, table = await waits_at(guests, "Ada", seats=4)
    bruno = await guests.invite("Bruno")
    assert (await quick(bruno))["table"] == table
    await bruno.post(f"/api/tables/{table}/leave")
    assert (await quick(bruno))["table"] != table


async def test_tables_without_anybody_keep_no_one_from_meeting(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_module, "ARRIVING", 0)
    for k in range(12):
        gone, _ = await waits_at(guests, f"Gone {k}")
        await gone.lines[0].close()
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    opened = await quick(ada)
    await ada.sit(opened["table"], 0)
    assert (await quick(bruno))["table"] == opened["table"]


async def test_a_match_that_counts_for_nothing_is_no_quick_match(guests: Guests) -> None:
    host = await guests.invite("Ada")
    settings = {"listed": True, "practice": True}
    table = (await host.open_table(GAME, "me", "open", settings=settings))["table"]
    await host.wait(table, 0)
    assert (await quick(await guests.invite("Bruno")))["table"] != table


async def test_two_who_press_at_once_sit_at_one_table(guests: Guests) -> None:
    people = [await guests.invite(name) for name in ("Ada", "Bruno", "Celina")]

    async def press(person: Person) -> Json:
        info = await quick(person)
        await person.sit(info["table"], mine(info)[0])
        return info

    infos = await asyncio.gather(*(press(person) for person in people))
    assert len({info["table"] for info in infos}) == 1
    assert sorted(mine(info)[0] for info in infos) == [0, 1, 2]


async def test_an_unknown_game_is_refused(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    assert (await ada.post("/api/quick", {"game": "chess"})).status_code == 400
    assert (await guests.stranger().post("/api/quick", {})).status_code == 401


# The lobby


async def test_the_lobby_is_told_as_it_changes(guests: Guests) -> None:
    watcher = guests.stranger()
    home, lobby = await watcher.open_home()
    assert lobby == []
    ada, table = await waits_at(guests, "Ada", seats=3)
    change = await home.until("lobby change")
    (entry,) = change["changed"]
    assert (entry["table"], entry["game"], entry["free"], entry["host"]) == (table, GAME, 2, 0)
    assert [seat["kind"] for seat in entry["seats"]] == ["person", "open", "open"]
    bruno = await guests.invite("Bruno")
    await bruno.post(f"/api/tables/{table}/join")
    assert (await home.until("lobby change"))["changed"][0]["free"] == 1
    again, lobby = await guests.stranger().open_home()
    assert [entry["free"] for entry in lobby] == [1], "who comes later is told all of it"
    await ada.post(f"/api/tables/{table}/close")
    for line in (home, again):
        assert (await line.until("lobby change"))["gone"] == [table]


async def test_a_lobby_that_could_not_be_read_is_read_for_the_next(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = await waits_at(guests, "Ada")
    at, told = rooms_of(guests.app), list[str]()

    async def fails() -> None:
        raise DatabaseUnavailable("gone")

    first, second = HomeLine(at.lobby, None, told.append), HomeLine(at.lobby, None, told.append)
    with monkeypatch.context() as gone:
        gone.setattr(at.tables, "lobby", fails)
        with pytest.raises(DatabaseUnavailable):
            await first.begin()
    await second.begin()
    assert told, "both are told"
    assert all(table in text for text in told)
    for line in (first, second):
        await line.end()


async def test_private_tables_are_not_told(guests: Guests) -> None:
    home, _ = await guests.stranger().open_home()
    ada = await guests.invite("Ada")
    await ada.open_table(GAME, "me", "open")
    assert await home.settled() == []


async def test_much_is_told_at_once(guests: Guests) -> None:
    home, _ = await guests.stranger().open_home()
    ada = await guests.invite("Ada")
    for _ in range(3):
        await ada.open_table(GAME, "me", "open", settings={"listed": True})
    (change,) = await home.settled()
    assert len(change["changed"]) == 3


async def test_who_looks_on_is_counted(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "COUNT_EVERY", 0.0)
    home, _ = await guests.stranger().open_home()
    ada, table = await waits_at(guests, "Ada")
    await home.until("lobby change")
    carla = await guests.invite("Carla")
    for _ in range(2):
        await carla.wait(table, None)
    assert (await home.until("lobby change"))["changed"][0]["watching"] == 1, "twice here is one"
    assert (await ada.info(table))["watching"] == 1
    assert (await ada.lines[0].until("table"))["table"]["watching"] == 1
    for each in carla.lines:
        await each.close()
    assert (await home.until("lobby change"))["changed"][0]["watching"] == 0


async def test_who_resigns_and_goes_is_not_counted_for_ever(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a moment they look on. Nobody is told that before it is counted, and then nobody does any more."""
    monkeypatch.setattr(audience, "COUNT_EVERY", 3_600)
    ada, bruno, table = await two_people(guests)
    hers, _ = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await bruno.post(f"/api/tables/{table}/resign")
    await his.close()
    told = [message["table"]["watching"] for message in await hers.settled() if message["type"] == "table"]
    assert told
    assert set(told) == {0}


# One's own tables


async def test_home_hears_whose_turn_it_is(guests: Guests) -> None:
    *people, table = await two_people(guests, "la-piramide", options={"turn_limit": 12})
    (first,) = (await people[0].info(table))["to_act"]
    home, _ = await people[1 - first].open_home()
    line, update = await people[first].sit(table, first)
    while first in update["to_act"]:
        await line.play(update, update["legal"][0])
        update = await people[first].view(table, first)
    told = [message for message in await home.settled() if message["type"] == "mine"]
    assert told[-1]["table"]["waiting_for_me"]
    assert told[-1]["table"]["seats"][1 - first]["mine"]


async def test_home_hears_nothing_of_sealed_marks(guests: Guests) -> None:
    ada, bruno, table, hers, _ = await both_marking(guests)
    home, _ = await bruno.open_home()
    await home.settled()
    update = await ada.view(table, 0)
    await hers.play(update, a_mark(update))
    assert await home.settled() == []
    while 0 in (update := await ada.view(table, 0))["to_act"]:
        await hers.play(update, DONE if DONE in update["legal"] else update["legal"][0])
    assert [message["type"] for message in await home.settled()] == ["mine"], "that she is ready is no secret"


async def test_home_hears_of_a_table_that_was_joined_elsewhere(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    home, _ = await bruno.open_home()
    table = (await ada.open_table(GAME, "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    assert [message["table"]["table"] for message in await home.settled()] == [table]


async def test_home_hears_of_a_seat_that_was_lost(guests: Guests) -> None:
    _, table = await waits_at(guests, "Ada", seats=3)
    bruno = await guests.invite("Bruno")
    await bruno.post(f"/api/tables/{table}/join")
    home, _ = await bruno.open_home()
    await home.settled()
    await bruno.post(f"/api/tables/{table}/leave")
    told = [message["table"] for message in await home.settled() if message["type"] == "mine"]
    assert [(each["table"], mine(each)) for each in told] == [(table, [])]


async def test_a_home_line_has_a_budget_and_an_origin(guests: Guests) -> None:
    with pytest.raises(Closed, match="4403"):
        await guests.stranger().open_home(origin="https://elsewhere.test")
    home, _ = await guests.stranger().open_home()
    home.say(type="play")
    assert (await home.until("problem"))["key"] == "problem-message-unreadable"


async def test_nothing_is_kept_for_nobody(guests: Guests) -> None:
    bruno = await guests.invite("Bruno")
    home, _ = await bruno.open_home()
    await waits_at(guests, "Ada")
    await home.until("lobby change")
    lobby = rooms_of(guests.app).lobby
    await home.close()
    assert [lobby._lines, lobby._listed, lobby._known, lobby._noted] == [{}] * 4


async def test_a_newcomer_has_time_to_come(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TICK", 0.01)
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    opened = await quick(ada)
    await ada.sit(opened["table"], 0)
    room = room_of(guests.app, opened["table"])
    room.presence._read -= 10_000  # it was read from the database long ago
    await quick(bruno)
    await room.attendance.look_for_absent()
    assert room.table.bot_at(1) is None
