"""The legal acts, as a mask or one of them at random."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import actors, free_starts, start_of
from crocetta.games.la_piramide.kernel.curses import partners, picks, playable, victims
from crocetta.games.la_piramide.kernel.moves import destinations, walkers
from crocetta.kit.compiled import Mask, Row, count, draw, jit, lowest, nth


@jit
def legal(d: Row, s: Row, seat: int, mask: Mask) -> int:
    mask[:] = 0
    who = actors(d, s)
    if who != w.DEALER if seat == w.DEALER else who <= 0 or not who >> seat & 1:
        return 0
    pawn, last, stride = walkers(s, s[w.PHASE])
    if stride < 0:
        first, acts = open_acts(d, s)
        return add_to_mask(mask, first, acts)
    total = 0
    while pawn <= last:
        leaves, low, middle, high = destinations(d, s, pawn, stride)
        first = w.FIRST_MOVE + pawn * (d[w.D_SIZE] + 1)
        total += add_to_mask(mask, first, leaves) + add_to_mask(mask, first + 1, low)
        total += add_to_mask(mask, first + 1 + 64, middle) + add_to_mask(mask, first + 1 + 128, high)
        pawn += 1
    return total


@jit
def add_to_mask(mask: Mask, first: int, acts: int) -> int:
    total = 0
    while acts:
        mask[first + lowest(acts)] = 1
        acts &= acts - 1
        total += 1
    return total


@jit
def choose(d: Row, s: Row, seat: int) -> int:
    pawn, last, stride = walkers(s, s[w.PHASE])
    if stride < 0:
        first, acts = open_acts(d, s)
        return first + nth(acts, draw(s, count(acts)))
    pawn, to = random_move(d, s, pawn, last, stride)
    return w.FIRST_MOVE + pawn * (d[w.D_SIZE] + 1) + 1 + to


@jit
def random_move(d: Row, s: Row, pawn: int, last: int, stride: int) -> tuple[int, int]:
    """One of the moves of one or two pawns, each as likely: the pawn, or -1 if none can move, and where it goes."""
    leaves, low, middle, high = destinations(d, s, pawn, stride)
    here = leaves + count(low) + count(middle) + count(high)
    total = here
    if last != pawn:
        leaves_2, low_2, middle_2, high_2 = destinations(d, s, last, stride)
        total += leaves_2 + count(low_2) + count(middle_2) + count(high_2)
    if total == 0:
        return -1, 0
    n = draw(s, total)
    if n >= here:
        n -= here
        pawn, leaves, low, middle, high = last, leaves_2, low_2, middle_2, high_2
    n -= leaves
    if n < 0:
        return pawn, w.OUT
    first = 0
    if n >= count(low):
        n -= count(low)
        first, low = 64, middle
        if n >= count(middle):
            n -= count(middle)
            first, low = 128, high
    return pawn, first + nth(low, n)


@jit
def open_acts(d: Row, s: Row) -> tuple[int, int]:
    """The legal acts where no pawn moves: the number of the first, and a bit set of offsets from it."""
    phase, curse = s[w.PHASE] & 255, s[w.PHASE] >> w.CURSE & 255
    if phase == w.CHOOSING:
        return w.ROLL, 1 | playable(d, s) << (w.FIRST_CURSE - w.ROLL)
    if phase == w.TEMPTED:
        gambles = ((1 << w.TRIPLES) - 1) << w.PAIRS if s[w.OPTIONS] & w.GAMBLE_3 else (1 << w.PAIRS) - 1
        return w.WALK, 1 | gambles << 1
    if phase == w.PICKING:
        return w.FIRST_PICK, picks(d, s, curse)
    if phase == w.SWAPPING:
        return w.FIRST_PICK, partners(d, s, s[w.PHASE] >> w.SUBJECT & 255)
    if phase == w.NAMING:
        return w.FIRST_NAME, victims(s, curse)
    if phase in (w.PLACING, w.RETURNING):
        return place_back_acts(d, s)
    return chance_acts(d, s)


@jit
def chance_acts(d: Row, s: Row) -> tuple[int, int]:
    """The same for the dealer: all outcomes are equally likely."""
    phase = s[w.PHASE] & 255
    if phase in (w.ROLLING, w.GAMBLING):
        return d[w.D_ROLLS], 63
    if phase == w.ROBBING:
        return d[w.D_ROBBERIES], s[w.HANDS + (s[w.PHASE] >> w.SUBJECT & 255)]
    if phase == w.OPENING:
        return d[w.D_BEGINNINGS], (1 << s[w.SEATS]) - 1
    return d[w.D_DEALS], s[w.DECK] if s[w.DECK] else 1 << (s[w.BOTTOM] & 63)


@jit
def place_back_acts(d: Row, s: Row) -> tuple[int, int]:
    """Start squares for a lifted pawn, or for the first waiting one of each kind: two waiting are alike (LP-17)."""
    lifted = s[w.PHASE] >> w.SUBJECT & 255 if s[w.PHASE] & 255 == w.RETURNING else -1
    first = lifted & ~3 if lifted >= 0 else 4 * s[w.PLAYER]
    found = 0
    for pawn in range(first, first + 4):
        waits = s[w.AT + pawn] == w.WAITING and not (pawn & 1 and s[w.AT + pawn - 1] == w.WAITING)
        if pawn == lifted if lifted >= 0 else waits:
            free = free_starts(d, s, pawn)
            number = w.D_START_NUMBERS + start_of(s, pawn)
            offered = (free & 1) << d[number] | (free >> 1) << d[number + 1]
            found |= offered << w.STARTS_OF_KIND * (pawn - first)
    return d[w.D_PLACE_BACKS] + w.STARTS_OF_KIND * first, found


@jit
def players_acts(d: Row) -> int:
    """The number of players' acts, the no-op included: those from it on are the dealer's."""
    return d[w.D_BEGINNINGS]
