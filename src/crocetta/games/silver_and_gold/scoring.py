"""Points and places (SG-27 to SG-29)."""

from typing import Final

from crocetta.games.expeditions.scoring import Points
from crocetta.games.silver_and_gold.cards import SEALS, Colour, Deck
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.kit.game import ranked

TIE_BREAK: Final = (Colour.GREY, Colour.GREEN, Colour.ORANGE, Colour.PURPLE)
"""More completed maps of these colours, one after the other (SG-29)."""


class Score(Points, frozen=True):
    coins: int
    cups: int
    palms: int
    maps: int
    seals: int


def score(deck: Deck, sheet: Sheet) -> Score:
    maps = [deck.maps[number] for number in sheet.completed]
    seals = sum(SEALS[m.seal] * sum(other.colour is m.seal for other in maps) for m in maps if m.seal)
    return Score(
        coins=sheet.coins,
        cups=sum(sheet.cups),
        palms=sum(sheet.palms),
        maps=sum(m.value for m in maps),
        seals=seals,
    )


def ranks(deck: Deck, sheets: tuple[Sheet, ...]) -> tuple[int, ...]:
    """By points; then by completed maps of grey, green, orange, purple (SG-29)."""
    keys = []
    for sheet in sheets:
        colours = [deck.maps[number].colour for number in sheet.completed]
        keys.append((score(deck, sheet).total, *(colours.count(colour) for colour in TIE_BREAK)))
    return ranked(keys)
