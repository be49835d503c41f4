"""Compiles the fast rules beside a server that has just begun, in processes of their own."""

import os
import subprocess

from crocetta.games import compiling


class Warmth:
    """The processes that compile, while there are any. CROCETTA_WARM_UP=off keeps them away."""

    def __init__(self) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []

    def begin(self) -> None:
        if os.environ.get("CROCETTA_WARM_UP") != "off":
            self._processes = compiling.begin()

    @property
    def compiling(self) -> bool:
        return any(process.poll() is None for process in self._processes)

    def end(self) -> None:
        """What is compiled stays; the rest is left to the next start."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait()
