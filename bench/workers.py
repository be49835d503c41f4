"""How much do two workers carry, against one? `make bench-workers` writes its section of `bench/results.md`.

`crocetta serve --workers N` on a PostgreSQL of its own, from Debian's packages, each commit on disk; two people at
each table play at random, over loopback, from processes of their own. One and two workers take turns, in one run.
"""

import argparse
import asyncio
import multiprocessing
import os
import platform
import tempfile
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from bench.page import RESULTS, company, processor, write_section
from bench.people import Tally, matches
from bench.table import PATIENCE, ROOT, worked
from tests.server.postgres import Postgres, postgres_server
from tests.server.siege import House

TITLE: Final = "Several workers"
GAME: Final = "silver-and-gold"
PEOPLE: Final = 2
"""Processes that play."""


class Way(NamedTuple):
    """How workers stand behind the door."""

    words: str
    houses: int
    """Programs, each with a port of its own; tables are dealt out to them, as by a proxy that hashes addresses."""
    workers: int
    """Of each; connections come to any of them."""


WAYS: Final = (
    Way("one worker", 1, 1),
    Way("two workers, people of a table at either", 1, 2),
    Way("two workers, people of a table at the same", 2, 1),
)


class Carried(NamedTuple):
    way: Way
    moves: float
    """A second."""
    wait: float
    """Seconds until half of them were answered."""
    used: float
    """Seconds of a core that the workers used in a second."""

    @property
    def of_a_core(self) -> float:
        """Moves a second for each core that the workers used: what they carry where cores are free."""
        return self.moves / self.used


def _people(port: int, workers: list[int], tables: int, seconds: float, out: Any) -> None:
    tally = Tally(seconds, lambda: sum(worked(worker) or 0.0 for worker in workers))
    asyncio.run(matches(port, tally, tables, GAME, 0.0))
    out.put((tally.waits, tally.share))


def measure(postgres: Postgres, way: Way, tables: int, seconds: float) -> Carried:
    with tempfile.TemporaryDirectory(prefix="crocetta-bench-") as folder:
        houses = [House(Path(folder, str(place)), postgres, way.workers) for place in range(way.houses)]
        try:
            for house in houses:
                asyncio.run(house.ready(way.workers))
            waits, used = _play(houses, tables, seconds)
        finally:
            for house in houses:
                house.end()
    return Carried(way, len(waits) / seconds, median(waits), used)


def _play(houses: list[House], tables: int, seconds: float) -> tuple[list[float], float]:
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    workers = [worker for house in houses for worker in house.workers]
    ports = [house.port for house in houses] * (PEOPLE // len(houses))
    each = [context.Process(target=_people, args=(port, workers, tables // PEOPLE, seconds, out)) for port in ports]
    for process in each:
        process.start()
    found = [out.get(timeout=PATIENCE + seconds) for _ in each]  # whoever broke down says nothing
    for process in each:
        process.join()
    return [wait for waits, _ in found for wait in waits], median(share for _, share in found)


def section(turns: list[Carried], tables: int, seconds: float, busy: str) -> list[str]:
    moves, cores = ([median(_of(turns, way, what)) for way in WAYS] for what in ("moves", "of_a_core"))
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}. {tables} tables of two",
        f"people, random play, {seconds:g} s a turn, loopback, PostgreSQL on the same machine.",
        "`make bench-workers` makes this section.",
        "",
        busy,
        "",
        "| | moves a second | half of them within | cores they used | moves a second of such a core |",
        "|---|---:|---:|---:|---:|",
        *(_row(turn) for way in WAYS for turn in turns if turn.way == way),
        "",
        f"Two workers carried **{moves[1] / moves[0]:.2f} ×** what one did with people of a table at either, and",
        f"**{moves[2] / moves[0]:.2f} ×** with tables dealt out, on {os.cpu_count()} cores that they share with",
        "PostgreSQL and the people. By what a move costs of a core, alone and among others, they carry",
        f"{2 * cores[1] / cores[0]:.2f} × and **{2 * cores[2] / cores[0]:.2f} ×** where each has its own core.",
    ]


def _of(turns: list[Carried], way: Way, what: str) -> list[float]:
    return [getattr(turn, what) for turn in turns if turn.way == way]


def _row(turn: Carried) -> str:
    wait = f"{turn.wait * 1000:.1f} ms"
    return f"| {turn.way.words} | {turn.moves:,.0f} | {wait} | {turn.used:.2f} | {turn.of_a_core:,.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-workers", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10, help="of each turn (10)")
    parser.add_argument("--turns", type=int, default=2, help="of each way (2)")
    parser.add_argument("--dry", action="store_true", help="print the section, write nothing")
    wanted = parser.parse_args()
    busy = company()
    print(busy, flush=True)
    turns = []
    with postgres_server() as postgres:
        for way in WAYS * wanted.turns:
            turns.append(measure(postgres, way, wanted.tables, wanted.seconds))
            print(turns[-1], flush=True)
    lines = section(turns, wanted.tables, wanted.seconds, busy)
    print("\n".join(lines))
    if not wanted.dry:
        write_section(TITLE, lines)
        print(f"written: {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
