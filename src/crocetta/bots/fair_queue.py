"""Fair queuing at the bot pool: whoever asks for much waits for it themselves, and others hardly notice.

Round robin with a time quantum: people take turns, and each one's questions keep their order. A turn is measured in
time, so that quick bots do not wait a round for each of their questions.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

T = TypeVar("T")

TURN: Final = 0.05
"""Seconds: the quantum.

A turn is as many questions as start within it: all quick bots of a table, or one Master.
"""


class _Backlog(Generic[T]):
    """The items of one key."""

    def __init__(self) -> None:
        self.items: deque[T] = deque()
        self.spent = TURN
        """Seconds used of the current turn. A newcomer's has not begun."""


class FairQueue(Generic[T]):
    """Deficit round robin without a clock or tasks: decides what is next."""

    def __init__(self) -> None:
        # Only keys with waiting items, the next one first.
        self._backlogs: OrderedDict[str, _Backlog[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._backlogs)

    def put(self, key: str, item: T) -> None:
        self._backlogs.setdefault(key, _Backlog()).items.append(item)

    def take(self) -> T:
        """The next item. Its key moves to the back; `spend` may bring it to the front again."""
        key, backlog = next(iter(self._backlogs.items()))
        self._backlogs.move_to_end(key)
        if backlog.spent >= TURN:
            backlog.spent = 0.0
        item = backlog.items.popleft()
        if not backlog.items:
            del self._backlogs[key]
        return item

    def spend(self, key: str, seconds: float) -> None:
        """An item of this key took so long. If its turn is not over, the key is next."""
        backlog = self._backlogs.get(key)
        if backlog is None:
            return
        backlog.spent += seconds
        if backlog.spent < TURN:
            self._backlogs.move_to_end(key, last=False)

    def remove(self, key: str, item: T) -> None:
        backlog = self._backlogs[key]
        backlog.items.remove(item)
        if not backlog.items:
            del self._backlogs[key]


class FairSemaphore:
    """A semaphore that serves keys in turn."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: FairQueue[asyncio.Event] = FairQueue()
        """Empty while a place is free."""
        self._unused = asyncio.Event()
        self._unused.set()

    @asynccontextmanager
    async def place(self, key: str) -> AsyncIterator[None]:
        await self._acquire(key)
        began = time.monotonic()
        try:
            yield
        finally:
            self._waiting.spend(key, time.monotonic() - began)
            self._pass_on()

    async def unused(self) -> None:
        """Wait until no place is taken or wanted."""
        await self._unused.wait()

    async def _acquire(self, key: str) -> None:
        if self._free:
            self._free -= 1
            self._unused.clear()
            return
        called = asyncio.Event()
        self._waiting.put(key, called)
        try:
            await called.wait()
        except asyncio.CancelledError:
            if called.is_set():
                self._pass_on()
            else:
                self._waiting.remove(key, called)
            raise

    def _pass_on(self) -> None:
        if self._waiting:
            self._waiting.take().set()
            return
        self._free += 1
        if self._free == self._places:
            self._unused.set()
