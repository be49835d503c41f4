"""Luck over the wire: promised before a table is opened, added to by everybody, told and checked at the end."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from litestar import Litestar

from crocetta import games
from crocetta.kit.luck import hashed
from crocetta.kit.match import Match
from crocetta.server import commitments
from examples.check_luck import check
from tests.cli.terminal import crocetta
from tests.server.clock import Clock
from tests.server.people import Guests, Json, Person, open_server, play_on, room_of

pytestmark = pytest.mark.anyio

HERS, HIS = "0a" * 16, "1b" * 16


async def promised(person: Person) -> Json:
    promise: Json = (await person.get("/api/luck")).json()
    return promise


async def luck_at(person: Person, table: str) -> Json:
    luck: Json = (await person.get(f"/api/tables/{table}/luck")).json()
    return luck


async def with_shares(guests: Guests, *seats: str) -> tuple[Person, Person, str, str]:
    """Ada has opened a table after its commitment was shown to her, and Bruno has joined likewise."""
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    promise = await promised(ada)
    contribution = {"ticket": promise["ticket"], "share": HERS}
    table = (await ada.open_table("silver-and-gold", "me", "open", *seats, luck=contribution))["table"]
    assert (await luck_at(bruno, table))["commitment"] == promise["commitment"]
    assert (await bruno.post(f"/api/tables/{table}/join", {"share": HIS})).status_code == 200
    await ada.all_ready(table)
    return ada, bruno, table, promise["commitment"]


async def test_a_match_can_be_checked_from_the_first_commitment_to_the_last_card(
    guests: Guests, app: Litestar, tmp_path: Path
) -> None:
    ada, bruno, table, commitment = await with_shares(guests)
    while_it_runs = await luck_at(guests.stranger(), table)
    assert while_it_runs == {"commitment": commitment, "match": 1, "shares": [HERS, HIS], "secret": None}
    hers, update = await ada.sit(table, 0)
    his, other = await bruno.sit(table, 1)
    await asyncio.gather(play_on(hers, update, random.Random(4)), play_on(his, other, random.Random(5)))
    luck = await luck_at(ada, table)
    assert hashed(luck["secret"]) == commitment
    file = await ada.get(f"/api/tables/{table}/file")
    record = Match.loads(file.content, games.resolve)
    assert record.header.luck is not None
    assert record.header.luck.secret == luck["secret"]
    assert check(json.loads(file.content), commitment, HERS, "1") > 30
    path = tmp_path / "match.json"
    path.write_bytes(file.content)
    result = crocetta("verify", path, "--commitment", commitment, "--match", "1", "--share", HIS)
    assert result.exit_code == 0
    assert "added after the secret was fixed: Ada, Bruno" in result.stdout
    again = [(await person.post(f"/api/tables/{table}/rematch")).json() for person in (ada, bruno)][-1]["rematch"]
    assert await luck_at(ada, again) == {
        "commitment": commitment,
        "match": 2,
        "shares": [HERS, HIS],
        "secret": None,
    }
    root = room_of(app, table).table.facts.seed
    texts = [*ada.texts, *bruno.texts, *hers.texts, *his.texts]
    assert not any(root in text for text in texts), "it deals the matches to come"


async def test_a_ticket_opens_one_table_and_only_for_a_while(guests: Guests, clock: Clock) -> None:
    ada = await guests.invite("Ada")

    async def opens(ticket: str) -> int:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        body = {"game": "pyramids", "seats": seats, "luck": {"ticket": ticket, "share": HERS}}
        return (await ada.post("/api/tables", body)).status_code

    ticket = (await promised(ada))["ticket"]
    assert [await opens(ticket), await opens(ticket)] == [201, 400]
    late = (await promised(ada))["ticket"]
    clock.ahead += commitments.GOOD_FOR + 1
    assert await opens(late) == 400
    early = (await promised(ada))["ticket"]
    clock.ahead -= commitments.APART - 2
    assert await opens(early) == 201, "the clock of another worker may be a little behind"
    table, issued, signature = (await promised(ada))["ticket"].split(".")
    for forged in (
        "",
        "x",
        f"{'0' * 16}.{issued}.{signature}",
        f"{table}.{issued}.{'0' * 64}",
        f"{table}.{issued}",
    ):
        assert await opens(forged) == 400


async def test_shares_are_optional_and_anything_else_is_refused(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open", "open"))["table"]
    luck = await luck_at(ada, table)
    assert (len(luck["commitment"]), luck["match"], luck["shares"]) == (64, 1, ["", "", ""])
    for wrong in ("", "x" * 32, "a" * 31, "a" * 33, "A" * 32, 7, ["a"]):
        assert (await bruno.post(f"/api/tables/{table}/join", {"share": wrong})).status_code == 400
    assert (await bruno.post(f"/api/tables/{table}/join", {})).status_code == 200
    celina = await guests.invite("Celina")
    assert (await celina.join(table))["status"] == "running"
    assert (await luck_at(ada, table))["shares"] == ["", "", ""]


async def test_a_promise_outlives_the_process_that_made_it(database: str) -> None:
    async with open_server(database) as app, Guests(app) as guests:
        promise = await promised(await guests.invite("Ada"))
    async with open_server(database) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        contribution = {"ticket": promise["ticket"], "share": HERS}
        table = (await ada.open_table("pyramids", "me", "bot", luck=contribution))["table"]
        assert (await luck_at(ada, table))["commitment"] == promise["commitment"]
        assert (await luck_at(ada, table))["shares"] == [HERS, ""]
