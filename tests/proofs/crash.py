"""`make crash`: the server is killed again and again while people play; what was acknowledged is on disk, once.

    python -m tests.proofs.crash --kills 300 --acks 100000

It goes on where it was stopped. `--fresh` begins anew.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.proofs.report import write
from tests.proofs.server_process import Clients, ServerProcess, Template
from tests.proofs.tally import Tally, until_stopped

PART: Final = 20
"""Kills per database: each part starts with a new one and ends with a check of what is on disk."""


class CrashResult(NamedTuple):
    kills: int
    acknowledged: int
    matches: int
    problems: int


async def kill_again_and_again(
    folder: Path, kills: int, acks: int, tables: int, seed: str = "crash", template: Template | None = None
) -> CrashResult:
    """AssertionError if anything acknowledged is lost, played twice, or told otherwise than it is on disk."""
    rng, server = Random(seed), ServerProcess(folder, template)
    clients = Clients(server, tables, seed)
    try:
        await server.start()
        await clients.start()
        for kill in range(kills):
            share = (kill + rng.uniform(0.5, 1)) * acks / kills
            await clients.wait_for_acknowledged(int(share))
            await asyncio.sleep(rng.random() * 0.05)
            server.kill()
            await server.start()
        await clients.wait_for_acknowledged(acks)
        await clients.stop()
    finally:
        server.kill()
    return CrashResult(kills, clients.check_all(), len(clients.kept), server.problems)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make crash", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--acks", type=int, default=100_000, help="moves acknowledged in all (100,000)")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=0, help="after which it begins nothing more")
    parser.add_argument("--fresh", action="store_true", help="do not go on where it was stopped")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    tally = Tally("crash", fresh=wanted.fresh, minutes=wanted.minutes)
    with until_stopped(), Template() as template:
        while tally.in_time and (left := _left(tally, wanted.kills, wanted.acks)) is not None:
            seed = f"crash {tally.begin('crash')}"
            with tempfile.TemporaryDirectory(prefix="crocetta-crash-") as folder:
                survived = asyncio.run(kill_again_and_again(Path(folder), *left, wanted.tables, seed, template))
            tally.add("crash", survived=survived._asdict())
            print(tally.counted("crash", "survived"), flush=True)
    found = tally.counted("crash", "survived")
    write(
        "Crash",
        [
            f"A server with {wanted.tables} tables of two people and a spectator, over real sockets on SQLite,",
            f"killed by SIGKILL **{found['kills']:,} times** while they played {found['matches']:,} matches.",
            f"**{found['acknowledged']:,} moves acknowledged: 0 lost, 0 doubled**; nobody was told anything",
            "otherwise than it is on disk, and everybody's numbers went on without a gap.",
            f"{tally.took} `make crash` makes this section, and goes on where it was stopped.",
        ],
        dry=wanted.dry,
    )


def _left(tally: Tally, kills: int, acks: int) -> tuple[int, int] | None:
    """Kills and moves of the next part; None if there were enough of both."""
    done = tally.counted("crash", "survived")
    kills_left, acks_left = max(0, kills - done["kills"]), max(0, acks - done["acknowledged"])
    if not kills_left and not acks_left:
        return None
    part = min(PART, kills_left) or 1
    return part, max(part, -(-acks_left * part // max(part, kills_left)))


if __name__ == "__main__":
    main()
