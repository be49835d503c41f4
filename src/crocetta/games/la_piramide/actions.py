"""The acts of players and dealer, and their fixed numbering."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import CARDS, CURSES, FAMILIES, OUT, PAWNS, Curse, kind
from crocetta.kit.game import Seat
from crocetta.kit.numbering import Numbering


class Roll(Struct, frozen=True, tag="roll", gc=False):
    """I roll, instead of playing a curse."""


class PlayCurse(Struct, frozen=True, tag="play-curse", gc=False):
    """I play this curse, instead of rolling."""

    curse: Curse


class Walk(Struct, frozen=True, tag="walk", gc=False):
    """After a 1: I move by one and do not gamble."""


class Gamble(Struct, frozen=True, tag="gamble", gc=False):
    """After a 1: I name these values, in ascending order, and roll again."""

    values: tuple[int, ...]


class Move(Struct, frozen=True, tag="move", gc=False):
    """This pawn goes to that square, or OUT."""

    pawn: int
    to: int


class PlaceBack(Struct, frozen=True, tag="place-back", gc=False):
    """This pawn of mine starts again from that start square."""

    pawn: int
    square: int


class Pick(Struct, frozen=True, tag="pick", gc=False):
    """The curse falls on this pawn."""

    pawn: int


class Name(Struct, frozen=True, tag="name", gc=False):
    """The curse falls on this player."""

    seat: Seat


class Begin(Struct, frozen=True, tag="begin", gc=False):
    """Dealer: this seat plays first."""

    seat: Seat


class Rolled(Struct, frozen=True, tag="rolled", gc=False):
    """Dealer: the die shows this value."""

    value: int


class Deal(Struct, frozen=True, tag="deal", gc=False):
    """Dealer: the next card of the deck is this one."""

    card: int


class Rob(Struct, frozen=True, tag="rob", gc=False):
    """Dealer: the grave robber takes this card."""

    card: int


Action: TypeAlias = Roll | PlayCurse | Walk | Gamble | Move | PlaceBack | Pick | Name | Begin | Rolled | Deal | Rob

ROLL: Final = Roll()
WALK: Final = Walk()
GAMBLES: Final = {count: tuple(Gamble(values) for values in combinations(range(1, 7), count)) for count in (2, 3)}
BEGINNINGS: Final = tuple(Begin(seat) for seat in range(len(FAMILIES)))
ROLLS: Final = tuple(Rolled(value) for value in range(1, 7))
DEALS: Final = tuple(Deal(card) for card in range(CARDS))


def numbering(maze: Maze) -> Numbering[Action]:
    """Players' acts first, then the dealer's."""
    return Numbering((*_players(maze), *BEGINNINGS, *ROLLS, *DEALS, *(Rob(card) for card in range(CARDS))))


def _players(maze: Maze) -> Iterator[Action]:
    yield ROLL
    yield WALK
    yield from (*GAMBLES[2], *GAMBLES[3])
    yield from (PlayCurse(curse) for curse in CURSES)
    yield from (Pick(pawn) for pawn in range(PAWNS))
    yield from (Name(seat) for seat in range(len(FAMILIES)))
    for pawn in range(PAWNS):
        yield from (Move(pawn, to) for to in (OUT, *range(maze.size)))
    for pawn in range(PAWNS):
        starts = (maze.starts[family, kind(pawn)] for family in FAMILIES)
        yield from (PlaceBack(pawn, square) for square in sorted(sum(starts, ())))
