"""Taking back one's own marks while others still mark (SG-16), and what stays final (SG-9)."""

import pytest

from crocetta.games.expeditions.actions import DONE, PAIRS, Action, Mark, Take
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.events import Event
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.match import Match
from crocetta.kit.position import TakeBackRefused
from tests.games.expeditions_kit import BY_HAND_GAME as GAME

Table = Match[State, Action, Event, View, Options]


def table(seats: int = 2, seed: str = "0") -> Table:
    """A match in which everybody has kept their first two maps."""
    match: Table = Match.new(GAME, ["Ada", "Bruno", "Cleo"][:seats], seed=seed)
    for seat in range(seats):
        match.play(seat, PAIRS[0])
    return match


def mark(match: Table, seat: int) -> Action:
    """The seat marks a single field without a cross, if there is one."""
    for act in match.legal(seat):
        step = GAME.apply(match.state, seat, act)
        if step.state.pencils[seat].owed == 0:
            match.play(seat, act)
            return act
    raise AssertionError("every field has a cross")


@pytest.mark.clause("SG-16")
def test_a_mark_is_taken_back_while_others_go_on_marking() -> None:
    match = table()
    before = match.state
    mark(match, 0)
    mark(match, 1)
    match.play(1, DONE)
    match.take_back(0)
    assert match.state.sheets[0] == before.sheets[0]
    assert match.state.pencils[0] == before.pencils[0]
    assert match.state.pencils[1].done
    assert match.to_act == (0,)


@pytest.mark.clause("SG-16")
def test_marks_are_taken_back_the_last_first_and_done_before_all() -> None:
    match = table(3)
    before = match.state
    while match.legal(0) != (DONE,):
        match.play(0, match.legal(0)[0])
    marked = match.state
    marks = len(marked.pencils[0].marks)
    match.play(0, DONE)
    assert 0 not in match.to_act
    match.take_back(0)
    assert match.state == marked
    assert list(match.to_act) == [0, 1, 2]
    for _ in range(marks):
        match.take_back(0)
    assert match.state == before
    assert not match.can_take_back(0)
    with pytest.raises(TakeBackRefused, match="a card was drawn or the die rolled"):
        match.take_back(0)


@pytest.mark.clause("SG-16")
def test_nothing_is_taken_back_once_all_have_finished() -> None:
    match = table()
    mark(match, 0)
    match.play(0, DONE)
    mark(match, 1)
    assert match.can_take_back(0)
    match.play(1, DONE)
    assert match.state.turn == 1
    for seat in (0, 1):
        assert not match.can_take_back(seat)


@pytest.mark.clause("SG-16")
def test_what_was_taken_back_can_be_marked_otherwise() -> None:
    match = table()
    first = mark(match, 0)
    match.take_back(0)
    other = next(a for a in match.legal(0) if isinstance(a, Mark) and a != first)
    match.play(0, other)
    assert [m.cells for m in match.state.pencils[0].marks] == [other.cells]


@pytest.mark.clause("SG-9")
def test_what_was_kept_is_final() -> None:
    match: Table = Match.new(GAME, ["Ada", "Bruno"], seed="0")
    match.play(0, PAIRS[2])
    with pytest.raises(TakeBackRefused, match="that choice is final"):
        match.take_back(0)
    assert match.state.kept == (PAIRS[2], None)


@pytest.mark.clause("SG-22")
def test_a_map_taken_stays_once_the_dealer_has_refilled_the_display() -> None:
    match = table(seed="3")
    while match.state.phase is not Phase.TAKE or not match.state.deck:
        for seat in match.to_act:
            if match.state.phase is Phase.TAKE:
                match.play(seat, match.legal(seat)[0])
                break
            match.play(seat, match.legal(seat)[-1])
    (seat,) = match.to_act
    match.play(seat, Take(0))
    assert not match.can_take_back(seat)
