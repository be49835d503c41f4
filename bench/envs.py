"""How fast are the environments? `make bench-envs` writes its section of `bench/results.md`.

Counted are decisions of learners, in processor time: observations, masks, rewards and new matches included, the
choosing of acts not. Everything runs in one thread.
"""

import argparse
import platform
import sys
from collections.abc import Callable
from datetime import date
from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

import gymnasium
import numpy as np
import pettingzoo

from bench.page import RESULTS, company, processor, write_section
from crocetta import envs, games
from crocetta.envs.batch import BatchEnv

TITLE: Final = "Environments"
FLOOR: Final = 500_000
"""Decisions a second that the vector environment must reach in every game."""
MATCHES: Final = 1024
"""Stepped by one call."""


class Pace(NamedTuple):
    counted: int
    seconds: float


class Speed(NamedTuple):
    game: str
    what: str
    paces: list[float]

    def __str__(self) -> str:
        return f"{max(self.paces):,.0f} ({median(self.paces):,.0f})"


def in_batches(env: BatchEnv) -> Callable[[], Pace]:
    env.reset(seed=1)

    def step() -> Pace:
        acts = env.random_acts()
        begin = process_time()
        env.step(acts)
        return Pace(env.num_envs, process_time() - begin)

    return step


def in_turn(name: str, seats: int) -> Callable[[], Pace]:
    env, rng = envs.aec(name, seats), Random(1)
    env.reset(seed=1)

    def step() -> Pace:
        if any(env.terminations.values()):
            env.reset()
        seen, *_ = env.last()
        act = rng.choice(np.flatnonzero(seen["action_mask"]))
        begin = process_time()
        env.step(act)
        env.last()
        return Pace(1, process_time() - begin)

    return step


def against_bots(name: str, seats: int, opponents: str) -> Callable[[], Pace]:
    env, rng = envs.single(name, seats, opponents=opponents), Random(1)
    _, told = env.reset(seed=1)

    def step() -> Pace:
        nonlocal told
        act = rng.choice(np.flatnonzero(told["action_mask"]))
        begin = process_time()
        *_, over, _, told = env.step(act)
        if over:
            _, told = env.reset()
        return Pace(1, process_time() - begin)

    return step


def paces(step: Callable[[], Pace], repeats: int, seconds: float) -> list[float]:
    """Decisions a second, measured several times after a warm-up."""
    step()
    found = []
    for _ in range(repeats):
        decisions, spent = 0, 0.0
        while spent < seconds:
            counted, took = step()
            decisions += counted
            spent += took
        found.append(decisions / spent)
    return found


def measure(name: str, repeats: int, seconds: float) -> list[Speed]:
    most = games.get(name).seats[-1]
    vector = envs.vector
    ways: dict[str, Callable[[], Pace]] = {
        "vector, self-play of 2": in_batches(vector(name, MATCHES)),
        "vector, self-play of 2, without copies": in_batches(vector(name, MATCHES, copy=False)),
        "vector, self-play at a full table": in_batches(vector(name, MATCHES, most)),
        "vector, one seat against a random one": in_batches(vector(name, MATCHES, seat=0)),
        "turn by turn": in_turn(name, 2),
        "single, against `random`": against_bots(name, 2, "random"),
        "single, against `greedy`": against_bots(name, 2, "greedy"),
    }
    found = []
    for what, step in ways.items():
        found.append(Speed(name, what, paces(step, repeats, seconds)))
        print(f"{name:16} {what:40} {found[-1]}", flush=True)
    return found


def section(speeds: list[Speed], repeats: int, seconds: float, busy: str) -> list[str]:
    names = list(dict.fromkeys(speed.game for speed in speeds))
    shown = {(speed.game, speed.what): str(speed) for speed in speeds}
    return [
        f"{date.today().isoformat()}, {processor()}, one core, Python {platform.python_version()}, Gymnasium "
        f"{gymnasium.__version__}, PettingZoo {pettingzoo.__version__}. Decisions a second of processor time, "
        f"observations and masks included; {MATCHES} matches in a batch; {repeats} repeats of {seconds:g} s; best, "
        "and the median in brackets. `make bench-envs` makes this section.",
        "",
        busy,
        "",
        "| | " + " | ".join(games.get(name).title for name in names) + " |",
        "|---|" + "---:|" * len(names),
        *(
            f"| {what} | " + " | ".join(shown[name, what] for name in names) + " |"
            for what in dict.fromkeys(speed.what for speed in speeds)
        ),
        "",
        f"The vector environment must reach {FLOOR:,} decisions/s in every game and way.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-envs", description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each repeat (0.5)")
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one (all)")
    parser.add_argument("--dry", action="store_true", help="print only, write nothing")
    wanted = parser.parse_args()

    busy = company()
    print(busy, flush=True)
    speeds = [
        speed for name in wanted.game or games.names() for speed in measure(name, wanted.repeats, wanted.seconds)
    ]
    if not wanted.dry:
        write_section(TITLE, section(speeds, wanted.repeats, wanted.seconds, busy))
        print(f"written: {RESULTS.name}")
    slow = [
        f"{speed.game} ({speed.what})"
        for speed in speeds
        if speed.what.startswith("vector") and max(speed.paces) < FLOOR
    ]
    if slow:
        sys.exit(f"below {FLOOR:,} decisions/s: {', '.join(slow)}")


if __name__ == "__main__":
    main()
