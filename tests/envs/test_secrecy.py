"""A learner is told no more than its seat may know, and the same by all environments."""

from random import Random
from typing import Any

import numpy as np
import pytest

from crocetta import games
from crocetta.envs.config import make_config
from tests.envs.positions import PHASES, positions
from tests.lengths import length

OF_EACH_PHASE = length(quick=20, test=60, thorough=200)
GAMES = games.names()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_numbers(name: str) -> None:
    game = games.get(name)
    played_by, rng = make_config(game, None, None, "places"), Random(1)
    different = 0
    for s in positions(game, PHASES[name], OF_EACH_PHASE, f"secrecy {name}"):
        seats = len(game.scores(s))
        row = played_by.fast.packing.row(game, s)
        for seat in range(seats):
            world = played_by.fast.packing.row(game, game.sample(game.view(s, seat), rng))
            different += not np.array_equal(world, row)
            assert np.array_equal(played_by.observe(world, seat), played_by.observe(row, seat)), (s, seat)
            assert np.array_equal(played_by.mask(world, seat), played_by.mask(row, seat)), (s, seat)
    assert different > OF_EACH_PHASE, "the worlds hardly ever differed: this proves nothing"


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_what_the_rules_call_legal(name: str) -> None:
    game = games.get(name)
    played_by = make_config(game, None, None, "places")
    for s in positions(game, PHASES[name], 20, f"masks {name}"):
        seats = len(game.scores(s))
        row = played_by.fast.packing.row(game, s)
        for seat in range(seats):
            legal = [game.index(act) for act in game.legal(s, seat)] or [0]
            assert played_by.mask(row, seat).nonzero()[0].tolist() == legal


def test_what_a_seat_may_see_changes_its_numbers() -> None:
    """So that the first test can fail: a card taken from the display is told to everybody."""
    game = games.get("pyramids")
    played_by, taken = make_config(game, None, None, "places"), 0
    for s in positions(game, ("TAKE",), 30, "seen"):
        seats, (seat,) = len(game.scores(s)), game.to_act(s)
        after: Any = game.apply(s, seat, game.legal(s, seat)[0]).state
        row, row_after = (played_by.fast.packing.row(game, state) for state in (s, after))
        for onlooker in range(seats):
            assert not np.array_equal(played_by.observe(row, onlooker), played_by.observe(row_after, onlooker))
        taken += 1
    assert taken == 30
