"""What must not be known is not sent: by no path, not even by a count or a number."""

import json
import random
from collections.abc import Callable

import pytest
from litestar import Litestar

from crocetta.server import audience
from crocetta.server.attendance import Attendance
from tests.server.people import (
    DONE,
    KEEP,
    Guests,
    Json,
    Line,
    Person,
    a_mark,
    both_marking,
    events,
    play_on,
    room_of,
    two_people,
)

pytestmark = pytest.mark.anyio


def through(seat: int) -> Callable[[Json], bool]:
    """An update as this seat sees it."""
    return lambda update: update["seat"] == seat


async def everything_seen_by(person: Person, table: str, seat: int | None) -> Json:
    """All that REST shows to somebody, but for the time of day."""
    where = f"/api/tables/{table}"
    of_seat = "" if seat is None else f"?seat={seat}"
    paths = [where, f"{where}/view{of_seat}", f"{where}/heard{of_seat}", "/api/tables?scope=mine", "/api/tables"]
    seen = {path: (await person.get(path)).json() for path in paths}
    seen["mine"] = [info["table"] for info in seen["/api/tables?scope=mine"]]
    return seen


async def test_sealed_marks_and_take_backs_are_silence_to_everybody_else(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "COUNT_EVERY", 3_600)  # that somebody looks on is told a moment later
    ada, bruno, table, hers, his = await both_marking(guests)
    carla = await guests.invite("Carla")
    watching, _ = await carla.sit(table, None)
    await his.settled()

    async def what_others_know() -> list[Json]:
        return [await everything_seen_by(bruno, table, 1), await everything_seen_by(carla, table, None)]

    known = await what_others_know()
    update = await ada.view(table, 0)
    for _ in range(3):
        _, rest = await hers.play(update, a_mark(update))
        answer, rest = await hers.take_back(rest[0]["decision"])
        assert answer["type"] == "accepted"
        update = rest[0]
    answer, _ = await hers.play(update, {"type": "mark", "slot": 0, "cells": -1})
    assert answer["type"] == "refused"
    move = {"seat": 0, "decision": update["decision"], "move": "by request", "action": a_mark(update)}
    assert (await ada.post(f"/api/tables/{table}/play", move)).json()["type"] == "accepted"
    assert await his.settled() == await watching.settled() == []
    assert await what_others_know() == known
    answer, _ = await his.take_back(99)
    assert answer["type"] == "stale"


async def test_a_program_marks_in_silence_too(guests: Guests) -> None:
    ada, bruno, table, hers, his = await both_marking(guests)
    await hers.close()
    await his.settled()
    known = await everything_seen_by(bruno, table, 1)
    update = await ada.view(table, 0)
    move = {"seat": 0, "decision": update["decision"], "move": "by request", "action": a_mark(update)}
    assert (await ada.post(f"/api/tables/{table}/play", move)).json()["type"] == "accepted"
    assert (await ada.post(f"/api/tables/{table}/play", {**move, "move": "late"})).json()["type"] == "stale"
    assert await his.settled() == []
    assert await everything_seen_by(bruno, table, 1) == known


async def test_done_tells_that_and_not_what(guests: Guests) -> None:
    ada, bruno, table, hers, his = await both_marking(guests)
    before = await bruno.view(table, 1)
    update = await ada.view(table, 0)
    _, rest = await hers.play(update, a_mark(update))
    await finish(hers, rest[0])
    heard = await his.settled()
    updates = [m for m in heard if m["type"] == "update"]
    news = [m for m in heard if m["type"] == "table"]
    assert [[event["type"] for event in events(u)] for u in updates] == [["finished"]]
    assert [[told["seat"] for told in u["told"]] for u in updates] == [[0]]
    assert updates[0]["view"]["sheets"] == before["view"]["sheets"]
    assert updates[0]["scores"] == before["scores"]
    assert updates[0]["number"] == before["number"] + 1
    assert (updates[0]["finished"], updates[0]["to_act"]) == ([0], [1])
    assert news == [], "acts are no news of the table"
    assert (await bruno.info(table))["to_act"] == [1]


async def finish(line: Line, update: Json) -> None:
    while DONE not in update["legal"]:
        _, rest = await line.play(update, update["legal"][0])
        update = [message for message in rest if message["type"] == "update"][-1]
    answer, _ = await line.play(update, DONE)
    assert answer["type"] == "accepted"


async def test_a_reconnect_or_a_new_spectator_sees_no_sealed_mark(guests: Guests) -> None:
    ada, bruno, table, hers, his = await both_marking(guests)
    update = await ada.view(table, 0)
    last = (await bruno.view(table, 1))["number"]
    sheet = (await bruno.view(table, 1))["view"]["sheets"][0]
    _, rest = await hers.play(update, a_mark(update))
    assert rest[0]["view"]["sheets"][0] != sheet
    await his.close()
    _, back = await bruno.sit(table, 1, last - 1)
    _, watching = await (await guests.invite("Carla")).sit(table, None)
    assert back["number"] == last
    assert not [event for event in events(back) if event["type"] == "marked"]
    assert back["view"]["sheets"][0] == watching["view"]["sheets"][0] == sheet


async def test_hands_and_kept_cards_are_only_their_owners(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests)
    hers, update = await ada.sit(table, 0)
    await hers.play(update, KEEP)
    hand = update["view"]["hand"]
    assert len(hand) == 4
    _, seen = await (await guests.invite("Carla")).sit(table, None)
    for other in (await bruno.view(table, 1), seen):
        assert other["view"]["kept"] is None
        assert not set(other["view"]["hand"]) & set(hand)
    for person, seat in ((bruno, "?seat=1"), (guests.all[2], "")):
        heard = events((await person.get(f"/api/tables/{table}/heard{seat}")).json())
        of_ada = [event for event in heard if event.get("seat") == 0 and event["type"] in ("dealt", "kept")]
        assert len(of_ada) == 5
        assert all(event.get("card") is None and event.get("cards") is None for event in of_ada)


async def test_a_hand_of_la_piramide_is_seen_by_its_owner_alone(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests, "la-piramide")
    mine, his = await ada.view(table, 0), await bruno.view(table, 1)
    watching = await guests.stranger().view(table)
    assert mine["view"]["hand"]
    assert his["view"]["hand"]
    assert watching["view"]["hand"] == []
    assert mine["view"]["known"] == his["view"]["known"] == [[], []]
    for person, seat in ((ada, 0), (bruno, 1), (guests.stranger(), None)):
        query = "" if seat is None else f"?seat={seat}"
        heard = events((await person.get(f"/api/tables/{table}/heard{query}")).json())
        assert {event["seat"] for event in heard if event["type"] == "drew"} <= {seat}


@pytest.mark.parametrize("game", ["silver-and-gold", "la-piramide"])
async def test_the_seed_and_the_record_stay_on_the_server_until_the_end(
    app: Litestar, guests: Guests, game: str
) -> None:
    ada = await guests.invite("Ada")
    options = {"options": {"turn_limit": 6}} if game == "la-piramide" else {}
    table = (await ada.open_table(game, "me", "bot", **options))["table"]
    dealt = room_of(app, table).table
    assert dealt.luck is not None
    secrets = (dealt.facts.seed, dealt.luck.secret, dealt.seed)
    line, update = await ada.sit(table, 0)
    rng = random.Random(3)
    for k in range(400):
        if update["over"]:
            break
        if k % 10 == 0:
            for path in ("", "/view?seat=0", "/heard?seat=0", "/view", "/heard", "/luck", "/replay", "/file"):
                response = await ada.get(f"/api/tables/{table}{path}")
                if room_of(app, table).table.status == "over":
                    ada.texts.pop()  # the bot may have ended it before the answer
                elif path in ("/replay", "/file"):
                    assert response.status_code == 409
        update = await play_on(line, update, rng, acts=1)
    assert update["over"]
    texts = (*line.texts, *ada.texts)
    while_it_ran = [text for text in texts if '"seed"' in text or any(secret in text for secret in secrets)]
    assert while_it_ran == []
    file = (await ada.get(f"/api/tables/{table}/file")).json()
    assert (file["luck"]["secret"], file["seed"]) == secrets[1:]
    assert secrets[0] not in str(file), "it deals the rematches, too"


async def test_scores_in_an_update_stand_still_while_marks_are_sealed_and_no_longer(
    app: Litestar, guests: Guests
) -> None:
    """Numbers computed from the whole state would tell of a completed map; old ones belie open sheets."""
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "beside"))["table"]
    line, update = await ada.sit(table, 0)
    rng = random.Random(5)
    watcher, seen = await guests.stranger().sit(table, None)
    scores, sealed, opened = seen["scores"], False, False
    for _ in range(60):
        info = await ada.info(table)
        if not info["to_act"]:
            break
        seat = info["to_act"][0]
        line.say(type="sit", seat=seat)
        update = await line.until_update(through(seat))
        await line.play(update, rng.choice(update["legal"]))
        for message in await watcher.settled():
            if message["type"] == "update":
                kinds = {event["type"] for event in events(message)}
                if kinds <= {"finished"}:
                    assert message["scores"] == scores
                    sealed = True
                elif "flipped" in kinds:
                    stands = room_of(app, table).table
                    assert stands.position is not None
                    assert message["scores"] == list(stands.game.scores(stands.position.state))
                    opened = opened or message["scores"] != scores
                scores = message["scores"]
    assert sealed
    assert opened


PROBES: list[Json] = [
    {"type": "mark", "slot": 0, "cells": -1},
    {"type": "mark", "slot": 1, "cells": 1 << 30},  # no card has so many
    {"type": "take", "place": 0},
    {"type": "keep", "first": 1, "second": 1},
]


async def known_to(person: Person, table: str, seat: int | None) -> Json:
    """What somebody sees, and what they are answered when they try what they may not do."""
    known = await everything_seen_by(person, table, seat)
    if seat is not None:
        decision = (await person.view(table, seat))["decision"]
        for k, probe in enumerate(PROBES):
            body = {"seat": seat, "decision": decision, "action": probe, "move": f"probe {k}"}
            answer = (await person.post(f"/api/tables/{table}/play", body)).json()
            assert answer["type"] == "refused", answer
            known[f"probe {k}"] = answer
            body = {"seat": seat, "action": probe}
            known[f"why not {k}"] = (await person.post(f"/api/tables/{table}/why-not", body)).json()
    return known


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
async def test_no_sealed_mark_of_many_turns_changes_anything_that_anybody_else_can_find_out(
    guests: Guests, game: str
) -> None:
    rng = random.Random(12)
    ada, bruno, table = await two_people(guests, game)
    watcher = guests.stranger()
    silent = 0
    for _ in range(60):
        (player, seat), (other, others_seat) = rng.sample([(ada, 0), (bruno, 1)], 2)
        update = await player.view(table, seat)
        if not update["legal"]:
            continue
        act = rng.choice(update["legal"])
        sealed = act["type"] == "mark"
        before = [await known_to(other, table, others_seat), await known_to(watcher, table, None)] if sealed else []
        move = {"seat": seat, "decision": update["decision"], "action": act, "move": f"{rng.random()}"}
        assert (await player.post(f"/api/tables/{table}/play", move)).json()["type"] == "accepted"
        if sealed:
            after = [await known_to(other, table, others_seat), await known_to(watcher, table, None)]
            assert after == before
            silent += 1
    assert silent > 8


async def test_the_errors_of_a_stranger_tell_nothing_of_the_match(app: Litestar, guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    hand = (await ada.view(table, 0))["view"]["hand"]
    stranger = await guests.invite("Stranger")
    for method, path, body in (
        ("GET", f"/api/tables/{table}/view?seat=0", None),
        ("GET", f"/api/tables/{table}/heard?seat=0", None),
        ("POST", f"/api/tables/{table}/play", {"seat": 0, "decision": 0, "action": KEEP, "move": "m"}),
        ("POST", f"/api/tables/{table}/take-back", {"seat": 0, "decision": 0, "move": "m"}),
        ("POST", f"/api/tables/{table}/why-not", {"seat": 0, "action": KEEP}),
    ):
        response = await stranger.ask(method, path, body)
        assert response.status_code == 403
        assert json.dumps(hand)[1:-1] not in response.text


async def test_who_lost_a_seat_before_the_start_sees_nothing_through_it(guests: Guests) -> None:
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await bruno.join(table)
    line = await bruno.wait(table, 1)
    await ada.ask("DELETE", f"/api/tables/{table}/seats/1")
    await carla.join(table)
    await ada.post(f"/api/tables/{table}/start")
    await ada.all_ready(table)
    assert (await carla.view(table, 1))["view"]["hand"]
    assert "update" not in {message["type"] for message in await line.settled()}


async def test_who_was_removed_during_the_match_no_longer_looks_through_the_seat(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Attendance, "is_gone", lambda attendance, seat: True)
    ada, _, table, hers, his = await both_marking(guests)
    await ada.ask("DELETE", f"/api/tables/{table}/seats/1")
    update = await ada.view(table, 0)
    await finish(hers, update)
    heard = await his.settled()
    lost = {"type": "seat lost", "seat": 1, "voted": False}
    assert [message for message in heard if message["type"] == "seat lost"] == [lost]
    assert "update" not in {message["type"] for message in heard}
    his.say(type="sit", seat=1)
    assert (await his.until("problem", "update"))["message"] == "That’s not your seat."
    his.say(type="sit", seat=None)
    assert (await his.until("update"))["seat"] is None


async def test_who_waited_at_a_table_without_spectators_is_not_let_in_by_its_start(guests: Guests) -> None:
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    table = (await ada.open_table("silver-and-gold", "me", "open", settings={"spectators": False}))["table"]
    line = await carla.wait(table, None)
    await bruno.join(table)
    assert "update" not in {message["type"] for message in await line.settled()}
