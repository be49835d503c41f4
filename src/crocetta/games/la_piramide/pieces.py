"""The things in the box: families, pawns and curse cards, and how they are numbered.

A pawn is a number: four to a seat, first its two slaves, then its two mummies. A card is a number from 0 to 35,
four of each curse in the order of LP-20.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from crocetta.kit.game import Seat


class Family(StrEnum):
    EYE = "eye"
    SCARAB = "scarab"
    LOTUS = "lotus"
    ANKH = "ankh"
    SERPENT = "serpent"
    FEATHER = "feather"


class Kind(StrEnum):
    SLAVE = "slave"
    MUMMY = "mummy"


class Curse(StrEnum):
    SECRET_PASSAGE = "secret-passage"
    RESTLESS_DEAD = "restless-dead"
    POSSESSION = "possession"
    FORCED_MARCH = "forced-march"
    PHARAOHS_CALL = "pharaohs-call"
    CHANGE_OF_BANDAGES = "change-of-bandages"
    AWAKENING = "awakening"
    GRAVE_ROBBER = "grave-robber"
    PLAGUE = "plague"


OUT: Final = -1
"""The place of a slave that has left the pyramid, and the destination of its last step."""
WAITING: Final = -2
"""The place of a pawn beside the board: sent back while no start square was free (LP-17)."""
BURST: Final = -3
"""The place of a mummy that has left the game (LP-16)."""

FAMILIES: Final = tuple(Family)
CURSES: Final = tuple(Curse)
NUMBERS: Final[Mapping[Curse, int]] = {
    Curse.SECRET_PASSAGE: 3,
    Curse.RESTLESS_DEAD: 6,
    Curse.POSSESSION: 4,
    Curse.FORCED_MARCH: 8,
    Curse.CHANGE_OF_BANDAGES: 0,
    Curse.AWAKENING: 3,
    Curse.PLAGUE: 1,
}
"""The numbers of curses that an edition may change (LP-20), as in the first edition; also the defaults.

How far each moves a pawn; how far apart two pawns may be to swap, 0 for any distance; how many turns Plague costs
with two players.
"""
COPIES: Final = 4
CARDS: Final = COPIES * len(CURSES)
HAND: Final = 3
"""Cards dealt to each player (LP-4)."""

SEATS: Final = range(2, 7)
PAWNS: Final = 4 * len(FAMILIES)
SLAVES: Final = tuple((4 * seat, 4 * seat + 1) for seat in range(len(FAMILIES)))
MUMMIES: Final = tuple((4 * seat + 2, 4 * seat + 3) for seat in range(len(FAMILIES)))

_KINDS: Final = tuple(Kind.MUMMY if pawn % 4 >= 2 else Kind.SLAVE for pawn in range(PAWNS))


def owner(pawn: int) -> Seat:
    return pawn // 4


def kind(pawn: int) -> Kind:
    return _KINDS[pawn]


def pawns_of(seat: Seat, of: Kind) -> tuple[int, int]:
    return SLAVES[seat] if of is Kind.SLAVE else MUMMIES[seat]


def curse_of(card: int) -> Curse:
    return CURSES[card // COPIES]
