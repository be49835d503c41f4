"""Storage of matches: an append-only stream per table, and its list entry."""

from collections.abc import Sequence
from typing import Protocol

from crocetta.kit.errors import UserError


class Conflict(Exception):
    """Write conflict: another tab of this browser has written this position."""


class NotKept(UserError):
    """The browser's storage is full or disabled."""


class Streams(Protocol):
    """Entries and list entries are JSON. What was appended outlives the tab; otherwise an exception is raised."""

    async def append(self, table: str, first: int, entries: Sequence[str], listed: str) -> None:
        """All entries or none, the first under this number; `listed` replaces the list entry."""
        ...

    async def entries(self, table: str, after: int = 0) -> Sequence[str]: ...

    async def lists(self) -> Sequence[str]: ...


class MemoryStreams:
    """For tests, and for programs that play like this without a browser."""

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
