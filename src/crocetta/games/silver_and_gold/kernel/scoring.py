"""Points and places (SG-27 to SG-29), and the score card as others see it."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.games.silver_and_gold.kernel import words as own
from crocetta.kit.compiled import Observation, Row, count, jit


@jit
def score(d: Row, s: Row, seat: int) -> int:
    b = block(d, seat)
    tally = s[b + w.TALLY]
    points = (tally & own.COINS_BITS) + cups(tally) + palms(tally)
    completed = s[b + w.COMPLETED]
    left = completed
    while left:
        row = d[w.D_TABLE] + count((left & -left) - 1) * d[w.D_ROW]
        points += d[row + own.VALUE]
        if d[row + own.SEAL] >= 0:
            points += d[row + own.PAYS] * count(completed & d[d[w.D_COLOURS] + d[row + own.SEAL]])
        left &= left - 1
    return points


@jit
def cups(tally: int) -> int:
    points = 0
    for row in range(3):
        points += tally >> own.CUPS + 3 * row & 7
    return points


@jit
def palms(tally: int) -> int:
    points = 0
    for box in range(own.MOST_PALMS):
        points += tally >> own.PALM_BOXES + 8 * box & 255
    return points


@jit
def standing(d: Row, s: Row, seat: int) -> int:
    """Points, then completed maps of grey, green, orange, purple: greater is better."""
    found = score(d, s, seat)
    completed = s[block(d, seat) + w.COMPLETED]
    for colour in range(own.COLOURS):
        found = found << 6 | count(completed & d[d[w.D_COLOURS] + own.COLOURS - 1 - colour])
    return found


@jit
def show_tally(tally: int, at: int, out: Observation) -> None:
    """Coins, cups, their sum, palms, their sum."""
    out[at] = tally & own.COINS_BITS
    out[at + 1] = tally >> own.CUPS_WRITTEN & 3
    out[at + 2] = cups(tally)
    out[at + 3] = tally >> own.PALMS_WRITTEN & 7
    out[at + 4] = min(palms(tally), 127)
