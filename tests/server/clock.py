"""A clock that a test sets forward."""

import time


class Clock:
    """The time of day, and how far it was set forward."""

    ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead
