"""`make crash`: the server is killed again and again while people play; what was acknowledged is on disk, once.

python -m tests.proofs.crash --kills 300 --acks 100000
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.proofs.house import Company, House
from tests.proofs.page import took, write


class Survived(NamedTuple):
    kills: int
    acknowledged: int
    matches: int
    problems: int


async def kill_again_and_again(folder: Path, kills: int, acks: int, tables: int, seed: str = "crash") -> Survived:
    """AssertionError if anything acknowledged is lost, played twice, or told otherwise than it is on disk."""
    rng, house = Random(seed), House(folder)
    company = Company(house, tables, seed)
    try:
        await house.start()
        await company.arrive()
        for kill in range(kills):
            share = (kill + rng.uniform(0.5, 1)) * acks / kills
            await company.grows_to(int(share))
            await asyncio.sleep(rng.random() * 0.05)
            house.kill()
            await house.start()
        await company.grows_to(acks)
        await company.go_home()
    finally:
        house.kill()
    return Survived(kills, company.check_all(), len(company.kept), house.problems)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make crash", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--acks", type=int, default=100_000, help="moves acknowledged in all (100,000)")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="crocetta-crash-") as folder:
        found = asyncio.run(kill_again_and_again(Path(folder), wanted.kills, wanted.acks, wanted.tables))
    write(
        "Crash",
        [
            f"A server with {wanted.tables} tables of two people and a spectator, over real sockets on SQLite,",
            f"killed by SIGKILL **{found.kills:,} times** while they played {found.matches:,} matches.",
            f"**{found.acknowledged:,} moves acknowledged: 0 lost, 0 doubled**; nobody was told anything otherwise",
            "than it is on disk, and everybody's numbers went on without a gap.",
            f"{took(began)} `make crash` makes this section.",
        ],
        dry=wanted.dry,
    )


if __name__ == "__main__":
    main()
