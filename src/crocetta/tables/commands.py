"""Commands: requests of people, bots and the server itself to a table. `decide` handles them."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from crocetta.tables.entries import Aim
from crocetta.tables.protocol import Reaction


class Join(Struct, frozen=True):
    """Take the first open seat. When the table is full, everybody is asked whether they are ready.

    In a quick match in its first turns, take over a bot's seat.
    """

    person: str
    name: str
    share: str = ""
    """Their contribution to the match's luck."""


class Start(Struct, frozen=True):
    """The host starts early: bots fill the open seats, and the other people are asked whether they are ready."""

    person: str


class SayReady(Struct, frozen=True):
    """The table is full, and somebody is ready. The last one starts the match."""

    person: str


class CheckReady(Struct, frozen=True):
    """Free the seats of those who were not ready in time."""


class ChangeSeat(Struct, frozen=True):
    """The host fills or opens a seat; during a match, replaces an absent person by a bot permanently.

    None: whichever is possible.
    """

    person: str
    seat: int
    kind: Literal["bot", "open"] | None
    level: str
    gone: bool = False
    """The person of the seat has been absent for long."""


class Vote(Struct, frozen=True):
    """For or against replacing somebody by a bot, or ending the match. The first one proposes it."""

    person: str
    aim: Aim
    seat: int | None
    agrees: bool


class Leave(Struct, frozen=True):
    """Before the match the seat is open again; later one resigns, and a bot plays on.

    The last one closes the table.
    """

    person: str


class Close(Struct, frozen=True):
    """The host closes it; during a match only if nobody else plays. None: the server does."""

    person: str | None


class Expire(Struct, frozen=True):
    """Close a table whose match did not begin in time."""


class OfferRematch(Struct, frozen=True):
    """Offer or accept a rematch at a new table. The last answer opens it."""

    person: str
    table: str
    """The id of the new table."""
    at_once: bool = False
    """Do not wait: bots replace those who have not answered."""


class DeclineRematch(Struct, frozen=True):
    person: str
    table: str


class Say(Struct, frozen=True):
    """A chat message: from a player to all, from a spectator to the spectators."""

    person: str
    name: str
    """A spectator's name."""
    seat: int | None
    """Which of their seats speaks."""
    text: str
    reaction: Reaction | None = None


class SwitchTalk(Struct, frozen=True):
    """The host switches the chat on or off."""

    person: str
    on: bool


class Play(Struct, frozen=True):
    """A person's act. Idempotent: a resent `move` is answered and not played again."""

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
    """A bot's act for a seat, with the state it was computed for."""

    seat: int
    decision: int
    told: int
    """The number of the last item the seat was told by then."""
    action: Any


class FallBack(Struct, frozen=True):
    """A weaker level acted for a bot that is not ready."""

    seat: int
    level: str


class Challenge(Struct, frozen=True):
    """Let others play with the same luck what somebody has played alone with bots."""

    person: str


class Attend(Struct, frozen=True):
    """A player has opened the match."""

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
