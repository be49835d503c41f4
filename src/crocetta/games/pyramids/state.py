"""The whole state of a match of Pyramids, secrets included. Only `view.py` reveals any of it."""

from msgspec import Struct

from crocetta.games.expeditions.table import HeldCards, Table
from crocetta.games.pyramids.cards import Colour
from crocetta.games.pyramids.events import Marked
from crocetta.kit.game import Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    open_pile: bool = False
    """The used expedition cards stay in sight (PY-25)."""


class Claim(Struct, frozen=True, gc=False):
    colour: Colour
    points: int


class Sheet(HeldCards, frozen=True, gc=False):
    """A player's two chambers, the pyramids laid aside, and the score card."""

    torches: tuple[int, ...] = ()
    """Rounds, 0 to 3, whose torch is marked."""
    reds: int = 0
    greens: int = 0
    skulls: int = 0
    """Skulls marked; they are always the cheapest ones."""
    claims: tuple[Claim, ...] = ()


class Pencil(Struct, frozen=True, gc=False):
    """What a player has done in this turn's action 2."""

    marks: tuple[Marked, ...] = ()
    owed: int = 0
    """Bonus marks still to be made (PY-13)."""
    potions: int = 0
    """Potions of the placement, which wait for the end of its crosses (PY-19)."""
    done: bool = False


class Completion(Struct, frozen=True, gc=False):
    seat: Seat
    card: int


class State(Table[Sheet, Pencil], frozen=True, gc=False):
    completions: tuple[Completion, ...]
    """Cards completed in this turn, lowest number first, until the claims are settled."""
    claimed: tuple[int, int, int]
    """Claims made so far in each colour: green, orange, purple."""
    options: Options
