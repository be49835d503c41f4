"""Compiles a game's kernel in a background process, when a level that needs it is asked for too early."""

import subprocess
import sys
from contextlib import suppress
from time import time
from typing import Final

from crocetta.kit import cache

GIVEN_UP_AFTER: Final = 300
"""Seconds; a compiler that has not ended by then was stopped."""


def begin_compiling(game: str) -> None:
    """At most one compiler for a game, whichever worker asks. Nothing where nothing can be kept or started."""
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
            stdin=_what_ends_with_the_server(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def _what_ends_with_the_server() -> int:
    """The compiler never outlives the server. It may be cut short when the worker that began it is replaced."""
    import multiprocessing  # not in a browser, where nothing is compiled

    server = multiprocessing.parent_process()
    return subprocess.DEVNULL if server is None or sys.platform == "win32" else server.sentinel
