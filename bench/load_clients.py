"""Clients for `bench.load`, thousands of them: they play at random and record how long each answer takes."""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec

from bench.table import cores, free_port, running, worked
from bench.table_clients import Heard, new_person
from bench.wire import Wire, open_wire

GAME: Final = "silver-and-gold"
AT_ONCE: Final = 50
"""Lines that are being opened at the same time."""
PINGS_EVERY: Final = 25.0
_decoder = msgspec.json.Decoder(Heard)


class Seat:
    """Somebody at a table, who notes how long each answer takes."""

    def __init__(self, server: "Server", table: str, seat: int | None, cookie: str, waits: list[float]) -> None:
        self.server, self.table, self.seat, self.cookie, self.waits = server, table, seat, cookie, waits
        self.latest: Heard | None = None
        self.number = 0
        self.sent = 0.0
        self.moves = 0
        self.wire: Wire | None = None
        self.answered = asyncio.Event()
        self._pending = ""

    async def sit(self) -> None:
        """From nothing to the first update; after a break, with what was missed."""
        self.answered.clear()
        self._pending = ""
        path = f"/api/tables/{self.table}/socket"
        self.wire = await open_wire(self.server.port, path, self.cookie, self._hear)
        self.wire.say(json.dumps({"type": "sit", "seat": self.seat, "last": self.number}).encode())
        await self.answered.wait()

    def _hear(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"update"'):
            if text.startswith((b'{"type":"refused"', b'{"type":"problem"', b'{"type":"stale"')) and self._pending:
                self._pending = ""
                self.server.mishaps += 1
                self.answered.set()
            return
        self.latest = _decoder.decode(text)
        self.number = self.latest.number
        if self._pending:
            if not any(told.move == self._pending for told in self.latest.told):
                return
            if self.server.counting:
                self.waits.append(time.perf_counter() - self.sent)
            self._pending = ""
        self.answered.set()

    @property
    def can_act(self) -> bool:
        return self.latest is not None and bool(self.latest.legal) and not self._pending

    def act(self, rng: Random) -> None:
        assert self.latest is not None
        assert self.wire is not None
        action, self._pending = bytes(rng.choice(self.latest.legal)).decode(), f"{self.seat}-{self.moves}"
        self.moves += 1
        self.answered.clear()
        self.sent = time.perf_counter()
        words = f'{{"type":"play","move":"{self._pending}","decision":{self.latest.decision},"action":{action}}}'
        self.wire.say(words.encode())


class Server:
    """A server, and what people notice of it."""

    def __init__(self, port: int, process: int, folder: Path, client: httpx.AsyncClient) -> None:
        self.port, self.process, self.folder = port, process, folder
        self.counting = False
        self.mishaps = 0
        self._client = client

    @property
    def memory(self) -> int:
        """Bytes."""
        pages = Path(f"/proc/{self.process}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    async def people(self, number: int) -> list[str]:
        return [await new_person(self._client) for _ in range(number)]

    async def table(self, cookies: Sequence[str], bots: int = 0) -> str:
        """Everybody of these sits at it, and the match has begun."""
        kinds = ["me", *["open"] * (len(cookies) - 1), *["bot"] * bots]
        table = await self._post(
            "/api/tables", cookies[0], {"game": GAME, "seats": [{"kind": kind} for kind in kinds]}
        )
        for cookie in cookies[1:]:
            await self._post(f"/api/tables/{table}/join", cookie)
        for cookie in cookies if len(cookies) > 1 else ():
            await self._post(f"/api/tables/{table}/ready", cookie)
        return table

    async def _post(self, path: str, cookie: str, body: Any = None) -> str:
        answer = await self._client.post(path, json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        table: str = answer.json()["table"]
        return table

    async def seated(self, tables: int, players: int, waits: list[float]) -> list[list[Seat]]:
        """So many tables; lines are not open yet. The same few people sit at all of them."""
        cookies = await self.people(players)
        found = [await self.table(cookies) for _ in range(tables)]
        return [[Seat(self, table, seat, cookie, waits) for seat, cookie in enumerate(cookies)] for table in found]

    @contextmanager
    def measured(self) -> Iterator["Counter[str]"]:
        """Of the core: how much the server used while this lasts, and how long that was."""
        used: Counter[str] = Counter()
        self.counting, before, began = True, worked(self.process), time.perf_counter()
        try:
            yield used
        finally:
            self.counting = False
            used["ms"] = int((time.perf_counter() - began) * 1000)
            used["core"] = int(((worked(self.process) or 0) - (before or 0)) * 1000)


@asynccontextmanager
async def running_server(kind: str) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory(prefix="crocetta-load-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "bench.servers", kind, str(port), folder]
        with running(command, port, cores().server) as process:
            limits = httpx.Limits(max_connections=4)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
                yield Server(port, process.pid, Path(folder), client)


async def all_of(work: Sequence[Awaitable[Any]], at_once: int = AT_ONCE) -> None:
    gate = asyncio.Semaphore(at_once)

    async def one(awaited: Awaitable[Any]) -> None:
        async with gate:
            await awaited

    await asyncio.gather(*map(one, work))


async def keep_alive(seats: Sequence[Seat]) -> None:
    """As pages do, each at its own time."""
    began, said = time.perf_counter(), 0
    while True:
        due = int((time.perf_counter() - began) / PINGS_EVERY * len(seats))
        for place in range(said, due):
            wire = seats[place % len(seats)].wire
            if wire is not None and wire.whole:
                wire.say(b'{"type":"ping"}')
        said = due
        await asyncio.sleep(0.002)


async def steady(tables: Sequence[Sequence[Seat]], every: float, seconds: float, rng: Random) -> None:
    """At each table one move in so many seconds, evenly spread."""
    began, order = time.perf_counter(), list(range(len(tables)))
    rng.shuffle(order)
    turn = 0
    while (now := time.perf_counter() - began) < seconds:
        while turn * every / len(order) <= now:
            ready = [seat for seat in tables[order[turn % len(order)]] if seat.can_act]
            if ready:
                rng.choice(ready).act(rng)
            turn += 1
        await asyncio.sleep(0.002)


async def as_fast_as_they_can(seats: Sequence[Seat], rng: Random) -> None:
    """One match of one table, everybody as soon as they may."""

    async def play(seat: Seat) -> None:
        await seat.sit()
        while seat.latest is not None and not seat.latest.over:
            if seat.can_act:
                seat.act(rng)
            seat.answered.clear()
            await seat.answered.wait()
        if seat.wire is not None:
            seat.wire.cut()

    await asyncio.gather(*(play(seat) for seat in seats))
