"""A turn with the die: LP-5 to LP-9."""

import pytest

from crocetta.games.la_piramide.actions import Move, PlayCurse, Roll, Rolled
from crocetta.games.la_piramide.events import DieRolled, Moved, Stuck
from crocetta.games.la_piramide.pieces import OUT, Curse, Kind, kind, owner
from crocetta.games.la_piramide.state import Choosing, MummyMoves, Rolling, SlaveMoves
from tests.games.la_piramide.scenes import scene

CORRIDOR = """
    +---+---+---+---+---+---+
    |e a   b   c   d   e   f|
    +---+---+---+---+---+---+
"""
PAIR = """
    +---+---+
    |       |
    +---+---+
"""
RING = """
    +---+---+---+
    |  a   b   c|
    +   +---+   +
    |e d|   |  f|
    +   +---+   +
    |  g   h   i|
    +---+---+---+
"""


@pytest.mark.clause("LP-5")
def test_a_turn_is_a_curse_or_a_roll() -> None:
    s = scene(CORRIDOR, hands={0: [Curse.FORCED_MARCH]})
    assert s.legal() == [Roll(), PlayCurse(Curse.FORCED_MARCH)]


@pytest.mark.clause("LP-5")
def test_after_the_roll_no_curse_is_played() -> None:
    s = scene(CORRIDOR, hands={0: [Curse.FORCED_MARCH]}).roll(2)
    assert s.refusal(PlayCurse(Curse.FORCED_MARCH)) == "LP-5"
    assert s.refusal(Roll()) == "LP-5"


@pytest.mark.clause("LP-5")
def test_after_a_curse_there_is_no_roll() -> None:
    s = scene(CORRIDOR, hands={0: [Curse.FORCED_MARCH, Curse.PLAGUE]}).curse(Curse.FORCED_MARCH)
    assert s.refusal(Roll()) == "LP-5"
    assert s.refusal(PlayCurse(Curse.PLAGUE)) == "LP-5"


@pytest.mark.clause("LP-5")
def test_a_played_curse_goes_to_the_bottom_of_the_deck() -> None:
    s = scene(CORRIDOR, hands={0: [Curse.FORCED_MARCH], 1: [Curse.PLAGUE]}, bottom=[Curse.POSSESSION])
    card = s.state.hands[0][0]
    s.curse(Curse.FORCED_MARCH)
    assert s.state.hands[0] == ()
    assert s.state.bottom[1:] == (card,)


@pytest.mark.clause("LP-5")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    s = scene(CORRIDOR)
    assert s.refusal(Roll(), seat=1) == "LP-5"
    s.do(Roll())
    assert s.phase() == Rolling()
    assert s.refusal(Roll(), seat=0) == "LP-5"
    s.do(Rolled(2))
    assert s.told() == (DieRolled(0, 2),)


@pytest.mark.clause("LP-6")
def test_first_a_slave_moves_then_a_mummy_by_the_same_number() -> None:
    s = scene("""
        +---+---+---+---+---+
        |e     a   b   c   d|
        +---+---+---+---+---+
        |E     k   l   m   n|
        +---+---+---+---+---+
    """).roll(3)
    assert s.phase() == SlaveMoves(3)
    assert s.reach(0) == "c"
    assert s.refusal(Move(2, s.at["m"])) == "LP-6"
    s.move(0, "c")
    assert s.told() == (Moved(0, (0, 1, 2, 3)),)
    assert s.phase() == MummyMoves(3)
    assert s.reach(2) == "m"
    assert s.refusal(Move(0, s.at["a"])) == "LP-6"
    s.move(2, "m")
    assert (s.asked, s.phase()) == (1, Choosing())


@pytest.mark.clause("LP-6")
def test_a_move_is_exactly_as_long_as_the_roll() -> None:
    s = scene(CORRIDOR).roll(3)
    assert s.reach(0) == "d"
    assert s.refusal(Move(0, s.at["c"])) == "LP-6"
    assert s.refusal(Move(0, s.at["e"])) == "LP-6"


@pytest.mark.clause("LP-6")
def test_one_moves_ones_own_pawns() -> None:
    s = scene("""
        +---+---+---+---+
        |e     a   b s  |
        +---+---+---+---+
    """).roll(2)
    assert s.refusal(Move(4, s.at["a"])) == "LP-6"
    assert s.refusal(Move(99, s.at["a"])) == "LP-6"


@pytest.mark.clause("LP-6", "LP-14")
def test_the_slaves_meeting_is_judged_before_the_mummy_moves() -> None:
    s = scene("""
        +---+---+---+---+
        |e     a|S  | sM|
        +---+   +   +---+
        |E  |         eS|
        +---+---+---+---+
    """).roll(4)
    s.do(Move(0, s.pawns[6]))
    assert s.phase() != MummyMoves(4)
    assert s.pawns[0] == s.game.maze.starts[s.state.families[0], Kind.SLAVE][0]
    assert s.pawns[6] == s.game.maze.starts[s.state.families[1], Kind.MUMMY][0]


@pytest.mark.clause("LP-7")
def test_a_pawn_goes_any_way_but_never_through_a_wall() -> None:
    s = scene(RING).roll(2)
    assert s.reach(0) == "bh"
    assert s.refusal(Move(0, s.at["f"])) == "LP-7"


@pytest.mark.clause("LP-7")
def test_a_pawn_never_moves_diagonally() -> None:
    s = scene("""
        +---+---+
        |e     b|
        +---+   +
        |  c   d|
        +---+---+
    """).roll(2)
    assert s.reach(0) == "d"


@pytest.mark.clause("LP-7")
def test_no_square_is_entered_twice_in_one_move() -> None:
    s = scene(CORRIDOR).roll(3)
    assert s.refusal(Move(0, s.at["b"])) == "LP-7"


@pytest.mark.clause("LP-7")
def test_the_square_set_out_from_counts_as_visited() -> None:
    s = scene("""
        +---+---+
        |e     b|
        +   +   +
        |  c   d|
        +---+---+
    """).roll(4)
    assert s.told()[:2] == (DieRolled(0, 4), Stuck(0, Kind.SLAVE))
    around = scene(RING).roll(6)
    assert around.refusal(Move(0, around.at["d"])) == "LP-7"


@pytest.mark.clause("LP-7")
def test_a_square_that_is_not_there_is_no_destination() -> None:
    s = scene(CORRIDOR).roll(3)
    for nowhere in (s.game.maze.size, 99, -2):
        assert s.refusal(Move(0, nowhere)) == "LP-7"


@pytest.mark.clause("LP-8")
def test_a_slave_never_stops_on_a_slave() -> None:
    s = scene("""
        +---+---+---+---+
        |e     a|s     c|
        +---+   +   +---+
        |  d           f|
        +---+---+---+---+
    """).roll(4)
    assert s.reach(0) == "f"
    assert s.refusal(Move(0, s.pawns[4])) == "LP-8"


@pytest.mark.clause("LP-8")
def test_two_of_one_family_never_stop_on_one_square() -> None:
    s = scene("""
        +---+---+---+
        |e  |E     b|
        +   +   +   +
        |          c|
        +---+---+---+
    """).roll(3)
    assert s.refusal(Move(0, s.pawns[2])) == "LP-8"
    assert s.reach(0) == "c"


@pytest.mark.clause("LP-8")
@pytest.mark.parametrize("mover", range(12))
def test_only_a_foreign_pawn_is_met_and_a_slave_never_meets_a_slave(mover: int) -> None:
    phase = SlaveMoves(1) if kind(mover) is Kind.SLAVE else MummyMoves(1)
    for other in set(range(12)) - {mover}:
        s = scene(PAIR, families="esl", places={mover: 0, other: 1}, phase=phase, turn=owner(mover))
        two_slaves = kind(mover) is kind(other) is Kind.SLAVE
        may_meet = owner(mover) != owner(other) and not two_slaves
        assert s.legal() == ([Move(mover, 1)] if may_meet else []), (mover, other)


@pytest.mark.clause("LP-9")
def test_a_stuck_slave_does_not_excuse_the_mummy() -> None:
    s = scene("""
        +---+---+
        |e  |   |
        +---+---+---+
        |E     a   b|
        +---+---+---+
    """).roll(2)
    assert s.told() == (DieRolled(0, 2), Stuck(0, Kind.SLAVE))
    assert s.phase() == MummyMoves(2)
    assert s.reach(2) == "b"


@pytest.mark.clause("LP-9")
def test_where_neither_kind_can_move_the_turn_ends() -> None:
    s = scene("""
        +---+---+
        |e  |E  |
        +---+---+
    """).roll(2)
    assert s.told()[:3] == (DieRolled(0, 2), Stuck(0, Kind.SLAVE), Stuck(0, Kind.MUMMY))
    assert s.asked == 1


@pytest.mark.clause("LP-9")
def test_pawns_off_the_board_are_not_called_stuck() -> None:
    s = scene(CORRIDOR.replace("e a", "E a"), places={0: OUT}).roll(2)
    assert s.told() == (DieRolled(0, 2),)
    assert s.phase() == MummyMoves(2)


@pytest.mark.clause("LP-9")
def test_moving_is_compulsory_where_either_pawn_of_the_kind_can() -> None:
    s = scene("""
        +---+---+---+---+
        |e  |e     a   b|
        +---+---+---+---+
    """).roll(2)
    assert s.legal() == [Move(1, s.at["b"])]


@pytest.mark.clause("LP-9")
def test_stopping_on_a_foreign_mummy_is_compulsory_without_another_move() -> None:
    s = scene("""
        +---+---+---+
        |e     a|   |
        +---+   +---+
        |   |S  |   |
        +---+---+---+
    """).roll(2)
    assert s.legal() == [Move(0, s.pawns[6])]


@pytest.mark.clause("LP-9", "LP-11")
def test_leaving_is_compulsory_without_another_move() -> None:
    s = scene("""
        +---+---+
        |e     a>
        +---+---+
    """).roll(5)
    assert s.legal() == [Move(0, OUT)]


@pytest.mark.clause("LP-16", "LP-17", "LP-24")
def test_pawns_off_the_board_do_not_move() -> None:
    s = scene(
        """
        +---+---+---+
        |e     a   b|
        +---+---+---+
        |E     c   d|
        +---+---+---+
    """,
        places={1: OUT},
    ).roll(2)
    assert s.legal() == [Move(0, s.at["b"])]
    assert s.refusal(Move(1, s.at["a"])) == "LP-24"
    s.move(0, "b")
    assert s.refusal(Move(3, s.at["c"])) == "LP-16"
    waiting = scene(CORRIDOR).roll(2)
    assert waiting.refusal(Move(1, waiting.at["c"])) == "LP-17"
