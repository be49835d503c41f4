"""Interfaces that the parts of a room depend on: the server around it, and the room itself."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from crocetta.bots.desk import Desk
from crocetta.server.audience import Audience
from crocetta.server.bus import Bus
from crocetta.server.peers import Peers
from crocetta.server.presence import Presence
from crocetta.server.store.contract import StreamStore, TableStore
from crocetta.tables.commands import Command
from crocetta.tables.decide import Answer
from crocetta.tables.entries import Entry
from crocetta.tables.table import Table


class LobbyNews(Protocol):
    """Notified of changes that home pages show."""

    @property
    def anybody(self) -> bool: ...
    def changed(self, before: Table, table: Table) -> None: ...
    def heard(self, table: str) -> None: ...


class Services(Protocol):
    """What a room needs of the server."""

    @property
    def streams(self) -> StreamStore: ...
    @property
    def tables(self) -> TableStore: ...
    @property
    def desk(self) -> Desk: ...
    @property
    def bus(self) -> Bus: ...
    @property
    def peers(self) -> Peers: ...
    @property
    def on_written(self) -> Callable[[Table, Table, Sequence[Entry]], None] | None:
        """Called after each write, for push notifications."""
        ...

    @property
    def lobby(self) -> "LobbyNews": ...
    @property
    def opened(self) -> float:
        """When the server started."""
        ...

    @property
    def steady(self) -> bool:
        """Whether the clock has not jumped since the last check."""
        ...

    def on_time(self, table: Table) -> bool:
        """Whether a deadline may take effect now."""
        ...

    def in_background(self, work: Coroutine[Any, Any, None]) -> None: ...


class Playing(Protocol):
    """A room as its bots and its attendance see it."""

    @property
    def table(self) -> Table: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def audience(self) -> Audience: ...

    async def do(self, command: Command) -> Answer | None: ...
    async def admit(self) -> None: ...
