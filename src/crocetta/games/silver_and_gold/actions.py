"""The acts of players and dealer: those of both expedition games, numbered for a 4 x 4 grid."""

from crocetta.games.expeditions.actions import Action, numbering
from crocetta.games.silver_and_gold.cards import WIDTH
from crocetta.kit.numbering import Numbering


def numbered(cards: int) -> Numbering[Action]:
    return numbering(WIDTH, cards, starts=4)
