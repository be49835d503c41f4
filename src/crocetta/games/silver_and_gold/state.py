"""The whole state of a match of Silver & Gold, secrets included. Only `view.py` reveals any of it."""

from msgspec import Struct

from crocetta.games.expeditions.table import HeldCards, Table
from crocetta.games.silver_and_gold.events import Marked
from crocetta.kit.game import Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    open_pile: bool = False
    """The used expedition cards stay in sight (SG-25)."""


class Sheet(HeldCards, frozen=True, gc=False):
    """A player's two maps, the maps laid aside, and the score card."""

    coins: int = 0
    cups: tuple[int, ...] = ()
    """One number for each completed row, top row first; 0 where no cup was left."""
    palms: tuple[int, ...] = ()


class Pencil(Struct, frozen=True, gc=False):
    """What a player has done in this turn's action 2."""

    marks: tuple[Marked, ...] = ()
    owed: int = 0
    """Bonus marks still to be made (SG-17)."""
    done: bool = False


class State(Table[Sheet, Pencil], frozen=True, gc=False):
    start: Seat
    """The start player."""
    cups_left: int
    """The cups on the round card: this number and all below it are left."""
    options: Options
