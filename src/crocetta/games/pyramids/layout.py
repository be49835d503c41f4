"""What the numbers of observations and acts mean."""

from crocetta.games.expeditions import layout as shared
from crocetta.games.pyramids.cards import COLOURS, WIDTH
from crocetta.games.pyramids.game import Pyramids
from crocetta.kit.layout import Layout, Part

PLANES = (
    Part("open", "all cells that are not walls"),
    Part("entrance", "the Entrance"),
    Part("tomb", "the Tomb"),
    Part("crosses", "cells with a cross"),
    Part("reds", "cells with a red gem"),
    Part("greens", "cells with a green gem"),
    Part("torches", "cells with a torch"),
    Part("skulls", "cells with a skull"),
    Part("potions", "cells with a potion"),
)
NUMBERS = (
    Part("reds", "red gems marked"),
    Part("greens", "green gems marked"),
    Part("skulls", "skulls marked"),
    Part("torches", "for each round 1 if its torch is marked", 4),
    Part("claims", "points of the claims"),
)
LEFT = Part("left", "claims made so far in each colour: green, orange, purple", 3)


def layout(game: Pyramids) -> Layout:
    first = "how many seats further on seat 0 sits"
    crosses = [card.crosses for card in game.deck.pyramids[1:]]
    return Layout(
        observation=shared.observation(WIDTH, PLANES, NUMBERS, COLOURS, LEFT, first),
        acts=shared.acts(WIDTH),
        options={},
        lengths=lambda seats, options: shared.lengths(seats, crosses),
    )
