"""Names at a table: no two alike, people before bots."""

import pytest

from crocetta import games
from crocetta.tables import commands as c
from crocetta.tables import seats
from crocetta.tables.decide import open_
from crocetta.tables.entries import Bot, Occupant, Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.protocol import NewSeat
from crocetta.tables.seats import name_of, same
from crocetta.tables.table import Table
from tests.tables.scenes import ADA, BRUNO, CELINA, all_ready, done, facts, wished


def opened(game: str, *kinds: str | NewSeat, nickname: str = "Ada") -> Table:
    return open_("t", facts(game, wished(*kinds, nickname=nickname))).table


def names(table: Table) -> list[str]:
    return [name_of(seat) for seat in table.seats]


def level(seat: Occupant) -> str | None:
    return seat.level if isinstance(seat, Bot) else None


@pytest.mark.parametrize("nickname", [*seats.BOT_NAMES, "ADA", "ada", "Ａｄａ"])
def test_no_bot_is_called_like_the_host(nickname: str) -> None:
    found = names(opened("la-piramide", "bot", "bot", "bot", "me", "bot", "bot", nickname=nickname))
    assert found[3] == nickname
    assert len({name.casefold() for name in found}) == 6
    assert [name for name in found[:3] + found[4:] if same(name, nickname)] == []


def test_a_bot_gives_its_name_to_a_person_who_comes_later() -> None:
    table = opened("silver-and-gold", "me", "bot", NewSeat("bot", "Zoe"), "open", nickname="Zoe")
    assert names(table)[1] == "Ada"
    assert names(table)[2] not in ("Zoe", "Ada", "")
    after = all_ready(done(table, c.Join(BRUNO, "ada")))
    assert names(after)[0] == "Zoe"
    assert names(after)[3] == "ada"
    assert names(after)[1] not in ("Ada", "ada", names(after)[2])
    assert [level(seat) for seat in after.seats] == [level(seat) for seat in table.seats]
    assert after.status == "running"
    assert [player.name for player in after.players] == names(after)


def test_two_people_of_one_name_are_told_apart_by_a_number() -> None:
    table = opened("silver-and-gold", "me", "beside", "open", "open", nickname="Guest")
    for person in (BRUNO, CELINA):
        table = done(table, c.Join(person, "Guest"))
    assert names(table) == ["Guest", "Player 2", "Guest 2", "Guest 3"]


def test_a_long_name_stays_short_enough_with_its_number() -> None:
    table = opened("pyramids", "me", "open", nickname="x" * 24)
    assert names(done(table, c.Join(BRUNO, "x" * 24))) == ["x" * 24, "x" * 22 + " 2"]


def test_open_seats_and_seats_filled_by_hand_get_names_of_their_own() -> None:
    table = opened("la-piramide", "me", "open", "open", "open", "open", "open", nickname="Bruno")
    table = done(table, c.ChangeSeat(ADA, 2, "bot", "greedy"))
    table = done(table, c.Start(ADA))
    assert len(set(names(table))) == 6
    assert names(table).count("Bruno") == 1


def test_there_are_names_for_bots_even_if_people_have_taken_five() -> None:
    wishes = [NewSeat("beside", name) for name in seats.BOT_NAMES[:5]] + [NewSeat("bot")]
    found = seats.as_wished("host", "Ada", wishes, games.get("la-piramide"))
    assert len({name_of(seat) for seat in found}) == 6


def test_the_same_company_comes_to_a_rematch_with_bots_for_those_who_have_gone() -> None:
    table = opened("silver-and-gold", "me", "open", NewSeat("bot", "Zoe", "random"), "open")
    for person, name in ((BRUNO, "Bruno"), (CELINA, "Celina")):
        table = done(table, c.Join(person, name))
    table = done(all_ready(table), c.ChangeSeat(ADA, 1, "bot", "random", gone=True))
    again = seats.for_rematch(table.seats, (ADA, BRUNO, CELINA), shares=True)
    assert again[0] == Person(ADA, "Ada")
    assert again[2] == Bot("Zoe", "random")
    assert again[3] == Person(CELINA, "Celina")
    assert isinstance(again[1], Bot)
    assert again[1].level == "random"
    assert len({name_of(seat) for seat in again}) == 4


def test_nobody_but_bots_is_no_company_and_levels_have_names() -> None:
    with pytest.raises(BadRequest, match="only bots") as none:
        wished("bot", "bot")
    assert none.value.field == "seats"
    with pytest.raises(BadRequest, match="no bot “clever”") as wrong:
        wished("me", NewSeat("bot", "", "clever"))
    assert wrong.value.field == "seats[1].bot"


@pytest.mark.parametrize("nothing", ["\u3164", "\u2800\u2800", "\u115f \uffa0", "\u0301", "\u200b", "\U0001d159"])
def test_a_name_of_which_nothing_is_to_be_seen_is_none(nothing: str) -> None:
    assert seats.tidy(nothing) == ""
    assert seats.tidy(f"A{nothing}da").replace(" ", "").startswith("A")


@pytest.mark.parametrize("alike", ["Аda", "\u0391da", "A\u3164da", "Ada\ufe0f", "Ada\U000e0100", "ＡＤＡ"])
def test_a_name_that_looks_like_another_gets_a_number(alike: str) -> None:
    table = opened("silver-and-gold", "me", "open", "open", nickname="Ada")
    assert names(done(table, c.Join(BRUNO, alike)))[1].endswith(" 2")


@pytest.mark.parametrize(("one", "other"), [("Bill", "Bi11"), ("Otto", "0tt0"), ("Ilona", "llona")])
def test_digits_are_no_disguise(one: str, other: str) -> None:
    assert same(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ádá"), ("Łukasz", "Lukasz"), ("Guest 2", "Guest 3")])
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert not same(one, other)
