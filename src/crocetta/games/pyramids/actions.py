"""What players and dealer do: the acts of both expedition games, numbered for a grid of five."""

from crocetta.games.expeditions.actions import Action, numbering
from crocetta.games.pyramids.cards import WIDTH
from crocetta.kit.numbering import Numbering


def numbered(cards: int) -> Numbering[Action]:
    return numbering(WIDTH, cards, starts=0)
