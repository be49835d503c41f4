"""Rate limits for one person or one address, as token buckets: a burst, refilled evenly.

Several workers share what is rare and costly exactly, in the database (`spend`). What is frequent each counts by
itself and synchronizes every second (`take`, `settle`). Open lines are counted in `open_lines.py`.
"""

import time
from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Final, Protocol

from crocetta.server.errors import TooOften
from crocetta.server.open_lines import OpenLines, Register
from crocetta.server.store.database import DatabaseUnavailable

MOST_KEPT: Final = 20_000
TEN_MINUTES: Final = 600
TABLES_OF_A_PERSON: Final = 20
TABLES_OF_AN_ADDRESS: Final = 60
"""A whole club may share an address, and open its tables at the same time."""
UNFINISHED_OF_A_PERSON: Final = 50
"""Unfinished tables that one person hosts."""
LISTED_OF_AN_ADDRESS: Final = 10
"""The lobby holds five hundred."""
FILES_OF_A_PERSON: Final = 10
"""Custom cards or mazes, each parsed in its own process, and match files."""
NEWCOMERS_OF_AN_ADDRESS: Final = 200
RECORDS_A_MINUTE: Final = 60
"""Replays and match files: each replays a whole match."""
REVIEWS_OF_AN_ADDRESS: Final = 30
"""Each keeps a core busy for some seconds."""
LINES_OF_A_PERSON: Final = 30
LINES_OF_AN_ADDRESS: Final = 500


class Ledger(Protocol):
    """Token buckets shared by several workers."""

    async def take(self, name: str, who: str, most: float, rate: float) -> bool: ...

    async def settle(self, name: str, spent: Mapping[str, float], most: float, rate: float) -> dict[str, float]:
        """What each has left after this spending."""
        ...


class Allowance:
    """A token bucket per person or address: `most` tokens, refilled evenly over `seconds`."""

    ledger: Ledger | None = None
    """Shared with other workers."""

    def __init__(self, most: int, seconds: float = 60, name: str = "") -> None:
        self.name = name
        self._most, self._rate = float(most), most / seconds
        self._unsettled: Counter[str] = Counter()
        self._left: dict[str, tuple[float, float]] = {}
        """Tokens left, and when that was computed."""
        self._busy = 0
        """Buckets that were not full at the last cleanup."""

    def left(self, who: str) -> float:
        left, then = self._left.get(who, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - then) * self._rate)

    def take(self, who: str) -> bool:
        """Take a token from this process's bucket; False if none is left."""
        left = self.left(who)
        if left < 1:
            return False
        if len(self._left) > max(MOST_KEPT, 2 * self._busy):
            self._left = {known: kept for known, kept in self._left.items() if self.left(known) < self._most}
            self._busy = len(self._left)
        self._left[who] = (left - 1, time.monotonic())
        if self.ledger is not None:
            self._unsettled[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self._left[who] = (min(self._most, self.left(who) + 1), time.monotonic())

    async def spend(self, who: str) -> bool:
        """Take a token from the shared bucket; from this process's own while the database does not answer."""
        if self.ledger is None:
            return self.take(who)
        try:
            return await self.ledger.take(self.name, who, self._most, self._rate)
        except DatabaseUnavailable:
            return self.take(who)

    async def refund(self, who: str) -> None:
        if self.ledger is None:
            self.give_back(who)
        else:
            with suppress(DatabaseUnavailable):
                await self.ledger.settle(self.name, {who: -1}, self._most, self._rate)

    async def settle(self) -> None:
        """Synchronize with the shared buckets."""
        spent, self._unsettled = self._unsettled, Counter()
        if self.ledger is not None and spent:
            now = time.monotonic()
            try:
                left_to = await self.ledger.settle(self.name, spent, self._most, self._rate)
            except Exception:
                self._settle_later(spent)
                raise
            for who, left in left_to.items():
                self._left[who] = (left, now)

    def _settle_later(self, spent: Counter[str]) -> None:
        """Keep it for the next time, at most a full bucket: older spending has been refilled."""
        if len(spent) <= MOST_KEPT:
            for who, times in spent.items():
                self._unsettled[who] = min(int(self._most), self._unsettled[who] + times)


class Budgets:
    def __init__(self, times: int = 1) -> None:
        """`times`: a multiplier for tests, which do more in a minute than a club."""
        self._tables = Allowance(times * TABLES_OF_A_PERSON, TEN_MINUTES, "tables")
        self._tables_there = Allowance(times * TABLES_OF_AN_ADDRESS, TEN_MINUTES, "tables-there")
        self._listed_there = Allowance(times * LISTED_OF_AN_ADDRESS, TEN_MINUTES, "listed-there")
        self._files = Allowance(times * FILES_OF_A_PERSON, TEN_MINUTES, "files")
        self._newcomers_there = Allowance(times * NEWCOMERS_OF_AN_ADDRESS, TEN_MINUTES, "newcomers-there")
        self._records_there = Allowance(times * RECORDS_A_MINUTE, name="records-there")
        self._reviews_there = Allowance(times * REVIEWS_OF_AN_ADDRESS, TEN_MINUTES, "reviews-there")
        self._times = times
        self.lines = OpenLines()

    def share(self, ledger: Ledger, register: Register) -> None:
        """Count together with other workers."""
        self.lines.register = register
        for allowance in (
            self._tables,
            self._tables_there,
            self._listed_there,
            self._files,
            self._newcomers_there,
            self._records_there,
            self._reviews_there,
        ):
            allowance.ledger = ledger

    async def open_table(self, person: str, address: str, *, listed: bool = False, own: bool = False) -> None:
        """TooOften if this is one too many."""
        asked = [(self._tables, person), (self._tables_there, address)]
        if listed:
            asked.append((self._listed_there, address))
        if own:
            asked.append((self._files, person))
        for place, (allowance, who) in enumerate(asked):
            if not await allowance.spend(who):
                for paid, by in asked[:place]:
                    await paid.refund(by)
                raise TooOften("problem-tables")

    def check_unfinished(self, tables: int) -> None:
        """TooOften if they host too many unfinished tables."""
        most = self._times * UNFINISHED_OF_A_PERSON
        if tables >= most:
            raise TooOften("problem-tables-unfinished", limit=most)

    async def arrive(self, address: str) -> None:
        """Somebody without a cookie."""
        if not await self._newcomers_there.spend(address):
            raise TooOften("problem-often")

    async def read_record(self, address: str) -> None:
        if not await self._records_there.spend(address):
            raise TooOften("problem-often")

    async def bring_file(self, person: str) -> None:
        if not await self._files.spend(person):
            raise TooOften("problem-often")

    async def begin_review(self, address: str) -> None:
        if not await self._reviews_there.spend(address):
            raise TooOften("problem-often")

    def line(self, person: str | None, address: str) -> AbstractAsyncContextManager[None]:
        """Held while a line or a long poll is open."""
        limits = {f"address {address}": self._times * LINES_OF_AN_ADDRESS}
        if person is not None:
            limits[f"person {person}"] = self._times * LINES_OF_A_PERSON
        return self.lines.one_more(limits)
