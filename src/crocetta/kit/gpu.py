"""Random matches on a GPU: the functions of the kernels, one thread per match.

Needs the extra `gpu` and an NVIDIA card; nothing else of Crocetta does. Imports nothing but NumPy and Numba.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from crocetta.kit.extras import how_to_install
from crocetta.kit.loops import DIGEST, RESULT, SCORES, TURNS

if TYPE_CHECKING:
    import numpy.typing as npt

    Rows = npt.NDArray[np.int64]

THREADS = 128
"""Per block."""


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still uses the old name
    try:
        from numba import cuda
    except ImportError as missing:
        raise ImportError(f"matches on a GPU need numba-cuda: {how_to_install('gpu')}") from missing
    return cuda


def available() -> bool:
    """Whether there is a GPU, and its software."""
    try:
        return bool(_cuda().is_available())
    except Exception:  # numba-cuda and its drivers fail in many ways; all of them mean no
        return False


def name() -> str:
    """The GPU's name."""
    return str(_cuda().get_current_device().name)


@cache
def _play(kernel: ModuleType) -> Any:
    cuda = _cuda()
    setup, playout, score, words = kernel.setup, kernel.playout, kernel.score, kernel.WORDS

    @cuda.jit(max_registers=getattr(kernel, "GPU_REGISTERS", None))  # type: ignore[untyped-decorator]
    def play(d: Any, seats: int, options: int, first: int, out: Any) -> None:
        match = cuda.grid(1)
        if match >= out.shape[0]:
            return
        s = cuda.local.array(words, np.int64)
        setup(d, s, seats, options, first + match)
        out[match, TURNS] = playout(d, s)
        digest = 0
        for word in range(words):
            digest = digest * 1099511628211 + s[word]
        out[match, DIGEST] = digest
        for seat in range(seats):
            out[match, SCORES + seat] = score(d, s, seat)

    return play


class Card:
    """The data of one game on the GPU, and matches played there."""

    def __init__(self, kernel: ModuleType, data: Rows) -> None:
        self.cuda = _cuda()
        self.kernel = kernel
        self.data = self.cuda.to_device(data)

    def room(self, matches: int) -> Any:
        """A result array on the GPU."""
        return self.cuda.to_device(np.zeros((matches, RESULT), np.int64))

    def play(self, seats: int, options: int, first: int, out: Any) -> None:
        """One match per row of `out`, like `loops.play`; asynchronous."""
        blocks = (out.shape[0] + THREADS - 1) // THREADS
        _play(self.kernel)[blocks, THREADS](self.data, seats, options, first, out)

    def wait(self) -> None:
        self.cuda.synchronize()
