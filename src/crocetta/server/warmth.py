"""Compiles the fast rules beside a server that has just begun: once for each program, in a process of its own."""

import os
import subprocess
import sys

from crocetta.kit.cache import is_warm


class Warmth:
    """The process that compiles, while there is one. CROCETTA_WARM_UP=off keeps it away."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        if os.environ.get("CROCETTA_WARM_UP") == "off" or is_warm():
            return
        self._process = subprocess.Popen(
            [sys.executable, "-m", "crocetta.games.fast"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def compiling(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def end(self) -> None:
        """What is compiled stays; the rest is left to the next start."""
        if self._process is not None and self.compiling:
            self._process.terminate()
            self._process.wait()
