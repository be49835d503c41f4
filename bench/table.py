"""How much load does the server carry? `make bench-table` writes its section of `bench/results.md`.

The server runs alone on one core, clients on the others, over loopback: two at a table, at random, each move on
disk before it is answered. In the same run, as lower bounds: how often this disk takes a commit, and how often a
bare Litestar WebSocket echoes a message.
"""

import argparse
import asyncio
import os
import platform
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from bench.report import RESULTS, other_load, processor, write_section
from bench.table_clients import Tally, echoes, matches

ROOT: Final = Path(__file__).parents[1]
TITLE: Final = "The table"
GAME: Final = "silver-and-gold"
TIMEOUT: Final = 60
COMMIT: Final = (
    'INSERT INTO entries VALUES (\'0123456789abcdef\', ?, 0, \'{"type":"mark","slot":1,"cells":1056}\', ?, 0.0)',
    "UPDATE tables SET updated = ? WHERE id = '0123456789abcdef'",
)


class Cores(NamedTuple):
    server: set[int]
    people: set[int]

    @property
    def words(self) -> str:
        if not self.server:
            return "The system places processes as it likes."
        return f"The server is pinned to core {min(self.server)}, the people to the others."


class Carried(NamedTuple):
    rate: float
    """A second."""
    waits: list[float]
    """Seconds until each was answered."""
    share: float | None
    """Of its core that the server used."""

    @property
    def of_a_core(self) -> float:
        """A second, if the disk and the people were fast enough to keep the server busy."""
        return self.rate / self.share if self.share else self.rate


class Findings(NamedTuple):
    where: Cores
    first_start: float
    starts: list[float]
    imports: list[float]
    commits: Carried
    echoes: Carried
    full: Carried
    modest: Carried


@cache
def cores() -> Cores:
    """One core for the server, the rest for the people, where a system lets us choose; as it was at first."""
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
        return Cores(set(), set())
    first, *rest = sorted(os.sched_getaffinity(0))
    return Cores({first}, set(rest))


def pin(process: int, where: set[int]) -> None:
    if where:
        os.sched_setaffinity(process, where)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.005)
    raise SystemExit(f"no answer from {url}")


@contextmanager
def running(command: list[str], port: int, where: set[int]) -> Iterator["subprocess.Popen[bytes]"]:
    """A program of ours, until the block ends; ready when it begins."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        pin(process.pid, where)
        try:
            wait_for(f"http://127.0.0.1:{port}/health/ready", process)
            yield process
        finally:
            process.terminate()


def start_time(database: Path) -> float:
    """From the command to the first answer."""
    port = free_port()
    command = [sys.executable, "-m", "crocetta", "serve", "--port", str(port), "--database", str(database)]
    begin = time.perf_counter()
    with running(command, port, set()):
        return time.perf_counter() - begin


def import_time() -> float:
    """What Python itself needs to read the libraries."""
    begin = time.perf_counter()
    libraries = "import litestar, uvicorn, sqlalchemy.ext.asyncio, aiosqlite, typer, rich.console"
    subprocess.run([sys.executable, "-c", libraries], check=True)
    return time.perf_counter() - begin


def commit_rate(folder: Path, seconds: float) -> Carried:
    """The rows of a move, one commit after the other, as durable as the server's."""
    connection = sqlite3.connect(folder / "floor.db", isolation_level=None)
    connection.executescript(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
        "CREATE TABLE tables (id TEXT PRIMARY KEY, updated FLOAT);"
        "INSERT INTO tables VALUES ('0123456789abcdef', 0);"
        "CREATE TABLE entries (t TEXT, seq INT, seat INT, action TEXT, move TEXT, at FLOAT, PRIMARY KEY (t, seq))"
    )
    waits: list[float] = []
    begin = time.perf_counter()
    while (at := time.perf_counter()) - begin < seconds:
        connection.execute("BEGIN")
        connection.execute(COMMIT[0], (len(waits), f"{len(waits):032x}"))
        connection.execute(COMMIT[1], (at,))
        connection.execute("COMMIT")
        waits.append(time.perf_counter() - at)
    connection.close()
    return Carried(len(waits) / seconds, waits, None)


def worked(process: int) -> float | None:
    """Seconds of a core that a process has used."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def carried(kind: str, where: set[int], seconds: float, people: Callable[[int, Tally], Any]) -> Carried:
    """Let people loose on a server of this kind, and count what was answered once they have got going."""
    with tempfile.TemporaryDirectory(prefix="crocetta-bench-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "bench.servers", kind, str(port), folder]
        with running(command, port, where) as process:
            tally = Tally(seconds, lambda: worked(process.pid))
            asyncio.run(people(port, tally))
    return Carried(len(tally.waits) / seconds, tally.waits, tally.share)


def measure(tables: int, seconds: float, starts: int) -> Findings:
    where = cores()
    with tempfile.TemporaryDirectory(prefix="crocetta-bench-") as name:
        folder = Path(name)
        print("start", flush=True)
        first = start_time(folder / "server.db")
        again = [start_time(folder / "server.db") for _ in range(starts)]
        imports = [import_time() for _ in range(starts)]
        print("floors", flush=True)
        pin(0, where.server)
        commits = commit_rate(folder, seconds)
    pin(0, where.people)
    sent_back = carried("echo", where.server, seconds, lambda port, tally: echoes(port, tally, 2 * tables))
    print("moves", flush=True)
    full = carried("table", where.server, seconds, lambda port, tally: matches(port, tally, tables, GAME, 0.0))
    modest = carried("table", where.server, seconds, lambda port, tally: matches(port, tally, tables, GAME, 0.5))
    return Findings(where, first, again, imports, commits, sent_back, full, modest)


def section(found: Findings, tables: int, seconds: float, busy: str) -> list[str]:
    start, imports = median(found.starts), median(found.imports)
    floor = median(found.commits.waits)
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}. {tables} tables of two",
        f"people, random play, {seconds:g} s each, loopback. {found.where.words}",
        "`make bench-table` makes this section.",
        "",
        busy,
        "",
        f"`crocetta serve` answers after **{start:.2f} s** (median of {len(found.starts)};",
        f"{found.first_start:.2f} s the first time, with a database to make): {start / imports:.1f} × what",
        "importing its libraries takes.",
        "",
        "| | a second | half of them within | 99 % within | core used | a second of a whole core |",
        "|---|---:|---:|---:|---:|---:|",
        _row("moves, each on disk, as fast as they can", found.full),
        _row("floor: commits of one move each, SQLite alone, one after the other", found.commits),
        _row("floor: messages sent back, bare Litestar WebSocket", found.echoes),
        _row("moves at a modest pace, half a second of thought", found.modest),
        "",
        f"Moves come {found.full.rate / found.commits.rate:.1f} × as fast as commits of one move each; those that",
        "wait for the disk go there together. At the modest pace half of them are answered within",
        f"{median(found.modest.waits) / floor:.1f} × the time of one commit. Where less than a whole core was",
        "used, the disk or the people were slower than the server; the last column says what it would carry: of a",
        f"whole core, moves are {found.full.of_a_core / found.echoes.of_a_core:.2f} × as many as bare echoes.",
    ]


def _row(title: str, speed: Carried) -> str:
    hundredths = quantiles(speed.waits, n=100)
    used = f"{speed.share:.0%} | {speed.of_a_core:,.0f}" if speed.share else " | "
    half, most = (f"{hundredths[k] * 1000:.1f} ms" for k in (49, 98))
    return f"| {title} | {speed.rate:,.0f} | {half} | {most} | {used} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-table", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10, help="of each measurement (10)")
    parser.add_argument("--starts", type=int, default=7, help="how often the server is started (7)")
    parser.add_argument("--dry", action="store_true", help="print the section, write nothing")
    wanted = parser.parse_args()
    busy = other_load()
    print(busy, flush=True)
    lines = section(measure(wanted.tables, wanted.seconds, wanted.starts), wanted.tables, wanted.seconds, busy)
    print("\n".join(lines))
    if not wanted.dry:
        write_section(TITLE, lines)
        print(f"written: {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
