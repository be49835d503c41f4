"""The other workers that serve the same tables, and leases. One process has none; several share a PostgreSQL
(`store/workers.py`).

A lease says which worker looks after something: a table's bots, clock and absent people, or periodic cleanup. It
saves work and decides nothing: two workers that believe they hold the same one still write to one stream, where
each position is taken once.
"""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from crocetta.server import wall_clock

HOUSE: Final = "house"
"""The lease of whoever closes expired tables."""


class Listener(Protocol):
    """Who is told what the others do, besides what they write to streams."""

    def presence_changed(self, table: str) -> None:
        """Somebody came to a table, or left it, elsewhere."""
        ...

    def seats_changed(self, table: str) -> None:
        """A table was opened, or somebody took a seat or left one, elsewhere."""
        ...

    def rejoined(self) -> None:
        """This worker was cut off, and is back: anything may have happened meanwhile."""
        ...

    def revoked(self, person: str) -> None:
        """This person's cookies are good no more."""
        ...


class Peers(Protocol):
    @property
    def since(self) -> float:
        """Since when somebody has been serving these tables without a break."""
        ...

    @property
    def count(self) -> int:
        """How many serve these tables, this one included."""
        ...

    def holds(self, lease: str) -> bool: ...

    async def take(self, leases: Iterable[str]) -> None:
        """Those of them that nobody has."""
        ...

    async def give_back(self, leases: Iterable[str]) -> None: ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """From now on it is told; what comes back ends that."""
        ...

    def check(self) -> None:
        """DatabaseUnavailable while this worker is cut off from the others."""
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
