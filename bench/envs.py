"""How fast are the environments? `make bench-envs` writes its section of `bench/results.md`.

It counts decisions of learners, in one process with one thread, by processor time and by wall time. Everything that
a learner waits for is included: choosing random legal acts, the step, observations, masks, rewards and new matches.
"""

import argparse
import platform
import sys
from collections.abc import Callable
from datetime import date
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium.vector import SyncVectorEnv

from bench.report import RESULTS, other_load, processor, write_section
from crocetta import envs, games
from crocetta.envs.batch import BatchEnv

TITLE: Final = "Environments"
FLOOR: Final = 500_000
"""Decisions a second that the vector environment must reach in every game."""
MATCHES: Final = 1024
"""Stepped by one call."""
YARDSTICK: Final = "Gymnasium's CartPole in its `SyncVectorEnv`"

Play = Callable[[], int]
"""Plays a little and says how many decisions that took."""


class Window(NamedTuple):
    """Decisions a second in one measurement."""

    by_processor: float
    by_clock: float


class Speed(NamedTuple):
    group: str
    what: str
    windows: list[Window]

    @property
    def best(self) -> float:
        return max(window.by_processor for window in self.windows)

    def shown(self) -> str:
        return f"{self.best:,.0f} ({median(window.by_processor for window in self.windows):,.0f})"

    def by_clock(self) -> str:
        return f"{max(window.by_clock for window in self.windows):,.0f}"

    @property
    def must_reach(self) -> bool:
        """Choosing with NumPy is the user's own time."""
        return self.what.startswith("vector") and "NumPy" not in self.what


# Ways to play.


def in_batches(env: BatchEnv) -> Play:
    """Acts from `random_acts`, as the environment offers them."""
    env.reset(seed=1)

    def play() -> int:
        env.step(env.random_acts())
        return env.num_envs

    return play


def in_batches_by_masks(env: BatchEnv) -> Play:
    """Acts chosen outside, from the masks, as a program does that knows nothing but Gymnasium's interface."""
    rng = np.random.default_rng(1)
    _, told = env.reset(seed=1)

    def play() -> int:
        nonlocal told
        *_, told = env.step(masked_choice(told["action_mask"], rng))
        return env.num_envs

    return play


def masked_choice(masks: npt.NDArray[np.int8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """For each match one of the acts that its mask allows, each as likely."""
    allowed = np.count_nonzero(masks, axis=1)
    acts: npt.NDArray[np.int64] = np.flatnonzero(masks.view(np.bool_)) % masks.shape[1]
    picked = allowed.cumsum() - allowed + (rng.random(len(masks)) * allowed).astype(np.int64)
    chosen: npt.NDArray[np.int64] = acts[picked]
    return chosen


def in_turn(name: str, seats: int) -> Play:
    env, rng = envs.aec(name, seats), Random(1)
    env.reset(seed=1)

    def play() -> int:
        if any(env.terminations.values()):
            env.reset()
        seen, *_ = env.last()
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        return 1

    return play


def against_bots(name: str, seats: int, opponents: str) -> Play:
    env, rng = envs.single(name, seats, opponents=opponents), Random(1)
    _, told = env.reset(seed=1)

    def play() -> int:
        nonlocal told
        *_, over, _, told = env.step(rng.choice(np.flatnonzero(told["action_mask"])))
        if over:
            _, told = env.reset()
        return 1

    return play


def balancing(env: gymnasium.vector.VectorEnv[Any, Any, Any]) -> Play:
    """CartPole: four numbers to see, two acts, always both allowed."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> int:
        env.step(rng.integers(0, 2, env.num_envs))
        return env.num_envs

    return play


# Measuring.


def windows(play: Play, repeats: int, seconds: float) -> list[Window]:
    """Several, after a warm-up."""
    play()
    return [window(play, seconds) for _ in range(repeats)]


def window(play: Play, seconds: float) -> Window:
    decisions, began, by_clock = 0, process_time(), perf_counter()
    while (spent := process_time() - began) < seconds:
        decisions += play()
    return Window(decisions / spent, decisions / (perf_counter() - by_clock))


def ways(name: str) -> dict[str, Callable[[], Play]]:
    most = games.get(name).seats[-1]
    return {
        "vector, self-play of 2": lambda: in_batches(envs.vector(name, MATCHES)),
        "vector, self-play of 2, without copies": lambda: in_batches(envs.vector(name, MATCHES, copy=False)),
        f"vector, self-play of {most}": lambda: in_batches(envs.vector(name, MATCHES, most)),
        "vector, one seat against a random one": lambda: in_batches(envs.vector(name, MATCHES, seat=0)),
        "vector, self-play of 2, acts chosen from the masks in NumPy": lambda: in_batches_by_masks(
            envs.vector(name, MATCHES)
        ),
        "turn by turn (PettingZoo)": lambda: in_turn(name, 2),
        "single, against `random`": lambda: against_bots(name, 2, "random"),
        "single, against `adept`": lambda: against_bots(name, 2, "adept"),
    }


def yardsticks() -> dict[str, Callable[[], Play]]:
    return {
        YARDSTICK: lambda: balancing(SyncVectorEnv([lambda: gymnasium.make("CartPole-v1")] * MATCHES)),
        "its CartPole written in NumPy": lambda: balancing(
            gymnasium.make_vec("CartPole-v1", MATCHES, vectorization_mode="vector_entry_point")
        ),
    }


def measure(group: str, of: dict[str, Callable[[], Play]], repeats: int, seconds: float) -> list[Speed]:
    found = []
    for what, begin in of.items():
        found.append(Speed(group, what, windows(begin(), repeats, seconds)))
        print(f"{group:24} {what:60} {found[-1].shown():>24} {found[-1].by_clock():>12}", flush=True)
    return found


# The page.


def section(speeds: list[Speed], repeats: int, seconds: float, busy: str) -> list[str]:
    yardstick = next(speed for speed in speeds if speed.what == YARDSTICK)
    shares = [each.by_clock / each.by_processor for speed in speeds for each in speed.windows]
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}, Gymnasium "
        f"{gymnasium.__version__}, PettingZoo {pettingzoo.__version__}, by `make bench-envs`.",
        f"{repeats} repeats of {seconds:g} s for each; best, and the median in brackets. {busy}",
        f"While it played, the process had {min(shares):.0%} to {max(shares):.0%} of a core.",
        "",
        "Decisions of learners a second, in one process with one thread: the choosing of random legal acts, the",
        "step, observations, masks, rewards and new matches, all included. Vector environments step",
        f"{MATCHES:,} matches a call; acts are those of `random_acts`, which the environment chooses from the",
        "matches' own luck, unless the table says that NumPy chooses them. Times: how many go to one step of",
        f"{YARDSTICK}, {MATCHES:,} of them, with four numbers to see and two acts.",
        "",
        "| | by processor time | by the clock | times |",
        "|---|---:|---:|---:|",
        *(
            f"| {speed.group}: {speed.what} | {speed.shown()} | {speed.by_clock()} "
            f"| {speed.best / yardstick.best:,.2f} × |"
            for speed in speeds
        ),
        "",
        f"The vector environment must reach {FLOOR:,} by processor time in every game and way, acts chosen in",
        "NumPy excepted.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-envs", description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each repeat (0.5)")
    parser.add_argument(
        "--game", action="append", choices=games.names(), help="only this one (all); nothing is written"
    )
    parser.add_argument("--dry", action="store_true", help="print only, write nothing")
    wanted = parser.parse_args()

    busy = other_load()
    print(busy, flush=True)
    speeds = measure("Yardstick", yardsticks(), wanted.repeats, wanted.seconds)
    for name in wanted.game or games.names():
        speeds += measure(games.get(name).title, ways(name), wanted.repeats, wanted.seconds)
    if not (wanted.dry or wanted.game):
        write_section(TITLE, section(speeds, wanted.repeats, wanted.seconds, busy))
        print(f"written: {RESULTS.name}")
    if slow := [f"{speed.group} ({speed.what})" for speed in speeds if speed.must_reach and speed.best < FLOOR]:
        sys.exit(f"below {FLOOR:,} decisions/s: {', '.join(slow)}")


if __name__ == "__main__":
    main()
