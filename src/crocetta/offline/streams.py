"""Storage of matches: an append-only stream for each table, and beside it what lists need of it."""

from collections.abc import Sequence
from typing import Protocol

from crocetta.kit.errors import UserError


class Conflict(Exception):
    """Write conflict: another tab of this browser has written this position."""


class NotKept(UserError):
    """The browser has no storage space left, or keeps nothing."""


class Streams(Protocol):
    """Entries and lists are JSON. What was appended outlives the tab, or an exception says that it does not."""

    async def append(self, table: str, first: int, entries: Sequence[str], listed: str) -> None:
        """All entries or none, the first under this number; `listed` takes the place of what it was before."""
        ...

    async def entries(self, table: str, after: int = 0) -> Sequence[str]: ...

    async def lists(self) -> Sequence[str]: ...


class MemoryStreams:
    """For tests, and for programs that want to play like this without a browser."""

    def __init__(self) -> None:
        self.kept: dict[str, list[str]] = {}
        self.listed: dict[str, str] = {}

    async def append(self, table: str, first: int, entries: Sequence[str], listed: str) -> None:
        stream = self.kept.setdefault(table, [])
        if first != len(stream) + 1:
            raise Conflict
        stream += entries
        self.listed[table] = listed

    async def entries(self, table: str, after: int = 0) -> Sequence[str]:
        return self.kept.get(table, [])[after:]

    async def lists(self) -> Sequence[str]:
        return list(self.listed.values())
