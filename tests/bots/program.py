"""A program with a desk: `python -m tests.bots.program LIMIT LEVEL:PORT ...`.

It asks all at once, prints each answer, and ends after the last one. It closes nothing, so that tests see what
becomes of its workers.
"""

import asyncio
import sys

from crocetta.bots.processes import ProcessDesk
from tests.bots.listener import question


async def main(limit: str, *asked: str) -> None:
    desk = ProcessDesk(len(asked), float(limit), preload=["tests.bots.doubles"])
    await desk.open()
    await asyncio.gather(*(ask(desk, *each.split(":")) for each in asked))


async def ask(desk: ProcessDesk, level: str, port: str) -> None:
    print(await desk.choose(question(level, int(port))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
