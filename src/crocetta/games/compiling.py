"""Compiles the kernels into the cache, with the games divided among processes.

`python -m crocetta.games.compiling [GAME...]` compiles these games, or all.
"""

import os
import stat
import subprocess
import sys
from threading import Thread

from crocetta import games
from crocetta.kit import cache
from crocetta.kit.par import HasPar
from crocetta.kit.plugin import CompiledBot, plugin_of

if sys.platform == "win32":
    IN_THE_BACKGROUND = subprocess.IDLE_PRIORITY_CLASS
else:
    IN_THE_BACKGROUND = 0  # elsewhere a process lowers its own priority


def begin(stderr: int | None = None) -> list[subprocess.Popen[bytes]]:
    """Start processes for the games not yet compiled from these sources, at most one per core.

    None if the cache is not writable.
    """
    cold = [name for name in games.names() if not cache.is_warm(name)] if cache.can_keep() else []
    helpers = min(len(cold), os.cpu_count() or 1)
    # The vectorizer takes a third of the time and finds nothing in these loops.
    settings = {**os.environ, "NUMBA_LOOP_VECTORIZE": "0"}
    return [
        subprocess.Popen(
            [sys.executable, "-m", __spec__.name, *cold[helper::helpers]],
            env=settings,
            stdin=subprocess.PIPE,  # closed when we end, even if killed
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            creationflags=IN_THE_BACKGROUND,
        )
        for helper in range(helpers)
    ]


def compile_game(name: str) -> None:
    """Compile what bots call first, since tables wait for it; then reviews; then simulators and environments."""
    import numpy as np

    from crocetta.games.fast import fast
    from crocetta.kit import loops

    folder = plugin_of(games.get(name))
    for level in folder.LEVELS:
        bot = folder.load_bot(games.get(name), level)
        if isinstance(bot, CompiledBot):
            bot.compile()
    game = games.get(name)
    if isinstance(game, HasPar):
        game.compile_par()
    ready = fast(game)
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


def _exit_with_parent(names: list[str]) -> None:
    """Exit when the pipe closes, and remove the markers so that the next process starts over."""
    if stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode):
        os.read(sys.stdin.fileno(), 1)
        for name in names:
            cache.begun(name).unlink(missing_ok=True)
        os._exit(1)


def main(names: list[str]) -> int:
    if names:
        if hasattr(os, "nice"):
            os.nice(19)
        Thread(target=_exit_with_parent, args=(names,), daemon=True).start()
        for name in names:
            compile_game(name)
        return 0
    ends = [process.wait() for process in begin()]
    return int(any(ends))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
