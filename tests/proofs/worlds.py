"""`make worlds`: pairs of worlds that differ in a secret only, at rest and live, and leaks planted to be caught.

python -m tests.proofs.worlds --pairs 100000 --live 1000
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from crocetta import games
from tests.proofs.leaks import GAME_OF, LEAKS
from tests.proofs.page import quiet_log, took, write
from tests.proofs.rest import Leak, compare, pairs_of_a_match
from tests.proofs.twins import live_pairs

ENOUGH_AT_REST: Final = 400
ENOUGH_LIVE: Final = 25
"""Pairs in which a planted leak must show."""


class Found(NamedTuple):
    pairs: Counter[str]
    bytes: int

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number:,}" for kind, number in sorted(self.pairs.items()))
        return f"{self.pairs.total():,} ({kinds}), {self.bytes / 1e6:,.0f} MB"


def at_rest(game: str, pairs: int, first: int = 0) -> Found:
    """Leak if anybody can tell the worlds of a pair apart."""
    found, compared, rng = Counter[str](), 0, Random(game)
    for number in count(first):
        for pair in pairs_of_a_match(game, number):
            if found.total() == pairs:
                return Found(found, compared)
            compared += compare(game, pair, rng)
            found[pair.kind] += 1
    raise AssertionError


def live(game: str, pairs: int, seed: str = "0") -> Found:
    with tempfile.TemporaryDirectory(prefix="crocetta-worlds-") as folder:
        return Found(*asyncio.run(live_pairs(Path(folder), game, seed, pairs)))


def caught(what: str) -> str | None:
    """Where a planted leak was found; None if it was not."""
    game = GAME_OF[what]
    with LEAKS[what]():
        for where, look, pairs in (("at rest", at_rest, ENOUGH_AT_REST), ("live", live, ENOUGH_LIVE)):
            try:
                look(game, pairs)
            except Leak:
                return where
    return None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make worlds", description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=100_000, help="of each game, at rest (100,000)")
    parser.add_argument("--live", type=int, default=1_000, help="of each game, through servers (1,000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match (0)")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    quiet_log()
    began = time.monotonic()
    rows = ["| game | pairs at rest | pairs live |", "|---|---|---|"]
    for game in games.names():
        found = at_rest(game, wanted.pairs, wanted.first), live(game, wanted.live, str(wanted.first))
        rows.append(f"| {game} | {found[0]} | {found[1]} |")
        print(rows[-1], flush=True)
    planted = {what: caught(what) for what in LEAKS}
    for what, where in planted.items():
        print(f"  {where or 'NOT CAUGHT'}: {what}", flush=True)
    found_where = Counter(planted.values())
    words = f"{len(planted)} leaks planted: {found_where['at rest']} caught at rest, {found_where['live']} live"
    write(
        "Worlds",
        [
            "Pairs of worlds that differ in a secret only, and every byte that others can get of them: updates,",
            "resumed lines, spectators' lines and their frames, lists, errors, answers with their headers, and",
            f"whether who waits is answered. No byte differed. {words}, {found_where[None]} not.",
            f"{took(began)} `make worlds` makes this section.",
        ],
        rows,
        dry=wanted.dry,
    )
    if None in found_where:
        raise SystemExit("a planted leak was not caught")


if __name__ == "__main__":
    main()
