"""Meetings and the way back to start: LP-14 to LP-18."""

import pytest

from crocetta.games.la_piramide.actions import Move, Pick, PlaceBack, Roll, Walk
from crocetta.games.la_piramide.events import Burst, Moved, PutBack, SentBack, TurnBegan, Waits
from crocetta.games.la_piramide.pieces import BURST, OUT, WAITING, Curse
from crocetta.games.la_piramide.state import Choosing, MummyMoves, Placing, Returning
from tests.games.la_piramide.scenes import scene

MEETING = """
    +---+---+---+---+---+---+
    |e     a S  | eS| sM| sM|
    +---+---+---+---+---+---+
    | eS|E     c   d|   |   |
    +---+---+---+---+---+---+
"""
HUNT = """
    +---+---+---+---+---+---+
    |E     a s  | eM| sS| sS|
    +---+---+---+---+---+---+
    | eM|   |   |   |   |   |
    +---+---+---+---+---+---+
"""


@pytest.mark.clause("LP-14", "LP-17")
def test_a_slave_on_a_foreign_mummy_sends_both_back() -> None:
    s = scene(MEETING).roll(2)
    mummy = s.pawns[6]
    s.do(Move(0, mummy))
    assert s.told() == (Moved(0, (0, 1, 2)), SentBack((0, 6)))
    assert (s.pawns[0], s.pawns[6]) == (WAITING, WAITING)
    assert s.asked == 0
    assert s.legal() == [PlaceBack(0, square) for square in s.starts("eS")]
    s.do(PlaceBack(0, s.starts("eS")[1]))
    assert s.asked == 1
    assert s.legal() == [PlaceBack(6, square) for square in s.starts("sM")]
    s.do(PlaceBack(6, s.starts("sM")[0]))
    assert s.told() == (PutBack(6, s.starts("sM")[0]),)
    assert s.phase() == MummyMoves(2)


@pytest.mark.clause("LP-15", "LP-17")
def test_a_mummy_on_a_foreign_slave_sends_both_back() -> None:
    s = scene(HUNT).roll(2)
    assert s.phase() == MummyMoves(2)
    s.do(Move(2, s.pawns[4]))
    assert s.told()[1] == SentBack((2, 4))
    assert s.phase() == Returning((2, 4), 0)
    s.do(PlaceBack(2, s.starts("eM")[0]), PlaceBack(4, s.starts("sS")[0]))
    assert (s.asked, s.phase()) == (1, Choosing())
    assert s.pawns[2] == s.starts("eM")[0]


@pytest.mark.clause("LP-16")
def test_a_mummy_on_a_foreign_mummy_bursts_with_it() -> None:
    s = scene(HUNT.replace("s  |", "S  |")).roll(2)
    s.do(Move(2, s.pawns[6]))
    assert s.told()[:2] == (Moved(2, (0, 1, 2)), Burst((2, 6)))
    assert (s.pawns[2], s.pawns[6]) == (BURST, BURST)
    assert s.asked == 1


@pytest.mark.clause("LP-14", "LP-15")
def test_passing_over_is_no_meeting() -> None:
    s = (
        scene("""
        +---+---+---+
        |e   S     b|
        +---+---+---+
    """)
        .roll(2)
        .move(0, "b")
    )
    assert s.pawns[0] == s.at["b"]
    assert s.pawns[6] >= 0


@pytest.mark.clause("LP-17")
def test_the_owner_of_each_pawn_chooses_even_out_of_turn() -> None:
    s = scene(HUNT).roll(2)
    s.do(Move(2, s.pawns[4]), PlaceBack(2, s.starts("eM")[1]))
    assert s.asked == 1
    assert s.refusal(PlaceBack(4, s.starts("sS")[0]), seat=0) == "LP-17"
    assert s.refusal(PlaceBack(4, s.starts("eM")[0])) == "LP-17"
    assert s.refusal(PlaceBack(5, s.starts("sS")[0])) == "LP-17"
    assert s.refusal(Roll()) == "LP-17"


@pytest.mark.clause("LP-17")
def test_with_one_free_start_nobody_is_asked() -> None:
    s = scene(
        """
        +---+---+---+---+---+---+
        |E     a s  | eM|lsS| sS|
        +---+---+---+---+---+---+
        |EeM|   |   |   |   |   |
        +---+---+---+---+---+---+
    """,
        families="esl",
    ).roll(2)
    s.do(Move(2, s.pawns[4]))
    assert s.told()[1:4] == (
        SentBack((2, 4)),
        PutBack(2, s.starts("eM")[0]),
        PutBack(4, s.starts("sS")[1]),
    )
    assert s.asked == 1


@pytest.mark.clause("LP-17")
def test_with_no_free_start_a_pawn_waits() -> None:
    s = scene(
        """
        +---+---+---+---+---+---+
        |E     a s  |LeM|lsS|LsS|
        +---+---+---+---+---+---+
        |EeM|   |   |   |   |   |
        +---+---+---+---+---+---+
    """,
        families="esl",
    ).roll(2)
    s.do(Move(2, s.pawns[4]))
    assert s.told()[1:4] == (SentBack((2, 4)), Waits(2), Waits(4))
    assert (s.pawns[2], s.pawns[4]) == (WAITING, WAITING)


@pytest.mark.clause("LP-17")
def test_a_pawn_may_return_to_the_meeting_square_if_it_is_its_own_start() -> None:
    s = scene("""
        +---+---+---+---+---+
        |e     a SsM| eS| eS|
        +---+---+---+---+---+
    """).roll(2)
    meeting = s.pawns[6]
    s.do(Move(0, meeting), PlaceBack(0, s.starts("eS")[0]))
    assert s.pawns[6] == meeting


@pytest.mark.clause("LP-17")
def test_a_waiting_pawn_returns_as_its_owners_turn_begins() -> None:
    s = scene("""
        +---+---+---+
        |e     a| sS|
        +---+---+---+
    """).roll(2)
    assert s.asked == 1
    assert s.told()[-2:] == (TurnBegan(1, 1), PutBack(4, s.starts("sS")[0]))
    assert s.pawns[5] == WAITING
    assert s.phase() == Choosing()


@pytest.mark.clause("LP-17")
def test_two_waiting_pawns_of_a_kind_fill_both_starts_unasked() -> None:
    s = scene("""
        +---+---+---+---+
        |e  | sS| sS|   |
        +---+---+---+---+
    """).roll(2)
    assert (s.pawns[4], s.pawns[5]) == (1, 2)
    assert s.phase() == Choosing()


@pytest.mark.clause("LP-17")
def test_a_waiting_pawn_with_two_free_starts_asks_its_owner_before_card_or_roll() -> None:
    drawing = """
        +---+---+---+---+---+
        |e  | sS| sS| sM| sM|
        +---+---+---+---+---+
    """
    s = scene(drawing, places={5: OUT, 6: WAITING}).roll(2)
    assert (s.asked, s.phase()) == (1, Placing())
    assert s.legal() == [PlaceBack(4, 1), PlaceBack(4, 2), PlaceBack(6, 3), PlaceBack(6, 4)]
    assert s.refusal(Roll()) == "LP-17"
    assert s.refusal(PlaceBack(4, 3)) == "LP-17"
    s.do(PlaceBack(6, 4))
    assert s.phase() == Placing()
    s.do(PlaceBack(4, 1))
    assert s.phase() == Choosing()
    assert (s.pawns[4], s.pawns[6]) == (1, 4)


@pytest.mark.clause("LP-17")
def test_a_pawn_just_placed_may_move_in_that_turn() -> None:
    s = scene(
        """
        +---+---+---+
        |e  | sS   a|
        +---+---+---+
    """,
        places={5: OUT},
    ).roll(2)
    s.roll(1).do(Walk())
    assert s.reach(4) == "a"


@pytest.mark.clause("LP-17")
def test_a_square_freed_later_in_the_turn_is_not_used() -> None:
    s = scene(
        """
        +---+---+
        |EeS   a|
        +---+---+
    """,
        places={1: OUT},
    )
    assert s.pawns[0] == WAITING
    s.roll(1).do(Walk()).move(2, "a")
    assert s.pawns[0] == WAITING
    assert s.asked == 1


@pytest.mark.clause("LP-17")
def test_nobody_puts_back_a_pawn_unasked() -> None:
    s = scene(MEETING)
    assert s.refusal(PlaceBack(0, s.starts("eS")[0])) == "LP-17"


@pytest.mark.clause("LP-18")
def test_a_player_without_mummies_moves_only_the_slave() -> None:
    s = (
        scene("""
        +---+---+---+
        |e     a   b|
        +---+---+---+
    """)
        .roll(2)
        .move(0, "b")
    )
    assert s.told() == (Moved(0, (0, 1, 2)), TurnBegan(1, 1))


@pytest.mark.clause("LP-18")
def test_a_meeting_caused_by_a_curse_is_judged_alike() -> None:
    s = scene(HUNT, hands={0: [Curse.RESTLESS_DEAD]})
    s.curse(Curse.RESTLESS_DEAD, Pick(2), Move(2, s.pawns[4]))
    assert s.told()[1] == SentBack((2, 4))
