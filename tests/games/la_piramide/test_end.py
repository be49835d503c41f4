"""How a match ends, and who is ahead: LP-19."""

import pytest
from msgspec.structs import replace

from crocetta.games.la_piramide.actions import Move, Pick, Roll, Walk
from crocetta.games.la_piramide.events import Ended, Left, TurnBegan
from crocetta.games.la_piramide.pieces import OUT, WAITING, Curse
from crocetta.games.la_piramide.scoring import way_out
from crocetta.games.la_piramide.state import Choosing, Options, Over
from tests.games.la_piramide.scenes import scene

DOORS = """
    +---+---+---+
    <e     a   b|
    +---+---+---+
    |s     c   d>
    +---+---+---+
"""
CELLS = """
    +---+---+
    |e  |s  |
    +---+---+
"""
OFF = Options(curses=False)


@pytest.mark.clause("LP-19")
def test_whoever_first_has_both_slaves_out_wins_at_once() -> None:
    s = scene(DOORS.replace("|s  ", "|E  "), places={1: OUT}).roll(1).do(Walk())
    s.move(0, "out")
    assert s.told() == (Left(0, (0,)), Ended((0,), "both-out"))
    assert s.phase() == Over()  # before any mummy moves
    assert s.game.to_act(s.state) == ()
    assert s.game.winners(s.state) == (0,)
    assert s.game.scores(s.state) == (2, 0)


@pytest.mark.clause("LP-19")
def test_one_slave_out_is_not_enough() -> None:
    s = scene(DOORS).roll(1).do(Walk()).move(0, "out")
    assert s.game.winners(s.state) == ()
    assert s.game.scores(s.state) == (1, 0)
    assert s.asked == 1


@pytest.mark.clause("LP-19")
def test_possession_may_let_another_player_win() -> None:
    s = scene(DOORS, hands={0: [Curse.POSSESSION]}, places={5: OUT})
    s.curse(Curse.POSSESSION, Pick(4), Move(4, OUT))
    assert s.told()[-1] == Ended((1,), "both-out")
    assert s.game.winners(s.state) == (1,)


@pytest.mark.clause("LP-19")
def test_after_the_end_nobody_acts() -> None:
    s = scene(DOORS, places={1: OUT}).roll(1).do(Walk()).move(0, "out")
    assert list(s.game.legal(s.state, 0)) == []
    assert s.refusal(Roll(), seat=0) == "LP-19"


@pytest.mark.clause("LP-19")
def test_the_turn_limit_counts_turns_of_everyone() -> None:
    s = scene(CELLS, options=Options(turn_limit=2))
    for seat, number in ((0, 1), (1, 1), (0, 2)):
        assert s.asked == seat
        assert s.state.turn // 2 + 1 == number
        s.roll(3)
        assert s.phase() == Choosing()
    s.roll(3)
    assert s.phase() == Over()
    assert s.told()[-1] == Ended((0, 1), "turn-limit")


@pytest.mark.clause("LP-19")
def test_at_the_limit_most_slaves_out_win_then_the_smaller_way() -> None:
    def ranks(moved: dict[int, int]) -> tuple[int, ...]:
        s = scene(DOORS, families="esl", places={1: OUT, 5: OUT, 8: OUT, 9: 5} | moved)
        return s.game.ranks(s.state)

    # One slave each is out; the other needs 1 step (eye), 3 (scarab), 1 (lotus).
    assert ranks({}) == (1, 3, 1)
    assert ranks({0: 1}) == (2, 3, 1)
    assert ranks({1: 2}) == (3, 2, 1)


@pytest.mark.clause("LP-19")
def test_a_slave_that_is_out_has_no_way_left() -> None:
    s = scene(DOORS, places={1: OUT, 4: OUT, 5: OUT})
    assert [way_out(s.game.maze, s.state, seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.clause("LP-19")
def test_equal_on_all_counts_shares_the_victory() -> None:
    s = scene(CELLS, options=Options(turn_limit=1)).roll(3).roll(3)
    assert s.told()[-1] == Ended((0, 1), "turn-limit")
    assert s.game.ranks(s.state) == (1, 1)
    (tie,) = s.game.explain(s.game.view(s.state, None), ()).ties
    assert (tie.place, tie.best, tie.key) == (1, (0, 1), None)


@pytest.mark.clause("LP-19")
def test_a_waiting_slave_counts_from_the_farther_start() -> None:
    s = scene(
        """
        +---+---+---+---+
        <     eS      eS|
        +---+---+---+---+
        <s              |
        +---+---+---+---+
    """,
        places={0: WAITING, 1: OUT, 5: OUT},
    )
    assert s.game.ranks(s.state) == (2, 1)
    far = scene(
        """
        +---+---+---+---+
        <     eS      eS|
        +---+---+---+---+
        <            s  |
        +---+---+---+---+
    """,
        places={0: WAITING, 1: OUT, 5: OUT},
    )
    assert far.game.ranks(far.state) == (1, 1)


@pytest.mark.clause("LP-19")
def test_the_ways_that_decided_are_explained_when_it_is_over() -> None:
    s = scene(DOORS, places={1: OUT, 5: OUT})
    assert s.game.explain(s.game.view(s.state, None), ()).ties == ()
    over = replace(s.state, phase=Over())
    told = s.game.explain(s.game.view(over, None), ())
    (tie,) = told.ties
    assert (tie.key, tie.values) == ("way", told.ways_left)
    assert tie.best == s.game.winners(over)


@pytest.mark.clause("LP-19")
def test_ways_out_ignore_pawns() -> None:
    s = scene(
        """
        +---+---+---+---+
        <S   E   e  |s  >
        +---+---+---+---+
    """,
        options=Options(no_passing=True),
        places={1: OUT, 5: OUT},
    )
    assert s.game.ranks(s.state) == (2, 1)
    level = scene(
        """
        +---+---+---+
        <S   e  |   |
        +---+---+   +
        <    s      |
        +---+---+---+
    """,
        options=Options(no_passing=True),
        places={1: OUT, 5: OUT},
    )
    assert level.game.ranks(level.state) == (1, 1)


@pytest.mark.clause("LP-19")
def test_without_curses_a_board_where_nothing_can_ever_move_ends_the_game() -> None:
    s = scene(CELLS, options=OFF)
    s.roll(5)
    assert s.told()[-1] == Ended((0, 1), "stuck")
    assert s.phase() == Over()


@pytest.mark.clause("LP-19", "LP-16")
def test_free_starts_without_a_waiting_pawn_keep_no_game_going() -> None:
    s = scene(
        """
        +---+---+---+---+
        |e  |s  | eS| sM|
        +---+---+---+---+
    """,
        options=OFF,
        places={1: OUT, 5: OUT},
    ).roll(5)
    assert s.told()[-1] == Ended((0, 1), "stuck")


@pytest.mark.clause("LP-19")
def test_with_curses_the_game_goes_on() -> None:
    assert scene(CELLS).roll(5).phase() == Choosing()


@pytest.mark.clause("LP-19")
def test_without_curses_anybodys_move_keeps_the_game_going() -> None:
    s = scene(
        """
        +---+---+---+
        |e  |s     a|
        +---+---+---+
    """,
        options=OFF,
    ).roll(5)
    assert s.phase() == Choosing()


@pytest.mark.clause("LP-19", "LP-11")
def test_without_curses_leaving_on_some_roll_keeps_the_game_going() -> None:
    s = scene(
        """
        +---+---+
        |e  |s  >
        +---+---+
    """,
        options=Options(curses=False, exact_exit=True),
    ).roll(5)
    assert s.phase() == Choosing()


@pytest.mark.clause("LP-19", "LP-17")
def test_without_curses_a_waiting_pawn_with_a_free_start_keeps_the_game_going() -> None:
    s = scene(
        """
        +---+---+---+---+
        |e  |s  | eM| eM|
        +---+---+---+---+
    """,
        options=OFF,
        places={2: WAITING},
    )
    assert s.roll(5).phase() == Choosing()
    assert s.told()[-1] == TurnBegan(1, 1)
