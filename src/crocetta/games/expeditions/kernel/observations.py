"""Observations for learners: what a seat sees, as numbers. The table, the four sheets (one's own first), the cards
on offer.
"""

from typing import Final

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block, displayed
from crocetta.kit.compiled import Observation, Row, count, jit, lowest

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
    return d[w.D_PLANES] * d[w.D_WIDTH] * d[w.D_WIDTH] + FACE_SEEN


@jit
def sheet_at(d: Row, place: int) -> int:
    """Where a sheet begins in an observation; place 0 is one's own."""
    return TABLE_SEEN + place * (SHEET_SEEN + 2 * face_length(d))


@jit
def observation(d: Row) -> int:
    """How many numbers `observe` writes."""
    return sheet_at(d, w.MOST_SEATS) + OFFERS * face_length(d)


@jit
def seen_tally(s: Row, b: int, own: bool) -> int:
    """Others' score cards are seen as they were when the marking began."""
    return s[b + w.OPENED_TALLY] if s[w.PHASE] == w.MARK and not own else s[b + w.TALLY]


@jit
def see(d: Row, s: Row, seat: int, seal: int, out: Observation) -> None:
    """Writes all but the score cards. `seal` is the index of a card's seal among its words, or 0."""
    out[:] = 0
    _see_table(d, s, seat, out)
    seats = s[w.SEATS]
    for k in range(seats):
        _see_sheet(d, s, block(d, (seat + k) % seats), k == 0, seal, sheet_at(d, k), out)
    offer = s[block(d, seat) + w.HAND] if s[w.PHASE] == w.KEEP else s[w.DISPLAY]
    at = sheet_at(d, w.MOST_SEATS)
    while offer:
        card = offer & 255
        row = d[w.D_TABLE] + card * d[w.D_ROW]
        size = d[w.D_WIDTH] * d[w.D_WIDTH]
        for plane in range(d[w.D_PLANES]):
            _see_plane(d[row + plane], size, at + plane * size, out)
        _see_face(d, card, seal, at, out)
        at += face_length(d)
        offer >>= 8


@jit
def _see_table(d: Row, s: Row, seat: int, out: Observation) -> None:
    phase = s[w.PHASE]
    out[SEEN_PHASES] = phase == w.KEEP
    out[SEEN_PHASES + 1] = phase == w.MARK
    out[SEEN_PHASES + 2] = phase == w.TAKE
    out[SEEN_TURN] = s[w.TURN]
    out[SEEN_TURN + 1] = s[w.TURN] % w.ROUND
    for card in range(8):
        out[SEEN_PILE + card] = s[w.PILE] >> card & 1
    if s[w.USED]:
        out[SEEN_SHAPE + d[d[w.D_PILE] + w.PILE_WORDS * ((s[w.USED] & 15) - 1) + 2]] = 1
    out[SEEN_COUNTS] = count(s[w.DECK])
    out[SEEN_COUNTS + 1] = displayed(s)
    out[SEEN_COUNTS + 2] = s[w.TO_TAKE]
    out[SEEN_COUNTS + 3] = s[block(d, seat) + w.PENCIL] >> w.OWED & 255
    out[SEEN_COUNTS + 4] = s[w.SEATS]
    for colour in range(3):
        out[SEEN_LEFT + colour] = s[w.LEFT] >> 4 * colour & 15
    out[SEEN_FIRST] = (s[w.FIRST] - seat) % s[w.SEATS]


@jit
def _see_sheet(d: Row, s: Row, b: int, own: bool, seal: int, at: int, out: Observation) -> None:
    for colour in range(4):
        out[at + SHEET_NUMBERS + colour] = count(s[b + w.COMPLETED] & d[d[w.D_COLOURS] + colour])
    finished = s[b + w.KEPT] != 0 if s[w.PHASE] == w.KEEP else s[b + w.PENCIL] & w.HAS_DONE != 0
    out[at + SHEET_NUMBERS + 4] = finished
    marked = s[b + w.OPENED] if s[w.PHASE] == w.MARK and not own else s[b + w.MARKED]
    size = d[w.D_WIDTH] * d[w.D_WIDTH]
    for slot in range(2):
        card = s[b + w.CARDS] >> 8 * slot & 255
        if card:
            face = at + SHEET_SEEN + slot * face_length(d)
            for plane in range(d[w.D_PLANES]):
                _see_plane((s[b + w.PLANES + plane] & ~marked) >> 32 * slot, size, face + plane * size, out)
            _see_face(d, card, seal, face, out)


@jit
def _see_plane(cells: int, size: int, at: int, out: Observation) -> None:
    """Visits only the set cells, which are few in most planes."""
    left = cells & (1 << size) - 1
    while left:
        out[at + lowest(left)] = 1
        left &= left - 1


@jit
def _see_face(d: Row, card: int, seal: int, at: int, out: Observation) -> None:
    at += face_length(d) - FACE_SEEN
    for colour in range(4):
        out[at + colour] = d[d[w.D_COLOURS] + colour] >> card & 1
    if seal:
        named = d[d[w.D_TABLE] + card * d[w.D_ROW] + seal]
        if named >= 0:
            out[at + 4 + named] = 1
    out[at + 8] = card
