"""Random matches on one GPU, next to one core of the same machine and to pgx: `python -m bench.gpu`.

Runs on a machine that has NumPy, Numba and numba-cuda and nothing else of what Crocetta uses, so it takes the cards
and the maze from a file that a complete installation has written: `python -m bench.gpu --pack data.npz`.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np

from bench.report import write_section
from crocetta.kit import gpu, loops

GAMES: Final = {"silver-and-gold": (2, 3, 4), "pyramids": (2, 3, 4), "la-piramide": (2, 3, 4, 6)}
IDENTICAL: Final = 1_000_000
"""Matches of each game that are played on both, and compared."""
PEERS: Final = ("connect_four", "2048", "backgammon")


class Speed(NamedTuple):
    what: str
    best: float
    median: float

    def __str__(self) -> str:
        return f"| {self.what} | {self.best / 1e6:,.1f} M | {self.median / 1e6:,.1f} M |"


def pack(path: Path) -> None:
    """What the kernels read, for a machine that cannot read cards."""
    from crocetta import games
    from crocetta.games.fast import fast

    arrays: dict[str, Any] = {}
    for name in GAMES:
        ready = fast(games.get(name))
        options = {"turn_limit": 40} if name == "la-piramide" else {}
        chosen = ready.options(ready.game.types.options.decode(repr(options).replace("'", '"').encode()))
        arrays[name] = ready.data
        arrays[f"{name} options"] = np.array([chosen])
    np.savez_compressed(path, **arrays)
    print(f"{path}: {', '.join(GAMES)}")


def report(path: Path) -> None:
    """The section of `results.md`, from what was printed on the other machine."""
    card, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("|")]
    said = [f"- {line}" for line in lines if not line.startswith("|")]
    about = (
        f"{card}, by `python -m bench.gpu`, the same functions as on the CPU, one thread a match; best and median."
    )
    table = ["| | best | median |", "|---|---:|---:|", *rows]
    write_section("GPU", [about, "", *said, "", *table])


def timed(run: Callable[[], float], what: str, repeats: int) -> Speed:
    """`run` returns how many turns or steps it made."""
    speeds = []
    for _ in range(repeats):
        start = perf_counter()
        done = run()
        speeds.append(done / (perf_counter() - start))
    return Speed(what, max(speeds), median(speeds))


def ours(path: Path, matches: int, repeats: int) -> Iterator[Speed]:
    packed = np.load(path)
    for name, seat_numbers in GAMES.items():
        kernel = import_module(f"crocetta.games.{name.replace('-', '_')}.kernel")
        data, options = packed[name], int(packed[f"{name} options"][0])
        card = gpu.Card(kernel, data)
        check_identical(kernel, card, data, seat_numbers[1], options, name)
        out = card.room(matches)
        for seats in seat_numbers:
            card.play(seats, options, 0, out)
            turns = float(out.copy_to_host()[:, loops.TURNS].sum())
            play = partial(_play_and_wait, card, seats, options, out, turns)
            yield timed(play, f"{name}, {seats} players: player-turns/s", repeats)


def _play_and_wait(card: gpu.Card, seats: int, options: int, out: Any, turns: float) -> float:
    card.play(seats, options, 0, out)
    card.wait()
    return turns


def check_identical(kernel: Any, card: gpu.Card, data: Any, seats: int, options: int, name: str) -> None:
    there = card.room(IDENTICAL)
    card.play(seats, options, 0, there)
    here = np.zeros((IDENTICAL, loops.RESULT), np.int64)
    play = loops.compiled_for(kernel, loops.play)
    row = np.zeros(kernel.WORDS, np.int64)
    play(data, row, seats, options, 0, here[:1])
    start = perf_counter()
    turns = play(data, row, seats, options, 0, here)
    spent = perf_counter() - start
    same = np.array_equal(here, there.copy_to_host())
    verdict = "identical on both" if same else "DIFFERENT"
    print(
        f"{name}: {IDENTICAL:,} matches of {seats}, {verdict}; one core {turns / spent / 1e6:.2f} M turns/s",
        flush=True,
    )
    if not same:
        sys.exit(1)


def peers(batch: int, steps: int, repeats: int) -> Iterator[Speed]:
    """pgx: random legal play in a batch, in one compiled loop, finished matches begun anew."""
    try:
        pgx = import_module("pgx")
    except ImportError as missing:
        print(f"pgx is not here: {missing}", flush=True)
        return
    for name in PEERS:
        run = _peer(pgx.make(name), batch, steps)
        run()
        yield timed(run, f"pgx {name}: steps/s", repeats)


def _peer(env: Any, batch: int, steps: int) -> Callable[[], float]:
    jax, jnp = import_module("jax"), import_module("jax.numpy")
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def act(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, batch + 1)
        wishes = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        chosen = jax.random.categorical(keys[0], wishes, axis=-1)
        return jax.vmap(step)(state, chosen, keys[1:]), None

    many = jax.jit(lambda state, key: jax.lax.scan(act, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))

    def run() -> float:
        jax.block_until_ready(many(state, jax.random.PRNGKey(1)))
        return float(batch * steps)

    return run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__.partition("\n")[0])
    parser.add_argument("--pack", type=Path, help="only write the data file, and leave")
    parser.add_argument(
        "--report", type=Path, help="only put what an earlier run printed into results.md, and leave"
    )
    parser.add_argument("--data", type=Path, help="the data file that --pack wrote")
    parser.add_argument("--matches", type=int, default=4_000_000)
    parser.add_argument("--repeats", type=int, default=5)
    wanted = parser.parse_args()
    if wanted.pack:
        pack(wanted.pack)
        return
    if wanted.report:
        report(wanted.report)
        return
    if not gpu.available() or wanted.data is None:
        sys.exit("bench.gpu needs an NVIDIA card, numba-cuda, and --data")
    print(f"{gpu.name()}, {platform.machine()}, {wanted.repeats} repeats", flush=True)
    for speed in ours(wanted.data, wanted.matches, wanted.repeats):
        print(speed, flush=True)
    for speed in peers(1 << 16, 100, wanted.repeats):
        print(speed, flush=True)


if __name__ == "__main__":
    main()
