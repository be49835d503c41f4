"""Lookup of what a card still needs, and an estimate for two cards together.

All numbers are integers: turns, points and chances in units of 1/1024.
"""

from crocetta.games.expeditions.kernel import words as w
from crocetta.kit.compiled import Row, jit


@jit
def place_of(d: Row, card: int, cells: int) -> int:
    """The number of a set of a card's cells."""
    width = d[w.D_WIDTH]
    at = d[w.D_ROWS] + (card * width << width)
    row_of_cells = (1 << width) - 1
    place = 0
    for _ in range(width):
        place += d[at + (cells & row_of_cells)]
        cells >>= width
        at += row_of_cells + 1
    return place


@jit
def in_time(d: Row, spare: int) -> int:
    """The chance to be finished with so many turns to spare."""
    at = d[w.D_EVALUATION] + w.E_LATE
    x = spare + 4096
    if x <= 0:
        return d[at]
    if x >= 8192:
        return d[at + 64]
    at += x >> 7
    return d[at] + ((d[at + 1] - d[at]) * (x & 127) >> 7)


@jit
def worth_of_rest(d: Row, turns: int) -> int:
    """The value of the turns left after the cards in hand."""
    if turns <= 0:
        return 0
    at = d[w.D_EVALUATION] + w.E_REST + (turns >> 8)
    return d[at] + ((d[at + 1] - d[at]) * (turns & 255) >> 8)


@jit
def promise(d: Row, needs: int, worth: int, other_needs: int, other_worth: int, turns: int) -> int:
    """The value of two cards, finished in the better order, and of the turns after them.

    A card that needs no turns is finished.
    """
    if turns <= 0:
        return (0 if needs else worth) + (0 if other_needs else other_worth)
    e = d[w.D_EVALUATION]
    together = (needs + other_needs) * d[e + w.E_BOTH] >> 10
    rest = worth_of_rest(d, turns - together)
    alone = d[e + w.E_ALONE]
    if needs == 0:
        late = in_time(d, turns - (other_needs * alone >> 10)) if other_needs else 1024
        return worth + (other_worth * late >> 10) + rest
    if other_needs == 0:
        return other_worth + (worth * in_time(d, turns - (needs * alone >> 10)) >> 10) + rest
    last = in_time(d, turns - together)
    one = worth * in_time(d, turns - (needs * alone >> 10)) + other_worth * last
    two = other_worth * in_time(d, turns - (other_needs * alone >> 10)) + worth * last
    return (max(one, two) >> 10) + rest
