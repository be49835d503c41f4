"""The fast rules of a game: its kernel, and its data packed for it."""

from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

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
