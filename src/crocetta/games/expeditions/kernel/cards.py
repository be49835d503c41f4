"""Setup, cards dealt, kept, laid out and taken, and the end of a turn."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.kit.compiled import COUNTER, SEED, Row, jit


@jit
def setup(d: Row, s: Row, seats: int, first_phase: int, seed: int) -> None:
    for word in range(w.HEAD + w.MOST_SEATS * d[w.D_BLOCK]):
        s[word] = 0
    s[SEED] = seed
    s[COUNTER] = 0
    s[w.PHASE] = first_phase
    s[w.SEATS] = seats
    s[w.DECK] = (1 << (d[w.D_CARDS] + 1)) - 2
    s[w.PILE] = 255


@jit
def block(d: Row, seat: int) -> int:
    """Where the words of a seat begin."""
    return w.HEAD + seat * d[w.D_BLOCK]


@jit
def actors(d: Row, s: Row) -> int:
    phase = s[w.PHASE]
    if phase == w.OVER:
        return 0
    if phase == w.TAKE:
        return 1 << ((s[w.QUEUE] & 15) - 1)
    if phase != w.MARK and phase != w.KEEP:
        return w.DEALER
    found = 0
    for seat in range(s[w.SEATS]):
        b = block(d, seat)
        waits = s[b + w.KEPT] if phase == w.KEEP else s[b + w.PENCIL] & w.HAS_DONE
        if not waits:
            found |= 1 << seat
    return found


@jit
def displayed(s: Row) -> int:
    """How many cards lie in the display."""
    cards = s[w.DISPLAY]
    found = 0
    while cards:
        found += 1
        cards >>= 8
    return found


@jit
def can_take(s: Row) -> bool:
    return s[w.DISPLAY] != 0 or s[w.DECK] != 0


@jit
def leave_deck(s: Row, card: int) -> None:
    s[w.DECK] &= ~(1 << card)


@jit
def deal_to_hand(d: Row, s: Row, card: int) -> None:
    leave_deck(s, card)
    seat = 0
    while s[block(d, seat) + w.HAND] >> 24:
        seat += 1
    b = block(d, seat)
    place = 0
    while s[b + w.HAND] >> place:
        place += 8
    s[b + w.HAND] |= card << place
    if seat == s[w.SEATS] - 1 and place == 24:
        s[w.PHASE] = w.KEEP


@jit
def keep(d: Row, s: Row, seat: int, pair: int) -> None:
    s[block(d, seat) + w.KEPT] = pair + 1
    for other in range(s[w.SEATS]):
        if not s[block(d, other) + w.KEPT]:
            return
    for other in range(s[w.SEATS]):
        _lay_open(d, s, block(d, other))
    s[w.PHASE] = w.REFILL


@jit
def _lay_open(d: Row, s: Row, b: int) -> None:
    """Lays open the cards that were kept; the others go back into the deck."""
    pair = 3 * (s[b + w.KEPT] - 1)
    first, second = w.FIRST_OF_PAIR >> pair & 7, w.SECOND_OF_PAIR >> pair & 7
    for place in range(4):
        card = s[b + w.HAND] >> 8 * place & 255
        if place == first:
            receive(d, s, b, 0, card)
        elif place == second:
            receive(d, s, b, 1, card)
        else:
            s[w.DECK] |= 1 << card
    s[b + w.HAND] = 0
    s[b + w.KEPT] = 0


@jit
def receive(d: Row, s: Row, b: int, slot: int, card: int) -> None:
    s[b + w.CARDS] |= card << 8 * slot
    row = d[w.D_TABLE] + card * d[w.D_ROW]
    for plane in range(d[w.D_PLANES]):
        s[b + w.PLANES + plane] |= d[row + plane] << 32 * slot


@jit
def give_up(d: Row, s: Row, b: int, slot: int) -> int:
    """Lays a completed card aside. Returns its number."""
    card = s[b + w.CARDS] >> 8 * slot & 255
    others = w.LOW if slot else ~w.LOW
    s[b + w.CARDS] &= 255 << 8 * (1 - slot)
    s[b + w.MARKED] &= others
    for plane in range(d[w.D_PLANES]):
        s[b + w.PLANES + plane] &= others
    s[b + w.COMPLETED] |= 1 << card
    return card


@jit
def take_from_display(d: Row, s: Row, place: int) -> None:
    card = s[w.DISPLAY] >> 8 * place & 255
    below = s[w.DISPLAY] & ((1 << 8 * place) - 1)
    s[w.DISPLAY] = below | (s[w.DISPLAY] >> 8 * (place + 1)) << 8 * place
    take(d, s, card)


@jit
def take(d: Row, s: Row, card: int) -> None:
    """The first in the queue takes a card into the first empty slot."""
    b = block(d, (s[w.QUEUE] & 15) - 1)
    receive(d, s, b, 0 if s[b + w.CARDS] & 255 == 0 else 1, card)
    s[w.TO_TAKE] -= 1


@jit
def go_on_taking(s: Row) -> bool:
    """True if the first in the queue takes another card; else the next in the queue is up."""
    if s[w.TO_TAKE] and can_take(s):
        s[w.PHASE] = w.TAKE
        return True
    s[w.QUEUE] >>= 4
    s[w.TO_TAKE] = 0
    return False


@jit
def must_refill(s: Row) -> bool:
    """True if the display is short; the dealer then fills it."""
    if s[w.DECK] != 0 and s[w.DISPLAY] >> 24 == 0:
        s[w.PHASE] = w.REFILL
        return True
    return False


@jit
def lay_on_display(s: Row, card: int) -> None:
    leave_deck(s, card)
    s[w.DISPLAY] |= card << 8 * displayed(s)


@jit
def flip(s: Row, card: int) -> None:
    s[w.USED] = s[w.USED] << 4 | (card + 1)
    s[w.PILE] &= ~(1 << card)
    s[w.PHASE] = w.MARK


@jit
def open_sheets(d: Row, s: Row) -> None:
    """Saves what the others see of each sheet until the marking ends."""
    for seat in range(s[w.SEATS]):
        b = block(d, seat)
        s[b + w.OPENED] = s[b + w.MARKED]
        s[b + w.OPENED_TALLY] = s[b + w.TALLY]


@jit
def close_sheets(d: Row, s: Row) -> None:
    for seat in range(s[w.SEATS]):
        b = block(d, seat)
        s[b + w.OPENED] = 0
        s[b + w.OPENED_TALLY] = 0
        s[b + w.PENCIL] = 0


@jit
def next_turn(s: Row) -> None:
    s[w.TURN] += 1
    if s[w.TURN] % w.ROUND == 0:
        s[w.USED] = 0
        s[w.PILE] = 255
    s[w.PHASE] = w.OVER if s[w.TURN] > w.LAST_TURN else w.FLIP
