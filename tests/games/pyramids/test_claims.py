"""Action 4: pyramid points (PY-23, PY-24)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Deal, Mark, Take
from crocetta.games.expeditions.events import Completed, Displayed, RoundEnded, Took
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.pyramids.cards import Colour
from crocetta.games.pyramids.events import Claimed, Event
from crocetta.games.pyramids.state import Claim, Completion, Sheet, State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import after, all_of, step
from tests.games.pyramids.positions import HAND_DRAWN, all_marked, before_the_tomb, marking, of_colour, sheet, tomb

GREEN, ORANGE, PURPLE = Colour.GREEN, Colour.ORANGE, Colour.PURPLE


def completing(*hands: tuple[tuple[int, ...], Sheet], claimed: tuple[int, int, int] = (0, 0, 0)) -> State:
    """Each seat has marked the Tombs of its cards and, but for the last seat, has said `Done`; nothing to take."""
    sheets = []
    for cards, score_card in hands:
        slots = [*(all_marked(card) for card in cards), None, None]
        sheets.append(replace(score_card, slots=(slots[0], slots[1])))
    s = marking(Shape.STRAIGHT_2, *sheets, claimed=claimed, turn=3)
    for seat in range(len(hands) - 1):
        s = after(HAND_DRAWN, s, seat, DONE)
    return s


def claims(s: State) -> tuple[State, list[Claimed]]:
    """The last `Done` of the turn, and who claims."""
    done = HAND_DRAWN.apply(s, len(s.sheets) - 1, DONE)
    return done.state, all_of(Claimed, done.events)


def with_pyramids(colour: Colour, count: int, *completing_now: int) -> Sheet:
    return sheet(completed=of_colour(colour, count, without=completing_now))


@pytest.mark.clause("PY-23")
@pytest.mark.parametrize(
    ("before", "claims_it"),
    [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True), (6, False), (7, False), (8, False)],
)
@pytest.mark.parametrize(("card", "colour"), [(1, GREEN), (2, ORANGE), (3, PURPLE)])
def test_the_second_fourth_and_sixth_pyramid_of_a_colour_claim(
    before: int, claims_it: bool, card: int, colour: Colour
) -> None:
    s, claimed = claims(completing(((card,), with_pyramids(colour, before, card)), ((), sheet())))
    assert claimed == ([Claimed(0, colour, card, 10, before + 1, 1)] if claims_it else [])
    assert s.sheets[0].claims == ((Claim(colour, 10),) if claims_it else ())
    row = {GREEN: 0, ORANGE: 1, PURPLE: 2}[colour]
    assert s.claimed == tuple(int(claims_it and k == row) for k in range(3))
    assert s.completions == ()


@pytest.mark.clause("PY-23")
@pytest.mark.parametrize(("gone", "points"), [(0, 10), (1, 6), (2, 3), (3, None)])
def test_a_claim_gets_the_next_points_left_and_after_the_third_the_colour_is_closed(
    gone: int, points: int | None
) -> None:
    start = completing(((2,), with_pyramids(ORANGE, 1, 2)), ((), sheet()), claimed=(2, gone, 3))
    s, claimed = claims(start)
    assert claimed == ([] if points is None else [Claimed(0, ORANGE, 2, points, 2, gone + 1)])
    assert s.claimed == (2, min(gone + 1, 3), 3)
    assert s.sheets[0].claims == (() if points is None else (Claim(ORANGE, points),))


@pytest.mark.clause("PY-23")
def test_pyramids_of_other_colours_do_not_count() -> None:
    mixed = sheet(completed=(2, 5, 3))
    _, claimed = claims(completing(((1,), mixed), ((), sheet())))
    assert claimed == []


@pytest.mark.clause("PY-23")
def test_the_pyramids_of_other_players_do_not_count() -> None:
    _, claimed = claims(completing(((1,), sheet()), ((4,), sheet())))
    assert claimed == []


@pytest.mark.clause("PY-23")
def test_the_same_player_may_claim_more_than_once_in_a_colour() -> None:
    first = Claim(GREEN, 10)
    mine = sheet(completed=(40, 43, 46), claims=(first,))
    s, claimed = claims(completing(((7,), mine), ((), sheet()), claimed=(1, 0, 0)))
    assert claimed == [Claimed(0, GREEN, 7, 6, 4, 2)]
    assert s.sheets[0].claims == (first, Claim(GREEN, 6))


@pytest.mark.clause("PY-23")
def test_one_player_claims_in_two_colours_in_one_turn() -> None:
    mine = sheet(completed=(46, 47, 44, 41))
    s, claimed = claims(completing(((5, 4), mine), ((), sheet()), claimed=(0, 2, 0)))
    assert claimed == [Claimed(0, GREEN, 4, 10, 2, 1), Claimed(0, ORANGE, 5, 3, 4, 3)]
    assert s.sheets[0].claims == (Claim(GREEN, 10), Claim(ORANGE, 3))
    assert s.claimed == (1, 3, 0)


@pytest.mark.clause("PY-23", "PY-24")
@pytest.mark.parametrize(("before", "card"), [(0, 45), (1, 3), (2, 45), (3, 3), (4, 45), (5, 3), (6, None)])
def test_two_cards_of_one_colour_count_in_ascending_number(before: int, card: int | None) -> None:
    _, claimed = claims(completing(((45, 3), with_pyramids(PURPLE, before, 45, 3)), ((), sheet())))
    assert claimed == ([] if card is None else [Claimed(0, PURPLE, card, 10, before + 1 + (card == 45), 1)])


@pytest.mark.clause("PY-24")
@pytest.mark.parametrize("cards", [(6, 9), (9, 6)])
def test_claims_of_one_turn_and_colour_go_by_the_number_of_the_card(cards: tuple[int, int]) -> None:
    s, claimed = claims(
        completing(
            ((cards[0],), sheet(completed=(48,))),
            ((cards[1],), sheet(completed=(42,))),
        )
    )
    low = cards.index(6)
    assert claimed == [Claimed(low, PURPLE, 6, 10, 2, 1), Claimed(1 - low, PURPLE, 9, 6, 2, 2)]
    assert s.sheets[low].claims == (Claim(PURPLE, 10),)
    assert s.sheets[1 - low].claims == (Claim(PURPLE, 6),)
    assert s.claimed == (0, 0, 2)


@pytest.mark.clause("PY-24")
def test_the_card_that_makes_the_second_is_compared_not_the_lowest() -> None:
    one_of_two = completing(((3, 45), sheet()), ((33,), sheet(completed=(48,))))
    assert claims(one_of_two)[1] == [Claimed(1, PURPLE, 33, 10, 2, 1), Claimed(0, PURPLE, 45, 6, 2, 2)]
    two_of_three = completing(((3, 45), sheet(completed=(42,))), ((33,), sheet(completed=(48,))))
    assert claims(two_of_three)[1] == [Claimed(0, PURPLE, 3, 10, 2, 1), Claimed(1, PURPLE, 33, 6, 2, 2)]


@pytest.mark.clause("PY-23", "PY-24")
def test_of_four_claims_in_one_turn_the_highest_number_goes_away_empty() -> None:
    s, claimed = claims(
        completing(
            ((13,), sheet(completed=(46,))),
            ((7,), sheet(completed=(43,))),
            ((10,), sheet(completed=(40,))),
            ((4,), sheet(completed=(37,))),
        )
    )
    assert [(claim.seat, claim.points) for claim in claimed] == [(3, 10), (1, 6), (2, 3)]
    assert s.claimed == (3, 0, 0)
    assert s.sheets[0].claims == ()


@pytest.mark.clause("PY-23")
def test_claims_wait_until_everybody_has_taken() -> None:
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(7), 20, completed=(46,)),
        sheet(before_the_tomb(4), 21, completed=(43,)),
        display=(11, 12, 13, 14),
        deck=(30, 31, 32),
    )
    events: list[Event] = []

    def play(seat: int, *acts: Mark | Take | Deal) -> None:
        nonlocal s
        played = step(HAND_DRAWN, s, seat, *acts)
        s = played.state
        events.extend(played.events)

    s = after(HAND_DRAWN, s, 0, tomb(0, 7), DONE)
    s = after(HAND_DRAWN, s, 1, tomb(0, 4), DONE)
    play(1, Take(0))
    play(DEALER, Deal(30))
    play(0, Take(0))
    assert list(s.completions) == [Completion(1, 4), Completion(0, 7)]
    assert list(s.claimed) == [0, 0, 0]
    play(DEALER, Deal(31))
    assert events == [
        Took(1, 11, unseen=False),
        Displayed(30),
        Completed(0, 7),
        Took(0, 12, unseen=False),
        Displayed(31),
        Claimed(1, GREEN, 4, 10, 2, 1),
        Claimed(0, GREEN, 7, 6, 2, 2),
    ]
    assert s.phase is Phase.FLIP
    assert list(s.completions) == []
    assert s.claimed == (2, 0, 0)


@pytest.mark.clause("PY-23", "PY-25")
def test_a_round_ends_after_the_claims() -> None:
    start = replace(completing(((1,), sheet(completed=(46,))), ((), sheet())), turn=6)
    done = HAND_DRAWN.apply(start, 1, DONE)
    assert done.events[-2:] == (Claimed(0, GREEN, 1, 10, 2, 1), RoundEnded(1))
