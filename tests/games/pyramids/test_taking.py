"""Action 3: who goes first, what may be taken, when the display is refilled (PY-21, PY-22)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DECK, DONE, Deal, Flip, Mark, Take
from crocetta.games.expeditions.events import Completed, Displayed, Finished, Took
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids.events import Opened
from crocetta.games.pyramids.state import Completion, Sheet, State
from crocetta.kit.game import DEALER, Seat
from tests.games.expeditions_kit import after, all_of, bits, refusal, step, the
from tests.games.pyramids.positions import HAND_DRAWN, all_marked, before_the_tomb, cells, marking, sheet, tomb

Marks = dict[Seat, Mark]


def finish(s: State, marks: Marks) -> State:
    """These seats mark, then everybody says `Done`."""
    for seat, mark in marks.items():
        s = after(HAND_DRAWN, s, seat, mark)
    for seat in range(len(s.sheets)):
        s = after(HAND_DRAWN, s, seat, DONE)
    return s


def one_completed(display: tuple[int, ...] = (11, 12, 13, 14), deck: tuple[int, ...] = (20, 21)) -> State:
    """Seat 0 has just completed card 8 in its second slot; seat 1 has no card."""
    s = marking(Shape.STRAIGHT_2, sheet(1, before_the_tomb(8)), sheet(), display=display, deck=deck)
    return finish(s, {0: tomb(1, 8)})


def two_tombs(first: int, second: int) -> Sheet:
    """A player who has marked two Tombs, and all the rest, and has only `Done` to say."""
    return sheet(all_marked(first), all_marked(second))


@pytest.mark.clause("PY-21")
def test_a_completed_card_is_laid_aside_and_a_new_one_is_taken() -> None:
    s = marking(
        Shape.STRAIGHT_2,
        sheet(1, before_the_tomb(8)),
        sheet(),
        display=(11, 12, 13, 14),
        deck=(20, 21),
    )
    s = after(HAND_DRAWN, after(HAND_DRAWN, s, 1, DONE), 0, tomb(1, 8))
    done = HAND_DRAWN.apply(s, 0, DONE)
    assert done.events == (Finished(0), Opened(0, s.pencils[0].marks), Opened(1, ()), Completed(0, 8))
    assert done.state == replace(
        s,
        phase=Phase.TAKE,
        sheets=(sheet(1, None, completed=(8,)), sheet()),
        opened=(),
        pencils=(replace(s.pencils[1], done=False),) * 2,
        completions=(Completion(0, 8),),
        queue=(0,),
        to_take=1,
    )
    assert HAND_DRAWN.to_act(done.state) == (0,)
    assert HAND_DRAWN.legal(done.state, 0) == (Take(0), Take(1), Take(2), Take(3), Take(DECK))
    assert HAND_DRAWN.legal(done.state, 1) == ()
    assert not HAND_DRAWN.simultaneous(done.state)


@pytest.mark.clause("PY-21")
@pytest.mark.parametrize("place", range(4))
def test_a_new_card_comes_from_any_place_of_the_display(place: int) -> None:
    display = (11, 12, 13, 14)
    taken = HAND_DRAWN.apply(one_completed(), 0, Take(place))
    assert taken.events == (Took(0, display[place], unseen=False),)
    assert taken.state.sheets[0].slots == (Holding(1), Holding(display[place]))
    assert taken.state.display == tuple(card for card in display if card != display[place])
    assert taken.state.deck == bits((20, 21))
    assert not taken.final


@pytest.mark.clause("PY-21")
def test_a_card_of_the_deck_is_taken_unseen() -> None:
    s = one_completed()
    asked = HAND_DRAWN.apply(s, 0, Take(DECK))
    assert asked.events == ()
    assert asked.state == replace(s, phase=Phase.DRAW)
    assert HAND_DRAWN.to_act(asked.state) == (DEALER,)
    chance = HAND_DRAWN.chance(asked.state)
    assert (chance.stream, chance.key, chance.outcomes) == ("deals", (1,), (Deal(20), Deal(21)))
    drawn = HAND_DRAWN.apply(asked.state, DEALER, Deal(21))
    assert drawn.events == (Took(0, 21, unseen=True),)
    assert drawn.state.sheets[0].slots == (Holding(1), Holding(21))
    assert drawn.state.deck == bits((20,))
    assert drawn.state.display == (11, 12, 13, 14)
    assert drawn.state.phase is Phase.FLIP
    assert (drawn.state.queue, drawn.state.to_take) == ((), 0)


@pytest.mark.clause("PY-21")
def test_the_dealer_turns_up_only_cards_of_the_deck() -> None:
    s = after(HAND_DRAWN, one_completed(), 0, Take(DECK))
    for card in (11, 8, 1, 0, -1):
        assert refusal(HAND_DRAWN, s, DEALER, Deal(card)) == "PY-21"
    assert refusal(HAND_DRAWN, s, DEALER, Flip(0)) == "PY-21"
    assert refusal(HAND_DRAWN, s, 0, Take(0)) == "PY-21"


@pytest.mark.clause("PY-21")
def test_only_what_lies_there_is_taken_and_only_by_who_completed() -> None:
    s = one_completed(display=(11, 12, 13))
    assert HAND_DRAWN.legal(s, 0) == (Take(0), Take(1), Take(2), Take(DECK))
    for place in (-1, 3, 5):
        assert refusal(HAND_DRAWN, s, 0, Take(place)) == "PY-21"
    assert refusal(HAND_DRAWN, s, 1, Take(0)) == "PY-21"
    assert refusal(HAND_DRAWN, s, 0, DONE) == "PY-21"
    assert refusal(HAND_DRAWN, s, DEALER, Deal(20)) == "PY-21"


@pytest.mark.clause("PY-21")
@pytest.mark.parametrize(
    ("cards", "order"),
    [((2, 7, 9), (0, 1, 2)), ((9, 2, 7), (1, 2, 0)), ((9, 7, 2), (2, 1, 0)), ((7, 9, 2), (2, 0, 1))],
)
def test_the_lowest_number_takes_first(cards: tuple[int, int, int], order: tuple[Seat, ...]) -> None:
    s = marking(
        Shape.STRAIGHT_2,
        *(sheet(before_the_tomb(card), 40 + card % 8) for card in cards),
        display=(11, 12, 13, 14),
        deck=(20, 21, 22, 23, 24),
    )
    s = finish(s, {seat: tomb(0, card) for seat, card in enumerate(cards)})
    assert s.queue == order
    for refilled, seat in enumerate(order):
        assert HAND_DRAWN.to_act(s) == (seat,)
        assert s.sheets[seat].completed == (cards[seat],)
        assert all(s.sheets[later].completed == () for later in order[refilled + 1 :])
        s = after(HAND_DRAWN, s, seat, Take(0))
        if seat != order[-1]:
            assert refusal(HAND_DRAWN, s, order[-1], Take(0)) == "PY-22"
        s = after(HAND_DRAWN, s, DEALER, Deal(20 + refilled))
    assert s.phase is Phase.FLIP
    assert [sheet.slots[0] for sheet in s.sheets] == [Holding(11 + order.index(seat)) for seat in range(3)]
    assert s.display == (14, 20, 21, 22)


@pytest.mark.clause("PY-21")
def test_a_player_with_two_completed_cards_acts_once_in_the_place_of_the_lower() -> None:
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(5), 6),
        two_tombs(9, 2),
        sheet(before_the_tomb(7), 4),
        display=(11, 12, 13, 14),
        deck=(20, 21, 22, 23, 24),
    )
    s = after(HAND_DRAWN, s, 1, DONE)
    s = after(HAND_DRAWN, s, 0, tomb(0, 5), DONE)
    s = after(HAND_DRAWN, s, 2, tomb(0, 7))
    done = step(HAND_DRAWN, s, 2, DONE)
    assert all_of(Completed, done.events) == [Completed(1, 2), Completed(1, 9)]
    s = done.state
    assert (s.queue, s.to_take) == ((1, 0, 2), 2)
    assert s.completions == (Completion(1, 2), Completion(0, 5), Completion(2, 7), Completion(1, 9))
    first = HAND_DRAWN.apply(s, 1, Take(1))
    assert first.events == (Took(1, 12, unseen=False),)
    assert HAND_DRAWN.to_act(first.state) == (1,)
    assert (first.state.phase, first.state.to_take) == (Phase.TAKE, 1)
    assert first.state.display == (11, 13, 14)
    assert first.state.sheets[1].slots == (Holding(12), None)
    assert HAND_DRAWN.legal(first.state, 1) == (Take(0), Take(1), Take(2), Take(DECK))
    second = HAND_DRAWN.apply(first.state, 1, Take(2))
    assert second.events == (Took(1, 14, unseen=False),)
    assert second.state.sheets[1] == sheet(12, 14, completed=(2, 9))
    assert second.state.phase is Phase.REFILL
    assert second.state.display == (11, 13)
    s = after(HAND_DRAWN, second.state, DEALER, Deal(20))
    assert s.phase is Phase.REFILL
    refilled = HAND_DRAWN.apply(s, DEALER, Deal(21))
    assert refilled.events == (Displayed(21), Completed(0, 5))
    assert HAND_DRAWN.to_act(refilled.state) == (0,)
    assert refilled.state.to_take == 1


@pytest.mark.clause("PY-21")
def test_the_second_card_is_chosen_after_the_first_of_the_deck_was_seen() -> None:
    s = marking(Shape.STRAIGHT_2, two_tombs(9, 2), sheet(), display=(11, 12, 13, 14), deck=(20, 21))
    s = after(HAND_DRAWN, after(HAND_DRAWN, s, 0, DONE), 1, DONE)
    s = after(HAND_DRAWN, s, 0, Take(DECK))
    seen = HAND_DRAWN.apply(s, DEALER, Deal(21))
    assert seen.events == (Took(0, 21, unseen=True),)
    assert HAND_DRAWN.view(seen.state, 0).sheets[0].slots == (Holding(21), None)
    assert HAND_DRAWN.legal(seen.state, 0) == (Take(0), Take(1), Take(2), Take(3), Take(DECK))
    s = after(HAND_DRAWN, seen.state, 0, Take(DECK))
    s = after(HAND_DRAWN, s, DEALER, Deal(20))
    assert s.sheets[0].slots == (Holding(21), Holding(20))
    assert (s.deck, s.phase) == (0, Phase.FLIP)


@pytest.mark.clause("PY-22")
def test_the_display_is_refilled_to_four_at_the_end_of_the_players_own_action() -> None:
    s = after(HAND_DRAWN, one_completed(display=(11, 12, 13), deck=(20, 21, 22)), 0, Take(0))
    assert s.display == (12, 13)
    refilled = [HAND_DRAWN.apply(s, DEALER, Deal(22))]
    refilled.append(HAND_DRAWN.apply(refilled[0].state, DEALER, Deal(20)))
    assert [the(Displayed, part.events).card for part in refilled] == [22, 20]
    assert refilled[1].state.display == (12, 13, 22, 20)
    assert refilled[1].state.phase is Phase.FLIP
    assert refilled[1].state.turn == 1


@pytest.mark.clause("PY-22")
def test_the_dealer_refills_only_from_the_deck() -> None:
    s = after(HAND_DRAWN, one_completed(), 0, Take(0))
    for card in (11, 12, 8, 0, -1):
        assert refusal(HAND_DRAWN, s, DEALER, Deal(card)) == "PY-22"
    assert refusal(HAND_DRAWN, s, 0, Take(0)) == "PY-22"


@pytest.mark.clause("PY-22")
def test_with_an_empty_deck_play_goes_on_without_refilling() -> None:
    s = one_completed(deck=())
    assert HAND_DRAWN.legal(s, 0) == (Take(0), Take(1), Take(2), Take(3))
    assert refusal(HAND_DRAWN, s, 0, Take(DECK)) == "PY-22"
    s = after(HAND_DRAWN, s, 0, Take(3))
    assert s.phase is Phase.FLIP
    assert s.display == (11, 12, 13)
    assert s.turn == 1


@pytest.mark.clause("PY-22")
def test_the_last_card_of_the_deck_refills_the_display_as_far_as_it_goes() -> None:
    s = after(HAND_DRAWN, one_completed(display=(11, 12, 13), deck=(20,)), 0, Take(0))
    s = after(HAND_DRAWN, s, DEALER, Deal(20))
    assert s.display == (12, 13, 20)
    assert s.phase is Phase.FLIP


@pytest.mark.clause("PY-22")
def test_with_an_empty_display_the_deck_remains() -> None:
    s = one_completed(display=(), deck=(20,))
    assert HAND_DRAWN.legal(s, 0) == (Take(DECK),)
    s = after(HAND_DRAWN, after(HAND_DRAWN, s, 0, Take(DECK)), DEALER, Deal(20))
    assert s.sheets[0].slots == (Holding(1), Holding(20))
    assert s.phase is Phase.FLIP


@pytest.mark.clause("PY-22")
def test_with_nothing_left_to_take_one_goes_on_with_fewer_cards() -> None:
    s = one_completed(display=(), deck=())
    assert s.phase is Phase.FLIP
    assert s.sheets[0] == sheet(1, None, completed=(8,))
    assert (s.queue, s.to_take, s.completions) == ((), 0, ())
    s = after(HAND_DRAWN, s, DEALER, Flip(1))
    assert all(isinstance(act, Mark) and act.slot == 0 for act in HAND_DRAWN.legal(s, 0))


@pytest.mark.clause("PY-21", "PY-22")
def test_of_two_cards_to_take_only_one_may_be_left_and_the_next_player_gets_none() -> None:
    s = marking(Shape.STRAIGHT_2, two_tombs(2, 9), sheet(before_the_tomb(5), 6), display=(11,))
    s = after(HAND_DRAWN, after(HAND_DRAWN, s, 0, DONE), 1, tomb(0, 5), DONE)
    assert s.to_take == 2
    taken = HAND_DRAWN.apply(s, 0, Take(0))
    assert taken.events[:2] == (Took(0, 11, unseen=False), Completed(1, 5))
    assert taken.state.sheets[0].slots == (Holding(11), None)
    assert taken.state.sheets[1] == sheet(None, 6, completed=(5,))
    assert taken.state.phase is Phase.FLIP
    assert (taken.state.queue, taken.state.to_take) == ((), 0)


@pytest.mark.clause("PY-22")
def test_a_player_without_cards_passes_turn_after_turn() -> None:
    s = one_completed(display=(), deck=())
    for card in (1, 2):
        s = after(HAND_DRAWN, s, DEALER, Flip(card))
        assert HAND_DRAWN.legal(s, 1) == (DONE,)
        s = after(HAND_DRAWN, s, 1, DONE)
        s = after(HAND_DRAWN, s, 0, HAND_DRAWN.legal(s, 0)[0], DONE)
    assert s.turn == 3


@pytest.mark.clause("PY-21")
def test_nobody_takes_when_nobody_has_completed() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), display=(11,), deck=(20, 21))
    s = finish(s, {0: Mark(0, cells("xx...")), 1: Mark(1, cells("x...."))})
    assert s.phase is Phase.FLIP
    assert s.display == (11,)
    assert s.deck == bits((20, 21))
