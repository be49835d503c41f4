"""Where the time of a move goes: samples of py-spy for the loop, the system's own count for the threads."""

import asyncio
import os
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

RATE: Final = 500
"""Samples a second."""
PARTS: Final = {
    "encoding what is told": ("_text (",),
    "rules: apply, legal, view, explain": ("crocetta/games/", "crocetta/kit/"),
    "telling: who hears what": ("crocetta/tables/tell.py", "crocetta/server/audience.py"),
    "deciding and folding": ("crocetta/tables/",),
    "rows and commits": ("crocetta/server/store/", "sqlalchemy/", "concurrent/futures"),
    "rooms and lines": ("crocetta/server/room", "crocetta/server/line.py", "crocetta/server/bot_turns.py"),
    "WebSocket, HTTP, sockets": ("uvicorn/", "websockets/", "litestar/", "crocetta/server/"),
    "asyncio: tasks, locks, queues": ("asyncio/locks", "asyncio/queues", "asyncio/mixins", "asyncio/tasks"),
}
LOOP: Final = "event loop: reading, writing, switching"
THREAD: Final = "SQLite, in its thread"


class Used(NamedTuple):
    """Seconds of a core."""

    loop: float
    threads: float


def used(process: int) -> Used:
    seconds = {task.name: _worked(task) for task in Path(f"/proc/{process}/task").iterdir()}
    loop = seconds.pop(str(process))
    return Used(loop, sum(seconds.values()))


def _worked(task: Path) -> float:
    fields = (task / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def time_spent(profiler: str, process: int, seconds: float, moves: Callable[[], int]) -> list[str]:
    """A table: of each part, how much of the core a move takes."""
    before, made, began = used(process), moves(), time.perf_counter()
    stacks = await _sampled(profiler, process, seconds)
    after, made, took = used(process), moves() - made, time.perf_counter() - began
    loop, threads = after.loop - before.loop, after.threads - before.threads
    parts = Counter(part_of(stack) for stack in stacks.elements())
    # What it waits for is sampled too, as if the loop itself were busy.
    parts[LOOP] = max(0, parts[LOOP] - int((took - loop) * RATE))
    costs = {part: loop * number / parts.total() for part, number in parts.items()} | {THREAD: threads}
    total = sum(costs.values())
    rows = sorted(costs.items(), key=lambda item: -item[1])
    return [
        f"Where the time of a move goes, of {made:,} moves in {took:.0f} s, while py-spy looked on:",
        "",
        "| part | of the core, a move | |",
        "|---|---:|---:|",
        *(f"| {part} | {cost / made * 1e6:.0f} µs | {cost / total:.0%} |" for part, cost in rows),
        f"| all | {total / made * 1e6:.0f} µs | |",
    ]


async def _sampled(profiler: str, process: int, seconds: float) -> "Counter[tuple[str, ...]]":
    """Stacks of the main thread, and how often each was seen."""
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "stacks"
        command = [profiler, "record", "--pid", str(process), "--duration", f"{seconds:.0f}", "--format", "raw"]
        command += ["--rate", str(RATE), "--idle", "--nonblocking", "--output", str(raw)]
        recording = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        _, words = await recording.communicate()
        if recording.returncode != 0:
            raise SystemExit(f"{profiler}: {words.decode()}")
        found: Counter[tuple[str, ...]] = Counter()
        for line in raw.read_text(encoding="utf-8").splitlines():
            stack, _, number = line.rpartition(" ")
            if "Server.run (" in stack:
                found[tuple(stack.split(";"))] += int(number)
        return found


def part_of(stack: Sequence[str]) -> str:
    """By the innermost frame that is anybody's."""
    for frame in reversed(stack):
        if "Runner.run (" in frame:
            break
        for part, signs in PARTS.items():
            if any(sign in frame for sign in signs):
                return part
    return LOOP
