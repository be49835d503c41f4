"""`crocetta serve` that shows out sooner who says nothing, by `python -m tests.server.hasty serve ...`."""

from typing import Final

from crocetta.cli import main
from crocetta.server import connections

FIRST_REQUEST: Final = 2.0

if __name__ == "__main__":
    connections.FIRST_REQUEST = FIRST_REQUEST  # type: ignore[misc]
    main()
