"""Converts the deck and a state from the readable rules to rows of integers for the kernel."""

from crocetta.games.expeditions import packing as shared
from crocetta.games.expeditions.kernel import words as table
from crocetta.games.expeditions.packing import Row
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Deck, Pyramid
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.kernel import words
from crocetta.games.pyramids.rules import CLAIM_POINTS
from crocetta.games.pyramids.state import Claim, Options, Sheet, State


def data(game: Pyramids) -> Row:
    pyramids = game.deck.pyramids[1:]
    cards = [_planes(p) for p in pyramids]
    colours = [shared.as_set([p.number for p in pyramids if p.colour is colour]) for colour in COLOURS]
    return shared.table_data(game, WIDTH, cards, words.PLANES_OF_A_CHAMBER, colours)


def _planes(p: Pyramid) -> list[int]:
    return [p.cells, p.entrance, p.tomb, p.crosses, p.reds, p.greens, p.torches, p.skulls, p.potions]


def options(chosen: Options) -> int:
    """`open_pile` changes what people see, not what happens."""
    return 0


def row(game: Pyramids, state: State) -> Row:
    """The state as the kernel's row, without a seed."""
    s = shared.packed(state, _Faces(game.deck), words.BLOCK)
    s[table.LEFT] = sum(claims << 4 * colour for colour, claims in enumerate(state.claimed))
    s[table.FILLED] = shared.as_set([completion.card for completion in state.completions])
    for seat, pencil in enumerate(state.pencils):
        s[table.HEAD + seat * words.BLOCK + table.PENCIL] |= pencil.potions << table.POTIONS
    return s


class _Faces:
    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def planes(self, card: int) -> list[int]:
        return _planes(self.deck.pyramids[card])

    def tally(self, sheet: Sheet) -> int:
        counts = sheet.reds | sheet.greens << words.GREEN_TALLY | sheet.skulls << words.SKULL_TALLY
        torches = shared.as_set(sheet.torches) << words.TORCH_TALLY
        claims = shared.in_nibbles([_claim(claim) for claim in sheet.claims])
        return counts | torches | claims << words.CLAIM_TALLY


def _claim(claim: Claim) -> int:
    return 3 * COLOURS.index(claim.colour) + CLAIM_POINTS.index(claim.points)
