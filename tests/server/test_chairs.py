"""Names at a table: no two alike, people before bots."""

import pytest

from crocetta.server import chairs
from crocetta.server.protocol import NewSeat
from tests.server.people import Guests, Json

pytestmark = pytest.mark.anyio


def names(info: Json) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


@pytest.mark.parametrize("nickname", [*chairs.BOT_NAMES, "ADA", "ada", "Ａｄａ"])
async def test_no_bot_is_called_like_the_host(guests: Guests, nickname: str) -> None:
    host = await guests.invite(nickname)
    found = names(await host.open_table("la-piramide", "bot", "bot", "bot", "me", "bot", "bot"))
    assert found[3] == nickname
    assert len({name.casefold() for name in found}) == 6
    assert [name for name in found[:3] + found[4:] if chairs._same(name) == chairs._same(nickname)] == []


async def test_a_bot_gives_its_name_to_a_person_who_comes_later(guests: Guests) -> None:
    zoe, ada = await guests.invite("Zoe"), await guests.invite("ada")
    info = await zoe.open_table("silver-and-gold", "me", "bot", {"kind": "bot", "name": "Zoe"}, "open")
    assert names(info)[1] == "Ada"
    assert names(info)[2] not in ("Zoe", "Ada", "")
    after = await ada.join(info["table"])
    assert names(after)[0] == "Zoe"
    assert names(after)[3] == "ada"
    assert names(after)[1] not in ("Ada", "ada", names(after)[2])
    assert [seat["bot"] for seat in after["seats"]] == [seat["bot"] for seat in info["seats"]]
    assert (await zoe.info(info["table"]))["status"] == "running"


async def test_two_people_of_one_name_are_told_apart_by_a_number(guests: Guests) -> None:
    people = [await guests.invite("Guest") for _ in range(3)]
    table = (await people[0].open_table("silver-and-gold", "me", "beside", "open", "open"))["table"]
    for person in people[1:]:
        info = await person.join(table)
    assert names(info) == ["Guest", "Player 2", "Guest 2", "Guest 3"]


async def test_a_long_name_stays_short_enough_with_its_number(guests: Guests) -> None:
    one, two = [await guests.invite("x" * 24) for _ in range(2)]
    table = (await one.open_table("pyramids", "me", "open"))["table"]
    assert names(await two.join(table)) == ["x" * 24, "x" * 22 + " 2"]


async def test_open_chairs_and_chairs_filled_by_hand_get_names_of_their_own(guests: Guests) -> None:
    bruno = await guests.invite("Bruno")
    table = (await bruno.open_table("la-piramide", "me", "open", "open", "open", "open", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/seats/2", {"kind": "bot"})
    info = (await bruno.post(f"/api/tables/{table}/start")).json()
    assert len(set(names(info))) == 6
    assert names(info).count("Bruno") == 1


def test_there_are_names_for_bots_even_if_people_have_taken_five() -> None:
    wishes = [NewSeat("beside", name) for name in chairs.BOT_NAMES[:5]] + [NewSeat("bot")]
    found = chairs.as_wished("host", "Ada", wishes)
    assert len({chair.name for chair in found}) == 6
