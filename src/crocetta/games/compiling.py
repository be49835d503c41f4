"""Compiles the fast rules into the cache: each game in a process of its own, so that cores share the work.

`python -m crocetta.games.compiling` compiles all games, with names only those.
"""

import os
import subprocess
import sys

from crocetta import games
from crocetta.kit import cache


def begin() -> list[subprocess.Popen[bytes]]:
    """A process for each game that has not been compiled from these sources yet."""
    command = [sys.executable, "-m", __spec__.name]
    # The vectorizer finds nothing to do in these loops, and looks for it for a third of the time.
    settings = {**os.environ, "NUMBA_LOOP_VECTORIZE": "0"}
    return [
        subprocess.Popen([*command, name], env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        for name in games.names()
        if not cache.is_warm(name)
    ]


def compile_game(name: str) -> None:
    """What simulators and environments call."""
    import numpy as np

    from crocetta.games.fast import fast
    from crocetta.kit import loops

    ready = fast(games.get(name))
    kernel, data, seats = ready.kernel, ready.data, ready.game.seats[0]
    options = ready.options(ready.game.types.options.decode(b"{}"))
    numbers = np.zeros(0, np.int64)
    table = np.zeros((0, seats), np.int64)
    loops.compiled_for(kernel, loops.play)(data, ready.row(), seats, options, 0, table)
    seen, masks = np.zeros((0, 1), np.int8), np.zeros((0, 1), np.uint8)
    loops.compiled_for(kernel, loops.suggest)(data, table, numbers, numbers)
    loops.compiled_for(kernel, loops.step)(
        data,
        table,
        numbers,
        seats,
        options,
        loops.EVERYBODY,
        loops.BY_PLACE,
        True,
        numbers,
        numbers,
        seen,
        masks,
        np.zeros(0, np.bool_),
        seen,
        table,
        table,
        np.zeros((0, seats)),
    )
    cache.now_warm(name)


def main(names: list[str]) -> int:
    if names:
        if hasattr(os, "nice"):
            os.nice(19)
        for name in names:
            compile_game(name)
        return 0
    return max([process.wait() for process in begin()], default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
