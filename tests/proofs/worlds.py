"""`make worlds`: pairs of worlds that differ in a secret only, at rest, live and in the luck of a day; and leaks
planted to be caught.

    python -m tests.proofs.worlds --pairs 100000 --live 100000 --days 100 --jobs 2

It goes on where it was stopped. `--fresh` begins anew.
"""

import argparse
import asyncio
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import contextmanager
from itertools import count
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from crocetta import games
from tests.proofs import contests
from tests.proofs import leaks_of_matchmaking as leaks_of_matchmaking
from tests.proofs.leaks import GAME_OF, LEAKS
from tests.proofs.report import quiet_log, write
from tests.proofs.server_pairs import live_pairs
from tests.proofs.table_pairs import Leak, compare, pairs_of_a_match
from tests.proofs.tally import Tally, until_stopped

ENOUGH_AT_REST: Final = 400
ENOUGH_LIVE: Final = 150
"""Pairs in which a planted leak must show."""
PART_AT_REST: Final = 5_000
PART_LIVE: Final = 1_000
PART_OF_DAYS: Final = 4
"""Pairs that are counted together."""
OF_DAYS: Final = "of days"
MATCHES_OF_A_PART: Final = 10_000
"""Numbers of matches that belong to a part at rest; it never needs so many."""


class Found(NamedTuple):
    pairs: Counter[str]
    bytes: int

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number:,}" for kind, number in sorted(self.pairs.items()))
        return f"{self.pairs.total():,} ({kinds}), {self.bytes / 1e6:,.0f} MB"


def at_rest(game: str, pairs: int, part: int = 0) -> Found:
    """Leak if anybody can tell the worlds of a pair apart."""
    found, compared, rng = Counter[str](), 0, Random(f"{game}/{part}")
    for number in count(part * MATCHES_OF_A_PART):
        for pair in pairs_of_a_match(game, number):
            if found.total() == pairs:
                return Found(found, compared)
            compared += compare(game, pair, rng)
            found[pair.kind] += 1
    raise AssertionError


def live(game: str, pairs: int, part: int = 0) -> Found:
    with (
        contests.folder() as folder,
        asyncio.Runner(loop_factory=_loop()) as runner,
    ):
        return Found(*runner.run(live_pairs(folder, game, f"{part}", pairs)))


def of_days(game: str, pairs: int, part: int = 0) -> Found:
    """Every second day somebody still plays; on the others they have finished."""
    with asyncio.Runner(loop_factory=_loop()) as runner:
        pair = part * PART_OF_DAYS
        compared = [
            runner.run(contests.compare(game, running=k % 2 == 1, pair=k)) for k in range(pair, pair + pairs)
        ]
    return Found(Counter(day=pairs), sum(compared))


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed, as servers do."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def caught(what: str) -> str | None:
    """Where a planted leak was found; None if it was not."""
    if what in contests.LEAKS:
        return _caught_of_a_day(what)
    game = GAME_OF[what]
    with LEAKS[what]():
        for where, look, pairs in (("at rest", at_rest, ENOUGH_AT_REST), ("live", live, ENOUGH_LIVE)):
            try:
                look(game, pairs)
            except Leak:
                return where
    return None


def _caught_of_a_day(what: str) -> str | None:
    try:
        with contests.LEAKS[what]():
            of_days("silver-and-gold", 1)
    except Leak:
        return OF_DAYS
    return None


# Many of them

Part = tuple[str, Callable[[str, int, int], Found], str, int]
"""Its name, how it is made, the game, and how many pairs."""


def parts(tally: Tally, at_rest_: int, live_: int, days: int) -> Iterator[Part]:
    """The parts left to do; games alternate, so that all have progressed equally when it is stopped."""
    ways = (
        ("at rest", at_rest, at_rest_, PART_AT_REST),
        ("live", live, live_, PART_LIVE),
        (OF_DAYS, of_days, days, PART_OF_DAYS),
    )
    left = {
        (way, game): (look, wanted - tally.total(f"{way}, {game}", "pairs"), size)
        for way, look, wanted, size in ways
        for game in games.names()
    }
    while any(missing > 0 for _, missing, _ in left.values()):
        for (way, game), (look, missing, size) in left.items():
            if missing > 0:
                left[way, game] = look, missing - size, size
                yield f"{way}, {game}", look, game, min(size, missing)


def work_through(tally: Tally, wanted: Iterator[Part], jobs: int) -> None:
    """So many at a time. Each part has a seed of its own, and counts when it is done."""
    running: dict[Future[Found], str] = {}
    with pool(jobs) as begin:
        for name, look, game, pairs in wanted:
            if not tally.in_time:
                break
            running[begin(look, game, pairs, tally.begin(name))] = name
            if len(running) >= jobs:
                wait_for(running, return_when="FIRST_COMPLETED")
                _collect(tally, running)
        wait_for(running)
        _collect(tally, running)


def _collect(tally: Tally, running: dict[Future[Found], str]) -> None:
    for done in [future for future in running if future.done()]:
        name, found = running.pop(done), done.result()
        tally.add(name, pairs=found.pairs, bytes={"compared": found.bytes})
        print(f"{name}: {tally.total(name, 'pairs'):,}", flush=True)


@contextmanager
def pool(jobs: int) -> Iterator[Callable[..., Future[Found]]]:
    """Runs in this process for a single job."""
    if jobs > 1:
        with ProcessPoolExecutor(jobs, get_context("spawn"), quiet_log) as processes:
            yield processes.submit
        return

    def at_once(look: Callable[[str, int, int], Found], *what: str | int) -> Future[Found]:
        done = Future[Found]()
        done.set_result(look(*what))  # type: ignore[arg-type]
        return done

    yield at_once


def plant_all(tally: Tally) -> Counter[str]:
    """Where each leak was caught: once for each tally, before anything is counted."""
    planted = (*LEAKS, *contests.LEAKS)
    for what in planted:
        if what not in tally.sums.words:
            tally.say(**{what: caught(what) or "NOT CAUGHT"})
            print(f"  {tally.sums.words[what]}: {what}", flush=True)
    return Counter(tally.sums.words[what] for what in planted)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make worlds", description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=100_000, help="of each game, at rest (100,000)")
    parser.add_argument("--live", type=int, default=100_000, help="of each game, through servers (100,000)")
    parser.add_argument("--days", type=int, default=100, help="of each game, in the luck of a day (100)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (as many as cores)")
    parser.add_argument("--minutes", type=float, default=0, help="after which it begins nothing more")
    parser.add_argument("--fresh", action="store_true", help="do not go on where it was stopped")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    quiet_log()
    tally = Tally("worlds", fresh=wanted.fresh, minutes=wanted.minutes)
    planted = plant_all(tally)
    if planted["NOT CAUGHT"]:
        raise SystemExit("a planted leak was not caught")
    with until_stopped():
        work_through(tally, parts(tally, wanted.pairs, wanted.live, wanted.days), wanted.jobs)
    write(
        "Worlds",
        [
            "Pairs of worlds that differ in a secret only, and every byte that others can get of them: updates,",
            "resumed lines, spectators' lines and their frames, lists, errors, hints, answers with their headers,",
            "and whether who waits is answered. No byte differed.",
            f"{planted.total()} leaks planted: {planted['at rest']} caught at rest, {planted['live']} live, "
            f"{planted[OF_DAYS]} in the luck of a day, 0 not.",
            f"{tally.took} `make worlds` makes this section, and goes on where it was stopped.",
        ],
        [
            "| game | pairs at rest | pairs live | days |",
            "|---|---|---|---|",
            *(_row(tally, game) for game in games.names()),
        ],
        dry=wanted.dry,
    )


def _row(tally: Tally, game: str) -> str:
    found = [
        Found(tally.counted(f"{way}, {game}", "pairs"), tally.total(f"{way}, {game}", "bytes"))
        for way in ("at rest", "live", OF_DAYS)
    ]
    return f"| {game} | {' | '.join(map(str, found))} |"


if __name__ == "__main__":
    main()
