"""Duplicates: the same match for a friend, with the same luck and the same bots; each closed to the other."""

import random

import pytest
from litestar import Litestar

from crocetta.kit.game import DEALER
from crocetta.tables.entries import Acted
from tests.server.contests import GAME, finish
from tests.server.people import Guests, Json, Person, play_on, room_of, store_of

pytestmark = pytest.mark.anyio


async def challenged(guests: Guests, seed: int = 1) -> tuple[Person, Person, Json]:
    """Ada has played alone with two bots, and asks whether Bruno does better."""
    ada, bruno = await guests.invite("Ada"), await guests.invite("Celina")
    luck = {"ticket": (await ada.get("/api/luck")).json()["ticket"], "share": "0a" * 16}
    table = await ada.open_table(GAME, "me", "bot", {"kind": "bot", "bot": "novice"}, luck=luck)
    await finish(ada, table, seed)
    assert (await ada.post(f"/api/tables/{table['table']}/challenge")).status_code == 200
    return ada, bruno, table


async def accept(person: Person, table: Json) -> Json:
    answer = await person.post(f"/api/challenges/{table['code']}")
    assert answer.status_code == 201, answer.text
    theirs: Json = answer.json()
    return theirs


async def about(person: Person, table: Json) -> Json:
    found: Json = (await person.get(f"/api/challenges/{table['code']}")).json()
    return found


async def test_a_friend_meets_the_same_luck_and_the_same_bots(app: Litestar, guests: Guests) -> None:
    ada, bruno, hers = await challenged(guests, 4)
    his = await accept(bruno, hers)
    assert [seat["bot"] for seat in his["seats"]] == [None, "adept", "novice"]
    assert len({seat["name"] for seat in his["seats"]}) == 3, "a bot was called like him"
    await finish(bruno, his, 4)
    streams = [await store_of(app).streams.entries(table["table"]) for table in (hers, his)]
    for seat in (DEALER, 0, 1, 2):
        acts = [[bytes(e.action) for e in stream if isinstance(e, Acted) and e.seat == seat] for stream in streams]
        assert acts[0] == acts[1]
    lucks = [(await bruno.get(f"/api/tables/{table['table']}/luck")).json() for table in (hers, his)]
    assert lucks[0] == lucks[1]
    assert lucks[0]["secret"]
    told = await about(ada, hers)
    assert [(line["name"], line["place"], line["mine"]) for line in told["lines"]] == [
        ("Ada", 1, True),
        ("Celina", 1, False),
    ]


async def test_each_is_closed_to_the_other_until_both_have_played(app: Litestar, guests: Guests) -> None:
    ada, bruno, hers = await challenged(guests)
    addresses = [f"/api/tables/{hers['table']}/{what}" for what in ("replay", "file", "review?seat=0", "view")]
    assert [(await bruno.get(address)).status_code for address in addresses] == [409, 409, 409, 403]
    assert (await bruno.get(f"/api/tables/{hers['table']}/luck")).json()["secret"] is None
    assert (await ada.get(addresses[0])).status_code == 200
    his = await accept(bruno, hers)
    assert (await accept(bruno, hers))["table"] == his["table"]
    assert not his["settings"]["hints"]
    told = await about(bruno, hers)
    assert (told["by"], told["own"], told["mine"]["status"], told["lines"]) == ("Ada", False, "running", [])
    assert [(await bruno.get(address)).status_code for address in addresses] == [409, 409, 409, 403]
    assert (await ada.get(f"/api/tables/{his['table']}/view")).status_code == 403
    root = room_of(app, hers["table"]).table
    secrets = (root.facts.seed, root.seed, root.luck.secret if root.luck else "")
    lines = [text for line in bruno.lines for text in line.texts]
    assert not any(secret in text for secret in secrets for text in [*bruno.texts, *lines])
    await finish(bruno, his, 2)
    assert [(await bruno.get(address)).status_code for address in addresses[:2]] == [200, 200]
    assert (await ada.get(f"/api/tables/{his['table']}/replay")).status_code == 200
    assert len((await about(bruno, hers))["lines"]) == 2
    assert (await accept(bruno, hers))["settings"]["practice"]
    assert (await guests.stranger().get(addresses[0])).status_code == 409


async def test_a_rematch_tells_nothing_of_what_a_friend_still_plays(app: Litestar, guests: Guests) -> None:
    """Secrets of one chain lead to each other."""
    ada, _, hers = await challenged(guests)
    again = (await ada.post(f"/api/tables/{hers['table']}/rematch")).json()["rematch"]
    facts = [room_of(app, table).table.facts for table in (hers["table"], again)]
    assert facts[0].seed != facts[1].seed
    assert facts[1].link == 1
    table = (await ada.open_table("la-piramide", "me", {"kind": "bot", "bot": "random"}))["table"]
    line, update = await ada.sit(table, 0)
    await play_on(line, update, random.Random(3))
    await ada.post(f"/api/tables/{table}/rematch")
    late = await ada.post(f"/api/tables/{table}/challenge")
    assert late.json()["key"] == "problem-challenge", "its rematch would tell"


async def test_only_a_match_alone_with_bots_is_a_challenge(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    running = (await ada.open_table(GAME, "me", "bot"))["table"]
    assert (await ada.post(f"/api/tables/{running}/challenge")).status_code == 403
    assert (await bruno.post(f"/api/tables/{running}/challenge")).status_code == 403
    beside = (await ada.open_table("la-piramide", "me", "beside", options={"turn_limit": 10}))["table"]
    lines = [await ada.sit(beside, seat) for seat in (0, 1)]
    updates = [update for _, update in lines]
    while not updates[0]["over"]:
        seat = updates[0]["to_act"][0]
        await lines[seat][0].play(updates[seat], updates[seat]["legal"][0])
        updates = [await ada.view(beside, each) for each in (0, 1)]
    assert (await ada.post(f"/api/tables/{beside}/challenge")).json()["key"] == "problem-challenge"
    assert (await ada.get(f"/api/challenges/{beside}")).status_code == 404
    assert (await ada.post(f"/api/challenges/{beside}")).status_code == 404
