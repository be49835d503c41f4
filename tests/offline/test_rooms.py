"""A device without a server: the same tables, for the one person who sits there."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from crocetta import games
from crocetta.bots.desk import BotFailed, InlineDesk
from crocetta.kit.match import Match
from crocetta.offline import requests
from crocetta.offline.requests import Reply
from crocetta.offline.rooms import Rooms
from crocetta.offline.streams import Conflict, MemoryStreams, NotKept
from crocetta.offline.worker import Worker
from crocetta.tables.persons import Me
from tests.offline.script import AT, CODE, PERSON, ROOT, TABLE, Device, at_home, bots_rest, wish

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def new_rooms(streams: MemoryStreams | None = None) -> Rooms:
    return Rooms(streams or MemoryStreams(), Me(PERSON, "Ada"), lambda: AT)


async def ask(local: Rooms, method: str, path: str, body: Any = None) -> Json:
    reply = await requests.answer(local, method, path, "" if body is None else json.dumps(body))
    assert reply.status < 300, reply.body
    found: Json = json.loads(reply.body)
    return found


async def refused(local: Rooms, method: str, path: str, body: Any = None) -> tuple[int, str]:
    reply = await requests.answer(local, method, path, "" if body is None else json.dumps(body))
    return reply.status, json.loads(reply.body)["key"]


@pytest.mark.parametrize("game", games.names())
async def test_a_match_of_each_game_is_played_to_its_end_and_its_file_replays(game: str) -> None:
    said, over = await at_home(game, 2_000)
    assert over
    match = Match.loads(said[-1].encode(), games.resolve)
    update = next(json.loads(text) for text in reversed(said[:-4]) if '"type":"update"' in text)
    assert list(match.game.scores(match.state)) == update["scores"]
    assert [update["ranks"]] == [json.loads(said[-4])["ranks"]]


async def test_a_match_goes_on_in_another_worker_where_it_stood() -> None:
    streams, said = MemoryStreams(), list[str]()
    local = new_rooms(streams)
    await local.create(wish("pyramids"), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)

    async def send(text: str) -> None:
        await line.receive(text)
        await bots_rest(local)

    await Device("pyramids", send, said).play(7)
    before = json.loads(said[-1])
    later, heard = new_rooms(streams), list[str]()
    again = await later.line(CODE, heard.append)
    await again.receive('{"type":"sit","seat":1,"last":0,"story":true}')
    after = json.loads(heard[1])
    assert before["type"] == after["type"] == "update"
    assert {**after, "told": []} == {**before, "told": []}
    assert len(after["told"]) == after["number"]


async def test_two_tabs_decide_one_after_the_other() -> None:
    streams = MemoryStreams()
    one, other = new_rooms(streams), new_rooms(streams)
    await one.create(wish("silver-and-gold"), TABLE, CODE, ROOT)
    first, second = await one.room(CODE), await other.room(CODE)
    said: list[str] = []
    line = await one.line(CODE, said.append)
    await line.receive('{"type":"sit","seat":0}')
    await bots_rest(one)
    assert line.room.table.seq > second.table.seq == first.table.seq
    assert await requests._do(second, requests._command("POST", ["leave"], PERSON, "Ada", ""))
    assert second.table.status == "closed"
    assert len(streams.kept[TABLE]) == second.table.seq


class FullStreams(MemoryStreams):
    full = False

    async def append(self, table: str, first: int, entries: Sequence[str], listed: str) -> None:
        if self.full:
            raise NotKept("problem-not-kept")
        await super().append(table, first, entries, listed)


async def test_what_cannot_be_kept_is_refused_and_never_happened() -> None:
    streams, said = FullStreams(), list[str]()
    local = new_rooms(streams)
    await local.create(wish("silver-and-gold"), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)
    await line.receive('{"type":"sit","seat":0,"story":true}')
    await bots_rest(local)
    update = json.loads(said[-1])
    move = {"type": "play", "move": "m", "decision": update["decision"], "action": update["legal"][0]}
    streams.full = True
    await line.receive(json.dumps(move))
    problem = json.loads(said[-1])
    assert (problem["type"], problem["key"], problem["move"]) == ("problem", "problem-not-kept", "m")
    assert (
        await refused(local, "POST", "tables", {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    )[0] == 507
    streams.full = False
    await line.receive(json.dumps(move))
    assert json.loads(said[-1])["decision"] == update["decision"] + 1


async def test_lists_know_matches_results_and_rematches() -> None:
    streams, said = MemoryStreams(), list[str]()
    local = new_rooms(streams)
    await local.create(wish("la-piramide"), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)

    async def send(text: str) -> None:
        await line.receive(text)
        await bots_rest(local)

    assert await Device("la-piramide", send, said).play(2_000)
    mine = (await ask(local, "GET", "me/history?game=la-piramide"))["matches"]
    assert [(match["table"], match["mine"], match["counts"]) for match in mine] == [(TABLE, [0], True)]
    assert (await ask(local, "GET", "me/history?game=pyramids"))["matches"] == []
    numbers = await ask(local, "GET", "me/statistics")
    assert [(game["game"], game["matches"]) for game in numbers["games"]] == [("la-piramide", 1)]
    assert (await ask(local, "GET", "me/data"))["statistics"] == numbers
    (record,) = await local.records()
    assert (record.game, record.matches) == ("la-piramide", 1)
    assert await local.records(without=TABLE) == []
    again = (await ask(local, "POST", f"tables/{CODE}/rematch", {}))["rematch"]
    assert json.loads(said[-1])["table"]["rematch"] == again
    assert {table.table: table.status for table in await local.mine()} == {TABLE: "over", again: "running"}
    assert (await ask(local, "POST", f"tables/{CODE}/rematch", {}))["rematch"] == again


async def test_a_finished_match_is_played_on_from_a_moment_or_from_its_file() -> None:
    local, said = new_rooms(), list[str]()
    await local.create(wish("la-piramide"), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)

    async def send(text: str) -> None:
        await line.receive(text)
        await bots_rest(local)

    assert (await refused(local, "GET", f"tables/{CODE}/replay"))[1] == "problem-record"
    assert await Device("la-piramide", send, said).play(2_000)
    moment = {"entry": 10, "seat": 1}
    branched = await ask(local, "POST", f"tables/{CODE}/play-on", moment)
    assert [seat["mine"] for seat in branched["seats"]] == [False, True, False]
    file = (await requests.answer(local, "GET", f"tables/{CODE}/file")).body
    brought = await ask(local, "POST", "records/replay", {"file": file})
    assert brought["steps"] == (await ask(local, "GET", f"tables/{CODE}/replay"))["steps"]
    assert (await ask(local, "POST", "records/play-on", {**moment, "file": file}))["status"] == "running"
    assert await refused(local, "POST", "records/replay", {"file": "{}"}) == (400, "problem-match-file")


async def test_what_takes_a_server_is_refused_in_words() -> None:
    local = new_rooms()
    assert await refused(local, "POST", "me/device") == (404, "problem-offline")
    assert await refused(local, "GET", "luck") == (404, "problem-offline")
    assert await refused(local, "GET", "tables/NOT-9") == (404, "problem-table-missing")
    assert await refused(local, "PUT", "me", {"nickname": " "}) == (400, "problem-name-blank")
    assert await refused(local, "POST", "tables", {"game": "chess", "seats": [{"kind": "me"}]}) == (
        400,
        "problem-data",
    )
    assert (await refused(local, "POST", "tables", {"nonsense": 1}))[1] == "problem-message-unreadable"
    assert (await ask(local, "PUT", "me", {"nickname": "  Bea "}))["nickname"] == "Bea"


async def test_only_levels_without_kernels_are_offered() -> None:
    games_here: Any = await ask(new_rooms(), "GET", "games")
    assert {tuple(game["bots"]) for game in games_here} == {("novice", "adept")}


async def test_a_hint_is_what_the_strongest_bot_here_would_do() -> None:
    local, said = new_rooms(), list[str]()
    await local.create(wish("la-piramide"), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)
    await line.receive('{"type":"sit","seat":0,"story":true}')
    await bots_rest(local)
    update = json.loads(said[-1])
    await line.receive('{"type":"hint","move":"h"}')
    hinted = json.loads(said[-1])
    assert hinted["type"] == "hinted"
    assert hinted["action"] in update["legal"]
    assert hinted["by"] == "adept"


async def test_a_random_act_is_never_given_as_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    local, said = new_rooms(), list[str]()
    await local.create(wish("la-piramide"), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)
    await line.receive('{"type":"sit","seat":0,"story":true}')
    await bots_rest(local)

    async def fails(*_: object) -> int:
        raise BotFailed("broken")

    monkeypatch.setattr(InlineDesk, "choose", fails)
    await line.receive('{"type":"hint","move":"h"}')
    problem = json.loads(said[-1])
    assert (problem["key"], problem["to"], problem["move"]) == ("problem-hint-none", "hint", "h")


class Storage:
    """As `web/src/offline/storage.ts` answers."""

    def __init__(self) -> None:
        self.streams = MemoryStreams()

    async def append(self, table: str, first: int, entries: str, listed: str) -> str:
        try:
            await self.streams.append(table, first, entries.split("\n"), listed)
        except Conflict:
            return "conflict"
        return "kept"

    async def entries(self, table: str, after: int) -> str:
        return "\n".join(await self.streams.entries(table, after))

    async def lists(self) -> str:
        return "\n".join(await self.streams.lists())


async def test_strings_alone_cross_the_border_of_the_worker() -> None:
    said: list[tuple[int, str]] = []
    worker = Worker(Storage(), '{"person":"ada","nickname":"Ada"}', lambda line, text: said.append((line, text)))
    table = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    reply = Reply(*json.loads(await worker.request("POST", "tables", json.dumps(table))))
    assert reply.status == 201
    assert await worker.open(4, json.loads(reply.body)["table"]) == "open"
    assert await worker.open(5, "nothing") == "missing"
    await worker.receive(4, '{"type":"sit","seat":0,"story":true}')
    await asyncio.sleep(0)
    assert {line for line, _ in said} == {4}
    worker.close(4)
    await worker.receive(4, '{"type":"ping"}')
    assert '"pong"' not in said[-1][1]


async def test_the_match_of_the_day_is_the_same_on_every_device_and_counts_once() -> None:
    local, other = new_rooms(), new_rooms()
    today = await ask(local, "GET", "daily")
    assert [match["mine"] for match in today["games"]] == [None] * len(games.names())
    assert {match["commitment"] for match in today["games"]} == {None}, "anybody can know it in advance"
    tables = [(await ask(device, "POST", "daily/pyramids"))["table"] for device in (local, other)]
    rooms = [await device.room(table) for device, table in zip((local, other), tables, strict=True)]
    assert rooms[0].table.seed == rooms[1].table.seed
    assert rooms[0].table.facts.settings.daily == today["day"]
    assert (await ask(local, "POST", "daily/pyramids"))["table"] == tables[0], "it goes on"
    assert not (await ask(local, "POST", "daily/silver-and-gold"))["settings"]["practice"]
    await ask(local, "POST", f"tables/{tables[0]}/leave")
    mine = next(
        match["mine"] for match in (await ask(local, "GET", "daily"))["games"] if match["game"] == "pyramids"
    )
    assert mine["status"] == "abandoned"
    assert (await ask(local, "POST", "daily/pyramids"))["settings"]["practice"]
    assert await refused(local, "POST", "daily/chess") == (404, "problem-missing")
