"""Writes `bench/results.md` section by section: each benchmark replaces its own and leaves the others."""

import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, sleep
from typing import Final

RESULTS: Final = Path(__file__).parent / "results.md"
HEADING: Final = "## "
TITLE: Final = "# Speed"
QUIET: Final = 0.15
"""Of the cores may be in use by others, and the machine still counts as quiet."""


def write_section(title: str, lines: Sequence[str], path: Path = RESULTS, page_title: str = TITLE) -> None:
    """Put it in place of the section of this title, or at the end."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(with_section(text, title, lines, page_title), encoding="utf-8")


def with_section(page: str, title: str, lines: Sequence[str], page_title: str = TITLE) -> str:
    sections = _sections(page)
    sections[title] = "\n".join(lines).strip()
    return f"{page_title}\n\n" + "\n\n".join(f"{HEADING}{name}\n\n{body}" for name, body in sections.items()) + "\n"


def _sections(page: str) -> dict[str, str]:
    """By title, in their order. What stands before the first is the page's title, which is always the same."""
    _, *parts = f"\n{page}".split(f"\n{HEADING}")
    found = (part.partition("\n") for part in parts)
    return {title: body.strip() for title, _, body in found}


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def other_load() -> str:
    """What other programs used of the machine in the second before: figures from a busy one are too low."""
    cores = os.cpu_count() or 1
    try:
        used = _cores_in_use()
    except OSError:
        return f"{cores} cores; who else used them was not to be seen."
    words = f"When it began, others used {used:.1f} of {cores} cores."
    if used < QUIET * cores:
        return words
    if _goes_first():
        return f"{words} What was measured went before them (`chrt --rr 1`), but for the disk and the caches."
    return f"{words} **The machine was busy: run it again.**"


def _goes_first() -> bool:
    """Real-time priority: others have the cores only while nothing that is measured wants them."""
    return sys.platform == "linux" and os.sched_getscheduler(0) != os.SCHED_OTHER


def _cores_in_use() -> float:
    begin, clock = _idle_seconds(), perf_counter()
    sleep(1)
    idle, seconds = _idle_seconds() - begin, perf_counter() - clock
    return max(0.0, (os.cpu_count() or 1) - idle / seconds)


def _idle_seconds() -> float:
    """Of all cores together, since the machine was started."""
    return float(Path("/proc/uptime").read_text(encoding="utf-8").split()[1])
