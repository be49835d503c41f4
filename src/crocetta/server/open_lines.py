"""How many lines each person and each address has open, at all workers together.

One process counts in memory. Of several, each writes its count and then reads everybody's: of two that take the
last place at the same moment at least one sees both. A worker's counts are dropped when it dies.
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
"""Seconds until a closed line no longer counts at its worker, unless that was killed."""


class Register(Protocol):
    """Where workers write how many lines they have."""

    @property
    def worker(self) -> int | None:
        """This worker's id; None while it is disconnected from the others."""
        ...

    @property
    def workers(self) -> int: ...

    async def note(self, worker: int, lines: Mapping[str, int]) -> dict[str, int]:
        """Write this worker's counts and return those of all workers."""
        ...


class OpenLines:
    register: Register | None = None
    """Shared with other workers."""

    def __init__(self) -> None:
        self._lines: Counter[str] = Counter()
        """At this worker."""
        self.changed_at = time.monotonic()
        """When a line was last opened or closed."""
        self._changed: set[str] = set()
        self._noted_as: int | None = None
        self._now: asyncio.Future[dict[str, int]] | None = None
        self._next: asyncio.Future[dict[str, int]] | None = None
        """The write in progress (`_now`), and the batch that waits for it."""

    @asynccontextmanager
    async def one_more(self, limits: Mapping[str, int]) -> AsyncIterator[None]:
        """Count an open line for each of these. TooOften if that exceeds a limit."""
        if any(self._lines[who] >= most for who, most in limits.items()):
            raise TooOften("problem-lines")
        self._count(limits, 1)
        try:
            if self.register is not None and await self._are_too_many(self.register, limits):
                # Clients that reconnect after a worker stopped still count there for a moment.
                await asyncio.sleep(FORGOTTEN_WITHIN)
                if await self._are_too_many(self.register, limits):
                    raise TooOften("problem-lines")
            yield
        finally:
            self._count(limits, -1)

    async def settle(self) -> None:
        """Write the closed lines, or all of them where this worker's counts were dropped."""
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
            # Count locally. Twice an even share is allowed, because lines are never spread evenly.
            all_ = {who: self._lines[who] * max(2, register.workers) // 2 for who in limits}
        return any(all_[who] > most for who, most in limits.items())

    async def _note(self, register: Register) -> dict[str, int]:
        """Write the counts, in one batch with all that come while another write is running."""
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
