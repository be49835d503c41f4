"""The worked examples of the rulebook, number for number (SG-X1 to SG-X5)."""

import pytest

from crocetta.games.expeditions.actions import Deal, Mark, Take
from crocetta.games.expeditions.events import Completed, Took
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold import scoring
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.events import CupWon
from crocetta.games.silver_and_gold.scoring import Score
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import (
    COIN,
    COINS,
    GREEN,
    LAST,
    ORANGE,
    OTHER,
    PALM,
    PALM_AND_COIN,
    PALMS,
    PLAIN,
    PURPLE,
    Drawn,
    after,
    all_done,
    all_of,
    at,
    deck_of,
    held,
    left,
    marking,
    sheet,
)

SINGLE = at("x...")


@pytest.mark.clause("SG-X1", "SG-20")
def test_tim_writes_three_for_a_palm_with_two_palms_in_the_display() -> None:
    s = marking(
        Shape.STRAIGHT_2, sheet(PALM, GREEN), sheet(PLAIN, COIN), display=(PALMS, ORANGE, PALM_AND_COIN, OTHER)
    )
    assert after(GAME, s, 0, Mark(0, SINGLE)).sheets[0].palms == (3,)


@pytest.mark.clause("SG-X2", "SG-21")
def test_linus_first_fills_a_coin_row_and_gets_six_the_next_gets_five() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PLAIN, COINS, coins=3), sheet(COIN, GREEN, coins=2))
    s = after(GAME, after(GAME, s, 1, Mark(0, SINGLE)), 0, Mark(1, SINGLE))
    turn = all_done(GAME, s)
    assert all_of(CupWon, turn.events) == [CupWon(0, 0, 6)]
    s = after(GAME, turn.state, DEALER, GAME.chance(turn.state).outcomes[0])
    sheets = (s.sheets[0], sheet(COIN, GREEN, coins=3))
    s = marking(Shape.STRAIGHT_3, *sheets, cups_left=s.cups_left, turn=1)
    s = after(GAME, after(GAME, s, 0, Mark(0, SINGLE)), 1, Mark(0, SINGLE))
    assert all_of(CupWon, all_done(GAME, s).events) == [CupWon(1, 0, 5)]


@pytest.mark.clause("SG-X3", "SG-27", "SG-28")
def test_sarah_scores_95() -> None:
    deck = deck_of(
        Drawn(Colour.GREY, "oooo / oooo"),
        Drawn(Colour.GREY, "ooo. / ooo. / oo..", seal=Colour.ORANGE),
        Drawn(Colour.ORANGE, "oooo / oooo / oooo"),
        Drawn(Colour.ORANGE, "+ooo / oooo / ooo+"),
        Drawn(Colour.GREEN, "oooo / oooo / oo..", seal=Colour.GREY),
        Drawn(Colour.PURPLE, "oooo / oooo / oooo / oo.."),
    )
    sarah = sheet(None, None, completed=(1, 2, 3, 4, 5, 6), coins=9, cups=(5, 3), palms=(1, 3, 4))
    its = scoring.score(deck, sarah)
    assert its == Score(maps=64, seals=1 * 2 + 2 * 2, coins=9, cups=8, palms=8)
    assert its.coins + its.cups == 17
    assert its.total == 95


@pytest.mark.clause("SG-X4", "SG-12")
def test_linus_marks_an_l_turned_by_90_degrees_and_mirrored() -> None:
    s = marking(Shape.L_4, sheet(PLAIN, PURPLE), sheet(COIN, GREEN))
    turned_and_mirrored = Mark(1, at(".... / x... / xxx."))
    assert turned_and_mirrored in GAME.legal(s, 0)
    s = after(GAME, s, 0, turned_and_mirrored)
    assert s.sheets[0].slots == (held(PLAIN), held(PURPLE, ".... / x... / xxx."))


@pytest.mark.clause("SG-X5", "SG-22")
def test_sarah_completes_an_orange_map_for_twelve_and_takes_one_new_map() -> None:
    sarah = sheet(left(ORANGE, "xxx."), GREEN)
    s = marking(Shape.STRAIGHT_3, sarah, sheet(PLAIN, COIN), display=(OTHER, PURPLE, PALM, PALMS), deck=(LAST,))
    before = GAME.scores(s)[0]
    s = after(GAME, after(GAME, s, 0, Mark(0, at("xxx."))), 1, Mark(0, SINGLE))
    turn = all_done(GAME, s)
    assert all_of(Completed, turn.events) == [Completed(0, ORANGE)]
    assert GAME.scores(turn.state)[0] - before == 12
    taken = GAME.apply(turn.state, 0, Take(1))
    assert taken.events == (Took(0, PURPLE, unseen=False),)
    assert taken.state.sheets[0].completed == (ORANGE,)
    assert taken.state.sheets[0].slots == (held(PURPLE), held(GREEN))
    assert after(GAME, taken.state, DEALER, Deal(LAST)).phase is Phase.FLIP
