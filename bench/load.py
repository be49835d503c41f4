"""What happens when many come? `make load` writes its sections of `bench/results.md`.

The server runs alone on one core, real clients on the others, over loopback; each move is on disk before it is
answered. `--only idle` runs one scenario, `--scale 0.05` a small one, `--profile py-spy` says where time goes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import date
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from bench.page import RESULTS, company, processor, write_section
from bench.people import Heard, new_person
from bench.table import ROOT, cores, free_port, pin, running, worked
from bench.wire import Wire, open_wire
from crocetta.server.serve import make_room

GAME: Final = "silver-and-gold"
AT_ONCE: Final = 50
"""Lines that are being opened at the same time."""
PINGS_EVERY: Final = 25.0
_decoder = msgspec.json.Decoder(Heard)


# People


class Seat:
    """Somebody at a table, who notes how long each answer takes."""

    def __init__(self, house: "House", table: str, seat: int | None, cookie: str, waits: list[float]) -> None:
        self.house, self.table, self.seat, self.cookie, self.waits = house, table, seat, cookie, waits
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
        self.wire = await open_wire(self.house.port, path, self.cookie, self._hear)
        self.wire.say(json.dumps({"type": "sit", "seat": self.seat, "last": self.number}).encode())
        await self.answered.wait()

    def _hear(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"update"'):
            if text.startswith((b'{"type":"refused"', b'{"type":"problem"', b'{"type":"stale"')) and self._pending:
                self._pending = ""
                self.house.mishaps += 1
                self.answered.set()
            return
        self.latest = _decoder.decode(text)
        self.number = self.latest.number
        if self._pending:
            if not any(told.move == self._pending for told in self.latest.told):
                return
            if self.house.counting:
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


class House:
    """A server, and what people notice of it."""

    def __init__(self, port: int, process: int, client: httpx.AsyncClient) -> None:
        self.port, self.process = port, process
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
async def house(kind: str) -> AsyncIterator[House]:
    with tempfile.TemporaryDirectory(prefix="crocetta-load-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "bench.servers", kind, str(port), folder]
        with running(command, port, cores().server) as process:
            limits = httpx.Limits(max_connections=4)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
                yield House(port, process.pid, client)


async def all_of(work: Sequence[Awaitable[Any]], at_once: int = AT_ONCE) -> None:
    gate = asyncio.Semaphore(at_once)

    async def one(awaited: Awaitable[Any]) -> None:
        async with gate:
            await awaited

    await asyncio.gather(*map(one, work))


async def keep_alive(seats: Sequence[Seat]) -> None:
    """As pages do."""
    while True:
        for place, seat in enumerate(seats):
            if seat.wire is not None and seat.wire.whole:
                seat.wire.say(b'{"type":"ping"}')
            if place % 100 == 99:
                await asyncio.sleep(PINGS_EVERY * 100 / len(seats))
        await asyncio.sleep(PINGS_EVERY / 10)


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


# Scenarios


class Found(NamedTuple):
    what: str
    measured: str
    aim: str
    met: bool

    @property
    def row(self) -> str:
        return f"| {self.what} | {self.measured} | {self.aim} | {'yes' if self.met else '**no**'} |"


def percentile(waits: Sequence[float], hundredth: int) -> float:
    """Milliseconds."""
    return quantiles(waits, n=100)[hundredth - 1] * 1000 if len(waits) > 1 else float("nan")


async def echo_rate(seconds: float, lines: int) -> float:
    """A second, of a whole core: messages that a bare server sends back."""
    async with house("echo") as there:
        count = 0

        def heard(place: int) -> Callable[[bytes], None]:
            def again(_: bytes) -> None:
                nonlocal count
                count += there.counting
                wires[place].say(message)

            return again

        act = {"type": "mark", "cells": 1056}
        message = json.dumps({"type": "play", "move": "0" * 32, "decision": 7, "action": act}).encode()
        wires = [await open_wire(there.port, "/echo", "", heard(place)) for place in range(lines)]
        for wire in wires:
            wire.say(message)
        await asyncio.sleep(1)
        with there.measured() as used:
            await asyncio.sleep(seconds)
        for wire in wires:
            wire.cut()
        return count / (used["core"] / 1000)


async def speed(scale: float, seconds: float, profile: str | None) -> list[Found]:
    """Tables of four, as fast as they can, against a bare echo."""
    together = max(2, int(25 * scale))
    echo = await echo_rate(seconds, 4 * together)
    waits: list[float] = []
    async with house("table") as there:
        matches = await there.seated(int(together + 12 * seconds), 4, waits)
        rng = Random(1)

        async def one_after_the_other() -> None:
            while matches:
                await as_fast_as_they_can(matches.pop(), rng)

        playing = [asyncio.create_task(one_after_the_other()) for _ in range(together)]
        await asyncio.sleep(1)
        with there.measured() as used:
            parts = await time_spent(profile, there.process, seconds) if profile else []
            if not profile:
                await asyncio.sleep(seconds)
        short = not matches
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
    moves = len(waits) / (used["core"] / 1000)
    if short:
        print("there were not enough matches: the rate is too low", flush=True)
    return [
        Found(
            f"{together} tables of four as fast as they can, of a whole core",
            f"{moves:,.0f} moves/s, {moves / echo:.3f} of {echo:,.0f} echoes/s; p99 {percentile(waits, 99):.0f} ms",
            "0.10 of a bare echo",
            moves / echo >= 0.10,
        ),
        *parts,
    ]


async def thousand(scale: float, seconds: float, _: str | None) -> list[Found]:
    """Many tables of four with one move a second each; then many lines break at once and come back."""
    tables, dropped = max(4, int(1_000 * scale)), max(4, int(1_000 * scale))
    waits: list[float] = []
    async with house("table") as there:
        seated = await there.seated(tables, 4, waits)
        before = there.memory
        seats = [seat for table in seated for seat in table]
        await all_of([seat.sit() for seat in seats])
        each = (there.memory - before) / len(seats)
        alive = asyncio.create_task(keep_alive(seats))
        await steady(seated, 1.0, 3, Random(1))
        with there.measured() as used:
            await steady(seated, 1.0, seconds, Random(2))
        carried = len(waits) / seconds
        await asyncio.sleep(1)
        with there.measured() as returning:
            came_back = await drop(Random(3).sample(seats, dropped))
        alive.cancel()
        share = used["core"] / used["ms"]
        missed = f"; {there.mishaps} not accepted" if there.mishaps else ""
    return [
        Found(
            f"{tables:,} tables of four, one move a second each, {len(seats):,} lines",
            f"{carried:,.0f} moves/s acknowledged, half within {percentile(waits, 50):.1f} ms, p99"
            f" {percentile(waits, 99):.1f} ms, {share:.0%} of a core{missed}",
            "p99 25 ms",
            percentile(waits, 99) <= 25 and carried > 0.9 * tables,
        ),
        Found("memory for each of their lines", f"{each / 1000:.1f} KB", "40 KB", each <= 40_000),
        Found(
            f"{dropped:,} of the lines dropped at once are back, with what they missed",
            f"half within {percentile(came_back, 50):.0f} ms, p99 {percentile(came_back, 99):.0f} ms;"
            f" {returning['core'] / dropped:.2f} ms of the core each",
            "p99 500 ms",
            percentile(came_back, 99) <= 500,
        ),
    ]


async def drop(seats: Sequence[Seat]) -> list[float]:
    """Seconds until each is back."""
    for seat in seats:
        assert seat.wire is not None
        seat.wire.cut()
    waits: list[float] = []
    began = time.perf_counter()

    async def come_back(seat: Seat) -> None:
        await seat.sit()
        waits.append(time.perf_counter() - began)

    await asyncio.gather(*map(come_back, seats))
    return waits


async def idle(scale: float, seconds: float, _: str | None) -> list[Found]:
    """What do sockets cost that do nothing but stay?"""
    sockets, watchers = max(20, int(10_000 * scale)), 100
    alone: list[float] = []
    beside: list[float] = []
    async with house("table") as there:
        playing = await there.seated(8, 2, alone)
        await all_of([seat.sit() for table in playing for seat in table])
        await steady(playing, 0.25, 2, Random(1))
        with there.measured():
            await steady(playing, 0.25, seconds, Random(2))
        tables = await there.seated(-(-sockets // watchers), 2, [])
        sleepers = [Seat(there, tables[k // watchers][0].table, None, "", []) for k in range(sockets)]
        before = there.memory
        await all_of([seat.sit() for seat in sleepers])
        each = (there.memory - before) / len(sleepers)
        alive = asyncio.create_task(keep_alive([*sleepers, *(seat for table in playing for seat in table)]))
        for table in playing:
            for seat in table:
                seat.waits = beside
        with there.measured():
            await steady(playing, 0.25, seconds, Random(3))
        alive.cancel()
        lost = sum(not (seat.wire and seat.wire.whole) for seat in sleepers)
    times = {hundredth: percentile(beside, hundredth) / percentile(alone, hundredth) for hundredth in (50, 99)}
    return [
        Found(
            f"a move beside {sockets:,} idle sockets ({lost} lost, {each / 1000:.1f} KB each)",
            f"half within {percentile(beside, 50):.1f} ms ({times[50]:.2f} ×), p99 {percentile(beside, 99):.1f} ms"
            f" ({times[99]:.2f} ×)",
            "2 × its usual time",
            times[50] <= 2 and not lost,
        )
    ]


async def hostile(scale: float, seconds: float, _: str | None) -> list[Found]:
    """One table floods, does not read, and has bots that throw; do the others notice?"""
    alone: list[float] = []
    beside: list[float] = []
    async with house("throwing bots") as there:
        playing = await there.seated(20, 2, alone)
        await all_of([seat.sit() for table in playing for seat in table])
        await steady(playing, 0.5, 2, Random(1))
        with there.measured():
            await steady(playing, 0.5, seconds, Random(2))
        for table in playing:
            for seat in table:
                seat.waits = beside
        villains = await attack(there, max(4, int(100 * scale)))
        await asyncio.sleep(1)
        with there.measured():
            await steady(playing, 0.5, seconds, Random(3))
        for villain in villains:
            villain.cancel()
        await asyncio.gather(*villains, return_exceptions=True)
    ratio = percentile(beside, 99) / percentile(alone, 99)
    return [
        Found(
            "others' moves beside a table that floods, does not read, and whose bots throw",
            f"p99 {percentile(beside, 99):.1f} ms, alone {percentile(alone, 99):.1f} ms: {ratio:.2f} ×",
            "p99 within 2 ×",
            ratio <= 2,
        )
    ]


async def attack(there: House, readers: int) -> list["asyncio.Task[None]"]:
    cookies = await there.people(4)
    table = await there.table(cookies)
    lines = [Seat(there, table, seat, cookie, []) for seat, cookie in enumerate(cookies)]
    slow = [Seat(there, table, None, "", []) for _ in range(readers)]
    bots = [Seat(there, await there.table(cookies[:1], bots=3), 0, cookies[0], []) for _ in range(3)]
    await all_of([seat.sit() for seat in (*lines, *slow, *bots)])
    for seat in slow:
        assert seat.wire is not None
        seat.wire.stop_reading()
    return [asyncio.create_task(flood(seat)) for seat in lines] + [
        asyncio.create_task(dawdle(seat)) for seat in bots
    ]


async def flood(seat: Seat) -> None:
    """Messages without end, sense and pause; whoever is cut off comes again."""
    rng, act = Random(f"{seat.seat}"), b'{"type":"mark","slot":0,"cells":-1}'
    while True:
        if seat.wire is None or not seat.wire.whole:
            await asyncio.sleep(0.2)
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(seat.sit(), 5)
            continue
        for _ in range(20):
            seat.wire.say(b'{"type":"why not","move":"w","action":' + act + b"}")
            seat.wire.say(b'{"type":"sit","seat":%d,"story":true}' % (seat.seat or 0))
            if seat.can_act:
                seat.act(rng)
        await asyncio.sleep(0.02)


async def dawdle(seat: Seat) -> None:
    rng = Random(0)
    while True:
        if seat.can_act:
            seat.act(rng)
        await asyncio.sleep(0.05)


# Where the time goes

PARTS: Final = {
    "rules and views": ("crocetta/games/", "crocetta/kit/"),
    "tables: decide, fold, tell": ("crocetta/tables/",),
    "rooms, lines and sockets": ("crocetta/server/",),
    "WebSocket and HTTP": ("uvicorn/", "websockets/", "litestar/"),
    "rows and SQLite": ("sqlalchemy/", "sqlite3", "concurrent/futures"),
}

WAITING: Final = ("_worker (", "_connection_worker_thread (")
"""Threads that have nothing to do."""


async def time_spent(profiler: str, process: int, seconds: float) -> list[Found]:
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "stacks"
        command = [profiler, "record", "--pid", str(process), "--duration", f"{seconds:.0f}", "--format", "raw"]
        command += ["--rate", "200", "--output", str(raw)]
        recording = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        _, words = await recording.communicate()
        if recording.returncode != 0:
            raise SystemExit(f"{profiler}: {words.decode()}")
        shares: Counter[str] = Counter()
        for line in raw.read_text(encoding="utf-8").splitlines():
            stack, _, number = line.rpartition(" ")
            if any(sign in stack.rpartition(";")[2] for sign in WAITING):
                continue
            shares[_part(stack.split(";"))] += int(number)
    total = shares.total()
    told = ", ".join(f"{part} {number / total:.0%}" for part, number in shares.most_common())
    return [Found("where the time goes", told, "", met=True)]


def _part(stack: Sequence[str]) -> str:
    """By the innermost frame that is anybody's."""
    for frame in reversed(stack):
        for part, signs in PARTS.items():
            if any(sign in frame for sign in signs):
                return part
    return "event loop and the rest"


SCENARIOS: Final[dict[str, tuple[str, Callable[[float, float, str | None], Awaitable[list[Found]]]]]] = {
    "speed": ("Load: tables of four against an echo", speed),
    "thousand": ("Load: a thousand tables, and lines that drop", thousand),
    "idle": ("Load: ten thousand idle sockets", idle),
    "hostile": ("Load: one hostile table", hostile),
}


def section(found: Sequence[Found], name: str, busy: str, scale: float, seconds: float) -> list[str]:
    size = "" if scale == 1 else f" **Scaled to {scale:g}: a trial of the harness, not a result.**"
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}, {seconds:g} s each.",
        f'{cores().words} `make load ARGS="--only {name}"` makes this section.{size}',
        "",
        busy,
        "",
        "| what | measured | aim | met |",
        "|---|---|---|---|",
        *(one.row for one in found),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=SCENARIOS, help="one scenario")
    parser.add_argument("--scale", type=float, default=1.0, help="of the full numbers (1)")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (20)")
    parser.add_argument("--profile", metavar="PY_SPY", help="says where the time goes; the path of py-spy")
    parser.add_argument("--dry", action="store_true", help="print the sections, write nothing")
    wanted = parser.parse_args()
    make_room()
    pin(0, cores().people)
    for name, (title, scenario) in SCENARIOS.items():
        if wanted.only not in (None, name):
            continue
        busy, began = company(), time.perf_counter()
        found = _run(scenario(wanted.scale, wanted.seconds, wanted.profile))
        lines = section(found, name, busy, wanted.scale, wanted.seconds)
        print("\n".join([*lines, f"({time.perf_counter() - began:.0f} s)", ""]), flush=True)
        if not wanted.dry:
            write_section(title, lines)
    if not wanted.dry:
        print(f"written: {RESULTS.relative_to(ROOT)}")


def _run(work: Awaitable[list[Found]]) -> list[Found]:
    loops: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with contextlib.suppress(ImportError):  # there is none on Windows
        loops = import_module("uvloop").new_event_loop

    async def main_() -> list[Found]:
        return await work

    with asyncio.Runner(loop_factory=loops) as runner:
        return runner.run(main_())


if __name__ == "__main__":
    main()
