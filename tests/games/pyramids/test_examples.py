"""The worked examples of the rulebook, number for number (PY-X1 to PY-X6)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Deal, Take
from crocetta.games.expeditions.events import Completed, Displayed, Took
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids.cards import Colour
from crocetta.games.pyramids.events import Claimed, Marked
from crocetta.games.pyramids.scoring import Score, score
from crocetta.games.pyramids.state import Claim
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import after, all_of, step, the
from tests.games.pyramids.positions import (
    HAND_DRAWN,
    PLAIN,
    before_the_tomb,
    cells,
    digging,
    mark,
    marking,
    of_colour,
    sheet,
    tomb,
)

GREEN, ORANGE, PURPLE = Colour.GREEN, Colour.ORANGE, Colour.PURPLE


@pytest.mark.clause("PY-X1", "PY-26")
def test_luca_scores_111() -> None:
    luca = sheet(
        completed=(46, 1, 7, 34, 8, 2, 21),
        torches=(0, 3),
        reds=6,
        greens=3,
        skulls=3,
        claims=(Claim(GREEN, 10), Claim(ORANGE, 6), Claim(GREEN, 3)),
    )
    colours = [HAND_DRAWN.deck.pyramids[card].colour for card in luca.completed]
    assert (len(colours), colours.count(ORANGE), colours.count(GREEN)) == (7, 2, 4)
    assert score(luca) == Score(pyramids=70, torches=10, claims=19, gems=18, skulls=-6)
    assert score(luca).total == 70 + 10 + 19 + 18 - 6 == 111


@pytest.mark.clause("PY-X2", "PY-24")
def test_teo_claims_6_with_card_15_before_sara_claims_3_with_card_33_and_purple_is_closed() -> None:
    sara, teo = 0, 1
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(33), completed=of_colour(PURPLE, 1)),
        sheet(before_the_tomb(15), completed=(3, 6, 9)),
        claimed=(0, 0, 1),
    )
    s = after(HAND_DRAWN, s, sara, tomb(0, 33), DONE)
    done = step(HAND_DRAWN, s, teo, tomb(0, 15), DONE)
    assert all_of(Claimed, done.events) == [
        Claimed(teo, PURPLE, 15, 6, 4, 2),
        Claimed(sara, PURPLE, 33, 3, 2, 3),
    ]
    assert done.state.sheets[teo].claims == (Claim(PURPLE, 6),)
    assert done.state.sheets[sara].claims == (Claim(PURPLE, 3),)
    assert done.state.claimed == (0, 0, 3)
    closed = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(12), completed=(33,)),
        sheet(),
        claimed=done.state.claimed,
    )
    closed = after(HAND_DRAWN, closed, 1, DONE)
    assert all_of(Claimed, step(HAND_DRAWN, closed, 0, tomb(0, 12), DONE).events) == []


@pytest.mark.clause("PY-X3", "PY-23")
def test_luca_takes_10_for_green_and_teo_10_for_purple_in_one_turn() -> None:
    luca, teo = 0, 1
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(46), completed=(1,)),
        sheet(before_the_tomb(21), completed=(15,)),
    )
    s = after(HAND_DRAWN, s, luca, tomb(0, 46), DONE)
    done = step(HAND_DRAWN, s, teo, tomb(0, 21), DONE)
    assert set(all_of(Claimed, done.events)) == {
        Claimed(luca, GREEN, 46, 10, 2, 1),
        Claimed(teo, PURPLE, 21, 10, 2, 1),
    }
    assert [sheet.claims for sheet in done.state.sheets] == [(Claim(GREEN, 10),), (Claim(PURPLE, 10),)]
    assert done.state.claimed == (1, 0, 1)


@pytest.mark.clause("PY-X4", "PY-16")
def test_teo_marks_torch_1_once_misses_torch_2_and_marks_torch_3() -> None:
    game, s = digging(Shape.STRAIGHT_2, "Ef.f# / ..f.# / ..### / ...## / #...T")
    teo, torches = 0, []
    rounds = [("xx...", 0), ("..xx.", 6), ("..... / xx...", 7), ("..... / ..xx.", 14)]
    for drawing, turn in rounds:
        s = replace(s, turn=turn, phase=Phase.MARK, used=(0,), opened=s.sheets)
        s = after(game, s, teo, mark(drawing), DONE)
        s = after(game, s, 1, DONE)
        torches.append(s.sheets[teo].torches)
    assert torches == [(0,), (0,), (0,), (0, 2)]
    assert score(s.sheets[teo]).torches == 10


@pytest.mark.clause("PY-X5", "PY-8", "PY-9")
def test_luca_places_an_l_4_turned_and_mirrored_over_the_entrance_of_an_untouched_card() -> None:
    game, s = digging(Shape.L_4, PLAIN)
    turned_and_mirrored = mark("xxx.. / ..x..")
    assert turned_and_mirrored in game.legal(s, 0)
    placed = game.apply(s, 0, turned_and_mirrored)
    assert the(Marked, placed.events).cells == cells("xxx.. / ..x..")
    assert placed.state.sheets[0].slots[0] == Holding(1, cells("xxx.. / ..x.."))


@pytest.mark.clause("PY-X6", "PY-21", "PY-22")
def test_luca_completes_takes_from_the_display_and_only_then_refills_it_to_four() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(20, before_the_tomb(34)), sheet(), display=(8, 2, 21, 15), deck=(33, 1, 7))
    s = after(HAND_DRAWN, s, 1, DONE)
    completed = step(HAND_DRAWN, s, 0, tomb(1, 34), DONE)
    assert completed.events[-1] == Completed(0, 34)
    assert completed.state.display == (8, 2, 21, 15)
    took = HAND_DRAWN.apply(completed.state, 0, Take(2))
    assert took.events == (Took(0, 21, unseen=False),)
    assert took.state.display == (8, 2, 15)
    assert took.state.sheets[0].slots == (Holding(20), Holding(21))
    refilled = HAND_DRAWN.apply(took.state, DEALER, Deal(7))
    assert refilled.events == (Displayed(7),)
    assert refilled.state.display == (8, 2, 15, 7)
    assert refilled.state.phase is Phase.FLIP
