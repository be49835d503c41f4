"""The one clock of the server: seconds since 1970. Called as `wall_clock.now()`, so that a test can replace it.

It may jump: somebody sets it, or a laptop was asleep. It is compared with the monotonic clock.
"""

from time import monotonic
from time import time as now
from time import time as time_of_day
from typing import Final

__all__ = ["Steadiness", "now"]

JUMP: Final = 5.0
"""Seconds; less is how clocks are kept right."""


class Steadiness:
    def __init__(self) -> None:
        self._apart = self._seen()

    @property
    def kept(self) -> bool:
        """False after a jump, until somebody has looked."""
        return abs(self._seen() - self._apart) <= JUMP

    def look(self) -> bool:
        """Whether it was kept since the last look."""
        kept, self._apart = self.kept, self._seen()
        return kept

    def _seen(self) -> float:
        return time_of_day() - monotonic()
