"""Property tests measure the rules, not the machine: no deadline for a single example."""

import os
import shutil
import tempfile
from typing import Final

import pytest
from hypothesis import settings

settings.register_profile("crocetta", deadline=None)
settings.load_profile("crocetta")

# Tests of other folders import these first; `tests/tables/__init__.py` also runs where there is no pytest.
pytest.register_assert_rewrite("tests.tables.walk", "tests.tables.scenes", "tests.conformance.walk")

MEMORY: Final = "/dev/shm"
ROOM: Final = 4 * 2**30
"""Bytes; a run leaves some hundred million, and pytest keeps three runs."""

if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    # Databases and browsers flush all they write, which takes a disk longer than most tests take otherwise.
    os.environ.setdefault("TMPDIR", MEMORY)
    tempfile.tempdir = None

LONGEST: Final = (
    "tests/server/test_upgrade.py",
    "tests/server/test_worker_crash.py",
    "tests/games/la_piramide/test_strong.py",
    "tests/lockstep/test_la_piramide_corners.py",
    "tests/browser/test_clock.py",
    "tests/browser/test_every_state.py",
    "tests/browser/test_restart.py",
    "tests/browser/test_reveal.py",
    "tests/browser/test_theatre.py",
    "tests/browser/test_daily.py",
    "tests/browser/",
)
"""Where tests of ten seconds and more are, and then all that share a browser."""


def pytest_xdist_auto_num_workers() -> int:
    """One more for every two cores: of three workers one waits for a browser, a process or a clock."""
    cores = os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: at the end no worker waits for another that has just begun it."""
    places = {item: item.nodeid.partition("::")[0] for item in items}

    def turn(item: pytest.Item) -> int:
        return next((k for k, place in enumerate(LONGEST) if places[item].startswith(place)), len(LONGEST))

    items.sort(key=turn)
