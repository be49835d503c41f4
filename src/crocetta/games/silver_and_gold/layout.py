"""What the numbers of observations and acts mean."""

from crocetta.games.expeditions import layout as shared
from crocetta.games.silver_and_gold.cards import WIDTH, Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.layout import Layout, Part

PLANES = (
    Part("fields", "all fields"),
    Part("crosses", "fields with a cross"),
    Part("coins", "fields with a coin"),
    Part("palms", "fields with a palm"),
)
NUMBERS = (
    Part("coins", "coins marked"),
    Part("rows", "rows of coins completed, which won a cup or came too late for one"),
    Part("cups", "points of the cups"),
    Part("palm_boxes", "palms written down"),
    Part("palms", "points of the palms, at most 127"),
)
LEFT = Part("left", "the highest cup left; then zeros", 3)


def layout(game: SilverAndGold) -> Layout:
    first = "how many seats further on the start player sits"
    crosses = [card.crosses for card in game.deck]
    return Layout(
        observation=shared.observation(WIDTH, PLANES, NUMBERS, tuple(Colour), LEFT, first),
        acts=shared.acts(WIDTH),
        options={},
        lengths=lambda seats, options: shared.lengths(seats, crosses),
    )
