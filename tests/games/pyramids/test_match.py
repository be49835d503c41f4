"""Whole matches in the log: taking back, what is final, saving with an own deck (PY-6, PY-12, PY-21)."""

from random import Random
from typing import TypeAlias

import pytest

from crocetta import games
from crocetta.games.expeditions.actions import DONE, Action, Flip, Keep, Take
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.pyramids.events import Event
from crocetta.games.pyramids.state import Options, Pencil, State
from crocetta.games.pyramids.view import View
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.kit.position import Position, TakeBackRefused
from tests.games.pyramids.positions import (
    HAND_DRAWN,
    before_the_tomb,
    mark,
    mark_beside,
    marking,
    sheet,
    shipped,
    tomb,
)

Evening: TypeAlias = Match[State, Action, Event, View, Options]


def evening(s: State) -> Evening:
    """A match without a seed that stands at this position."""
    match = Match.new(HAND_DRAWN, ["Ada", "Bruno"])
    match.position = Position(s)
    return match


def two_marking() -> Evening:
    return evening(marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), display=(11, 12), deck=(20, 21)))


@pytest.mark.clause("PY-12")
def test_marks_and_done_are_taken_back_the_last_one_first() -> None:
    match = two_marking()
    start = match.state
    match.play(0, mark("xx..."))
    marked = match.state
    match.play(0, DONE)
    match.take_back(0)
    assert match.state == marked
    match.take_back(0)
    assert match.state == start
    assert not match.can_take_back(0)


@pytest.mark.clause("PY-12")
def test_taking_back_leaves_the_others_marks_alone() -> None:
    match = two_marking()
    match.play(0, mark("xx..."))
    match.play(1, mark_beside("x...."))
    match.play(1, DONE)
    others = match.state.sheets[1], match.state.pencils[1]
    match.take_back(0)
    assert match.state.pencils[0] == Pencil()
    assert match.state.sheets[0] == match.state.opened[0]
    assert (match.state.sheets[1], match.state.pencils[1]) == others
    match.play(0, mark_beside("x...."))
    assert match.state.sheets[0].slots[0] == sheet(1).slots[0]


@pytest.mark.clause("PY-12")
def test_even_ones_own_done_is_withdrawn_while_another_is_still_marking() -> None:
    match = two_marking()
    match.play(1, mark_beside("x...."))
    match.play(1, DONE)
    match.play(0, mark("xx..."))
    assert list(match.to_act) == [0]
    match.take_back(1)
    assert list(match.to_act) == [0, 1]
    assert match.legal(1) == (DONE,)


@pytest.mark.clause("PY-12")
def test_when_all_have_finished_nothing_is_taken_back() -> None:
    match = two_marking()
    match.play(1, mark_beside("x...."))
    match.play(1, DONE)
    match.play(0, mark("xx..."))
    match.play(0, DONE)
    for seat in (0, 1):
        with pytest.raises(TakeBackRefused, match="final"):
            match.take_back(seat)


@pytest.mark.clause("PY-6")
def test_what_is_kept_is_final() -> None:
    match = Match.new(HAND_DRAWN, ["Ada", "Bruno"], seed="keep")
    match.play(0, Keep(0, 1))
    with pytest.raises(TakeBackRefused, match="final"):
        match.take_back(0)
    assert match.to_act == (1,)


@pytest.mark.clause("PY-21")
def test_a_card_of_the_display_may_be_put_back_until_the_dealer_refills() -> None:
    match = evening(
        marking(Shape.STRAIGHT_2, sheet(before_the_tomb(7), 2), sheet(), display=(11, 12, 13, 14), deck=(20,))
    )
    match.play(1, DONE)
    match.play(0, tomb(0, 7))
    match.play(0, DONE)
    taking = match.state
    match.play(0, Take(1))
    match.take_back(0)
    assert match.state == taking
    match.play(0, Take(2))
    match.play(DEALER, match.legal(DEALER)[0])
    with pytest.raises(TakeBackRefused, match="a card was drawn or the die rolled"):
        match.take_back(0)


@pytest.mark.clause("PY-7")
def test_the_same_seed_deals_and_flips_the_same() -> None:
    def opening(seed: str) -> State:
        match = Match.new(HAND_DRAWN, ["Ada", "Bruno"], seed=seed)
        match.play(0, Keep(0, 1))
        match.play(1, Keep(0, 1))
        return match.state

    assert opening("one") == opening("one")
    assert opening("one").phase is Phase.MARK
    assert len({opening(str(seed)).sheets for seed in range(5)}) == 5


@pytest.mark.clause("PY-25", "PY-26")
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("open_pile", [False, True])
def test_a_whole_match_is_saved_and_read_back_with_its_deck_and_its_option(own: bool, open_pile: bool) -> None:
    game = HAND_DRAWN if own else shipped()
    match = Match.new(game, ["Ada", "Bruno", "Chiara"], Options(open_pile=open_pile), seed="whole")
    rng = Random(3)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.state.turn == 28
    again = Match.loads(match.dumps(), games.resolve)
    assert again.state == match.state
    assert again.state.options == Options(open_pile=open_pile)
    assert again.dumps() == match.dumps()
    assert sum(isinstance(getattr(entry, "action", None), Flip) for entry in match.entries) == 28
    assert game.winners(match.state)
