"""Whole matches over the line, and what is left of them."""

import random

import pytest

from crocetta import games
from crocetta.kit.match import Match
from tests.server.people import Guests, play_on

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "bots"), [("silver-and-gold", 3), ("pyramids", 1), ("la-piramide", 2), ("la-piramide", 1)]
)
async def test_a_whole_match_against_bots_and_its_record(guests: Guests, game: str, bots: int) -> None:
    ada = await guests.invite("Ada")
    levels = [{"kind": "bot", "bot": ("greedy", "random")[k % 2]} for k in range(bots)]
    table = await ada.open_table(game, "me", *levels)
    line, update = await ada.sit(table["table"], 0)
    end = await play_on(line, update, random.Random(11))
    assert end["over"]
    assert len(end["ranks"]) == bots + 1
    info = await ada.info(table["table"])
    assert info["status"] == "over"
    assert info["winners"] == [seat for seat, rank in enumerate(end["ranks"]) if rank == 1]

    response = await ada.get(f"/api/tables/{table['table']}/file")
    assert "attachment" in response.headers["content-disposition"]
    match = Match.loads(response.content, games.resolve)
    assert match.over
    assert list(match.game.scores(match.state)) == end["scores"]
    assert [player.name for player in match.header.players] == [seat["name"] for seat in info["seats"]]

    replay = (await guests.stranger().get(f"/api/tables/{table['table']}/replay")).json()
    assert len(replay["steps"]) > 10
    assert replay["steps"][-1]["view"] == (await guests.stranger().view(table["table"]))["view"]


async def test_two_people_and_a_bot_play_to_the_end_each_on_their_own_line(guests: Guests) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open", "bot"))["table"]
    await bruno.join(table)
    (hers, one), (his, two) = await ada.sit(table, 0), await bruno.sit(table, 1)
    rng = random.Random(5)
    for _ in range(2_000):
        if one["over"]:
            break
        for line, update in ((hers, one), (his, two)):
            if update["legal"]:
                await line.play(update, rng.choice(update["legal"]))
        one, two = await ada.view(table, 0), await bruno.view(table, 1)
        await hers.settled()
        await his.settled()
    assert one["over"]
    assert two["over"]
    assert one["scores"] == two["scores"]
