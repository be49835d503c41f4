"""The protocol between a table and a page: typed messages, the source of the page's TypeScript types.

Each connection is bound to one seat, or is a spectator. What it is told is numbered per viewer: a number reveals
nothing about what others did in secret. Over REST the same structs are request and response.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from crocetta.bots import USUAL
from crocetta.kit.ending import Ending
from crocetta.kit.luck import SHARE

Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
Share: TypeAlias = Annotated[str, Meta(pattern=SHARE, max_length=32)]
By: TypeAlias = Literal["person", "bot", "clock", "dealer"]
Reaction: TypeAlias = Literal["hello", "clap", "heart", "laugh", "wow", "oops", "think", "luck"]
"""Emoji-like drawings, by name."""
MOST_TEXT: Final = 200
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Status: TypeAlias = Literal["gathering", "running", "over", "closed"]


# Tables and seats


class SeatInfo(Struct, frozen=True):
    """A seat at a table, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The level of the bot that plays this seat, permanently or while its person is away."""
    mine: bool
    online: bool
    away_since: float | None
    """Seconds since 1970, when its person was last seen, if not online."""
    left: bool
    """Its person has left or was removed; a bot plays on."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses, besides the options of the game."""

    listed: bool = False
    """Shown in the lobby."""
    clock: Annotated[int, Meta(ge=0, le=604_800)] = 0
    """Seconds for each turn; 0: no clock. If time runs out, a bot plays that turn."""
    away: Annotated[int, Meta(ge=0, le=43_200)] = 0
    """Minutes after which a bot plays for somebody who is away; 0: never."""
    confirm_at_once: bool = False
    """End a turn automatically as soon as nothing else is left to do."""
    spectators: bool = True
    hints: bool = True
    """A single person against bots, without a clock, may ask for hints."""
    lesson: Annotated[str, Meta(max_length=32)] = ""
    """The seed of a tutorial match, the same for everybody; it does not count."""
    practice: bool = False
    """It does not count, like a match continued from a moment of another."""
    daily: Annotated[str, Meta(max_length=10)] = ""
    """The day whose match this is. Set by the server, as is the next."""
    duplicate: Annotated[str, Meta(max_length=32)] = ""
    """The table whose luck is replayed here."""
    quick: bool = False
    """If listed, newcomers take the seats of its bots in the first turns."""

    @property
    def counts(self) -> bool:
        """In statistics."""
        return not (self.lesson or self.practice)

    def contest(self, game: str) -> str:
        """The id of the contest it belongs to; empty if none."""
        return f"{self.daily}/{game}" if self.daily else self.duplicate


class VoteInfo(Struct, frozen=True):
    """What the people at a table are voting on, by their seats."""

    aim: Literal["remove", "abandon"]
    """Whether a bot takes a seat for good, or the match ends without a result."""
    seat: int | None
    """Of the person to be replaced."""
    by: int
    """Who proposed it."""
    agreed: tuple[int, ...]
    awaited: tuple[int, ...]
    """Who may still answer."""
    until: float
    """Seconds since 1970, when it lapses."""


class RematchInfo(Struct, frozen=True):
    """Who was asked for a rematch and has answered, by seat."""

    by: int
    """Who offers it."""
    accepted: tuple[int, ...]
    declined: tuple[int, ...]
    awaited: tuple[int, ...]


class TableInfo(Struct, frozen=True):
    """A table, without the game on it."""

    table: str
    code: str
    """Short enough to say aloud."""
    game: str
    title: str
    edition: str
    """Digest of the cards or maze, under which their drawings are served."""
    own: bool
    """Custom cards or maze."""
    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatInfo, ...]
    status: Status
    hosting: bool
    """The requester is the host."""
    to_act: tuple[int, ...]
    """Seats whose acts are awaited."""
    waiting_for_me: bool
    deadline: float | None
    """Seconds since 1970, by which the requester must have played."""
    progress: dict[str, int]
    """How far the match is, in the game's own units: round, turn."""
    scores: tuple[int, ...]
    """Public points; empty before the match."""
    ranks: tuple[int, ...]
    """When it is over."""
    winners: tuple[int, ...]
    rematch: str | None
    """The rematch's table."""
    updated: float
    expires: float | None
    """Seconds since 1970, when a table that has not begun is closed automatically; None otherwise."""
    expired: bool
    """Closed automatically, because it did not begin in time."""
    ready: tuple[int, ...] | None = None
    """While everybody is asked: the seats that are ready. Not in lists."""
    ready_by: float | None = None
    """Seconds since 1970, by which one must be ready to keep the seat; None: no limit."""
    vote: VoteInfo | None = None
    """Not in lists, nor are the following fields."""
    offer: RematchInfo | None = None
    agreed: bool = False
    """The match was abandoned by agreement."""
    watching: int = 0
    """The number of spectators."""


# Requests


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host adds to the luck of a new table."""

    ticket: Annotated[str, Meta(max_length=128)]
    share: Share


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    share: Share | None = None
    """32 random hexadecimal digits, mixed into the luck of the match."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`me`, someone `beside` me on this device, a `bot`, or an `open` seat for whoever has the link."""

    kind: Literal["me", "beside", "bot", "open"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: str = USUAL


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    data: Annotated[str, Meta(max_length=100_000)] | None = None
    """Custom cards or maze."""
    luck: Contribution | None = None


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host fills a seat with a bot, or opens it; during a match, gives that of somebody gone to a bot."""

    kind: Literal["bot", "open"]
    bot: str = USUAL


class VoteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """For or against giving a seat to a bot (`remove`), or ending the match (`abandon`); the first proposes it."""

    aim: Literal["remove", "abandon"]
    seat: int | None = None
    agrees: bool = True


class RematchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    accept: bool = True
    """False declines."""
    at_once: bool = False
    """Do not wait: bots replace those who have not answered."""


class SayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """To the other players, or to the other spectators: a text, or a reaction."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)] = ""
    reaction: Reaction | None = None
    seat: int | None = None
    """Which of one's own seats speaks."""


class TalkSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class PlayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A move over REST; `action` as the game's schema has it."""

    seat: int
    decision: int
    action: dict[str, Any]
    move: MoveId


class WhyNotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    action: dict[str, Any]


class TakeBackRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    decision: int
    move: MoveId


# Over the WebSocket, from the page


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Bind the connection to one of my seats, or as a spectator; asks for items after number `last`.

    With `story`, for everything that this viewer was ever told.
    """

    seat: int | None
    last: int = 0
    story: bool = False


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play an act. `decision` is the number of the seat's own decisions before it; `move` is its permanent id."""

    move: MoveId
    decision: int
    action: Raw


class TakeItBack(Struct, frozen=True, tag="take back", forbid_unknown_fields=True):
    move: MoveId
    decision: int


class WhyNot(Struct, frozen=True, tag="why not", forbid_unknown_fields=True):
    """Ask which rule forbids an act. It is never played, not even if it is legal."""

    move: MoveId
    action: Raw


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what the strongest bot would do; for one person against bots, without a clock, if the table allows it."""

    move: MoveId


class Front(Struct, frozen=True, tag="front", forbid_unknown_fields=True):
    """Whether the page is visible to its person: then no push notifications are sent to their devices."""

    front: bool


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


FromPage: TypeAlias = Sit | Play | TakeItBack | WhyNot | AskHint | Front | Ping


# Over the WebSocket, to the page


class Happened(Struct, frozen=True, tag="happened", gc=False):
    """An act, as this viewer was told of it. The dealer's acts that it causes follow as separate items."""

    number: int
    seat: int
    """Who acted; -1 for the dealer."""
    by: By
    """`clock`: a bot played because time ran out."""
    events: tuple[Any, ...]
    move: str | None = None
    """For one's own seat: the id of the move, accepted hereby."""


class Undone(Struct, frozen=True, tag="undone", gc=False):
    """An act was undone: the item with that number is void."""

    number: int
    seat: int
    undoes: int
    move: str | None = None


What: TypeAlias = Literal[
    "began",
    "took over",
    "left",
    "resigned",
    "removed",
    "vote",
    "voted",
    "kept",
    "away",
    "returned",
    "weaker",
    "host",
    "closed",
]


class Noticed(Struct, frozen=True, tag="noticed", gc=False):
    """A change at the table that is not an act of the match.

    `left`, `resigned`, `removed`, `voted` and `away`: a bot plays this seat from now on; `voted`: by a vote that
    `by` proposed; `removed`: by the host, because nobody was there. `returned`: its person plays again. `vote`: one
    begins, about this seat, or without a seat about ending the match. `kept`: it has failed. `weaker`: this seat's
    bot is not ready yet, and a weaker one plays for it meanwhile. `took over`: somebody plays it instead of the bot
    of this `name`.
    """

    number: int
    what: What
    seat: int | None = None
    by: int | None = None
    """The seat of the person who caused it."""
    name: str = ""


Told: TypeAlias = Happened | Undone | Noticed


class Update(Struct, frozen=True, tag="update", gc=False):
    """New items for this viewer, the view now, and what the seat may do."""

    number: int
    """Of the last item told."""
    seat: int | None
    told: tuple[Told, ...]
    view: Any
    legal: tuple[Any, ...]
    explained: Any
    """Scores of the view and where legal acts lead, in the game's own terms; null if there is nothing."""
    to_act: tuple[int, ...]
    """Seats whose acts are awaited."""
    finished: tuple[int, ...]
    """Seats that have made a sealed choice and wait for the others."""
    decision: int
    can_take_back: bool
    deadline: float | None
    """Seconds since 1970 by which this turn must be played."""
    scores: tuple[int, ...]
    """By the public state."""
    over: bool
    ranks: tuple[int, ...]
    """When it is over."""
    ending: Ending | None = None
    """How it was decided, when it is over."""


class Accepted(Struct, frozen=True, tag="accepted"):
    """The move is stored. Over a WebSocket, an update with the move confirms it; this answers repeated ones."""

    move: str


class Refused(Struct, frozen=True, tag="refused"):
    """The move breaks a rule: which one, and what it says."""

    move: str
    clause: str
    message: str
    """In English."""
    text: str
    """The clause."""
    key: str = ""
    """The message key in the game's catalogue; in the platform's, if there is no clause."""
    parameters: Mapping[str, str | float] = {}


class Stale(Struct, frozen=True, tag="stale"):
    """The move was meant for an earlier decision; nothing has changed."""

    move: str


class Allowed(Struct, frozen=True, tag="allowed"):
    """The act that was asked about is legal; it was not played."""

    move: str


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to `hint`: a legal act, and the reason for it. Nothing was played."""

    move: str
    decision: int
    """The decision that it is for."""
    action: Any
    key: str
    """In the game's catalogue, or in the platform's if the game has no such message."""
    parameters: Mapping[str, str | float]
    by: str
    """The level that chose the act: the strongest that is ready."""


class TableNews(Struct, frozen=True, tag="table"):
    """Somebody came, went or left; or the match began or ended; or the table was closed."""

    table: TableInfo


class Remark(Struct, frozen=True):
    """A chat message, in plain text."""

    number: int
    """1, 2, 3 in its channel; independent of the numbers of the match."""
    at: float
    seat: int | None
    """Of a player."""
    name: str
    text: str
    reaction: Reaction | None


class Talk(Struct, frozen=True, tag="talk"):
    """Chat messages; players do not get those of spectators."""

    on: bool
    """The chat is switched on."""
    table: tuple[Remark, ...]
    watch: tuple[Remark, ...]
    before: bool = False
    """Sent on arrival: said earlier."""


class SeatLost(Struct, frozen=True, tag="seat lost"):
    """The seat of this connection is no longer one's own; no more updates follow for it."""

    seat: int
    voted: bool = False
    """By a vote of the others."""


class Problem(Struct, frozen=True, tag="problem"):
    """A message that was invalid or not allowed."""

    message: str
    """In English."""
    move: str | None = None
    """The move it answers; None if the message had none."""
    to: str | None = None
    """The type of the message it answers, if that could be read."""
    key: str = ""
    """The message in the platform's catalogue."""
    parameters: Mapping[str, str | float] = {}


class Pong(Struct, frozen=True, tag="pong"):
    now: float


ToPage: TypeAlias = (
    Update | Accepted | Refused | Stale | Allowed | Hinted | TableNews | Talk | SeatLost | Problem | Pong
)


class Heard(Struct, frozen=True):
    """Everything a viewer was told since the match began."""

    told: tuple[Told, ...]
