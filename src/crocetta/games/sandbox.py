"""Parses an untrusted deck or maze in a process of its own, with limits on processor time and memory.

`python -m crocetta.games.sandbox GAME < FILE`: exits with 0 if the file is valid, with 1 and the error if it breaks
a clause.
"""

import sys

import msgspec

from crocetta import games
from crocetta.kit.game import DataError
from crocetta.kit.words import Value

if sys.platform != "win32":
    import resource

SECONDS = 5
MEMORY = 512 * 1024 * 1024
LONGEST_REASON = 500


class Invalid(msgspec.Struct, frozen=True):
    """A `DataError`, serialised for another process."""

    clause: str
    key: str
    parameters: dict[str, Value]


def main(name: str) -> int:
    _limit(SECONDS, MEMORY)
    try:
        games.get(name, sys.stdin.buffer.read().decode())
    except DataError as error:
        given = error.parameters.items()
        short = {name: each[:LONGEST_REASON] if isinstance(each, str) else each for name, each in given}
        sys.stdout.buffer.write(msgspec.json.encode(Invalid(error.clause, error.key, short)))
        return 1
    return 0


def _limit(seconds: int, memory: int) -> None:
    """Limits enforced by the operating system, whatever the parser does."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
