"""Events of a table. Each is one entry of its append-only stream; the table is their fold."""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from crocetta.tables.protocol import By, Reaction, Settings

WhyReplaced: TypeAlias = Literal["left", "resigned", "removed", "voted", "away"]
"""`left`: in streams from before one could resign. `removed`: by the host alone, because nobody was there."""
WhyClosed: TypeAlias = Literal["host", "empty", "expired", "agreed", "house"]
Aim: TypeAlias = Literal["remove", "abandon"]
"""What a vote is about: whether a bot takes somebody's seat, or whether the match ends without a result."""


class Open(Struct, frozen=True, tag="open"):
    """A seat for whoever has the link."""


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
    """What they added to the luck of the match."""

    @property
    def left(self) -> bool:
        """Gone for good, by their own will or not."""
        return self.stand_in is not None and self.stand_in.why != "away"


Occupant: TypeAlias = Open | Bot | Person


class Branch(Struct, frozen=True):
    """The moment of another match from which this one is played on; the acts until then stand in its own stream."""

    table: str
    """Empty: a match from a file."""
    entry: int
    seeded: bool
    """All its luck follows from the seed; otherwise only what came after that moment."""


class Opened(Struct, frozen=True, tag="opened", kw_only=True):
    """The first entry of every stream."""

    at: float
    code: str
    """Short enough to say aloud."""
    game: str
    rules: int
    edition: str
    data: str | None
    """A host's own cards or maze."""
    options: dict[str, Any]
    settings: Settings
    seed: str
    """Where all luck comes from; with a `link`, the first secret of a chain."""
    host: str
    seats: tuple[Occupant, ...]
    link: int = 0
    """Which match of a chain of secrets this is; 0: dealt from the seed itself, as lessons and older tables are."""
    branch: Branch | None = None
    before: tuple["Acted", ...] = ()
    """What was played elsewhere before friends joined: the match begins with it."""


class Joined(Struct, frozen=True, tag="joined"):
    at: float
    seat: int
    person: str
    name: str
    share: str = ""


class TookOver(Struct, frozen=True, tag="took over"):
    """During a quick match: somebody plays a bot's seat from now on, with all that lies there."""

    at: float
    seat: int
    person: str
    name: str


class BotAdded(Struct, frozen=True, tag="bot added"):
    """A bot takes a seat; or the bot that is there gives way to a person of its name and takes another."""

    at: float
    seat: int
    name: str
    level: str


class Left(Struct, frozen=True, tag="left"):
    """Before the match: the seat is open again."""

    at: float
    seat: int


class Removed(Struct, frozen=True, tag="removed"):
    """The same, by the host; person or bot."""

    at: float
    seat: int


class Ready(Struct, frozen=True, tag="ready"):
    """All seats are taken, and this person is there to play. A change of seats asks everybody anew."""

    at: float
    person: str


class Began(Struct, frozen=True, tag="began"):
    """The players are those who sit here now."""

    at: float


class Attended(Struct, frozen=True, tag="attended"):
    """The first person looks at the match: from now on bots play."""

    at: float


class Acted(Struct, frozen=True, tag="acted", gc=False):
    at: float
    seat: int
    by: By
    action: Raw
    move: str | None = None
    """The name that a person's page gave it."""


class TookBack(Struct, frozen=True, tag="took back"):
    at: float
    seat: int
    move: str | None = None


class Replaced(Struct, frozen=True, tag="replaced"):
    """During the match: a bot plays this seat, for good or until its person returns."""

    at: float
    seat: int
    level: str
    why: WhyReplaced
    by: str | None = None
    """Who brought it about, if another did."""


class Voted(Struct, frozen=True, tag="voted"):
    """For or against what is being voted on; where nothing is, this begins a vote. What comes of it follows."""

    at: float
    person: str
    aim: Aim
    seat: int | None
    """Whose seat; None where the match is to be abandoned."""
    agrees: bool


class VoteFailed(Struct, frozen=True, tag="vote failed"):
    at: float


class Returned(Struct, frozen=True, tag="returned"):
    at: float
    seat: int


class FellBack(Struct, frozen=True, tag="fell back"):
    """A weaker level plays for a bot that is not ready; said once for each seat."""

    at: float
    seat: int
    level: str


class HostChanged(Struct, frozen=True, tag="host changed"):
    at: float
    person: str


class Resumed(Struct, frozen=True, tag="resumed"):
    """The server was down or asleep: clocks that ran meanwhile are set back a little."""

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
    """Everybody has answered, or is not waited for: the next match is at this table.

    Of streams from before somebody could decline, the tag: whoever asked first opened it for all.
    """

    at: float
    person: str
    table: str


class Said(Struct, frozen=True, tag="said"):
    """Somebody at the table, or one who watches, says something."""

    at: float
    person: str
    seat: int | None
    name: str
    """Of who watches; players have theirs at their seats."""
    text: str
    reaction: Reaction | None = None


class TalkSwitched(Struct, frozen=True, tag="talk switched"):
    at: float
    on: bool


class Challenged(Struct, frozen=True, tag="challenged"):
    """Who has played here alone with bots asks others to play the same. From now on its luck is a secret again."""

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
