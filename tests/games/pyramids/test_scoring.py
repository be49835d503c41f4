"""Points, places and the end (PY-5, PY-25 to PY-27)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Flip, Mark
from crocetta.games.expeditions.events import Completed, Ended, Finished, RoundEnded
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase
from crocetta.games.pyramids.cards import Colour
from crocetta.games.pyramids.events import Claimed, Opened
from crocetta.games.pyramids.explain import FromClaim, FromGems, FromSkulls, FromTorch, parts
from crocetta.games.pyramids.scoring import Score, ranks, score
from crocetta.games.pyramids.state import Claim, Sheet, State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import after, all_of, refusal
from tests.games.pyramids.positions import HAND_DRAWN, before_the_tomb, cells, mark, marking, sheet, tomb


@pytest.mark.clause("PY-5", "PY-17", "PY-26")
@pytest.mark.parametrize(("skulls", "points"), list(enumerate([0, -1, -3, -6, -10, -15, -21, -28, -36, -45, -55])))
def test_only_the_costliest_marked_skull_counts(skulls: int, points: int) -> None:
    assert score(sheet(skulls=skulls)) == Score(0, 0, 0, 0, points)
    assert score(sheet(skulls=skulls)).total == points


@pytest.mark.clause("PY-5", "PY-26")
@pytest.mark.parametrize(
    ("reds", "greens", "points"),
    [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 5), (2, 1, 6), (1, 3, 7), (10, 10, 50), (10, 0, 10), (0, 10, 10)],
)
def test_a_pair_of_gems_is_worth_five_and_a_single_gem_one(reds: int, greens: int, points: int) -> None:
    assert score(sheet(reds=reds, greens=greens)) == Score(0, 0, 0, points, 0)


@pytest.mark.clause("PY-5", "PY-26")
@pytest.mark.parametrize("torches", [(), (2,), (0, 3), (0, 1, 3), (0, 1, 2, 3)])
def test_a_torch_is_worth_five(torches: tuple[int, ...]) -> None:
    assert score(sheet(torches=torches)) == Score(0, 5 * len(torches), 0, 0, 0)


@pytest.mark.clause("PY-26")
def test_a_completed_pyramid_is_worth_ten_and_an_unfinished_one_nothing() -> None:
    unfinished = sheet(before_the_tomb(1), before_the_tomb(2), completed=(3, 48, 7))
    assert score(unfinished) == Score(30, 0, 0, 0, 0)


@pytest.mark.clause("PY-5", "PY-26")
def test_pyramid_points_are_added_up() -> None:
    claims = (Claim(Colour.GREEN, 10), Claim(Colour.GREEN, 6), Claim(Colour.PURPLE, 3))
    assert score(sheet(claims=claims)) == Score(0, 0, 19, 0, 0)


@pytest.mark.clause("PY-26")
def test_the_score_is_the_sum_of_its_parts() -> None:
    full = sheet(completed=(1, 2), torches=(1,), reds=2, greens=3, skulls=4, claims=(Claim(Colour.ORANGE, 6),))
    assert score(full) == Score(pyramids=20, torches=5, claims=6, gems=11, skulls=-10)
    assert score(full).total == 32
    s = marking(Shape.STRAIGHT_2, full, sheet(skulls=2))
    assert HAND_DRAWN.scores(s) == (32, -3)


# Rounds


def on_turn(turn: int, used: tuple[int, ...] = ()) -> State:
    """Both have marked and seat 0 has finished."""
    s = marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), turn=turn, used=used)
    s = after(HAND_DRAWN, s, 0, mark("xx..."), DONE)
    return after(HAND_DRAWN, s, 1, mark("x...."))


@pytest.mark.clause("PY-25")
@pytest.mark.parametrize("turn", [0, 5, 7, 12, 19, 26])
def test_within_a_round_used_cards_stay_used(turn: int) -> None:
    done = HAND_DRAWN.apply(on_turn(turn, used=(3, 1)), 1, DONE)
    assert all_of(RoundEnded, done.events) == []
    assert done.state.turn == turn + 1
    assert done.state.phase is Phase.FLIP
    assert done.state.used == (3, 1, 0)
    chance = HAND_DRAWN.chance(done.state)
    assert (chance.stream, chance.key) == ("flips", ((turn + 1) // 7,))
    assert chance.outcomes == (Flip(2), Flip(4), Flip(5), Flip(6), Flip(7))
    for card in (0, 1, 3):
        assert refusal(HAND_DRAWN, done.state, DEALER, Flip(card)) == "PY-7"


@pytest.mark.clause("PY-25")
@pytest.mark.parametrize(("turn", "ended"), [(6, 1), (13, 2), (20, 3)])
def test_after_seven_cards_all_eight_are_shuffled_again(turn: int, ended: int) -> None:
    done = HAND_DRAWN.apply(on_turn(turn, used=(1, 2, 3, 4, 5, 6)), 1, DONE)
    assert done.events[-1] == RoundEnded(ended)
    assert done.state.used == ()
    assert done.state.turn == turn + 1
    assert done.state.phase is Phase.FLIP
    chance = HAND_DRAWN.chance(done.state)
    assert (chance.key, chance.outcomes) == ((ended,), tuple(Flip(card) for card in range(8)))


@pytest.mark.clause("PY-25")
def test_the_eighth_card_of_a_round_is_never_flipped() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), used=())
    flipped = [s.used[-1]]
    for card in range(1, 8):
        for seat in (0, 1):
            s = after(HAND_DRAWN, s, seat, HAND_DRAWN.legal(s, seat)[0], DONE)
        if card == 7:
            break
        s = after(HAND_DRAWN, s, DEALER, Flip(card))
        flipped.append(card)
    assert flipped == [0, 1, 2, 3, 4, 5, 6]
    assert (s.turn, s.used) == (7, ())


@pytest.mark.clause("PY-25")
@pytest.mark.parametrize("open_pile", [False, True])
def test_the_used_pile_is_public_memory_that_views_carry(open_pile: bool) -> None:
    s = on_turn(2, used=(3, 1))
    s = replace(s, options=replace(s.options, open_pile=open_pile))
    for seat in (0, 1, None):
        assert HAND_DRAWN.view(s, seat).used == (3, 1, 0)
        assert HAND_DRAWN.view(s, seat).options.open_pile is open_pile


# The end


def on_the_last_turn() -> State:
    """Seat 0 completes its second green with card 7, seat 1 its first with card 4; the display is full."""
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(7), 20, completed=(46,), skulls=1),
        sheet(before_the_tomb(4), 21, reds=2, greens=1),
        display=(11, 12, 13, 14),
        deck=(30, 31, 32),
        turn=27,
        used=(1, 2, 3, 4, 5, 6),
    )
    s = after(HAND_DRAWN, s, 0, tomb(0, 7), DONE)
    return after(HAND_DRAWN, s, 1, tomb(0, 4))


@pytest.mark.clause("PY-26")
def test_turn_28_is_played_through_but_no_new_card_is_taken() -> None:
    s = on_the_last_turn()
    done = HAND_DRAWN.apply(s, 1, DONE)
    assert done.events == (
        Finished(1),
        Opened(0, s.pencils[0].marks),
        Opened(1, s.pencils[1].marks),
        Completed(1, 4),
        Completed(0, 7),
        Claimed(0, Colour.GREEN, 7, 10, 2, 1),
        RoundEnded(4),
        Ended((29, 16)),
    )
    over = done.state
    assert over.phase is Phase.OVER
    assert over.turn == 28
    assert over.sheets[0] == sheet(None, 20, completed=(46, 7), skulls=1, claims=(Claim(Colour.GREEN, 10),))
    assert over.sheets[1] == sheet(None, 21, completed=(4,), reds=2, greens=1)
    assert over.display == (11, 12, 13, 14)
    assert over.queue == ()
    assert over.to_take == 0
    assert HAND_DRAWN.scores(over) == (29, 16)


@pytest.mark.clause("PY-26")
def test_when_it_is_over_nobody_acts() -> None:
    over = after(HAND_DRAWN, on_the_last_turn(), 1, DONE)
    assert HAND_DRAWN.to_act(over) == ()
    for seat in (DEALER, 0, 1):
        assert HAND_DRAWN.legal(over, seat) == ()
        assert refusal(HAND_DRAWN, over, seat, DONE) == "PY-26"
        assert refusal(HAND_DRAWN, over, seat, Mark(1, cells("x...."))) == "PY-26"


@pytest.mark.clause("PY-26")
def test_the_turn_before_the_last_still_takes() -> None:
    s = replace(on_the_last_turn(), turn=26)
    s = after(HAND_DRAWN, s, 1, DONE)
    assert s.phase is Phase.TAKE
    assert HAND_DRAWN.to_act(s) == (1,)


# Places


def standing(*sheets: Sheet) -> tuple[int, ...]:
    return ranks(sheets)


@pytest.mark.clause("PY-27")
def test_the_highest_score_wins_whatever_was_completed() -> None:
    assert standing(sheet(completed=(1,)), sheet(completed=(2, 3)), sheet(reds=10, greens=10)) == (3, 2, 1)


@pytest.mark.clause("PY-27")
def test_a_tie_goes_to_the_lowest_number_completed() -> None:
    assert standing(sheet(completed=(30, 9)), sheet(completed=(40, 8))) == (2, 1)
    assert standing(sheet(completed=(9, 30)), sheet(completed=(48, 10))) == (1, 2)
    assert standing(sheet(completed=(20,)), sheet(completed=(5,)), sheet(completed=(10,))) == (3, 1, 2)


@pytest.mark.clause("PY-27")
def test_a_tied_player_without_a_completed_card_ranks_below_those_with_one() -> None:
    assert standing(sheet(reds=2, greens=2), sheet(completed=(48,))) == (2, 1)


@pytest.mark.clause("PY-27")
def test_several_without_a_completed_card_share_and_the_next_place_is_skipped() -> None:
    assert standing(sheet(reds=3), sheet(greens=3), sheet(reds=2)) == (1, 1, 3)
    assert standing(sheet(), sheet(), sheet(torches=(0,)), sheet()) == (2, 2, 1, 2)


@pytest.mark.clause("PY-27")
def test_lower_places_are_decided_in_the_same_way() -> None:
    best = sheet(completed=(40, 41, 42))
    assert standing(best, sheet(completed=(9,)), sheet(reds=2, greens=2), sheet(completed=(3,))) == (1, 3, 4, 2)


@pytest.mark.clause("PY-27")
def test_there_are_winners_only_when_it_is_over() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(completed=(9,)), sheet(completed=(8,)))
    assert HAND_DRAWN.winners(s) == ()
    assert HAND_DRAWN.ranks(s) == (2, 1)
    assert HAND_DRAWN.winners(replace(s, phase=Phase.OVER)) == (1,)
    shared = marking(Shape.STRAIGHT_2, sheet(reds=1), sheet(), sheet(greens=1))
    assert HAND_DRAWN.winners(replace(shared, phase=Phase.OVER)) == (0, 2)


@pytest.mark.clause("PY-27")
def test_the_lowest_number_that_broke_a_tie_is_explained_when_it_is_over() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(completed=(9,)), sheet(reds=2, greens=2), sheet(completed=(8,)))
    assert HAND_DRAWN.explain(HAND_DRAWN.view(s, None), ()).ties == ()
    over = HAND_DRAWN.view(replace(s, phase=Phase.OVER), None)
    (tie,) = HAND_DRAWN.explain(over, ()).ties
    assert (tie.place, tie.seats, tie.best, tie.key) == (1, (0, 1, 2), (2,), "lowest")
    assert (tie.values[0], tie.values[2]) == (9, 8)


@pytest.mark.clause("PY-27")
def test_who_completed_nothing_alike_has_no_lowest_number_to_decide() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(reds=3), sheet(greens=3))
    (tie,) = HAND_DRAWN.explain(HAND_DRAWN.view(replace(s, phase=Phase.OVER), None), ()).ties
    assert (tie.best, tie.key) == ((0, 1), None)


@pytest.mark.clause("PY-26")
def test_gems_are_explained_in_pairs_and_those_left_over() -> None:
    (gems,) = parts(HAND_DRAWN.deck, sheet(reds=2, greens=5))
    assert gems == FromGems(pairs=2, paid=10, singles=3, points=13)


@pytest.mark.clause("PY-26")
def test_torches_are_explained_by_their_rounds_from_one() -> None:
    its = Sheet(torches=(0, 2), claims=(Claim(Colour.GREEN, 10),), skulls=2)
    torches = FromTorch(1, 5), FromTorch(3, 5)
    assert parts(HAND_DRAWN.deck, its) == (*torches, FromClaim(Colour.GREEN, 10), FromSkulls(2, -3))
