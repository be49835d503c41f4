"""Messages to people about themselves: who they are, their matches, their devices."""

from typing import Annotated

from msgspec import Meta, Struct

from crocetta.tables.protocol import Nickname


class Me(Struct, frozen=True):
    person: str
    nickname: str


class GameRecord(Struct, frozen=True):
    """A person's record in a game, from finished matches; without those in which they played several seats."""

    game: str
    matches: int
    won: int
    best: int
    """The highest score."""


class Played(Struct, frozen=True):
    """A match in a person's history."""

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
    """A person's results against another person, or against all bots of a level."""

    name: str
    bot: str | None
    matches: int
    ahead: int
    behind: int


class DailyStatistics(Struct, frozen=True):
    """Results in matches of the day, in all games."""

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
    """An attempt at a match of the day, or at a duplicate."""

    contest: str
    """The day and the game, or the table."""
    table: str
    began: float
    ended: float | None
    score: int | None
    rank: int | None


class MyNotices(Struct, frozen=True):
    """A device with push notifications."""

    endpoint: str
    """Of its browser's push service."""
    language: str
    created: float


class MyData(Struct, frozen=True):
    """All data stored about a person."""

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
    """A device with push notifications."""

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
    """A browser's push subscription, and the language of notifications."""

    endpoint: Annotated[str, Meta(max_length=1_000)]
    key: Annotated[str, Meta(max_length=128, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
    language: Annotated[str, Meta(max_length=8, pattern="^[a-z]{2}$")] = "en"


class PushSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class DeviceLink(Struct, frozen=True):
    """The secret part of the URL `device/TOKEN`, how long it is valid, and the URL as a QR code."""

    token: str
    seconds: int
    qr: str
    """SVG of a QR code."""


class IdentityKey(Struct, frozen=True):
    """A key that signs in any device as this person."""

    name: str
    key: str
    format: str = "crocetta identity"


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or a key."""

    token: Annotated[str, Meta(min_length=1, max_length=128)]
