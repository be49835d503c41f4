"""Who looks at a table, and since when the others do not."""

from collections.abc import Iterable
from typing import Final, Protocol, TypeAlias

from crocetta.server.clock import GRACE, now
from crocetta.server.protocol import TableInfo, ToPage
from crocetta.server.rows import ChairRow

BETWEEN: Final = 10
"""Seconds that a program may take from one question to the next."""
Viewer: TypeAlias = int | None
"""A seat, or None for the spectator."""


class Listener(Protocol):
    """A connection that looks at the table."""

    person: str | None
    seat: Viewer
    told: TableInfo | None
    """What it last heard about the table."""
    number: int
    """The last update it heard."""

    def tell(self, message: ToPage) -> None: ...


class Presence:
    def __init__(self, chairs: Iterable[ChairRow], woken: float) -> None:
        self.listeners: set[Listener] = set()
        self._woken = woken
        self._parted = {chair.person: chair.seen for chair in chairs if chair.person and chair.seen}
        """When each person's last line ended; written down, so that a restart does not make anybody fresh again."""
        self._seen: dict[str, float] = dict(self._parted)
        """When each was last heard of, by a line or a request. Never shown: it would tell of sealed acts."""
        self._waiting: dict[str, float] = {}
        """Until when those who ask by requests, and wait for the answer, count as being here."""

    def greet(self, person: str | None) -> None:
        """Somebody is here, in person or by a program of theirs."""
        if person is not None:
            self._seen[person] = now()

    def wait(self, person: str, seconds: float) -> bool:
        """Somebody waits for news without a line, and will soon ask again; True if they were not here before."""
        before = self.online(person)
        self._waiting[person] = now() + seconds + BETWEEN
        return not before

    def lapse(self) -> list[str]:
        """Forget those who waited and did not ask again; who of them is gone?

        They count as here until this is called, so that it is told when it happens: told later, it would come with
        somebody's sealed mark and betray it.
        """
        lapsed = [person for person, until in self._waiting.items() if until <= now()]
        for person in lapsed:
            self._seen[person] = self._parted[person] = self._waiting.pop(person)
        return [person for person in lapsed if not self.online(person)]

    def arrive(self, listener: Listener) -> bool:
        """A connection looks at the table; True for the first one of its person."""
        first = listener.person is not None and not self._has_line(listener.person)
        self.listeners.add(listener)
        return first

    def part(self, listener: Listener) -> bool:
        """A connection has ended; True if its person has no other."""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        if listener.person is None or self._has_line(listener.person):
            return False
        self._seen[listener.person] = self._parted[listener.person] = now()
        return True

    def online(self, person: str) -> bool:
        return self._has_line(person) or person in self._waiting

    def _has_line(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    def away_since(self, person: str) -> float | None:
        """When somebody who is not connected last was."""
        return None if self.online(person) else self._parted.get(person)

    def away_longer_than(self, person: str, seconds: float) -> bool:
        """Nobody is away while the house is shut, nor before their page had time to come back to it."""
        if self.online(person) or now() - self._woken <= min(GRACE, seconds):
            return False
        return now() - self._seen.setdefault(person, self._woken) > seconds
