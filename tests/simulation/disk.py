"""An in-memory store: what is committed survives every crash, and commits fail as often as the seed says."""

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
from sqlalchemy.exc import IntegrityError

from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.streams import Batch, GroupCommit, LeftOut, Write
from crocetta.tables import entries as e
from crocetta.tables.entries import Entry
from crocetta.tables.projection import Projection, Result


class Disk:
    """The data that survives crashes of servers."""

    def __init__(self) -> None:
        self.streams: dict[str, list[bytes]] = {}
        self.projections: dict[str, Projection] = {}
        self.seen: dict[tuple[str, str], float | None] = {}
        self.leases: dict[str, object] = {}
        """Which server holds which lease."""

    def commit(self, batches: Sequence[Batch]) -> None:
        """All or nothing."""
        writes = [write for batch in batches for write in batch]
        lengths = {table: len(stream) for table, stream in self.streams.items()}
        for write in writes:
            if lengths.get(write.projection.id, 0) + 1 != write.seq:
                raise IntegrityError("a place is taken", None, ValueError(write.projection.id))
            lengths[write.projection.id] = write.seq + len(write.entries) - 1
        for write in writes:
            self.streams.setdefault(write.projection.id, []).extend(map(msgspec.json.encode, write.entries))
            self.projections[write.projection.id] = write.projection


class Faults:
    """Probabilities of faults, until they are switched off."""

    def __init__(self, rng: Random, often: float) -> None:
        self.rng = rng
        self.often = often

    def strike(self, share: float = 1.0) -> bool:
        return self.rng.random() < self.often * share

    def moment(self, longest: float = 0.05) -> float:
        return self.rng.random() * longest

    def end(self) -> None:
        self.often = 0.0


class SimulatedTables:
    """`StreamStore` and `TableStore` of one server on a shared disk."""

    def __init__(self, disk: Disk, faults: Faults) -> None:
        self._disk = disk
        self._faults = faults
        self._commits = GroupCommit(self._write)

    async def _write(self, batches: Sequence[Batch], _wait: bool) -> LeftOut:
        await asyncio.sleep(self._faults.moment())
        if self._faults.strike(0.5):
            raise DatabaseUnavailable("the disk is full")
        self._disk.commit(batches)
        await asyncio.sleep(self._faults.moment())
        if self._faults.strike(0.5):
            raise DatabaseUnavailable("the disk took it and did not say so")
        return LeftOut()

    async def _read(self) -> None:
        await asyncio.sleep(self._faults.moment(0.01))
        if self._faults.strike(0.2):
            raise DatabaseUnavailable("the disk does not answer")

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        await self._read()
        last = None if most is None else after + most
        return [e.decoder.decode(body) for body in self._disk.streams.get(table, [])[after:last]]

    async def append(self, *batch: Write) -> None:
        await self._commits.append(batch)

    async def settled(self) -> None:
        await self._commits.settled()

    async def find(self, name: str) -> str | None:
        await self._read()
        return name if name in self._disk.streams else None

    async def own_data(self, game: str, edition: str) -> str | None:
        return None

    async def mine(self, person: str) -> list[Projection]:
        return []

    async def unfinished(self, person: str) -> int:
        return 0

    async def results(self, person: str) -> list[Result]:
        return []

    async def lobby(self, most: int = 500) -> list[Projection]:
        return []

    async def some(self, tables: Sequence[str]) -> list[Projection]:
        return []

    async def watching(self, tables: Sequence[str]) -> dict[str, int]:
        return {}

    async def note_watching(self, table: str, watching: int) -> None: ...

    async def note_front(self, person: str, front: bool) -> None: ...

    async def is_in_front(self, person: str) -> bool:
        return False

    async def due(self, at: float) -> list[str]:
        await self._read()
        return [p.id for p in self._disk.projections.values() if p.due is not None and p.due <= at]

    async def overdue(self, before: float) -> list[str]:
        await self._read()
        return [p.id for p in self._disk.projections.values() if p.deadline is not None and p.deadline < before]

    async def expired(self, at: float) -> list[str]:
        return []

    async def absences(self, at: float) -> list[str]:
        await self._read()
        return [
            table
            for (table, _), seen in self._disk.seen.items()
            if seen is not None and seen + self._disk.projections[table].settings.away * 60 < at
        ]

    async def unprojected(self) -> list[str]:
        return []

    async def project(self, projection: Projection, seq: int) -> None: ...

    async def give_up(self, table: str) -> None: ...

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        await self._read()
        return {table: len(self._disk.streams[table]) for table in tables}

    async def reconsider(self) -> None: ...

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[str, float]]:
        return {
            table: {person: at for (of, person), at in self._disk.seen.items() if of == table and at is not None}
            for table in tables
        }

    async def note_seen(self, table: str, person: str, seen: float | None) -> None:
        await self._read()
        self._disk.seen[table, person] = seen

    async def note_look(self, table: str, person: str, seen: float) -> None: ...

    async def presence(self, table: str) -> tuple[frozenset[str], dict[str, float]]:
        return frozenset(), (await self.seen([table]))[table]

    async def note_all_gone(self, seen: float) -> None:
        for key, at in self._disk.seen.items():
            if at is None:
                self._disk.seen[key] = seen
