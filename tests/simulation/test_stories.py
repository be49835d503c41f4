"""A table under every kind of trouble, with a clock of its own. `tell(17)` tells story 17 again, step by step."""

import os

import pytest

from tests.lengths import length
from tests.simulation.story import tell

STORIES = int(os.environ.get("CROCETTA_STORIES", length(quick=10, test=200, thorough=1000)))
A_TEST = 10


@pytest.mark.parametrize("first", range(0, STORIES, A_TEST))
def test_acknowledged_moves_stay_and_everybody_hears_one_story(first: int) -> None:
    for number in range(first, min(first + A_TEST, STORIES)):
        try:
            tell(number)
        except Exception as error:
            raise AssertionError(f"story {number}") from error


def test_the_same_number_tells_the_same_story() -> None:
    one, again = tell(4), tell(4)
    assert one.disk.streams == again.disk.streams
    assert [player.texts for player in one.players] == [player.texts for player in again.players]
