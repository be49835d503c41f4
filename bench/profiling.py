"""Where the time of a move goes: the event loop by samples of its own processor time, threads in total.

The samples are taken inside the server. Other load on the machine makes everything slower, but no part larger.
"""

import asyncio
import json
import os
import signal
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

EVERY: Final = 0.002
"""Seconds of processor time between two samples."""
PARTS: Final = {
    "encoding what is told": ("audience.py:_text", "line.py:say"),
    "rules: apply, legal, view, explain": ("crocetta/games/", "crocetta/kit/"),
    "telling: who hears what": ("crocetta/tables/tell.py", "crocetta/server/audience.py"),
    "deciding and folding": ("crocetta/tables/",),
    "rows and commits": ("crocetta/server/store/", "sqlalchemy/", "concurrent/futures/", "aiosqlite/"),
    "rooms and lines": ("crocetta/server/room", "crocetta/server/line.py", "crocetta/server/bot_turns.py"),
    "WebSocket, HTTP": ("uvicorn/protocols/", "websockets/", "litestar/", "crocetta/server/"),
    "asyncio: tasks, locks, queues": ("/asyncio/",),
}
LOOP: Final = "event loop: reading, writing, switching"
END: Final = "asyncio/runners.py"
"""Below it lies nothing but the program's start."""
THREADS: Final = "SQLite, in its threads"
FILE: Final = "parts.json"


class Sampler:
    """In the server: seconds of the loop's thread, by part."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._known: dict[CodeType, str | None] = {}
        self._then = time.thread_time()

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._note)
        signal.signal(signal.SIGUSR1, self._write)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _note(self, _: int, frame: FrameType | None) -> None:
        """Threads set it off too; then the loop has used nothing meanwhile."""
        now = time.thread_time()
        self._seconds[self._part_of(frame)] += now - self._then
        self._then = now

    def _write(self, *_: object) -> None:
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps(self._seconds), encoding="utf-8")
        new.replace(self._file)

    def _part_of(self, frame: FrameType | None) -> str:
        """By the innermost frame that is anybody's."""
        while frame is not None and END not in frame.f_code.co_filename:
            code = frame.f_code
            if code not in self._known:
                self._known[code] = _part(f"{code.co_filename}:{code.co_name}")
            if part := self._known[code]:
                return part
            frame = frame.f_back
        return LOOP


def _part(place: str) -> str | None:
    return next((part for part, signs in PARTS.items() if any(sign in place for sign in signs)), None)


async def time_spent(process: int, folder: Path, seconds: float, moves: Callable[[], int]) -> list[str]:
    """A table: of each part, how much of the core a move takes."""
    before, threads, made = await _read(process, folder), _threads(process), moves()
    await asyncio.sleep(seconds)
    after, threads, made = await _read(process, folder), _threads(process) - threads, moves() - made
    costs = {part: spent - before.get(part, 0.0) for part, spent in after.items()} | {THREADS: threads}
    total = sum(costs.values())
    return [
        f"Of {made:,} moves at tables of four, as fast as they can:",
        "",
        "| part | of the core, a move | |",
        "|---|---:|---:|",
        *(
            f"| {part} | {cost / made * 1e6:.0f} µs | {cost / total:.0%} |"
            for part, cost in sorted(costs.items(), key=lambda item: -item[1])
        ),
        f"| all | {total / made * 1e6:.0f} µs | |",
    ]


async def _read(process: int, folder: Path) -> dict[str, float]:
    """What the server has counted until now; it says so when it is asked."""
    file = folder / FILE
    file.unlink(missing_ok=True)
    os.kill(process, signal.SIGUSR1)
    while not file.exists():
        await asyncio.sleep(0.01)
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _threads(process: int) -> float:
    """Seconds of a core that all threads but the loop's have used."""
    tasks = [task for task in Path(f"/proc/{process}/task").iterdir() if task.name != str(process)]
    fields = [(task / "stat").read_text(encoding="ascii").rpartition(")")[2].split() for task in tasks]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")
