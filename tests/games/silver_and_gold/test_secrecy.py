"""Who sees what: views, events, and the worlds that fit a view (SG-9, SG-16, SG-25)."""

from random import Random

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Deal, Keep, Mark, Start, Take
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
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.events import CupWon, Event, Marked, Opened, Started
from crocetta.games.silver_and_gold.state import Options, Pencil, State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import BY_HAND_GAME as GAME
from tests.games.expeditions_kit import (
    COIN,
    CROSS,
    GREEN,
    IDLE,
    ORANGE,
    OTHER,
    PALM,
    PALMS,
    PLAIN,
    PURPLE,
    after,
    all_done,
    at,
    bits,
    held,
    left,
    marking,
    sheet,
)

SINGLE = at("x...")
UNSEEN = set(range(1, 17)) - {PLAIN, GREEN, CROSS, PALM, COIN, ORANGE, PALMS, OTHER, PURPLE}


def choosing() -> State:
    """Cards 1 to 4, 5 to 8 and 9 to 12 are dealt; seat 1 has kept 5 and 8."""
    s = after(GAME, GAME.setup(3, Options()), DEALER, Start(0), *(Deal(card) for card in range(1, 13)))
    return after(GAME, s, 1, Keep(0, 3))


def marked() -> State:
    """Seat 0 is done, seat 1 has marked a cross and owes a mark, seat 2 has not begun."""
    s = marking(
        Shape.STRAIGHT_2,
        sheet(PLAIN, GREEN, coins=2),
        sheet(CROSS, PALM),
        sheet(COIN, ORANGE),
        display=(PALMS, OTHER, PURPLE),
        deck=UNSEEN,
    )
    return after(GAME, after(GAME, s, 0, Mark(1, at("xx..")), DONE), 1, Mark(0, SINGLE))


@pytest.mark.clause("SG-9")
def test_a_player_sees_their_own_hand_and_how_many_cards_the_others_have() -> None:
    s = choosing()
    assert [GAME.view(s, seat).hand for seat in range(3)] == [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]
    assert GAME.view(s, 0).dealt == (4, 4, 4)
    assert GAME.view(s, None).hand == ()


@pytest.mark.clause("SG-9")
def test_who_has_chosen_is_seen_but_not_what() -> None:
    s = choosing()
    for seat in (0, 2, None):
        assert GAME.view(s, seat).finished == (False, True, False)
        assert GAME.view(s, seat).kept is None
    assert GAME.view(s, 1).kept == Keep(0, 3)
    other = after(GAME, replace(s, kept=(None, None, None)), 1, Keep(1, 2))
    assert GAME.view(other, 0) == GAME.view(s, 0)
    assert GAME.view(other, 1) != GAME.view(s, 1)


@pytest.mark.clause("SG-16")
def test_a_player_sees_their_own_marks_and_none_of_the_others() -> None:
    s = marked()
    view = GAME.view(s, 1)
    assert view.sheets == (s.opened[0], s.sheets[1], s.opened[2])
    assert view.sheets[1].slots[0] == held(CROSS, SINGLE)
    assert view.before == s.opened[1]
    assert view.pencil == s.pencils[1]
    assert view.pencil.owed == 1


@pytest.mark.clause("SG-16")
def test_who_has_finished_is_seen_but_not_who_has_begun() -> None:
    s = marked()
    for seat in (0, 1, 2, None):
        assert GAME.view(s, seat).finished == (True, False, False)
    unbegun = replace(s, sheets=(s.sheets[0], s.opened[1], s.sheets[2]), pencils=(s.pencils[0], Pencil(), Pencil()))
    for onlooker in (0, 2, None):
        assert GAME.view(unbegun, onlooker) == GAME.view(s, onlooker)


@pytest.mark.clause("SG-16")
def test_a_spectator_sees_the_sheets_as_they_were() -> None:
    s = marked()
    view = GAME.view(s, None)
    assert view.sheets == s.opened
    assert (view.before, view.pencil, view.seat) == (None, Pencil(), None)


@pytest.mark.clause("SG-16")
def test_once_all_have_finished_everything_lies_open() -> None:
    s = marked()
    s = after(GAME, after(GAME, s, 1, Mark(1, SINGLE)), 2, Mark(0, SINGLE))
    s = all_done(GAME, s).state
    for seat in (0, 1, 2, None):
        assert GAME.view(s, seat).sheets == s.sheets
        assert GAME.view(s, seat).before is None
        assert GAME.view(s, seat).finished == (False, False, False)


def test_what_lies_on_the_table_is_seen_by_all() -> None:
    s = replace(marked(), cups_left=4, turn=9, start=2)
    for seat in (0, None):
        view = GAME.view(s, seat)
        assert (view.display, view.deck, view.used, view.turn) == ((PALMS, OTHER, PURPLE), 7, (0,), 9)
        assert (view.phase, view.start, view.cups_left, view.options) == (Phase.MARK, 2, 4, Options())
        assert (view.queue, view.to_take) == ((), 0)
    s = marking(Shape.T_4, IDLE, sheet(left(PLAIN, "x..."), None), start=1, display=(GREEN,))
    s = all_done(GAME, after(GAME, s, 1, Mark(0, SINGLE))).state
    assert (GAME.view(s, 0).queue, GAME.view(s, None).to_take) == ((1, 0), 1)


SEALED_MARK = Marked(1, 0, CROSS, 1, coins=0, palms=(), owed=1)


@pytest.mark.clause("SG-16")
@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (Dealt(1, 7), Dealt(1, None)),
        (Kept(1, (5, 8)), Kept(1, None)),
        (SEALED_MARK, None),
    ],
)
def test_of_a_sealed_act_only_its_owner_hears_all(event: Event, heard: Event | None) -> None:
    assert GAME.redact(event, 1) == event
    for onlooker in (0, 2, None):
        assert GAME.redact(event, onlooker) == heard


@pytest.mark.parametrize(
    "event",
    [
        Started(1),
        Laid(1, (5, 8)),
        Displayed(3),
        Flipped(2),
        Finished(1),
        Opened(1, (SEALED_MARK,)),
        CupWon(1, 0, 6),
        Completed(1, 4),
        Took(1, 9, unseen=True),
        RoundEnded(2),
        Ended((1, 2)),
    ],
)
def test_everything_else_is_heard_by_all(event: Event) -> None:
    for seat in (0, 1, 2, None):
        assert GAME.redact(event, seat) == event


@pytest.mark.clause("SG-9")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_sampled_world_deals_the_others_unseen_cards_and_keeps_what_is_known(seat: int | None) -> None:
    view = GAME.view(choosing(), seat)
    worlds = [GAME.sample(view, Random(k)) for k in range(30)]
    for world in worlds:
        assert GAME.view(world, seat) == view
        cards = [card for hand in world.hands for card in hand]
        assert bits(cards) | world.deck == bits(range(1, 17))
        assert len(set(cards)) == 12
        assert (world.kept[0], world.kept[2]) == (None, None)
        assert world.kept[1] is not None
    assert len({world.hands for world in worlds}) > 20
    assert len({world.kept for world in worlds}) == (1 if seat == 1 else 6)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_half_dealt_world_can_be_sampled(seat: int | None) -> None:
    s = after(GAME, GAME.setup(2, Options()), DEALER, Start(1), *(Deal(card) for card in range(3, 9)))
    world = GAME.sample(GAME.view(s, seat), Random(1))
    assert [len(hand) for hand in world.hands] == [4, 2]
    assert GAME.view(world, seat) == GAME.view(s, seat)
    assert GAME.to_act(world) == (DEALER,)


@pytest.mark.clause("SG-16")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_in_a_sampled_world_who_has_finished_has_marked_something(seat: int | None) -> None:
    s = marked()
    view = GAME.view(s, seat)
    worlds = [GAME.sample(view, Random(k)) for k in range(30)]
    for world in worlds:
        assert GAME.view(world, seat) == view
        assert world.opened == s.opened
        assert [pencil.done for pencil in world.pencils] == [True, False, False]
        assert world.pencils[0].marks
        assert world.deck == s.deck
    different = len({world.pencils[0] for world in worlds})
    assert different == 1 if seat == 0 else different > 10


def test_the_deck_of_a_sampled_world_is_all_that_lies_nowhere_in_sight() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(PLAIN, "x..."), GREEN, completed=(CROSS,)), IDLE, display=(PALM, COIN))
    s = replace(s, deck=bits(set(range(1, 17)) - {PLAIN, GREEN, CROSS, PALM, COIN}))
    s = all_done(GAME, after(GAME, s, 0, Mark(0, SINGLE))).state
    assert GAME.sample(GAME.view(s, 1), Random(0)) == s
    drawing = after(GAME, s, 0, Take(4))
    assert GAME.sample(GAME.view(drawing, None), Random(0)) == drawing
