"""Do slow bots hold anybody up? `make bench-slow-bots` writes its section of `bench/results.md`.

Pairs of clients play at twenty tables and load the lists of the home page, first alone and then while ten more
tables wait for bots that sleep five seconds over every choice. The server runs alone on one core, over loopback.
"""

import argparse
import asyncio
import time
from datetime import date
from statistics import quantiles
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import connect

from bench.report import RESULTS, other_load, processor, write_section
from bench.slow_levels import SLEEPS
from bench.table import ROOT, carried, cores, pin
from bench.table_clients import Tally, matches, new_person

TITLE: Final = "Slow bots"
GAME: Final = "silver-and-gold"
TABLES: Final = 20
SLOW: Final = 10
LISTS_EVERY: Final = 0.05


class Waits(NamedTuple):
    moves: list[float]
    lists: list[float]


async def _lists(client: httpx.AsyncClient, cookie: str, tally: Tally, waits: list[float]) -> None:
    while tally.going:
        for scope in ("mine", "lobby"):
            sent = time.perf_counter()
            (await client.get(f"/api/tables?scope={scope}", headers={"cookie": cookie})).raise_for_status()
            waits.append(time.perf_counter() - sent)
        await asyncio.sleep(LISTS_EVERY)


async def _wait_for_a_sleeper(client: httpx.AsyncClient, port: int, tally: Tally) -> None:
    """A table with a bot that sleeps; its person has played and waits."""
    cookie = await new_person(client)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = await client.post("/api/tables", json={"game": GAME, "seats": seats}, headers={"cookie": cookie})
    address = f"ws://127.0.0.1:{port}/api/tables/{answer.json()['table']}/socket"
    async with connect(address, additional_headers={"cookie": cookie}, compression=None) as line:
        await line.send('{"type":"sit","seat":0}')
        while tally.going:
            try:
                await asyncio.wait_for(line.recv(), 1)
            except TimeoutError:
                continue


def measured(slow: int, seconds: float) -> Waits:
    lists: list[float] = []

    async def people(port: int, tally: Tally) -> Any:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            sleepers = [asyncio.create_task(_wait_for_a_sleeper(client, port, tally)) for _ in range(slow)]
            asking = asyncio.create_task(_lists(client, await new_person(client), tally, lists))
            await matches(port, tally, TABLES, GAME, 0.3)
            await asyncio.gather(asking, *sleepers)

    found = carried("slow bots", cores().server, seconds, people)
    return Waits(found.waits, lists)


def section(alone: Waits, beside: Waits, seconds: float, busy: str) -> list[str]:
    lines = [
        f"{date.today().isoformat()}, {processor()}. {TABLES} tables of two people, {seconds:g} s each, alone and",
        f"then beside {SLOW} tables that wait for bots which sleep {SLEEPS:g} s over every choice.",
        "`make bench-slow-bots` makes this section.",
        "",
        busy,
        "",
        "| | half within | 99 % within | beside slow bots, half within | 99 % within | 99 % against alone |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for title, one, other in (("moves", alone.moves, beside.moves), ("lists", alone.lists, beside.lists)):
        (half, most), (slow_half, slow_most) = _percentiles(one), _percentiles(other)
        cells = [f"{ms:.1f} ms" for ms in (half, most, slow_half, slow_most)]
        counts = f"{title}, {len(one):,} and {len(other):,}"
        lines.append(f"| {counts} | {' | '.join(cells)} | {slow_most / most:.2f} × |")
    return lines


def _percentiles(waits: list[float]) -> tuple[float, float]:
    """Milliseconds within which half of them, and 99 in a hundred, were answered."""
    hundredths = quantiles(waits, n=100)
    return hundredths[49] * 1000, hundredths[98] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-slow-bots", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (20)")
    parser.add_argument("--dry", action="store_true", help="print the section, write nothing")
    wanted = parser.parse_args()
    busy = other_load()
    pin(0, cores().people)
    lines = section(measured(0, wanted.seconds), measured(SLOW, wanted.seconds), wanted.seconds, busy)
    print("\n".join(lines))
    if not wanted.dry:
        write_section(TITLE, lines)
        print(f"written: {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
