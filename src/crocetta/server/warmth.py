"""Compiles the fast rules beside a server that has just begun, in processes of their own."""

import os
import subprocess

import structlog

from crocetta.games import compiling

log = structlog.get_logger()


class Warmth:
    """The processes that compile, while there are any. CROCETTA_WARM_UP=off keeps them away."""

    def __init__(self) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []

    def begin(self) -> None:
        """A table needs none of it, so nothing that goes wrong here may matter to it."""
        if os.environ.get("CROCETTA_WARM_UP") == "off":
            return
        try:
            self._processes = compiling.begin(stderr=subprocess.DEVNULL)
        except (OSError, RuntimeError) as trouble:
            log.warning("not compiled", why=str(trouble))

    @property
    def compiling(self) -> bool:
        return any(process.poll() is None for process in self._processes)

    def end(self) -> None:
        """What is compiled stays; the rest is left to the next start."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait()
