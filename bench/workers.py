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
from bench.table import ROOT, worked
from tests.server.postgres import Postgres, postgres_server
from tests.server.siege import House

TITLE: Final = "Several workers"
GAME: Final = "silver-and-gold"


class Carried(NamedTuple):
    workers: int
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


def measure(postgres: Postgres, workers: int, tables: int, seconds: float, people: int) -> Carried:
    with tempfile.TemporaryDirectory(prefix="crocetta-bench-") as folder:
        house = House(Path(folder), postgres, workers)
        try:
            asyncio.run(house.ready(workers))
            waits, used = _play(house, tables, seconds, people)
        finally:
            house.end()
    return Carried(workers, len(waits) / seconds, median(waits), used)


def _play(house: House, tables: int, seconds: float, people: int) -> tuple[list[float], float]:
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    arguments = (house.port, house.workers, tables // people, seconds, out)
    each = [context.Process(target=_people, args=arguments) for _ in range(people)]
    for process in each:
        process.start()
    found = [out.get() for _ in each]
    for process in each:
        process.join()
    return [wait for waits, _ in found for wait in waits], median(share for _, share in found)


def section(turns: list[Carried], tables: int, seconds: float, busy: str) -> list[str]:
    one, two = ([turn for turn in turns if turn.workers == count] for count in (1, 2))
    faster = median(turn.moves for turn in two) / median(turn.moves for turn in one)
    free = 2 * median(turn.of_a_core for turn in two) / median(turn.of_a_core for turn in one)
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}. {tables} tables of two",
        f"people, random play, {seconds:g} s a turn, loopback, PostgreSQL on the same machine.",
        "`make bench-workers` makes this section.",
        "",
        busy,
        "",
        "| workers | moves a second | half of them within | cores they used | moves a second of such a core |",
        "|---:|---:|---:|---:|---:|",
        *(_row(turn) for turn in turns),
        "",
        f"Two workers carried **{faster:.2f} ×** what one did, on {os.cpu_count()} cores that they share with",
        "PostgreSQL and the people. By what a move costs a worker alone and among others, two carry",
        f"**{free:.2f} ×** what one does where each has a core of its own.",
    ]


def _row(turn: Carried) -> str:
    wait = f"{turn.wait * 1000:.1f} ms"
    return f"| {turn.workers} | {turn.moves:,.0f} | {wait} | {turn.used:.2f} | {turn.of_a_core:,.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-workers", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10, help="of each turn (10)")
    parser.add_argument("--turns", type=int, default=2, help="of each number of workers (2)")
    parser.add_argument("--people", type=int, default=2, help="processes that play (2)")
    parser.add_argument("--dry", action="store_true", help="print the section, write nothing")
    wanted = parser.parse_args()
    busy = company()
    print(busy, flush=True)
    turns = []
    with postgres_server() as postgres:
        for workers in (1, 2) * wanted.turns:
            turns.append(measure(postgres, workers, wanted.tables, wanted.seconds, wanted.people))
            print(turns[-1], flush=True)
    lines = section(sorted(turns), wanted.tables, wanted.seconds, busy)
    print("\n".join(lines))
    if not wanted.dry:
        write_section(TITLE, lines)
        print(f"written: {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
