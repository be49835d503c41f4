"""Who is at a table now, here or on another worker, and since when the others are absent."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from crocetta.server import wall_clock
from crocetta.tables.clock import GRACE
from crocetta.tables.projection import Here

BETWEEN: Final = 10
"""Seconds that a program may take from one question to the next."""


class Presence:
    def __init__(self, parted: Mapping[str, float], heard: Mapping[str, float], opened: float) -> None:
        """`parted`: when people's last lines ended, as it was written; `opened`: since when the server runs.

        `heard`: when they were last heard of, as far as that is known.
        """
        self._opened, self._read = opened, wall_clock.now()
        self._parted = dict(parted)
        self._seen = {**parted, **heard}
        """When each was last heard of: a line ended, or they looked. Acts do not count: who is not replaced in time
        would be known to have made one, sealed or not."""
        self._lines: Counter[str] = Counter()
        self._elsewhere: frozenset[str] = frozenset()
        """Who has a line at another worker."""
        self._waiting: dict[str, float] = {}
        """Until when those who ask by requests, and wait for the answer, count as being here."""

    def reopen(self, opened: float) -> None:
        """The server was asleep until now."""
        self._opened = opened

    def learn(self, elsewhere: frozenset[str], parted: Mapping[str, float]) -> bool:
        """What other workers have written; True if somebody came or went by that."""
        before, self._elsewhere = self._elsewhere, elsewhere
        for person, at in parted.items():
            self._parted[person] = max(at, self._parted.get(person, 0.0))
            self._seen[person] = max(at, self._seen.get(person, 0.0))
        changed = [person for person in before ^ elsewhere if not self.connected(person)]
        for person in changed:
            self._seen[person] = wall_clock.now()
            if person not in elsewhere:
                self._parted.setdefault(person, wall_clock.now())
        return bool(changed)

    @property
    def heard(self) -> Mapping[str, float]:
        return self._seen

    @property
    def here_now(self) -> list[str]:
        """Those whom this worker knows to be here."""
        return [*self._lines, *(person for person in self._waiting if person not in self._lines)]

    @property
    def waiting(self) -> bool:
        """Somebody waits for news without a line."""
        return bool(self._waiting)

    @property
    def anybody(self) -> bool:
        return bool(self._lines or self._waiting)

    def heard_of(self, person: str | None) -> None:
        """Somebody is here, in person or by a program of theirs."""
        if person is not None:
            self._seen[person] = wall_clock.now()

    def wait(self, person: str, seconds: float) -> bool:
        """Somebody waits for news without a line, and will soon ask again; True if they were not here before."""
        before = self.connected(person)
        self._waiting[person] = wall_clock.now() + seconds + BETWEEN
        return not before

    def lapse(self) -> list[str]:
        """Forget those who waited and did not ask again; who of them is gone?

        They count as here until this is called, so that it is told when it happens: told later, it would come with
        somebody's sealed mark and betray it.
        """
        lapsed = [person for person, until in self._waiting.items() if until <= wall_clock.now()]
        for person in lapsed:
            self._seen[person] = self._parted[person] = self._waiting.pop(person)
        return [person for person in lapsed if not self.connected(person)]

    def arrive(self, person: str) -> bool:
        """A line of theirs looks at the table; True for the first one."""
        self._lines[person] += 1
        return self._lines[person] == 1

    def part(self, person: str) -> bool:
        """A line has ended; True if there is no other."""
        self._lines[person] -= 1
        if self._lines[person] > 0:
            return False
        del self._lines[person]
        self._seen[person] = self._parted[person] = wall_clock.now()
        return True

    def connected(self, person: str) -> bool:
        """To this worker."""
        return person in self._lines or person in self._waiting

    def online(self, person: str) -> bool:
        return self.connected(person) or person in self._elsewhere

    def here(self, person: str) -> Here:
        online = self.online(person)
        return Here(online, None if online else self._parted.get(person))

    def away_longer_than(self, person: str, seconds: float) -> bool:
        """Nobody is away while the server is down, nor before their page had time to come back to it."""
        if self.online(person) or wall_clock.now() - self._opened <= min(GRACE, seconds):
            return False
        return wall_clock.now() - self._seen.setdefault(person, self._read) > seconds
