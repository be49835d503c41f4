"""What comes of a command: entries, an answer, or a refusal in words; and who may ask for what."""

from random import Random

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.kit.game import DEALER
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.decide import (
    MOST_BEFORE,
    Decided,
    decide,
    may_take_back,
    open_,
    plays_for,
    read_action,
    rematch_of,
    why_not,
)
from crocetta.tables.entries import Bot, Open, Person
from crocetta.tables.errors import BadRequest, NotAllowed, Unreadable
from crocetta.tables.projection import project
from crocetta.tables.protocol import Accepted, Happened, NewSeat, Noticed, Refused, Settings, Stale
from crocetta.tables.table import PRIVATE_FOR, read
from crocetta.tables.tell import check_viewer, story, tell
from tests.tables.scenes import (
    ADA,
    BRUNO,
    CELINA,
    START,
    all_again,
    answered,
    bot_choice,
    bot_plays,
    done,
    facts,
    legal,
    play_on,
    plays,
    through_json,
    two_people,
    undoes,
    viewers,
    wished,
)


def kinds(decided: object) -> list[type]:
    assert isinstance(decided, Decided)
    return [type(entry) for entry in decided.entries]


# Opening


def test_a_table_without_open_seats_begins_at_once_and_one_with_them_waits() -> None:
    begun = open_("t", facts("pyramids", wished("me", "bot")))
    assert begun.table.status == "running"
    assert kinds(begun)[:2] == [e.Opened, e.Began]
    assert {entry.seat for entry in begun.entries if isinstance(entry, e.Acted)} == {DEALER}
    waiting = open_("t", facts("pyramids", wished("me", "open")))
    assert (waiting.table.status, kinds(waiting)) == ("gathering", [e.Opened])


@pytest.mark.parametrize(
    ("game", "seats", "options", "field"),
    [
        ("pyramids", 5, {}, "seats"),
        ("la-piramide", 2, {"gamble": 4}, "options"),
        ("pyramids", 2, {"x": 1}, "options"),
    ],
)
def test_what_makes_no_table_is_refused_with_its_field(
    game: str, seats: int, options: dict[str, int], field: str
) -> None:
    with pytest.raises(BadRequest) as refused:
        open_("t", facts(game, wished("me", *["bot"] * (seats - 1)), options=options))
    assert refused.value.field == field


def test_a_stream_of_other_rules_cards_or_order_is_unreadable() -> None:
    entries = open_("t", facts("pyramids", wished("me", "bot"))).entries
    assert isinstance(entries[0], e.Opened)
    for wrong in (
        (replace(entries[0], edition="of another printer"), *entries[1:]),
        (replace(entries[0], rules=99), *entries[1:]),
        (replace(entries[0], game="chess"), *entries[1:]),
        entries[1:],
        (*entries, entries[0]),
        (*entries, e.Joined(START, 0, "x", "X")),
        (*entries, e.TookBack(START, 0)),
        (*entries[:1], *entries[2:]),
    ):
        with pytest.raises(Unreadable):
            read("t", through_json(wrong))


# Coming and going


def test_when_all_seats_are_taken_everybody_is_asked_and_the_last_who_is_ready_begins() -> None:
    table = open_("t", facts("silver-and-gold", (Person(ADA, "Ada"), Open()))).table
    joined = decide(table, c.Join(BRUNO, "Bruno"), START)
    assert kinds(joined) == [e.Joined, e.Ready], "who has just come is there"
    assert isinstance(joined, Decided)
    assert (joined.table.status, [*joined.table.ready]) == ("gathering", [BRUNO])
    begun = decide(joined.table, c.SayReady(ADA), START)
    assert kinds(begun)[:2] == [e.Ready, e.Began]
    assert isinstance(begun, Decided)
    assert begun.table.seats[1] == Person(BRUNO, "Bruno")
    assert isinstance(story(begun.table, None)[0], Noticed)
    for again in (c.Join(BRUNO, "Bruno"), c.SayReady(BRUNO)):
        assert decide(begun.table, again, START) == Decided(begun.table)
    with pytest.raises(NotAllowed, match="already started"):
        decide(begun.table, c.Join(CELINA, "Celina"), START)


def test_who_leaves_during_the_match_is_played_by_a_bot_for_good_and_the_host_is_another() -> None:
    table = done(two_people(), c.Leave(ADA))
    assert (table.host, table.bot_at(0), table.seats_of(ADA)) == (BRUNO, "adept", ())
    assert done(table, c.Return(ADA)) == table
    for viewer in viewers(table):
        told = [item.what for item in story(table, viewer) if isinstance(item, Noticed)]
        assert told == ["began", "resigned", "host"]
    with pytest.raises(NotAllowed, match="not your seat"):
        check_viewer(table, ADA, 0)


def test_the_host_gives_the_seat_of_somebody_gone_to_a_bot_and_of_nobody_else() -> None:
    here = two_people()
    remove = c.ChangeSeat(ADA, 1, "bot", "random")
    with pytest.raises(NotAllowed, match="Only a vote"):
        decide(here, remove, START)
    table = done(here, replace(remove, gone=True))
    assert story(table, None)[-1] == Noticed(len(story(table, None)), "removed", 1, by=0)
    assert table.bot_at(1) == "random"
    assert done(table, remove) == table
    with pytest.raises(NotAllowed, match="only give a seat to a bot"):
        decide(table, c.ChangeSeat(ADA, 1, "open", "random"), START)
    away = done(two_people(settings=Settings(away=5)), c.Absent(BRUNO))
    assert done(away, remove).seats_of(BRUNO) == ()


def test_the_last_who_leaves_closes_the_table() -> None:
    table = done(done(two_people(), c.Leave(ADA)), c.Leave(BRUNO))
    assert table.status == "closed"
    with pytest.raises(BadRequest, match="This table is closed"):
        why_not(done(two_people(), c.Close(None)), BRUNO, 1, None, "w")


def test_only_the_host_does_what_is_the_hosts() -> None:
    table = open_("t", facts("silver-and-gold", (Person(ADA, "Ada"), Open(), Open()))).table
    for command in (c.Start(BRUNO), c.Close(BRUNO), c.ChangeSeat(BRUNO, 1, "bot", "greedy")):
        with pytest.raises(NotAllowed, match="Only the host"):
            decide(table, command, START)
    with pytest.raises(NotAllowed, match="your own seat"):
        decide(table, c.ChangeSeat(ADA, 0, "bot", "greedy"), START)
    with pytest.raises(BadRequest, match="no seat 9"):
        decide(table, c.ChangeSeat(ADA, 9, "bot", "greedy"), START)


def test_a_table_expires_only_while_it_gathers() -> None:
    gathering = open_("t", facts("pyramids", wished("me", "open"))).table
    expired = done(gathering, c.Expire(), START + PRIVATE_FOR + 1)
    assert (expired.status, project(expired).expires) == ("expired", None)
    with pytest.raises(NotAllowed, match="didn’t start in time"):
        decide(expired, c.Join(BRUNO, "Bruno"), START)
    running = two_people()
    assert decide(running, c.Expire(), START + PRIVATE_FOR + 1) == Decided(running)


# Playing


def test_a_move_counts_once_whatever_is_sent_again() -> None:
    table = two_people()
    keep = c.Play(ADA, 0, 0, legal(table, 0)[0], "one")
    after = done(table, keep)
    assert answered(after, keep) == Accepted("one")
    assert answered(after, replace(keep, decision=99)) == Accepted("one")
    assert answered(after, replace(keep, move="two")) == Stale("two")
    assert answered(after, replace(keep, move="two", decision=2)) == Stale("two")
    other = done(after, c.Play(BRUNO, 1, 0, legal(after, 1)[0], "one"))
    assert other.decision(1) == 1, "two seats may give their moves the same name"


def test_a_move_sent_again_after_the_end_or_after_an_undo_is_answered_all_the_same() -> None:
    table = play_on(two_people("pyramids"), Random(1))
    assert table.status == "over"
    assert answered(table, c.Play(ADA, 0, 0, None, "0/0")) == Accepted("0/0")
    late = answered(table, c.Play(ADA, 0, table.decision(0), None, "new"))
    assert isinstance(late, Refused)
    assert late.message == "The game is over."


def test_an_illegal_act_names_its_clause() -> None:
    table = two_people()
    wrong = read_action(table, b'{"type": "keep", "first": 1, "second": 1}')
    answer = answered(table, c.Play(ADA, 0, 0, wrong, "m"))
    assert isinstance(answer, Refused)
    assert answer.message[0].isupper()
    assert answer.message.endswith("."), "a whole sentence"
    assert answer.text == games.clauses("silver-and-gold")[answer.clause]
    assert why_not(table, ADA, 0, wrong, "m") == answer
    assert why_not(table, ADA, 0, legal(table, 0)[0], "m") is None


def test_what_is_no_act_at_all_is_said_with_its_field() -> None:
    with pytest.raises(BadRequest) as refused:
        read_action(two_people(), b'{"type": "keep", "first": "a"}')
    assert refused.value.field == "action"


def test_nobody_plays_for_another_and_not_before_the_match() -> None:
    table = two_people()
    for person, seat in ((BRUNO, 0), (CELINA, 0), (ADA, 1)):
        with pytest.raises(NotAllowed, match="not your seat"):
            decide(table, c.Play(person, seat, 0, legal(table, seat)[0], "m"), START)
        with pytest.raises(NotAllowed, match="not your seat"):
            decide(table, c.TakeBack(person, seat, 0, "m"), START)
        with pytest.raises(NotAllowed, match="not your seat"):
            why_not(table, person, seat, legal(table, seat)[0], "m")
    waiting = open_("t", facts("pyramids", wished("me", "open"))).table
    with pytest.raises(BadRequest, match="hasn’t started"):
        decide(waiting, c.Play(ADA, 0, 0, None, "m"), START)


def test_one_act_is_one_item_and_the_dealers_answers_are_items_of_their_own() -> None:
    table = plays(two_people(), 0)
    after = plays(table, 1)
    for viewer in viewers(after):
        first, *rest = story(after, viewer, len(story(table, viewer)))
        assert isinstance(first, Happened)
        assert (first.seat, first.by) == (1, "person")
        assert {(item.seat, item.by) for item in rest if isinstance(item, Happened)} == {(DEALER, "dealer")}
        assert tell(after, viewer).number == rest[-1].number


# Bots and the clock


def test_bots_wait_until_a_person_at_the_table_has_looked() -> None:
    table = open_("t", facts("silver-and-gold", wished("me", "bot"))).table
    assert plays_for(table, 1, START) is None
    assert project(table).due is None
    assert answered(table, bot_choice(table, 1, legal(table, 1)[0])) == Stale("")
    for nobody in (None, BRUNO):
        assert decide(table, c.Attend(nobody), START) == Decided(table)
    attended = done(table, c.Attend(ADA))
    assert plays_for(attended, 1, START) == "bot"
    assert project(attended).due == 0.0
    assert done(attended, c.Attend(ADA)) == attended
    assert isinstance(story(bot_plays(attended, 1), None)[-1], Happened)


def test_a_bots_answer_that_comes_too_late_is_dropped() -> None:
    table = done(two_people(settings=Settings(away=5)), c.Attend(ADA))
    choice = bot_choice(table, 1, legal(table, 1)[0])
    assert answered(table, choice) == Stale(""), "its person is here"
    away = done(table, c.Absent(BRUNO))
    assert isinstance(decide(away, choice, START), Decided)
    assert answered(done(away, c.Return(BRUNO)), choice) == Stale("")
    assert answered(bot_plays(away, 1), choice) == Stale("")
    marking = plays(bot_plays(away, 1), 0)
    mark = bot_choice(marking, 1, legal(marking, 1)[0])
    marked = done(marking, mark)
    assert 1 in marked.awaited
    assert answered(marked, mark) == Stale(""), "it was meant for the decision before"
    assert answered(done(away, c.Close(None)), choice) == Stale("")


def test_a_bots_answer_to_what_was_undone_meanwhile_is_dropped() -> None:
    """It is for the position that it was asked about, and the seat's own decisions do not tell the two apart."""
    rng, found = Random(3), 0
    table = done(open_("t", facts("la-piramide", wished("me", "bot"))).table, c.Attend(ADA))
    while found < 5:
        before = table
        table = bot_plays(table, 1) if 1 in table.awaited else plays(table, 0, action=rng.choice(legal(table, 0)))
        if 1 not in before.awaited and 1 in table.awaited and may_take_back(table, 0):
            choice = bot_choice(table, 1, legal(table, 1)[0])
            again = plays(undoes(table, 0), 0, action=rng.choice(legal(before, 0)))
            if 1 in again.awaited:
                found += 1
                assert again.decision(1) == choice.decision
                assert answered(again, choice) == Stale("")
                assert isinstance(decide(table, choice, START), Decided)


def test_a_table_expires_when_its_time_is_over_and_not_before() -> None:
    table = open_("t", facts("pyramids", wished("me", "open", "open"))).table
    joined = done(table, c.Join(BRUNO, "Bruno"), START + 1000)
    assert table.expires is not None
    assert done(joined, c.Expire(), table.expires + 1) == joined, "somebody came meanwhile"
    assert joined.expires is not None
    assert done(joined, c.Expire(), joined.expires + 1).status == "expired"


def test_who_plays_is_back() -> None:
    table = done(two_people(settings=Settings(away=5)), c.Absent(BRUNO))
    assert table.bot_at(1) == "adept"
    decided = decide(table, c.Play(BRUNO, 1, 0, legal(table, 1)[0], "m"), START)
    assert kinds(decided)[:2] == [e.Returned, e.Acted]


def test_nobody_is_absent_where_the_host_does_not_wish_it_nor_before_the_match() -> None:
    for table in (two_people(), open_("t", facts("pyramids", wished("me", "open"), Settings(away=5))).table):
        assert decide(table, c.Absent(ADA), START) == Decided(table)


def test_the_clock_plays_the_turn_of_whoever_is_late_and_only_then() -> None:
    table = two_people(settings=Settings(clock=60))
    choice = bot_choice(table, 0, legal(table, 0)[0])
    assert answered(table, choice, START + 60) == Stale("")
    assert project(table).due == project(table).deadline == START + 60
    late = done(table, choice, START + 61)
    told = story(late, 1)[-1]
    assert isinstance(told, Happened)
    assert (told.seat, told.by) == (0, "clock")
    assert late.bot_at(0) is None


def test_the_server_was_down_and_nobody_ran_out_of_time() -> None:
    table = two_people(settings=Settings(clock=3600))
    early = done(table, c.Resume(), START + 600)
    assert tell(early, 0).deadline == START + 3600
    late = done(table, c.Resume(), START + 86_400)
    assert tell(late, 0).deadline == START + 86_400 + 60
    assert [story(late, viewer) for viewer in viewers(late)] == [story(table, viewer) for viewer in viewers(table)]
    short = done(two_people(settings=Settings(clock=20)), c.Resume(), START + 86_400)
    assert tell(short, 0).deadline == START + 86_400 + 20
    without = two_people()
    assert decide(without, c.Resume(), START) == Decided(without)


# Once more


def test_a_rematch_has_the_same_company_and_options_and_another_seed() -> None:
    table = play_on(done(two_people("la-piramide", options={"turn_limit": 2}), c.Attend(ADA)), Random(2))
    new = rematch_of(all_again(table), BRUNO, "t2", "SUN-2", "8", START + 9).table
    assert (new.id, new.facts.code, new.facts.seed, new.host) == ("t2", "SUN-2", "8", BRUNO)
    assert (new.facts.options, new.facts.edition, new.facts.at) == (
        {"turn_limit": 2},
        table.facts.edition,
        START + 9,
    )
    assert (new.status, new.seats, new.attended) == ("running", table.seats, False)


def test_who_left_is_a_bot_in_the_rematch() -> None:
    table = play_on(done(done(two_people("pyramids"), c.Attend(ADA)), c.Leave(BRUNO)), Random(2))
    new = rematch_of(all_again(table), ADA, "t2", "SUN-2", "8", START).table
    assert isinstance(new.seats[1], Bot)


def test_that_a_weaker_bot_plays_for_one_that_is_not_ready_is_said_once() -> None:
    table = open_("t", facts("pyramids", wished("me", NewSeat("bot", bot="master"), "bot"))).table
    table = done(table, c.FallBack(1, "adept"))
    assert table.told_to(0).since(len(table.told_to(0)) - 1) == (Noticed(len(table.told_to(0)), "weaker", 1),)
    assert not kinds(decide(table, c.FallBack(1, "adept"), START))
    assert kinds(decide(table, c.FallBack(2, "novice"), START)) == [e.FellBack]


def test_people_do_not_come_and_go_without_end() -> None:
    table = open_("t", facts("pyramids", (Person(ADA, "Ada"), Open(), Open()))).table
    while table.seq < MOST_BEFORE:
        table = done(done(table, c.Join(BRUNO, "Bruno")), c.Leave(BRUNO))
    for more in (c.Join(BRUNO, "Bruno"), c.ChangeSeat(ADA, 1, "bot", "adept")):
        with pytest.raises(NotAllowed, match="Start the game or create a new table"):
            decide(table, more, START)
    assert done(table, c.Start(ADA)).status == "running"
