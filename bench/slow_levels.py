"""Bot levels for tests of load: one that sleeps, for `bench.slow_bots`, and one that fails, for `bench.load`."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from crocetta import bots
from crocetta.kit.game import AnyGame

SLEEPS: Final = 5.0


class Sleeper(bots.RandomBot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        time.sleep(SLEEPS)
        return super().choose(view, legal, rng)


class Thrower(bots.RandomBot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        raise RuntimeError("a bot that throws")


def _sleeper(_: AnyGame) -> Sleeper:
    return Sleeper()


def _thrower(_: AnyGame) -> Thrower:
    return Thrower()


bots.register("sleeper", _sleeper)
bots.register("thrower", _thrower)
