"""What travels between server and page: typed messages, the source of the page's TypeScript types.

Over the WebSocket each connection looks through one seat, or as a spectator. It gets numbered updates of its own:
a number tells nothing about what others did in secret. Over REST the same structs are request and reply.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Status: TypeAlias = Literal["gathering", "running", "over", "closed"]


# Who and where


class Me(Struct, frozen=True):
    person: str
    nickname: str


class SeatInfo(Struct, frozen=True):
    """A chair at a table, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The level of the bot that plays this seat, for good or while its person is away."""
    mine: bool
    online: bool
    away_since: float | None
    """Seconds since 1970, when its person was last seen, if not online."""
    finished: bool
    """Has sealed a choice and waits for the others."""
    left: bool
    """Its person has left or was removed; a bot plays on."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses, beside the options of the game."""

    listed: bool = False
    """Shown in the lobby."""
    clock: Annotated[int, Meta(ge=0, le=604_800)] = 0
    """Seconds for each turn; 0: no clock. Who runs out of time is played by a bot for that turn."""
    away: Annotated[int, Meta(ge=0, le=43_200)] = 0
    """Minutes after which a bot plays for somebody who is away; 0: never."""
    confirm_at_once: bool = False
    """Say `Done` by itself as soon as nothing else is left to do."""
    spectators: bool = True


class TableInfo(Struct, frozen=True):
    """A table, without what lies on it."""

    table: str
    code: str
    """Short enough to say aloud."""
    game: str
    title: str
    edition: str
    """Digest of the cards or maze: the address of their drawings."""
    own: bool
    """The cards or the maze are the host's own."""
    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatInfo, ...]
    status: Status
    hosting: bool
    """The one who asks is the host."""
    to_act: tuple[int, ...]
    """Whose acts are awaited."""
    waiting_for_me: bool
    deadline: float | None
    """Seconds since 1970, by which the one who asks must have played."""
    winners: tuple[int, ...]
    rematch: str | None
    """The table that follows this one."""
    updated: float
    expires: float | None
    """Seconds since 1970, when a table that has not begun is closed by itself; None for any other."""
    expired: bool
    """Closed by itself, because it did not begin in time; not by its host."""


# Requests


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`me`, someone `beside` me on this device, a `bot`, or an `open` chair for whoever has the link."""

    kind: Literal["me", "beside", "bot", "open"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: str = "greedy"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    data: Annotated[str, Meta(max_length=100_000)] | None = None
    """A host's own cards or maze."""


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host fills a chair with a bot, opens it, or (during a match) hands it to a bot for good."""

    kind: Literal["bot", "open"]
    bot: str = "greedy"


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname


class DeviceLink(Struct, frozen=True):
    """The secret part of the address `device/TOKEN`, how long it is good, and the address as a drawing."""

    token: str
    seconds: int
    qr: str
    """SVG of a QR code."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


class PlayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over REST; `action` as the game's schema has it."""

    seat: int
    decision: int
    action: dict[str, Any]
    move: MoveId


class TakeBackRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    decision: int
    move: MoveId


# Over the WebSocket, from the page


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Look through one of my seats, or as a spectator; updates after number `last` are wanted."""

    seat: int | None
    last: int = 0


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play an act. `decision` is the number of the seat's own decisions before it; `move` names it for ever."""

    move: MoveId
    decision: int
    action: dict[str, Any]


class TakeItBack(Struct, frozen=True, tag="take back", forbid_unknown_fields=True):
    move: MoveId
    decision: int


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


FromPage: TypeAlias = Sit | Play | TakeItBack | Ping


# Over the WebSocket, to the page


class Update(Struct, frozen=True, tag="update"):
    """What this seat sees now, what it may do, and what it heard since the update before."""

    number: int
    seat: int | None
    view: Any
    legal: tuple[Any, ...]
    events: tuple[Any, ...]
    decision: int
    can_take_back: bool
    deadline: float | None
    """Seconds since 1970 by which this turn must be played."""
    scores: tuple[int, ...]
    """Points by what this seat knows."""
    over: bool
    ranks: tuple[int, ...]
    """Places, when it is over."""


class Accepted(Struct, frozen=True, tag="accepted"):
    """The move is in the log, for good."""

    move: str


class Refused(Struct, frozen=True, tag="refused"):
    """The move breaks a rule: which one, and what it says."""

    move: str
    clause: str
    message: str
    text: str


class Stale(Struct, frozen=True, tag="stale"):
    """The move was meant for an earlier decision; nothing has changed."""

    move: str


class TableNews(Struct, frozen=True, tag="table"):
    """Somebody came, went, sealed or left; or the table started, ended or was closed."""

    table: TableInfo


class Problem(Struct, frozen=True, tag="problem"):
    """A message that could not be understood or allowed."""

    message: str


class Pong(Struct, frozen=True, tag="pong"):
    now: float


ToPage: TypeAlias = Update | Accepted | Refused | Stale | TableNews | Problem | Pong


# About the games


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    fewest: int
    most: int
    edition: str
    options: dict[str, Any]
    """JSON schema of the options, with their defaults."""
    bots: tuple[str, ...]


class Heard(Struct, frozen=True):
    """Everything a seat has heard since the match began."""

    events: tuple[Any, ...]


class ReplayStep(Struct, frozen=True):
    seat: int
    view: Any
    events: tuple[Any, ...]


class Replay(Struct, frozen=True):
    table: TableInfo
    steps: tuple[ReplayStep, ...]
