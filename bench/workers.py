"""How much do two workers carry, compared with one? `make bench-workers` writes its section of `bench/results.md`.

`crocetta serve --workers N` on a PostgreSQL of its own, from Debian's packages, each commit on disk; two clients at
each table play at random, over loopback, from processes of their own. One and two workers take turns, in one run.

Where all of them share two cores, wall time says little of what a second worker adds. So the processor time of a
move is counted too, separately for workers, database and clients.
"""

import argparse
import asyncio
import multiprocessing
import os
import platform
import tempfile
import time
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from bench.report import RESULTS, other_load, processor, write_section
from bench.table import ROOT, TIMEOUT, worked
from bench.table_clients import Tally, matches
from tests.server.postgres import Postgres, postgres_server
from tests.server.worker_crash import Cluster

TITLE: Final = "Several workers"
GAME: Final = "silver-and-gold"
PEOPLE: Final = 2
"""Processes that play."""


class Way(NamedTuple):
    """How many clusters, of how many workers each."""

    words: str
    clusters: int
    """Programs, each with a port of its own; tables are dealt out to them, as by a proxy that hashes addresses."""
    workers: int
    """Of each; connections come to any of them."""


WAYS: Final = (
    Way("one worker", 1, 1),
    Way("two workers, people of a table at either", 1, 2),
    Way("two workers, people of a table at the same", 2, 1),
)


class Spent(NamedTuple):
    """Seconds of a core, by whom."""

    workers: float
    database: float
    people: float


class Carried(NamedTuple):
    way: Way
    moves: float
    """A second."""
    wait: float
    """Seconds until half of them were answered."""
    spent: Spent
    """In a second."""

    @property
    def cores(self) -> float:
        """That all of them used together."""
        return sum(self.spent)

    @property
    def of_a_worker(self) -> float:
        """Seconds of a worker's core that a move costs: its inverse is what a worker carries that has one."""
        return self.spent.workers / self.moves

    @property
    def of_the_database(self) -> float:
        return self.spent.database / self.moves

    @property
    def of_the_people(self) -> float:
        return self.spent.people / self.moves


def _family(process: int) -> float:
    """Seconds that a program has used with its children, those that have ended too."""
    used = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        own, parent = int(stat.parent.name) == process, int(fields[1]) == process
        if own or parent:
            ended = int(fields[13]) + int(fields[14]) if own else 0
            used += (int(fields[11]) + int(fields[12]) + ended) / os.sysconf("SC_CLK_TCK")
    return used


def _people(port: int, workers: list[int], database: int, tables: int, seconds: float, out: Any) -> None:
    looks: list[Spent] = []

    def look() -> float:
        """When the measured seconds begin, and when they end."""
        of_workers = sum(worked(worker) or 0.0 for worker in workers)
        looks.append(Spent(of_workers, _family(database), time.process_time()))
        return of_workers

    tally = Tally(seconds, look)
    asyncio.run(matches(port, tally, tables, GAME, 0.0))
    before, after = looks
    out.put((tally.waits, Spent(*((late - early) / seconds for early, late in zip(before, after, strict=True)))))


def measure(postgres: Postgres, way: Way, tables: int, seconds: float) -> Carried:
    with tempfile.TemporaryDirectory(prefix="crocetta-bench-") as folder:
        clusters = [Cluster(Path(folder, str(place)), postgres, way.workers) for place in range(way.clusters)]
        try:
            for cluster in clusters:
                asyncio.run(cluster.ready(way.workers))
            waits, spent = _play(clusters, postgres, tables, seconds)
        finally:
            for cluster in clusters:
                cluster.end()
    return Carried(way, len(waits) / seconds, median(waits), spent)


def _play(clusters: list[Cluster], postgres: Postgres, tables: int, seconds: float) -> tuple[list[float], Spent]:
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    workers = [worker for cluster in clusters for worker in cluster.workers]
    ports = [cluster.port for cluster in clusters] * (PEOPLE // len(clusters))
    asked = workers, postgres.process.pid, tables // PEOPLE, seconds, out
    each = [context.Process(target=_people, args=(port, *asked)) for port in ports]
    for process in each:
        process.start()
    found = [out.get(timeout=TIMEOUT + seconds) for _ in each]  # whoever broke down says nothing
    for process in each:
        process.join()
    spent = Spent(
        median(spent.workers for _, spent in found),
        median(spent.database for _, spent in found),
        sum(spent.people for _, spent in found),
    )
    return [wait for waits, _ in found for wait in waits], spent


def section(turns: list[Carried], tables: int, seconds: float, busy: str) -> list[str]:
    moves, costs = ([median(_of(turns, way, what)) for way in WAYS] for what in ("moves", "of_a_worker"))
    database = median(_of(turns, WAYS[2], "of_the_database"))
    carried = 2 / costs[2]
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}. {tables} tables of two",
        f"people, random play, {seconds:g} s a turn, loopback, PostgreSQL on the same machine.",
        "`make bench-workers` makes this section.",
        "",
        busy,
        "",
        "| | moves a second | half of them within | processor time of a move: workers | PostgreSQL | people "
        "| cores used in all |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *(_row(turn) for way in WAYS for turn in turns if turn.way == way),
        "",
        f"By the clock two workers carried **{moves[1] / moves[0]:.2f} ×** what one did with people of a table at",
        f"either, and **{moves[2] / moves[0]:.2f} ×** with tables dealt out, on {os.cpu_count()} cores that they",
        "share with PostgreSQL and the people. By processor time, where each worker has a core of its own, two",
        f"carry {2 * costs[0] / costs[1]:.2f} × and **{2 * costs[0] / costs[2]:.2f} ×** what one does: with tables",
        f"dealt out {carried:,.0f} moves a second, for which PostgreSQL needs {carried * database:.1f} cores",
        "besides.",
    ]


def _of(turns: list[Carried], way: Way, what: str) -> list[float]:
    return [getattr(turn, what) for turn in turns if turn.way == way]


def _row(turn: Carried) -> str:
    costs = (turn.of_a_worker, turn.of_the_database, turn.of_the_people)
    spent = " | ".join(f"{cost * 1e6:,.0f} µs" for cost in costs)
    return f"| {turn.way.words} | {turn.moves:,.0f} | {turn.wait * 1000:.1f} ms | {spent} | {turn.cores:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-workers", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10, help="of each turn (10)")
    parser.add_argument("--turns", type=int, default=2, help="of each way (2)")
    parser.add_argument("--dry", action="store_true", help="print the section, write nothing")
    wanted = parser.parse_args()
    busy = other_load()
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
