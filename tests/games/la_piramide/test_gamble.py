"""After a 1: LP-13."""

from itertools import combinations

import pytest

from crocetta.games.la_piramide.actions import Deal, Gamble, Move, Rolled, Walk
from crocetta.games.la_piramide.events import Drew, Gambled, GambleRolled, TurnBegan
from crocetta.games.la_piramide.pieces import Curse, curse_of
from crocetta.games.la_piramide.state import Choosing, Drawing, Gambling, MummyMoves, Options, SlaveMoves, Tempted
from tests.games.la_piramide.scenes import scene, without_deck

ROOM = """
    +---+---+---+
    |e     a   b|
    +---+---+---+
    |E     c   d|
    +---+---+---+
"""


@pytest.mark.clause("LP-13")
def test_a_1_is_walked_by_both_or_gambled() -> None:
    s = scene(ROOM).roll(1)
    assert s.phase() == Tempted()
    assert s.legal() == [Walk(), *map(Gamble, combinations(range(1, 7), 2))]


@pytest.mark.clause("LP-13")
def test_walking_moves_both_by_one() -> None:
    s = scene(ROOM).roll(1).do(Walk())
    assert s.phase() == SlaveMoves(1)
    s.move(0, "a")
    assert s.phase() == MummyMoves(1)
    s.move(2, "c")
    assert s.asked == 1


@pytest.mark.clause("LP-13")
def test_with_gamble_3_three_values_are_named() -> None:
    s = scene(ROOM, options=Options(gamble=3)).roll(1)
    assert s.legal() == [Walk(), *map(Gamble, combinations(range(1, 7), 3))]
    assert s.refusal(Gamble((1, 2))) == "LP-13"


@pytest.mark.clause("LP-13")
@pytest.mark.parametrize("values", [(3,), (2, 2), (4, 2), (1, 2, 3), (6, 7), ()])
def test_exactly_two_different_values_are_named(values: tuple[int, ...]) -> None:
    assert scene(ROOM).roll(1).refusal(Gamble(values)) == "LP-13"


@pytest.mark.clause("LP-13")
def test_a_hit_draws_the_top_card_and_ends_the_turn() -> None:
    s = scene(ROOM).roll(1).do(Gamble((2, 5)))
    assert s.told() == (Gambled(0, (2, 5)),)
    assert s.phase() == Gambling((2, 5))
    s.do(Rolled(5))
    assert s.told() == (GambleRolled(0, 5, True),)
    assert s.phase() == Drawing()
    s.do(Deal(20))
    assert s.told() == (Drew(0, curse_of(20), False), TurnBegan(1, 1))
    assert s.state.hands[0] == (20,)
    assert 20 not in s.state.deck


@pytest.mark.clause("LP-13")
def test_a_miss_draws_nothing_and_ends_the_turn() -> None:
    s = scene(ROOM).roll(1).do(Gamble((2, 5)), Rolled(4))
    assert s.told() == (GambleRolled(0, 4, False), TurnBegan(1, 1))
    assert s.state.hands[0] == ()
    assert s.pawns[0] == scene(ROOM).pawns[0]


@pytest.mark.clause("LP-13")
def test_the_second_roll_opens_no_new_gamble() -> None:
    s = scene(ROOM).roll(1).do(Gamble((2, 5)), Rolled(1))
    assert (s.asked, s.phase()) == (1, Choosing())


@pytest.mark.clause("LP-13")
def test_the_choice_is_made_before_either_pawn_moves() -> None:
    s = scene(ROOM).roll(1).do(Walk()).move(0, "a")
    assert s.refusal(Gamble((1, 2))) == "LP-13"
    tempted = scene(ROOM).roll(1)
    assert tempted.refusal(Move(0, tempted.at["a"])) == "LP-13"
    assert scene(ROOM).roll(2).refusal(Walk()) == "LP-13"


@pytest.mark.clause("LP-13")
def test_one_may_gamble_with_an_empty_deck_and_draws_nothing() -> None:
    s = without_deck(scene(ROOM)).roll(1).do(Gamble((2, 5)), Rolled(2))
    assert s.told()[0] == GambleRolled(0, 2, True)
    assert s.state.hands[0] == ()
    assert s.asked == 1


@pytest.mark.clause("LP-13", "LP-23")
def test_below_the_unknown_cards_lie_the_played_ones_in_their_order() -> None:
    s = without_deck(scene(ROOM, bottom=[Curse.PLAGUE, Curse.AWAKENING]))
    first, second = s.state.bottom
    s.roll(1).do(Gamble((2, 5)), Rolled(2))
    assert s.legal() == [Deal(first)]
    s.do(Deal(first))
    assert s.told()[0] == Drew(0, Curse.PLAGUE, True)
    assert s.state.bottom == (second,)


@pytest.mark.clause("LP-13")
def test_one_may_gamble_or_walk_with_no_legal_move() -> None:
    drawing = """
        +---+
        |e  |
        +---+
    """
    s = scene(drawing).roll(1)
    assert Gamble((1, 2)) in s.legal()
    assert s.do(Walk()).asked == 1


@pytest.mark.clause("LP-13")
def test_dice_are_keyed_by_seat_turn_and_roll() -> None:
    s = scene(ROOM, turn=6, options=Options())
    s.do(*s.legal()[:1])
    assert s.game.chance(s.state).key == (0, 4, 1)
    s.do(Rolled(1), Gamble((1, 2)))
    assert s.game.chance(s.state).key == (0, 4, 2)
    assert s.game.chance(s.state).stream == "dice"
