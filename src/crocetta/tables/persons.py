"""Messages to people about themselves: who they are, their matches, their devices."""

from typing import Annotated

from msgspec import Meta, Struct

from crocetta.tables.protocol import Nickname


class Me(Struct, frozen=True):
    person: str
    nickname: str


class GameRecord(Struct, frozen=True):
    """What somebody has reached in a game, in matches that are over; not those played for several seats."""

    game: str
    matches: int
    won: int
    best: int
    """The highest score."""


class Played(Struct, frozen=True):
    """A match that somebody has played, as they find it in their history."""

    table: str
    code: str
    game: str
    at: float
    """Seconds since 1970, when it ended."""
    mine: tuple[int, ...]
    names: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    counts: bool
    """In their statistics: not a lesson or practice, and they played one seat to the end."""


class HistoryPage(Struct, frozen=True):
    matches: tuple[Played, ...]
    next: str | None
    """The cursor of the next page; None for the last."""


class GameStatistics(Struct, frozen=True):
    game: str
    matches: int
    won: int
    best: int
    best_at: float
    best_table: str
    """The code of the table."""
    average: float
    streak: int
    """Consecutive wins, up to now."""
    longest: int


class RivalStatistics(Struct, frozen=True):
    """How somebody stands against a person, or against all bots of a level."""

    name: str
    bot: str | None
    matches: int
    ahead: int
    behind: int


class DailyStatistics(Struct, frozen=True):
    """Of matches of the day, in all games."""

    finished: int = 0
    won: int = 0
    """Against the bots."""
    streak: int = 0
    """Consecutive days, up to now."""
    longest: int = 0


class Statistics(Struct, frozen=True):
    games: tuple[GameStatistics, ...]
    rivals: tuple[RivalStatistics, ...]
    """Those met most often first."""
    daily: DailyStatistics = DailyStatistics()


class MyAttempt(Struct, frozen=True):
    """At a match of the day, or at a duplicate of a match."""

    contest: str
    """The day and the game, or the table."""
    table: str
    began: float
    ended: float | None
    score: int | None
    rank: int | None


class MyNotices(Struct, frozen=True):
    """A device on which I am told when it is my turn."""

    endpoint: str
    """Of its browser's push service."""
    language: str
    created: float


class MyData(Struct, frozen=True):
    """All that is kept of somebody."""

    me: Me
    statistics: Statistics
    matches: tuple[Played, ...]
    attempts: tuple[MyAttempt, ...] = ()
    notices: tuple[MyNotices, ...] = ()


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname


class DeviceInfo(Struct, frozen=True):
    device: str
    label: str
    """Browser and system, as far as known."""
    created: float
    seen: float
    """Seconds since 1970, to the hour."""
    here: bool
    """The requesting device."""


class PushDevice(Struct, frozen=True):
    """A device on which I want to be told."""

    id: str
    label: str
    here: bool
    """The requesting device."""


class PushState(Struct, frozen=True):
    key: str | None
    """This server's key for the push service; None: push is not available."""
    on: bool
    """False: paused on all devices."""
    devices: tuple[PushDevice, ...]


class PushRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has been given by its push service, and the language to be told in."""

    endpoint: Annotated[str, Meta(max_length=1_000)]
    key: Annotated[str, Meta(max_length=128, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
    language: Annotated[str, Meta(max_length=8, pattern="^[a-z]{2}$")] = "en"


class PushSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class DeviceLink(Struct, frozen=True):
    """The secret part of the address `device/TOKEN`, how long it is good, and the address as a drawing."""

    token: str
    seconds: int
    qr: str
    """SVG of a QR code."""


class IdentityKey(Struct, frozen=True):
    """What makes any device mine; whoever has it is me."""

    name: str
    key: str
    format: str = "crocetta identity"


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or a key."""

    token: Annotated[str, Meta(min_length=1, max_length=128)]
