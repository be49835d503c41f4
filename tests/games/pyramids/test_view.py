"""Who sees what: views, redacted events, and the worlds that a view allows (PY-6, PY-12)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DECK, DONE, PAIRS, Deal, Flip, Keep, Take
from crocetta.games.expeditions.events import (
    Completed,
    Dealt,
    Displayed,
    Ended,
    Finished,
    Flipped,
    Kept,
    Laid,
    RoundEnded,
    Took,
)
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Phase, in_deck
from crocetta.games.pyramids.cards import Colour
from crocetta.games.pyramids.events import Claimed, Event, Marked, Opened
from crocetta.games.pyramids.state import Completion, Options, Pencil, State
from crocetta.games.pyramids.view import View
from crocetta.kit.game import DEALER, Seat
from tests.games.expeditions_kit import after
from tests.games.pyramids.positions import (
    HAND_DRAWN,
    before_the_tomb,
    cells,
    mark,
    mark_beside,
    marking,
    sheet,
    tomb,
)

EVERYBODY: tuple[Seat | None, ...] = (0, 1, 2, None)
MARKED = Marked(1, 0, 4, cells("xx..."), 1, 0, True, 2, 0, 0)


def choosing(*kept: Keep | None) -> State:
    """Three players with the hands 1 to 4, 5 to 8 and 9 to 12."""
    s = after(HAND_DRAWN, HAND_DRAWN.setup(3, Options()), DEALER, *(Deal(card) for card in range(1, 13)))
    for seat, keep in enumerate(kept):
        s = after(HAND_DRAWN, s, seat, keep) if keep else s
    return s


def in_action_2() -> State:
    """Three players: 0 has marked, 1 has marked and finished, 2 has done nothing yet."""
    s = marking(
        Shape.STRAIGHT_2,
        sheet(1, 2, completed=(48,)),
        sheet(3, 4, skulls=3),
        sheet(5, 6, reds=1),
        display=(11, 12, 13, 14),
        deck=range(20, 48),
        turn=9,
        used=(3, 2),
        claimed=(1, 2, 0),
    )
    s = after(HAND_DRAWN, s, 0, mark("xx..."))
    return after(HAND_DRAWN, s, 1, mark_beside("x...."), DONE)


@pytest.mark.clause("PY-12")
def test_a_seat_sees_its_own_marks_and_the_others_as_they_were() -> None:
    s = in_action_2()
    before = s.opened
    assert HAND_DRAWN.view(s, 0) == View(
        seat=0,
        phase=Phase.MARK,
        turn=9,
        sheets=(s.sheets[0], before[1], before[2]),
        before=before[0],
        pencil=s.pencils[0],
        finished=(False, True, False),
        hand=(),
        kept=None,
        dealt=(0, 0, 0),
        display=(11, 12, 13, 14),
        deck=28,
        used=(3, 2, 0),
        queue=(),
        to_take=0,
        completions=(),
        claimed=(1, 2, 0),
        options=Options(),
    )
    assert s.sheets[0] != before[0]
    assert s.sheets[1] != before[1]
    assert HAND_DRAWN.view(s, 1).sheets == (before[0], s.sheets[1], before[2])
    assert HAND_DRAWN.view(s, 1).before == before[1]
    assert HAND_DRAWN.view(s, 1).pencil.done


@pytest.mark.clause("PY-12")
def test_a_spectator_sees_nobodys_marks_before_all_have_finished() -> None:
    s = in_action_2()
    seen = HAND_DRAWN.view(s, None)
    assert seen.seat is None
    assert seen.sheets == s.opened
    assert seen.before is None
    assert seen.pencil == Pencil()
    assert (seen.hand, seen.kept) == ((), None)
    assert seen.finished == (False, True, False)


@pytest.mark.clause("PY-12")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_worlds_that_differ_in_another_seats_marks_look_alike(seat: Seat | None) -> None:
    s = marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), sheet(5, 6))
    worlds = [
        after(HAND_DRAWN, s, 1, mark("xx..."), DONE),
        after(HAND_DRAWN, s, 1, mark_beside("x...."), DONE),
    ]
    assert HAND_DRAWN.view(worlds[0], seat) == HAND_DRAWN.view(worlds[1], seat)
    assert HAND_DRAWN.view(worlds[0], 1) != HAND_DRAWN.view(worlds[1], 1)


@pytest.mark.clause("PY-12")
def test_when_all_have_finished_everybody_sees_everything_marked() -> None:
    s = after(HAND_DRAWN, in_action_2(), 0, DONE)
    s = after(HAND_DRAWN, s, 2, mark("x...."), DONE)
    assert s.phase is Phase.FLIP
    for seat in EVERYBODY:
        seen = HAND_DRAWN.view(s, seat)
        assert seen.sheets == s.sheets
        assert seen.before is None
        assert seen.finished == (False, False, False)


@pytest.mark.clause("PY-6")
def test_a_hand_and_what_is_kept_of_it_are_secret_until_all_have_chosen() -> None:
    s = choosing(Keep(0, 1), None, Keep(1, 3))
    for seat, hand, kept in ((0, (1, 2, 3, 4), Keep(0, 1)), (1, (5, 6, 7, 8), None), (None, (), None)):
        seen = HAND_DRAWN.view(s, seat)
        assert (seen.hand, seen.kept) == (hand, kept)
        assert seen.dealt == (4, 4, 4)
        assert seen.finished == (True, False, True)
        assert seen.deck == 36
        assert all(sheet.slots == (None, None) for sheet in seen.sheets)


@pytest.mark.clause("PY-6")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_worlds_that_differ_in_another_seats_choice_look_alike(seat: Seat | None) -> None:
    views = {msgspec.json.encode(HAND_DRAWN.view(choosing(keep), seat)) for keep in PAIRS}
    assert len(views) == 1
    assert len({msgspec.json.encode(HAND_DRAWN.view(choosing(keep), 0)) for keep in PAIRS}) == 6


@pytest.mark.clause("PY-21")
def test_the_deck_is_only_counted() -> None:
    s = replace(in_action_2(), deck=1 << 20 | 1 << 30)
    other = replace(in_action_2(), deck=1 << 21 | 1 << 40)
    for seat in EVERYBODY:
        assert HAND_DRAWN.view(s, seat) == HAND_DRAWN.view(other, seat)
        assert HAND_DRAWN.view(s, seat).deck == 2


@pytest.mark.clause("PY-21", "PY-23")
def test_the_queue_of_action_3_is_public() -> None:
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(7), 20),
        sheet(before_the_tomb(4), 21),
        display=(11, 12, 13, 14),
        deck=(30, 31, 32),
    )
    s = after(HAND_DRAWN, after(HAND_DRAWN, s, 0, tomb(0, 7), DONE), 1, tomb(0, 4), DONE)
    for seat in (0, 1, None):
        seen = HAND_DRAWN.view(s, seat)
        assert (seen.queue, seen.to_take) == ((1, 0), 1)
        assert seen.completions == (Completion(1, 4), Completion(0, 7))


@pytest.mark.clause("PY-6", "PY-12")
@pytest.mark.parametrize(
    ("event", "heard"),
    [(Dealt(1, 30), Dealt(1, None)), (Kept(1, (30, 31)), Kept(1, None)), (MARKED, None)],
)
def test_of_a_sealed_act_only_its_owner_hears_all(event: Event, heard: Event | None) -> None:
    assert HAND_DRAWN.redact(event, 1) == event
    for seat in (0, 2, None):
        assert HAND_DRAWN.redact(event, seat) == heard


@pytest.mark.clause("PY-12")
@pytest.mark.parametrize(
    "event",
    [
        Laid(1, (30, 31)),
        Displayed(9),
        Flipped(3),
        Finished(1),
        Opened(1, (MARKED,)),
        Completed(1, 4),
        Took(1, 9, unseen=True),
        Claimed(1, Colour.GREEN, 4, 10, 2, 1),
        RoundEnded(2),
        Ended((10, 20, 30)),
    ],
)
def test_everything_else_is_heard_by_all(event: Event) -> None:
    for seat in EVERYBODY:
        assert HAND_DRAWN.redact(event, seat) == event


def taking(acts: tuple[Take, ...] = ()) -> State:
    s = marking(
        Shape.STRAIGHT_2,
        sheet(before_the_tomb(7), 20, completed=(46,)),
        sheet(8, 21),
        sheet(),
        display=(11, 12, 13, 14),
        deck=set(range(1, 49)) - {7, 8, 11, 12, 13, 14, 20, 21, 46},
        turn=8,
    )
    s = after(HAND_DRAWN, s, 0, tomb(0, 7), DONE)
    s = after(HAND_DRAWN, s, 1, mark("x...."), DONE)
    s = after(HAND_DRAWN, s, 2, DONE)
    return after(HAND_DRAWN, s, 0, *acts) if acts else s


def everywhere() -> dict[str, State]:
    """A position of each phase; all cards of the deck are somewhere."""
    setup = HAND_DRAWN.setup(3, Options(open_pile=True))
    full = after(HAND_DRAWN, choosing(Keep(0, 1), Keep(1, 2), None), 2, Keep(2, 3))
    flipping = after(HAND_DRAWN, full, DEALER, *(Deal(card) for card in (20, 21, 22, 23)))
    marking_now = after(HAND_DRAWN, flipping, DEALER, Flip(2))
    one_done = after(HAND_DRAWN, marking_now, 1, mark("x...."), DONE)
    return {
        "nothing dealt": setup,
        "partly dealt": after(HAND_DRAWN, setup, DEALER, *(Deal(card) for card in range(1, 7))),
        "nobody has chosen": choosing(),
        "two have chosen": choosing(Keep(0, 1), None, Keep(1, 3)),
        "refill": full,
        "flip": flipping,
        "nobody has marked": marking_now,
        "one has finished": one_done,
        "two have finished": after(HAND_DRAWN, one_done, 0, mark_beside("x...."), DONE),
        "marked, not finished": after(HAND_DRAWN, one_done, 0, mark("x....")),
        "take": taking(),
        "draw": taking((Take(DECK),)),
        "refill after taking": taking((Take(1),)),
        "over": replace(flipping, phase=Phase.OVER, turn=28),
    }


@pytest.mark.clause("PY-6", "PY-12")
@pytest.mark.parametrize("place", everywhere())
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_sampled_world_looks_just_like_the_view(place: str, seat: Seat | None) -> None:
    seen = HAND_DRAWN.view(everywhere()[place], seat)
    for seed in range(5):
        assert HAND_DRAWN.view(HAND_DRAWN.sample(seen, Random(seed)), seat) == seen


@pytest.mark.clause("PY-6", "PY-12")
@pytest.mark.parametrize("place", everywhere())
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_sampled_world_has_every_card_once_and_can_be_played_on(place: str, seat: Seat | None) -> None:
    s = everywhere()[place]
    world = HAND_DRAWN.sample(HAND_DRAWN.view(s, seat), Random(7))
    cards = [card for hand in world.hands for card in hand] + [*world.display, *in_deck(world.deck)]
    for sheet_ in world.sheets:
        cards += [*sheet_.completed, *(holding.card for holding in sheet_.slots if holding)]
    assert sorted(cards) == list(range(1, 49))
    assert HAND_DRAWN.to_act(world) == HAND_DRAWN.to_act(s)
    for actor in HAND_DRAWN.to_act(world):
        for act in HAND_DRAWN.legal(world, actor)[:3]:
            HAND_DRAWN.apply(world, actor, act)


@pytest.mark.clause("PY-6")
def test_a_sample_deals_the_others_what_the_seat_has_not_seen() -> None:
    seen = HAND_DRAWN.view(choosing(Keep(0, 1), None, Keep(1, 3)), 1)
    worlds = [HAND_DRAWN.sample(seen, Random(seed)) for seed in range(20)]
    assert all(world.hands[1] == (5, 6, 7, 8) for world in worlds)
    assert all(not set(world.hands[seat]) & {5, 6, 7, 8} for world in worlds for seat in (0, 2))
    assert len({world.hands[0] for world in worlds}) > 10
    assert len({world.kept[0] for world in worlds}) > 1
    assert all(world.kept[1] is None and world.kept[2] is not None for world in worlds)


@pytest.mark.clause("PY-12")
def test_a_sample_lets_those_who_have_finished_mark_something_legal() -> None:
    s = in_action_2()
    worlds = [HAND_DRAWN.sample(HAND_DRAWN.view(s, 0), Random(seed)) for seed in range(20)]
    for world in worlds:
        assert world.opened == s.opened
        assert (world.sheets[0], world.pencils[0]) == (s.sheets[0], s.pencils[0])
        assert world.pencils[1].done
        assert world.sheets[1] != world.opened[1]
        assert world.pencils[2] == Pencil()
    assert len({world.sheets[1] for world in worlds}) > 3


@pytest.mark.clause("PY-12")
@pytest.mark.parametrize("place", everywhere())
def test_views_survive_the_journey_as_json(place: str) -> None:
    s = everywhere()[place]
    assert HAND_DRAWN.types.state.decode(msgspec.json.encode(s)) == s
    for seat in EVERYBODY:
        seen = HAND_DRAWN.view(s, seat)
        assert HAND_DRAWN.types.view.decode(msgspec.json.encode(seen)) == seen
