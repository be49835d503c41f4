"""The fixed numbering of all acts in the flip-and-write games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crocetta.games.expeditions.actions import (
    DECK,
    DONE,
    PAIRS,
    PLACES,
    Action,
    Deal,
    Flip,
    Keep,
    Mark,
    Start,
    Take,
    cell_sets,
    numbering,
)
from crocetta.games.silver_and_gold.actions import numbered
from crocetta.kit.game import Illegal
from tests.games.expeditions_kit import BY_HAND_GAME, at

ALL = numbered(47)


def test_a_grid_of_four_has_173_sets_of_cells_that_one_act_may_mark() -> None:
    assert len(cell_sets(4)) == 16 + 24 + 16 + 36 + 24 + 48 + 9
    assert len(set(cell_sets(4))) == 173


def test_all_acts_are_numbered_players_first_and_then_the_dealers() -> None:
    players = 1 + 6 + 5 + 2 * 173
    assert len(ALL) == 1 + players + 4 + 8 + 47
    kinds = [type(ALL.action(number)) for number in range(1, len(ALL))]
    assert {Start, Flip, Deal}.isdisjoint(kinds[:players])
    assert {Keep, Mark, Take, type(DONE)}.isdisjoint(kinds[players:])


@given(st.integers(1, len(ALL) - 1))
def test_number_and_act_are_inverse(number: int) -> None:
    assert ALL.index(ALL.action(number), "SG-12") == number


def test_the_numbering_never_moves() -> None:
    """Masks, kernels and learners rely on these; a change would need new rules versions everywhere."""
    landmarks: dict[Action, int] = {
        DONE: 1,
        Keep(0, 1): 2,
        Keep(2, 3): 7,
        Take(0): 8,
        Take(DECK): 12,
        Mark(0, at("x...")): 13,
        Mark(0, at(".... / .... / .... / ...x")): 28,
        Mark(0, at("xx..")): 29,
        Mark(1, at("x...")): 186,
        Mark(1, at(".... / .... / ..xx / ..xx")): 358,
        Start(0): 359,
        Flip(0): 363,
        Flip(7): 370,
        Deal(1): 371,
        Deal(47): 417,
    }
    assert {act: ALL.index(act, "SG-12") for act in landmarks} == landmarks


def test_the_number_of_cards_and_starts_is_the_games_own() -> None:
    small = numbering(4, cards=2, starts=0)
    assert len(small) == 1 + 358 + 8 + 2
    assert small.action(len(small) - 1) == Deal(2)
    assert BY_HAND_GAME.actions == len(numbered(16))


@pytest.mark.parametrize(
    "act", [Keep(1, 0), Take(5), Mark(0, 0), Mark(2, 1), Mark(0, at("xxxx")), Deal(48), Deal(0)]
)
def test_an_act_without_a_number_is_never_possible(act: Keep | Take | Mark | Deal) -> None:
    with pytest.raises(Illegal, match=r"There’s no such move: (keep|take|mark|deal) with "):
        ALL.index(act, "SG-12")


def test_a_game_numbers_what_it_plays() -> None:
    for number in range(1, BY_HAND_GAME.actions):
        assert BY_HAND_GAME.index(BY_HAND_GAME.action(number)) == number
    for number in (0, BY_HAND_GAME.actions):
        with pytest.raises(ValueError, match="numbered from 1 to"):
            BY_HAND_GAME.action(number)


def test_choices_are_listed_once_each() -> None:
    assert len(set(PAIRS)) == 6
    assert all(0 <= keep.first < keep.second < 4 for keep in PAIRS)
    assert [take.place for take in PLACES] == [0, 1, 2, 3, DECK]
