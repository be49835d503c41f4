"""What is mine: history page by page, statistics, a file of it all, a key for other devices, and the end of it."""

import random

import pytest
from litestar import Litestar

from crocetta.server.http import mine
from crocetta.server.store.history import nameless
from crocetta.tables.entries import Joined
from tests.server.people import Guests, Json, Person, play_on, store_of

pytestmark = pytest.mark.anyio


async def plays(person: Person, game: str = "la-piramide") -> Json:
    table = await person.open_table(game, "me", {"kind": "bot", "bot": "random"})
    line, update = await person.sit(table["table"], 0)
    await play_on(line, update, random.Random(11))
    return table


async def test_history_comes_page_by_page_and_adds_up(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine, "A_PAGE", 2)
    ada = await guests.invite("Ada")
    tables = [(await plays(ada))["table"] for _ in range(3)]
    first = (await ada.get("/api/me/history")).json()
    assert [match["table"] for match in first["matches"]] == tables[:0:-1]
    assert first["matches"][0]["names"][0] == "Ada"
    assert first["matches"][0]["mine"] == [0]
    rest = (await ada.get(f"/api/me/history?before={first['next']}")).json()
    assert [match["table"] for match in rest["matches"]] == tables[:1]
    assert rest["next"] is None
    assert (await ada.get("/api/me/history?game=pyramids")).json()["matches"] == []
    assert (await ada.get("/api/me/history?before=yesterday")).status_code == 400
    statistics = (await ada.get("/api/me/statistics")).json()
    assert statistics["games"][0]["matches"] == 3
    assert statistics["rivals"][0]["bot"] == "random"
    data = await ada.get("/api/me/data")
    assert "attachment" in data.headers["content-disposition"]
    assert [match["table"] for match in data.json()["matches"]] == tables
    bruno = await guests.invite("Bruno")
    assert (await bruno.get("/api/me/history")).json()["matches"] == []


async def test_a_key_makes_any_device_mine_until_i_sign_the_others_out(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    key = (await ada.post("/api/me/key")).json()["key"]
    for _ in range(2):
        tablet = guests.stranger()
        assert (await tablet.post("/api/me/claim", {"token": key})).json()["person"] == ada.person
        assert (await tablet.get("/api/me")).json()["nickname"] == "Ada"
    bruno = await guests.invite("Bruno")
    forged = key.replace(ada.person, bruno.person)
    assert (await guests.stranger().post("/api/me/claim", {"token": forged})).status_code == 404
    await ada.post("/api/me/revoke")
    assert (await guests.stranger().post("/api/me/claim", {"token": key})).status_code == 404


async def test_devices_are_listed_and_signed_out_one_by_one(guests: Guests) -> None:
    ada = guests.stranger()
    ada.client.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await ada.introduce("Ada")
    tablet = guests.stranger()
    token = (await ada.post("/api/me/device")).json()["token"]
    await tablet.post("/api/me/claim", {"token": token})
    for _ in range(2):
        await tablet.get("/api/me")
    devices = (await ada.get("/api/me/devices")).json()
    assert sorted((each["label"], each["here"]) for each in devices) == [("", False), ("Firefox, Linux", True)]
    other = next(each["device"] for each in devices if not each["here"])
    bruno = await guests.invite("Bruno")
    assert (await bruno.ask("DELETE", f"/api/me/devices/{other}")).status_code == 404
    assert (await ada.ask("DELETE", f"/api/me/devices/{other}")).status_code == 200
    assert (await tablet.get("/api/me/devices")).status_code == 401
    assert (await ada.get("/api/me")).json()["person"] == ada.person
    assert len((await ada.get("/api/me/devices")).json()) == 1


async def test_whoever_is_erased_has_no_name_and_no_seat_any_more(app: Litestar, guests: Guests) -> None:
    ada, bruno = await guests.invite("Adalbert"), await guests.invite("Bruno")
    over = (await plays(ada))["table"]
    running = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.join(running)
    assert (await ada.ask("DELETE", "/api/me?name=Ada")).status_code == 400
    assert (await ada.ask("DELETE", "/api/me?name=Adalbert")).status_code == 200
    assert (await guests.stranger(ada.cookie).get("/api/me/history")).status_code == 401
    for table in (over, running):
        for address in ("", "/view", "/replay", "/file"):
            assert "Adalbert" not in (await bruno.get(f"/api/tables/{table}{address}")).text
        stream = await store_of(app).streams.entries(table)
        assert stream == [nameless(entry, ada.person) for entry in stream]
        assert not any(isinstance(entry, Joined) and entry.name == "Adalbert" for entry in stream)
    assert (await bruno.info(running))["seats"][0]["left"]
    assert (await bruno.view(running, 1))["legal"]
