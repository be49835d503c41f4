"""The layout of observations and acts of both flip-and-write games."""

from collections.abc import Sequence
from enum import Enum

from crocetta.games.expeditions.actions import PAIRS, PLACES
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, placements
from crocetta.games.expeditions.table import DEALT, TURNS
from crocetta.kit.layout import Lengths, Part, size

SEATS = 4
NUMBERS = 8
"""Numbers of a score card, including those that a game does not use."""
COLOURS = 4
SHAPES = ", ".join(shape.value for shape in Shape)


def observation(
    width: int, planes: Sequence[Part], numbers: Sequence[Part], colours: Sequence[Enum], left: Part, first: str
) -> tuple[Part, ...]:
    """`planes` are sets of cells, one number each here; `numbers` those of the score card."""
    names = ", ".join(colour.value for colour in colours)
    card = _card(width, planes, names)
    return (
        Part("phase", "one of three is 1: all keep two cards, all mark, somebody takes a card", 3),
        Part("turn", "0 to 27; 28 when the match is over"),
        Part("turn_in_round", "0 to 6"),
        Part("pile", "for each expedition card 1 while it may still be flipped in this round", len(EXPEDITIONS)),
        Part(
            "shape", f"one of six is 1, the open shape: {SHAPES}; none before the first flip of a round", len(Shape)
        ),
        Part("deck", "cards in the deck"),
        Part("display", "cards in the display"),
        Part("to_take", "cards that the one whose turn it is to take still takes"),
        Part("owed", "bonus marks that one still has to make"),
        Part("players", "how many there are"),
        left,
        Part("first", first),
        Part(
            "sheet",
            "one for each player, one's own first, then clockwise; zeros for absent players",
            copies=SEATS,
            parts=(
                *_filled(numbers),
                Part("completed", f"completed cards of each colour: {names}", COLOURS),
                Part("finished", "1 if the player has kept two cards, or has said that they are done"),
                Part(
                    "card",
                    "the two cards before the player; of each, the cells that are not marked. Others' marks are "
                    "those of before this marking. Zeros for an empty place",
                    copies=2,
                    parts=card,
                ),
            ),
        ),
        Part(
            "offer",
            "cards like those: while keeping the four in one's hand, later those of the display",
            copies=4,
            parts=card,
        ),
    )


def _card(width: int, planes: Sequence[Part], names: str) -> tuple[Part, ...]:
    cells = width * width
    return (
        *(Part(plane.name, f"{plane.meaning}, {width} rows of {width}", cells) for plane in planes),
        Part("colour", f"one of them is 1: {names}", COLOURS),
        Part("seal", "one of them is 1, the colour that the seal names, if there is a seal", COLOURS),
        Part("number", "of the card"),
    )


def _filled(numbers: Sequence[Part]) -> tuple[Part, ...]:
    """Padded to the length that both games have."""
    missing = NUMBERS - size(tuple(numbers))
    return (*numbers, Part("unused", "zeros", missing)) if missing else tuple(numbers)


def acts(width: int) -> tuple[Part, ...]:
    cells = f"{width} rows of {width}"
    shapes = sum(len(placements(shape, width)) for shape in Shape)
    marks = (
        Part("single", f"one cell: {cells}", width * width),
        Part(
            "shape", f"the open shape, turned any way: {SHAPES}; each in the order of its cells as a number", shapes
        ),
    )
    return (
        Part("noop", "nothing to decide"),
        Part("done", "finished marking"),
        Part("keep", "two of the four cards: 01, 02, 03, 12, 13, 23", len(PAIRS)),
        Part("take", "the card at this place of the display; the last one is the deck", len(PLACES)),
        Part("mark", "on the card in slot 0, then on that in slot 1", copies=2, parts=marks),
    )


def lengths(seats: int, crosses: Sequence[int]) -> Lengths:
    """A choice of cards; a mark and `done` in each turn; a bonus mark for each cross, and each card taken once."""
    bonuses, cards = sum(cells.bit_count() for cells in crosses), len(crosses)
    return Lengths(seats * (1 + 2 * TURNS) + bonuses + cards, 1 + DEALT * seats + cards + TURNS)
