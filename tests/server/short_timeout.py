"""`crocetta serve` with a short timeout for idle connections: `python -m tests.server.short_timeout serve ...`."""

from typing import Final

from crocetta.cli import main
from crocetta.server import connections

FIRST_REQUEST: Final = 2.0

if __name__ == "__main__":
    connections.FIRST_REQUEST = FIRST_REQUEST  # type: ignore[misc]
    main()
