"""The fast rules of a game: its kernel, and its data packed for it."""

import os
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta import games
from crocetta.kit import cache, loops
from crocetta.kit.game import AnyGame


class Fast(NamedTuple):
    kernel: ModuleType
    """The functions that `docs/kernels.md` describes."""
    packing: ModuleType
    data: npt.NDArray[np.int64]
    game: AnyGame

    def options(self, chosen: Any) -> int:
        """The game's options as its kernel takes them."""
        packed: int = self.packing.options(chosen)
        return packed

    def row(self) -> npt.NDArray[np.int64]:
        """Room for one state."""
        return np.zeros(self.kernel.WORDS, np.int64)


def fast(game: AnyGame) -> Fast:
    folder = type(game).__module__.rpartition(".")[0]
    packing = import_module(f"{folder}.packing")
    return Fast(import_module(f"{folder}.kernel"), packing, packing.data(game), game)


def warm_up() -> None:
    """Compile what simulators and environments call, into the cache. Takes half a minute once, then a second."""
    for name in games.names():
        ready = fast(games.get(name))
        out = np.zeros((1, loops.RESULT), np.int64)
        for loop in (loops.play, loops.walk):
            seats = ready.game.seats[0]
            options = ready.options(ready.game.types.options.decode(b"{}"))
            loops.compiled_for(ready.kernel, loop)(ready.data, ready.row(), seats, options, 0, out[:0])
    cache.now_warm()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    warm_up()
