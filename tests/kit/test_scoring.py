"""Places and what decided them."""

import pytest

from crocetta.kit.scoring import Criterion, Tie, places, ties

GREY = Criterion("grey", (1, 2, 2, 0))
LOWEST = Criterion("lowest", (7, 9, 3, 1), least=True)


def test_points_come_first_then_one_criterion_after_the_other() -> None:
    assert places((10, 10, 10, 12), (GREY, LOWEST)) == (4, 3, 2, 1)
    assert places((10, 10, 10, 12), (GREY,)) == (4, 2, 2, 1)
    assert places((1, 2), ()) == (2, 1)


def test_a_tie_names_the_criterion_that_left_only_the_best() -> None:
    assert list(ties((10, 10, 10, 12), (GREY, LOWEST))) == [Tie(2, (0, 1, 2), (2,), "lowest", (7, 9, 3))]
    assert list(ties((10, 10, 0, 12), (GREY, LOWEST))) == [Tie(2, (0, 1), (1,), "grey", (1, 2))]


def test_who_is_equal_in_everything_shares_and_nothing_decided() -> None:
    assert list(ties((5, 8, 8, 1), (GREY,))) == [Tie(1, (1, 2), (1, 2), None, (2, 2))]


def test_some_of_several_may_be_left_to_share() -> None:
    assert list(ties((8, 8, 8, 1), (GREY,))) == [Tie(1, (0, 1, 2), (1, 2), "grey", (1, 2, 2))]


@pytest.mark.parametrize("totals", [(1,), (4, 3, 2, 1)])
def test_without_equals_there_is_nothing_to_decide(totals: tuple[int, ...]) -> None:
    assert list(ties(totals, (GREY,))) == []


def test_ties_come_the_best_place_first() -> None:
    assert [tie.place for tie in ties((1, 5, 5, 1), (GREY,))] == [1, 3]
