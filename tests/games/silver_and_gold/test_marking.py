"""Actions 1 and 2: the flip, and everybody's marks (SG-11 to SG-18)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Deal, Flip, Keep, Mark, Take
from crocetta.games.expeditions.events import Finished, Flipped
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, singles
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.events import Marked, Opened
from crocetta.games.silver_and_gold.state import Pencil, State
from crocetta.kit.game import DEALER, Illegal
from tests.games.expeditions_kit import (
    ALL_CROSSES,
    COIN,
    CROSS,
    CROSSES,
    GREEN,
    IDLE,
    ORANGE,
    OTHER,
    PLAIN,
    PURPLE,
    after,
    all_done,
    at,
    flip_of,
    held,
    left,
    marking,
    refusal,
    sheet,
)
from tests.games.expeditions_kit import BY_HAND_GAME as GAME

SINGLE = at("x...")


def flipping(*used: int) -> State:
    s = marking(Shape.STRAIGHT_2, sheet(PLAIN, GREEN), sheet(CROSS, ORANGE))
    return replace(s, phase=Phase.FLIP, opened=(), used=used)


def marks(s: State, seat: int, slot: int) -> set[int]:
    """The sets of cells that may be marked on one map."""
    return {a.cells for a in GAME.legal(s, seat) if isinstance(a, Mark) and a.slot == slot}


@pytest.mark.clause("SG-11")
def test_the_flipped_card_binds_everybody() -> None:
    step = GAME.apply(flipping(), DEALER, Flip(flip_of(Shape.SQUARE_4)))
    assert step.events == (Flipped(7),)
    assert GAME.to_act(step.state) == (0, 1)
    for seat in (0, 1):
        assert marks(step.state, seat, 0) >= {at("xx / xx"), at(".xx. / .xx."), at("..xx / ..xx")}
        assert at("xx") not in marks(step.state, seat, 0)


@pytest.mark.clause("SG-11")
@pytest.mark.parametrize("card", [3, 5, 8, -1])
def test_a_card_that_is_used_or_does_not_exist_cannot_be_flipped(card: int) -> None:
    assert refusal(GAME, flipping(3, 5), DEALER, Flip(card)) == "SG-11"


@pytest.mark.clause("SG-11")
def test_only_the_dealer_flips_and_does_nothing_else_then() -> None:
    assert refusal(GAME, flipping(), 0, Flip(0)) == "SG-11"
    assert refusal(GAME, flipping(), 0, DONE) == "SG-11"
    assert refusal(GAME, flipping(), DEALER, Deal(13)) == "SG-11"


@pytest.mark.clause("SG-12")
def test_the_whole_shape_is_marked_on_one_map() -> None:
    s = marking(Shape.T_4, sheet(PLAIN, GREEN), IDLE)
    step = GAME.apply(s, 0, Mark(1, at("xxx. / .x..")))
    assert step.events == (Marked(0, 1, GREEN, at("xxx. / .x.."), coins=0, palms=(), owed=0),)
    assert step.state.sheets[0].slots == (held(PLAIN), held(GREEN, "xxx. / .x.."))
    assert not step.final
    assert GAME.legal(step.state, 0) == (DONE,)


@pytest.mark.clause("SG-12")
@pytest.mark.parametrize(
    "drawing",
    [
        "x... / x... / xx..",
        "xxx. / x... / ....",
        "xx.. / .x.. / .x..",
        "..x. / xxx. / ....",
        ".x.. / .x.. / xx..",
        "x... / xxx. / ....",
        "xx.. / x... / x...",
        "xxx. / ..x. / ....",
    ],
)
def test_a_shape_may_be_turned_and_mirrored_eight_ways(drawing: str) -> None:
    s = marking(Shape.L_4, sheet(PLAIN, ORANGE), IDLE)
    assert Mark(1, at(drawing)) in GAME.legal(s, 0)
    assert after(GAME, s, 0, Mark(1, at(drawing))).sheets[0].slots[1] == held(ORANGE, drawing)


@pytest.mark.clause("SG-12", "SG-13")
def test_legal_are_all_placements_on_unmarked_fields_and_all_unmarked_single_fields() -> None:
    s = marking(Shape.CORNER_3, sheet(left(PLAIN, "xx.. / .xx."), left(GREEN, "x... / x... / x...")), IDLE)
    assert marks(s, 0, 0) == {
        at("xx.. / .x.."),
        at(".x.. / .xx."),
        *(at(single) for single in ("x...", ".x..", ".... / .x..", ".... / ..x.")),
    }
    assert marks(s, 0, 1) == {at("x..."), at(".... / x..."), at(".... / .... / x...")}
    assert len(GAME.legal(s, 0)) == 9


@pytest.mark.clause("SG-12")
@pytest.mark.parametrize(
    ("slot", "cells"),
    [
        (1, "...x / .... / ...x"),
        (1, ".... / .... / ..x."),
        (0, ".... / .... / x..."),
        (0, "...x / ...x / ...x"),
        (0, "xx.."),
        (0, "xxxx"),
        (0, "x.xx"),
        (0, "xx.. / x..."),
        (2, "xxx."),
        (-1, "xxx."),
        (0, "...."),
    ],
)
def test_a_mark_off_the_map_or_of_another_shape_is_refused(slot: int, cells: str) -> None:
    s = marking(Shape.STRAIGHT_3, sheet(PLAIN, GREEN), IDLE)
    assert refusal(GAME, s, 0, Mark(slot, at(cells))) == "SG-12"


@pytest.mark.clause("SG-12")
@pytest.mark.parametrize("cells", [-1, 1 << 16, 1 << 40 | 1])
def test_a_set_of_cells_beyond_the_grid_is_refused(cells: int) -> None:
    assert refusal(GAME, marking(Shape.STRAIGHT_2, sheet(PLAIN, GREEN), IDLE), 0, Mark(0, cells)) == "SG-12"


@pytest.mark.clause("SG-12")
def test_a_player_marks_only_once_a_turn() -> None:
    s = after(GAME, marking(Shape.STRAIGHT_2, sheet(PLAIN, GREEN), IDLE), 0, Mark(0, at("xx..")))
    assert refusal(GAME, s, 0, Mark(0, at("..xx"))) == "SG-12"
    assert refusal(GAME, s, 0, Mark(1, SINGLE)) == "SG-12"


@pytest.mark.clause("SG-12")
@pytest.mark.parametrize("act", [Take(0), Keep(0, 1), Flip(0), Deal(1)])
def test_while_all_mark_nothing_else_happens(act: Take | Keep | Flip | Deal) -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PLAIN, GREEN), IDLE, display=(OTHER,), deck=(COIN,))
    assert refusal(GAME, s, 0, act) == "SG-12"
    assert refusal(GAME, s, DEALER, act) == "SG-12"
    with pytest.raises(Illegal, match="Everyone is marking now"):
        GAME.apply(s, 0, act)


@pytest.mark.clause("SG-12")
@pytest.mark.parametrize("seat", [DEALER, 2, -2])
def test_only_players_of_the_match_mark(seat: int) -> None:
    s = marking(Shape.STRAIGHT_2, sheet(PLAIN, GREEN), IDLE)
    assert GAME.legal(s, seat) == ()
    assert refusal(GAME, s, seat, Mark(0, SINGLE)) == "SG-12"
    assert refusal(GAME, s, seat, DONE) == "SG-12"


@pytest.mark.clause("SG-13")
@pytest.mark.parametrize("slot", [0, 1])
def test_instead_of_the_shape_one_single_field_may_be_marked_on_either_map(slot: int) -> None:
    s = marking(Shape.SQUARE_4, sheet(PLAIN, GREEN), IDLE)
    marked = after(GAME, s, 0, Mark(slot, at(".... / ..x.")))
    assert marked.sheets[0].slots[slot] == held((PLAIN, GREEN)[slot], ".... / ..x.")
    assert GAME.legal(marked, 0) == (DONE,)


@pytest.mark.clause("SG-13")
def test_where_the_shape_does_not_fit_single_fields_are_left() -> None:
    s = marking(Shape.SQUARE_4, sheet(left(PLAIN, "xx.. / ..xx"), None), IDLE)
    assert marks(s, 0, 0) == {cells for cells in singles(4) if cells & at("xx.. / ..xx")}


@pytest.mark.clause("SG-14")
def test_marking_nothing_is_not_allowed() -> None:
    assert refusal(GAME, marking(Shape.STRAIGHT_2, sheet(PLAIN, GREEN), IDLE), 0, DONE) == "SG-14"
    assert refusal(GAME, marking(Shape.T_4, sheet(None, left(PLAIN, "x...")), IDLE), 0, DONE) == "SG-14"
    assert refusal(GAME, marking(Shape.T_4, sheet(left(PLAIN, "x..."), None), IDLE), 0, DONE) == "SG-14"


@pytest.mark.clause("SG-14", "SG-26")
def test_a_player_without_an_unmarked_field_passes() -> None:
    s = marking(Shape.STRAIGHT_2, IDLE, sheet(PLAIN, GREEN))
    assert GAME.legal(s, 0) == (DONE,)
    assert GAME.apply(s, 0, DONE).state.pencils == (Pencil(done=True), Pencil())


@pytest.mark.clause("SG-15")
@pytest.mark.parametrize("cells", ["xx..", ".xx.", ".x.."])
def test_a_field_is_never_marked_twice(cells: str) -> None:
    s = marking(Shape.STRAIGHT_2, sheet(held(PLAIN, ".x.."), GREEN), IDLE)
    assert refusal(GAME, s, 0, Mark(0, at(cells))) == "SG-15"
    assert Mark(1, at(cells)) in GAME.legal(s, 0)


@pytest.mark.clause("SG-16")
def test_everybody_marks_at_once_and_the_turn_goes_on_when_the_last_has_said_done() -> None:
    s = marking(Shape.STRAIGHT_2, *(sheet(PLAIN, GREEN),) * 3)
    assert GAME.to_act(s) == (0, 1, 2)
    assert GAME.simultaneous(s)
    for seat in (2, 0):
        s = after(GAME, s, seat, Mark(0, SINGLE))
        step = GAME.apply(s, seat, DONE)
        assert (step.events, step.final) == ((Finished(seat),), False)
        s = step.state
        assert s.phase is Phase.MARK
    assert GAME.to_act(s) == (1,)
    last = GAME.apply(after(GAME, s, 1, Mark(1, SINGLE)), 1, DONE)
    assert last.final
    assert last.state.phase is Phase.FLIP
    assert last.state.pencils == (Pencil(),) * 3
    assert last.state.opened == ()
    assert not GAME.simultaneous(last.state)


@pytest.mark.clause("SG-16")
def test_with_the_last_done_all_marks_are_opened_seat_by_seat() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(CROSS, GREEN), sheet(PLAIN, ORANGE))
    s = after(GAME, s, 1, Mark(1, at("xx..")))
    s = after(GAME, s, 0, Mark(0, SINGLE), Mark(1, SINGLE))
    events = all_done(GAME, s).events
    assert events[0] == Finished(1)
    assert [event for event in events if isinstance(event, Opened)] == [
        Opened(0, (Marked(0, 0, CROSS, SINGLE, 0, (), 1), Marked(0, 1, GREEN, SINGLE, 0, (), 0))),
        Opened(1, (Marked(1, 1, ORANGE, at("xx.."), 0, (), 0),)),
    ]


@pytest.mark.clause("SG-16")
def test_who_has_finished_marks_no_more() -> None:
    s = after(GAME, marking(Shape.STRAIGHT_2, *(sheet(PLAIN, GREEN),) * 2), 0, Mark(0, SINGLE), DONE)
    assert GAME.legal(s, 0) == ()
    assert refusal(GAME, s, 0, Mark(0, at(".x.."))) == "SG-16"
    assert refusal(GAME, s, 0, DONE) == "SG-16"


@pytest.mark.clause("SG-17")
def test_a_cross_gives_one_more_single_mark_on_either_map() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(CROSS, GREEN), IDLE)
    step = GAME.apply(s, 0, Mark(0, at("xx..")))
    assert step.events == (Marked(0, 0, CROSS, at("xx.."), 0, (), owed=1),)
    assert marks(step.state, 0, 0) == {cells for cells in singles(4) if cells & at("..xx / xxxx")}
    assert marks(step.state, 0, 1) == {cells for cells in singles(4) if cells & at("xxxx / xxxx / xx..")}
    bonus = GAME.apply(step.state, 0, Mark(1, at("...x")))
    assert bonus.events == (Marked(0, 1, GREEN, at("...x"), 0, (), owed=0),)
    assert GAME.legal(bonus.state, 0) == (DONE,)


@pytest.mark.clause("SG-17")
def test_a_cross_is_compulsory_and_gives_a_single_field_not_a_shape() -> None:
    s = after(GAME, marking(Shape.STRAIGHT_2, sheet(CROSS, GREEN), IDLE), 0, Mark(0, SINGLE))
    assert refusal(GAME, s, 0, DONE) == "SG-17"
    assert refusal(GAME, s, 0, Mark(1, at("xx.."))) == "SG-17"
    assert refusal(GAME, s, 0, Mark(0, SINGLE)) == "SG-15"
    assert refusal(GAME, s, 0, Mark(1, at(".... / .... / ...x"))) == "SG-12"
    assert refusal(GAME, s, 0, Mark(1, 0)) == "SG-12"


@pytest.mark.clause("SG-17")
def test_a_chain_of_crosses_runs_to_its_end() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(CROSSES, ALL_CROSSES), IDLE)
    s = after(GAME, s, 0, Mark(0, at("xx..")))
    assert s.pencils[0].owed == 2
    s = after(GAME, s, 0, Mark(0, at("..x.")))
    assert s.pencils[0].owed == 1
    for cells in ("x...", ".x..", "..x."):
        s = after(GAME, s, 0, Mark(1, at(cells)))
        assert s.pencils[0].owed == 1
    s = after(GAME, s, 0, Mark(0, at("...x")))
    assert s.pencils[0].owed == 0
    assert len(s.pencils[0].marks) == 6
    assert GAME.legal(s, 0) == (DONE,)


@pytest.mark.clause("SG-17")
def test_several_crosses_in_one_placement_give_one_mark_each() -> None:
    s = marking(Shape.SQUARE_4, sheet(ALL_CROSSES, GREEN), IDLE)
    s = after(GAME, s, 0, Mark(0, at("xx / xx")))
    owed = []
    for cells in ("x...", ".x..", "..x.", "...x"):
        owed.append(s.pencils[0].owed)
        s = after(GAME, s, 0, Mark(1, at(cells)))
    assert owed == [4, 3, 2, 1]
    assert GAME.legal(s, 0) == (DONE,)


@pytest.mark.clause("SG-17")
def test_bonus_marks_are_lost_only_if_neither_map_has_an_unmarked_field() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSSES, "xx.."), left(PLAIN, "x...")), IDLE)
    s = after(GAME, s, 0, Mark(0, at("xx..")))
    assert (s.pencils[0].owed, GAME.legal(s, 0)) == (2, [Mark(1, SINGLE)])
    s = after(GAME, s, 0, Mark(1, SINGLE))
    assert (s.pencils[0].owed, GAME.legal(s, 0)) == (0, (DONE,))


@pytest.mark.clause("SG-17")
def test_the_last_cross_of_the_last_map_is_lost() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(None, left(CROSS, "x...")), IDLE)
    step = GAME.apply(s, 0, Mark(1, SINGLE))
    assert step.events == (Marked(0, 1, CROSS, SINGLE, 0, (), owed=0),)
    assert GAME.legal(step.state, 0) == (DONE,)


@pytest.mark.clause("SG-18")
def test_a_filled_map_stays_until_action_3_and_bonus_marks_never_reach_a_new_one() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(left(CROSS, "x..."), GREEN), IDLE, display=(OTHER,), deck=(PURPLE,))
    s = after(GAME, s, 0, Mark(0, SINGLE))
    assert s.sheets[0].slots[0] == left(CROSS, "....")
    assert s.sheets[0].completed == ()
    assert s.display == (OTHER,)
    assert marks(s, 0, 0) == set()
    assert refusal(GAME, s, 0, Take(0)) == "SG-12"
    assert refusal(GAME, s, 0, Mark(0, SINGLE)) == "SG-15"
    assert marks(s, 0, 1) == {cells for cells in singles(4) if cells & at("xxxx / xxxx / xx..")}


@pytest.mark.clause("SG-12")
def test_a_player_with_one_map_has_nothing_to_mark_in_the_empty_place() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(None, PLAIN), IDLE)
    assert marks(s, 0, 0) == set()
    assert refusal(GAME, s, 0, Mark(0, SINGLE)) == "SG-12"


def test_each_expedition_card_asks_for_its_own_shape() -> None:
    areas = {card: max(cells.bit_count() for cells in marks(after(GAME, flipping(), DEALER, Flip(card)), 1, 1))
             for card in range(len(EXPEDITIONS))}  # fmt: skip
    assert areas == {0: 2, 1: 3, 2: 3, 3: 3, 4: 3, 5: 4, 6: 4, 7: 4}
