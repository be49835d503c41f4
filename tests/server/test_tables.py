"""Opening, joining, leaving and closing tables, and moving to another device."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from crocetta import games
from crocetta.server import rooms
from crocetta.server.attendance import GONE
from crocetta.tables.table import READY_FOR
from tests.server.clock import Clock
from tests.server.people import Guests, Json, Person, open_server, play_on, room_of, rooms_of, store_of

pytestmark = pytest.mark.anyio


def seats_of(info: Json) -> list[tuple[str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["mine"]) for seat in info["seats"]]


async def test_a_table_has_the_mix_of_seats_that_was_asked_for(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    info = await ada.open_table(
        "silver-and-gold", "me", {"kind": "beside", "name": "Bea"}, {"kind": "bot", "bot": "random"}, "open"
    )
    assert seats_of(info)[:2] == [("person", "Ada", True), ("person", "Bea", True)]
    assert [(seat["kind"], seat["bot"]) for seat in info["seats"][2:]] == [("bot", "random"), ("open", None)]
    assert info["status"] == "gathering"
    assert info["hosting"]


async def test_a_table_without_open_seats_begins_at_once(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    info = await ada.open_table("la-piramide", "me", "bot", "bot")
    assert info["status"] == "running"
    assert len({seat["name"] for seat in info["seats"]}) == 3


async def test_who_has_the_code_joins_and_the_last_one_begins_the_match(guests: Guests) -> None:
    ada, bruno, carla, dario = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla", "Dario")]
    info = await ada.open_table("silver-and-gold", "me", "open", "open")
    line = await ada.wait(info["table"], 0)
    joined = await bruno.join(info["code"].lower())
    assert seats_of(joined)[1] == ("person", "Bruno", True)
    assert joined["status"] == "gathering"
    assert not joined["hosting"]
    assert await bruno.join(info["table"]) == joined
    assert (await line.until("table"))["table"]["seats"][1]["name"] == "Bruno"
    assert (await carla.join(info["code"]))["status"] == "running"
    assert (await line.until("update"))["view"]["hand"]
    refused = await dario.post(f"/api/tables/{info['table']}/join")
    assert refused.status_code == 403
    assert "already started" in refused.json()["detail"]


async def test_the_host_starts_early_and_bots_of_different_names_take_the_open_seats(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open", "open"))["table"]
    info = (await ada.post(f"/api/tables/{table}/start")).json()
    assert info["status"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in info["seats"]}) == 4


async def test_a_table_at_which_nobody_sits_is_not_started(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "open", "open"))["table"]
    response = await ada.post(f"/api/tables/{table}/start")
    assert response.status_code == 403
    assert "No one has joined" in response.json()["detail"]


async def test_the_host_fills_a_seat_with_a_bot_and_opens_it_again(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    info = (await ada.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})).json()
    assert info["seats"][1]["bot"] == "random"
    info = (await ada.post(f"/api/tables/{table}/seats/1", {"kind": "open"})).json()
    assert info["seats"][1]["kind"] == "open"
    assert info["seats"][1]["bot"] is None


async def test_the_host_removes_somebody_before_the_start(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await bruno.join(table)
    info = (await ada.ask("DELETE", f"/api/tables/{table}/seats/1")).json()
    assert info["seats"][1]["kind"] == "open"
    assert (await bruno.get("/api/tables?scope=mine")).json() == []


async def test_a_bot_plays_on_for_somebody_who_is_gone_and_was_removed_during_the_match(
    guests: Guests, clock: Clock
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    await bruno.join(table)
    line, update = await ada.sit(table, 0)
    refused = await ada.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert (refused.status_code, refused.json()["key"]) == (403, "problem-seat-active")
    clock.ahead += GONE + 1
    info = (await ada.ask("DELETE", f"/api/tables/{table}/seats/1")).json()
    assert (info["seats"][1]["left"], info["seats"][1]["bot"]) == (True, "adept")
    assert info["seats"][1]["name"] == "Bruno"
    end = await play_on(line, update, random.Random(2))
    assert end["over"]
    again = await ada.ask("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
    assert again.status_code == 403


async def test_leaving_before_the_start_frees_the_seat_and_the_last_one_closes_the_table(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await bruno.join(table)
    info = (await ada.post(f"/api/tables/{table}/leave")).json()
    assert info["seats"][0]["kind"] == "open"
    assert info["status"] == "gathering"
    assert (await bruno.info(table))["hosting"]
    assert (await bruno.post(f"/api/tables/{table}/leave")).json()["status"] == "closed"
    assert (await ada.post(f"/api/tables/{table}/join")).status_code == 403


@pytest.mark.parametrize("word", ["leave", "resign"])
async def test_leaving_during_the_match_hands_the_seat_to_a_bot_for_good(guests: Guests, word: str) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    await bruno.join(table)
    line, update = await bruno.sit(table, 1)
    left = (await ada.post(f"/api/tables/{table}/{word}")).json()
    assert left["status"] == "running"
    assert left["seats"][0]["left"]
    assert not left["seats"][0]["mine"]
    assert (await ada.get(f"/api/tables/{table}/view?seat=0")).status_code == 403
    assert (await ada.get("/api/tables?scope=mine")).json() == []
    assert (await bruno.info(table))["hosting"]
    assert (await play_on(line, update, random.Random(2)))["over"]


async def test_when_the_last_person_leaves_the_table_is_closed(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
    assert (await ada.post(f"/api/tables/{table}/leave")).json()["status"] == "closed"


async def test_a_closed_table_is_said_to_be_closed_before_and_after_it_was_put_away(
    app: Litestar, guests: Guests
) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
    line, update = await ada.sit(table, 0)
    assert (await ada.post(f"/api/tables/{table}/close")).json()["status"] == "closed"
    assert (await line.until("table"))["table"]["status"] == "closed"
    answer, _ = await line.play(update, update["legal"][0], "late")
    said = {"message": "This table is closed.", "key": "problem-closed", "parameters": {}}
    assert answer == {"type": "problem", "move": "late", "to": "play"} | said
    await line.close()
    before = await ada.view(table, 0), await ada.info(table)
    del rooms_of(app).live[table]
    assert (await ada.view(table, 0))["view"] == before[0]["view"]
    assert (await ada.info(table))["to_act"] == before[1]["to_act"] == []
    play = {"seat": 0, "decision": 0, "action": update["legal"][0], "move": "m"}
    assert (await ada.post(f"/api/tables/{table}/play", play)).json()["detail"] == "This table is closed."
    assert (await ada.get(f"/api/tables/{table}/file")).status_code == 409


async def test_closing_a_table_that_gathers(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    await ada.post(f"/api/tables/{table}/close")
    del rooms_of(app).live[table]
    assert (await ada.info(table))["status"] == "closed"
    assert (await ada.post(f"/api/tables/{table}/start")).status_code == 403


async def finished(ada: Person, *seats: str, **wishes: Any) -> str:
    table = str((await ada.open_table("silver-and-gold", "me", *seats, **wishes))["table"])
    line, update = await ada.sit(table, 0)
    await play_on(line, update, random.Random(4))
    await line.close()
    return table


async def test_a_rematch_is_opened_once_by_the_last_who_accepts_with_the_same_company(
    app: Litestar, guests: Guests
) -> None:
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    table = (await ada.open_table("silver-and-gold", "me", "open", "open", options={"open_pile": True}))["table"]
    await bruno.join(table)
    await carla.join(table)
    again = f"/api/tables/{table}/rematch"
    assert (await ada.post(again)).status_code == 403
    hers, update = await ada.sit(table, 0)
    his, other = await bruno.sit(table, 1)
    await carla.post(f"/api/tables/{table}/leave")
    await asyncio.gather(play_on(hers, update, random.Random(4)), play_on(his, other, random.Random(5)))
    assert (await carla.post(again)).status_code == 403
    await his.settled()
    offered = (await ada.post(again)).json()
    assert (offered["rematch"], offered["offer"]["awaited"]) == (None, [1])
    assert (await his.until("table"))["table"]["offer"]["by"] == 0
    accepted = (await bruno.post(again, {"accept": True})).json()
    assert (await ada.post(again)).json()["rematch"] == accepted["rematch"] != table
    new = await ada.info(accepted["rematch"])
    assert (new["status"], new["options"], new["hosting"]) == ("running", {"open_pile": True}, True)
    assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot"]
    assert len({seat["name"] for seat in new["seats"]}) == 3
    assert room_of(app, table).table.seed != room_of(app, new["table"]).table.seed


async def test_the_others_vote_and_everybody_hears_of_it(guests: Guests) -> None:
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    table = (await ada.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await bruno.join(table)
    await carla.join(table)
    watching, _ = await guests.stranger().sit(table, None)
    his, _ = await carla.sit(table, 2)
    asked = (await ada.post(f"/api/tables/{table}/vote", {"aim": "remove", "seat": 2})).json()
    assert asked["vote"]["awaited"] == [1]
    assert (await his.until("table"))["table"]["vote"]["seat"] == 2
    await bruno.post(f"/api/tables/{table}/vote", {"aim": "remove", "seat": 2})
    update = await watching.until_update(lambda update: update["told"][-1]["what"] == "voted")
    assert (update["told"][-1]["seat"], update["told"][-1]["by"]) == (2, 0)
    await his.until("seat lost")
    assert (await ada.post(f"/api/tables/{table}/close")).json()["key"] == "problem-close-vote"
    for person in (ada, bruno):
        ended = (await person.post(f"/api/tables/{table}/vote", {"aim": "abandon"})).json()
    assert (ended["status"], ended["agreed"]) == ("closed", True)


async def test_strangers_who_are_not_ready_in_time_lose_their_seats(
    app: Litestar, guests: Guests, clock: Clock
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open", settings={"listed": True, "clock": 60}))["table"]
    line = await bruno.wait(table, None)
    joined = (await bruno.post(f"/api/tables/{table}/join")).json()
    assert (joined["status"], joined["ready"]) == ("gathering", [1])
    assert (await bruno.get("/api/tables")).json() == [], "nobody can join just now"
    clock.ahead += READY_FOR + 1
    await rooms_of(app)._tick()
    while (news := (await line.until("table"))["table"])["ready"] is not None:
        pass
    assert (seats_of(news)[0][0], news["hosting"]) == ("open", True)


async def test_the_lobby_lists_only_listed_tables_that_gather(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    listed = (await ada.open_table("silver-and-gold", "me", "open", settings={"listed": True}))["table"]
    await ada.open_table("silver-and-gold", "me", "open")
    await ada.open_table("silver-and-gold", "me", "bot", settings={"listed": True})
    lobby = (await guests.stranger().get("/api/tables")).json()
    assert [info["table"] for info in lobby] == [listed]
    assert len((await ada.get("/api/tables?scope=mine")).json()) == 3
    await bruno.join(listed)
    assert (await bruno.get("/api/tables")).json() == []
    assert [info["table"] for info in (await bruno.get("/api/tables?scope=mine")).json()] == [listed]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "chess", "seats": ["me", "bot"]}, "game"),
        ({"game": "pyramids", "seats": ["me"]}, "seats"),
        ({"game": "pyramids", "seats": ["me"] + ["bot"] * 5}, "seats"),
        ({"game": "pyramids", "seats": ["bot", "bot"]}, "seats"),
        ({"game": "pyramids", "seats": ["me", {"kind": "bot", "bot": "clever"}]}, "seats[1].bot"),
        ({"game": "pyramids", "seats": ["me", "bot"], "options": {"fast": True}}, "options"),
        ({"game": "la-piramide", "seats": ["me", "bot"], "options": {"gamble": 4}}, "options"),
        ({"game": "la-piramide", "seats": ["me", "bot"], "options": {"turn_limit": "x"}}, "options"),
        ({"game": "silver-and-gold", "seats": ["me", "bot"], "data": "nonsense ="}, "data"),
        ({"game": "silver-and-gold", "seats": ["me", "bot"], "data": "[" * 50_000}, "data"),
        ({"game": "la-piramide", "seats": ["me", "bot"], "data": "#"}, "data"),
        ({"game": "pyramids", "seats": ["me", "bot"], "settings": {"clock": -1}}, "clock"),
        ({"game": "pyramids", "seats": ["me", "bot"], "settings": {"music": True}}, "music"),
    ],
)
async def test_a_wrong_wish_is_refused_with_the_name_of_its_field(
    guests: Guests, body: dict[str, Any], field: str
) -> None:
    ada = await guests.invite("Ada")
    seats = [{"kind": seat} if isinstance(seat, str) else seat for seat in body["seats"]]
    response = await ada.post("/api/tables", {**body, "seats": seats})
    assert response.status_code == 400
    assert field in response.text
    if field not in ("clock", "music"):  # those do not even fit the description of a table
        assert response.json()["field"] == field
        assert not response.json()["detail"].startswith("field ")


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        "null",
        '{"game":1}',
        '{"game":"pyramids","seats":[{"kind":"me"},{"kind":"bot"}],"options":' + '{"a":' * 5000 + "1" + "}" * 5001,
        '"\ud800"',
    ],
    ids=lambda content: ascii(content[:12]),
)
async def test_a_request_that_cannot_be_read_is_refused(guests: Guests, content: str) -> None:
    ada = await guests.invite("Ada")
    body = content.encode("utf-8", "surrogatepass")
    response = await ada.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 400


async def test_a_deck_of_ones_own_is_played_drawn_and_exported(app: Litestar, guests: Guests) -> None:
    from importlib.resources import files

    shipped = files("crocetta.games.silver_and_gold").joinpath("cards.toml").read_text(encoding="utf-8")
    ada = await guests.invite("Ada")
    own = shipped + "\n# my own\n"
    table = await ada.open_table("silver-and-gold", "me", "bot", data=own)
    drawings = await guests.stranger().get(f"/api/games/silver-and-gold/data/{table['edition']}")
    assert drawings.status_code == 200
    assert (await ada.get("/api/games/silver-and-gold/data/unknown")).status_code == 404
    line, update = await ada.sit(table["table"], 0)
    await play_on(line, update, random.Random(1))
    record = (await ada.get(f"/api/tables/{table['table']}/file")).json()
    assert record["edition"]["digest"] == table["edition"]


async def test_hot_seat_people_play_their_seats_from_one_device(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "beside", "beside"))["table"]
    for seat in range(3):
        update = await ada.view(table, seat)
        assert update["seat"] == seat
        play = {"seat": seat, "decision": 0, "action": update["legal"][0], "move": f"m{seat}"}
        assert (await ada.post(f"/api/tables/{table}/play", play)).json()["type"] == "accepted"


async def test_a_device_link_moves_a_person_once(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "bot"))["table"]
    token = (await ada.post("/api/me/device")).json()["token"]
    phone, thief = guests.stranger(), guests.stranger()
    assert (await phone.post("/api/me/claim", {"token": token})).json()["nickname"] == "Ada"
    assert (await phone.view(table, 0))["seat"] == 0
    assert (await thief.post("/api/me/claim", {"token": token})).status_code == 404
    assert thief.cookie is None


async def test_a_code_that_is_taken_is_drawn_again(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await guests.invite("Ada")
    codes = iter(["GEM-1", "GEM-1", "SUN-2"])
    monkeypatch.setattr(rooms, "new_code", lambda: next(codes))
    assert [(await ada.open_table("pyramids", "me", "bot"))["code"] for _ in range(2)] == ["GEM-1", "SUN-2"]


async def test_names_are_tidied_and_never_blank(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    assert (await ada.put("/api/me", {"nickname": "  A \t da \n"})).json()["nickname"] == "A da"
    for name in ("", "   ", "\u0000\u200b", "x" * 25):
        assert (await ada.put("/api/me", {"nickname": name})).status_code == 400
    info = await ada.open_table("pyramids", {"kind": "me", "name": " \n "}, {"kind": "bot", "name": "\u0007Bo\tt"})
    assert [seat["name"] for seat in info["seats"]] == ["A da", "Bo t"]


async def test_the_list_of_games_tells_what_a_page_needs(guests: Guests) -> None:
    found = (await guests.stranger().get("/api/games")).json()
    assert [info["name"] for info in found] == list(games.names())
    for info in found:
        drawings = await guests.stranger().get(f"/api/games/{info['name']}/data/{info['edition']}")
        assert drawings.status_code == 200
        assert "immutable" in drawings.headers["cache-control"]
        rules = await guests.stranger().get(f"/api/games/{info['name']}/rules/it")
        assert rules.json()
        opening, *parts = (await guests.stranger().get(f"/api/games/{info['name']}/rulebook/it")).json()
        assert opening["title"] == ""
        assert opening["text"]
        assert all(part["title"] for part in parts)
        assert {number for part in parts for number in part["clauses"]} == set(rules.json())
    assert (await guests.stranger().get("/api/games/chess/rules/en")).status_code == 404
    assert (await guests.stranger().get("/api/games/pyramids/rules/tlh")).status_code == 404


async def test_after_the_end_there_is_nothing_to_leave_and_the_record_stays_as_it_was(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = await finished(ada, "bot")
    record = (await ada.get(f"/api/tables/{table}/file")).content
    response = await ada.post(f"/api/tables/{table}/leave")
    assert response.status_code == 403
    assert "over" in response.json()["detail"]
    assert (await ada.get("/api/tables?scope=mine")).json()[0]["table"] == table
    assert (await ada.get(f"/api/tables/{table}/file")).content == record


async def test_records_tell_matches_victories_and_the_most_points(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    first, second = [await finished(ada, "bot") for _ in range(2)]
    infos = [(await ada.get(f"/api/tables/{table}")).json() for table in (first, second)]
    (best, won), (other, won_too) = [(info["scores"][0], info["ranks"][0] == 1) for info in infos]
    game = infos[0]["game"]
    records = (await ada.get("/api/me/records")).json()
    assert records == [{"game": game, "matches": 2, "won": won + won_too, "best": max(best, other)}]
    before = (await ada.get(f"/api/me/records?without={second}")).json()
    assert before == [{"game": game, "matches": 1, "won": int(won), "best": best}]
    assert (await (await guests.invite("Bruno")).get("/api/me/records")).json() == []


async def test_a_lesson_counts_for_nothing(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    await finished(ada, "bot", settings={"lesson": "lesson-541"})
    assert (await ada.get("/api/me/records")).json() == []


async def test_the_record_names_the_people_who_began_even_if_a_bot_played_on_for_one(
    app: Litestar, guests: Guests
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    await bruno.join(table)
    line, update = await ada.sit(table, 0)
    await bruno.post(f"/api/tables/{table}/leave")
    await play_on(line, update, random.Random(2))
    await line.close()
    before = (await ada.get(f"/api/tables/{table}/file")).json()
    del rooms_of(app).live[table]
    after = (await ada.get(f"/api/tables/{table}/file")).json()
    assert before == after
    assert after["players"] == [{"name": "Ada", "bot": None}, {"name": "Bruno", "bot": None}]


async def test_a_slow_match_stays_in_the_list_however_many_others_were_finished_since(
    app: Litestar, guests: Guests
) -> None:
    ada = await guests.invite("Ada")
    slow = (await ada.open_table("pyramids", "me", "open"))["table"]
    for k in range(40):
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        status = "over" if k < 36 else "closed"
        async with store_of(app).writing() as connection:
            await connection.exec_driver_sql("UPDATE tables SET status = ? WHERE id = ?", (status, table))
        del rooms_of(app).live[table]
    mine = [info["table"] for info in (await ada.get("/api/tables?scope=mine")).json()]
    assert slow in mine
    assert len(mine) == 1 + 12


async def test_a_watcher_of_a_closed_or_left_table_is_let_in_only_where_watchers_are(guests: Guests) -> None:
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    for spectators, status in ((True, 200), (False, 403)):
        table = (await ada.open_table("pyramids", "me", "open", settings={"spectators": spectators}))["table"]
        await bruno.join(table)
        await bruno.post(f"/api/tables/{table}/leave")
        assert (await bruno.get(f"/api/tables/{table}/view")).status_code == status
        await ada.post(f"/api/tables/{table}/close")
        assert (await carla.get(f"/api/tables/{table}/view")).status_code == status
        assert (await ada.get(f"/api/tables/{table}/view")).status_code == 200


async def test_whoever_comes_now_and_then_keeps_their_cookie(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    again = await ada.get("/api/me")
    assert again.json()["person"] == ada.person
    assert "max-age=31536000" in again.headers["set-cookie"].lower()


async def test_two_servers_on_one_host_do_not_take_each_others_guests(database: str, tmp_path: Path) -> None:
    """A browser sends the cookies of a host to all of its ports."""
    other = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    async with (
        open_server(database) as here,
        Guests(here) as ours,
        open_server(other) as there,
        Guests(there) as theirs,
    ):
        ada, elsewhere = await ours.invite("Ada"), theirs.stranger()
        elsewhere.client.cookies.jar = ada.client.cookies.jar
        await elsewhere.introduce("Ada too")
        assert elsewhere.person != ada.person
        assert (await ada.get("/api/me")).json() == {"person": ada.person, "nickname": "Ada"}


async def test_a_cookie_of_the_first_kind_is_still_good(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    old = guests.stranger()
    old.client.cookies.set("crocetta", ada.cookie or "")
    assert (await old.get("/api/me")).json()["person"] == ada.person
    assert old.cookie == ada.cookie


async def test_a_cookie_older_than_the_database_makes_a_new_guest_and_no_endless_loop(
    app: Litestar, guests: Guests
) -> None:
    ghost = guests.stranger(app.state.identity.sign("0123456789abcdef"))
    wish = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert (await ghost.post("/api/tables", wish)).status_code == 401
    assert (await ghost.post("/api/me/device")).status_code == 401
    assert (await ghost.get("/api/me")).json()["person"] != "0123456789abcdef"
    assert (await ghost.post("/api/tables", wish)).status_code == 201
