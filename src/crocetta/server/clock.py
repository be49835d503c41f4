"""The time of day, and how long each seat has for its turn."""

import time
from collections.abc import Iterable, Sequence
from typing import Final

GRACE: Final = 60
"""Seconds that everybody has after the table was woken: nobody runs out of time while the house is shut."""


def now() -> float:
    """Seconds since 1970; the one clock that hangs in the house."""
    return time.time()


class TurnClock:
    """Since when each awaited seat's time runs; while choices are sealed also that of a seat which has finished."""

    def __init__(self, seconds: int, woken: float) -> None:
        self.seconds = seconds
        """For each turn; 0: no clock."""
        self.woken = woken
        self.sealed = False
        self._since: dict[int, float] = {}

    def press(self, to_act: Iterable[int], *, sealed: bool, dealt: bool, at: float) -> None:
        """After each act. Luck and the opening of sealed choices give everybody fresh time; taking back gives none.

        Who is overdue stays so through their own rolls and draws: a bot plays that turn to its end.
        """
        before, self.sealed = self.sealed, sealed
        if sealed:
            kept = self._since if before and not dealt else {}
        else:
            kept = {
                seat: since
                for seat, since in self._since.items()
                if seat in to_act and not before and (not dealt or at > since + self.seconds)
            }
        self._since = dict.fromkeys(to_act, at) | kept

    def deadline(self, seat: int | None, awaited: Sequence[int]) -> float | None:
        """When this seat, or for one that is not awaited the first of all, must have played."""
        if not self.seconds or not awaited:
            return None
        turns = [other for other in awaited if other == seat] or awaited
        since = min(self._since[turn] for turn in turns)
        return max(since + self.seconds, self.woken + min(GRACE, self.seconds))

    def overdue(self, seat: int, awaited: Sequence[int]) -> bool:
        deadline = self.deadline(seat, awaited)
        return deadline is not None and now() > deadline
