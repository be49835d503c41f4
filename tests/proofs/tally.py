"""Results add up over runs: they are kept in `bench/tallies`, and the next run goes on with other seeds."""

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

OUT: Final = Path(__file__).parents[2] / "bench" / "tallies"
STOPS: Final = (KeyboardInterrupt, asyncio.CancelledError)


class Sums(msgspec.Struct):
    first: str
    """The day when it began."""
    runs: int = 0
    seconds: float = 0.0
    begun: dict[str, int] = {}
    """How many parts of each kind: the number of a part is its seed, so none is made twice."""
    counts: dict[str, dict[str, int]] = {}
    words: dict[str, str] = {}
    """What does not add up, as the latest part found it."""


class Tally:
    def __init__(self, name: str, *, fresh: bool = False, minutes: float = 0.0, folder: Path = OUT) -> None:
        """`fresh`: start from zero; `minutes`: no part begins after so many, 0 for no limit."""
        self._path = folder / f"{name}.json"
        known = self._path.exists() and not fresh
        self.sums = msgspec.json.decode(self._path.read_bytes(), type=Sums) if known else Sums(_today())
        self.sums.runs += 1
        self._last = time.monotonic()
        self._until = self._last + 60 * minutes if minutes else float("inf")

    @property
    def in_time(self) -> bool:
        return time.monotonic() < self._until

    def begin(self, kind: str) -> int:
        """The number of a part that nobody has begun before."""
        number = self.sums.begun.get(kind, 0)
        self.sums.begun[kind] = number + 1
        self._keep()
        return number

    def total(self, *path: str) -> int:
        return sum(self.counted(*path).values())

    def counted(self, *path: str) -> Counter[str]:
        return Counter(self.sums.counts.get("/".join(path), {}))

    def add(self, kind: str, **counts: Mapping[str, int]) -> None:
        """Adds the counts of a finished part, by name."""
        for name, counted in counts.items():
            path = f"{kind}/{name}"
            self.sums.counts[path] = dict(self.counted(path) + Counter(counted))
        self._keep()

    def say(self, **words: str) -> None:
        self.sums.words.update(words)
        self._keep()

    def _keep(self) -> None:
        now = time.monotonic()
        self.sums.seconds += now - self._last
        self._last = now
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(self.sums)))
        os.replace(new, self._path)

    @property
    def took(self) -> str:
        days = self.sums.first if self.sums.first == _today() else f"{self.sums.first} to {_today()}"
        runs = "" if self.sums.runs == 1 else f" in {self.sums.runs} runs"
        return f"{days}, {self.sums.seconds / 60:,.0f} minutes{runs}."


def _today() -> str:
    return date.today().isoformat()


@contextmanager
def until_stopped() -> Iterator[None]:
    """Ctrl-C and SIGTERM end what runs, and what was reached until then is written."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except (KeyboardInterrupt, asyncio.CancelledError, BaseExceptionGroup) as stopped:
        # A loop makes the second of the first, and a group of tasks the third of either.
        if isinstance(stopped, BaseExceptionGroup) and stopped.split(STOPS)[1] is not None:
            raise
        print("stopped; the next run goes on from here", flush=True)
    finally:
        signal.signal(signal.SIGTERM, before)
