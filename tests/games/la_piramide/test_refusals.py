"""What a refusal says: the reason that holds here, not just any of the same clause."""

import pytest

from crocetta.games.la_piramide.actions import Gamble, Move, Pick, PlaceBack, PlayCurse, Roll, Walk
from crocetta.games.la_piramide.pieces import OUT, Curse
from crocetta.games.la_piramide.state import Options, Placing, Tempted
from tests.games.la_piramide.scenes import cast, scene

LANE = """
    +---+---+---+---+---+---+---+
    |  f   g   h   i e     a   b>
    +---+---+---+---+---+---+---+
"""
HELD = LANE.replace("   a", " s a")
STRICT = Options(no_passing=True, exact_exit=True)


@pytest.mark.clause("LP-6")
def test_the_first_square_of_the_maze_is_a_square_like_any_other() -> None:
    s = scene(LANE).roll(2)
    assert s.refusal(Move(0, 0)) == "LP-6"
    assert "Too far" in s.reason(Move(0, 0))


@pytest.mark.clause("LP-11")
def test_a_way_out_that_is_too_long_is_measured() -> None:
    s = scene(LANE).roll(2)
    assert "takes 3, but it has only 2 steps." in s.reason(Move(0, OUT))


@pytest.mark.clause("LP-11", "LP-20")
def test_who_goes_through_walls_is_told_the_way_through_walls() -> None:
    drawing = """
        +---+---+---+---+---+
        |e      |           >
        +   +---+---+---+   +
        |                   |
        +---+---+---+---+---+
    """
    s = cast(drawing, Curse.SECRET_PASSAGE).do(Pick(0))
    assert "takes 5, but it has only 3 steps." in s.reason(Move(0, OUT))
    walking = cast(drawing, Curse.POSSESSION).do(Pick(0))
    assert "takes 7, but it has only 4 steps." in walking.reason(Move(0, OUT))


@pytest.mark.clause("LP-11")
@pytest.mark.parametrize("options", [Options(exact_exit=True), STRICT])
def test_pips_to_spare_are_what_bars_an_exact_exit(options: Options) -> None:
    s = scene(LANE, options=options).roll(4)
    assert "must be the last pip" in s.reason(Move(0, OUT))


@pytest.mark.clause("LP-10", "LP-11")
@pytest.mark.parametrize("options", [Options(no_passing=True), STRICT])
def test_a_slave_in_the_way_is_what_bars_the_exit(options: Options) -> None:
    s = scene(HELD, options=options).roll(3)
    assert "A slave or its own family blocks the way out." in s.reason(Move(0, OUT))


@pytest.mark.clause("LP-10", "LP-21")
def test_a_slave_in_the_way_bars_a_cursed_one_where_exact_exit_would_not() -> None:
    s = cast(HELD, Curse.POSSESSION, options=STRICT).do(Pick(0))
    assert "A slave or its own family blocks the way out." in s.reason(Move(0, OUT))


@pytest.mark.clause("LP-17")
def test_who_puts_back_a_pawn_is_told_whether_one_is_to_be_put_back() -> None:
    drawing = """
        +---+---+---+---+
        |e  | eS| eS|s  |
        +---+---+---+---+
    """
    assert "First roll or play a curse." in scene(drawing).reason(PlaceBack(1, 1))
    placing = scene(drawing, phase=Placing())
    assert "on a free start square of its kind" in placing.reason(PlaceBack(1, 3))


@pytest.mark.clause("LP-13")
def test_who_gambles_amiss_is_told_whether_it_was_the_moment_or_the_values() -> None:
    assert "only after rolling a 1" in scene(LANE).reason(Gamble((1, 2)))
    assert "2 different numbers" in scene(LANE, phase=Tempted()).reason(Gamble((1, 2, 3)))


@pytest.mark.clause("LP-5", "LP-20")
def test_a_curse_is_called_by_its_name() -> None:
    assert scene(LANE).reason(PlayCurse(Curse.FORCED_MARCH)) == "You don’t hold Forced march."
    assert cast(LANE, Curse.POSSESSION).reason(Roll()) == "First choose a pawn for Possession."
    assert cast(LANE, Curse.PLAGUE).reason(Roll()) == "First choose a player for Plague."


@pytest.mark.clause("LP-20", "LP-25")
def test_a_name_that_begins_a_sentence_is_said_as_it_stands_on_the_card() -> None:
    drawing = """
        +---+---+---+---+
        |e       E   s  |
        +---+---+---+---+
    """
    march = cast(drawing, Curse.FORCED_MARCH)
    assert march.reason(Pick(2)) == "Forced march moves a slave."
    assert march.reason(Pick(4)) == "Forced march moves one of your own pawns."
    homes = """
        +---+---+
        |eeS|ssS|
        +---+---+
    """
    call = scene(homes, hands={0: [Curse.PHARAOHS_CALL]})
    assert call.reason(PlayCurse(Curse.PHARAOHS_CALL)) == "The Pharaoh’s call would change nothing now."


@pytest.mark.clause("LP-5", "LP-13", "LP-20")
def test_who_moves_a_pawn_too_early_is_told_by_the_clause_of_what_comes_first() -> None:
    move = Move(0, 0)
    swapping = cast(HELD, Curse.CHANGE_OF_BANDAGES).do(Pick(0))
    early = {
        "LP-5": [scene(LANE)],
        "LP-13": [scene(LANE).roll(1)],
        "LP-20": [cast(LANE, Curse.POSSESSION), cast(LANE, Curse.PLAGUE), swapping],
    }
    for clause, scenes in early.items():
        for s in scenes:
            assert s.refusal(move) == clause
            assert s.reason(move).startswith(("First ", "You rolled a 1: first "))


@pytest.mark.clause("LP-11")
def test_a_single_step_is_spoken_of_as_one() -> None:
    s = scene(LANE).roll(1).do(Walk())
    assert s.reason(Move(0, OUT)).endswith("but it has only 1 step.")
