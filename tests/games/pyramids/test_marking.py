"""Action 2: the shape, the single cell, the path and the walls (PY-8 to PY-12, PY-22)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Flip, Keep, Mark, Take
from crocetta.games.expeditions.events import Finished
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids.events import Marked, Opened
from crocetta.games.pyramids.state import Pencil
from crocetta.kit.game import DEALER, Illegal
from tests.games.expeditions_kit import after, refusal
from tests.games.pyramids.positions import (
    HAND_DRAWN,
    OTHER,
    PLAIN,
    before_the_tomb,
    cells,
    digging,
    mark,
    mark_beside,
    marking,
    sheet,
    tomb,
)

L_4_TURNED_AND_MIRRORED = (
    ".xxx. / .x...",
    ".xxx. / ...x.",
    ".x... / .xxx.",
    "..x.. / xxx..",
    "..... / x.... / x.... / xx...",
    ".x... / .x... / xx...",
    "..... / xx... / x.... / x....",
    "..... / xx... / .x... / .x...",
)


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize("drawing", L_4_TURNED_AND_MIRRORED)
def test_a_shape_is_marked_in_any_rotation_mirrored_or_not(drawing: str) -> None:
    game, s = digging(Shape.L_4, PLAIN, "x....")
    assert mark(drawing) in game.legal(s, 0)
    marked = game.apply(s, 0, mark(drawing))
    assert marked.state.sheets[0].slots == (Holding(1, cells("x....") | cells(drawing)), None)
    assert marked.events == (Marked(0, 0, 1, cells(drawing), 0, 0, False, 0, 0, 0),)
    assert not marked.final


@pytest.mark.clause("PY-8", "PY-10", "PY-11")
def test_what_may_be_marked_is_every_place_of_the_shape_and_every_single_cell_on_the_path() -> None:
    game, s = digging(Shape.SQUARE_4, PLAIN, "xx...", OTHER, ".x... / .x...")
    assert list(game.legal(s, 0)) == [
        mark("..x.."),
        mark("..... / x...."),
        mark("..... / .x..."),
        mark("..xx. / ..xx."),
        mark("..... / xx... / xx..."),
        mark_beside("x...."),
        mark_beside("..x.."),
        mark_beside("..... / x...."),
        mark_beside("..... / ..x.."),
        mark_beside("..... / ..... / .x..."),
        mark_beside("..xx. / ..xx."),
        mark_beside("..... / ..... / xx... / xx..."),
    ]


@pytest.mark.clause("PY-8", "PY-13")
def test_neither_the_shape_nor_a_cross_marks_nothing() -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN.replace("E.", "E+"))
    assert refusal(game, s, 0, Mark(0, 0)) == "PY-8"
    s = after(game, s, 0, mark("xx..."))
    assert s.pencils[0].owed == 1
    assert refusal(game, s, 0, Mark(0, 0)) == "PY-8"


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize(
    ("shape", "drawing"),
    [
        (Shape.STRAIGHT_3, "..... / ..xxx"),
        (Shape.STRAIGHT_3, "..... / ..x.. / ..x.. / ..x.."),
        (Shape.SQUARE_4, "..... / .xx.. / .xx.."),
        (Shape.STRAIGHT_2, "..... / ..... / ...x. / ...x."),
    ],
    ids=["at its end", "through it", "at its corner", "wholly"],
)
def test_a_wall_is_never_marked(shape: Shape, drawing: str) -> None:
    game, s = digging(shape, PLAIN, "x.... / x....")
    assert refusal(game, s, 0, mark(drawing)) == "PY-8"


@pytest.mark.clause("PY-8", "PY-11")
def test_a_wall_is_no_single_cell_either() -> None:
    game, s = digging(Shape.STRAIGHT_3, PLAIN, "xxxx.")
    assert refusal(game, s, 0, mark("....x")) == "PY-8"


@pytest.mark.clause("PY-8")
def test_a_cell_is_marked_only_once() -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN, "xx...")
    assert refusal(game, s, 0, mark(".xx..")) == "PY-8"
    assert refusal(game, s, 0, mark(".x...")) == "PY-8"
    assert mark("..xx.") in game.legal(s, 0)


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize("outside", [0, -1, 1 << 25, 1 << 25 | 1, 0b11 << 24])
def test_no_mark_leaves_the_grid(outside: int) -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN)
    assert refusal(game, s, 0, Mark(0, outside)) == "PY-8"


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize(
    ("shape", "drawing"),
    [
        (Shape.STRAIGHT_3, ".xx.."),
        (Shape.STRAIGHT_3, ".x... / .xx.."),
        (Shape.CORNER_3, ".xxx."),
        (Shape.T_4, ".xx.. / .xx.."),
        (Shape.STRAIGHT_2, ".x.x."),
        (Shape.STRAIGHT_2, ".x... / ..x.."),
        (Shape.SQUARE_4, ".xxx. / .xxx."),
    ],
    ids=["a part of it", "a corner", "a straight line", "a square", "with a gap", "corner to corner", "too much"],
)
def test_the_whole_flipped_shape_and_no_other(shape: Shape, drawing: str) -> None:
    game, s = digging(shape, PLAIN, "x....")
    assert refusal(game, s, 0, mark(drawing)) == "PY-8"


@pytest.mark.clause("PY-8")
def test_a_shape_does_not_run_over_the_edge_into_the_next_row() -> None:
    game, s = digging(Shape.STRAIGHT_2, "....E / .#### / ...## / ##..# / ..T..")
    assert refusal(game, s, 0, mark("....x / x....")) == "PY-8"
    s = after(game, s, 0, mark("....x"), DONE)
    s = after(game, s, 1, DONE)
    s = after(game, s, DEALER, Flip(1))
    assert refusal(game, s, 0, mark("..... / x....")) == "PY-11"


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize("slot", [-1, 1, 2])
def test_one_marks_only_on_a_card_one_has(slot: int) -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN)
    assert refusal(game, s, 0, Mark(slot, cells("xx..."))) == "PY-8"


@pytest.mark.clause("PY-8")
@pytest.mark.parametrize("slot", [-2, -1, 2])
def test_there_are_two_places_for_cards_and_none_is_counted_backwards(slot: int) -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN, beside=OTHER)
    assert refusal(game, s, 0, Mark(slot, cells("xx..."))) == "PY-8"


@pytest.mark.clause("PY-8")
def test_the_shape_is_marked_once_a_turn_on_one_of_the_cards() -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN, "", OTHER)
    s = after(game, s, 0, mark("xx..."))
    assert s.sheets[0].slots == (Holding(1, cells("xx...")), Holding(2))
    assert game.legal(s, 0) == (DONE,)
    assert refusal(game, s, 0, mark_beside(".xx..")) == "PY-8"
    assert refusal(game, s, 0, mark("..xx.")) == "PY-8"
    assert refusal(game, s, 0, mark("..x..")) == "PY-8"


@pytest.mark.clause("PY-8")
def test_action_2_is_for_marking_and_for_the_players() -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN)
    assert refusal(game, s, 0, Take(0)) == "PY-8"
    assert refusal(game, s, 1, Keep(0, 1)) == "PY-8"
    assert refusal(game, s, DEALER, Flip(1)) == "PY-8"
    assert refusal(game, s, DEALER, DONE) == "PY-8"
    assert refusal(game, s, 2, DONE) == "PY-8"
    assert refusal(game, s, 2, mark("xx...")) == "PY-8"
    assert game.legal(s, DEALER) == ()
    assert game.legal(s, 2) == ()
    with pytest.raises(Illegal, match="Everyone is digging now"):
        game.apply(s, 0, Take(0))
    with pytest.raises(Illegal, match="not your turn"):
        game.apply(s, 2, DONE)


@pytest.mark.clause("PY-9")
def test_the_first_marks_on_a_card_include_its_entrance() -> None:
    game, s = digging(Shape.STRAIGHT_2, OTHER)
    assert list(game.legal(s, 0)) == [mark(".x..."), mark("xx..."), mark(".xx.."), mark(".x... / .x...")]
    assert refusal(game, s, 0, mark("..xx.")) == "PY-9"
    assert refusal(game, s, 0, mark("..... / .x... / .x...")) == "PY-9"
    assert refusal(game, s, 0, mark("..x..")) == "PY-9"


@pytest.mark.clause("PY-9")
def test_marks_on_one_card_do_not_open_the_other() -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN, "xxxx.", OTHER)
    assert refusal(game, s, 0, mark_beside("x....")) == "PY-9"
    assert refusal(game, s, 0, mark_beside("..xx.")) == "PY-9"
    assert after(game, s, 0, mark_beside(".xx..")).sheets[0].slots[1] == Holding(2, cells(".xx.."))


@pytest.mark.clause("PY-10")
def test_a_later_placement_touches_the_path_side_by_side() -> None:
    game, s = digging(Shape.CORNER_3, PLAIN, "x.... / x....")
    assert refusal(game, s, 0, mark("..xx. / ..x..")) == "PY-10"
    assert refusal(game, s, 0, mark("..... / ..... / .x... / xx...")) == "PY-10"
    assert refusal(game, s, 0, mark("..... / ..... / ..... / .xx.. / ..x..")) == "PY-10"
    for drawing in (".xx.. / .x...", ".xx.. / ..x..", "..... / ..... / xx... / .x..."):
        assert after(game, s, 0, mark(drawing)).sheets[0].slots[0] == Holding(
            1, cells("x.... / x....") | cells(drawing)
        )


@pytest.mark.clause("PY-11")
def test_a_single_cell_is_the_entrance_or_touches_the_path_side_by_side() -> None:
    game, s = digging(Shape.SQUARE_4, PLAIN, "xx... / .x...", OTHER)
    singles = [act for act in game.legal(s, 0) if isinstance(act, Mark) and act.cells.bit_count() == 1]
    assert singles == [
        mark("..x.."),
        mark("..... / x...."),
        mark("..... / ..x.."),
        mark("..... / ..... / .x..."),
        mark_beside(".x..."),
    ]
    assert refusal(game, s, 0, mark("...x.")) == "PY-11"
    assert refusal(game, s, 0, mark("..... / ..... / x....")) == "PY-11"
    assert refusal(game, s, 0, mark("..... / ...x.")) == "PY-11"


@pytest.mark.clause("PY-11")
def test_a_single_cell_is_allowed_although_the_shape_would_fit() -> None:
    game, s = digging(Shape.STRAIGHT_3, PLAIN)
    assert {mark("xxx.."), mark("x....")} <= set(game.legal(s, 0))
    s = after(game, s, 0, mark("x...."))
    assert s.sheets[0].slots[0] == Holding(1, cells("x...."))
    assert game.legal(s, 0) == (DONE,)


@pytest.mark.clause("PY-11")
def test_where_the_shape_does_not_fit_a_single_cell_remains() -> None:
    game, s = digging(Shape.SQUARE_4, PLAIN, "xx... / .x... / .x...")
    assert mark("..xx. / ..xx.") in game.legal(s, 0)
    game, s = digging(Shape.SQUARE_4, PLAIN, "xxx.. / .x... / .x... / .x...")
    assert list(game.legal(s, 0)) == [
        mark("...x."),
        mark("..... / x...."),
        mark("..... / ..x.."),
        mark("..... / ..... / x...."),
        mark("..... / ..... / ..... / x...."),
        mark("..... / ..... / ..... / ..x.."),
        mark("..... / ..... / ..... / ..... / .x..."),
    ]


@pytest.mark.clause("PY-11")
def test_marking_nothing_is_not_allowed() -> None:
    game, s = digging(Shape.SQUARE_4, PLAIN)
    assert refusal(game, s, 0, DONE) == "PY-11"


@pytest.mark.clause("PY-11")
def test_marking_nothing_is_not_allowed_while_the_other_card_has_a_cell() -> None:
    game, s = digging(Shape.SQUARE_4, PLAIN, "xxxx. / xxxx. / xx... / xxx.. / .xxxx", OTHER)
    assert refusal(game, s, 0, DONE) == "PY-11"
    assert list(game.legal(s, 0)) == [
        mark_beside(".x..."),
        mark_beside("xx... / xx..."),
        mark_beside(".xx.. / .xx.."),
    ]


@pytest.mark.clause("PY-22")
def test_a_player_with_no_cell_to_mark_can_only_say_done() -> None:
    game, s = digging(Shape.STRAIGHT_2, PLAIN)
    assert game.legal(s, 1) == (DONE,)
    assert refusal(game, s, 1, Mark(0, 1)) == "PY-8"
    finished = game.apply(s, 1, DONE)
    assert finished.events == (Finished(1),)
    assert finished.state.pencils == (Pencil(), Pencil(done=True))


@pytest.mark.clause("PY-12")
def test_one_has_finished_on_saying_done() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), sheet(5, 6))
    s = after(HAND_DRAWN, s, 1, mark("xx..."))
    assert HAND_DRAWN.to_act(s) == (0, 1, 2)
    done = HAND_DRAWN.apply(s, 1, DONE)
    assert done.events == (Finished(1),)
    assert not done.final
    assert done.state == replace(s, pencils=(Pencil(), replace(s.pencils[1], done=True), Pencil()))
    assert HAND_DRAWN.to_act(done.state) == (0, 2)
    assert HAND_DRAWN.legal(done.state, 1) == ()
    assert refusal(HAND_DRAWN, done.state, 1, DONE) == "PY-12"
    assert refusal(HAND_DRAWN, done.state, 1, mark("..x..")) == "PY-12"


@pytest.mark.clause("PY-12")
def test_the_last_done_opens_all_marks_to_all() -> None:
    s = marking(Shape.STRAIGHT_2, sheet(1, 2), sheet(3, 4), deck=(5,))
    s = after(HAND_DRAWN, s, 1, mark_beside("x...."), DONE)
    s = after(HAND_DRAWN, s, 0, mark("xx..."))
    done = HAND_DRAWN.apply(s, 0, DONE)
    assert done.events == (
        Finished(0),
        Opened(0, (Marked(0, 0, 1, cells("xx..."), 0, 0, False, 0, 0, 0),)),
        Opened(1, (Marked(1, 1, 4, cells("x...."), 0, 0, False, 0, 0, 0),)),
    )
    assert done.final
    assert done.state == replace(
        s,
        phase=Phase.FLIP,
        turn=1,
        opened=(),
        pencils=(Pencil(), Pencil()),
    )


@pytest.mark.clause("PY-20")
def test_a_card_is_completed_by_its_tomb_and_by_nothing_else() -> None:
    almost = replace(before_the_tomb(1), marked=before_the_tomb(1).marked & ~cells("...x."))
    s = marking(Shape.STRAIGHT_2, sheet(almost, 2), sheet(3, 4), deck=(5,))
    s = after(HAND_DRAWN, s, 1, mark("x...."), DONE)
    assert after(HAND_DRAWN, s, 0, mark("...x."), DONE).completions == ()
    completed = after(HAND_DRAWN, s, 0, tomb(0, 1), DONE)
    assert [completion.card for completion in completed.completions] == [1]
    assert completed.sheets[0].completed == (1,)
    assert completed.sheets[0].slots == (None, Holding(2))
