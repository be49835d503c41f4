"""The inner loop of the bound on par: cards that pay for the flips they use, and the best hand of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions.kernel import words as w
from crocetta.kit.compiled import Row, jit

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Rows = npt.NDArray[np.int64]

NEVER: Final = -(1 << 40)
COLOURS: Final = 4
BITS: Final = 6
"""Bits for the number of cards of a colour."""
ALL: Final = (1 << BITS) - 1
MOST_OF_A_COLOUR: Final = ALL + 1


@jit
def best_hand(
    worth: Row, colour: Row, names: Row, pays: Row, extra: Rows, most: int, chosen: Row, tried: Row
) -> int:
    """The most that at most `most` cards bring together; sets `chosen` to 1 for those.

    A card whose seal names a colour is paid for each card of it. So all combinations of counts per colour are
    tried: each card's worth is then fixed, and the best of each colour are taken.
    """
    best = 0
    for card in range(len(worth)):
        chosen[card] = 0
    counts = 0
    while counts >> BITS * COLOURS == 0:
        total = 0
        for k in range(COLOURS):
            total += counts >> BITS * k & ALL
        if total <= most:
            found = paid(worth, colour, names, pays, extra, counts, tried)
            if found > best:
                best = found
                for card in range(len(worth)):
                    chosen[card] = tried[card]
            counts += 1
        else:
            # The lowest colour with any has too many: carry one to the next colour.
            k = 0
            while counts >> BITS * k & ALL == 0:
                k += 1
            counts = (counts >> BITS * (k + 1)) + 1 << BITS * (k + 1)
    return best


@jit
def paid(worth: Row, colour: Row, names: Row, pays: Row, extra: Rows, counts: int, tried: Row) -> int:
    """What the best cards bring, so many of each colour; `NEVER` if there are too few."""
    total = 0
    for card in range(len(worth)):
        tried[card] = 0
    for k in range(COLOURS):
        wanted = counts >> BITS * k & ALL
        total += extra[k, wanted]
        for _ in range(wanted):
            top = -1
            most = NEVER
            for card in range(len(worth)):
                if colour[card] == k and not tried[card]:
                    found = worth[card]
                    if names[card] >= 0:
                        found += pays[card] * (counts >> BITS * names[card] & ALL) * w.TURN_UNITS
                    if found > most:
                        top, most = card, found
            if top < 0:
                return NEVER
            tried[top] = 1
            total += most
    return total
