"""A clock whose hand a test moves on."""

import time


class Clock:
    """The time of day, and how far it was moved on."""

    ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead
