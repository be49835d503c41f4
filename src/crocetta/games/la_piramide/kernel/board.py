"""Pawns and squares: setup, putting a pawn on a square and lifting it, who is to act."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.kit.compiled import SEED, Row, jit


@jit
def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None:
    """Options and families as given, pawns on their start squares (LP-4)."""
    for word in range(w.WORDS):
        s[word] = 0
    s[SEED] = seed
    s[w.SEATS] = seats
    s[w.OPTIONS] = options
    rounds = options >> w.ROUNDS
    s[w.LIMIT] = rounds * seats if rounds else w.NO_LIMIT
    s[w.DECK] = 0 if options & w.NO_CURSES else (1 << w.CARDS) - 1
    for pawn in range(4 * seats):
        s[w.AT + pawn] = w.WAITING
        put(s, pawn, d[w.D_STARTS + start_of(s, pawn) + (pawn & 1)])


@jit
def actors(d: Row, s: Row) -> int:
    phase = s[w.PHASE] & 255
    if phase == w.OVER:
        return 0
    if w.DEALER_PHASES >> phase & 1:
        return w.DEALER
    if phase == w.RETURNING:
        return 1 << (s[w.PHASE] >> w.SUBJECT & 255) // 4
    return 1 << s[w.PLAYER]


@jit
def lift(s: Row, pawn: int) -> None:
    """Take a pawn from its square, if it is on one; it waits beside the board."""
    square = s[w.AT + pawn]
    if square >= 0:
        bit = 1 << (square & 63)
        s[w.FAMILY_ON + 3 * (pawn >> 2) + (square >> 6)] ^= bit
        s[w.KIND_ON + 3 * (pawn >> 1 & 1) + (square >> 6)] ^= bit
    s[w.AT + pawn] = w.WAITING


@jit
def put(s: Row, pawn: int, square: int) -> None:
    """Put a pawn on a square, from wherever it is."""
    lift(s, pawn)
    s[w.AT + pawn] = square
    bit = 1 << (square & 63)
    s[w.FAMILY_ON + 3 * (pawn >> 2) + (square >> 6)] |= bit
    s[w.KIND_ON + 3 * (pawn >> 1 & 1) + (square >> 6)] |= bit


@jit
def taken(s: Row, square: int) -> int:
    """1 if a pawn is there."""
    word = w.KIND_ON + (square >> 6)
    return (s[word] | s[word + 3]) >> (square & 63) & 1


@jit
def start_of(s: Row, pawn: int) -> int:
    """The index of a pawn's two start squares in the tables of starts."""
    family = s[w.OPTIONS] >> (w.FAMILIES + 4 * (pawn >> 2)) & 15
    return 4 * family + (pawn & 2)


@jit
def free_starts(d: Row, s: Row, pawn: int) -> int:
    """Which of its two start squares are free, as a set of two bits (LP-17)."""
    start = w.D_STARTS + start_of(s, pawn)
    return 3 ^ (taken(s, d[start]) | taken(s, d[start + 1]) << 1)
