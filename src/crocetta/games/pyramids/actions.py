"""The acts of players and dealer: those of both expedition games, numbered for a 5 x 5 grid."""

from crocetta.games.expeditions.actions import Action, numbering
from crocetta.games.pyramids.cards import WIDTH
from crocetta.kit.numbering import Numbering


def numbered(cards: int) -> Numbering[Action]:
    return numbering(WIDTH, cards, starts=0)
