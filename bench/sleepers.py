"""A level that sleeps, for `bench.slow_bots`: loaded in the worker processes of the desk."""

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


def _sleeper(_: AnyGame) -> Sleeper:
    return Sleeper()


bots.register("sleeper", _sleeper)
