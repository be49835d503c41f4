"""Components and setup (SG-6 to SG-10)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, PAIRS, Deal, Flip, Keep, Start, Take
from crocetta.games.expeditions.events import Dealt, Displayed, Kept, Laid
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape
from crocetta.games.expeditions.table import EMPTY, Phase
from crocetta.games.silver_and_gold.events import Started
from crocetta.games.silver_and_gold.state import Options, Sheet, State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import after, bits, held, refusal

ALL = set(range(1, 17))


def dealt(seats: int = 2, *, start: int = 0) -> State:
    """Cards 1 to 4 for seat 0, 5 to 8 for seat 1, and so on."""
    s = after(GAME, GAME.setup(seats, Options()), DEALER, Start(start))
    return after(GAME, s, DEALER, *(Deal(card) for card in range(1, 4 * seats + 1)))


def chosen() -> State:
    """Seat 0 has 2 and 4 before it, seat 1 has 5 and 6."""
    return after(GAME, after(GAME, dealt(), 0, Keep(1, 3)), 1, Keep(0, 1))


@pytest.mark.clause("SG-6")
def test_there_are_eight_expedition_cards_of_six_shapes() -> None:
    assert Counter(EXPEDITIONS) == {
        Shape.STRAIGHT_2: 1,
        Shape.STRAIGHT_3: 2,
        Shape.CORNER_3: 2,
        Shape.T_4: 1,
        Shape.L_4: 1,
        Shape.SQUARE_4: 1,
    }


@pytest.mark.clause("SG-7", "SG-8")
def test_a_match_begins_with_blank_score_cards_and_all_six_cups() -> None:
    s = GAME.setup(3, Options())
    assert s.sheets == (Sheet(EMPTY, completed=(), coins=0, cups=(), palms=()),) * 3
    assert (s.cups_left, s.turn, s.phase, s.start) == (6, 0, Phase.START, 0)
    assert (s.hands, s.kept, s.display, s.used, s.queue, s.to_take) == (((),) * 3, (None,) * 3, (), (), (), 0)
    assert s.deck == bits(ALL)
    assert GAME.scores(s) == (0, 0, 0)


@pytest.mark.clause("SG-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_at_random(seats: int) -> None:
    s = GAME.setup(seats, Options())
    assert GAME.to_act(s) == (DEALER,)
    assert GAME.chance(s).outcomes == tuple(Start(seat) for seat in range(seats))
    assert GAME.legal(s, DEALER) == GAME.chance(s).outcomes
    step = GAME.apply(s, DEALER, Start(seats - 1))
    assert step.state.start == seats - 1
    assert step.events == (Started(seats - 1),)
    assert refusal(GAME, s, DEALER, Start(seats)) == "SG-10"
    assert refusal(GAME, s, DEALER, Start(-1)) == "SG-10"
    assert refusal(GAME, s, 0, Start(0)) == "SG-10"
    assert refusal(GAME, s, DEALER, Deal(1)) == "SG-10"


@pytest.mark.clause("SG-9")
def test_each_player_is_dealt_four_maps() -> None:
    s = after(GAME, GAME.setup(2, Options()), DEALER, Start(1))
    seats = []
    for card in range(1, 9):
        assert GAME.to_act(s) == (DEALER,)
        assert GAME.chance(s).stream == "deals"
        assert {a.card for a in GAME.chance(s).outcomes if isinstance(a, Deal)} == ALL - set(range(1, card))
        step = GAME.apply(s, DEALER, Deal(card))
        (event,) = step.events
        assert isinstance(event, Dealt)
        seats.append(event.seat)
        s = step.state
    assert seats == [0, 0, 0, 0, 1, 1, 1, 1]
    assert s.hands == ((1, 2, 3, 4), (5, 6, 7, 8))
    assert s.deck == bits(range(9, 17))
    assert s.phase is Phase.KEEP


@pytest.mark.clause("SG-9")
@pytest.mark.parametrize("card", [1, 0, -1, 17])
def test_a_map_that_is_not_in_the_deck_cannot_be_dealt(card: int) -> None:
    s = after(GAME, GAME.setup(2, Options()), DEALER, Start(0), Deal(1))
    assert refusal(GAME, s, DEALER, Deal(card)) == "SG-9"
    assert refusal(GAME, s, 0, Deal(2)) == "SG-9"


@pytest.mark.clause("SG-9")
def test_everybody_chooses_two_of_four_at_once() -> None:
    s = dealt(3)
    assert GAME.to_act(s) == (0, 1, 2)
    assert all(GAME.legal(s, seat) == PAIRS for seat in range(3))
    assert len(PAIRS) == 6
    assert GAME.simultaneous(s)
    s = after(GAME, s, 1, Keep(2, 3))
    assert GAME.to_act(s) == (0, 2)
    assert GAME.legal(s, 1) == ()


@pytest.mark.clause("SG-9")
def test_a_choice_lies_hidden_until_the_last_has_chosen() -> None:
    s = dealt()
    first = GAME.apply(s, 0, Keep(1, 3))
    assert first.events == (Kept(0, (2, 4)),)
    assert first.state.sheets == s.sheets
    second = GAME.apply(first.state, 1, Keep(0, 1))
    assert second.events == (Kept(1, (5, 6)), Laid(0, (2, 4)), Laid(1, (5, 6)))


@pytest.mark.clause("SG-9")
def test_kept_maps_lie_open_and_the_others_go_back_into_the_deck() -> None:
    s = chosen()
    assert [sheet.slots for sheet in s.sheets] == [(held(2), held(4)), (held(5), held(6))]
    assert s.deck == bits(ALL - {2, 4, 5, 6})
    assert s.hands == ((), ())
    assert s.kept == (None, None)


@pytest.mark.clause("SG-9")
def test_after_the_choice_the_deck_is_shuffled_anew() -> None:
    before = after(GAME, GAME.setup(2, Options()), DEALER, Start(0))
    assert GAME.chance(before).stream == GAME.chance(chosen()).stream
    assert (GAME.chance(before).key, GAME.chance(chosen()).key) == ((0,), (1,))


@pytest.mark.clause("SG-9")
def test_a_choice_is_final_once_made() -> None:
    s = dealt()
    step = GAME.apply(s, 0, Keep(0, 1))
    assert step.final
    assert refusal(GAME, step.state, 0, Keep(2, 3)) == "SG-9"
    assert GAME.apply(step.state, 1, Keep(0, 1)).final


@pytest.mark.clause("SG-9")
@pytest.mark.parametrize("keep", [Keep(0, 0), Keep(1, 0), Keep(0, 4), Keep(-1, 0), Keep(3, 4)])
def test_no_other_than_two_different_of_the_four_can_be_kept(keep: Keep) -> None:
    assert refusal(GAME, dealt(), 0, keep) == "SG-9"


@pytest.mark.clause("SG-9")
def test_nothing_but_the_choice_is_possible_while_choosing() -> None:
    assert refusal(GAME, dealt(), 0, DONE) == "SG-9"
    assert refusal(GAME, dealt(), 2, Keep(0, 1)) == "SG-9"
    assert refusal(GAME, dealt(), DEALER, Deal(9)) == "SG-9"


@pytest.mark.clause("SG-10")
def test_four_maps_are_turned_up_as_the_display_before_the_first_flip() -> None:
    s = chosen()
    for card in (9, 10, 11, 12):
        assert (s.phase, GAME.to_act(s)) == (Phase.REFILL, (DEALER,))
        step = GAME.apply(s, DEALER, Deal(card))
        assert step.events == (Displayed(card),)
        s = step.state
    assert s.display == (9, 10, 11, 12)
    assert s.deck == bits(ALL - {2, 4, 5, 6, 9, 10, 11, 12})
    assert s.phase is Phase.FLIP


@pytest.mark.clause("SG-10")
def test_a_card_in_play_cannot_come_to_the_display() -> None:
    assert refusal(GAME, chosen(), DEALER, Deal(2)) == "SG-10"
    assert refusal(GAME, chosen(), DEALER, Flip(0)) == "SG-23"
    assert refusal(GAME, chosen(), 0, Take(0)) == "SG-23"


@pytest.mark.clause("SG-10", "SG-11")
def test_all_eight_expedition_cards_are_shuffled_face_down() -> None:
    s = after(GAME, chosen(), DEALER, *(Deal(card) for card in (9, 10, 11, 12)))
    assert GAME.chance(s).stream == "flips"
    assert GAME.chance(s).outcomes == tuple(Flip(card) for card in range(8))
    assert s.used == ()


def test_the_options_stay_with_the_match() -> None:
    s = GAME.setup(2, Options(open_pile=True))
    assert s.options.open_pile
    assert GAME.view(s, None).options == Options(open_pile=True)
    assert replace(s, options=Options()) == GAME.setup(2, Options())
