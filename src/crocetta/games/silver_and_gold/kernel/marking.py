"""Action 2 (SG-12 to SG-20)."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.silver_and_gold.kernel import words as own
from crocetta.kit.compiled import Row, count, inlined, jit


@jit
def reach(s: Row, b: int) -> int:
    """A mark may lie anywhere on the map: all fields that are not marked."""
    return s[b + own.FIELDS] & ~s[b + w.MARKED]


@inlined
def mark(d: Row, s: Row, b: int, cells: int) -> None:
    s[b + w.MARKED] |= cells
    # Not by `collected`: the call would take a twentieth of the time of a random match.
    tally = with_coins(s[b + w.TALLY], cells & s[b + own.COINS])
    if cells & s[b + own.PALMS]:
        tally = write_palms(d, s, tally, count(cells & s[b + own.PALMS]))
    s[b + w.TALLY] = tally
    owed = s[b + w.PENCIL] >> w.OWED
    if owed:
        owed -= 1
    owed += count(cells & s[b + own.CROSSES])
    if s[b + own.FIELDS] == s[b + w.MARKED]:
        owed = 0
    s[b + w.PENCIL] = w.HAS_MARKED | owed << w.OWED


@jit
def collected(d: Row, s: Row, b: int, tally: int, cells: int) -> int:
    """The score card after the coins and palms of these cells."""
    tally = with_coins(tally, cells & s[b + own.COINS])
    if cells & s[b + own.PALMS]:
        tally = write_palms(d, s, tally, count(cells & s[b + own.PALMS]))
    return tally


@jit
def with_coins(tally: int, cells: int) -> int:
    return tally + min(count(cells), own.MOST_COINS - (tally & own.COINS_BITS))


@jit
def write_palms(d: Row, s: Row, tally: int, palms: int) -> int:
    """One, and one for each palm in the display, into the next boxes (SG-20)."""
    worth = 1
    display = s[w.DISPLAY]
    while display:
        worth += count(d[d[w.D_TABLE] + (display & 255) * d[w.D_ROW] + own.PALMS - w.PLANES])
        display >>= 8
    for _ in range(palms):
        written = tally >> own.PALMS_WRITTEN & 7
        if written < own.MOST_PALMS:
            tally += (1 << own.PALMS_WRITTEN) + (worth << own.PALM_BOXES + 8 * written)
    return tally
