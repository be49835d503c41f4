"""The acts of players and dealer in both games, and their fixed numbering."""

from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct

from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, placements, singles
from crocetta.kit.game import Seat
from crocetta.kit.numbering import Numbering

DECK: Final = 4
"""The place of `Take` that means the top of the deck, unseen; 0 to 3 are places of the display."""


class Keep(Struct, frozen=True, tag="keep", gc=False):
    """Keep two of the four cards dealt, by their places in the hand."""

    first: int
    second: int


class Mark(Struct, frozen=True, tag="mark", gc=False):
    """Mark a set of cells on the card in one of your two slots: the shape, a single cell, or a bonus."""

    slot: int
    cells: int


class Done(Struct, frozen=True, tag="done", gc=False):
    """I have finished marking."""


class Take(Struct, frozen=True, tag="take", gc=False):
    """Take a new card from a place of the display, or from the DECK."""

    place: int


class Start(Struct, frozen=True, tag="start", gc=False):
    """Dealer: this seat is the start player."""

    seat: Seat


class Deal(Struct, frozen=True, tag="deal", gc=False):
    """Dealer: the next card of the deck is this one, by its number."""

    card: int


class Flip(Struct, frozen=True, tag="flip", gc=False):
    """Dealer: the next expedition card is this one, by its place in EXPEDITIONS."""

    card: int


Action: TypeAlias = Keep | Mark | Done | Take | Start | Deal | Flip

PAIRS: Final = tuple(Keep(*pair) for pair in combinations(range(4), 2))
PLACES: Final = tuple(Take(place) for place in range(DECK + 1))
DONE: Final = Done()


def cell_sets(width: int) -> tuple[int, ...]:
    """All sets of cells that one act may mark on a grid: single cells, then the shapes in the order of the pile."""
    shapes = (cells for shape in Shape for cells in placements(shape, width))
    return (*singles(width), *shapes)


def numbering(width: int, cards: int, starts: int) -> Numbering[Action]:
    """Players' acts first, then the dealer's: starts, flips, deals."""
    marks = (Mark(slot, cells) for slot in range(2) for cells in cell_sets(width))
    players: tuple[Action, ...] = (DONE, *PAIRS, *PLACES, *marks)
    dealer: tuple[Action, ...] = (
        *(Start(seat) for seat in range(starts)),
        *(Flip(card) for card in range(len(EXPEDITIONS))),
        *(Deal(number) for number in range(1, cards + 1)),
    )
    return Numbering((*players, *dealer))
