"""What the symbols do when they are marked (PY-13 to PY-19)."""

import pytest
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DONE, Deal, Mark, Take
from crocetta.games.expeditions.events import Completed, Took
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids.events import Marked
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.state import State
from crocetta.kit.game import DEALER
from tests.games.expeditions_kit import after, refusal, step, the
from tests.games.pyramids.positions import (
    OTHER,
    PLAIN,
    cells,
    digging,
    game_of,
    mark,
    mark_beside,
    marking,
    sheet,
)


def played(game: Pyramids, s: State, *marks: Mark) -> tuple[State, list[Marked]]:
    """Seat 0's marks, one after the other, and what each of them brought."""
    brought = []
    for act in marks:
        assert act in game.legal(s, 0)
        result = game.apply(s, 0, act)
        brought.append(the(Marked, result.events))
        s = result.state
    return s, brought


# Crosses


@pytest.mark.clause("PY-13")
def test_a_cross_gives_one_more_single_mark_on_either_card() -> None:
    game, s = digging(Shape.STRAIGHT_2, "E+..# / ....# / ..### / ...## / #...T", "", OTHER)
    s, (placed,) = played(game, s, mark("xx..."))
    assert placed == Marked(0, 0, 1, cells("xx..."), 0, 0, False, 0, 0, owed=1)
    assert list(game.legal(s, 0)) == [
        mark("..x.."),
        mark("..... / x...."),
        mark("..... / .x..."),
        mark_beside(".x..."),
    ]
    same, (bonus,) = played(game, s, mark("..x.."))
    assert same.sheets[0].slots == (Holding(1, cells("xxx..")), Holding(2))
    assert bonus == Marked(0, 0, 1, cells("..x.."), 0, 0, False, 0, 0, owed=0)
    assert game.legal(same, 0) == (DONE,)
    other, (bonus,) = played(game, s, mark_beside(".x..."))
    assert other.sheets[0].slots == (Holding(1, cells("xx...")), Holding(2, cells(".x...")))
    assert bonus == Marked(0, 1, 2, cells(".x..."), 0, 0, False, 0, 0, owed=0)
    assert game.legal(other, 0) == (DONE,)


@pytest.mark.clause("PY-13")
def test_a_bonus_mark_is_a_single_cell_never_the_shape() -> None:
    game, s = digging(Shape.STRAIGHT_2, "E+..# / ....# / ..### / ...## / #...T", "", OTHER)
    s = after(game, s, 0, mark("xx..."))
    assert refusal(game, s, 0, mark("..xx.")) == "PY-13"
    assert refusal(game, s, 0, mark_beside(".xx..")) == "PY-13"


@pytest.mark.clause("PY-8", "PY-9", "PY-11", "PY-13")
def test_a_bonus_mark_keeps_to_the_path_and_the_entrance() -> None:
    game, s = digging(Shape.STRAIGHT_2, "E+..# / ....# / ..### / ...## / #...T", "", OTHER)
    s = after(game, s, 0, mark("xx..."))
    assert refusal(game, s, 0, mark("...x.")) == "PY-11"
    assert refusal(game, s, 0, mark(".x...")) == "PY-8"
    assert refusal(game, s, 0, mark("....x")) == "PY-8"
    assert refusal(game, s, 0, mark_beside("x....")) == "PY-9"


@pytest.mark.clause("PY-13")
def test_a_bonus_mark_is_compulsory() -> None:
    game, s = digging(Shape.STRAIGHT_2, "E+..# / ....# / ..### / ...## / #...T")
    assert refusal(game, after(game, s, 0, mark("xx...")), 0, DONE) == "PY-13"


@pytest.mark.clause("PY-13")
def test_a_bonus_mark_is_compulsory_even_onto_a_skull() -> None:
    game, s = digging(Shape.STRAIGHT_2, "Es..# / +s..# / s.### / ...## / #...T")
    s = after(game, s, 0, mark("x.... / x...."))
    assert list(game.legal(s, 0)) == [
        mark(".x..."),
        mark("..... / .x..."),
        mark("..... / ..... / x...."),
    ]
    assert refusal(game, s, 0, DONE) == "PY-13"
    s, (bonus,) = played(game, s, mark(".x..."))
    assert (bonus.skulls, s.sheets[0].skulls) == (1, 1)


@pytest.mark.clause("PY-13")
def test_crosses_chain_over_two_cards() -> None:
    game, s = digging(
        Shape.STRAIGHT_2,
        "E+.+# / ....# / ..### / ...## / #...T",
        "",
        ".E+.# / ....# / ..### / ...## / #...T",
        ".x...",
    )
    s, brought = played(game, s, mark("xx..."), mark_beside("..x.."), mark("..x.."))
    assert [bonus.owed for bonus in brought] == [1, 1, 0]
    assert game.legal(s, 0) == (DONE,)
    assert s.sheets[0].slots == (Holding(1, cells("xxx..")), Holding(2, cells(".xx..")))


@pytest.mark.clause("PY-13")
def test_several_crosses_in_one_placement_give_one_mark_each() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E++.# / +...# / ..### / ...## / #...T")
    s, brought = played(game, s, mark("xxx.."), mark("..... / x...."), mark("...x."), mark("..... / .x..."))
    assert [bonus.owed for bonus in brought] == [2, 2, 1, 0]
    assert game.legal(s, 0) == (DONE,)
    assert s.pencils[0].marks == tuple(brought)


@pytest.mark.clause("PY-13")
def test_a_single_mark_on_a_cross_gives_its_bonus_too() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E+..# / ....# / ..### / ...## / #...T", "x....")
    s, (placed,) = played(game, s, mark(".x..."))
    assert placed.owed == 1
    assert mark("..x..") in game.legal(s, 0)


@pytest.mark.clause("PY-13")
def test_crosses_marked_earlier_give_nothing_again() -> None:
    game, s = digging(Shape.STRAIGHT_2, "E+..# / ....# / ..### / ...## / #...T", "xx...")
    _, (placed,) = played(game, s, mark("..xx."))
    assert placed.owed == 0


@pytest.mark.clause("PY-14", "PY-20")
def test_a_card_whose_tomb_was_marked_this_turn_still_takes_bonus_marks() -> None:
    chamber = "E...# / ...r# / ..### / ...## / #..+T"
    game, s = digging(Shape.STRAIGHT_2, chamber, "xxxx. / xxx.. / xx... / xxx.. / .xx..")
    s, brought = played(game, s, mark("..... / ..... / ..... / ..... / ...xx"), mark("..... / ...x."))
    assert [bonus.owed for bonus in brought] == [1, 0]
    assert s.sheets[0].reds == 1
    assert s.sheets[0].completed == ()
    finished = step(game, after(game, s, 1, DONE), 0, DONE)
    assert the(Completed, finished.events) == Completed(0, 1)
    assert finished.state.sheets[0].completed == (1,)


@pytest.mark.clause("PY-14")
def test_a_bonus_mark_with_no_legal_cell_is_lost() -> None:
    chamber = "E...# / ....# / ..### / ...## / #..+T"
    game, s = digging(Shape.STRAIGHT_2, chamber, "xxxx. / xxxx. / xx... / xxx.. / .xx..")
    s, (placed,) = played(game, s, mark("..... / ..... / ..... / ..... / ...xx"))
    assert placed.owed == 0
    assert game.legal(s, 0) == (DONE,)


@pytest.mark.clause("PY-13", "PY-14")
def test_a_bonus_mark_is_not_lost_while_the_other_card_is_untouched() -> None:
    chamber = "E...# / ....# / ..### / ...## / #..+T"
    game, s = digging(Shape.STRAIGHT_2, chamber, "xxxx. / xxxx. / xx... / xxx.. / .xx..", OTHER)
    s, (placed,) = played(game, s, mark("..... / ..... / ..... / ..... / ...xx"))
    assert placed.owed == 1
    assert list(game.legal(s, 0)) == [mark_beside(".x...")]


@pytest.mark.clause("PY-14")
def test_of_two_bonus_marks_the_one_that_finds_a_cell_is_made_and_the_other_is_lost() -> None:
    chamber = "E..+# / ...+# / ..### / ...## / #...T"
    game, s = digging(Shape.STRAIGHT_2, chamber, "xxx.. / xxx.. / xx... / xxx.. / .xxx.")
    s, brought = played(game, s, mark("...x. / ...x."), mark("..... / ..... / ..... / ..... / ....x"))
    assert [bonus.owed for bonus in brought] == [2, 0]
    assert game.legal(s, 0) == (DONE,)


@pytest.mark.clause("PY-14")
def test_a_card_taken_in_action_3_gets_no_bonus_mark_of_this_turn() -> None:
    game = game_of("E...# / ....# / ..### / ...## / #..+T", PLAIN, OTHER)
    marked = cells("xxxx. / xxxx. / xx... / xxx.. / .xx..")
    s = marking(Shape.STRAIGHT_2, sheet(Holding(1, marked)), sheet(), display=(2,), deck=(3,), game=game)
    s = after(game, s, 1, DONE)
    s = after(game, s, 0, mark("..... / ..... / ..... / ..... / ...xx"), DONE)
    s = after(game, s, 0, Take(0))
    assert s.sheets[0].slots == (Holding(2), None)
    s = after(game, s, DEALER, Deal(3))
    assert s.phase is Phase.FLIP
    assert refusal(game, s, 0, mark("x....")) == "PY-7"


# Gems


@pytest.mark.clause("PY-15")
@pytest.mark.parametrize(
    ("before", "marked", "reached"), [(0, 1, 1), (0, 2, 2), (8, 2, 10), (9, 1, 10), (9, 2, 10), (10, 2, 10)]
)
@pytest.mark.parametrize(("sign", "colour", "other"), [("r", "reds", "greens"), ("g", "greens", "reds")])
def test_a_gem_marks_the_next_of_its_colour_up_to_ten(
    before: int, marked: int, reached: int, sign: str, colour: str, other: str
) -> None:
    chamber = f"E{sign * marked}{'.' * (3 - marked)}# / ....# / ..### / ...## / #...T"
    score_card = sheet(reds=before, greens=before)
    game, s = digging(Shape.STRAIGHT_3, chamber, score_card=score_card)
    s, (placed,) = played(game, s, mark("xxx.."))
    assert getattr(s.sheets[0], colour) == reached
    assert getattr(s.sheets[0], other) == before
    assert getattr(placed, colour) == reached - before
    assert getattr(placed, other) == 0


@pytest.mark.clause("PY-15", "PY-19")
def test_a_shape_gathers_everything_it_covers() -> None:
    game, s = digging(Shape.L_4, "Ergf# / s...# / ..### / ...## / #...T", "x....")
    s, (placed,) = played(game, s, mark(".xxx. / ...x."))
    assert placed == Marked(
        0, 0, 1, cells(".xxx. / ...x."), reds=1, greens=1, torch=True, skulls=0, erased=0, owed=0
    )
    assert s.sheets[0] == sheet(Holding(1, cells("xxxx. / ...x.")), torches=(0,), reds=1, greens=1)


@pytest.mark.clause("PY-15")
def test_marking_leaves_the_rest_of_the_score_card_alone() -> None:
    score_card = sheet(completed=(7, 4), torches=(0,), reds=3, greens=2, skulls=5)
    game, s = digging(Shape.STRAIGHT_2, "Er..# / ....# / ..### / ...## / #...T", turn=9, score_card=score_card)
    s, _ = played(game, s, mark("xx..."))
    assert s.sheets[0] == replace(score_card, slots=(Holding(1, cells("xx...")), None), reds=4)
    assert s.sheets[1] == sheet()


# Torches


@pytest.mark.clause("PY-16")
@pytest.mark.parametrize(("turn", "torch"), [(0, 0), (6, 0), (7, 1), (13, 1), (14, 2), (20, 2), (21, 3), (27, 3)])
def test_a_torch_marks_that_of_the_current_round(turn: int, torch: int) -> None:
    game, s = digging(Shape.STRAIGHT_2, "Ef..# / ....# / ..### / ...## / #...T", turn=turn)
    s, (placed,) = played(game, s, mark("xx..."))
    assert placed.torch
    assert s.sheets[0].torches == (torch,)


@pytest.mark.clause("PY-16")
def test_a_second_torch_of_the_round_adds_nothing() -> None:
    score_card = sheet(torches=(0, 1))
    game, s = digging(Shape.STRAIGHT_2, "Ef..# / ....# / ..### / ...## / #...T", turn=13, score_card=score_card)
    s, (placed,) = played(game, s, mark("xx..."))
    assert not placed.torch
    assert s.sheets[0].torches == (0, 1)


@pytest.mark.clause("PY-16")
def test_the_torch_of_an_earlier_round_does_not_stand_for_this_one() -> None:
    score_card = sheet(torches=(0,))
    game, s = digging(Shape.STRAIGHT_2, "Ef..# / ....# / ..### / ...## / #...T", turn=7, score_card=score_card)
    s, (placed,) = played(game, s, mark("xx..."))
    assert placed.torch
    assert s.sheets[0].torches == (0, 1)


@pytest.mark.clause("PY-16")
def test_two_torches_in_one_placement_are_one_torch() -> None:
    game, s = digging(Shape.STRAIGHT_3, "Eff.# / ....# / ..### / ...## / #...T")
    s, (placed,) = played(game, s, mark("xxx.."))
    assert placed.torch
    assert s.sheets[0].torches == (0,)


@pytest.mark.clause("PY-16")
def test_no_torch_without_a_torch_cell() -> None:
    game, s = digging(Shape.STRAIGHT_2, "E.f.# / ....# / ..### / ...## / #...T")
    s, (placed,) = played(game, s, mark("xx..."))
    assert not placed.torch
    assert s.sheets[0].torches == ()


# Skulls and potions


@pytest.mark.clause("PY-17")
@pytest.mark.parametrize("before", range(11))
def test_a_skull_marks_the_next_free_one_and_after_ten_nothing(before: int) -> None:
    game, s = digging(Shape.STRAIGHT_2, "Es..# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=before))
    s, (placed,) = played(game, s, mark("xx..."))
    assert s.sheets[0].skulls == (before + 1 if before < 10 else 10)
    assert placed.skulls == s.sheets[0].skulls - before


@pytest.mark.clause("PY-17")
def test_of_two_skulls_only_the_tenth_is_marked() -> None:
    game, s = digging(Shape.STRAIGHT_3, "Ess.# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=9))
    s, (placed,) = played(game, s, mark("xxx.."))
    assert (placed.skulls, s.sheets[0].skulls) == (1, 10)


@pytest.mark.clause("PY-18")
@pytest.mark.parametrize(("before", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (10, 8)])
def test_a_potion_erases_two_skulls_or_as_many_as_there_are(before: int, left: int) -> None:
    game, s = digging(Shape.STRAIGHT_2, "Ep..# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=before))
    s, (placed,) = played(game, s, mark("xx..."))
    assert s.sheets[0].skulls == left
    assert placed.erased == before - left
    assert placed.skulls == 0


@pytest.mark.clause("PY-18")
@pytest.mark.parametrize(("before", "left"), [(3, 0), (4, 0), (5, 1), (10, 6)])
def test_two_potions_erase_four(before: int, left: int) -> None:
    game, s = digging(Shape.STRAIGHT_3, "Epp.# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=before))
    s, (placed,) = played(game, s, mark("xxx.."))
    assert (placed.erased, s.sheets[0].skulls) == (before - left, left)


@pytest.mark.clause("PY-18", "PY-19")
@pytest.mark.parametrize(("before", "left"), [(0, 0), (1, 0), (2, 1), (9, 8), (10, 8)])
@pytest.mark.parametrize("symbols", ["sp", "ps"])
def test_in_one_placement_the_skull_comes_before_the_potion(before: int, left: int, symbols: str) -> None:
    game, s = digging(
        Shape.STRAIGHT_3, f"E{symbols}.# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=before)
    )
    s, (placed,) = played(game, s, mark("xxx.."))
    assert s.sheets[0].skulls == left
    assert placed.skulls == (1 if before < 10 else 0)
    assert placed.erased == before + placed.skulls - left


@pytest.mark.clause("PY-19")
def test_a_potion_of_the_placement_waits_for_its_crosses() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E+p.# / s...# / ..### / ...## / #...T", score_card=sheet(skulls=1))
    s, (placed,) = played(game, s, mark("xxx.."))
    assert (placed.erased, placed.owed, s.sheets[0].skulls) == (0, 1, 1)
    s, (bonus,) = played(game, s, mark("..... / x...."))
    assert (bonus.skulls, bonus.erased, s.sheets[0].skulls) == (1, 2, 0)
    assert game.legal(s, 0) == (DONE,)


@pytest.mark.clause("PY-13", "PY-19")
def test_a_potion_of_the_placement_waits_for_the_end_of_the_chain() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E+p.# / +...# / ss### / ...## / #...T", score_card=sheet(skulls=1))
    s, brought = played(game, s, mark("xxx.."), mark("..... / x...."), mark("..... / ..... / x...."))
    assert [bonus.owed for bonus in brought] == [1, 1, 0]
    assert [bonus.skulls for bonus in brought] == [0, 0, 1]
    assert [bonus.erased for bonus in brought] == [0, 0, 2]
    assert s.sheets[0].skulls == 0


@pytest.mark.clause("PY-19")
def test_a_potion_of_the_placement_waits_for_all_its_crosses() -> None:
    game, s = digging(Shape.L_4, "E++p# / sss.# / ..### / ...## / #...T", "x....", score_card=sheet(skulls=0))
    s, brought = played(game, s, mark(".xxx. / ...x."), mark("..... / x...."), mark("..... / .x..."))
    assert [bonus.erased for bonus in brought] == [0, 0, 2]
    assert s.sheets[0].skulls == 0


@pytest.mark.clause("PY-14", "PY-19")
def test_a_potion_does_not_wait_for_a_cross_that_is_lost() -> None:
    chamber = "E...# / ....# / ..### / ...## / #.p+T"
    game, s = digging(
        Shape.STRAIGHT_3, chamber, "xxxx. / xxxx. / xx... / xxx.. / .x...", score_card=sheet(skulls=3)
    )
    s, (placed,) = played(game, s, mark("..... / ..... / ..... / ..... / ..xxx"))
    assert (placed.owed, placed.erased, s.sheets[0].skulls) == (0, 2, 1)


@pytest.mark.clause("PY-19")
def test_a_potion_reached_by_a_bonus_mark_erases_before_crosses_still_pending() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E++.# / ps..# / ..### / ...## / #...T", score_card=sheet(skulls=1))
    s, brought = played(game, s, mark("xxx.."), mark("..... / x...."))
    assert (brought[1].owed, brought[1].erased, s.sheets[0].skulls) == (1, 1, 0)
    s, (last,) = played(game, s, mark("..... / .x..."))
    assert (last.skulls, last.erased, s.sheets[0].skulls) == (1, 0, 1)


@pytest.mark.clause("PY-19")
def test_a_bonus_potion_erases_at_once_while_that_of_the_placement_goes_on_waiting() -> None:
    game, s = digging(Shape.L_4, "E++p# / ps..# / ..### / ...## / #...T", "x....", score_card=sheet(skulls=1))
    s, brought = played(game, s, mark(".xxx. / ...x."), mark("..... / x...."), mark("..... / .x..."))
    assert [bonus.erased for bonus in brought] == [0, 1, 1]
    assert [bonus.skulls for bonus in brought] == [0, 0, 1]
    assert s.sheets[0].skulls == 0


@pytest.mark.clause("PY-19")
def test_the_last_bonus_potion_and_the_waiting_one_erase_four() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E+p.# / p...# / ..### / ...## / #...T", score_card=sheet(skulls=5))
    s, brought = played(game, s, mark("xxx.."), mark("..... / x...."))
    assert [bonus.erased for bonus in brought] == [0, 4]
    assert s.sheets[0].skulls == 1


@pytest.mark.clause("PY-19")
def test_what_waited_in_one_turn_does_not_wait_in_the_next() -> None:
    game, s = digging(Shape.STRAIGHT_3, "E+p.# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=5))
    s, _ = played(game, s, mark("xxx.."), mark("..... / x...."))
    assert s.sheets[0].skulls == 3
    assert s.pencils[0].potions == 0
    assert after(game, s, 0, DONE).pencils[0].potions == 0


@pytest.mark.clause("PY-15", "PY-16", "PY-17")
@pytest.mark.parametrize(
    ("sign", "gained"),
    [
        ("r", sheet(reds=1, skulls=2)),
        ("g", sheet(greens=1, skulls=2)),
        ("f", sheet(torches=(0,), skulls=2)),
        ("s", sheet(skulls=3)),
        ("p", sheet(skulls=0)),
    ],
)
def test_a_bonus_mark_works_its_symbol_too(sign: str, gained: object) -> None:
    game, s = digging(Shape.STRAIGHT_2, f"E+{sign}.# / ....# / ..### / ...## / #...T", score_card=sheet(skulls=2))
    s, _ = played(game, s, mark("xx..."), mark("..x.."))
    assert replace(s.sheets[0], slots=(None, None)) == gained


@pytest.mark.clause("PY-14", "PY-21")
def test_a_card_completed_by_a_bonus_mark_is_laid_aside_like_any_other() -> None:
    chamber = "E...# / ....# / ..### / ...## / #..+T"
    game, s = digging(Shape.STRAIGHT_3, chamber, "xxxx. / xxxx. / xx... / xxx.. / .xx..")
    s, brought = played(
        game,
        s,
        mark("..... / ..... / ..... / ..... / ...x."),
        mark("..... / ..... / ..... / ..... / ....x"),
    )
    assert [bonus.owed for bonus in brought] == [1, 0]
    finished = step(game, after(game, s, 1, DONE), 0, DONE)
    assert the(Completed, finished.events) == Completed(0, 1)
    assert not [event for event in finished.events if isinstance(event, Took)]
