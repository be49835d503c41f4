"""Which day it is, in the time zone of the host or of the device."""

from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

LATE: Final = 3600
"""Seconds after a day in which a match begun on it may still be finished; then its luck is revealed."""


class Days:
    def __init__(self, zone: tzinfo | None = None) -> None:
        self._zone = zone
        """None: the system's."""

    def day(self, now: float, later: int = 0) -> str:
        """The date, or so many days later."""
        return (datetime.fromtimestamp(now, self._zone).date() + timedelta(later)).isoformat()

    def ends(self, day: str) -> float:
        midnight = datetime.combine(date.fromisoformat(day) + timedelta(1), time(), self._zone)
        return midnight.timestamp()

    def reveals(self, day: str) -> float:
        return self.ends(day) + LATE


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def streaks(days: set[str], today: str) -> tuple[int, int]:
    """The current and the longest streak. Today may still be missing."""
    longest, run, before = 0, 0, None
    for day in sorted(map(date.fromisoformat, days)):
        run = run + 1 if before is not None and day - before == timedelta(1) else 1
        longest, before = max(longest, run), day
    lasts = before is not None and date.fromisoformat(today) - before <= timedelta(1)
    return (run if lasts else 0), longest
