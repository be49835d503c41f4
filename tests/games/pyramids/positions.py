"""Positions of Pyramids, drawn by hand: the rows of a chamber between slashes, marks as x."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids import load
from crocetta.games.pyramids.cards import WIDTH, Colour, Deck, read_own
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.state import Claim, Options, Sheet, State
from tests.games.expeditions_kit import at, bits, flip_of

PLAIN = "E...# / ....# / ..### / ...## / #...T"
"""Eight walls, no symbol; the shortest way has nine cells."""
OTHER = ".E..# / ....# / ..### / ...## / #...T"


def deck_file(*chambers: str) -> str:
    entries = (
        f'[[pyramid]]\nnumber = {number}\nchamber = """\n{_rows(chamber)}\n"""\n'
        for number, chamber in enumerate(chambers, start=1)
    )
    return 'edition = "by hand"\n' + "".join(entries)


def _rows(chamber: str) -> str:
    return "\n".join(chamber.replace("/", " ").split())


def game_of(*chambers: str) -> Pyramids:
    return Pyramids(read_own(deck_file(*chambers)))


def numbered_chambers(count: int) -> Iterable[str]:
    """The plain chamber again and again, each time with its number, up to 63, in green gems."""
    for number in range(1, count + 1):
        gems = "".join("g" if number >> bit & 1 else "." for bit in range(6))
        yield f"E..{gems[0]}# / ..{gems[1:3]}# / ..### / .{gems[3:5]}## / #..{gems[5]}T"


HAND_DRAWN = game_of(*numbered_chambers(48))
"""Forty-eight cards, for deck, display, queue and claims."""


@cache
def shipped() -> Pyramids:
    return load()


def cells(drawing: str) -> int:
    return at(drawing, WIDTH)


def mark(drawing: str) -> Mark:
    """Mark these cells on the card in the first slot."""
    return Mark(0, cells(drawing))


def mark_beside(drawing: str) -> Mark:
    """Mark these cells on the card in the second slot."""
    return Mark(1, cells(drawing))


def sheet(
    first: Holding | int | None = None,
    second: Holding | int | None = None,
    *,
    completed: tuple[int, ...] = (),
    torches: tuple[int, ...] = (),
    reds: int = 0,
    greens: int = 0,
    skulls: int = 0,
    claims: tuple[Claim, ...] = (),
) -> Sheet:
    """A player's cards, untouched where only the number is given, and the score card."""
    slots = tuple(Holding(slot) if isinstance(slot, int) else slot for slot in (first, second))
    return Sheet((slots[0], slots[1]), completed, torches, reds, greens, skulls, claims)


def marking(
    shape: Shape,
    *sheets: Sheet,
    display: tuple[int, ...] = (),
    deck: Iterable[int] = (),
    turn: int = 0,
    used: tuple[int, ...] = (),
    claimed: tuple[int, int, int] = (0, 0, 0),
    game: Pyramids = HAND_DRAWN,
) -> State:
    """Action 2: this shape has just been flipped, on top of the used cards."""
    return replace(
        game.law.setup(len(sheets), Options()),
        phase=Phase.MARK,
        turn=turn,
        sheets=sheets,
        opened=sheets,
        display=display,
        deck=bits(deck),
        used=(*used, flip_of(shape)),
        claimed=claimed,
    )


def digging(
    shape: Shape,
    chamber: str,
    marked: str = "",
    beside: str = "",
    marked_beside: str = "",
    *,
    turn: int = 0,
    score_card: Sheet | None = None,
) -> tuple[Pyramids, State]:
    """Seat 0 digs in this chamber, and in the one beside it if there is one; seat 1 has no card at all."""
    game = game_of(*(drawing for drawing in (chamber, beside) if drawing))
    slots = (Holding(1, cells(marked)), Holding(2, cells(marked_beside)) if beside else None)
    mine = replace(score_card or sheet(), slots=slots)
    return game, marking(shape, mine, sheet(), turn=turn, game=game)


def before_the_tomb(card: int, deck: Deck = HAND_DRAWN.deck) -> Holding:
    """A card on which only the Tomb is left to mark."""
    pyramid = deck.pyramids[card]
    return Holding(card, pyramid.cells & ~pyramid.tomb)


def all_marked(card: int, deck: Deck = HAND_DRAWN.deck) -> Holding:
    return Holding(card, deck.pyramids[card].cells)


def tomb(slot: int, card: int, deck: Deck = HAND_DRAWN.deck) -> Mark:
    return Mark(slot, deck.pyramids[card].tomb)


def of_colour(colour: Colour, count: int, without: Iterable[int] = ()) -> tuple[int, ...]:
    """The highest card numbers of a colour, by their remainders 1, 2, 0 (PY-1)."""
    remainder = {Colour.GREEN: 1, Colour.ORANGE: 2, Colour.PURPLE: 0}[colour]
    numbers = [n for n in range(48, 0, -1) if n % 3 == remainder and n not in set(without)]
    return tuple(numbers[:count])
