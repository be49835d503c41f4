"""`bench/proofs.md`, section by section, as `bench.report` writes the page of speeds."""

import logging
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from textwrap import wrap
from typing import Final

import structlog

from bench.report import write_section

PROOFS: Final = Path(__file__).parents[2] / "bench" / "proofs.md"
TITLE: Final = "# Proofs"
WIDTH: Final = 116


def write(section: str, words: Sequence[str], rows: Sequence[str] = (), *, dry: bool) -> None:
    """A paragraph, and a table below it."""
    lines = [*wrap(" ".join(words), WIDTH), *(["", *rows] if rows else [])]
    print("\n".join(lines))
    if not dry:
        write_section(section, lines, PROOFS, TITLE)


def took(began: float) -> str:
    """When, and how long it took, by time.monotonic()."""
    seconds = time.monotonic() - began
    return f"{date.today().isoformat()}, {seconds / 60:,.1f} minutes."


def quiet_log() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
