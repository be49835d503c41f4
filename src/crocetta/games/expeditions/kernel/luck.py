"""Reproducible luck for search, so that bots try several acts in the same sampled future.

Flips and deals follow from the seed and from the cards still there, as in `kit/dealer.py`, not from how many cards
were drawn before. `determinize` never keeps the luck of the row it copies.
"""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.kit.compiled import COUNTER, SEED, Row, jit, lowest, mixed

STARTS, FLIPS, DEALS, HANDS = 0, 64, 128, 256
"""Where the numbers of each stream begin."""


@jit
def first_of(s: Row, bits: int, stream: int) -> int:
    """The first element of a set in the stream's order."""
    found = -1
    least = 0
    while bits:
        each = lowest(bits)
        place = mixed(s[SEED], stream + each)
        if found < 0 or place < least:
            found, least = each, place
        bits &= bits - 1
    return found


@jit
def next_flip(s: Row) -> int:
    return first_of(s, s[w.PILE], FLIPS + 8 * (s[w.TURN] // w.ROUND))


@jit
def next_card(s: Row) -> int:
    """Hands have an order of their own: the deck is shuffled again after the cards not kept went back."""
    return first_of(s, s[w.DECK], HANDS if s[w.PHASE] == w.DEAL else DEALS)


@jit
def determinize(d: Row, s: Row, seat: int, seed: int, out: Row) -> None:
    """A state that looks the same to this seat, with another seed; the others' sealed choices are undone."""
    for word in range(w.HEAD + w.MOST_SEATS * d[w.D_BLOCK]):
        out[word] = s[word]
    out[SEED] = seed
    out[COUNTER] = 0
    if s[w.PHASE] == w.MARK:
        for other in range(s[w.SEATS]):
            if other != seat:
                b = block(d, other)
                out[b + w.MARKED] = s[b + w.OPENED]
                out[b + w.TALLY] = s[b + w.OPENED_TALLY]
                out[b + w.PENCIL] = 0
    elif s[w.PHASE] == w.KEEP:
        deal_hands_anew(d, out, seat)


@jit
def deal_hands_anew(d: Row, s: Row, seat: int) -> None:
    for other in range(s[w.SEATS]):
        if other != seat:
            for place in range(4):
                s[w.DECK] |= 1 << (s[block(d, other) + w.HAND] >> 8 * place & 255)
    for other in range(s[w.SEATS]):
        if other != seat:
            b = block(d, other)
            s[b + w.HAND] = 0
            s[b + w.KEPT] = 0
            for place in range(4):
                card = first_of(s, s[w.DECK], HANDS)
                s[w.DECK] &= ~(1 << card)
                s[b + w.HAND] |= card << 8 * place
