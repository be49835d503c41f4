"""The passing of the start player, rounds, the last turn (SG-24, SG-25, SG-27)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Deal, Flip, Mark, Take
from crocetta.games.expeditions.events import Completed, Ended, RoundEnded
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.events import CupWon, Started
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import (
    COIN,
    CROSS,
    GREEN,
    IDLE,
    ORANGE,
    OTHER,
    PALM,
    PLAIN,
    after,
    all_done,
    all_of,
    at,
    left,
    marking,
    refusal,
    sheet,
)

SINGLE = at("x...")
USED = (1, 2, 3, 4, 5, 6)


@pytest.mark.clause("SG-24")
@pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("turn", [0, 3, 6, 26])
def test_the_start_player_passes_clockwise_every_turn(turn: int, start: int, following: int) -> None:
    step = all_done(GAME, marking(Shape.STRAIGHT_2, IDLE, IDLE, IDLE, start=start, turn=turn))
    assert step.state.start == following
    assert step.state.turn == turn + 1
    assert step.events[-1] == Started(following)


@pytest.mark.clause("SG-24")
def test_the_start_player_passes_after_action_3_not_before() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(PLAIN, "x..."), CROSS), IDLE, display=(GREEN,))
    s = all_done(GAME, after(GAME, s, 0, Mark(0, SINGLE))).state
    assert (s.phase, s.start, s.turn) == (Phase.TAKE, 0, 0)
    s = after(GAME, s, 0, Take(0))
    assert (s.phase, s.start, s.turn) == (Phase.FLIP, 1, 1)


@pytest.mark.clause("SG-25")
def test_within_a_round_used_cards_do_not_come_again() -> None:
    s = all_done(GAME, marking(Shape.STRAIGHT_2, IDLE, IDLE, turn=5, used=USED[:5])).state
    assert s.used == (*USED[:5], 0)
    assert set(GAME.chance(s).outcomes) == {Flip(6), Flip(7)}
    assert GAME.chance(s).key == (0,)


@pytest.mark.clause("SG-25")
@pytest.mark.parametrize(("turn", "number"), [(6, 1), (13, 2), (20, 3)])
def test_after_seven_cards_the_round_ends_and_all_eight_are_shuffled_again(turn: int, number: int) -> None:
    step = all_done(GAME, marking(Shape.STRAIGHT_2, IDLE, IDLE, turn=turn, used=USED))
    assert all_of(RoundEnded, step.events) == [RoundEnded(number)]
    assert step.state.used == ()
    assert step.state.phase is Phase.FLIP
    assert GAME.chance(step.state).outcomes == tuple(Flip(card) for card in range(8))
    assert GAME.chance(step.state).key == (number,)


@pytest.mark.clause("SG-25")
@pytest.mark.parametrize("turn", [0, 5, 7, 12, 26])
def test_no_round_ends_in_between(turn: int) -> None:
    step = all_done(GAME, marking(Shape.STRAIGHT_2, IDLE, IDLE, turn=turn))
    assert all_of(RoundEnded, step.events) == []
    assert step.state.used == (0,)


@pytest.mark.clause("SG-25")
def test_the_eighth_card_is_neither_shown_nor_used() -> None:
    s = replace(marking(Shape.STRAIGHT_2, IDLE, IDLE), phase=Phase.FLIP, used=(), opened=())
    flips = 0
    while s.turn < 7:
        s = after(GAME, s, DEALER, GAME.chance(s).outcomes[-1])
        s = all_done(GAME, s).state
        flips += 1
    assert flips == 7
    assert s.used == ()


@pytest.mark.clause("SG-25")
@pytest.mark.parametrize("open_pile", [False, True])
def test_the_used_pile_is_memory_that_views_carry(open_pile: bool) -> None:
    s = replace(marking(Shape.STRAIGHT_2, IDLE, IDLE, used=USED[:2]), options=Options(open_pile=open_pile))
    view = GAME.view(s, 0)
    assert view.used == (1, 2, 0)
    assert view.options.open_pile is open_pile


def last_turn() -> State:
    """Turn 28: both players complete a map, and seat 1 a row of coins too."""
    return marking(
        Shape.STRAIGHT_2,
        sheet(left(PLAIN, "x..."), CROSS, completed=(GREEN,)),
        sheet(left(COIN, "x..."), PALM, coins=3),
        turn=27,
        used=USED,
        display=(ORANGE, OTHER),
        deck=(16,),
        cups_left=4,
    )


@pytest.mark.clause("SG-27")
def test_turn_28_is_played_through_but_no_new_map_is_taken() -> None:
    s = after(GAME, after(GAME, last_turn(), 0, Mark(0, SINGLE)), 1, Mark(0, SINGLE))
    step = all_done(GAME, s)
    assert step.events[3:] == (
        Completed(0, PLAIN),
        CupWon(1, 0, 4),
        Completed(1, COIN),
        RoundEnded(4),
        Ended((18, 16)),
    )
    s = step.state
    assert (s.phase, s.turn, s.to_take, s.queue) == (Phase.OVER, 28, 0, ())
    assert [its.completed for its in s.sheets] == [(GREEN, PLAIN), (COIN,)]
    assert (s.display, s.deck) == ((ORANGE, OTHER), 1 << 16)
    assert GAME.scores(s) == (18, 16)
    assert GAME.winners(s) == (0,)


@pytest.mark.clause("SG-27")
def test_in_turn_27_new_maps_are_still_taken() -> None:
    s = after(GAME, after(GAME, replace(last_turn(), turn=26), 0, Mark(0, SINGLE)), 1, Mark(0, SINGLE))
    assert all_done(GAME, s).state.phase is Phase.TAKE


@pytest.mark.clause("SG-27")
def test_when_it_is_over_nobody_acts() -> None:
    s = all_done(GAME, marking(Shape.STRAIGHT_2, IDLE, IDLE, turn=27, used=USED)).state
    assert GAME.to_act(s) == ()
    for seat in (DEALER, 0, 1):
        assert GAME.legal(s, seat) == ()
        for act in (DONE, Take(0), Mark(0, SINGLE), Flip(7), Deal(1)):
            assert refusal(GAME, s, seat, act) == "SG-27"


@pytest.mark.clause("SG-27")
def test_there_is_no_winner_while_the_game_goes_on() -> None:
    s = last_turn()
    assert GAME.winners(s) == ()
    assert GAME.ranks(s) == (1, 2)


@pytest.mark.clause("SG-27")
def test_a_match_is_28_turns_in_four_rounds() -> None:
    s = replace(marking(Shape.STRAIGHT_2, IDLE, IDLE), phase=Phase.FLIP, used=(), opened=())
    rounds: list[RoundEnded] = []
    while GAME.to_act(s):
        s = after(GAME, s, DEALER, GAME.chance(s).outcomes[0])
        step = all_done(GAME, s)
        rounds += all_of(RoundEnded, step.events)
        s = step.state
    assert s.turn == 28
    assert rounds == [RoundEnded(number) for number in (1, 2, 3, 4)]
