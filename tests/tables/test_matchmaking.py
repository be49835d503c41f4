"""Quick matches: who plays on for a bot, until when, and where a newcomer is led."""

from random import Random

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.decide import Decided, decide, open_, rematch_of
from crocetta.tables.entries import Bot, Occupant, Open, Person
from crocetta.tables.errors import NotAllowed, Unreadable
from crocetta.tables.lobby import listed, suitable
from crocetta.tables.matchmaking import QUICK, YOUNG, free_seats, quick_table
from crocetta.tables.projection import Projection, project
from crocetta.tables.protocol import Noticed, Settings
from crocetta.tables.seats import as_wished
from crocetta.tables.table import Table, read
from crocetta.tables.tell import story, tell
from tests.tables.scenes import (
    ADA,
    BRUNO,
    CELINA,
    START,
    all_again,
    bot_choice,
    bot_plays,
    done,
    facts,
    legal,
    play_on,
    plays,
    through_json,
    viewers,
)


def quick(game: str = "silver-and-gold") -> Table:
    """Ada has pressed the button, and looks at her match against two bots."""
    wish = quick_table(games.get(game))
    seats = as_wished(ADA, "Ada", wish.seats, games.get(game))
    return done(open_("t", facts(game, seats, wish.settings)).table, c.Attend(ADA))


def refused(table: Table, command: c.Join) -> str:
    with pytest.raises(NotAllowed) as refusal:
        decide(table, command, START)
    return refusal.value.key


@pytest.mark.parametrize("game", games.names())
def test_a_quick_match_begins_at_once_and_newcomers_play_on_for_its_bots(game: str) -> None:
    table = quick(game)
    assert (table.status, free_seats(table)) == ("running", (1, 2))
    bot = table.seats[1]
    decided = decide(table, c.Join(BRUNO, "Bruno"), START)
    assert isinstance(decided, Decided)
    assert decided.entries == (e.TookOver(START, 1, BRUNO, "Bruno"),)
    table = decided.table
    assert (table.seats_of(BRUNO), table.bot_at(1), free_seats(table)) == ((1,), None, (2,))
    for viewer in viewers(table):
        noticed = story(table, viewer)[-1]
        assert isinstance(noticed, Noticed)
        assert isinstance(bot, Bot)
        assert (noticed.what, noticed.seat, noticed.name) == ("took over", 1, bot.name), "everybody is told"
    assert done(table, c.Join(BRUNO, "Bruno")) is table, "twice is once"
    assert free_seats(done(table, c.Join(CELINA, "Celina"))) == ()


def test_what_the_bot_is_still_thinking_about_comes_too_late() -> None:
    table = quick()
    late = bot_choice(table, 1, legal(table, 1)[0])
    table = done(table, c.Join(BRUNO, "Bruno"))
    assert not isinstance(decide(table, late, START), Decided)
    assert tell(plays(table, 1), 1).decision == 1, "it is Bruno who plays"


def test_what_the_bot_has_sealed_stays() -> None:
    table = done(bot_plays(quick(), 1), c.Join(BRUNO, "Bruno"))
    assert 1 not in table.awaited
    assert not tell(table, 1).can_take_back


def test_an_old_match_takes_nobody_in() -> None:
    table, rng = quick("la-piramide"), Random(3)
    while table.game.progress(table.open_state)["turn"] <= YOUNG:
        assert free_seats(table) == (1, 2)
        table = play_on(table, rng, acts=1)
    assert free_seats(table) == ()
    assert refused(table, c.Join(BRUNO, "Bruno")) == "problem-started"


def test_sealed_choices_make_a_match_no_older() -> None:
    table = quick()
    assert free_seats(plays(table, 0)) == free_seats(table)


def test_only_a_quick_match_that_is_listed_takes_people_in() -> None:
    seats = as_wished(ADA, "Ada", quick_table(games.get("pyramids")).seats, games.get("pyramids"))
    for settings in (replace(QUICK, listed=False), replace(QUICK, quick=False)):
        table = open_("t", facts("pyramids", seats, settings)).table
        assert free_seats(table) == ()
        assert refused(table, c.Join(BRUNO, "Bruno")) == "problem-started"


def test_who_has_left_a_quick_match_comes_back_to_no_other_seat() -> None:
    table = done(done(quick(), c.Join(BRUNO, "Bruno")), c.Leave(BRUNO))
    assert free_seats(table) == (2,)
    assert refused(table, c.Join(BRUNO, "Bruno")) == "problem-started"


def test_a_bot_keeps_its_name_in_a_match_and_its_namesake_gets_a_number() -> None:
    table = quick()
    bot = table.seats[2]
    assert isinstance(bot, Bot)
    table = done(table, c.Join(BRUNO, bot.name))
    assert [seat.name for seat in table.seats if not isinstance(seat, Open)][1:] == [f"{bot.name} 2", bot.name]


def test_a_stream_with_a_newcomer_is_read_again() -> None:
    wish = quick_table(games.get("pyramids"))
    opened = open_("t", facts("pyramids", as_wished(ADA, "Ada", wish.seats, games.get("pyramids")), wish.settings))
    joined = decide(opened.table, c.Join(BRUNO, "Bruno"), START)
    assert isinstance(joined, Decided)
    table = read("t", through_json([*opened.entries, *joined.entries]))
    assert (table.seats, table.players) == (joined.table.seats, joined.table.players)
    with pytest.raises(Unreadable, match="no bot"):
        read("t", through_json([*opened.entries, *joined.entries, *joined.entries]))


def test_a_newcomer_plays_again_like_anybody_else() -> None:
    table = all_again(play_on(done(quick(), c.Join(BRUNO, "Bruno")), Random(5)))
    again = rematch_of(table, ADA, "t2", "GEM-2", "8", START).table
    assert (again.people, free_seats(again)) == ((ADA, BRUNO), (2,))


# Where to


def waiting(table: str, free: int, at: float, game: str = "pyramids", **settings: object) -> Projection:
    """A listed table of one person and so many open seats."""
    seats: list[Occupant] = [Person(f"host of {table}", "Host"), *[Open()] * free]
    wished = Settings(listed=True, **settings)  # type: ignore[arg-type]  # of whatever field
    return project(open_(table, facts(game, seats, wished, at=at, host=f"host of {table}")).table)


def test_people_who_wait_come_first_then_the_fewest_seats_then_the_longest_wait() -> None:
    running = project(quick())
    tables = [running, waiting("new", 1, 9.0), waiting("old", 1, 5.0), waiting("large", 3, 1.0)]
    assert [p.id for p in suitable(tables, BRUNO, None)] == ["old", "new", "large", "t"]
    assert [p.id for p in suitable(tables, BRUNO, "silver-and-gold")] == ["t"]


def test_nobody_is_led_to_their_own_table_nor_to_one_that_lasts_days() -> None:
    days, own = waiting("days", 1, 1.0, clock=86_400), replace(waiting("own", 1, 1.0), own=True)
    private = project(open_("private", facts("pyramids", (Person(BRUNO, "Bruno"), Open()), host=BRUNO)).table)
    mine = project(quick())
    assert suitable([days, own, private, mine], ADA, None) == []
    left = project(done(done(quick(), c.Join(BRUNO, "Bruno")), c.Leave(BRUNO)))
    assert suitable([left], BRUNO, None) == []


def test_the_lobby_tells_who_hosts_and_who_sits_where() -> None:
    told = listed(project(quick()), watching=3)
    assert [seat.kind for seat in told.seats] == ["person", "bot", "bot"]
    assert (told.host, told.running, told.free, told.watching) == (0, True, 2, 3)
