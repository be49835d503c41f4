"""Reads a host's own cards or maze in a process of its own, which may break over it.

`python -m crocetta.games.trial GAME < FILE`: 0 if a game comes of it, 1 and a sentence if a clause is broken.
"""

import sys

from crocetta import games

if sys.platform != "win32":
    import resource

SECONDS = 5
MEMORY = 512 * 1024 * 1024
LONGEST_REASON = 500


def main(name: str) -> int:
    _keep_within(SECONDS, MEMORY)
    try:
        games.get(name, sys.stdin.buffer.read().decode())
    except ValueError as error:
        sys.stdout.buffer.write(str(error)[:LONGEST_REASON].encode())
        return 1
    return 0


def _keep_within(seconds: int, memory: int) -> None:
    """The system keeps both, whatever a parser does and whoever waits for it."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
