"""An event loop with simulated time: nothing really waits, and the seed decides the order of ready callbacks."""

import asyncio
from asyncio import base_events
from collections import deque
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Stuck(Exception):
    """Deadlock: nothing is ready or scheduled."""


class SeededLoop(base_events.BaseEventLoop):
    def __init__(self, seed: str) -> None:
        super().__init__()
        self._rng = Random(seed)
        self._now = 0.0
        self._clock_resolution = 1e-6
        self._selector = self

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Called once per iteration: instead of waiting, time jumps to the next scheduled callback."""
        if timeout is None:
            raise Stuck("nothing will ever happen again")
        self._now += max(0.0, timeout)
        return []

    def _process_events(self, _: Any) -> None: ...

    def _write_to_self(self) -> None: ...

    def _run_once(self) -> None:
        ready: deque[Any] = self._ready  # type: ignore[attr-defined]  # missing in the type stubs
        if len(ready) > 1:
            shuffled = list(ready)
            self._rng.shuffle(shuffled)
            ready.clear()
            ready.extend(shuffled)
        super()._run_once()  # type: ignore[misc]  # as above


def run(seed: str, main: Callable[[SeededLoop], Coroutine[Any, Any, T]]) -> T:
    loop = SeededLoop(seed)
    try:
        return loop.run_until_complete(main(loop))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(1))
        loop.close()
