"""Our own games, played at random: run by `bench.speed`, each in its own process.

    python -m bench.kernels pyramids stepped 1

`fused` plays a whole match in one compiled call, `stepped` act by act through the functions that a program of one's
own would call, `readable` plays by `rules.py`, and `acts` times nothing but its `legal` and `apply`.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bench.worker import Contestant, Count, serve
from crocetta import games
from crocetta.games.fast import Fast, fast
from crocetta.kit import loops
from crocetta.kit.game import DEALER, AnyGame, Seat

SEATS: Final = 4
OPTIONS: Final = {"la-piramide": b'{"turn_limit": 40}'}
"""Random play needs hundreds of rounds to leave the pyramid."""
MATCHES: Final = 2_000
"""In one compiled call: some hundredths of a second."""
THREADS: Final = ThreadPoolExecutor()


def chosen_options(game: AnyGame) -> Any:
    return game.types.options.decode(OPTIONS.get(game.name, b"{}"))


class Block:
    """Always the same matches, so that their turns are known beforehand."""

    def __init__(self, ready: Fast, first: int) -> None:
        self.ready = ready
        self.first = first
        self.options = ready.options(chosen_options(ready.game))
        self.row = ready.row()
        self.out = np.zeros((MATCHES, loops.RESULT), np.int64)

    def run(self, loop: Callable[..., int]) -> int:
        compiled = loops.compiled_for(self.ready.kernel, loop)
        return compiled(self.ready.data, self.row, SEATS, self.options, self.first, self.out)


def fused(name: str, cores: int) -> Contestant:
    blocks = _blocks(name, cores)

    def play() -> Count:
        return Count(0, cores * MATCHES, sum(_at_once(loops.play, blocks)))

    return Contestant(name, play)


def stepped(name: str, cores: int) -> Contestant:
    blocks = _blocks(name, cores)
    turns = sum(_at_once(loops.play, blocks))

    def play() -> Count:
        return Count(sum(_at_once(loops.walk, blocks)), cores * MATCHES, turns)

    return Contestant(name, play)


def _blocks(name: str, cores: int) -> list[Block]:
    ready = fast(games.get(name))
    return [Block(ready, 1 + core * MATCHES) for core in range(cores)]


def _at_once(loop: Callable[..., int], blocks: list[Block]) -> list[int]:
    """One thread for each block: the compiled loops let go of Python's lock."""
    if len(blocks) == 1:
        return [blocks[0].run(loop)]
    return list(THREADS.map(lambda block: block.run(loop), blocks))


class Decision(NamedTuple):
    state: Any
    seat: Seat
    act: Any


def random_match(game: AnyGame, rng: Random) -> Iterator[Decision]:
    """One match at random, each player's decision as it is made."""
    s = game.setup(SEATS, chosen_options(game))
    while who := game.to_act(s):
        seat = rng.choice(who)
        if seat == DEALER:
            act = rng.choice(game.chance(s).outcomes)
        else:
            act = rng.choice(game.legal(s, seat))
            yield Decision(s, seat, act)
        s = game.apply(s, seat, act).state


def readable(name: str, cores: int) -> Contestant:
    """Whole matches: setup, the dealer's acts and the choosing included."""
    game, rng = games.get(name), Random(1)

    def play() -> Count:
        return Count(sum(1 for _ in random_match(game, rng)), 1)

    return Contestant(name, play)


def acts(name: str, cores: int) -> Contestant:
    """`legal` and `apply` alone, on decisions recorded before."""
    game, rng = games.get(name), Random(1)
    decisions = [decision for _ in range(20) for decision in random_match(game, rng)]

    def play() -> Count:
        legal, apply = game.legal, game.apply
        for s, seat, act in decisions:
            legal(s, seat)
            apply(s, seat, act)
        return Count(len(decisions), 0)

    return Contestant(name, play)


WAYS: Final = {"fused": fused, "stepped": stepped, "readable": readable, "acts": acts}

if __name__ == "__main__":
    _, _game, _way, _cores = sys.argv
    serve(lambda: WAYS[_way](_game, int(_cores)))
