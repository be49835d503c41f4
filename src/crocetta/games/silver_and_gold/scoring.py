"""Points and places (SG-27 to SG-29)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from crocetta.games.silver_and_gold.cards import SEALS, Colour, Deck, TreasureMap
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.kit.scoring import Criterion, Points, places

TIE_BREAK: Final = (Colour.GREY, Colour.GREEN, Colour.ORANGE, Colour.PURPLE)
"""More completed maps of these colours, one after the other (SG-29)."""


class Score(Points, frozen=True):
    coins: int
    cups: int
    palms: int
    maps: int
    seals: int


class Seal(NamedTuple):
    """The seal of a completed map, and the completed maps of the colour it names."""

    colour: Colour
    maps: int

    @property
    def points(self) -> int:
        return SEALS[self.colour] * self.maps


def score(deck: Deck, sheet: Sheet) -> Score:
    maps = completed_maps(deck, sheet)
    return Score(
        coins=sheet.coins,
        cups=sum(sheet.cups),
        palms=sum(sheet.palms),
        maps=sum([m.value for m in maps]),
        seals=sum([seal.points for seal in seals(maps)]) if maps else 0,
    )


def completed_maps(deck: Deck, sheet: Sheet) -> list[TreasureMap]:
    return [deck.maps[number] for number in sheet.completed]


def seals(maps: Sequence[TreasureMap]) -> Iterator[Seal]:
    """A map's own colour counts too (SG-28)."""
    for m in maps:
        if m.seal is not None:
            yield Seal(m.seal, sum(other.colour is m.seal for other in maps))


def criteria(deck: Deck, sheets: Sequence[Sheet]) -> tuple[Criterion, ...]:
    """Completed maps of grey, green, orange, purple (SG-29)."""
    colours = [[m.colour for m in completed_maps(deck, sheet)] for sheet in sheets]
    return tuple(Criterion(colour.value, tuple(each.count(colour) for each in colours)) for colour in TIE_BREAK)


def ranks(deck: Deck, sheets: Sequence[Sheet]) -> tuple[int, ...]:
    return places([score(deck, sheet).total for sheet in sheets], criteria(deck, sheets))
