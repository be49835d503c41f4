"""Compiles the kernels into the cache, with the games shared out among processes.

`python -m crocetta.games.compiling` compiles all games, with names only those.
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
    IN_THE_BACKGROUND = 0  # a process steps back by itself


def begin(stderr: int | None = None) -> list[subprocess.Popen[bytes]]:
    """Processes for the games that have not been compiled from these sources yet; no more than there are cores.

    Where nothing can be kept there are none.
    """
    cold = [name for name in games.names() if not cache.is_warm(name)] if cache.can_keep() else []
    helpers = min(len(cold), os.cpu_count() or 1)
    # The vectorizer finds nothing to do in these loops, and looks for it for a third of the time.
    settings = {**os.environ, "NUMBA_LOOP_VECTORIZE": "0"}
    return [
        subprocess.Popen(
            [sys.executable, "-m", __spec__.name, *cold[helper::helpers]],
            env=settings,
            stdin=subprocess.PIPE,  # it ends when we do, however that comes
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            creationflags=IN_THE_BACKGROUND,
        )
        for helper in range(helpers)
    ]


def compile_game(name: str) -> None:
    """What bots call, since tables wait for it, then what reviews do; then what simulators and environments do."""
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


def _end_with_the_one_who_began(names: list[str]) -> None:
    """Nothing ever comes but the end: of a program that was killed, too. The next one begins anew."""
    if stat.S_ISFIFO(os.fstat(sys.stdin.fileno()).st_mode):
        os.read(sys.stdin.fileno(), 1)
        for name in names:
            cache.begun(name).unlink(missing_ok=True)
        os._exit(1)


def main(names: list[str]) -> int:
    if names:
        if hasattr(os, "nice"):
            os.nice(19)
        Thread(target=_end_with_the_one_who_began, args=(names,), daemon=True).start()
        for name in names:
            compile_game(name)
        return 0
    ends = [process.wait() for process in begin()]
    return int(any(ends))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
