"""Converts the deck and a state from the readable rules to rows of integers for the kernel."""

from crocetta.games.expeditions import packing as shared
from crocetta.games.expeditions.kernel import words as table
from crocetta.games.expeditions.packing import Row
from crocetta.games.silver_and_gold.cards import SEALS, WIDTH, Colour, Deck, TreasureMap
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.kernel import words
from crocetta.games.silver_and_gold.state import Options, Sheet, State

COLOURS = tuple(Colour)


def data(game: SilverAndGold) -> Row:
    cards = [_map_words(m) for m in game.deck]
    colours = [shared.as_set([m.number for m in game.deck if m.colour is colour]) for colour in COLOURS]
    return shared.table_data(game, WIDTH, cards, words.PLANES_OF_A_MAP, colours)


def _map_words(m: TreasureMap) -> list[int]:
    seal = (COLOURS.index(m.seal), SEALS[m.seal]) if m.seal else (-1, 0)
    return [*_planes(m), m.value, *seal]


def _planes(m: TreasureMap) -> list[int]:
    return [m.cells, m.crosses, m.coins, m.palms]


def options(chosen: Options) -> int:
    """`open_pile` changes what people see, not what happens."""
    return 0


def row(game: SilverAndGold, state: State) -> Row:
    """The state as the kernel's row, without a seed."""
    s = shared.packed(state, _Faces(game.deck), words.BLOCK)
    s[table.FIRST] = state.start
    s[table.LEFT] = state.cups_left
    return s


class _Faces:
    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def planes(self, card: int) -> list[int]:
        return _planes(self.deck.maps[card])

    def tally(self, sheet: Sheet) -> int:
        cups = sum(cup << words.CUPS + 3 * k for k, cup in enumerate(sheet.cups))
        palms = sum(palm << words.PALM_BOXES + 8 * k for k, palm in enumerate(sheet.palms))
        written = len(sheet.cups) << words.CUPS_WRITTEN | len(sheet.palms) << words.PALMS_WRITTEN
        return sheet.coins | written | cups | palms
