"""One contestant in a process of its own, pinned to its cores. Needs nothing but Python itself.

It prepares, reports its title, and waits for its turns: it reads how many seconds to play, and answers with what it
did in them. So contestants can be measured in turns, and none pays for another's start.
"""

import json
import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import NamedTuple


class Count(NamedTuple):
    """What was played in one go."""

    decisions: int
    """Of players, or of learners; steps, where nothing tells them apart."""
    games: int
    turns: int = 0
    """Turns of players, where a turn has several decisions."""


class Contestant(NamedTuple):
    title: str
    play: Callable[[], Count]


def serve(ready: Callable[[], Contestant]) -> None:
    """Get ready, then play on demand until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints is no answer
    contestant = ready()
    contestant.play()
    print(json.dumps(contestant.title), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(_window(contestant.play, float(line))), file=answers, flush=True)


def _window(play: Callable[[], Count], seconds: float) -> dict[str, float]:
    decisions = games = turns = 0
    begin, worked = perf_counter(), process_time()
    while (elapsed := perf_counter() - begin) < seconds:
        done = play()
        decisions, games, turns = decisions + done.decisions, games + done.games, turns + done.turns
    worked = process_time() - worked
    # On one core its own seconds count: company on the machine costs nobody anything. On several, all have to wait.
    spent = worked if len(os.sched_getaffinity(0)) == 1 else elapsed
    return {
        "decisions": decisions / spent,
        "games": games / spent,
        "turns": turns / spent,
        "share": worked / elapsed,
        "by_clock": turns / elapsed,
    }
