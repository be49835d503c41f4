"""Compiles a game's kernel in a background process, when a level that needs it is asked before it is ready."""

import subprocess
import sys
from contextlib import suppress
from time import time
from typing import Final

from crocetta.kit import cache

GIVEN_UP_AFTER: Final = 300
"""Seconds; a compiler still running by then has been killed."""


def begin_compiling(game: str) -> None:
    """Start at most one compiler per game, whichever worker asks. No-op where nothing can be cached or started."""
    if sys.platform == "emscripten" or not cache.can_keep():
        return
    begun = cache.begun(game)
    with suppress(OSError):
        if begun.stat().st_mtime > time() - GIVEN_UP_AFTER:
            return
        begun.unlink()
    with suppress(OSError):
        begun.touch(exist_ok=False)
        subprocess.Popen(
            [sys.executable, "-m", "crocetta.games.compiling", game],
            stdin=_server_sentinel(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def _server_sentinel() -> int:
    """The compiler never outlives the server. It may be killed when the worker that started it is replaced."""
    import multiprocessing  # missing in Pyodide, where nothing is compiled

    server = multiprocessing.parent_process()
    return subprocess.DEVNULL if server is None or sys.platform == "win32" else server.sentinel
