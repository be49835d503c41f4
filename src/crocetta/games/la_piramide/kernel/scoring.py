"""Points and ranks (LP-19)."""

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
    own = ranking_key(d, s, seat)
    place = 1
    for other in range(s[w.SEATS]):
        if ranking_key(d, s, other) > own:
            place += 1
    return place


@jit
def ranking_key(d: Row, s: Row, seat: int) -> int:
    """Higher leads: slaves out, then fewest steps out of the rest; one waiting counts from its farther start."""
    total = 1024 * score(d, s, seat)
    for slave in range(4 * seat, 4 * seat + 2):
        place = s[w.AT + slave]
        if place >= 0:
            total -= d[w.D_WAYS + place]
        elif place == w.WAITING:
            start = w.D_STARTS + start_of(s, slave)
            total -= max(d[w.D_WAYS + d[start]], d[w.D_WAYS + d[start + 1]])
    return total
