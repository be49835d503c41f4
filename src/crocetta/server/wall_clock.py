"""The time of day."""

import time


def now() -> float:
    """Seconds since 1970; the one clock of the server."""
    return time.time()
