"""The library does not need the extra; who asks for an environment without it is told its name."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("make", ["aec", "parallel", "vector", "single"])
def test_without_the_extra_it_is_named(make: str) -> None:
    told = run(
        f"""
from crocetta import envs
try:
    envs.{make}("pyramids")
except ImportError as error:
    print(error)
"""
    )
    assert 'pip install ".[envs]" in the checkout' in told


def test_nothing_else_of_the_library_needs_it() -> None:
    told = run(
        """
import crocetta.bots, crocetta.cli, crocetta.games.fast, crocetta.kit.layout, crocetta.kit.loops, crocetta.envs
print("fine")
"""
    )
    assert told == "fine\n"
