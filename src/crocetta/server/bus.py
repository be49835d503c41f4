"""Event bus between workers that serve the same tables: it says that a stream has grown to a certain length.

It carries no content: whoever receives it reads the stream. In memory for one process; for several on a PostgreSQL
`store/workers.py`, where the notification is part of the transaction that appends.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    reliable: bool
    """Notifications are never lost or late. If False, streams are polled, and read again before any refusal."""
    shared: bool
    """Other processes may be listening."""

    def publish(self, table: str, seq: int) -> None: ...

    def subscribe(self, hear: Hear) -> Callable[[], None]:
        """Calls `hear(table, seq)` from now on; returns a function that unsubscribes."""
        ...


class MemoryBus:
    reliable = True
    shared = False

    def __init__(self) -> None:
        self._subscribers: list[Hear] = []

    def publish(self, table: str, seq: int) -> None:
        for hear in list(self._subscribers):
            hear(table, seq)

    def subscribe(self, hear: Hear) -> Callable[[], None]:
        self._subscribers.append(hear)
        self._count()

        def leave() -> None:
            self._subscribers.remove(hear)
            self._count()

        return leave

    def _count(self) -> None:
        self.shared = len(self._subscribers) > 1
