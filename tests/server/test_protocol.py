"""The messages of a WebSocket: numbers, resuming, moves that count once, and what cannot be understood."""

import asyncio
import json
import random

import pytest
from litestar import Litestar

from crocetta.server import audience
from crocetta.server import line as lines
from crocetta.server.http import sockets
from crocetta.tables.entries import Acted
from tests.server.people import KEEP, Closed, Guests, a_mark, both_marking, events, room_of, store_of, two_people

pytestmark = pytest.mark.anyio


async def test_sitting_down_brings_the_table_and_the_view_of_the_seat(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
    line = await ada.connect(table)
    line.say(type="sit", seat=0)
    news, update = await line.hear(), await line.hear()
    assert news["type"] == "table"
    assert news["table"]["seats"][0]["mine"]
    assert update["type"] == "update"
    assert update["seat"] == update["view"]["seat"] == 0
    assert update["legal"]
    assert update["decision"] == 0


async def test_a_move_is_accepted_and_its_update_has_the_next_number(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    answer, rest = await line.play(update, KEEP, "one")
    assert answer == {"type": "accepted", "move": "one"}
    updates = [message for message in rest if message["type"] == "update"]
    assert [u["number"] for u in updates] == [update["number"] + 1]
    assert updates[0]["decision"] == 1
    assert events(updates[0])
    assert [told["number"] for told in updates[0]["told"]] == [update["number"] + 1]
    assert [told["move"] for told in updates[0]["told"]] == ["one"]


async def test_taking_back_is_a_move_of_its_own(guests: Guests) -> None:
    ada, _, table, line, _ = await both_marking(guests)
    update = await ada.view(table, 0)
    _, rest = await line.play(update, a_mark(update))
    assert rest[0]["can_take_back"]
    answer, rest = await line.take_back(rest[0]["decision"], "back")
    assert answer["type"] == "accepted"
    assert rest[0]["legal"] == update["legal"]
    assert rest[0]["decision"] == update["decision"] + 2
    assert not rest[0]["can_take_back"]
    undone = {"type": "undone", "number": update["number"] + 2, "seat": 0, "undoes": update["number"] + 1}
    assert rest[0]["told"] == [{**undone, "move": "back"}]
    again, nothing = await line.take_back(update["decision"] + 1, "back")
    assert (again["type"], nothing) == ("accepted", [])


async def test_nothing_to_take_back_is_refused_in_words(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, _ = await ada.sit(table, 0)
    answer, rest = await line.take_back(0)
    assert answer["type"] == "refused"
    assert answer["message"]
    assert rest == []


async def test_the_same_move_twice_is_played_once_and_accepted_twice(app: Litestar, guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    first, _ = await line.play(update, KEEP, "one")
    entries = room_of(app, table).table.seq
    second, rest = await line.play(update, KEEP, "one")
    assert first == second == {"type": "accepted", "move": "one"}
    assert rest == []
    assert room_of(app, table).table.seq == entries


async def test_two_seats_may_give_their_moves_the_same_name(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests)
    hers, update = await ada.sit(table, 0)
    his, his_update = await bruno.sit(table, 1)
    await hers.play(update, KEEP, "1")
    answer, _ = await his.play(his_update, KEEP, "1")
    assert answer["type"] == "accepted"
    assert (await bruno.view(table, 1))["decision"] == 1


async def test_a_move_for_an_earlier_decision_is_stale_and_changes_nothing(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    await line.play(update, KEEP)
    before = await ada.view(table, 0)
    answer, rest = await line.play(update, {"type": "keep", "first": 2, "second": 3}, "late")
    assert answer == {"type": "stale", "move": "late"}
    assert rest == []
    assert await ada.view(table, 0) == before


async def test_an_illegal_move_names_its_clause_with_its_text_and_changes_nothing(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    before = await ada.view(table, 0)
    answer, rest = await line.play(update, {"type": "keep", "first": 1, "second": 1})
    assert answer["type"] == "refused"
    assert answer["clause"].startswith("SG-")
    rules = (await ada.get("/api/games/silver-and-gold/rules/en")).json()
    assert answer["text"] == rules[answer["clause"]]
    assert answer["message"]
    assert rest == []
    assert await ada.view(table, 0) == before


@pytest.mark.parametrize(
    "action",
    [
        {"type": "flip", "card": 0},
        {"type": "deal", "card": 1},
        {"type": "start", "seat": 0},
        {"type": "mark", "slot": 0, "cells": -1},
        {"type": "mark", "slot": 10**40, "cells": 1 << 200},
        {"type": "keep", "first": -1, "second": 99},
        {"type": "take", "place": -5},
    ],
)
async def test_the_dealers_acts_and_absurd_ones_are_refused(guests: Guests, action: dict[str, object]) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    answer, rest = await line.play(update, action)
    assert answer["type"] == "refused"
    assert rest == []


async def test_unknown_fields_of_an_action_do_not_reach_the_log(app: Litestar, guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    answer, _ = await line.play(update, {**KEEP, "note": "x" * 1000})
    assert answer["type"] == "accepted"
    *_, latest = await store_of(app).streams.entries(table)
    assert isinstance(latest, Acted)
    assert bytes(latest.action) == b'{"type":"keep","first":0,"second":1}'


def named(text: str) -> tuple[str | None, str | None]:
    """The type and the move of a message, as far as it has them."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None, None
    if not isinstance(message, dict):
        return None, None
    return message.get("type"), message.get("move")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"sit"',
        '{"type":"dance"}',
        '{"seat":0}',
        '{"type":"sit"}',
        '{"type":"sit","seat":"0"}',
        '{"type":"sit","seat":1000000000000000000000000000}',
        '{"type":"sit","seat":0,"last":"x"}',
        '{"type":"ping","loud":true}',
        '{"type":"play","move":"","decision":0,"action":{}}',
        '{"type":"play","move":"m","decision":0.5,"action":{}}',
        '{"type":"play","move":"m","decision":0,"action":[]}',
        '{"type":"play","move":"m","decision":0,"action":{}}',
        '{"type":"play","move":"m","decision":0,"action":{"type":"keep","first":"a","second":1}}',
        '{"type":"play","move":"' + "m" * 65 + '","decision":0,"action":{}}',
        '{"type":"play","move":"m","decision":0,"action":' + '{"a":' * 3000 + "1" + "}" * 3000 + "}",
        '{"type":"ping"' + " " * lines.LARGEST_MESSAGE + "}",
        '{"type":"sit","seat":7}',
        '{"type":"sit","seat":-1}',
        '{"type":"sit","seat":1}',
    ],
)
async def test_what_cannot_be_understood_is_said_and_the_line_stays(guests: Guests, text: str) -> None:
    ada, _, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    await line.settled()
    line.say_text(text)
    heard = await line.settled()
    assert [message["type"] for message in heard] == ["problem"]
    assert heard[0]["message"]
    assert (heard[0]["to"], heard[0]["move"]) == named(text)
    assert (await line.play(update, KEEP))[0]["type"] == "accepted"


async def test_why_not_is_answered_and_never_played(app: Litestar, guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, _ = await ada.sit(table, 0)
    before = await ada.view(table, 0)
    answer, rest = await line.ask(type="why not", move="w1", action={"type": "keep", "first": 1, "second": 1})
    assert (answer["type"], answer["move"], rest) == ("refused", "w1", [])
    assert answer["clause"].startswith("SG-")
    assert await line.ask(type="why not", move="w2", action=KEEP) == ({"type": "allowed", "move": "w2"}, [])
    answer, _ = await line.ask(type="why not", move="w3", action={"type": "keep"})
    assert (answer["type"], answer["move"], answer["to"]) == ("problem", "w3", "why not")
    body = {"seat": 0, "action": KEEP}
    assert (await ada.post(f"/api/tables/{table}/why-not", body)).json()["type"] == "allowed"
    body = {"seat": 0, "action": {"type": "keep", "first": 1, "second": 1}}
    assert (await ada.post(f"/api/tables/{table}/why-not", body)).json()["type"] == "refused"
    assert await ada.view(table, 0) == before
    assert (await line.play(before, KEEP, "w2"))[0]["type"] == "accepted"


async def test_who_has_not_sat_down_or_only_watches_cannot_play(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line = await ada.connect(table)
    line.say(type="play", move="m", decision=0, action=KEEP)
    assert (await line.hear())["type"] == "problem"
    line.say(type="sit", seat=None)
    update = await line.until("update")
    assert update["seat"] is None
    assert update["legal"] == []
    assert (await line.play(update, KEEP))[0]["type"] == "problem"
    assert (await line.take_back(0))[0]["type"] == "problem"


async def test_one_window_may_move_between_the_seats_of_one_person(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "beside"))["table"]
    line, first = await ada.sit(table, 0)
    line.say(type="sit", seat=1)
    second = await line.until("update")
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["view"]["hand"] != second["view"]["hand"]
    _, rest = await line.play(second, KEEP)
    assert {message["seat"] for message in rest if message["type"] == "update"} == {1}


async def test_two_windows_of_one_person_hear_the_same(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    one, update = await ada.sit(table, 0)
    other, _ = await ada.sit(table, 0)
    await other.settled()
    _, rest = await one.play(update, KEEP)
    assert [m for m in await other.settled() if m["type"] == "update"] == [m for m in rest if m["type"] == "update"]
    await other.close()
    assert (await ada.info(table))["seats"][0]["online"]


async def test_who_comes_back_hears_what_was_missed(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests)
    line, update = await ada.sit(table, 0)
    _, rest = await line.play(update, KEEP)
    last = rest[0]["number"]
    await line.close()
    his, his_update = await bruno.sit(table, 1)
    await his.play(his_update, KEEP)
    _, back = await ada.sit(table, 0, last)
    assert back["number"] > last
    assert "laid" in [event["type"] for event in events(back)]
    assert [told["number"] for told in back["told"]] == list(range(last + 1, back["number"] + 1))
    _, again = await ada.sit(table, 0, back["number"])
    assert (again["told"], again["number"]) == ([], back["number"])
    _, fresh = await ada.sit(table, 0)
    assert (fresh["told"], fresh["view"]) == ([], back["view"])


async def test_a_number_from_another_world_is_no_harm(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    for last in (10_000, -3):
        _, update = await ada.sit(table, 0, last)
        assert update["told"] == []


async def test_everything_ever_heard_is_the_sum_of_all_updates(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    before = (await ada.get(f"/api/tables/{table}/heard?seat=0")).json()["told"]
    await line.settled()
    rng = random.Random(1)
    for _ in range(6):
        if not update["legal"]:
            update = await line.until_update(lambda u: bool(u["legal"]))
        _, rest = await line.play(update, rng.choice(update["legal"]))
        update = next((m for m in reversed(rest) if m["type"] == "update"), update)
    first, *others = [m for m in map(json.loads, line.texts) if m["type"] == "update"]
    told = [told for m in others for told in m["told"]]
    assert [m["number"] for m in others] == [m["told"][-1]["number"] for m in others]
    heard = (await ada.get(f"/api/tables/{table}/heard?seat=0")).json()["told"]
    assert [told["number"] for told in heard] == list(range(1, len(heard) + 1))
    assert heard[: len(before)] == before
    assert len(heard) > len(before)
    assert heard[first["number"] : others[-1]["number"]] == told


async def test_too_many_messages_are_slowed_down(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MESSAGES_A_SECOND", 3)
    ada, _, table = await two_people(guests)
    line = await ada.connect(table)
    for _ in range(5):
        line.say(type="ping")
    kinds = [(await line.hear())["type"] for _ in range(5)]
    assert kinds[0] == "pong"
    assert "problem" in kinds


async def test_whoever_sits_down_again_and_again_is_slowed_down_sooner(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MESSAGES_A_SECOND", 30)
    ada, _, table = await two_people(guests)
    line = await ada.connect(table)
    for _ in range(6):
        line.say(type="sit", seat=0, story=True)
    while (message := await line.hear())["type"] != "problem":
        pass
    assert (message["key"], message["to"]) == ("problem-messages", "sit")


async def test_a_page_that_does_not_read_is_cut_off(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "QUEUE", 4)
    monkeypatch.setattr(audience, "BREAK", 0)
    ada, bruno, table = await two_people(guests)
    line, _ = await ada.sit(table, 0)
    await line.settled()
    line.reading.clear()
    for k in range(8):
        await bruno.sit(table, 1)
        await bruno.lines[k].close()
    await asyncio.wait_for(line.task, 5)
    assert not any(window.person == ada.person for window in room_of(app, table).audience.listeners)


async def test_a_line_that_breaks_and_comes_back_was_never_gone_for_the_others(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "BREAK", 3_600)
    ada, bruno, table = await two_people(guests)
    line, _ = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await line.settled()
    await his.close()
    his, _ = await bruno.sit(table, 1)
    assert await line.settled() == []
    monkeypatch.setattr(audience, "BREAK", 0)
    await his.close()
    assert not (await line.until("table"))["table"]["seats"][1]["online"]
    await bruno.sit(table, 1)
    assert (await line.until("table"))["table"]["seats"][1]["online"]


async def test_who_comes_during_a_break_hears_of_its_end(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "BREAK", 3_600)
    ada, bruno, table = await two_people(guests)
    his, _ = await bruno.sit(table, 1)
    await his.close()
    line, _ = await ada.sit(table, 0)
    await line.settled()
    await bruno.sit(table, 1)
    assert (await line.until("table"))["table"]["seats"][1]["online"]


async def test_who_stayed_hears_nothing_of_a_break_that_another_saw(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "BREAK", 3_600)
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await bruno.join(table)
    await carla.join(table)
    hers, _ = await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    third, _ = await carla.sit(table, 2)
    await hers.settled()
    await his.close()
    await third.close()
    third, _ = await carla.sit(table, 2)
    seen = [message for message in await third.settled() if message["type"] == "table"]
    await bruno.sit(table, 1)
    assert (await third.until("table"))["table"]["seats"][1]["online"]
    assert await hers.settled() == []
    assert not any(message["table"]["seats"][1]["online"] for message in seen)


async def test_a_spectator_who_comes_during_a_break_hears_of_its_end(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "BREAK", 3_600)
    ada, bruno, table = await two_people(guests)
    await ada.sit(table, 0)
    his, _ = await bruno.sit(table, 1)
    await his.close()
    line, _ = await guests.stranger().sit(table, None)
    await line.settled()
    await bruno.sit(table, 1)
    assert (await line.until("table"))["table"]["seats"][1]["online"]


async def test_players_hear_who_has_come_even_if_a_crowd_is_told_first(
    app: Litestar, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "COUNT_EVERY", 3_600)
    ada, bruno, table = await two_people(guests)
    hers, _ = await ada.sit(table, 0)
    await guests.stranger().sit(table, None)
    await hers.settled()
    room = room_of(app, table)
    note_seen = room.attendance.note_seen

    async def while_a_crowd_is_told(person: str, seen: float) -> None:
        room.audience._crowd_news = True
        room.audience._tell_crowd_now()
        await note_seen(person, seen)

    monkeypatch.setattr(room.attendance, "note_seen", while_a_crowd_is_told)
    await bruno.sit(table, 1)
    (news,) = [message for message in await hers.settled() if message["type"] == "table"]
    assert news["table"]["seats"][1]["online"]


async def test_a_silent_page_counts_as_gone(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 0.2)
    ada, _, table = await two_people(guests)
    line, _ = await ada.sit(table, 0)
    with pytest.raises(Closed) as closed:
        await line.until("never")
    assert closed.value.code == sockets.COME_BACK
    seat = (await ada.info(table))["seats"][0]
    assert not seat["online"]
    assert seat["away_since"]


async def test_a_table_that_does_not_exist_closes_the_line_with_its_reason(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    for name in ("NOWHERE-1", "N" * 500, "\u00fc" * 100):
        line = await ada.connect(name)
        with pytest.raises(Closed, match="no table") as closed:
            await line.hear()
        assert len(closed.value.reason.encode()) <= sockets.LONGEST_REASON
