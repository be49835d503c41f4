"""The whole state of a match, and its options."""

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from crocetta.games.la_piramide.pieces import Curse, Family
from crocetta.kit.game import Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    no_passing: bool = False
    """Slaves do not pass over slaves, nor anyone over their own family (LP-10)."""
    exact_exit: bool = False
    """The step out must be the last pip (LP-11)."""
    gamble: Literal[2, 3] = 2
    """How many values are named after a 1 (LP-13)."""
    curses: bool = True
    """Without: no cards, and a 1 just moves 1 (LP-22)."""
    turn_limit: Annotated[int, Meta(ge=1)] | None = None
    """The match ends after so many turns of everyone (LP-19)."""
    families: tuple[Family, ...] | None = None
    """One for each seat (LP-4); without, the first ones in the order of `Family`."""


class Health(StrEnum):
    """What Plague has done to a player (LP-20)."""

    WELL = "well"
    SICK = "sick"
    """The next turn is lost."""
    WEAK = "weak"
    """The latest turn was lost."""
    STRICKEN = "stricken"
    """The next two turns are lost."""


class Opening(Struct, frozen=True, tag="opening", gc=False):
    """The dealer names the first player."""


class Dealing(Struct, frozen=True, tag="dealing", gc=False):
    """The dealer deals the hands, card by card from the first player on."""


class Placing(Struct, frozen=True, tag="placing", gc=False):
    """A turn begins: its player chooses start squares for waiting pawns."""


class Choosing(Struct, frozen=True, tag="choosing", gc=False):
    """The player plays a curse or rolls."""


class Rolling(Struct, frozen=True, tag="rolling", gc=False):
    """The dealer rolls."""


class Tempted(Struct, frozen=True, tag="tempted", gc=False):
    """The player rolled a 1: walk or gamble."""


class Gambling(Struct, frozen=True, tag="gambling", gc=False):
    """The dealer rolls against the values named."""

    values: tuple[int, ...]


class Drawing(Struct, frozen=True, tag="drawing", gc=False):
    """The gamble was won: the dealer deals the top card."""


class SlaveMoves(Struct, frozen=True, tag="slave-moves", gc=False):
    pips: int


class MummyMoves(Struct, frozen=True, tag="mummy-moves", gc=False):
    pips: int


class Returning(Struct, frozen=True, tag="returning", gc=False):
    """The owner of the first of these lifted pawns chooses its start square."""

    pawns: tuple[int, ...]
    pips: int
    """What the mummy of this turn has still to walk; 0 if the turn ends here."""


class Picking(Struct, frozen=True, tag="picking", gc=False):
    """The player chooses the pawn that a curse falls on."""

    curse: Curse


class Swapping(Struct, frozen=True, tag="swapping", gc=False):
    """Change of bandages: the player chooses the second pawn."""

    pawn: int


class Driving(Struct, frozen=True, tag="driving", gc=False):
    """The player chooses where the cursed pawn goes."""

    curse: Curse
    pawn: int


class Naming(Struct, frozen=True, tag="naming", gc=False):
    """The player chooses the player that a curse falls on."""

    curse: Curse


class Robbing(Struct, frozen=True, tag="robbing", gc=False):
    """The dealer takes a card from the victim's hand."""

    victim: Seat


class Over(Struct, frozen=True, tag="over", gc=False):
    pass


Phase: TypeAlias = (
    Opening
    | Dealing
    | Placing
    | Choosing
    | Rolling
    | Tempted
    | Gambling
    | Drawing
    | SlaveMoves
    | MummyMoves
    | Returning
    | Picking
    | Swapping
    | Driving
    | Naming
    | Robbing
    | Over
)

Known: TypeAlias = tuple[tuple[Curse, ...], ...]
"""For each hand, the curses that are certainly in it."""


class State(Struct, frozen=True, gc=False):
    options: Options
    families: tuple[Family, ...]
    first: Seat
    """Who had the first turn; 0 until the dealer has drawn it."""
    turn: int
    """Turns of all players that have ended, lost ones included."""
    pawns: tuple[int, ...]
    """The square of each pawn, or OUT, WAITING or BURST. No two pawns ever rest on one square."""
    health: tuple[Health, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The upper part of the deck, whose order nobody knows: its cards, sorted."""
    bottom: tuple[int, ...]
    """The lower part: cards played, the next to be drawn first."""
    known: tuple[Known, ...]
    """What each seat has seen of the others' hands; the last row is what everybody has seen."""
    phase: Phase

    @property
    def seats(self) -> int:
        return len(self.families)

    @property
    def player(self) -> Seat:
        """Whose turn it is."""
        return (self.first + self.turn) % len(self.families)

    @property
    def cards(self) -> tuple[int, ...]:
        """How many each player holds."""
        return tuple(map(len, self.hands))
