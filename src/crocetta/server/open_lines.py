"""How many lines each person and each address has open, at all workers together.

One process counts in memory. Of several each notes what it has and then reads what all have: of two who take the
last place at the same moment at least one sees both. What a worker noted goes with it when it dies.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Final, Protocol

import structlog

from crocetta.server.errors import TooOften
from crocetta.server.store.database import DatabaseUnavailable

log = structlog.get_logger()
FORGOTTEN_WITHIN: Final = 2.0
"""Seconds after which a line that has ended counts no more at its worker, unless that was killed."""


class Register(Protocol):
    """Where workers note how many lines they have."""

    @property
    def worker(self) -> int | None:
        """Who notes; None while it is cut off from the others."""
        ...

    @property
    def workers(self) -> int: ...

    async def note(self, worker: int, lines: Mapping[str, int]) -> dict[str, int]:
        """What all workers have of these, when this has been noted."""
        ...


class OpenLines:
    register: Register | None = None
    """Where others count too."""

    def __init__(self) -> None:
        self._lines: Counter[str] = Counter()
        """At this worker."""
        self.changed_at = time.monotonic()
        """When somebody last came or left."""
        self._changed: set[str] = set()
        self._noted_as: int | None = None
        self._now: asyncio.Future[dict[str, int]] | None = None
        self._next: asyncio.Future[dict[str, int]] | None = None
        """What is being noted, and what gathers until that is done."""

    @asynccontextmanager
    async def one_more(self, limits: Mapping[str, int]) -> AsyncIterator[None]:
        """While a line is open that counts for each of these. TooOften if that is more than anybody may have."""
        if any(self._lines[who] >= most for who, most in limits.items()):
            raise TooOften("problem-lines")
        self._count(limits, 1)
        try:
            if self.register is not None and await self._are_too_many(self.register, limits):
                # Those who come back from a worker that was stopped still count there for a moment.
                await asyncio.sleep(FORGOTTEN_WITHIN)
                if await self._are_too_many(self.register, limits):
                    raise TooOften("problem-lines")
            yield
        finally:
            self._count(limits, -1)

    async def settle(self) -> None:
        """Lines that have ended, and everything for those who have forgotten this worker."""
        if self.register is not None and (self._changed or self._noted_as != self.register.worker):
            await self._note(self.register)

    def _count(self, whose: Iterable[str], lines: int) -> None:
        self.changed_at = time.monotonic()
        for who in whose:
            self._lines[who] += lines
            if not self._lines[who]:
                del self._lines[who]
        if self.register is not None:
            self._changed.update(whose)

    async def _are_too_many(self, register: Register, limits: Mapping[str, int]) -> bool:
        self._changed.update(limits)
        try:
            all_ = await self._note(register)
        except DatabaseUnavailable as error:
            log.warning("lines not counted", error=repr(error))
            # Each for itself, and twice its even share, because they are never spread evenly.
            all_ = {who: self._lines[who] * max(2, register.workers) // 2 for who in limits}
        return any(all_[who] > most for who, most in limits.items())

    async def _note(self, register: Register) -> dict[str, int]:
        """Together with all who come while others are being noted."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._note_after(self._now, register))
        return await asyncio.shield(self._next)

    async def _note_after(
        self, before: asyncio.Future[dict[str, int]] | None, register: Register
    ) -> dict[str, int]:
        if before is not None:
            await asyncio.wait([before])
        self._now, self._next = self._next, None
        worker = register.worker
        if worker is None:
            raise DatabaseUnavailable("cut off from the other workers")
        changed, self._changed = self._changed, set()
        if worker != self._noted_as:
            changed.update(self._lines)
        try:
            noted = await register.note(worker, {who: self._lines[who] for who in changed})
        except BaseException:
            self._changed |= changed
            raise
        self._noted_as = worker
        return noted
