"""Servers, people and the network between them: everything follows from one seed."""

import asyncio
import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from crocetta.bots.desk import NOBODY, Asker, BotFailed, Hindsight, Question, Retrospect
from crocetta.bots.review import ParShare, Weighed
from crocetta.server import wall_clock
from crocetta.server.bus import Hear
from crocetta.server.errors import CannotOpen, NoSuchTable
from crocetta.server.line import Line
from crocetta.server.peers import Listener
from crocetta.server.rooms import Rooms
from crocetta.server.store.database import DatabaseUnavailable
from tests.simulation.disk import Disk, Faults, SimulatedTables

Json = dict[str, Any]


class SimulatedBus:
    """Notifications that are late, duplicated, reordered or lost."""

    reliable = False
    shared = True

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._subscribers: list[Hear] = []

    def publish(self, table: str, seq: int) -> None:
        loop = asyncio.get_running_loop()
        for hear in list(self._subscribers):
            if not self._faults.strike():
                loop.call_later(self._faults.moment(0.2), self._deliver, hear, table, seq)
            if self._faults.strike(0.5):
                loop.call_later(self._faults.moment(1.0), self._deliver, hear, table, seq)

    def _deliver(self, hear: Hear, table: str, seq: int) -> None:
        if hear in self._subscribers:
            hear(table, seq)

    def subscribe(self, hear: Hear) -> Callable[[], None]:
        self._subscribers.append(hear)
        return lambda: self._subscribers.remove(hear)


class SimulatedPeers:
    """Leases of several servers on one disk; sometimes a server loses them without noticing at once."""

    def __init__(self, disk: Disk, faults: Faults, since: float) -> None:
        self.since = since
        self.count = 2
        self._disk, self._faults = disk, faults
        self._believes: set[str] = set()
        self._listener: Listener | None = None

    def holds(self, lease: str) -> bool:
        return lease in self._believes

    async def take(self, leases: Iterable[str]) -> None:
        await asyncio.sleep(self._faults.moment())
        self._believes |= {lease for lease in leases if self._disk.leases.setdefault(lease, self) is self}

    async def give_back(self, leases: Iterable[str]) -> None:
        for lease in leases:
            self._believes.discard(lease)
            if self._disk.leases.get(lease) is self:
                del self._disk.leases[lease]

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listener = listener
        return lambda: None

    def check(self) -> None: ...

    def end(self) -> None:
        """Releases all its leases, whatever it believes."""
        for lease in [lease for lease, holder in self._disk.leases.items() if holder is self]:
            del self._disk.leases[lease]

    async def cut_off(self) -> None:
        self.end()
        await asyncio.sleep(self._faults.moment(5.0))
        self._believes.clear()
        await asyncio.sleep(self._faults.moment(2.0))
        if self._listener is not None:
            self._listener.rejoined()


class SimulatedDesk:
    """Bots that play randomly, slowly, and sometimes fail."""

    load = (0, 0)

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        await asyncio.sleep(self._faults.moment(5.0 if self._faults.strike(3) else 0.3))
        if self._faults.strike(2):
            raise BotFailed("it hung")
        return Random(question.seed).randrange(question.choices)

    async def look_back(self, question: Retrospect) -> Weighed:
        raise BotFailed("nobody reviews here")

    async def compare(self, question: Hindsight) -> ParShare | None:
        raise BotFailed("nobody reviews here")


class Server:
    """One process: it can be killed between any two steps and restarts from the disk alone."""

    def __init__(self, disk: Disk, bus: SimulatedBus, faults: Faults, since: float | None = None) -> None:
        """`since`: since when these tables have been served without interruption; None: just now."""
        self.peers = SimulatedPeers(disk, faults, wall_clock.now() if since is None else since)
        tables = SimulatedTables(disk, faults)
        self.rooms = Rooms(tables, tables, SimulatedDesk(faults), bus, self.peers)
        self.up = True
        self.failures: list[Exception] = []
        """Unexpected exceptions of connections."""
        self.wires: dict[Wire, None] = {}

    async def start(self) -> None:
        await self.rooms.open()

    async def kill(self) -> None:
        """Connections break first; commits in flight may or may not succeed."""
        self.up = False
        for wire in list(self.wires):
            wire.cut()
        await self.rooms.close()
        self.peers.end()


class Wire:
    """A connection: in order, with latency, until it breaks and loses the messages in flight."""

    def __init__(self, server: Server, faults: Faults, deliver: Callable[[Json, str], None]) -> None:
        self.server = server
        self.whole = True
        self.line: Line | None = None
        self._faults = faults
        self._deliver = deliver
        self._in: asyncio.Queue[str] = asyncio.Queue()
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, table: str, person: str) -> None:
        """ConnectionError if the server is down."""
        try:
            room = await self.server.rooms.room(table)
        except (NoSuchTable, CannotOpen, DatabaseUnavailable) as error:
            raise ConnectionError from error
        except asyncio.CancelledError as error:
            if self.server.up:
                raise
            raise ConnectionError from error  # killed while it loaded the table
        if not self.server.up:
            raise ConnectionError
        self.line = Line(self.server.rooms, room, person, self._put)
        self.server.wires[self] = None
        self._tasks = [asyncio.create_task(self._carry_in()), asyncio.create_task(self._carry_out())]

    def _put(self, *texts: str) -> None:
        for text in texts:
            self._out.put_nowait(text)

    def say(self, **message: Any) -> None:
        if self.whole:
            self._in.put_nowait(json.dumps(message))

    async def _carry_in(self) -> None:
        assert self.line is not None
        while self.whole:
            text = await self._in.get()
            await asyncio.sleep(self._faults.moment())
            try:
                await self.line.receive(text)
            except Exception as error:
                self.server.failures.append(error)
                raise

    async def _carry_out(self) -> None:
        while self.whole:
            text = await self._out.get()
            await asyncio.sleep(self._faults.moment())
            if self._faults.strike(0.1):
                self.cut()
                return
            try:
                self._deliver(json.loads(text), text)
            except AssertionError as error:
                self.server.failures.append(error)
                raise

    def cut(self) -> None:
        if not self.whole:
            return
        self.whole = False
        self.server.wires.pop(self, None)
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()
        if self.line is not None and self.server.up:
            self.server.rooms.in_background(self.line.end())
