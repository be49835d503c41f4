"""`crocetta serve --workers N` without rate limits, by `python -m tests.server.no_rate_limits PORT DATABASE N`."""

import sys
from typing import Any

from crocetta.server import serve
from crocetta.server.budgets import Budgets
from crocetta.server.http import sockets
from crocetta.server.http.middleware import RateLimits

MANY = 10**9
_work = serve.work


def work_without_limits(*arguments: Any) -> None:
    """Each worker is spawned, so it has to be patched again."""
    RateLimits.__init__.__defaults__ = (MANY, MANY, Budgets(times=MANY))
    sockets.MESSAGES_A_SECOND = MANY  # type: ignore[misc]
    _work(*arguments)


if __name__ == "__main__":
    serve.work = work_without_limits  # type: ignore[assignment]
    if sys.argv[3] == "1":
        RateLimits.__init__.__defaults__ = (MANY, MANY, Budgets(times=MANY))
    serve.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], open_page=False, workers=int(sys.argv[3]))
