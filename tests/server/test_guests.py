"""Somebody new has a name before they tell theirs, and no other newcomer has the same."""

import pytest

from crocetta import games
from crocetta.server.guests import NAMES
from crocetta.tables.seats import BOT_NAMES, LONGEST_NAME
from tests.server.people import Guests, Json, Person

pytestmark = pytest.mark.anyio


async def me(person: Person) -> Json:
    answer: Json = (await person.get("/api/me")).json()
    return answer


async def test_a_newcomer_gets_a_name_and_keeps_it_until_they_choose_another(guests: Guests) -> None:
    ada = guests.stranger()
    given = (await me(ada))["nickname"]
    assert given in NAMES
    assert (await me(ada))["nickname"] == given
    info = await ada.open_table("pyramids", "me", "bot")
    assert info["seats"][0]["name"] == given
    await ada.put("/api/me", {"nickname": "Ada"})
    assert (await me(ada))["nickname"] == "Ada"


async def test_no_two_newcomers_are_called_the_same_as_long_as_there_are_names(guests: Guests) -> None:
    given = [(await me(guests.stranger()))["nickname"] for _ in NAMES]
    assert sorted(given) == sorted(NAMES)
    assert (await me(guests.stranger()))["nickname"] in NAMES


async def test_six_newcomers_and_bots_at_one_table_are_told_apart(guests: Guests) -> None:
    people = [guests.stranger() for _ in range(3)]
    for person in people:
        await me(person)
    table = (await people[0].open_table("la-piramide", "me", "bot", "open", "bot", "open", "bot"))["table"]
    for person in people[1:]:
        info = await person.join(table)
    assert len({seat["name"] for seat in info["seats"]}) == 6


def test_names_are_short_and_mean_nothing_else_at_a_table() -> None:
    assert len(set(NAMES)) == len(NAMES) == 100
    assert all(name.isascii() and name.istitle() and len(name) <= LONGEST_NAME // 2 for name in NAMES)
    families = {"Eye", "Scarab", "Lotus", "Ankh", "Serpent", "Feather"}
    colours = {"Purple", "Orange", "Green", "Grey"}
    titles = {word for name in games.names() for word in games.get(name).title.split()}
    assert not set(NAMES) & (set(BOT_NAMES) | families | colours | titles)
