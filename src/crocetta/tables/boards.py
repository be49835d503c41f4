"""Messages about the match of the day and duplicates: boards, attempts, places."""

from typing import Literal

from msgspec import Struct


class Attempt(Struct, frozen=True):
    """The one that counts."""

    table: str
    """The code of its table."""
    status: Literal["running", "finished", "abandoned"]
    """`abandoned`: also where it was not finished in time."""
    score: int | None = None
    rank: int | None = None
    """The place among the bots."""
    place: int | None = None
    """Among all who have finished; those who are equal share it."""
    better_than: int | None = None
    """Percent of the others; None where there are none."""


class DailyMatch(Struct, frozen=True):
    game: str
    commitment: str | None
    """To today's luck, told since yesterday; None where no server keeps a secret."""
    tomorrow: str | None
    """To tomorrow's."""
    finished: int
    """How many people have finished it so far."""
    mine: Attempt | None


class Today(Struct, frozen=True):
    day: str
    """Year, month and day, as it is at the host's."""
    ends: float
    """Seconds since 1970."""
    games: tuple[DailyMatch, ...]
    streak: int
    """Days in a row on which I finished a match of the day."""


class BoardLine(Struct, frozen=True):
    place: int
    name: str
    """Empty: somebody who has erased their name."""
    score: int
    rank: int
    mine: bool
    table: str
    """Whose replay may be seen."""


class Bar(Struct, frozen=True):
    score: int
    count: int
    """People who made as many points."""


class Board(Struct, frozen=True):
    """How everybody did on a day. While it runs, those who have not played yet are told only how many have."""

    day: str
    game: str
    ends: float
    reveals: float
    """Seconds since 1970, from when on its secret is told, and all matches of the day are open."""
    commitment: str | None
    secret: str | None
    finished: int
    open: bool
    """The rest is told."""
    mine: Attempt | None
    lines: tuple[BoardLine, ...]
    """The best, and mine."""
    distribution: tuple[Bar, ...]


class ChallengeInfo(Struct, frozen=True):
    """A match that others may play with the same luck, and how they did."""

    table: str
    game: str
    edition: str
    by: str
    """Who played it first."""
    bots: tuple[str, ...]
    """The levels of the bots."""
    own: bool
    """By the one who asks."""
    mine: Attempt | None
    lines: tuple[BoardLine, ...]
    """Told to those who have played it."""
