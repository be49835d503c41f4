"""Where a pawn may move (LP-6 to LP-11, LP-21), and the move with its meeting (LP-14 to LP-16).

The data has a table of the squares in reach on an empty board; legal moves are those without the barred squares.
Only with `no_passing` are the single walks checked.
"""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import free_starts, lift, put, taken
from crocetta.kit.compiled import Row, inlined, jit


@inlined
def walkers(s: Row, phase: int) -> tuple[int, int, int]:
    """The first and the last of the pawns that may move in this phase, and their stride; -1 if none moves."""
    if phase & 255 == w.DRIVING:
        pawn = phase >> w.SUBJECT & 255
        return pawn, pawn, w.BY_CURSE + (phase >> w.CURSE & 255)
    if phase & 255 in (w.SLAVE_MOVES, w.MUMMY_MOVES):
        pawn = 4 * s[w.PLAYER] + 2 * ((phase & 255) - w.SLAVE_MOVES)
        return pawn, pawn + 1, (phase >> w.PIPS) - 1
    return 0, 0, -1


@jit
def reach(stride: int, square: int) -> int:
    """The index in the data of the squares in reach of this one."""
    return w.D_REACH + 4 * (w.MOST_SQUARES * stride + square)


@jit
def destinations(d: Row, s: Row, pawn: int, stride: int) -> tuple[int, int, int, int]:
    """Whether a pawn may leave, 1 or 0, and the squares where it may stop (LP-6 to LP-11, LP-21)."""
    square = s[w.AT + pawn]
    if square < 0:
        return 0, 0, 0, 0
    # Squares of its own family are barred, its own square included; for a slave those of all slaves too (LP-8).
    family = w.FAMILY_ON + 3 * (pawn >> 2)
    low, middle, high = s[family], s[family + 1], s[family + 2]
    mummy = pawn & 2
    if not mummy:
        low, middle, high = low | s[w.KIND_ON], middle | s[w.KIND_ON + 1], high | s[w.KIND_ON + 2]
    exactly = 1 if s[w.OPTIONS] & w.EXACT_EXIT and stride < w.BY_CURSE else 0
    # The option is tested first: this is the hottest line of a match, and few tables have the option.
    if s[w.OPTIONS] & w.NO_PASSING and (
        stride < w.BY_CURSE or stride in (w.BY_CURSE + w.POSSESSION, w.BY_CURSE + w.AWAKENING)
    ):
        return destinations_without_passing(d, square, mummy, stride, exactly, low, middle, high)
    at = reach(stride, square)
    leaves = 0 if mummy else d[at + 3] >> exactly & 1
    return leaves, d[at] & ~low, d[at + 1] & ~middle, d[at + 2] & ~high


@jit
def destinations_without_passing(
    d: Row, square: int, mummy: int, stride: int, exactly: int, low: int, middle: int, high: int
) -> tuple[int, int, int, int]:
    """`destinations` by walks that pass over none of the barred squares (LP-10, LP-11)."""
    walks, ways = w.D_FIRST_WALKS + 8 * square, w.D_FIRST_WAYS + 8 * square
    shortest, longest = stride + 1, stride + 1
    if stride >= w.BY_CURSE:
        shortest, longest = 1, d[w.D_NUMBERS + stride - w.BY_CURSE]
    low_ends, middle_ends, high_ends, leaves = 0, 0, 0, 0
    for walk in range(d[walks + shortest], d[walks + longest + 1], 6):
        if d[walk] & low | d[walk + 1] & middle | d[walk + 2] & high == 0:
            low_ends |= d[walk + 3]
            middle_ends |= d[walk + 4]
            high_ends |= d[walk + 5]
    if not mummy:
        for way in range(d[ways + (longest if exactly else 1)], d[ways + longest + 1], 3):
            if d[way] & low | d[way + 1] & middle | d[way + 2] & high == 0:
                leaves = 1
    return leaves, low_ends & ~low, middle_ends & ~middle, high_ends & ~high


@jit
def can_move(d: Row, s: Row, pawn: int, last: int, stride: int) -> bool:
    """Whether one of these pawns can move (LP-9)."""
    while pawn <= last:
        leaves, low, middle, high = destinations(d, s, pawn, stride)
        if leaves | low | middle | high:
            return True
        pawn += 1
    return False


@jit
def stuck(d: Row, s: Row) -> bool:
    """No pawn on the board can move on any roll, and none that waits has a free start (LP-19)."""
    for pawn in range(4 * s[w.SEATS]):
        if s[w.AT + pawn] == w.WAITING and free_starts(d, s, pawn):
            return False
        for stride in range(6):
            if can_move(d, s, pawn, pawn, stride):
                return False
    return True


@inlined
def land(s: Row, pawn: int, to: int, due: int) -> int:
    """Move a pawn and resolve its meeting before anything else moves (LP-6, LP-14 to LP-16)."""
    if to == w.OUT:
        lift(s, pawn)
        s[w.AT + pawn] = w.OUT
        return w.OVER if s[w.AT + (pawn ^ 1)] == w.OUT else due
    if not taken(s, to):
        put(s, pawn, to)
        return due
    met = 0
    while s[w.AT + met] != to:
        met += 1
    lift(s, pawn)
    lift(s, met)
    if pawn & met & 2:
        s[w.AT + pawn] = w.BURST
        s[w.AT + met] = w.BURST
        return due
    return w.RETURNING | due & 255 << w.PIPS | pawn << w.SUBJECT | (met + 1) << w.SECOND
