"""Marks: a kind of placement and the bit of its lowest cell, in one number."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.kit.compiled import Mask, Row, count, draw, inlined, jit, nth


@inlined
def fits(d: Row, kind: int, free: int, near: int) -> int:
    """The bits where the lowest cell of a kind may lie: all its cells free, one of them near."""
    k = d[w.D_KINDS] + w.KIND_WORDS * kind
    first, second, third = d[k], d[k + 1], d[k + 2]
    room = free & (free >> first) & (free >> second) & (free >> third) & d[k + 3]
    return room & (near | (near >> first) | (near >> second) | (near >> third))


@jit
def cells(d: Row, place: int) -> int:
    return d[d[w.D_KINDS] + w.KIND_WORDS * (place >> 6) + 4] << (place & 63)


@jit
def number(d: Row, place: int) -> int:
    """The number of the act that marks there."""
    return d[d[w.D_NUMBERS] + place]


@jit
def pick_single(s: Row, near: int) -> int:
    return nth(near, draw(s, count(near)))


@inlined
def pick(d: Row, s: Row, free: int, near: int) -> int:
    """A placement of the open shape or a single cell, each as likely."""
    pile = d[w.D_PILE] + w.PILE_WORDS * ((s[w.USED] & 15) - 1)
    first, kinds = d[pile], d[pile + 1]
    singles = count(near)
    total = singles
    counts = 0
    for k in range(kinds):
        here = count(fits(d, first + k, free, near))
        counts |= here << 8 * k
        total += here
    n = draw(s, total)
    if n < singles:
        return nth(near, n)
    n -= singles
    kind = first
    while n >= counts & 255:
        n -= counts & 255
        counts >>= 8
        kind += 1
    return kind << 6 | nth(fits(d, kind, free, near), n)


@jit
def list_marks(d: Row, s: Row, free: int, near: int, only_singles: bool, mask: Mask) -> int:
    """Fills in the acts of one who is marking."""
    found = _list_kind(d, 0, near, mask)
    if not only_singles:
        pile = d[w.D_PILE] + w.PILE_WORDS * ((s[w.USED] & 15) - 1)
        for kind in range(d[pile], d[pile] + d[pile + 1]):
            found += _list_kind(d, kind, fits(d, kind, free, near), mask)
    return found


@jit
def _list_kind(d: Row, kind: int, bits: int, mask: Mask) -> int:
    found = 0
    while bits:
        lowest = bits & -bits
        mask[number(d, kind << 6 | count(lowest - 1))] = 1
        bits ^= lowest
        found += 1
    return found
