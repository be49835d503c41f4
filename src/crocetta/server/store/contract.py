"""The storage interface of tables in play. The database implements it, and so does the simulation in the tests."""

from collections.abc import Sequence
from typing import Protocol

from crocetta.server.store.streams import Write
from crocetta.tables.entries import Entry
from crocetta.tables.projection import Projection, Result


class StreamStore(Protocol):
    async def entries(self, table: str, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """Those after this place, in order; Unreadable if one makes no sense to this program."""
        ...

    async def append(self, *batch: Write) -> None:
        """All of it in one transaction, on disk before it returns; Conflict if a place is taken."""
        ...

    async def settled(self) -> None:
        """Returns when everything that was to be appended until now is on disk, or was refused."""
        ...


class TableStore(Protocol):
    # Looking up

    async def find(self, name: str) -> str | None:
        """The id of the table with this id or code."""
        ...

    async def own_data(self, game: str, edition: str) -> str | None:
        """The text of a host's own cards or maze."""
        ...

    # Lists

    async def mine(self, person: str) -> Sequence[Projection]:
        """Tables where this person sits, the latest first: all that go on, and a few that are over."""
        ...

    async def unfinished(self, person: str) -> int:
        """How many tables they host, and sit at, that have not come to their end."""
        ...

    async def results(self, person: str) -> Sequence[Result]:
        """All matches that are over and that this person played alone, not for several seats or through a bot."""
        ...

    async def lobby(self, most: int = ...) -> Sequence[Projection]:
        """Those that are listed and have a seat for whoever comes, the latest first."""
        ...

    async def some(self, tables: Sequence[str]) -> Sequence[Projection]:
        """These, as far as they can be read."""
        ...

    # What the server has to do by itself

    async def due(self, at: float) -> Sequence[str]:
        """Tables where a bot is to play or a turn has run out of time, and after which nobody else looks."""
        ...

    async def overdue(self, before: float) -> Sequence[str]:
        """Tables whose clocks run out before this time, and after which nobody else looks."""
        ...

    async def expired(self, at: float) -> Sequence[str]:
        """Tables that did not begin in time."""
        ...

    async def absences(self, at: float) -> Sequence[str]:
        """Tables that somebody has been away from for too long, and after which nobody else looks."""
        ...

    async def unprojected(self) -> Sequence[str]:
        """Tables whose projection has to be made: they come from an older schema."""
        ...

    async def project(self, projection: Projection, seq: int) -> None:
        """Write a projection without new entries, unless somebody has gone on meanwhile."""
        ...

    async def give_up(self, table: str) -> None:
        """This program cannot read the table: no list shows it, and its clocks stand still."""
        ...

    async def reconsider(self) -> None:
        """Perhaps this program can read what another could not: their projections are to be made again."""
        ...

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        ...

    # Presence

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[str, float]]:
        """For each of these tables when people were last there, of those who are not."""
        ...

    async def note_seen(self, table: str, person: str, seen: float | None) -> None:
        """When somebody's last line to a table ended; None: there is one."""
        ...

    async def note_look(self, table: str, person: str, seen: float) -> None:
        """Somebody without a line looked at a table."""
        ...

    async def note_all_gone(self, seen: float) -> None:
        """All lines have ended with the processes that held them."""
        ...

    async def watching(self, tables: Sequence[str]) -> dict[str, int]:
        """How many look on at other workers, where any do."""
        ...

    async def note_watching(self, table: str, watching: int) -> None:
        """How many look on at this worker."""
        ...

    async def note_front(self, person: str, front: bool) -> None:
        """Somebody sees a page of this worker just now, or none any more."""
        ...

    async def is_in_front(self, person: str) -> bool:
        """Whether they see a page of another worker."""
        ...

    async def presence(self, table: str) -> tuple[frozenset[str], dict[str, float]]:
        """Who has a line to this table at another worker, and when the others were last there."""
        ...
