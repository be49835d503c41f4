"""The storage interface of live tables. The database implements it, and so does the simulation in the tests."""

from collections.abc import Sequence
from typing import Protocol

from crocetta.server.store.streams import Write
from crocetta.tables.entries import Entry
from crocetta.tables.projection import Projection, Result


class StreamStore(Protocol):
    async def entries(self, table: str, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """Entries after this position, in order; Unreadable if this version cannot decode one."""
        ...

    async def append(self, *batch: Write) -> None:
        """Write all in one transaction, durable on return; Conflict if a position is taken."""
        ...

    async def settled(self) -> None:
        """Wait until all pending appends are on disk or refused."""
        ...


class TableStore(Protocol):
    # Lookup

    async def find(self, name: str) -> str | None:
        """The id of the table with this id or code."""
        ...

    async def own_data(self, game: str, edition: str) -> str | None:
        """The text of custom cards or a custom maze."""
        ...

    # Lists

    async def mine(self, person: str) -> Sequence[Projection]:
        """Tables where this person has a seat, the latest first: all unfinished ones, and some that are over."""
        ...

    async def unfinished(self, person: str) -> int:
        """How many unfinished tables they host and have a seat at."""
        ...

    async def results(self, person: str) -> Sequence[Result]:
        """All finished matches that this person played on one seat, and not through a bot."""
        ...

    async def lobby(self, most: int = ...) -> Sequence[Projection]:
        """Listed tables with a free seat, the latest first."""
        ...

    async def some(self, tables: Sequence[str]) -> Sequence[Projection]:
        """These tables, as far as they can be read."""
        ...

    # Background tasks

    async def due(self, at: float) -> Sequence[str]:
        """Tables where a bot is to play or a turn has run out of time, and which no other worker looks after."""
        ...

    async def overdue(self, before: float) -> Sequence[str]:
        """Tables whose clocks run out before this time, and which no other worker looks after."""
        ...

    async def expired(self, at: float) -> Sequence[str]:
        """Tables that did not begin in time."""
        ...

    async def absences(self, at: float) -> Sequence[str]:
        """Tables that somebody has been away from for too long, and which no other worker looks after."""
        ...

    async def unprojected(self) -> Sequence[str]:
        """Tables from an older schema, without a projection."""
        ...

    async def project(self, projection: Projection, seq: int) -> None:
        """Write a projection without new entries, unless the stream has grown meanwhile."""
        ...

    async def give_up(self, table: str) -> None:
        """Mark a table as unreadable by this version: no list shows it, and its clocks stop."""
        ...

    async def reconsider(self) -> None:
        """Try unreadable tables again with this version: their projections are to be rebuilt."""
        ...

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of entries of each table."""
        ...

    # Presence

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[str, float]]:
        """Per table, when absent people were last there."""
        ...

    async def note_seen(self, table: str, person: str, seen: float | None) -> None:
        """When somebody's last line to a table closed; None: one is open."""
        ...

    async def note_look(self, table: str, person: str, seen: float) -> None:
        """Somebody without a line polled a table."""
        ...

    async def note_all_gone(self, seen: float) -> None:
        """At startup: all lines were closed with the processes that held them."""
        ...

    async def watching(self, tables: Sequence[str]) -> dict[str, int]:
        """Spectators at other workers, where there are any."""
        ...

    async def note_watching(self, table: str, watching: int) -> None:
        """Spectators at this worker."""
        ...

    async def note_front(self, person: str, front: bool) -> None:
        """Whether somebody has a visible page at this worker."""
        ...

    async def is_in_front(self, person: str) -> bool:
        """Whether they have a visible page at another worker."""
        ...

    async def presence(self, table: str) -> tuple[frozenset[str], dict[str, float]]:
        """Who has a line to this table at another worker, and when the others were last there."""
        ...
