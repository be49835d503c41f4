"""What happens in a match, in the order it happens. `view.redact` decides who hears what."""

from typing import TypeAlias

from msgspec import Struct

from crocetta.games.expeditions.events import (
    Completed,
    Dealt,
    Displayed,
    Ended,
    Finished,
    Flipped,
    Kept,
    Laid,
    MarkedCells,
    RoundEnded,
    Took,
)
from crocetta.kit.game import Seat


class Started(Struct, frozen=True, tag="started", gc=False):
    """The start player was drawn, or the role passed on."""

    seat: Seat


class Marked(MarkedCells, frozen=True, tag="marked", gc=False):
    """A player marked fields; sealed until everybody has finished."""

    coins: int
    """Coins crossed on the score card."""
    palms: tuple[int, ...]
    """Numbers written in palm boxes."""
    owed: int
    """Bonus marks owed after this one."""


class Opened(Struct, frozen=True, tag="opened", gc=False):
    """Everybody has finished: these are a player's marks of this turn."""

    seat: Seat
    marks: tuple[Marked, ...]


class CupWon(Struct, frozen=True, tag="cup", gc=False):
    """A completed coin row brought a cup; 0 if none was left."""

    seat: Seat
    row: int
    points: int


OwnEvent: TypeAlias = Started | Marked | Opened | CupWon
Event: TypeAlias = (
    Started
    | Dealt
    | Kept
    | Laid
    | Displayed
    | Flipped
    | Marked
    | Finished
    | Opened
    | CupWon
    | Completed
    | Took
    | RoundEnded
    | Ended
)
