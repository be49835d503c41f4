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
from crocetta.games.pyramids.cards import Colour
from crocetta.kit.game import Seat


class Marked(MarkedCells, frozen=True, tag="marked", gc=False):
    """A player marked cells; sealed until everybody has finished."""

    reds: int
    """Red gems marked on the score card."""
    greens: int
    torch: bool
    """The torch of this round was marked."""
    skulls: int
    """Skulls marked."""
    erased: int
    """Skulls erased by potions that took effect with this mark."""
    owed: int
    """Bonus marks owed after this one."""


class Opened(Struct, frozen=True, tag="opened", gc=False):
    """Everybody has finished: these are a player's marks of this turn."""

    seat: Seat
    marks: tuple[Marked, ...]


class Claimed(Struct, frozen=True, tag="claimed", gc=False):
    """A claim for a player's 2nd, 4th or 6th pyramid of a colour, with the card that made it."""

    seat: Seat
    colour: Colour
    card: int
    points: int
    pyramids: int
    """How many of the colour the player had with it: 2, 4 or 6."""
    place: int
    """Which claim of the colour it is, counting all players: 1, 2 or 3."""


OwnEvent: TypeAlias = Marked | Opened | Claimed
Event: TypeAlias = (
    Dealt
    | Kept
    | Laid
    | Displayed
    | Flipped
    | Marked
    | Finished
    | Opened
    | Completed
    | Took
    | Claimed
    | RoundEnded
    | Ended
)
