"""Two games of other people, played at random: run by `bench.readable` in a throw-away environment.

Prints one JSON object: for each peer its name with version, what was counted, and its speeds.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import NamedTuple


class Peer(NamedTuple):
    name: str
    counted: str
    speeds: list[float]


def connect_four(repeats: int, seconds: float) -> Peer:
    """Through `env()`, as its documentation shows: `last`, a legal choice, `step`."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = random.Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                steps += 1
        return steps

    return Peer(f"PettingZoo {version('pettingzoo')}, connect_four", "steps", _speeds(play, repeats, seconds))


def connect_four_raw(repeats: int, seconds: float) -> Peer:
    """The same game without the wrappers that check its users: `observe` for the mask, then `step`."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    rng = random.Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(mask.nonzero()[0]))
            steps += 1
        return steps

    name = f"PettingZoo {version('pettingzoo')}, connect_four without wrappers"
    return Peer(name, "steps", _speeds(play, repeats, seconds))


def catanatron(repeats: int, seconds: float) -> Peer:
    """Four random players; a tick is one player's decision, with the list of legal ones made for the next."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    return Peer(f"Catanatron {version('catanatron')}", "decisions", _speeds(play, repeats, seconds))


def _speeds(play: Callable[[], int], repeats: int, seconds: float) -> list[float]:
    play()
    found = []
    for _ in range(repeats):
        begin, count = perf_counter(), 0
        while (elapsed := perf_counter() - begin) < seconds:
            count += play()
        found.append(count / elapsed)
    return found


def main() -> None:
    repeats, seconds = int(sys.argv[1]), float(sys.argv[2])
    peers: list[dict[str, object]] = []
    failed: list[str] = []
    for bench in (connect_four, connect_four_raw, catanatron):
        try:
            peers.append(bench(repeats, seconds)._asdict())
        except Exception as error:
            failed.append(f"{bench.__name__}: {type(error).__name__}: {error}".splitlines()[0])
    print(json.dumps({"peers": peers, "failed": failed}))


if __name__ == "__main__":
    main()
