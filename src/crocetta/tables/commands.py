"""What people, bots and the server itself may want of a table. `decide` says what comes of it."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct


class Join(Struct, frozen=True):
    """Take the first open seat; whoever takes the last one begins the match."""

    person: str
    name: str
    share: str = ""
    """What they add to the luck of the match."""


class Start(Struct, frozen=True):
    """The host starts early: bots take the open seats."""

    person: str


class ChangeSeat(Struct, frozen=True):
    """The host fills or opens a seat; during a match a bot takes it over for good. None: whichever is possible."""

    person: str
    seat: int
    kind: Literal["bot", "open"] | None
    level: str


class Leave(Struct, frozen=True):
    """Before the match the seat is free again; later a bot plays on. The last one closes the table."""

    person: str


class Close(Struct, frozen=True):
    """The host ends it for everybody."""

    person: str


class Expire(Struct, frozen=True):
    """The server closes a table whose match never began."""


class OfferRematch(Struct, frozen=True):
    """The same company again, at a new table. Whoever asks first opens it, the others find it."""

    person: str
    table: str
    """The id that the new table will have."""


class Play(Struct, frozen=True):
    """A person's act, once: the same move sent again is answered and not played again."""

    person: str
    seat: int
    decision: int
    action: Any
    move: str


class TakeBack(Struct, frozen=True):
    person: str
    seat: int
    decision: int
    move: str


class BotPlay(Struct, frozen=True):
    """What a bot has chosen for a seat, at the moment that it was asked about."""

    seat: int
    decision: int
    told: int
    """The number of the latest that the seat was told by then."""
    action: Any


class FallBack(Struct, frozen=True):
    """A weaker level has chosen for a bot that is not ready."""

    seat: int
    level: str


class Attend(Struct, frozen=True):
    """Somebody looks at the match."""

    person: str | None


class Absent(Struct, frozen=True):
    """Somebody has been away for too long."""

    person: str


class Return(Struct, frozen=True):
    person: str


class Resume(Struct, frozen=True):
    """The server is back after a pause."""


Command: TypeAlias = (
    Join
    | Start
    | ChangeSeat
    | Leave
    | Close
    | Expire
    | OfferRematch
    | Play
    | TakeBack
    | BotPlay
    | FallBack
    | Attend
    | Absent
    | Return
    | Resume
)
