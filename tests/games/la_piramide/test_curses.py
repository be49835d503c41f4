"""The nine curses: LP-20."""

import pytest

from crocetta.games.la_piramide.actions import Move, Name, Pick, PlaceBack, PlayCurse, Rob, Roll
from crocetta.games.la_piramide.events import (
    Awoke,
    CursePlayed,
    Moved,
    Plagued,
    PutBack,
    Robbed,
    SentBack,
    Swapped,
    TurnBegan,
    TurnLost,
    Waits,
)
from crocetta.games.la_piramide.pieces import WAITING, Curse
from crocetta.games.la_piramide.state import Choosing, Driving, Health, Naming, Options, Over, Picking, Swapping
from tests.games.la_piramide.scenes import cast, offered, scene

HALL = """
    +---+---+---+---+---+---+---+---+---+---+
    |e   s     b   c   d   f   g   h   i   j|
    +---+---+---+---+---+---+---+---+---+---+
    |E     k   l   m   n   o   p   q   r   t|
    +---+---+---+---+---+---+---+---+---+---+
"""
CELLS = """
    +---+---+---+
    |e  |s  |l  |
    +---+---+---+
"""


@pytest.mark.clause("LP-20", "LP-21")
def test_secret_passage_moves_a_slave_up_to_3_through_inner_walls() -> None:
    s = cast(HALL, Curse.SECRET_PASSAGE)
    assert s.told() == (CursePlayed(0, Curse.SECRET_PASSAGE),)
    assert s.phase() == Picking(Curse.SECRET_PASSAGE)
    assert s.legal() == [Pick(0)]
    s.do(Pick(0))
    assert s.phase() == Driving(Curse.SECRET_PASSAGE, 0)
    assert s.reach(0) == "bckl"
    s.move(0, "l")
    assert s.told() == (Moved(0, (0, 1, 2, 12)), TurnBegan(1, 1))


@pytest.mark.clause("LP-20", "LP-21")
def test_restless_dead_moves_a_mummy_up_to_6_through_inner_walls() -> None:
    s = cast(HALL, Curse.RESTLESS_DEAD)
    assert s.legal() == [Pick(2)]
    s.do(Pick(2))
    assert s.reach(2) == ".bcdfklmnop"  # the dot is the scarab's slave; its own slave is no destination
    assert s.refusal(Move(2, s.at["g"])) == "LP-20"


@pytest.mark.clause("LP-20", "LP-21")
def test_possession_moves_any_pawn_up_to_4_within_walls() -> None:
    s = cast(HALL, Curse.POSSESSION)
    assert s.legal() == [Pick(0), Pick(2), Pick(4)]
    s.do(Pick(4))
    assert s.reach(4) == "bcdf"
    assert s.refusal(Move(4, s.at["k"])) == "LP-7"
    assert s.refusal(Move(4, s.at["g"])) == "LP-20"
    s.move(4, "f")
    assert s.asked == 1


@pytest.mark.clause("LP-20", "LP-14")
def test_a_possessed_pawns_meetings_are_judged_as_its_own_familys() -> None:
    drawing = """
        +---+---+---+---+---+---+
        |s     a E     b|   | eM|
        +---+---+---+---+---+---+
    """
    s = cast(drawing, Curse.POSSESSION)
    s.do(Pick(4), Move(4, s.pawns[2]))  # my own mummy is foreign to the slave I possess
    assert s.told()[1] == SentBack((4, 2))
    friends = cast(drawing.replace("E  ", "S  "), Curse.POSSESSION).do(Pick(4))
    assert friends.refusal(Move(4, friends.pawns[6])) == "LP-8"


@pytest.mark.clause("LP-20", "LP-21")
def test_forced_march_moves_a_slave_up_to_8_within_walls() -> None:
    s = cast(HALL, Curse.FORCED_MARCH).do(Pick(0))
    assert s.reach(0) == "bcdfghi"
    assert s.refusal(Move(0, s.at["j"])) == "LP-20"
    assert s.refusal(Move(0, s.at["k"])) == "LP-7"
    assert s.refusal(Move(4, s.at["b"])) == "LP-20"


@pytest.mark.clause("LP-20", "LP-17")
def test_the_pharaohs_call_sends_any_pawn_back_to_its_start() -> None:
    drawing = """
        +---+---+---+---+---+
        |e  |s  | sS| sS|EeM|
        +---+---+---+---+---+
    """
    s = cast(drawing, Curse.PHARAOHS_CALL)
    assert s.legal() == [Pick(0), Pick(4)]
    assert s.refusal(Pick(2)) == "LP-25"  # it stands on its start already
    s.do(Pick(4))
    assert s.told() == (SentBack((4,)),)
    assert s.asked == 1
    s.do(PlaceBack(4, 3))
    assert s.pawns[4] == 3
    assert (s.asked, s.phase()) == (1, Choosing())


@pytest.mark.clause("LP-20", "LP-17")
def test_the_pharaohs_call_may_leave_a_pawn_waiting() -> None:
    s = cast(HALL, Curse.PHARAOHS_CALL).do(Pick(4))
    assert s.told()[:2] == (SentBack((4,)), Waits(4))
    assert s.pawns[4] == WAITING


@pytest.mark.clause("LP-25")
def test_the_pharaoh_calls_nobody_who_is_at_home() -> None:
    home = """
        +---+---+---+
        |eeS|ssS|EeM|
        +---+---+---+
    """
    assert not offered(home, Curse.PHARAOHS_CALL)
    for foreign in ("|slS|", "|ssM|"):
        assert offered(home.replace("|ssS|", foreign), Curse.PHARAOHS_CALL)


@pytest.mark.clause("LP-20", "LP-25")
def test_change_of_bandages_swaps_two_of_a_kind_of_two_families() -> None:
    drawing = """
        +---+---+---+---+---+---+
        |e  |e  |s  |E  |S  |l  |
        +---+---+---+---+---+---+
    """
    s = scene(drawing, families="esl", hands={0: [Curse.CHANGE_OF_BANDAGES]}).curse(Curse.CHANGE_OF_BANDAGES)
    assert s.legal() == [Pick(pawn) for pawn in (0, 1, 2, 4, 6, 8)]
    s.do(Pick(4))
    assert s.phase() == Swapping(4)
    assert s.legal() == [Pick(0), Pick(1), Pick(8)]
    assert s.refusal(Pick(6)) == "LP-20"
    assert s.refusal(Pick(4)) == "LP-25"
    assert s.refusal(Pick(5)) == "LP-24"
    s.do(Pick(8))  # neither is one's own
    assert s.told()[0] == Swapped((4, 8))
    assert (s.pawns[4], s.pawns[8]) == (5, 2)


@pytest.mark.clause("LP-20")
def test_after_a_change_of_bandages_no_meeting_is_judged() -> None:
    s = cast(HALL, Curse.CHANGE_OF_BANDAGES).do(Pick(0), Pick(4))
    assert (s.pawns[0], s.pawns[4]) == (1, 0)
    assert s.told() == (Swapped((0, 4)), TurnBegan(1, 1))


@pytest.mark.clause("LP-25")
def test_bandages_need_two_families() -> None:
    alone = """
        +---+---+---+
        |e  |e  |S  |
        +---+---+---+
    """
    assert not offered(alone, Curse.CHANGE_OF_BANDAGES)
    assert offered(alone.replace("S", "s"), Curse.CHANGE_OF_BANDAGES)
    s = scene(alone.replace("e  |e", "e  |s"), hands={0: [Curse.CHANGE_OF_BANDAGES]})
    s.curse(Curse.CHANGE_OF_BANDAGES)
    assert s.refusal(Pick(6)) == "LP-25"


@pytest.mark.clause("LP-20", "LP-25", "LP-17")
def test_awakening_returns_a_burst_mummy() -> None:
    drawing = """
        +---+---+---+
        |E  | eM| eM|
        +---+---+---+
    """
    s = cast(drawing, Curse.AWAKENING)
    assert s.told() == (CursePlayed(0, Curse.AWAKENING), Awoke(3))
    assert s.legal() == [PlaceBack(3, 1), PlaceBack(3, 2)]
    s.do(PlaceBack(3, 2))
    assert s.pawns[3] == 2
    assert s.asked == 1


@pytest.mark.clause("LP-25", "LP-24")
def test_awakening_returns_a_burst_mummy_even_to_wait() -> None:
    s = cast(HALL, Curse.AWAKENING)
    assert s.told()[:3] == (CursePlayed(0, Curse.AWAKENING), Awoke(3), Waits(3))
    assert s.pawns[3] == WAITING
    placed = cast(
        """
        +---+---+
        |E  | eM|
        +---+---+
    """,
        Curse.AWAKENING,
    )
    assert PutBack(3, 1) in placed.told()


@pytest.mark.clause("LP-20", "LP-21")
def test_awakening_moves_a_mummy_up_to_3_if_none_has_burst() -> None:
    s = cast(HALL, Curse.AWAKENING, places={3: WAITING})
    assert s.legal() == [Pick(2)]
    assert s.do(Pick(2)).reach(2) == "klm"


@pytest.mark.clause("LP-25")
def test_awakening_needs_a_burst_mummy_or_one_that_can_move() -> None:
    drawing = """
        +---+---+
        |E  |e  |
        +---+---+
    """
    assert not offered(drawing, Curse.AWAKENING, places={3: WAITING})
    assert offered(drawing, Curse.AWAKENING)


@pytest.mark.clause("LP-20", "LP-25")
def test_grave_robber_takes_a_card_at_random() -> None:
    s = scene(HALL, families="esl", hands={0: [Curse.GRAVE_ROBBER], 1: [Curse.PLAGUE, Curse.AWAKENING]})
    s.curse(Curse.GRAVE_ROBBER)
    assert s.phase() == Naming(Curse.GRAVE_ROBBER)
    assert s.legal() == [Name(1)]
    assert s.refusal(Name(0)) == "LP-20"
    assert s.refusal(Name(2)) == "LP-25"
    assert s.refusal(Name(9)) == "LP-20"
    s.do(Name(1))
    awakening, plague = s.state.hands[1]
    chance = s.game.chance(s.state)
    assert (chance.stream, chance.key, chance.outcomes) == ("robberies", (0, 1), (Rob(awakening), Rob(plague)))
    s.do(Rob(plague))
    assert s.told() == (Robbed(0, 1, Curse.PLAGUE), TurnBegan(1, 1))
    assert s.state.hands == ((plague,), (awakening,), ())


@pytest.mark.clause("LP-25")
def test_grave_robber_needs_somebody_who_holds_cards() -> None:
    assert not offered(HALL, Curse.GRAVE_ROBBER)
    s = scene(HALL, hands={0: [Curse.GRAVE_ROBBER], 1: [Curse.PLAGUE]})
    assert PlayCurse(Curse.GRAVE_ROBBER) in s.legal()


@pytest.mark.clause("LP-20")
def test_plague_costs_a_player_the_next_turn() -> None:
    s = scene(CELLS, families="esl", hands={0: [Curse.PLAGUE]}).curse(Curse.PLAGUE)
    assert s.legal() == [Name(1), Name(2)]
    s.do(Name(2))
    assert s.told() == (Plagued(2), TurnBegan(1, 1))
    s.roll(6)
    assert s.asked == 0
    assert s.told()[-2:] == (TurnLost(2), TurnBegan(0, 2))
    assert s.state.turn == 3


@pytest.mark.clause("LP-20", "LP-17")
def test_a_lost_turn_places_no_waiting_pawn() -> None:
    s = scene(
        """
        +---+---+
        |e  | sS|
        +---+---+
    """,
        hands={0: [Curse.PLAGUE]},
    ).curse(Curse.PLAGUE, Name(1))
    assert s.told() == (Plagued(1), TurnLost(1), TurnBegan(0, 2))
    assert s.pawns[4] == WAITING


@pytest.mark.clause("LP-20")
def test_plague_spares_whoever_will_lose_or_has_just_lost_a_turn() -> None:
    s = scene(HALL, families="esl", hands={0: [Curse.PLAGUE]}, health={1: Health.SICK}).curse(Curse.PLAGUE)
    assert s.legal() == [Name(2)]
    assert s.refusal(Name(1)) == "LP-20"
    weak = scene(HALL, families="esl", hands={0: [Curse.PLAGUE]}, health={2: Health.WEAK}).curse(Curse.PLAGUE)
    assert weak.legal() == [Name(1)]
    none = scene(HALL, hands={0: [Curse.PLAGUE]}, health={1: Health.WEAK})
    assert none.legal() == [Roll()]
    assert none.refusal(PlayCurse(Curse.PLAGUE)) == "LP-20"


@pytest.mark.clause("LP-20")
def test_at_two_players_the_caster_plays_again_without_plague() -> None:
    s = scene(CELLS, hands={0: [Curse.PLAGUE, Curse.PLAGUE]}).curse(Curse.PLAGUE, Name(1))
    assert s.asked == 0
    assert s.legal() == [Roll()]
    s.roll(6)
    assert s.asked == 1
    assert s.state.health == (Health.WELL, Health.WELL)


@pytest.mark.clause("LP-20", "LP-19")
def test_a_lost_turn_counts_towards_the_turn_limit() -> None:
    s = scene(HALL, hands={0: [Curse.PLAGUE]}, options=Options(turn_limit=1)).curse(Curse.PLAGUE, Name(1))
    assert s.phase() == Over()


@pytest.mark.clause("LP-20")
def test_an_edition_says_how_far_a_curse_moves_a_pawn() -> None:
    farther = scene(HALL, hands={0: [Curse.POSSESSION]}, numbers={Curse.POSSESSION: 5})
    farther.curse(Curse.POSSESSION, Pick(0))
    assert farther.reach(0) == "bcdf"
    assert cast(HALL, Curse.POSSESSION).do(Pick(0)).reach(0) == "bcd"


@pytest.mark.clause("LP-20")
def test_an_edition_says_how_far_apart_two_may_be_that_change_bandages() -> None:
    drawing = """
        +---+---+---+---+
        |e  |s   l   e  |
        +---+---+---+---+
        |S   L       E  |
        +---+---+---+---+
    """
    swap = Curse.CHANGE_OF_BANDAGES
    s = scene(drawing, families="esl", hands={0: [swap]}, numbers={swap: 1}).curse(swap)
    assert s.legal() == [Pick(pawn) for pawn in (0, 1, 4, 6, 8, 10)]
    assert s.reason(Pick(2)) == "No other family’s mummy is within 1 square."
    s.do(Pick(0))
    assert s.legal() == [Pick(4)]
    assert s.reason(Pick(8)) == "Too far: swap it with a pawn at most 1 square away."
    two = scene(drawing, families="esl", hands={0: [swap]}, numbers={swap: 2}).curse(swap, Pick(0))
    assert two.legal() == [Pick(4), Pick(8)]


@pytest.mark.clause("LP-20")
def test_an_edition_may_let_plague_cost_two_turns_at_two_players() -> None:
    longer = {Curse.PLAGUE: 2}
    s = scene(CELLS, hands={0: [Curse.PLAGUE, Curse.PLAGUE]}, numbers=longer).curse(Curse.PLAGUE, Name(1))
    assert s.told() == (Plagued(1, turns=2), TurnLost(1), TurnBegan(0, 2))
    for _ in range(2):
        assert s.asked == 0
        assert s.legal() == [Roll()]
        s.roll(6)
    assert s.asked == 1
    assert s.state.health == (Health.WELL, Health.WELL)
    three = scene(CELLS, families="esl", hands={0: [Curse.PLAGUE]}, numbers=longer).curse(Curse.PLAGUE, Name(2))
    assert three.told() == (Plagued(2), TurnBegan(1, 1))
