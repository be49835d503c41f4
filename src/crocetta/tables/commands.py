"""Commands: what people, bots and the server itself may ask of a table. `decide` handles them."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from crocetta.tables.entries import Aim
from crocetta.tables.protocol import Reaction


class Join(Struct, frozen=True):
    """Take the first open seat. With the last one everybody is asked whether they are ready.

    In a quick match that is young, play on for a bot.
    """

    person: str
    name: str
    share: str = ""
    """What they add to the luck of the match."""


class Start(Struct, frozen=True):
    """The host starts early: bots take the open seats, and the other people are asked whether they are ready."""

    person: str


class SayReady(Struct, frozen=True):
    """All seats are taken, and somebody is there to play. The last one begins the match."""

    person: str


class CheckReady(Struct, frozen=True):
    """The server frees the seats of those who were not ready in time."""


class ChangeSeat(Struct, frozen=True):
    """The host fills or opens a seat; during a match a bot takes over one whose person is gone, for good.

    None: whichever is possible.
    """

    person: str
    seat: int
    kind: Literal["bot", "open"] | None
    level: str
    gone: bool = False
    """The server has not seen the seat's person for long."""


class Vote(Struct, frozen=True):
    """For or against giving somebody's seat to a bot, or ending the match. The first proposes it."""

    person: str
    aim: Aim
    seat: int | None
    agrees: bool


class Leave(Struct, frozen=True):
    """Before the match the seat is free again; later one resigns, and a bot plays on. The last closes the table."""

    person: str


class Close(Struct, frozen=True):
    """The host ends it; during a match only where nobody else plays. None: the server itself does."""

    person: str | None


class Expire(Struct, frozen=True):
    """The server closes a table whose match never began."""


class OfferRematch(Struct, frozen=True):
    """The same company again, at a new table: offer it, or accept the offer. The last answer opens the table."""

    person: str
    table: str
    """The id that the new table will have."""
    at_once: bool = False
    """Bots play for those who have not answered."""


class DeclineRematch(Struct, frozen=True):
    person: str
    table: str


class Say(Struct, frozen=True):
    """Something to the others at the table; by who does not play, to those who watch."""

    person: str
    name: str
    """Under which who watches is known."""
    seat: int | None
    """Through which of several seats of theirs."""
    text: str
    reaction: Reaction | None = None


class SwitchTalk(Struct, frozen=True):
    """The host lets everybody talk, or nobody."""

    person: str
    on: bool


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


class Challenge(Struct, frozen=True):
    """Others may play what somebody has played alone with bots, with the same luck."""

    person: str


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
    | SayReady
    | CheckReady
    | ChangeSeat
    | Vote
    | Leave
    | Close
    | Expire
    | OfferRematch
    | DeclineRematch
    | Say
    | SwitchTalk
    | Play
    | TakeBack
    | BotPlay
    | FallBack
    | Challenge
    | Attend
    | Absent
    | Return
    | Resume
)
