"""Actions 3 and 4 (PY-20 to PY-24)."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block, give_up
from crocetta.games.pyramids.kernel import words as own
from crocetta.kit.compiled import Row, count, jit


@jit
def line_up(d: Row, s: Row) -> None:
    """Queues those who completed cards, lowest number first (PY-21)."""
    filled = 0
    for seat in range(s[w.SEATS]):
        filled |= filled_by(s, block(d, seat))
    s[w.FILLED] = filled
    places = 0
    queued = 0
    while filled:
        card = filled & -filled
        for seat in range(s[w.SEATS]):
            if filled_by(s, block(d, seat)) & card and not queued >> seat & 1:
                queued |= 1 << seat
                s[w.QUEUE] |= (seat + 1) << places
                places += 4
        filled ^= card


@jit
def filled_by(s: Row, b: int) -> int:
    """The cards in a seat's slots whose Tomb is marked."""
    tombs = s[b + w.MARKED] & s[b + own.TOMB]
    found = 0
    if tombs & w.LOW:
        found |= 1 << (s[b + w.CARDS] & 255)
    if tombs >> 32:
        found |= 1 << (s[b + w.CARDS] >> 8)
    return found


@jit
def lay_aside(d: Row, s: Row, b: int) -> None:
    tombs = s[b + w.MARKED] & s[b + own.TOMB]
    if tombs & w.LOW:
        give_up(d, s, b, 0)
        s[w.TO_TAKE] += 1
    if tombs >> 32:
        give_up(d, s, b, 1)
        s[w.TO_TAKE] += 1


@jit
def end_turn(d: Row, s: Row) -> None:
    """Action 4: claims, lowest card first."""
    while s[w.FILLED]:
        card = s[w.FILLED] & -s[w.FILLED]
        s[w.FILLED] ^= card
        for seat in range(s[w.SEATS]):
            b = block(d, seat)
            if s[b + w.COMPLETED] & card:
                claim_with(d, s, b, card)


@jit
def claim_with(d: Row, s: Row, b: int, card: int) -> None:
    """A claim for the 2nd, 4th or 6th of its colour; the seat's higher cards of this turn do not count yet."""
    colour = 0
    while not d[d[w.D_COLOURS] + colour] & card:
        colour += 1
    so_far = count(s[b + w.COMPLETED] & d[d[w.D_COLOURS] + colour] & ~s[w.FILLED])
    claimed = s[w.LEFT] >> 4 * colour & 15
    if claimed == 3 or so_far > 6 or so_far & 1:
        return
    place = own.CLAIM_TALLY
    while s[b + w.TALLY] >> place:
        place += 4
    s[b + w.TALLY] |= (3 * colour + claimed + 1) << place
    s[w.LEFT] += 1 << 4 * colour
