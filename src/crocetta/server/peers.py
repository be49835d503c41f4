"""The other workers that serve the same tables, and leases. One process has none; several share a PostgreSQL
(`store/workers.py`).

A lease says which worker looks after something: a table's bots, clock and absent people, or periodic cleanup. It
saves work and guards nothing: two workers that believe they hold the same one still write to one stream, where each
position is taken once.
"""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from crocetta.server import wall_clock

HOUSE: Final = "house"
"""The lease for closing expired tables."""


class Listener(Protocol):
    """Gets the events of other workers that are not in streams."""

    def presence_changed(self, table: str) -> None:
        """Somebody connected to a table elsewhere, or left it."""
        ...

    def seats_changed(self, table: str) -> None:
        """A table was opened elsewhere, or its seats changed."""
        ...

    def rejoined(self) -> None:
        """This worker was disconnected and is back: it may have missed anything."""
        ...

    def revoked(self, person: str) -> None:
        """This person's cookies were revoked."""
        ...


class Peers(Protocol):
    @property
    def since(self) -> float:
        """When these tables began to be served without interruption."""
        ...

    @property
    def count(self) -> int:
        """The number of workers, this one included."""
        ...

    def holds(self, lease: str) -> bool: ...

    async def take(self, leases: Iterable[str]) -> None:
        """Acquire those leases that are free."""
        ...

    async def give_back(self, leases: Iterable[str]) -> None: ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Subscribe; returns a function that unsubscribes."""
        ...

    def check(self) -> None:
        """DatabaseUnavailable while this worker is disconnected from the others."""
        ...


class NoPeers:
    """For a single process, which holds every lease."""

    count = 1

    def __init__(self) -> None:
        self.since = wall_clock.now()

    def holds(self, lease: str) -> bool:
        return True

    async def take(self, leases: Iterable[str]) -> None: ...

    async def give_back(self, leases: Iterable[str]) -> None: ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        self.since = wall_clock.now()
        return lambda: None

    def check(self) -> None: ...
