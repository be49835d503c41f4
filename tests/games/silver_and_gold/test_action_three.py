"""Action 3: cups, completed maps, the refill of the display (SG-21 to SG-23, SG-26)."""

import pytest

from crocetta.games.expeditions.actions import DECK, DONE, Deal, Mark, Take
from crocetta.games.expeditions.events import Completed, Displayed, Took
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.events import CupWon, Started
from crocetta.games.silver_and_gold.state import Sheet, State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import (
    COIN,
    COINS,
    CROSS,
    FOUR_COINS,
    GREEN,
    IDLE,
    LAST,
    ORANGE,
    OTHER,
    PALM,
    PALMS,
    PLAIN,
    PURPLE,
    TWO_PALMS,
    after,
    all_done,
    all_of,
    at,
    held,
    left,
    marking,
    refusal,
    sheet,
)

SINGLE = at("x...")
DISPLAY = (GREEN, ORANGE, PURPLE, OTHER)


def filling(card: int, second: int | None) -> Sheet:
    """A player who completes a map with a single mark."""
    return sheet(left(card, "x..."), second)


def all_mark_a_single(s: State) -> State:
    """Everybody who has a map marks the upper left field of the first one; nobody has said `Done`."""
    for seat, its in enumerate(s.sheets):
        if its.slots[0]:
            s = after(GAME, s, seat, Mark(0, SINGLE))
    return s


# Cups


def with_coins(*coins: int, start: int = 0, cups_left: int = 6) -> tuple[State, list[CupWon]]:
    """Everybody crosses one more coin, on top of so many."""
    sheets = (sheet(COIN, COINS, coins=count) for count in coins)
    step = all_done(GAME, all_mark_a_single(marking(Shape.T_4, *sheets, start=start, cups_left=cups_left)))
    return step.state, all_of(CupWon, step.events)


@pytest.mark.clause("SG-8", "SG-21")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_cups_are_won_from_the_start_player_clockwise_highest_first(start: int) -> None:
    s, cups = with_coins(3, 3, 3, start=start)
    order = [(start + k) % 3 for k in range(3)]
    assert cups == [CupWon(order[0], 0, 6), CupWon(order[1], 0, 5), CupWon(order[2], 0, 4)]
    assert s.cups_left == 3
    assert [s.sheets[seat].cups for seat in order] == [(6,), (5,), (4,)]


@pytest.mark.clause("SG-21")
@pytest.mark.parametrize(("coins", "row"), [(3, 0), (7, 1), (11, 2)])
def test_any_of_the_three_rows_brings_a_cup(coins: int, row: int) -> None:
    s, cups = with_coins(coins, 0)
    assert cups == [CupWon(0, row, 6)]
    assert s.sheets[0].cups == (0,) * row + (6,)


@pytest.mark.clause("SG-21")
@pytest.mark.parametrize("coins", [0, 2, 4, 5, 8, 12])
def test_without_a_row_completed_this_turn_there_is_no_cup(coins: int) -> None:
    s, cups = with_coins(coins, 0)
    assert cups == []
    assert s.cups_left == 6


@pytest.mark.clause("SG-8", "SG-21")
def test_the_six_cups_run_from_six_to_one_and_then_there_is_nothing() -> None:
    won = []
    for cups_left in range(6, -1, -1):
        s, cups = with_coins(3, 0, cups_left=cups_left)
        won.append((cups[0].points, s.cups_left))
        assert s.sheets[0].cups == (cups_left,)
    assert won == [(6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 0), (0, 0)]


@pytest.mark.clause("SG-21")
def test_each_row_completed_without_a_cup_yet_brings_one() -> None:
    """Two at once cannot come up in play, where a turn brings four coins at most; the rule allows for them."""
    s = marking(Shape.SQUARE_4, sheet(COINS, GREEN, coins=8, cups=(6,)), sheet(COIN, PALM, coins=3), cups_left=5)
    s = after(GAME, after(GAME, s, 0, Mark(0, at("xx.. / xx.."))), 1, Mark(0, SINGLE))
    step = all_done(GAME, s)
    assert all_of(CupWon, step.events) == [CupWon(0, 1, 5), CupWon(0, 2, 4), CupWon(1, 0, 3)]
    assert step.state.sheets[0].cups == (6, 5, 4)
    assert step.state.cups_left == 2


@pytest.mark.clause("SG-21")
def test_a_row_completed_when_no_cup_is_left_brings_none_later_either() -> None:
    s, _ = with_coins(3, 0, cups_left=0)
    assert s.sheets[0].cups == (0,)
    s = marking(Shape.T_4, s.sheets[0], IDLE, cups_left=6)
    s = after(GAME, s, 0, Mark(0, at(".x..")))
    assert all_of(CupWon, all_done(GAME, s).events) == []


@pytest.mark.clause("SG-21")
def test_a_players_cup_comes_before_their_map_and_both_before_the_next_players() -> None:
    s = marking(
        Shape.STRAIGHT_2,
        sheet(left(COIN, "x..."), PLAIN, coins=3),
        sheet(left(COINS, "x..."), PALM, coins=3),
        start=1,
        display=DISPLAY,
    )
    step = all_done(GAME, all_mark_a_single(s))
    assert step.events[3:] == (CupWon(1, 0, 6), Completed(1, COINS))
    assert GAME.to_act(step.state) == (1,)
    assert step.state.cups_left == 5
    second = GAME.apply(step.state, 1, Take(0))
    assert second.events == (Took(1, GREEN, unseen=False), CupWon(0, 0, 5), Completed(0, COIN))
    assert GAME.to_act(second.state) == (0,)


# Maps


@pytest.mark.clause("SG-22")
def test_a_completed_map_is_laid_aside_and_a_new_one_taken_from_the_display() -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), IDLE, display=DISPLAY, deck=(LAST,))
    step = all_done(GAME, all_mark_a_single(s))
    assert step.events[-1] == Completed(0, PLAIN)
    s = step.state
    assert s.sheets[0].completed == (PLAIN,)
    assert s.sheets[0].slots == (None, held(CROSS))
    assert (s.phase, GAME.to_act(s), s.to_take) == (Phase.TAKE, (0,), 1)
    assert not GAME.simultaneous(s)
    assert list(GAME.legal(s, 0)) == [Take(0), Take(1), Take(2), Take(3), Take(DECK)]
    taken = GAME.apply(s, 0, Take(2))
    assert taken.events == (Took(0, PURPLE, unseen=False),)
    assert taken.state.sheets[0].slots == (held(PURPLE), held(CROSS))
    assert taken.state.display == (GREEN, ORANGE, OTHER)
    assert taken.state.to_take == 0


@pytest.mark.clause("SG-22")
def test_the_second_map_is_laid_aside_just_as_the_first() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(CROSS, left(PLAIN, "x...")), IDLE, display=DISPLAY)
    s = all_done(GAME, after(GAME, s, 0, Mark(1, SINGLE))).state
    assert s.sheets[0].slots == (held(CROSS), None)
    assert after(GAME, s, 0, Take(3)).sheets[0].slots == (held(CROSS), held(OTHER))


@pytest.mark.clause("SG-22")
def test_a_map_with_one_field_unmarked_is_not_complete() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(PLAIN, "xx.."), CROSS), IDLE, display=DISPLAY)
    step = all_done(GAME, all_mark_a_single(s))
    assert all_of(Completed, step.events) == []
    assert step.state.phase is Phase.FLIP


@pytest.mark.clause("SG-22")
def test_the_top_of_the_deck_is_taken_unseen_and_turned_up_by_the_dealer() -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), IDLE, display=DISPLAY, deck=(LAST, PALM))
    s = all_done(GAME, all_mark_a_single(s)).state
    asked = GAME.apply(s, 0, Take(DECK))
    assert asked.events == ()
    assert (asked.state.phase, GAME.to_act(asked.state)) == (Phase.DRAW, (DEALER,))
    assert asked.state.display == DISPLAY
    assert set(GAME.chance(asked.state).outcomes) == {Deal(PALM), Deal(LAST)}
    drawn = GAME.apply(asked.state, DEALER, Deal(LAST))
    assert drawn.events[0] == Took(0, LAST, unseen=True)
    assert drawn.state.sheets[0].slots == (held(LAST), held(CROSS))
    assert drawn.state.deck == 1 << PALM
    assert refusal(GAME, asked.state, DEALER, Deal(PLAIN)) == "SG-22"
    assert refusal(GAME, asked.state, 0, Take(0)) == "SG-22"


@pytest.mark.clause("SG-22")
@pytest.mark.parametrize("act", [Take(4), Take(-1), Take(5), Take(2), DONE, Mark(1, SINGLE)])
def test_nothing_else_can_be_taken_or_done(act: Take | Mark) -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), IDLE, display=(GREEN, ORANGE), deck=())
    s = all_done(GAME, all_mark_a_single(s)).state
    assert refusal(GAME, s, 0, act) == ("SG-26" if act == Take(DECK) else "SG-22")


@pytest.mark.clause("SG-22")
def test_only_the_player_whose_action_3_it_is_takes() -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), filling(COIN, PALM), start=1, display=DISPLAY)
    s = all_done(GAME, all_mark_a_single(s)).state
    assert GAME.to_act(s) == (1,)
    assert GAME.legal(s, 0) == ()
    assert refusal(GAME, s, 0, Take(0)) == "SG-22"
    assert refusal(GAME, s, DEALER, Take(0)) == "SG-22"


def both_filled(display: tuple[int, ...], deck: tuple[int, ...] = ()) -> State:
    """A player whose two maps were completed at once, about to take."""
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSS, "x..."), left(PLAIN, "x...")), IDLE, display=display, deck=deck)
    s = after(GAME, s, 0, Mark(0, SINGLE), Mark(1, SINGLE))
    return all_done(GAME, s).state


@pytest.mark.clause("SG-22")
def test_with_two_maps_completed_the_first_new_one_is_seen_before_the_second_is_chosen() -> None:
    s = both_filled(DISPLAY, deck=(LAST, PALM, PALMS))
    assert s.sheets[0].completed == (CROSS, PLAIN)
    assert s.to_take == 2
    s = after(GAME, s, 0, Take(DECK))
    s = after(GAME, s, DEALER, Deal(PALM))
    assert (s.phase, GAME.to_act(s), s.to_take) == (Phase.TAKE, (0,), 1)
    assert s.sheets[0].slots == (held(PALM), None)
    s = after(GAME, s, 0, Take(1))
    assert s.sheets[0].slots == (held(PALM), held(ORANGE))
    assert s.phase is Phase.REFILL


@pytest.mark.clause("SG-22", "SG-23")
def test_between_two_maps_taken_the_display_is_not_refilled() -> None:
    s = both_filled(DISPLAY, deck=(LAST, PALM))
    s = after(GAME, s, 0, Take(0))
    assert (s.phase, s.display) == (Phase.TAKE, (ORANGE, PURPLE, OTHER))
    assert list(GAME.legal(s, 0)) == [Take(0), Take(1), Take(2), Take(DECK)]
    s = after(GAME, s, 0, Take(0))
    assert (s.phase, s.display) == (Phase.REFILL, (PURPLE, OTHER))


@pytest.mark.clause("SG-23")
def test_the_display_is_refilled_to_four_before_the_next_players_action_3() -> None:
    s = marking(
        Shape.STRAIGHT_2,
        filling(PLAIN, CROSS),
        filling(COIN, PALM),
        display=DISPLAY,
        deck=(LAST, PALMS, TWO_PALMS),
    )
    s = all_done(GAME, all_mark_a_single(s)).state
    s = after(GAME, s, 0, Take(0))
    assert (s.phase, GAME.to_act(s)) == (Phase.REFILL, (DEALER,))
    assert GAME.view(s, 1).queue == (1,)  # whoever has taken is no longer waited for
    assert s.sheets[1].completed == ()
    step = GAME.apply(s, DEALER, Deal(PALMS))
    assert step.events == (Displayed(PALMS), Completed(1, COIN))
    assert step.state.display == (ORANGE, PURPLE, OTHER, PALMS)
    assert GAME.to_act(step.state) == (1,)
    assert after(GAME, step.state, 1, Take(3)).sheets[1].slots == (held(PALMS), held(PALM))


@pytest.mark.clause("SG-23")
def test_after_a_map_from_the_deck_a_full_display_needs_no_refill() -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), IDLE, display=DISPLAY, deck=(LAST, PALMS))
    s = after(GAME, all_done(GAME, all_mark_a_single(s)).state, 0, Take(DECK))
    s = after(GAME, s, DEALER, Deal(LAST))
    assert (s.phase, s.display) == (Phase.FLIP, DISPLAY)


@pytest.mark.clause("SG-23")
def test_the_display_is_not_refilled_while_nobody_has_taken() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PLAIN, CROSS), IDLE, display=(GREEN, ORANGE, OTHER, PURPLE), deck=(LAST,))
    assert all_done(GAME, all_mark_a_single(s)).state.phase is Phase.FLIP


@pytest.mark.clause("SG-23")
def test_two_maps_taken_from_the_display_are_replaced_by_two() -> None:
    s = both_filled(DISPLAY, deck=(LAST, PALM, PALMS))
    s = after(GAME, s, 0, Take(3), Take(0))
    s = after(GAME, s, DEALER, Deal(LAST))
    assert s.phase is Phase.REFILL
    s = after(GAME, s, DEALER, Deal(PALMS))
    assert (s.phase, s.display) == (Phase.FLIP, (ORANGE, PURPLE, LAST, PALMS))


@pytest.mark.clause("SG-26")
def test_with_an_empty_deck_play_goes_on_and_the_display_is_not_refilled() -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), filling(COIN, PALM), display=DISPLAY)
    s = all_done(GAME, all_mark_a_single(s)).state
    assert list(GAME.legal(s, 0)) == [Take(0), Take(1), Take(2), Take(3)]
    assert refusal(GAME, s, 0, Take(DECK)) == "SG-26"
    step = GAME.apply(s, 0, Take(0))
    assert step.state.display == (ORANGE, PURPLE, OTHER)
    assert GAME.to_act(step.state) == (1,)
    last = GAME.apply(step.state, 1, Take(0))
    assert last.events == (Took(1, ORANGE, unseen=False), Started(1))
    assert (last.state.phase, last.state.display) == (Phase.FLIP, (PURPLE, OTHER))


@pytest.mark.clause("SG-26")
def test_a_deck_that_runs_out_leaves_the_display_short() -> None:
    s = both_filled(DISPLAY, deck=(LAST,))
    s = after(GAME, s, 0, Take(0), Take(0))
    s = after(GAME, s, DEALER, Deal(LAST))
    assert (s.phase, s.display, s.deck) == (Phase.FLIP, (PURPLE, OTHER, LAST), 0)


@pytest.mark.clause("SG-26")
def test_an_empty_display_still_leaves_the_deck_to_take_from() -> None:
    s = both_filled((), deck=(LAST, PALM, PALMS))
    assert list(GAME.legal(s, 0)) == [Take(DECK)]


@pytest.mark.clause("SG-26")
def test_with_display_and_deck_empty_nothing_is_taken_and_one_map_is_left() -> None:
    s = marking(Shape.STRAIGHT_2, filling(PLAIN, CROSS), sheet(COIN, PALM))
    step = all_done(GAME, all_mark_a_single(s))
    assert step.state.phase is Phase.FLIP
    assert step.state.sheets[0].slots == (None, held(CROSS))
    assert step.state.sheets[0].completed == (PLAIN,)
    assert step.state.to_take == 0


@pytest.mark.clause("SG-26")
def test_with_one_card_in_all_a_player_with_two_maps_completed_takes_just_that() -> None:
    s = both_filled((GREEN,))
    s = after(GAME, s, 0, Take(0))
    assert (s.phase, s.to_take) == (Phase.FLIP, 0)
    assert s.sheets[0].slots == (held(GREEN), None)
    s = both_filled((), deck=(LAST,))
    s = after(GAME, after(GAME, s, 0, Take(DECK)), DEALER, Deal(LAST))
    assert (s.phase, s.to_take) == (Phase.FLIP, 0)
    assert s.sheets[0].slots == (held(LAST), None)


@pytest.mark.clause("SG-22", "SG-26")
def test_a_player_with_one_map_who_completes_it_takes_one_not_two() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(None, left(PLAIN, "x...")), IDLE, display=DISPLAY)
    s = all_done(GAME, after(GAME, s, 0, Mark(1, SINGLE))).state
    assert s.to_take == 1
    s = after(GAME, s, 0, Take(0))
    assert s.sheets[0].slots == (held(GREEN), None)
    assert s.phase is Phase.FLIP


@pytest.mark.clause("SG-21", "SG-22")
def test_a_row_of_coins_and_two_maps_at_once_are_all_settled_in_one_action_3() -> None:
    its = sheet(left(CROSS, "x..."), left(FOUR_COINS, "x..."), coins=3)
    s = marking(Shape.SQUARE_4, its, IDLE, display=DISPLAY)
    s = after(GAME, s, 0, Mark(0, SINGLE), Mark(1, SINGLE))
    step = all_done(GAME, s)
    assert step.events[3:] == (CupWon(0, 0, 6), Completed(0, CROSS), Completed(0, FOUR_COINS))
    assert step.state.to_take == 2
