"""Compiling in the background ends with whoever began it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

BEGINS = """
import time
from crocetta.games import compiling
print(*(process.pid for process in compiling.begin()), flush=True)
time.sleep(600)
"""


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "\tZ" not in Path(f"/proc/{process}/status").read_text().split("State:")[1][:4]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks for processes in /proc")
def test_no_helper_outlives_a_program_that_was_killed(tmp_path: Path) -> None:
    settings = {**os.environ, "CROCETTA_CACHE": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", BEGINS], stdout=subprocess.PIPE, env=settings) as program:
        assert program.stdout is not None
        helpers = [int(number) for number in program.stdout.readline().split()]
        assert helpers
        assert all(map(lives, helpers))
        program.kill()
    deadline = time.monotonic() + 60
    while any(map(lives, helpers)):
        assert time.monotonic() < deadline
        time.sleep(0.1)
