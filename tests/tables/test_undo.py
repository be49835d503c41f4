"""What can be undone: one's own latest act, while nothing has followed that others act upon."""

from collections.abc import Iterator
from random import Random

import pytest

from crocetta import games
from crocetta.tables import commands as c
from crocetta.tables.decide import MOST_UNDOS, Decided, decide, may_take_back, plays_for
from crocetta.tables.entries import TookBack
from crocetta.tables.protocol import Accepted, Happened, Refused, Settings, Stale, Undone
from crocetta.tables.table import Table
from crocetta.tables.tell import story, tell
from tests.tables.scenes import (
    ADA,
    BRUNO,
    START,
    answered,
    as_json,
    bot_plays,
    done,
    legal,
    play_on,
    plays,
    two_people,
    undoes,
    viewers,
)

LATE = START + 61


def marking(settings: Settings | None = None) -> Table:
    """Ada and Bruno have kept their maps, and may mark."""
    table = two_people(settings=settings)
    for seat in (0, 1):
        table = plays(table, seat)
    assert table.sealed
    assert table.to_act == (0, 1)
    return table


def refusal(table: Table, seat: int, at: float = START) -> str:
    person = (ADA, BRUNO)[seat]
    answer = answered(table, c.TakeBack(person, seat, table.decision(seat), "undo"), at)
    assert isinstance(answer, Refused)
    assert (answer.move, answer.clause) == ("undo", "")
    assert not may_take_back(table, seat)
    assert not tell(table, seat).can_take_back
    return answer.message


def test_an_undo_gives_back_what_was_there_but_for_the_numbers() -> None:
    before = marking()
    after = undoes(plays(before, 0), 0)
    for viewer in viewers(before):
        one, other = tell(before, viewer), tell(after, viewer)
        assert (one.view, one.legal, one.to_act, one.scores) == (
            other.view,
            other.legal,
            other.to_act,
            other.scores,
        )
    assert after.decision(0) == before.decision(0) + 2
    assert not may_take_back(after, 0)


def test_who_was_told_of_an_act_is_told_that_it_was_undone() -> None:
    before = marking()
    after = undoes(plays(before, 0), 0)
    number = len(story(before, 0))
    happened, undone = story(after, 0, number)
    assert isinstance(happened, Happened)
    assert undone == Undone(number + 2, 0, number + 1, f"u{before.seq + 1}")
    for viewer in (None, 1):
        assert story(after, viewer) == story(before, viewer)


def test_done_is_public_and_so_is_its_undo() -> None:
    table = marking()
    while 0 in table.to_act:
        table = plays(table, 0, legal(table, 0)[-1])
    told = {viewer: story(table, viewer)[-1].number for viewer in viewers(table)}
    table = undoes(table, 0)
    for viewer in viewers(table):
        last = story(table, viewer)[-1]
        assert isinstance(last, Undone)
        assert (last.seat, last.undoes) == (0, told[viewer])
        assert (last.move is None) is (viewer != 0)


def test_who_lets_the_clock_run_out_and_presses_undo_stalls_nobody() -> None:
    table = marking(Settings(clock=60))
    table = plays(table, 0)
    assert may_take_back(table, 0)
    while 0 in table.to_act:
        table = bot_plays(table, 0, LATE)
    assert {item.by for item in story(table, 0)[-1:] if isinstance(item, Happened)} == {"clock"}
    assert refusal(table, 0, LATE) == "A bot made that move for you."
    while late := [seat for seat in table.awaited if plays_for(table, seat, LATE)]:
        table = bot_plays(table, late[0], LATE)
    assert refusal(table, 0, LATE)
    assert table.deadline(0) == LATE + 60, "the next turn has begun for both"


def test_the_time_of_a_turn_that_the_clock_played_is_over_for_its_person() -> None:
    """Between two acts that the clock makes, the person may play on, but not back."""
    table = marking(Settings(clock=60))
    table = bot_plays(table, 0, LATE)
    assert 0 in table.to_act
    assert refusal(table, 0, LATE) == "A bot made that move for you."
    assert table.deadline(0) == START + 60


@pytest.mark.parametrize("why", ["away", "left"])
def test_undo_does_not_reach_what_a_bot_played_for_me(why: str) -> None:
    table = done(marking(Settings(away=5)), c.Attend(ADA))
    table = plays(table, 1)
    assert may_take_back(table, 1)
    table = done(table, c.Absent(BRUNO) if why == "away" else c.Leave(BRUNO))
    while 1 in table.to_act:
        table = bot_plays(table, 1)
    if why == "left":
        assert table.seats_of(BRUNO) == ()
        return
    table = done(table, c.Return(BRUNO))
    assert refusal(table, 1) == "A bot made that move for you."


def test_what_i_played_after_a_bot_is_mine_to_undo_and_no_more() -> None:
    table = done(marking(Settings(away=5)), c.Attend(ADA))
    table = done(table, c.Absent(BRUNO))
    mark = next(act for act in legal(table, 1) if as_json(act)["type"] == "mark")
    table = done(bot_plays(table, 1, action=mark), c.Return(BRUNO))
    assert 1 in table.to_act
    table = undoes(plays(table, 1), 1)
    assert refusal(table, 1) == "A bot made that move for you."


def passed_on(settings: Settings) -> Iterator[tuple[Table, int]]:
    """Moments of a match by turns where the turn has just passed to the other without any luck."""
    for seed in range(20):
        table, rng = two_people("la-piramide", settings, seed=str(seed), options={"turn_limit": 6}), Random(seed)
        while table.awaited:
            (seat,) = table.awaited
            before, table = table, play_on(table, rng, 1)
            latest = table.told[0].since(len(before.told[0]))
            if table.awaited == (1 - seat,) and len(latest) == 1:
                yield table, seat


def test_without_a_clock_the_turn_can_be_taken_back_from_the_next_player_who_has_not_moved() -> None:
    moments = list(passed_on(Settings()))
    assert len(moments) > 20
    for table, seat in moments:
        assert tell(table, seat).can_take_back
        assert undoes(table, seat).awaited == (seat,)


def test_where_a_clock_runs_nobody_pulls_the_turn_back_from_the_next_player() -> None:
    moments = list(passed_on(Settings(clock=60)))
    assert len(moments) > 20
    for table, seat in moments:
        assert refusal(table, seat) == "Too late to undo: the next player’s clock is running."


def test_where_a_clock_runs_one_may_undo_within_ones_own_turn_and_gets_no_time_for_it() -> None:
    undone = 0
    for seed in range(10):
        table, rng = (
            two_people("la-piramide", Settings(clock=60), seed=str(seed), options={"turn_limit": 4}),
            Random(seed),
        )
        at = START
        while table.awaited:
            (seat,) = table.awaited
            if may_take_back(table, seat) and rng.random() < 0.3:
                deadline = table.deadline(seat)
                table = undoes(table, seat, at + 1)
                assert table.deadline(seat) == deadline
                undone += 1
            at += 2
            table = play_on(table, rng, 1, at)
    assert undone > 10


def test_an_undo_of_ones_done_gives_no_time_back() -> None:
    table = marking(Settings(clock=60))
    deadline = table.deadline(0)
    while 0 in table.to_act:
        table = plays(table, 0, legal(table, 0)[-1], START + 30)
    table = undoes(table, 0, START + 50)
    assert table.deadline(0) == deadline == START + 60


def test_what_the_table_confirmed_by_itself_is_undone_with_the_act_before_it() -> None:
    before = table = marking(Settings(confirm_at_once=True))
    while 0 in table.to_act:
        before, table = table, plays(table, 0)
    decided = decide(table, c.TakeBack(ADA, 0, table.decision(0), "undo"), START)
    assert isinstance(decided, Decided)
    assert [type(entry) for entry in decided.entries] == [TookBack, TookBack]
    assert tell(decided.table, 0).legal == tell(before, 0).legal


def test_an_undo_counts_once() -> None:
    table = plays(marking(), 0)
    undo = c.TakeBack(ADA, 0, table.decision(0), "back")
    table = done(table, undo)
    assert answered(table, undo) == Accepted("back")
    assert answered(table, c.TakeBack(ADA, 0, undo.decision, "late")) == Stale("late")
    assert refusal(table, 0)


@pytest.mark.parametrize("game", games.names())
def test_after_the_end_nothing_is_undone(game: str) -> None:
    table = play_on(two_people(game, options={"turn_limit": 2} if game == "la-piramide" else {}), Random(3))
    assert table.status == "over"
    for seat in (0, 1):
        assert refusal(table, seat) == "The game is over."


def test_nobody_undoes_without_end() -> None:
    table = marking()
    for _ in range(MOST_UNDOS):
        table = undoes(plays(table, 0), 0)
    table = plays(table, 0)
    assert refusal(table, 0) == "You’ve undone too often. Go on with this move."
    assert may_take_back(plays(table, 1), 1), "others have undos of their own"


def test_luck_gives_everybody_fresh_undos() -> None:
    table = marking()
    for _ in range(MOST_UNDOS):
        table = undoes(plays(table, 0), 0)
    rng, flipped = Random(3), table.decision(0) + 2
    while table.undone[0]:
        table = play_on(table, rng, acts=1)
        assert table.decision(0) <= flipped, "the next card is flipped as soon as both have marked and are done"
    assert table.undone == (0, 0)
