"""Who is at a table now, here or on another worker, and since when the others are absent."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from crocetta.server import wall_clock
from crocetta.tables.clock import GRACE
from crocetta.tables.projection import Here

BETWEEN: Final = 10
"""Seconds a program may take between two long polls."""


class Presence:
    def __init__(self, parted: Mapping[str, float], heard: Mapping[str, float], opened: float) -> None:
        """`parted`: when people's last lines ended, as stored; `opened`: when the server started.

        `heard`: when they were last active, as far as known.
        """
        self._opened, self._read = opened, wall_clock.now()
        self._parted = dict(parted)
        self._seen = {**parted, **heard}
        """When each was last active: a line ended, or they polled.

        Acts do not count: a stand-in that does not come would reveal one, sealed or not.
        """
        self._lines: Counter[str] = Counter()
        self._elsewhere: frozenset[str] = frozenset()
        """People with a line at another worker."""
        self._waiting: dict[str, float] = {}
        """Until when people who long-poll count as present."""

    def reopen(self, opened: float) -> None:
        """Restart the grace period: the server was suspended until now."""
        self._opened = opened

    def learn(self, elsewhere: frozenset[str], parted: Mapping[str, float]) -> bool:
        """Take over what other workers have written; True if that changed who is here."""
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
        """People present at this worker."""
        return [*self._lines, *(person for person in self._waiting if person not in self._lines)]

    @property
    def waiting(self) -> bool:
        """Whether anybody long-polls."""
        return bool(self._waiting)

    @property
    def anybody(self) -> bool:
        return bool(self._lines or self._waiting)

    def heard_of(self, person: str | None) -> None:
        """Somebody was active, by themselves or through a program."""
        if person is not None:
            self._seen[person] = wall_clock.now()

    def wait(self, person: str, seconds: float) -> bool:
        """Somebody long-polls and will soon ask again; True if they were not here before."""
        before = self.connected(person)
        self._waiting[person] = wall_clock.now() + seconds + BETWEEN
        return not before

    def lapse(self) -> list[str]:
        """Drop long polls that were not renewed; returns who is gone now.

        They count as present until this call, so that it is announced right away: later it would arrive together
        with a sealed mark and reveal it.
        """
        lapsed = [person for person, until in self._waiting.items() if until <= wall_clock.now()]
        for person in lapsed:
            self._seen[person] = self._parted[person] = self._waiting.pop(person)
        return [person for person in lapsed if not self.connected(person)]

    def arrive(self, person: str) -> bool:
        """A line of theirs was opened; True if it is the first."""
        self._lines[person] += 1
        return self._lines[person] == 1

    def part(self, person: str) -> bool:
        """A line was closed; True if it was the last."""
        self._lines[person] -= 1
        if self._lines[person] > 0:
            return False
        del self._lines[person]
        self._seen[person] = self._parted[person] = wall_clock.now()
        return True

    def connected(self, person: str) -> bool:
        """Present at this worker."""
        return person in self._lines or person in self._waiting

    def online(self, person: str) -> bool:
        return self.connected(person) or person in self._elsewhere

    def here(self, person: str) -> Here:
        online = self.online(person)
        return Here(online, None if online else self._parted.get(person))

    def away_longer_than(self, person: str, seconds: float) -> bool:
        """Downtime of the server does not count, nor the grace period in which pages reconnect."""
        if self.online(person) or wall_clock.now() - self._opened <= min(GRACE, seconds):
            return False
        return wall_clock.now() - self._seen.setdefault(person, self._read) > seconds
