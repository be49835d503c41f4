"""`bench/results.md`, section by section: whoever measures writes its own and leaves the others as they are."""

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).parent / "results.md"
HEADING: Final = "## "
TITLE: Final = "# Speed"


def write_section(title: str, lines: Sequence[str], path: Path = RESULTS) -> None:
    """Put it in place of the section of this title, or at the end."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(with_section(text, title, lines), encoding="utf-8")


def with_section(page: str, title: str, lines: Sequence[str]) -> str:
    sections = _sections(page)
    sections[title] = "\n".join(lines).strip()
    return f"{TITLE}\n\n" + "\n\n".join(f"{HEADING}{name}\n\n{body}" for name, body in sections.items()) + "\n"


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


def company() -> str:
    """Who else was using the machine: numbers from a busy one are too low."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    words = f"Load average when it began: {load:.1f} on {cores} cores."
    return words if load < cores / 2 else f"{words} **The machine was busy: run it again.**"
