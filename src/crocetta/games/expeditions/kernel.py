"""What the kernels of both flip-and-write games share: the table, the shapes, and cards changing hands.

A player's two cards lie in one word: the cells of slot 0 from bit 0 on, those of slot 1 from bit 32 on, each cell
at `row * width + column`. So a shape is tried on both cards at once: its places are three shifts away.

The state: words of the table, then one block of words for each of four seats. A game says how many planes its cards
have (sets of cells: which are open, which carry a cross, ...) and keeps them at the end of each block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from crocetta.kit.compiled import COUNTER, SEED, count, draw, jit, lowest, nth

if TYPE_CHECKING:
    from crocetta.kit.compiled import Mask, Observation, Row

MOST_SEATS: Final = 4
MOST_CARDS: Final = 62
DEALER: Final = -1

# Phases, in the order of `table.Phase`.
START, DEAL, KEEP, REFILL, FLIP, MARK, TAKE, DRAW, OVER = range(9)

# The state: words of the table.
PHASE: Final = 2
TURN: Final = 3
SEATS: Final = 4
FIRST: Final = 5
"""The start player."""
DECK: Final = 6
"""Bit n is set while card n lies in the deck."""
DISPLAY: Final = 7
"""A byte for each card, the first place lowest; 0 from the first empty place on."""
USED: Final = 8
"""A nibble for each expedition card flipped in this round, its number + 1; the open one lowest."""
PILE: Final = 9
"""Bit n is set while expedition card n has not been flipped in this round."""
QUEUE: Final = 10
"""A nibble for each seat that still has an action 3, its number + 1; the next one lowest."""
TO_TAKE: Final = 11
LEFT: Final = 12
"""What is left to win: the highest cup, or the claims made in each colour."""
FILLED: Final = 13
"""Bit n is set if card n was completed in this turn and its claim is not settled."""
HEAD: Final = 14

# A seat's block of words, the same in both games.
CARDS: Final = 0
"""The card in slot 0, and in the next byte that in slot 1; 0 where there is none."""
MARKED: Final = 1
COMPLETED: Final = 2
"""Bit n is set for each completed card n."""
TALLY: Final = 3
"""The score card, packed by each game in its own way."""
PENCIL: Final = 4
"""Bit 0: has marked in this turn. Bit 1: has said `Done`. From bit 8: marks owed. From bit 16: potions waiting."""
OPENED: Final = 5
"""`MARKED` as the others saw it when the marking began."""
OPENED_TALLY: Final = 6
HAND: Final = 7
"""A byte for each card dealt."""
KEPT: Final = 8
"""0, or 1 + the pair chosen."""
PLANES: Final = 9

HAS_MARKED: Final = 1
HAS_DONE: Final = 2
OWED: Final = 8
POTIONS: Final = 16

# The data: a header of places, then tables.
D_CARDS: Final = 0
"""How many cards the deck has."""
D_PLANES: Final = 1
D_BLOCK: Final = 2
D_TABLE: Final = 3
"""Where the cards begin: for each the planes, then what else its game wants to know."""
D_ROW: Final = 4
D_PILE: Final = 5
"""Where the expedition cards begin: for each its first kind of placement, how many kinds, its shape's number."""
PILE_WORDS: Final = 3
D_KINDS: Final = 6
"""Where the kinds begin: a kind is a shape turned one way; kind 0 is the single cell."""
D_NUMBERS: Final = 7
"""For each kind and each bit of its lowest cell, the number of the act."""
D_MARKS: Final = 8
"""For each numbered mark, its cells."""
D_FIRST_FLIP: Final = 9
D_FIRST_DEAL: Final = 10
D_ACTS: Final = 11
D_WIDTH: Final = 12
D_COLOURS: Final = 13
"""For each colour, the set of its cards."""
D_DEALERS: Final = 14
"""The number of the dealer's first act."""
D_HEAD: Final = 15

KIND_WORDS: Final = 5
"""Three offsets of further cells, the bits where the lowest cell may lie, and the cells at bit 0."""
PLACES: Final = 64

# The numbering of acts (expeditions.actions.numbering).
DONE: Final = 1
FIRST_PAIR: Final = 2
FIRST_PLACE: Final = 8
FROM_DECK: Final = 12
FIRST_MARK: Final = 13
PAIRS: Final = 6
FIRST_OF_PAIR: Final = 0o211000
"""An octal digit for each pair of places in a hand, the first pair lowest."""
SECOND_OF_PAIR: Final = 0o332321

LOW: Final = 0xFFFFFFFF
ROUND: Final = 7
LAST_TURN: Final = 27


@jit
def setup(d: Row, s: Row, seats: int, first_phase: int, seed: int) -> None:
    for word in range(HEAD + MOST_SEATS * d[D_BLOCK]):
        s[word] = 0
    s[SEED] = seed
    s[COUNTER] = 0
    s[PHASE] = first_phase
    s[SEATS] = seats
    s[DECK] = (1 << (d[D_CARDS] + 1)) - 2
    s[PILE] = 255


@jit
def block(d: Row, seat: int) -> int:
    """Where the words of a seat begin."""
    return HEAD + seat * d[D_BLOCK]


@jit
def actors(d: Row, s: Row) -> int:
    phase = s[PHASE]
    if phase == OVER:
        return 0
    if phase == TAKE:
        return 1 << ((s[QUEUE] & 15) - 1)
    if phase != MARK and phase != KEEP:
        return DEALER
    found = 0
    for seat in range(s[SEATS]):
        b = block(d, seat)
        waits = s[b + KEPT] if phase == KEEP else s[b + PENCIL] & HAS_DONE
        if not waits:
            found |= 1 << seat
    return found


# Cards: dealt, kept, laid out, taken.


@jit
def displayed(s: Row) -> int:
    """How many cards lie in the display."""
    cards = s[DISPLAY]
    found = 0
    while cards:
        found += 1
        cards >>= 8
    return found


@jit
def can_take(s: Row) -> bool:
    return s[DISPLAY] != 0 or s[DECK] != 0


@jit
def leave_deck(s: Row, card: int) -> None:
    s[DECK] &= ~(1 << card)


@jit
def deal_to_hand(d: Row, s: Row, card: int) -> None:
    leave_deck(s, card)
    seat = 0
    while s[block(d, seat) + HAND] >> 24:
        seat += 1
    b = block(d, seat)
    place = 0
    while s[b + HAND] >> place:
        place += 8
    s[b + HAND] |= card << place
    if seat == s[SEATS] - 1 and place == 24:
        s[PHASE] = KEEP


@jit
def keep(d: Row, s: Row, seat: int, pair: int) -> None:
    s[block(d, seat) + KEPT] = pair + 1
    for other in range(s[SEATS]):
        if not s[block(d, other) + KEPT]:
            return
    for other in range(s[SEATS]):
        _lay_open(d, s, block(d, other))
    s[PHASE] = REFILL


@jit
def _lay_open(d: Row, s: Row, b: int) -> None:
    """The cards that were kept; the others go back into the deck."""
    pair = 3 * (s[b + KEPT] - 1)
    first, second = FIRST_OF_PAIR >> pair & 7, SECOND_OF_PAIR >> pair & 7
    for place in range(4):
        card = s[b + HAND] >> 8 * place & 255
        if place == first:
            receive(d, s, b, 0, card)
        elif place == second:
            receive(d, s, b, 1, card)
        else:
            s[DECK] |= 1 << card
    s[b + HAND] = 0
    s[b + KEPT] = 0


@jit
def receive(d: Row, s: Row, b: int, slot: int, card: int) -> None:
    s[b + CARDS] |= card << 8 * slot
    row = d[D_TABLE] + card * d[D_ROW]
    for plane in range(d[D_PLANES]):
        s[b + PLANES + plane] |= d[row + plane] << 32 * slot


@jit
def give_up(d: Row, s: Row, b: int, slot: int) -> int:
    """The card in a slot is completed and laid aside. Its number."""
    card = s[b + CARDS] >> 8 * slot & 255
    others = LOW if slot else ~LOW
    s[b + CARDS] &= 255 << 8 * (1 - slot)
    s[b + MARKED] &= others
    for plane in range(d[D_PLANES]):
        s[b + PLANES + plane] &= others
    s[b + COMPLETED] |= 1 << card
    return card


@jit
def take_from_display(d: Row, s: Row, place: int) -> None:
    card = s[DISPLAY] >> 8 * place & 255
    below = s[DISPLAY] & ((1 << 8 * place) - 1)
    s[DISPLAY] = below | (s[DISPLAY] >> 8 * (place + 1)) << 8 * place
    take(d, s, card)


@jit
def take(d: Row, s: Row, card: int) -> None:
    """The first in the queue takes a card into the first empty slot."""
    b = block(d, (s[QUEUE] & 15) - 1)
    receive(d, s, b, 0 if s[b + CARDS] & 255 == 0 else 1, card)
    s[TO_TAKE] -= 1


@jit
def go_on_taking(s: Row) -> bool:
    """True if the first in the queue takes another card; else the next in the queue is up."""
    if s[TO_TAKE] and can_take(s):
        s[PHASE] = TAKE
        return True
    s[QUEUE] >>= 4
    s[TO_TAKE] = 0
    return False


@jit
def must_refill(s: Row) -> bool:
    """True if the display is short; the dealer then fills it."""
    if s[DECK] != 0 and s[DISPLAY] >> 24 == 0:
        s[PHASE] = REFILL
        return True
    return False


@jit
def lay_on_display(s: Row, card: int) -> None:
    leave_deck(s, card)
    s[DISPLAY] |= card << 8 * displayed(s)


@jit
def flip(s: Row, card: int) -> None:
    s[USED] = s[USED] << 4 | (card + 1)
    s[PILE] &= ~(1 << card)
    s[PHASE] = MARK


@jit
def open_sheets(d: Row, s: Row) -> None:
    """What all see from now on, until the marking ends."""
    for seat in range(s[SEATS]):
        b = block(d, seat)
        s[b + OPENED] = s[b + MARKED]
        s[b + OPENED_TALLY] = s[b + TALLY]


@jit
def close_sheets(d: Row, s: Row) -> None:
    for seat in range(s[SEATS]):
        b = block(d, seat)
        s[b + OPENED] = 0
        s[b + OPENED_TALLY] = 0
        s[b + PENCIL] = 0


@jit
def next_turn(s: Row) -> None:
    s[TURN] += 1
    if s[TURN] % ROUND == 0:
        s[USED] = 0
        s[PILE] = 255
    s[PHASE] = OVER if s[TURN] > LAST_TURN else FLIP


# Marks: a kind and the bit of its lowest cell, in one number.


@jit
def fits(d: Row, kind: int, free: int, near: int) -> int:
    """The bits where the lowest cell of a kind may lie: all its cells free, one of them near."""
    k = d[D_KINDS] + KIND_WORDS * kind
    first, second, third = d[k], d[k + 1], d[k + 2]
    room = free & (free >> first) & (free >> second) & (free >> third) & d[k + 3]
    return room & (near | (near >> first) | (near >> second) | (near >> third))


@jit
def cells(d: Row, place: int) -> int:
    return d[d[D_KINDS] + KIND_WORDS * (place >> 6) + 4] << (place & 63)


@jit
def number(d: Row, place: int) -> int:
    """The number of the act that marks there."""
    return d[d[D_NUMBERS] + place]


@jit
def pick_single(s: Row, near: int) -> int:
    return nth(near, draw(s, count(near)))


@jit
def pick(d: Row, s: Row, free: int, near: int) -> int:
    """A placement of the open shape or a single cell, each as likely."""
    pile = d[D_PILE] + PILE_WORDS * ((s[USED] & 15) - 1)
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
        pile = d[D_PILE] + PILE_WORDS * ((s[USED] & 15) - 1)
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


@jit
def players_acts(d: Row) -> int:
    """How many numbers players' acts use, the no-op included: the length of a learner's mask."""
    return d[D_DEALERS]


# Everything that is no mark.


@jit
def list_others(d: Row, s: Row, seat: int, mask: Mask) -> int:
    """Fills in the acts of one who chooses or takes cards, or of the dealer."""
    phase = s[PHASE]
    found = 0
    if seat == DEALER:
        if phase == FLIP:
            for card in range(8):
                if s[PILE] >> card & 1:
                    mask[d[D_FIRST_FLIP] + card] = 1
                    found += 1
        else:
            for card in range(1, d[D_CARDS] + 1):
                if s[DECK] >> card & 1:
                    mask[d[D_FIRST_DEAL] + card - 1] = 1
                    found += 1
    elif phase == KEEP:
        for pair in range(PAIRS):
            mask[FIRST_PAIR + pair] = 1
        found = PAIRS
    else:
        found = displayed(s)
        for place in range(found):
            mask[FIRST_PLACE + place] = 1
        if s[DECK]:
            mask[FROM_DECK] = 1
            found += 1
    return found


@jit
def choose_other(d: Row, s: Row, seat: int) -> int:
    if seat == DEALER:
        if s[PHASE] == FLIP:
            return d[D_FIRST_FLIP] + random_flip(s)
        return d[D_FIRST_DEAL] + random_card(s) - 1
    if s[PHASE] == KEEP:
        return FIRST_PAIR + draw(s, PAIRS)
    place = random_place(s)
    return FIRST_PLACE + place if place < 4 else FROM_DECK


@jit
def random_flip(s: Row) -> int:
    return nth(s[PILE], draw(s, count(s[PILE])))


@jit
def random_card(s: Row) -> int:
    return nth(s[DECK], draw(s, count(s[DECK])))


@jit
def random_place(s: Row) -> int:
    """A place of the display, or 4 for the deck."""
    shown = displayed(s)
    place = draw(s, shown + 1 if s[DECK] else shown)
    return place if place < shown else 4


# What a seat sees, as numbers for a learner: the table, the four sheets (one's own first), the four cards on offer.

SEEN_PHASES: Final = 0
"""One of three: keeping, marking, taking."""
SEEN_TURN: Final = 3
"""The turn, and the turn in its round."""
SEEN_PILE: Final = 5
"""For each expedition card, whether it may still be flipped in this round."""
SEEN_SHAPE: Final = 13
"""One of six."""
SEEN_COUNTS: Final = 19
"""Cards in the deck, cards in the display, cards to take, marks owed, players."""
SEEN_LEFT: Final = 24
"""The highest cup left, or the claims made in each colour."""
SEEN_FIRST: Final = 27
"""How many seats further on the start player sits."""
TABLE_SEEN: Final = 28

SHEET_NUMBERS: Final = 8
"""Numbers of the score card, each game's own."""
SHEET_SEEN: Final = SHEET_NUMBERS + 5
"""Then completed cards of each of four colours, and whether the player has finished choosing."""
FACE_SEEN: Final = 9
"""After the planes of a card: one of four colours, one of four colours that its seal names, its number."""
OFFERS: Final = 4


@jit
def face_length(d: Row) -> int:
    return d[D_PLANES] * d[D_WIDTH] * d[D_WIDTH] + FACE_SEEN


@jit
def sheet_at(d: Row, place: int) -> int:
    """Where a sheet begins in an observation; place 0 is one's own."""
    return TABLE_SEEN + place * (SHEET_SEEN + 2 * face_length(d))


@jit
def seen_length(d: Row) -> int:
    return sheet_at(d, MOST_SEATS) + OFFERS * face_length(d)


@jit
def seen_tally(s: Row, b: int, own: bool) -> int:
    """Others' score cards are seen as they were when the marking began."""
    return s[b + OPENED_TALLY] if s[PHASE] == MARK and not own else s[b + TALLY]


@jit
def observe(d: Row, s: Row, seat: int, seal: int, out: Observation) -> None:
    """All but the numbers of the score cards. `seal` is the place of a card's seal among its words, or 0."""
    out[:] = 0
    _see_table(d, s, seat, out)
    seats = s[SEATS]
    for k in range(seats):
        _see_sheet(d, s, block(d, (seat + k) % seats), k == 0, seal, sheet_at(d, k), out)
    offer = s[block(d, seat) + HAND] if s[PHASE] == KEEP else s[DISPLAY]
    at = sheet_at(d, MOST_SEATS)
    while offer:
        card = offer & 255
        row = d[D_TABLE] + card * d[D_ROW]
        size = d[D_WIDTH] * d[D_WIDTH]
        for plane in range(d[D_PLANES]):
            _see_plane(d[row + plane], size, at + plane * size, out)
        _see_face(d, card, seal, at, out)
        at += face_length(d)
        offer >>= 8


@jit
def _see_table(d: Row, s: Row, seat: int, out: Observation) -> None:
    phase = s[PHASE]
    out[SEEN_PHASES] = phase == KEEP
    out[SEEN_PHASES + 1] = phase == MARK
    out[SEEN_PHASES + 2] = phase == TAKE
    out[SEEN_TURN] = s[TURN]
    out[SEEN_TURN + 1] = s[TURN] % ROUND
    for card in range(8):
        out[SEEN_PILE + card] = s[PILE] >> card & 1
    if s[USED]:
        out[SEEN_SHAPE + d[d[D_PILE] + PILE_WORDS * ((s[USED] & 15) - 1) + 2]] = 1
    out[SEEN_COUNTS] = count(s[DECK])
    out[SEEN_COUNTS + 1] = displayed(s)
    out[SEEN_COUNTS + 2] = s[TO_TAKE]
    out[SEEN_COUNTS + 3] = s[block(d, seat) + PENCIL] >> OWED & 255
    out[SEEN_COUNTS + 4] = s[SEATS]
    for colour in range(3):
        out[SEEN_LEFT + colour] = s[LEFT] >> 4 * colour & 15
    out[SEEN_FIRST] = (s[FIRST] - seat) % s[SEATS]


@jit
def _see_sheet(d: Row, s: Row, b: int, own: bool, seal: int, at: int, out: Observation) -> None:
    for colour in range(4):
        out[at + SHEET_NUMBERS + colour] = count(s[b + COMPLETED] & d[d[D_COLOURS] + colour])
    finished = s[b + KEPT] != 0 if s[PHASE] == KEEP else s[b + PENCIL] & HAS_DONE != 0
    out[at + SHEET_NUMBERS + 4] = finished
    marked = s[b + OPENED] if s[PHASE] == MARK and not own else s[b + MARKED]
    size = d[D_WIDTH] * d[D_WIDTH]
    for slot in range(2):
        card = s[b + CARDS] >> 8 * slot & 255
        if card:
            face = at + SHEET_SEEN + slot * face_length(d)
            for plane in range(d[D_PLANES]):
                _see_plane((s[b + PLANES + plane] & ~marked) >> 32 * slot, size, face + plane * size, out)
            _see_face(d, card, seal, face, out)


@jit
def _see_plane(cells: int, size: int, at: int, out: Observation) -> None:
    """Where few cells are set, which is so in most planes, only those are written."""
    left = cells & (1 << size) - 1
    while left:
        out[at + lowest(left)] = 1
        left &= left - 1


@jit
def _see_face(d: Row, card: int, seal: int, at: int, out: Observation) -> None:
    at += face_length(d) - FACE_SEEN
    for colour in range(4):
        out[at + colour] = d[d[D_COLOURS] + colour] >> card & 1
    if seal:
        named = d[d[D_TABLE] + card * d[D_ROW] + seal]
        if named >= 0:
            out[at + 4 + named] = 1
    out[at + 8] = card
