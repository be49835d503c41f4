"""Coins and palms (SG-7, SG-19, SG-20)."""

import pytest

from crocetta.games.expeditions.actions import DONE, Deal, Mark, Take
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.events import Marked
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import (
    COIN,
    COINS,
    CROSS,
    GREEN,
    IDLE,
    PALM,
    PALM_AND_COIN,
    PALMS,
    PLAIN,
    PURPLE,
    TWO_PALMS,
    after,
    all_done,
    at,
    left,
    marking,
    sheet,
)

SINGLE = at("x...")


@pytest.mark.clause("SG-19")
def test_each_coin_marked_crosses_the_next_coin() -> None:
    s = marking(Shape.STRAIGHT_3, sheet(COINS, COIN, coins=2), IDLE)
    step = GAME.apply(s, 0, Mark(0, at("xxx.")))
    assert step.events == (Marked(0, 0, COINS, at("xxx."), coins=3, palms=(), owed=0),)
    assert step.state.sheets[0].coins == 5
    assert GAME.apply(s, 0, Mark(1, at("xxx."))).state.sheets[0].coins == 3
    assert GAME.apply(s, 0, Mark(1, at(".xxx"))).state.sheets[0].coins == 2


@pytest.mark.clause("SG-7", "SG-19")
@pytest.mark.parametrize(("before", "crossed"), [(8, 4), (9, 3), (10, 2), (11, 1), (12, 0)])
def test_after_twelve_coins_further_ones_are_worth_nothing(before: int, crossed: int) -> None:
    s = marking(Shape.SQUARE_4, sheet(COINS, GREEN, coins=before), IDLE)
    step = GAME.apply(s, 0, Mark(0, at("xx.. / xx..")))
    assert step.events == (Marked(0, 0, COINS, at("xx.. / xx.."), coins=crossed, palms=(), owed=0),)
    assert step.state.sheets[0].coins == 12


@pytest.mark.clause("SG-19")
def test_a_bonus_mark_on_a_coin_counts_too() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(CROSS, COIN), IDLE)
    assert after(GAME, s, 0, Mark(0, SINGLE), Mark(1, SINGLE)).sheets[0].coins == 1


@pytest.mark.clause("SG-20")
@pytest.mark.parametrize(
    ("display", "written"),
    [((), 1), ((PLAIN, GREEN, COIN, PURPLE), 1), ((PALMS, GREEN), 2), ((PALMS, TWO_PALMS, PALM_AND_COIN, COIN), 5)],
)
def test_a_palm_is_worth_one_and_one_for_each_palm_on_the_display(display: tuple[int, ...], written: int) -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PALM, GREEN, palms=(7,)), IDLE, display=display)
    step = GAME.apply(s, 0, Mark(0, SINGLE))
    assert step.events == (Marked(0, 0, PALM, SINGLE, coins=0, palms=(written,), owed=0),)
    assert step.state.sheets[0].palms == (7, written)


@pytest.mark.clause("SG-20")
def test_a_palm_does_not_count_ones_own_other_map_nor_the_others_maps() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PALM, PALMS), sheet(TWO_PALMS, PALM_AND_COIN), display=(GREEN,))
    assert after(GAME, s, 0, Mark(0, SINGLE)).sheets[0].palms == (1,)


@pytest.mark.clause("SG-20", "SG-23")
def test_a_palm_counts_the_display_before_the_refill() -> None:
    completing = sheet(left(PLAIN, "x..."), GREEN)
    marking_a_palm = sheet(PALM, COIN)
    s = marking(Shape.STRAIGHT_2, completing, marking_a_palm, display=(PALMS, PALM_AND_COIN), deck=(TWO_PALMS,))
    s = after(GAME, s, 1, Mark(0, SINGLE))
    s = after(GAME, s, 0, Mark(0, SINGLE))
    s = after(GAME, all_done(GAME, s).state, 0, Take(0))
    s = after(GAME, s, DEALER, Deal(TWO_PALMS))
    assert (s.phase, s.display) == (Phase.FLIP, (PALM_AND_COIN, TWO_PALMS))
    assert s.sheets[1].palms == (3,)


@pytest.mark.clause("SG-20")
def test_an_unmarked_palm_on_the_marked_map_writes_nothing() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PALM, GREEN), IDLE, display=(PALMS,))
    assert after(GAME, s, 0, Mark(0, at(".xx."))).sheets[0].palms == ()


@pytest.mark.clause("SG-20")
def test_writing_a_palm_is_compulsory_and_happens_with_the_mark() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PALM_AND_COIN, GREEN), IDLE, display=(PALMS,))
    s = after(GAME, s, 0, Mark(0, at("xx..")))
    assert (s.sheets[0].palms, s.sheets[0].coins) == ((2,), 1)
    assert GAME.legal(s, 0) == (DONE,)


@pytest.mark.clause("SG-7", "SG-20")
@pytest.mark.parametrize(
    ("before", "after_"),
    [((), (2, 2)), ((9, 9), (9, 9, 2, 2)), ((9, 9, 9), (9, 9, 9, 2)), ((9, 9, 9, 9), (9, 9, 9, 9))],
)
def test_after_four_boxes_palms_are_worth_nothing(before: tuple[int, ...], after_: tuple[int, ...]) -> None:
    s = marking(Shape.STRAIGHT_2, sheet(TWO_PALMS, GREEN, palms=before), IDLE, display=(PALM,))
    step = GAME.apply(s, 0, Mark(0, at("xx..")))
    assert step.state.sheets[0].palms == after_
    assert step.events == (Marked(0, 0, TWO_PALMS, at("xx.."), coins=0, palms=after_[len(before) :], owed=0),)
