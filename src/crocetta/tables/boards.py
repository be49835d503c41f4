"""Messages about the match of the day and duplicates: boards, attempts, places."""

from typing import Literal

from msgspec import Struct


class Attempt(Struct, frozen=True):
    """The one that counts."""

    table: str
    """Its table's code."""
    status: Literal["running", "finished", "abandoned"]
    """`abandoned`: also if not finished in time."""
    score: int | None = None
    rank: int | None = None
    """Rank among the bots."""
    place: int | None = None
    """Rank among all who have finished; ties share it."""
    better_than: int | None = None
    """Percent of the others; None if there are none."""


class DailyMatch(Struct, frozen=True):
    game: str
    commitment: str | None
    """To today's luck, published yesterday; None without a server."""
    tomorrow: str | None
    """To tomorrow's."""
    finished: int
    """How many people have finished it so far."""
    mine: Attempt | None


class Today(Struct, frozen=True):
    day: str
    """ISO date, in the host's time zone."""
    ends: float
    """Seconds since 1970."""
    games: tuple[DailyMatch, ...]
    streak: int
    """Consecutive days on which I finished a match of the day."""


class BoardLine(Struct, frozen=True):
    place: int
    name: str
    """Empty for an erased person."""
    score: int
    rank: int
    mine: bool
    table: str
    """Its code, for the replay."""


class Bar(Struct, frozen=True):
    score: int
    count: int
    """People with as many points."""


class Board(Struct, frozen=True):
    """How everybody did on a day. While it runs, those who have not played yet are told only how many have."""

    day: str
    game: str
    ends: float
    reveals: float
    """Seconds since 1970, when the secret is revealed and all matches of the day become public."""
    commitment: str | None
    secret: str | None
    finished: int
    open: bool
    """The other fields are filled in."""
    mine: Attempt | None
    lines: tuple[BoardLine, ...]
    """The best ones, and mine."""
    distribution: tuple[Bar, ...]


class ChallengeInfo(Struct, frozen=True):
    """A match that others may play with the same luck, and how they did."""

    table: str
    game: str
    edition: str
    by: str
    """The challenger's name."""
    bots: tuple[str, ...]
    """The bots' levels."""
    own: bool
    """The requester is the challenger."""
    mine: Attempt | None
    lines: tuple[BoardLine, ...]
    """Only for those who have played it."""
