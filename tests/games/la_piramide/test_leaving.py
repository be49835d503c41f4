"""Passing over others, and the way out: LP-10 to LP-12."""

import pytest

from crocetta.games.la_piramide.actions import Move
from crocetta.games.la_piramide.events import Left, Moved
from crocetta.games.la_piramide.pieces import OUT
from crocetta.games.la_piramide.state import MummyMoves, Options, SlaveMoves
from tests.games.la_piramide.scenes import scene

NO_PASSING = Options(no_passing=True)
EXACT = Options(exact_exit=True)


@pytest.mark.clause("LP-10")
def test_pawns_may_be_passed_over() -> None:
    s = scene("""
        +---+---+---+---+
        |e   s   E     c|
        +---+---+---+---+
    """).roll(3)
    assert s.reach(0) == "c"


@pytest.mark.clause("LP-10")
def test_under_no_passing_a_slave_passes_no_slave() -> None:
    drawing = """
        +---+---+---+---+---+
        |e   s         c|E  |
        +---+---+---+---+   +
        |                  d|
        +---+---+---+---+---+
    """
    assert scene(drawing).roll(3).reach(0) == "c"
    s = scene(drawing, options=NO_PASSING).roll(3)
    assert s.phase() == MummyMoves(3)


@pytest.mark.clause("LP-10")
def test_under_no_passing_even_the_first_square_of_the_maze_bars_the_way() -> None:
    drawing = """
        +---+---+
        |s     b|
        +   +---+
        |e     d|
        +---+---+
    """
    assert scene(drawing).roll(2).reach(0) == "b"
    s = scene(drawing, options=NO_PASSING).roll(2)
    assert s.asked == 1


@pytest.mark.clause("LP-10")
def test_under_no_passing_another_way_around_is_taken() -> None:
    drawing = """
        +---+---+---+
        |e   s     b|
        +   +---+   +
        |          c|
        +---+---+---+
    """
    assert scene(drawing).roll(4).do(Move(0, 2)).told()[0] == Moved(0, (0, 3, 4, 5, 2))
    s = scene(drawing.replace("+   +---+   +", "+   +   +   +"), options=NO_PASSING).roll(3)
    assert s.reach(0) == "c"
    s.move(0, "c")
    assert s.told()[0] == Moved(0, (0, 3, 4, 5))


@pytest.mark.clause("LP-10")
def test_under_no_passing_nobody_passes_their_own_family() -> None:
    s = scene(
        """
        +---+---+---+---+---+---+
        |  a   b|E   e     c   d|
        +---+---+---+---+---+---+
    """,
        options=NO_PASSING,
    ).roll(2)
    assert s.refusal(Move(0, s.at["c"])) == "LP-6"
    s.move(0, "d")
    assert s.phase() == MummyMoves(2)
    blocked = scene(
        """
        +---+---+---+---+
        |E   e   e     c|
        +---+   +---+---+
        |  x           y|
        +---+---+---+---+
    """,
        options=NO_PASSING,
    ).roll(2)
    blocked.move(0, "x")
    assert blocked.refusal(Move(2, blocked.pawns[1])) == "LP-8"


@pytest.mark.clause("LP-10")
def test_under_no_passing_foreign_mummies_pass_and_are_passed() -> None:
    s = scene(
        """
        +---+---+---+---+---+
        |e   S   E   s     c|
        +---+---+---+---+---+
    """,
        options=NO_PASSING,
    ).roll(2)
    assert s.phase() == MummyMoves(2)  # the slave would stop on its own mummy
    assert s.reach(2) == "c"
    passer = scene(
        """
        +---+---+---+
        |e   S     b|
        +---+---+---+
    """,
        options=NO_PASSING,
    ).roll(2)
    assert passer.reach(0) == "b"


@pytest.mark.clause("LP-10")
def test_a_way_barred_by_no_passing_is_refused_by_name() -> None:
    s = scene(
        """
        +---+---+---+
        |e   s     b|
        +   +---+---+
        |          d|
        +---+---+---+
    """,
        options=NO_PASSING,
    ).roll(2)
    assert s.refusal(Move(0, s.at["b"])) == "LP-10"
    onto_a_mummy = scene(
        """
        +---+---+---+
        |e   s   S  |
        +   +---+---+
        |          d|
        +---+---+---+
    """,
        options=NO_PASSING,
    ).roll(2)
    assert onto_a_mummy.refusal(Move(0, onto_a_mummy.pawns[6])) == "LP-10"


@pytest.mark.clause("LP-11")
def test_a_slave_may_leave_with_pips_to_spare() -> None:
    s = scene("""
        +---+---+---+
        |e     a   b>
        +---+---+---+
    """).roll(6)
    assert s.reach(0) == "!"
    s.move(0, "out")
    assert s.told()[0] == Left(0, (0, 1, 2))
    assert s.pawns[0] == OUT


@pytest.mark.clause("LP-7", "LP-11")
def test_a_slave_leaves_around_the_walls() -> None:
    s = scene("""
        +---+---+
        |e  |   >
        +   +   +
        |       |
        +---+---+
    """).roll(6)
    s.move(0, "out")
    assert s.told()[0] == Left(0, (0, 2, 3, 1))


@pytest.mark.clause("LP-11")
def test_the_step_out_takes_a_pip() -> None:
    drawing = """
        +---+---+---+
        |e     a   b>
        +---+---+---+
    """
    assert scene(drawing).roll(3).reach(0) == "!"
    s = scene(drawing).roll(2)
    assert s.reach(0) == "b"
    assert s.refusal(Move(0, OUT)) == "LP-11"


@pytest.mark.clause("LP-11")
def test_crossing_an_exit_square_never_obliges_to_leave() -> None:
    s = scene("""
        +---+ ^ +---+---+
        |e     a   b   c|
        +---+---+---+---+
    """).roll(3)
    assert s.reach(0) == "!c"


@pytest.mark.clause("LP-11")
def test_outside_two_slaves_may_be() -> None:
    s = scene(
        """
        +---+---+
        |e     a>
        +---+---+
    """,
        places={4: OUT, 5: OUT},
        families="esl",
    ).roll(2)
    assert s.reach(0) == "!"


@pytest.mark.clause("LP-11")
def test_a_held_exit_square_is_left_through_unless_no_passing() -> None:
    for held in ("s", "E"):
        drawing = f"""
            +---+---+---+
            |e     a {held}  >
            +---+---+---+
        """
        assert "!" in scene(drawing).roll(3).reach(0)
        s = scene(drawing, options=NO_PASSING).roll(3)
        assert not isinstance(s.phase(), SlaveMoves)


@pytest.mark.clause("LP-11")
def test_under_no_passing_a_foreign_mummy_does_not_shut_an_exit() -> None:
    s = scene(
        """
        +---+---+---+
        |e     a S  >
        +---+---+---+
    """,
        options=NO_PASSING,
    ).roll(3)
    assert s.reach(0) == "!"


@pytest.mark.clause("LP-11")
def test_under_no_passing_a_slave_leaves_from_the_square_it_stands_on() -> None:
    s = scene(
        """
        +---+
        |e  >
        +---+
    """,
        options=NO_PASSING,
    ).roll(4)
    assert s.legal() == [Move(0, OUT)]


@pytest.mark.clause("LP-11")
def test_a_shut_exit_is_refused_by_name() -> None:
    s = scene(
        """
        +---+---+---+
        |e     a s  >
        +   +---+---+
        |          d|
        +---+---+---+
    """,
        options=NO_PASSING,
    ).roll(3)
    assert s.refusal(Move(0, OUT)) == "LP-11"


@pytest.mark.clause("LP-11")
def test_with_exact_exit_the_step_out_is_the_last_pip() -> None:
    drawing = """
        +---+---+---+
        |e     a   b>
        +   +---+---+
        |  c   d   f|
        +---+---+---+
    """
    assert scene(drawing, options=EXACT).roll(3).reach(0) == "!f"
    s = scene(drawing, options=EXACT).roll(2)
    assert s.reach(0) == "bd"


@pytest.mark.clause("LP-11")
def test_with_exact_exit_pips_to_spare_do_not_lead_out() -> None:
    s = scene(
        """
        +---+---+---+---+---+
        |  f   g   h e     b>
        +---+---+---+---+---+
    """,
        options=EXACT,
    ).roll(3)
    assert s.reach(0) == "f"
    assert s.refusal(Move(0, OUT)) == "LP-11"


@pytest.mark.clause("LP-12")
def test_mummies_never_leave() -> None:
    s = scene("""
        +---+---+---+
        |E     a   b>
        +---+---+---+
    """).roll(2)
    assert s.reach(2) == "b"
    assert s.refusal(Move(2, OUT)) == "LP-12"
