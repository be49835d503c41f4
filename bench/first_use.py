"""How long do the kernels take to load, the first time (compiled) and afterwards (from the cache)? Wall time."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from bench.contestants import ROOT
from crocetta import games

REPEATS: Final = 7
COMPILE: Final = ("-m", "crocetta.games.compiling")
PLAY: Final = """
import sys
import numpy as np
from crocetta import games
from crocetta.games.fast import fast
from crocetta.kit import loops
for name in sys.argv[1:]:
    ready = fast(games.get(name))
    short = b'{"turn_limit": 9}' if name == "la-piramide" else b"{}"
    options = ready.options(ready.game.types.options.decode(short))
    out = np.zeros((1, loops.RESULT), np.int64)
    loops.compiled_for(ready.kernel, loops.play)(ready.data, ready.row(), 2, options, 1, out)
"""
"""A match of each game at random."""


class Wait(NamedTuple):
    what: str
    seconds: list[float]


def waits() -> list[Wait]:
    names = games.names()
    found = []
    with TemporaryDirectory() as folder:
        found.append(Wait("all games, nothing compiled before", [_timed(COMPILE, Path(folder))]))
        found.append(
            Wait("a match of each game, compiled before", _often(("-c", PLAY, *names), Path(folder), REPEATS))
        )
        found += [
            Wait(f"a match of {games.get(name).title}, compiled before", _often(("-c", PLAY, name), Path(folder)))
            for name in names
        ]
        found.append(Wait("`import numba` and nothing else", _often(("-c", "import numba"), Path(folder))))
    for name in names:
        with TemporaryDirectory() as folder:
            alone = _timed(("-c", PLAY, name), Path(folder))
            found.append(Wait(f"a match of {games.get(name).title}, nothing compiled before", [alone]))
    return found


def _often(arguments: Sequence[str], folder: Path, times: int = REPEATS) -> list[float]:
    return [_timed(arguments, folder) for _ in range(times)]


def _timed(arguments: Sequence[str], folder: Path) -> float:
    settings = {**os.environ, "CROCETTA_CACHE": str(folder)}
    settings.pop("PYTHONDONTWRITEBYTECODE", None)  # Python keeps its bytecode, unless told otherwise
    begin = perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=settings, check=True)
    return perf_counter() - begin


def section(found: Sequence[Wait]) -> list[str]:
    """Of `results.md`."""
    return [
        "From the start of a Python process to its end, by the clock on the wall; best, and the median in brackets",
        f"where there are several ({REPEATS}). All games are compiled side by side in several processes",
        "(`python -m crocetta.games.compiling`, which a starting server does in the background): whole matches and",
        "the batches of the environments.",
        "",
        "| what | seconds |",
        "|---|---:|",
        *(f"| {wait.what} | {_shown(wait.seconds)} |" for wait in found),
    ]


def _shown(seconds: list[float]) -> str:
    best = f"{min(seconds):.2f}"
    return best if len(seconds) == 1 else f"{best} ({median(seconds):.2f})"
