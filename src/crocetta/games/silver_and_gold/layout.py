"""What the numbers of observations and acts mean."""

from crocetta.games.expeditions import layout as shared
from crocetta.games.silver_and_gold.cards import WIDTH, Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.layout import Part

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


def observation(game: SilverAndGold) -> tuple[Part, ...]:
    first = "how many seats further on the start player sits"
    return shared.observation(WIDTH, PLANES, NUMBERS, tuple(Colour), LEFT, first)


def acts(game: SilverAndGold) -> tuple[Part, ...]:
    return shared.acts(WIDTH)
