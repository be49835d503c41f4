"""Writes the streams. One flush to disk serves everybody who waits for it.

While one transaction is on its way to the disk, the writes of all other tables gather; then they go together. Each
is acknowledged when its own transaction is on disk, never before.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple, TypeAlias

from sqlalchemy.exc import IntegrityError

from crocetta.tables.entries import Entry
from crocetta.tables.projection import Projection


class Conflict(Exception):
    """Somebody else has written this place of a stream: read on and try again."""


class Write(NamedTuple):
    """Entries of one table from place `seq` on, and what lists need of the table after them."""

    seq: int
    entries: Sequence[Entry]
    projection: Projection
    seated: bool
    """Who sits where has changed."""


Batch: TypeAlias = Sequence[Write]
"""Goes to disk whole or not at all."""
Waiting: TypeAlias = tuple[Batch, "asyncio.Future[None]"]


class GroupCommit:
    def __init__(self, write: Callable[[Sequence[Batch]], Awaitable[Collection[int]]]) -> None:
        self._write = write
        """Several batches in one transaction; which of them were left out, because a place was taken.
        IntegrityError if that was not to be seen beforehand."""
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> None:
        """On disk before it returns; Conflict if a place is taken."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, written))
        if self._writer is None:
            # A task of its own: whoever waits may hang up, the others' writes go on all the same.
            self._writer = asyncio.create_task(self._write_all())
        await written

    async def settled(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                await self._write_together(together)
        finally:
            self._writer = None

    async def _write_together(self, together: Sequence[Waiting]) -> None:
        try:
            lost = await self._write([batch for batch, _ in together])
        except IntegrityError as error:
            if len(together) == 1:
                _settle(together, Conflict(together[0][0][0].projection.id), error)
                return
            for place, one in enumerate(together):  # somebody lost a race; the others must not lose with them
                try:
                    await self._write_together([one])
                except BaseException as broken_off:
                    _settle(together[place:], broken_off)
                    raise
        except BaseException as error:
            _settle(together, error)
            if not isinstance(error, Exception):
                raise
        else:
            for place, one in enumerate(together):
                _settle([one], Conflict(one[0][0].projection.id) if place in lost else None)


def _settle(
    together: Sequence[Waiting], error: BaseException | None = None, cause: Exception | None = None
) -> None:
    for _, written in together:
        if written.done():  # nobody waits for it any more
            continue
        if error is None:
            written.set_result(None)
        else:
            error.__cause__ = cause or error.__cause__
            written.set_exception(error)
