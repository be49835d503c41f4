"""Deterministic simulation: a table under every kind of fault, with a clock of its own. `simulate(17)` repeats one
scenario.
"""

import os

import pytest

from tests.lengths import length
from tests.simulation.scenario import simulate

SCENARIOS = int(os.environ.get("CROCETTA_SCENARIOS", length(quick=10, test=200, thorough=1000)))
A_TEST = 10


@pytest.mark.parametrize("first", range(0, SCENARIOS, A_TEST))
def test_acknowledged_moves_stay_and_everybody_is_told_the_same(first: int) -> None:
    for number in range(first, min(first + A_TEST, SCENARIOS)):
        try:
            simulate(number)
        except Exception as error:
            raise AssertionError(f"scenario {number}") from error


def test_the_same_number_gives_the_same_scenario() -> None:
    one, again = simulate(4), simulate(4)
    assert one.disk.streams == again.disk.streams
    assert [player.texts for player in one.players] == [player.texts for player in again.players]
