"""The one clock of the server: seconds since 1970. Called as `wall_clock.now()`, so that a test can replace it.

It may jump when somebody sets it or a laptop was asleep, so it is compared with the monotonic clock.
"""

from time import monotonic
from time import time as now
from time import time as time_of_day
from typing import Final

__all__ = ["Steadiness", "now"]

JUMP: Final = 5.0
"""Seconds; smaller differences are ordinary clock adjustment."""


class Steadiness:
    def __init__(self) -> None:
        self._apart = self._seen()

    @property
    def kept(self) -> bool:
        """False after a jump, until the next `look`."""
        return abs(self._seen() - self._apart) <= JUMP

    def look(self) -> bool:
        """Whether it has not jumped since the last call."""
        kept, self._apart = self.kept, self._seen()
        return kept

    def _seen(self) -> float:
        return time_of_day() - monotonic()
