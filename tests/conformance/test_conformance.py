"""Every game keeps the contract, over random matches with random options.

60 matches a game, 1,000 in `make thorough`; as many as CROCETTA_CONFORMANCE says for `make conformance`.
"""

import os
from random import Random

import pytest

from crocetta import games
from tests.conformance.walk import Walk, random_options
from tests.lengths import length

MATCHES = int(os.environ.get("CROCETTA_CONFORMANCE", length(quick=20, test=60, thorough=1000)))
CHUNK = 20
SWEPT = length(quick=1, test=6, thorough=20)
SWEPT_EVERY = length(quick=40, test=24, thorough=1)
"""In so many matches a game every act there is is tried, at one step in so many."""


@pytest.mark.parametrize("chunk", range(-(-MATCHES // CHUNK)))
@pytest.mark.parametrize("name", games.names())
def test_random_matches_keep_the_contract(name: str, chunk: int) -> None:
    for number in range(chunk * CHUNK, min((chunk + 1) * CHUNK, MATCHES)):
        Walk(games.get(name), f"{name} {number}").run()


@pytest.mark.parametrize("number", range(SWEPT))
@pytest.mark.parametrize("name", games.names())
def test_whatever_is_not_legal_is_refused(name: str, number: int) -> None:
    Walk(games.get(name), f"{name} swept {number}", sweep_every=SWEPT_EVERY).run()


@pytest.mark.parametrize("name", games.names())
def test_every_number_is_one_act(name: str) -> None:
    game = games.get(name)
    assert all(game.index(game.action(number)) == number for number in range(1, game.actions))
    for number in (0, -1, game.actions):
        with pytest.raises(ValueError, match="numbered"):
            game.action(number)


@pytest.mark.parametrize("name", games.names())
def test_other_numbers_of_players_are_refused(name: str) -> None:
    game = games.get(name)
    for seats in (-1, 0, game.seats.start - 1, game.seats.stop):
        with pytest.raises(ValueError, match=str(seats)):
            game.setup(seats, random_options(game, Random(0)))
