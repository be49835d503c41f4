"""`crocetta serve --workers N` without limits at its door, by `python -m tests.server.generous PORT DATABASE N`."""

import sys
from typing import Any

from crocetta.server import serve
from crocetta.server.budgets import Budgets
from crocetta.server.http import sockets
from crocetta.server.http.middleware import RateLimits

MANY = 10**9
_work = serve.work


def generous_work(*arguments: Any) -> None:
    """In each worker anew: it is spawned."""
    RateLimits.__init__.__defaults__ = (MANY, MANY, Budgets(times=MANY))
    sockets.MESSAGES_A_SECOND = MANY  # type: ignore[misc]
    _work(*arguments)


if __name__ == "__main__":
    serve.work = generous_work  # type: ignore[assignment]
    if sys.argv[3] == "1":
        RateLimits.__init__.__defaults__ = (MANY, MANY, Budgets(times=MANY))
    serve.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], open_page=False, workers=int(sys.argv[3]))
