"""Matches on a GPU are the same matches. Skipped where there is no card."""

from random import Random

import numpy as np
import pytest

from crocetta import games
from crocetta.games.fast import fast
from crocetta.kit import gpu, loops
from tests.conformance.walk import random_options

MATCHES = 10_000


@pytest.mark.skipif(not gpu.available(), reason="no GPU here, or no numba-cuda")
@pytest.mark.parametrize("name", games.names())
def test_a_gpu_plays_the_same_matches(name: str) -> None:
    ready = fast(games.get(name))
    card = gpu.Card(ready.kernel, ready.data)
    play = loops.compiled_for(ready.kernel, loops.play)
    for seats in ready.game.seats:
        options = ready.options(random_options(ready.game, Random(seats)))
        there = card.room(MATCHES)
        card.play(seats, options, 1, there)
        here = np.zeros((MATCHES, loops.RESULT), np.int64)
        play(ready.data, ready.row(), seats, options, 1, here)
        assert np.array_equal(here, there.copy_to_host())
