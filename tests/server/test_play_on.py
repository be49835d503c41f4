"""After a match: its moments, a match from a file, and playing on from either."""

import json
import random

import pytest

from crocetta import games
from crocetta.offline import requests
from crocetta.offline.rooms import Rooms
from crocetta.offline.streams import MemoryStreams
from crocetta.server.uploads import MOST_ENTRIES
from crocetta.tables.persons import Me
from crocetta.tables.protocol import NewSeat, NewTable
from tests.server.people import Guests, Json, Person, play_on

pytestmark = pytest.mark.anyio


async def finished(guests: Guests, game: str, **wishes: object) -> tuple[Person, str]:
    ada = await guests.invite("Ada")
    table = (await ada.open_table(game, "me", {"kind": "bot", "bot": "random"}, **wishes))["table"]
    line, update = await ada.sit(table, 0)
    await play_on(line, update, random.Random(11))
    return ada, table


async def test_a_match_is_watched_from_its_file_and_played_on_from_both(guests: Guests) -> None:
    ada, table = await finished(guests, "pyramids")
    steps: list[Json] = (await ada.get(f"/api/tables/{table}/replay")).json()["steps"]
    assert steps[-1]["scores"] == (await ada.info(table))["scores"]
    assert {"round", "turn"} <= steps[5]["progress"].keys()

    mia = await guests.invite("Mia")
    file = (await mia.get(f"/api/tables/{table}/file")).text
    watched = (await mia.post("/api/records/replay", {"file": file})).json()
    assert [step["view"] for step in watched["steps"]] == [step["view"] for step in steps]
    assert watched["table"]["table"] == ""
    assert [seat["name"] for seat in watched["table"]["seats"]] == ["Ada", "Bruno"]

    moment = steps[len(steps) // 2]
    wish = {"entry": moment["entry"], "seat": 1}
    for new in (
        await mia.post(f"/api/tables/{table}/play-on", wish),
        await mia.post("/api/records/play-on", {**wish, "file": file}),
    ):
        assert new.status_code == 201, new.text
        branch = new.json()
        assert branch["status"] == "running"
        assert [seat["kind"] for seat in branch["seats"]] == ["bot", "person"]
        line, update = await mia.sit(branch["table"], 1)
        assert (await play_on(line, update, random.Random(2)))["over"]
    assert (await mia.get("/api/me/records")).json() == [], "it counts for nothing"


async def test_a_file_with_cards_of_its_own_brings_their_drawings(guests: Guests) -> None:
    own = games.shipped_file("pyramids")[1].replace("edition", "edition ", 1)
    ada, table = await finished(guests, "pyramids", data=own)
    file = (await ada.get(f"/api/tables/{table}/file")).text
    assert (await ada.post("/api/records/replay", {"file": file})).json()["drawings"]["cards"]


@pytest.mark.parametrize(
    "file",
    ["", "[" * 100_000, '{"format": "crocetta match", "version": 1}', '"seat"' * (MOST_ENTRIES + 1)],
    ids=["nothing", "deep", "half", "long"],
)
async def test_what_is_no_match_is_refused_in_words(guests: Guests, file: str) -> None:
    ada = await guests.invite("Ada")
    answer = await ada.post("/api/records/replay", {"file": file})
    assert answer.status_code == 400
    assert answer.json()["key"].startswith("problem-match-")
    assert answer.json()["field"] == "file"


async def test_nobody_plays_on_from_a_match_that_goes_on(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("la-piramide", "me", "bot"))["table"]
    assert (await ada.post(f"/api/tables/{table}/play-on", {"entry": 1, "seat": 0})).status_code == 409


async def test_a_match_from_a_device_goes_on_with_a_friend(guests: Guests) -> None:
    home, said = Rooms(MemoryStreams(), Me("device", "Ada")), list[str]()
    room = await home.create(NewTable("silver-and-gold", (NewSeat("me"), NewSeat("bot"))))
    line = await home.line(room.table.id, said.append)
    await line.receive('{"type":"sit","seat":0,"story":true}')
    file = (await requests.answer(home, "GET", f"tables/{room.table.id}/file")).body
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = await ada.post("/api/records/carry-on", {"file": file, "seats": seats})
    assert (opened.status_code, opened.json()["status"]) == (201, "gathering"), opened.text
    table = opened.json()["table"]
    await bruno.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/ready")
    _, update = await ada.sit(table, 0)
    then = json.loads(said[1])
    assert update["view"] == then["view"]
    assert (await ada.post("/api/records/carry-on", {"file": "{}", "seats": seats})).status_code == 400
