"""Points and places (LP-19)."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import start_of
from crocetta.kit.compiled import Row, jit


@jit
def score(d: Row, s: Row, seat: int) -> int:
    """Slaves out."""
    out = 0
    for slave in range(4 * seat, 4 * seat + 2):
        if s[w.AT + slave] == w.OUT:
            out += 1
    return out


@jit
def rank(d: Row, s: Row, seat: int) -> int:
    own = standing(d, s, seat)
    place = 1
    for other in range(s[w.SEATS]):
        if standing(d, s, other) > own:
            place += 1
    return place


@jit
def standing(d: Row, s: Row, seat: int) -> int:
    """Slaves out, then the shortest ways of the others; a waiting one counts from its farther start (LP-19)."""
    total = 1024 * score(d, s, seat)
    for slave in range(4 * seat, 4 * seat + 2):
        place = s[w.AT + slave]
        if place >= 0:
            total -= d[w.D_WAYS + place]
        elif place == w.WAITING:
            start = w.D_STARTS + start_of(s, slave)
            total -= max(d[w.D_WAYS + d[start]], d[w.D_WAYS + d[start + 1]])
    return total
