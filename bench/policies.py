"""How fast are the compiled levels? `make bench-policies` writes its section of `bench/results.md`.

Whole matches of two players of one level, and the vector environment with that level on the other seat. One process
with one thread, by processor time; compilation is not counted.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any, Final, NamedTuple

import numpy as np

from bench.envs import MATCHES, Play, Speed, in_batches, windows
from bench.report import RESULTS, other_load, processor, write_section
from crocetta import bots, envs, games
from crocetta.games.expeditions.expert import Master, mind_of
from crocetta.games.fast import fast
from crocetta.games.la_piramide.kernel import evaluation, playouts
from crocetta.games.la_piramide.kernel.weights import ADEPT, EXPERT
from crocetta.kit import loops
from crocetta.kit.compiled import lowest

TITLE: Final = "Compiled levels"
MATCHES_FLOOR: Final = 3_000
"""Whole matches a second of the level that search plays them by, in the flip-and-write games."""
DECISIONS_FLOOR: Final = 300_000
"""Decisions a second in the vector environment with a level on the other seat."""
BLOCK: Final = 50
"""Matches between two looks at the clock."""
COUNTED: Final = 40
PLAYOUTS: Final = "expert, as in playouts"


class Row(NamedTuple):
    game: str
    level: str
    matches: Speed
    decisions: Speed | None
    """Of the learner, against this level."""
    all_decisions: float
    """How many are made for one of the learner's, its own included."""


def master_of(name: str) -> Master:
    master = bots.get("master", games.get(name))
    assert isinstance(master, Master)
    return master


def whole_matches(name: str, look: int) -> Play:
    """Of the flip-and-write games."""
    mind = mind_of(master_of(name).game)
    row = mind.room(mind.kernel.WORDS)
    acts, values = (mind.room(mind.kernel.MOST_ACTS) for _ in range(2))
    seeds = iter(range(1 << 62))

    def play() -> int:
        for seed in (next(seeds) for _ in range(BLOCK)):
            mind.kernel.setup(mind.data, row, 2, 0, seed)
            mind.kernel.play_on(mind.data, row, 1 << 30, look, acts, values, mind.room(0))
        return BLOCK

    return play


def whole_matches_of_la_piramide(weights: tuple[float, ...]) -> Play:
    """Of La Piramide, without a limit of turns."""
    ready = fast(games.get("la-piramide"))
    options = ready.options(ready.game.types.options.decode(b"{}"))
    row, room, both = ready.row(), np.zeros(evaluation.EVALUATION), np.array([weights, weights])
    acts, led = np.zeros(evaluation.MOST_ACTS, np.int64), np.zeros(playouts.MOST_TURNS, np.int64)
    outs = np.zeros((BLOCK, playouts.STATS), np.int64)
    seeds = iter(range(0, 1 << 62, BLOCK))

    def play() -> int:
        playouts.play_matches(ready.data, row, 2, options, next(seeds), both, room, acts, led, outs)
        return BLOCK

    return play


def decisions_for_one(name: str, level: str) -> float:
    """How many decisions are made for one of a random player's, in matches against the level."""
    env = envs.vector(name, 1, seat=0, opponents=level)
    kernel, data, row = env.config.fast.kernel, env._data, env.config.fast.row()
    policy: Callable[[Any, Any, int], int] = loops.policies(kernel)[level]
    made = [0, 0]
    for seed in range(COUNTED):
        kernel.setup(data, row, 2, env.config.packed_options, seed)
        kernel.deal(data, row)
        while who := kernel.actors(data, row):
            seat = lowest(who)
            kernel.apply(data, row, seat, policy(data, row, seat) if seat else kernel.choose(data, row, seat))
            kernel.deal(data, row)
            made[seat] += 1
    return sum(made) / made[0]


def measured(repeats: int, seconds: float) -> Iterator[Row]:
    for name in games.names():
        game = games.get(name)
        for level, play in _policies(name):
            matches = Speed(game.title, level, windows(play, repeats, seconds))
            decisions, share = None, 0.0
            if level in loops.policies(fast(game).kernel):
                against = in_batches(envs.vector(name, MATCHES, seat=0, opponents=level))
                decisions = Speed(game.title, level, windows(against, repeats, seconds))
                share = decisions_for_one(name, level)
            yield Row(game.title, level, matches, decisions, share)


def _policies(name: str) -> list[tuple[str, Play]]:
    if name == "la-piramide":
        return [("adept", whole_matches_of_la_piramide(ADEPT)), ("expert", whole_matches_of_la_piramide(EXPERT))]
    master = master_of(name)
    look = mind_of(master.game).kernel.LOOKED_INTO
    return [("expert", whole_matches(name, look)), (PLAYOUTS, whole_matches(name, master.effort.look))]


def line(row: Row) -> str:
    learner = row.decisions.shown() if row.decisions else "–"
    total = f"{row.decisions.best * row.all_decisions:,.0f}" if row.decisions else "–"
    return f"| {row.game} | {row.level} | {row.matches.shown()} | {learner} | {total} |"


def section(rows: list[Row], repeats: int, seconds: float, busy: str) -> list[str]:
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}, by `make bench-policies`.",
        f"{repeats} repeats of {seconds:g} s for each, by processor time; best, and the median in brackets. {busy}",
        "",
        "Whole matches of two who play by a level, and the vector environment with it on the other seat of",
        f"{MATCHES:,} matches a call, the learner choosing at random: its own decisions, and all of them.",
        "In playouts of the master the expert looks into fewer marks.",
        "",
        "| game | level | whole matches/s | learner's decisions/s | all decisions/s |",
        "|---|---|---:|---:|---:|",
        *(line(row) for row in rows),
        "",
        f"Wanted: {MATCHES_FLOOR:,} whole matches of the flip-and-write games, {DECISIONS_FLOOR:,} decisions.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-policies", description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each repeat (0.5)")
    parser.add_argument("--dry", action="store_true", help="print only, write nothing")
    wanted = parser.parse_args()
    busy = other_load()
    rows = []
    for row in measured(wanted.repeats, wanted.seconds):
        rows.append(row)
        print(line(row), flush=True)
    if not wanted.dry:
        write_section(TITLE, section(rows, wanted.repeats, wanted.seconds, busy))
        print(f"written: {RESULTS.name}")
    slow = [row.game for row in rows if row.level == PLAYOUTS and row.matches.best < MATCHES_FLOOR]
    for row in rows:
        if row.decisions and row.decisions.best * row.all_decisions < DECISIONS_FLOOR:
            slow.append(f"{row.game} ({row.level})")
    if slow:
        sys.exit(f"too slow: {', '.join(slow)}")


if __name__ == "__main__":
    main()
