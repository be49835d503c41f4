"""A kernel needs NumPy and Numba and nothing else: that is all a GPU machine may have."""

import subprocess
import sys

import pytest

from crocetta import games

ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {others}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
import crocetta.games.{folder}.kernel
import crocetta.kit.loops
import crocetta.kit.gpu
import bench.arena
"""
OTHERS = {"msgspec", "litestar", "sqlalchemy", "rich", "typer", "structlog", "gymnasium", "pettingzoo", "pyspiel"}


@pytest.mark.parametrize("name", games.names())
def test_a_kernel_imports_with_numpy_and_numba_alone(name: str) -> None:
    program = ALONE.format(folder=name.replace("-", "_"), others=OTHERS)
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
