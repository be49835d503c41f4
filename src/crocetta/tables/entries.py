"""Events of a table. Each is one entry of its append-only stream; the table is their fold."""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from crocetta.tables.protocol import By, Reaction, Settings

WhyReplaced: TypeAlias = Literal["left", "resigned", "removed", "voted", "away"]
"""`left`: in streams from before one could resign. `removed`: by the host alone, because the person was absent."""
WhyClosed: TypeAlias = Literal["host", "empty", "expired", "agreed", "house"]
Aim: TypeAlias = Literal["remove", "abandon"]
"""The subject of a vote: replace somebody by a bot, or end the match without a result."""


class Open(Struct, frozen=True, tag="open"):
    """A seat for anybody with the link."""


class Bot(Struct, frozen=True, tag="bot"):
    name: str
    level: str


class StandIn(Struct, frozen=True):
    """The bot that plays for a person."""

    level: str
    why: WhyReplaced


class Person(Struct, frozen=True, tag="person"):
    person: str
    name: str
    stand_in: StandIn | None = None
    share: str = ""
    """Their contribution to the match's luck."""

    @property
    def left(self) -> bool:
        """Gone permanently, voluntarily or not."""
        return self.stand_in is not None and self.stand_in.why != "away"


Occupant: TypeAlias = Open | Bot | Person


class Branch(Struct, frozen=True):
    """The moment of another match from which this one continues; the acts until then are in this stream."""

    table: str
    """Empty for a match file."""
    entry: int
    seeded: bool
    """All its luck comes from the seed; otherwise only what came after that moment."""


class Opened(Struct, frozen=True, tag="opened", kw_only=True):
    """The first entry of every stream."""

    at: float
    code: str
    """Short enough to say aloud."""
    game: str
    rules: int
    edition: str
    data: str | None
    """Custom cards or maze."""
    options: dict[str, Any]
    settings: Settings
    seed: str
    """The source of all luck; with a `link`, the root secret of a chain."""
    host: str
    seats: tuple[Occupant, ...]
    link: int = 0
    """The number of the match in a chain of secrets; 0: dealt from the seed itself, as lessons and older tables."""
    branch: Branch | None = None
    before: tuple["Acted", ...] = ()
    """Acts played elsewhere before friends joined: the match begins with them."""


class Joined(Struct, frozen=True, tag="joined"):
    at: float
    seat: int
    person: str
    name: str
    share: str = ""


class TookOver(Struct, frozen=True, tag="took over"):
    """During a quick match: somebody takes over a bot's seat."""

    at: float
    seat: int
    person: str
    name: str


class BotAdded(Struct, frozen=True, tag="bot added"):
    """A bot takes a seat, or is renamed for a person of its name."""

    at: float
    seat: int
    name: str
    level: str


class Left(Struct, frozen=True, tag="left"):
    """Before the match: the seat is open again."""

    at: float
    seat: int


class Removed(Struct, frozen=True, tag="removed"):
    """By the host, before the match; person or bot."""

    at: float
    seat: int


class Ready(Struct, frozen=True, tag="ready"):
    """The table is full, and this person is ready. A change of seats resets it for everybody."""

    at: float
    person: str


class Began(Struct, frozen=True, tag="began"):
    """The players are those seated now."""

    at: float


class Attended(Struct, frozen=True, tag="attended"):
    """The first person opens the match: from now on bots play."""

    at: float


class Acted(Struct, frozen=True, tag="acted", gc=False):
    at: float
    seat: int
    by: By
    action: Raw
    move: str | None = None
    """The id of a person's move."""


class TookBack(Struct, frozen=True, tag="took back"):
    at: float
    seat: int
    move: str | None = None


class Replaced(Struct, frozen=True, tag="replaced"):
    """During the match: a bot plays this seat, permanently or until its person returns."""

    at: float
    seat: int
    level: str
    why: WhyReplaced
    by: str | None = None
    """Who caused it, if somebody else did."""


class Voted(Struct, frozen=True, tag="voted"):
    """For or against the current proposal; without one, this proposes it. The outcome follows as its own entry."""

    at: float
    person: str
    aim: Aim
    seat: int | None
    """None for ending the match."""
    agrees: bool


class VoteFailed(Struct, frozen=True, tag="vote failed"):
    at: float


class Returned(Struct, frozen=True, tag="returned"):
    at: float
    seat: int


class FellBack(Struct, frozen=True, tag="fell back"):
    """A weaker level plays for a bot that is not ready; recorded once per seat."""

    at: float
    seat: int
    level: str


class HostChanged(Struct, frozen=True, tag="host changed"):
    at: float
    person: str


class Resumed(Struct, frozen=True, tag="resumed"):
    """The server was down or suspended: running clocks are set back."""

    at: float


class RematchProposed(Struct, frozen=True, tag="rematch proposed"):
    at: float
    person: str


class RematchAccepted(Struct, frozen=True, tag="rematch accepted"):
    at: float
    person: str


class RematchDeclined(Struct, frozen=True, tag="rematch declined"):
    at: float
    person: str


class RematchOpened(Struct, frozen=True, tag="rematch offered"):
    """The answers are complete, or not waited for: the next match is at this table.

    The tag is from before one could decline, when the first request opened the table for all.
    """

    at: float
    person: str
    table: str


class Said(Struct, frozen=True, tag="said"):
    """A chat message of a player or a spectator."""

    at: float
    person: str
    seat: int | None
    name: str
    """A spectator's; players have theirs at their seats."""
    text: str
    reaction: Reaction | None = None


class TalkSwitched(Struct, frozen=True, tag="talk switched"):
    at: float
    on: bool


class Challenged(Struct, frozen=True, tag="challenged"):
    """Somebody who played here alone with bots challenges others. From now on its luck is secret again."""

    at: float
    person: str


class Closed(Struct, frozen=True, tag="closed"):
    at: float
    why: WhyClosed


News: TypeAlias = (
    Opened
    | Joined
    | TookOver
    | BotAdded
    | Left
    | Removed
    | Ready
    | Attended
    | Replaced
    | Voted
    | VoteFailed
    | Returned
    | FellBack
    | HostChanged
    | Resumed
    | RematchProposed
    | RematchAccepted
    | RematchDeclined
    | RematchOpened
    | Said
    | TalkSwitched
    | Challenged
    | Closed
)
"""What happens at the table, but not in the match."""
Entry: TypeAlias = News | Began | Acted | TookBack

decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
encode: Final = msgspec.json.Encoder().encode
