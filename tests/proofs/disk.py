"""`make disk`: people play while the disk fails in every way it can; nothing is acknowledged that is not on it.

    python -m tests.proofs.disk --seconds 20

Faults are put into the server's system calls by strace; a full disk is a small file system in memory, where we may
mount one. What cannot be done here is said, not passed over. Against a disk that lies, and says that it wrote what
it did not, no program helps.
"""

import argparse
import asyncio
import contextlib
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.proofs.report import took, write
from tests.proofs.server_process import Clients, ServerProcess, usable

FAULTS: Final = {
    "a flush fails (EIO)": "fdatasync:error=EIO:when=5+7",
    "flushes fail in a row (EIO)": "fdatasync:error=EIO:when=10..50",
    "a write fails (EIO)": "pwrite64:error=EIO:when=9+31",
    "the disk is full (ENOSPC)": "pwrite64:error=ENOSPC:when=40..400",
    "writes are interrupted (EINTR)": "pwrite64:error=EINTR:when=5+6",
    "flushes take 50 ms": "fdatasync:delay_enter=50000",
    "a flush takes 3 s": "fdatasync:delay_enter=3000000:when=30+40",
}
FULL: Final = "the file system is full (tmpfs)"
TABLES: Final = 6
FURTHER: Final = 30
"""Moves that must still be possible when the disk is well again."""
SMALL: Final = "8m"


class DiskResult(NamedTuple):
    faults: int
    """How often it struck."""
    problems: int
    """How often somebody was told to try again."""
    acknowledged: int
    """Moves, all of them on disk."""


async def play_on_a_faulty_disk(folder: Path, fault: str, seconds: float) -> DiskResult:
    """AssertionError on a false acknowledgement, or if play does not go on afterwards."""
    server = ServerProcess(folder)
    clients = Clients(server, TABLES, fault)
    log = folder / "strace.log"
    try:
        await server.start()
        await clients.start()
        await clients.wait_for_acknowledged(FURTHER)
        server.kill()
        call = fault.partition(":")[0]
        await server.start(
            "strace", "-f", "--seccomp-bpf", "-qq", "-o", str(log), "-e", f"trace={call}", "-e", f"inject={fault}"
        )
        await clients.wait_for_acknowledged(10**9, seconds)
        server.kill()
        await _check_play_goes_on(server, clients)
    finally:
        server.kill()
    struck = sum(
        "(INJECTED)" in line or "(DELAYED)" in line for line in log.read_text(errors="replace").splitlines()
    )
    return DiskResult(struck, server.problems, clients.check_all())


async def play_until_it_is_full(folder: Path, seconds: float) -> DiskResult:
    """A real ENOSPC: the test fills the file system, and later frees space."""
    server = ServerProcess(folder)
    clients = Clients(server, TABLES, "full")
    filler = folder / "filler"
    try:
        await server.start()
        await clients.start()
        await clients.wait_for_acknowledged(FURTHER)
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(65_536))
        await clients.wait_for_acknowledged(10**9, seconds)
        filler.unlink()
        assert await clients.wait_for_acknowledged(clients.acknowledged + FURTHER), (
            "play does not go on in the same process"
        )
        server.kill()
        await _check_play_goes_on(server, clients)
    finally:
        server.kill()
    return DiskResult(1, server.problems, clients.check_all())


async def _check_play_goes_on(server: ServerProcess, clients: Clients) -> None:
    await server.start()
    assert await clients.wait_for_acknowledged(clients.acknowledged + FURTHER), "play does not go on"
    await clients.stop()
    server.kill()


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """False where we may not mount one."""
    mounted = usable(["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)])
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)


def run_fault(what: str, seconds: float) -> DiskResult | None:
    """None if it cannot be done on this system."""
    with tempfile.TemporaryDirectory(prefix="crocetta-disk-") as name:
        folder = Path(name)
        if what == FULL:
            with small_disk(folder) as mounted:
                return asyncio.run(play_until_it_is_full(folder, seconds)) if mounted else None
        if not can_inject():
            return None
        return asyncio.run(play_on_a_faulty_disk(folder, FAULTS[what], seconds))


def can_inject() -> bool:
    return usable(["strace", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync", "true"])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make disk", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20, help="of each fault (20)")
    parser.add_argument("--only", default="", help="faults with these words")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    began = time.monotonic()
    rows = ["| fault | struck | told to try again | moves acknowledged | lost |", "|---|---:|---:|---:|---:|"]
    for what in (*FAULTS, FULL):
        if wanted.only in what:
            found = run_fault(what, wanted.seconds)
            cells = (
                "not possible here | | |" if found is None else f"{found[0]:,} | {found[1]:,} | {found[2]:,} | 0"
            )
            rows.append(f"| {what} | {cells} |")
            print(rows[-1], flush=True)
    write(
        "Disk",
        [
            f"{TABLES} tables of two people and a spectator while the disk fails, {wanted.seconds:g} s each;",
            "then a kill, a start on the same database with a sound disk, and play goes on. Every acknowledged",
            f"move was there. {took(began)} `make disk` makes this section.",
        ],
        rows,
        dry=wanted.dry,
    )


if __name__ == "__main__":
    main()
