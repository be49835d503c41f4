"""Load test: what happens when many people come? `make load` writes its sections of `bench/results.md`.

The server runs alone on one core, real clients on the others, over loopback; each move is on disk before it is
answered. `--only idle` runs one scenario, `--only parts` profiles a move, `--scale 0.05` is a trial.
"""

import argparse
import asyncio
import contextlib
import json
import platform
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import date
from importlib import import_module
from random import Random
from statistics import quantiles
from typing import Final, NamedTuple

from bench.load_clients import Seat, Server, all_of, as_fast_as_they_can, keep_alive, running_server, steady
from bench.profiling import time_spent
from bench.report import RESULTS, other_load, processor, write_section
from bench.servers import PLAIN_ECHO
from bench.table import ROOT, cores, pin
from bench.wire import open_wire
from crocetta.server.serve import make_room


class Wanted(NamedTuple):
    scale: float
    seconds: float


class Found(NamedTuple):
    what: str
    measured: str
    aim: str
    met: bool

    @property
    def row(self) -> str:
        return f"| {self.what} | {self.measured} | {self.aim} | {'yes' if self.met else '**no**'} |"


def rows_of(*found: Found) -> list[str]:
    return ["| what | measured | aim | met |", "|---|---|---|---|", *(one.row for one in found)]


def percentile(waits: Sequence[float], hundredth: int) -> float:
    """Milliseconds."""
    return quantiles(waits, n=100)[hundredth - 1] * 1000 if len(waits) > 1 else float("nan")


async def echo_rate(kind: str, seconds: float, lines: int) -> float:
    """A second, of a whole core: messages that a bare server sends back."""
    async with running_server(kind) as there:
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


@contextlib.asynccontextmanager
async def at_full_speed(kind: str, tables: int, seconds: float, waits: list[float]) -> AsyncIterator[Server]:
    """So many tables of four play as fast as they can, one match after the other."""
    async with running_server(kind) as there:
        matches = await there.seated(int(tables + 20 * seconds), 4, waits)
        rng = Random(1)

        async def one_after_the_other() -> None:
            while matches:
                await as_fast_as_they_can(matches.pop(), rng)

        playing = [asyncio.create_task(one_after_the_other()) for _ in range(tables)]
        await asyncio.sleep(1)
        yield there
        if not matches:
            print("there were not enough matches: the rate is too low", flush=True)
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


async def speed(wanted: Wanted) -> list[str]:
    """Tables of four, as fast as they can, against a bare echo."""
    together = max(2, int(25 * wanted.scale))
    echo = await echo_rate("echo", wanted.seconds, 4 * together)
    plain = await echo_rate(PLAIN_ECHO, wanted.seconds, 4 * together)
    waits: list[float] = []
    async with at_full_speed("table", together, wanted.seconds, waits) as there:
        with there.measured() as used:
            await asyncio.sleep(wanted.seconds)
    moves = len(waits) / (used["core"] / 1000)
    return rows_of(
        Found(
            f"{together} tables of four as fast as they can, of a whole core",
            f"{moves:,.0f} moves/s, {1e6 / moves:.0f} µs each, {moves / echo:.3f} of {echo:,.0f} echoes/s"
            f" ({moves / plain:.3f} of {plain:,.0f} over uvicorn's own WebSocket); p99"
            f" {percentile(waits, 99):.0f} ms",
            "0.10 of a bare echo",
            moves / echo >= 0.10,
        )
    )


async def parts(wanted: Wanted) -> list[str]:
    """The same tables, with the profiler in the server."""
    waits: list[float] = []
    async with at_full_speed("sampled table", max(2, int(25 * wanted.scale)), wanted.seconds, waits) as there:
        with there.measured():
            return await time_spent(there.process, there.folder, wanted.seconds, lambda: len(waits))


async def thousand(wanted: Wanted) -> list[str]:
    """Many tables of four with one move a second each; then many lines break at once and come back."""
    tables, dropped = max(4, int(1_000 * wanted.scale)), max(4, int(1_000 * wanted.scale))
    waits: list[float] = []
    async with running_server("table") as there:
        seated = await there.seated(tables, 4, waits)
        before = there.memory
        seats = [seat for table in seated for seat in table]
        await all_of([seat.sit() for seat in seats])
        each = (there.memory - before) / len(seats)
        alive = asyncio.create_task(keep_alive(seats))
        await steady(seated, 1.0, 3, Random(1))
        with there.measured() as used:
            await steady(seated, 1.0, wanted.seconds, Random(2))
        carried = len(waits) / wanted.seconds
        await asyncio.sleep(1)
        with there.measured() as returning:
            came_back = await drop(Random(3).sample(seats, dropped))
        alive.cancel()
        share = used["core"] / used["ms"]
        missed = f"; {there.mishaps} not accepted" if there.mishaps else ""
    return rows_of(
        Found(
            f"{tables:,} tables of four, one move a second each, {len(seats):,} lines",
            f"{carried:,.0f} moves/s acknowledged, half within {percentile(waits, 50):.1f} ms, p99"
            f" {percentile(waits, 99):.1f} ms, {share:.0%} of a core,"
            f" {used['core'] / max(1, len(waits)) * 1000:.0f} µs a move{missed}",
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
    )


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


async def idle(wanted: Wanted) -> list[str]:
    """What do sockets cost that do nothing but stay?"""
    sockets, watchers = max(20, int(10_000 * wanted.scale)), 100
    alone: list[float] = []
    beside: list[float] = []
    async with running_server("table") as there:
        playing = await there.seated(8, 2, alone)
        await all_of([seat.sit() for table in playing for seat in table])
        await steady(playing, 0.25, 2, Random(1))
        with there.measured():
            await steady(playing, 0.25, wanted.seconds, Random(2))
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
            await steady(playing, 0.25, wanted.seconds, Random(3))
        alive.cancel()
        lost = sum(not (seat.wire and seat.wire.whole) for seat in sleepers)
    times = {hundredth: percentile(beside, hundredth) / percentile(alone, hundredth) for hundredth in (50, 99)}
    return rows_of(
        Found(
            f"a move beside {sockets:,} idle sockets ({lost} lost, {each / 1000:.1f} KB each)",
            f"half within {percentile(beside, 50):.1f} ms ({times[50]:.2f} ×), p99 {percentile(beside, 99):.1f} ms"
            f" ({times[99]:.2f} ×)",
            "2 × its usual time",
            times[50] <= 2 and not lost,
        )
    )


async def hostile(wanted: Wanted) -> list[str]:
    """One table floods, does not read, and has bots that throw; do the others notice?"""
    alone: list[float] = []
    beside: list[float] = []
    async with running_server("throwing bots") as there:
        playing = await there.seated(20, 2, alone)
        await all_of([seat.sit() for table in playing for seat in table])
        await steady(playing, 0.5, 2, Random(1))
        with there.measured():
            await steady(playing, 0.5, wanted.seconds, Random(2))
        for table in playing:
            for seat in table:
                seat.waits = beside
        attackers = await attack(there, max(4, int(100 * wanted.scale)))
        await asyncio.sleep(1)
        with there.measured():
            await steady(playing, 0.5, wanted.seconds, Random(3))
        for attacker in attackers:
            attacker.cancel()
        await asyncio.gather(*attackers, return_exceptions=True)
    ratio = percentile(beside, 99) / percentile(alone, 99)
    return rows_of(
        Found(
            "others' moves beside a table that floods, does not read, and whose bots throw",
            f"p99 {percentile(beside, 99):.1f} ms, alone {percentile(alone, 99):.1f} ms: {ratio:.2f} ×",
            "p99 within 2 ×",
            ratio <= 2,
        )
    )


async def attack(there: Server, readers: int) -> list["asyncio.Task[None]"]:
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
        asyncio.create_task(play_slowly(seat)) for seat in bots
    ]


async def flood(seat: Seat) -> None:
    """Sends expensive messages without end; reconnects after a disconnect."""
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


async def play_slowly(seat: Seat) -> None:
    rng = Random(0)
    while True:
        if seat.can_act:
            seat.act(rng)
        await asyncio.sleep(0.05)


SCENARIOS: Final[dict[str, tuple[str, Callable[[Wanted], Awaitable[list[str]]]]]] = {
    "speed": ("Load: tables of four against an echo", speed),
    "parts": ("Load: where the time of a move goes", parts),
    "thousand": ("Load: a thousand tables, and lines that drop", thousand),
    "idle": ("Load: ten thousand idle sockets", idle),
    "hostile": ("Load: one hostile table", hostile),
}


def section(lines: Sequence[str], name: str, busy: str, wanted: Wanted) -> list[str]:
    scale = wanted.scale
    size = "" if scale == 1 else f" **Scaled to {scale:g}: a trial of the harness, not a result.**"
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}, {wanted.seconds:g} s.",
        f'{cores().words} `make load ARGS="--only {name}"` makes this section.{size}',
        "",
        busy,
        "",
        *lines,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=SCENARIOS, help="one scenario")
    parser.add_argument("--scale", type=float, default=1.0, help="of the full numbers (1)")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (20)")
    parser.add_argument("--dry", action="store_true", help="print the sections, write nothing")
    given = parser.parse_args()
    wanted = Wanted(given.scale, given.seconds)
    make_room()
    pin(0, cores().people)
    for name, (title, scenario) in SCENARIOS.items():
        if given.only not in (None, name):
            continue
        busy, began = other_load(), time.perf_counter()
        lines = section(_run(scenario(wanted)), name, busy, wanted)
        print("\n".join([*lines, f"({time.perf_counter() - began:.0f} s)", ""]), flush=True)
        if not given.dry:
            write_section(title, lines)
    if not given.dry:
        print(f"written: {RESULTS.relative_to(ROOT)}")


def _run(work: Awaitable[list[str]]) -> list[str]:
    loops: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with contextlib.suppress(ImportError):  # there is none on Windows
        loops = import_module("uvloop").new_event_loop

    async def main_() -> list[str]:
        return await work

    with asyncio.Runner(loop_factory=loops) as runner:
        return runner.run(main_())


if __name__ == "__main__":
    main()
