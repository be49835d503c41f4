"""How much one person, or one address, may ask of the server: so much at once, filled again evenly."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from crocetta.server.errors import TooOften

MOST_KEPT: Final = 20_000
TEN_MINUTES: Final = 600
TABLES_OF_A_PERSON: Final = 20
TABLES_OF_AN_ADDRESS: Final = 60
"""A whole club may sit behind it, and open its tables at the same time."""
UNFINISHED_OF_A_PERSON: Final = 50
"""Tables that one hosts and that have not come to their end."""
LISTED_OF_AN_ADDRESS: Final = 10
"""The lobby has room for fifty."""
FILES_OF_A_PERSON: Final = 10
"""Own cards or mazes, each of which costs a process."""
NEWCOMERS_OF_AN_ADDRESS: Final = 200
RECORDS_A_MINUTE: Final = 60
"""Replays and match files, each of which is a whole match played again."""
REVIEWS_OF_AN_ADDRESS: Final = 30
"""Each of which keeps a core busy for some seconds."""
LINES_OF_A_PERSON: Final = 30
LINES_OF_AN_ADDRESS: Final = 500


class Allowance:
    """So much in so many seconds, which may be used up at once; it fills again evenly."""

    def __init__(self, most: int, seconds: float = 60) -> None:
        self._most, self._rate = float(most), most / seconds
        self._left: dict[str, tuple[float, float]] = {}
        """What each had left, and when."""

    def left(self, who: str) -> float:
        left, then = self._left.get(who, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - then) * self._rate)

    def take(self, who: str) -> bool:
        """False if there is nothing left to take."""
        left = self.left(who)
        if left < 1:
            return False
        if len(self._left) > MOST_KEPT:
            self._left = {known: kept for known, kept in self._left.items() if self.left(known) < self._most}
        self._left[who] = (left - 1, time.monotonic())
        return True

    def give_back(self, who: str) -> None:
        self._left[who] = (min(self._most, self.left(who) + 1), time.monotonic())


class Budgets:
    def __init__(self, times: int = 1) -> None:
        """`times`: for tests, which do more in a minute than a club."""
        self._tables = Allowance(times * TABLES_OF_A_PERSON, TEN_MINUTES)
        self._tables_there = Allowance(times * TABLES_OF_AN_ADDRESS, TEN_MINUTES)
        self._listed_there = Allowance(times * LISTED_OF_AN_ADDRESS, TEN_MINUTES)
        self._files = Allowance(times * FILES_OF_A_PERSON, TEN_MINUTES)
        self._newcomers_there = Allowance(times * NEWCOMERS_OF_AN_ADDRESS, TEN_MINUTES)
        self._records_there = Allowance(times * RECORDS_A_MINUTE)
        self._reviews_there = Allowance(times * REVIEWS_OF_AN_ADDRESS, TEN_MINUTES)
        self._lines: Counter[str] = Counter()
        self._lines_there: Counter[str] = Counter()
        self._times = times

    def open_table(self, person: str, address: str, *, listed: bool = False, own: bool = False) -> None:
        """TooOften if this is one too many."""
        asked = [(self._tables, person), (self._tables_there, address)]
        if listed:
            asked.append((self._listed_there, address))
        if own:
            asked.append((self._files, person))
        if any(allowance.left(who) < 1 for allowance, who in asked):
            raise TooOften("problem-tables")
        for allowance, who in asked:
            allowance.take(who)

    def check_unfinished(self, tables: int) -> None:
        """TooOften if somebody who hosts so many opens another."""
        most = self._times * UNFINISHED_OF_A_PERSON
        if tables >= most:
            raise TooOften("problem-tables-unfinished", limit=most)

    def arrive(self, address: str) -> None:
        """Somebody new."""
        if not self._newcomers_there.take(address):
            raise TooOften("problem-often")

    def read_record(self, address: str) -> None:
        if not self._records_there.take(address):
            raise TooOften("problem-often")

    def begin_review(self, address: str) -> None:
        if not self._reviews_there.take(address):
            raise TooOften("problem-often")

    @contextmanager
    def line(self, person: str | None, address: str) -> Iterator[None]:
        """While a line is open, or somebody waits for an answer instead."""
        own = f"{person}" if person is not None else ""
        if (
            self._lines_there[address] >= self._times * LINES_OF_AN_ADDRESS
            or self._lines[own] >= self._times * LINES_OF_A_PERSON
        ):
            raise TooOften("problem-lines")
        self._enter(own, address, 1)
        try:
            yield
        finally:
            self._enter(own, address, -1)

    def _enter(self, person: str, address: str, lines: int) -> None:
        for counted, who in ((self._lines, person), (self._lines_there, address)):
            if who:
                counted[who] += lines
                if not counted[who]:
                    del counted[who]
