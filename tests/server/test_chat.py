"""Chat through a server: sent by request, received over the socket, each channel only by those who may read it."""

import pytest

from tests.server.people import Guests, two_people

pytestmark = pytest.mark.anyio


async def test_lines_hear_what_is_said_and_who_comes_hears_the_latest(guests: Guests) -> None:
    ada, bruno, table = await two_people(guests)
    carla, talk = await guests.invite("Carla"), f"/api/tables/{table}/talk"
    his, _ = await bruno.sit(table, 1)
    watching, _ = await carla.sit(table, None)
    for line in (his, watching):
        await line.settled()
    assert (await carla.post(talk, {"text": "Go, Ada"})).status_code == 200
    assert (await ada.post(talk, {"reaction": "clap"})).json()["table"][0]["reaction"] == "clap"
    (heard,) = await his.settled()
    assert (heard["type"], [said["name"] for said in heard["table"]], heard["watch"]) == ("talk", ["Ada"], [])
    first, second = await watching.settled()
    assert ([said["text"] for said in first["watch"]], first["table"]) == (["Go, Ada"], [])
    assert [said["number"] for said in second["table"]] == [1]
    later = await bruno.connect(table)
    later.say(type="sit", seat=1)
    told = await later.until("talk")
    assert (told["before"], len(told["table"])) == (True, 1)
    off = await ada.put(talk, {"on": False})
    assert off.json()["on"] is False
    assert (await his.until("talk"))["on"] is False
    assert (await bruno.post(talk, {"text": "?"})).json()["key"] == "problem-talk-off"
    assert (await ada.put(talk, {"on": True})).status_code == 200
    assert (await bruno.post(talk, {"text": "x" * 201})).status_code == 400
