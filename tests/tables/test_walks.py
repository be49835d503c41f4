"""Whatever is tried at a table in whatever order: its promises hold, for every viewer, at every step."""

import os

import pytest

from crocetta import games
from tests.lengths import length
from tests.tables.walk import Walk

WALKS = int(os.environ.get("CROCETTA_WALKS", length(quick=2, test=24, thorough=100)))
STEPS = 500
CHUNK = 6


@pytest.mark.parametrize("chunk", range(-(-WALKS // CHUNK)))
@pytest.mark.parametrize("game", games.names())
def test_a_random_evening_keeps_every_promise(game: str, chunk: int) -> None:
    for number in range(chunk * CHUNK, min((chunk + 1) * CHUNK, WALKS)):
        Walk(game, str(number)).run(STEPS)


def test_the_evenings_are_full_of_everything() -> None:
    """No promise is kept only because nothing happened."""
    done: dict[str, int] = {}
    over = 0
    for game in games.names():
        for number in range(10):
            walk = Walk(game, f"full {number}")
            walk.run(STEPS)
            over += walk.table.status == "over"
            for name, times in walk.done.items():
                done[name] = done.get(name, 0) + times
    common = {"Play": 500, "BotPlay": 300, "TakeBack": 50, "Join": 10, "Leave": 3, "ChangeSeat": 5, "Start": 3}
    common |= {"SayReady": 5, "Vote": 5, "Say": 5}
    rest = {"Attend": 10, "Absent": 3, "Return": 3, "Resume": 3}
    assert {name: times for name, times in (common | rest).items() if done.get(name, 0) < times} == {}, done
    assert over > 3
