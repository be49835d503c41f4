"""What every curse obeys, and when it may not be played: LP-21, LP-24, LP-25."""

import pytest

from crocetta.games.la_piramide.actions import Action, Gamble, Move, Name, Pick, PlayCurse, Rob, Roll
from crocetta.games.la_piramide.events import Burst, Left, Stuck, TurnBegan
from crocetta.games.la_piramide.pieces import BURST, OUT, WAITING, Curse
from crocetta.games.la_piramide.state import Choosing, Options
from tests.games.la_piramide.scenes import cast, offered, scene

NO_PASSING = Options(no_passing=True)
HALL = """
    +---+---+---+---+---+---+---+---+---+---+
    |e   s     b   c   d   f   g   h   i   j|
    +---+---+---+---+---+---+---+---+---+---+
    |E     k   l   m   n   o   p   q   r   t|
    +---+---+---+---+---+---+---+---+---+---+
"""


@pytest.mark.clause("LP-21")
def test_walls_of_the_outline_are_never_passed() -> None:
    s = cast(
        """
        +---+---+
        |e  |  a|
        +---+---+
            |  b|
        +---+---+
        |  c   d|
        +---+---+
    """,
        Curse.SECRET_PASSAGE,
    ).do(Pick(0))
    assert s.reach(0) == "abd"


@pytest.mark.clause("LP-21", "LP-11")
@pytest.mark.parametrize("options", [Options(), Options(exact_exit=True)])
def test_a_slave_moved_by_a_curse_may_leave(options: Options) -> None:
    near = """
        +---+---+---+---+
        |  x e     b   c>
        +---+---+---+---+
    """
    s = cast(near, Curse.SECRET_PASSAGE, options=options).do(Pick(0))
    assert s.reach(0) == "!bcx"
    s.move(0, "out")
    assert s.told()[0] == Left(0, (1, 2, 3))
    far = """
        +---+---+---+---+
        |e     a   b   c>
        +---+---+---+---+
    """
    s = cast(far, Curse.SECRET_PASSAGE, options=options).do(Pick(0))
    assert s.reach(0) == "abc"  # the step out counts as one square
    assert s.refusal(Move(0, OUT)) == "LP-11"


@pytest.mark.clause("LP-21", "LP-11")
def test_a_secret_passage_leads_through_an_inner_wall_to_an_exit() -> None:
    s = cast(
        """
        +---+---+
        |e  |   >
        +---+---+
    """,
        Curse.SECRET_PASSAGE,
    ).do(Pick(0), Move(0, OUT))
    assert s.pawns[0] == OUT


@pytest.mark.clause("LP-21", "LP-12")
def test_a_cursed_mummy_does_not_leave() -> None:
    s = cast(
        """
        +---+---+
        |E     a>
        +---+---+
    """,
        Curse.RESTLESS_DEAD,
    ).do(Pick(2))
    assert s.reach(2) == "a"
    assert s.refusal(Move(2, OUT)) == "LP-12"


@pytest.mark.clause("LP-21", "LP-16")
def test_a_cursed_mummy_bursts_on_a_foreign_one() -> None:
    s = cast(
        """
        +---+---+
        |E  |S  |
        +---+---+
    """,
        Curse.RESTLESS_DEAD,
    ).do(Pick(2), Move(2, 1))
    assert s.told()[1] == Burst((2, 6))


@pytest.mark.clause("LP-21")
def test_a_curse_moves_by_at_least_one_and_only_its_pawn() -> None:
    s = cast(HALL, Curse.FORCED_MARCH).do(Pick(0))
    assert s.refusal(Move(0, s.pawns[0])) == "LP-21"
    assert s.refusal(Move(2, s.at["k"])) == "LP-20"
    assert s.refusal(Move(0, s.pawns[4])) == "LP-8"
    for nowhere in (s.game.maze.size, 99):
        assert s.refusal(Move(0, nowhere)) == "LP-7"


@pytest.mark.clause("LP-21", "LP-10")
@pytest.mark.parametrize(
    ("curse", "pawn", "reach"),
    [
        (Curse.SECRET_PASSAGE, 0, "bckl"),
        (Curse.FORCED_MARCH, 0, "bcdfghi"),
        (Curse.POSSESSION, 4, "bcdf"),
    ],
)
def test_under_no_passing_some_curses_still_pass_over_anyone(curse: Curse, pawn: int, reach: str) -> None:
    s = cast(HALL, curse, options=NO_PASSING).do(Pick(pawn))
    assert s.reach(pawn) == reach


@pytest.mark.clause("LP-21", "LP-10")
def test_under_no_passing_possession_and_awakening_pass_over_nobody() -> None:
    s = cast(HALL, Curse.POSSESSION, options=NO_PASSING)
    assert s.legal() == [Pick(2), Pick(4)]
    assert s.refusal(Pick(0)) == "LP-25"
    row = """
        +---+---+---+---+
        |  a E   e     b|
        +---+---+---+---+
    """
    s = cast(row, Curse.AWAKENING, options=NO_PASSING, places={3: WAITING}).do(Pick(2))
    assert s.reach(2) == "a"
    assert s.refusal(Move(2, s.at["b"])) == "LP-10"
    over = cast(row, Curse.RESTLESS_DEAD, options=NO_PASSING).do(Pick(2))
    assert over.reach(2) == "ab"


@pytest.mark.clause("LP-24")
def test_curses_touch_only_pawns_on_the_board() -> None:
    s = cast(HALL, Curse.POSSESSION, places={5: OUT})
    assert s.refusal(Pick(5)) == "LP-24"  # out
    assert s.refusal(Pick(1)) == "LP-24"  # waiting
    assert s.refusal(Pick(6)) == "LP-24"  # burst
    assert s.pawns[6] == BURST


@pytest.mark.clause("LP-24")
def test_a_slave_that_is_out_changes_no_bandages() -> None:
    s = cast(HALL, Curse.CHANGE_OF_BANDAGES, places={5: OUT}).do(Pick(0))
    assert s.legal() == [Pick(4)]
    assert s.refusal(Pick(5)) == "LP-24"


@pytest.mark.clause("LP-25")
def test_a_foreign_pawn_that_cannot_move_is_not_possessed() -> None:
    s = cast(
        """
        +---+---+---+
        |e     a|s  |
        +---+---+---+
    """,
        Curse.POSSESSION,
    )
    assert s.legal() == [Pick(0)]
    assert s.refusal(Pick(4)) == "LP-25"


@pytest.mark.clause("LP-5")
@pytest.mark.parametrize("curse", [Curse.AWAKENING, Curse.PHARAOHS_CALL])
def test_after_a_pawn_is_put_back_by_a_curse_no_mummy_moves(curse: Curse) -> None:
    drawing = """
        +---+---+---+---+
        |E     a|eeM| eS|
        +---+---+---+---+
    """
    s = scene(drawing, hands={0: [curse]}, places={1: OUT}).curse(curse)
    if curse is Curse.PHARAOHS_CALL:
        s.do(Pick(0))
    assert s.told()[-1] == TurnBegan(1, 1)
    assert not any(isinstance(event, Stuck) for event in s.told())


@pytest.mark.clause("LP-20")
def test_a_curse_on_ones_own_pawns_falls_on_no_others() -> None:
    s = cast(HALL, Curse.SECRET_PASSAGE)
    assert s.refusal(Pick(4)) == "LP-20"
    assert s.refusal(Pick(2)) == "LP-20"
    assert s.refusal(Pick(99)) == "LP-20"


@pytest.mark.clause("LP-25")
@pytest.mark.parametrize("curse", [Curse.SECRET_PASSAGE, Curse.RESTLESS_DEAD, Curse.POSSESSION, Curse.FORCED_MARCH])
def test_a_curse_that_moves_nobody_is_not_played(curse: Curse) -> None:
    alone = """
        +---+
        |{}  |
        +---+
    """
    for pawn in "eE":
        assert not offered(alone.format(pawn), curse)


@pytest.mark.clause("LP-25", "LP-14")
def test_a_move_that_a_meeting_undoes_is_a_change_all_the_same() -> None:
    s = cast(
        """
        +---+---+
        |eeS|S  |
        +---+---+
    """,
        Curse.SECRET_PASSAGE,
    ).do(Pick(0), Move(0, 1))
    assert s.pawns[0] == 0
    assert s.asked == 1


@pytest.mark.clause("LP-5")
def test_a_curse_that_one_does_not_hold_is_not_played() -> None:
    assert scene(HALL, hands={0: [Curse.PLAGUE]}).refusal(PlayCurse(Curse.AWAKENING)) == "LP-5"


@pytest.mark.parametrize(
    ("action", "clause"),
    [(Pick(0), "LP-20"), (Name(1), "LP-20"), (Move(0, 3), "LP-5"), (Gamble((1, 2)), "LP-13"), (Rob(3), "LP-3")],
)
@pytest.mark.clause("LP-5", "LP-13", "LP-20")
def test_nothing_is_done_out_of_its_time(action: Action, clause: str) -> None:
    assert scene(HALL).refusal(action) == clause


@pytest.mark.clause("LP-5")
@pytest.mark.parametrize("curse", list(Curse))
def test_in_the_middle_of_a_curse_there_is_no_roll(curse: Curse) -> None:
    s = cast(HALL, curse, places={3: WAITING})
    while s.asked == 0 and s.phase() != Choosing():
        assert s.refusal(Roll()) == "LP-5"
        s.do(s.legal()[0])
