"""The kernels obey the same law as the readable rules: state, actors, legal acts and points after every act.

200 random matches a game, 2,000 in `make thorough`; as many decisions in all as CROCETTA_LOCKSTEP says for
`make lockstep`.
"""

import os
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from crocetta import games
from crocetta.games.fast import Fast, fast
from crocetta.kit import loops
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.kit.record import Act, TakeBack
from tests.conformance.walk import random_options
from tests.lengths import length
from tests.lockstep.pair import Pair
from tests.replays.record import HERE

DECISIONS = int(os.environ.get("CROCETTA_LOCKSTEP", "0"))
MATCHES = length(quick=4, test=120, thorough=2000)
CHUNKS = length(quick=1, test=8, thorough=40)
GOLDEN = sorted(HERE.glob("*/*.json"))


@cache
def shipped(name: str) -> Fast:
    return fast(games.get(name))


def walk(name: str, number: int) -> int:
    """A random match, checked after each act. Returns how many acts it had.

    In one match of four players grasp what brings most points at once, so that score cards fill up to their ends.
    """
    eager = number % 4 == 0
    rng = Random(f"lockstep {name} {number}")
    game = games.get(name)
    pair = Pair(shipped(name), rng.choice(game.seats), random_options(game, rng))
    pair.check()
    while who := game.to_act(pair.state):
        seat = rng.choice(who)
        legal = game.legal(pair.state, seat)
        pair.apply(seat, pair.most_points(seat, legal) if eager and seat != DEALER else rng.choice(legal))
        pair.check()
    return pair.acts


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", games.names())
def test_random_matches_are_the_same_match(name: str, chunk: int) -> None:
    wanted = DECISIONS // (CHUNKS * len(games.names()))
    acts = 0
    for number in count(chunk, CHUNKS):
        if acts >= wanted if DECISIONS else number >= MATCHES:
            break
        acts += walk(name, number)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_matches_are_the_same_match(path: Path) -> None:
    match = Match.load(path, games.resolve)
    ready = fast(match.game)
    pair = Pair(ready, len(match.header.players), match.header.options)
    standing: list[Act[Any]] = []
    for entry in match.entries:
        if isinstance(entry, TakeBack):
            latest = max(place for place, act in enumerate(standing) if act.seat == entry.seat)
            standing.pop(latest)
            pair = Pair(ready, len(match.header.players), match.header.options)
            for act in standing:
                pair.apply(act.seat, act.action)
        else:
            standing.append(entry)
            pair.apply(entry.seat, entry.action)
        pair.check()
    assert pair.state == match.state


@pytest.mark.parametrize("name", games.names())
def test_a_playout_makes_the_choices_of_single_steps(name: str) -> None:
    ready = shipped(name)
    play = loops.compiled_for(ready.kernel, loops.play)
    walk_on = loops.compiled_for(ready.kernel, loops.walk)
    for seats in ready.game.seats:
        options = ready.options(random_options(ready.game, Random(seats)))
        at_once, stepped = (np.zeros((200, loops.RESULT), np.int64) for _ in range(2))
        play(ready.data, ready.row(), seats, options, 7, at_once)
        walk_on(ready.data, ready.row(), seats, options, 7, stepped)
        assert at_once[:, loops.DIGEST :].tolist() == stepped[:, loops.DIGEST :].tolist()
