"""Action 3 and the turn's end (SG-21 to SG-24)."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import give_up
from crocetta.games.silver_and_gold.kernel import words as own
from crocetta.kit.compiled import Row, jit


@jit
def line_up(d: Row, s: Row) -> None:
    """Queues everybody, from the start player clockwise (SG-21)."""
    for k in range(s[w.SEATS]):
        s[w.QUEUE] |= ((s[w.FIRST] + k) % s[w.SEATS] + 1) << 4 * k


@jit
def lay_aside(d: Row, s: Row, b: int) -> None:
    """Cups for completed rows of coins, then completed maps."""
    win_cups(s, b)
    free = s[b + own.FIELDS] & ~s[b + w.MARKED]
    if free & w.LOW == 0 and s[b + w.CARDS] & 255:
        give_up(d, s, b, 0)
        s[w.TO_TAKE] += 1
    if free >> 32 == 0 and s[b + w.CARDS] >> 8:
        give_up(d, s, b, 1)
        s[w.TO_TAKE] += 1


@jit
def win_cups(s: Row, b: int) -> None:
    tally = s[b + w.TALLY]
    written = tally >> own.CUPS_WRITTEN & 3
    for row in range(written, (tally & own.COINS_BITS) >> 2):
        tally += (1 << own.CUPS_WRITTEN) + (s[w.LEFT] << own.CUPS + 3 * row)
        if s[w.LEFT]:
            s[w.LEFT] -= 1
    s[b + w.TALLY] = tally


@jit
def end_turn(d: Row, s: Row) -> None:
    """The next player clockwise becomes start player (SG-24)."""
    s[w.FIRST] += 1
    if s[w.FIRST] == s[w.SEATS]:
        s[w.FIRST] = 0
