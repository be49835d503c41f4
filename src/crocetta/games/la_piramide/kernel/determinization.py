"""Determinization: worlds that fit what a seat sees, for search, and a dealer whose outcomes depend on no act.

A roll is a function of the row's seed and the turn, a draw of the seed and the cards that are left, as in
`kit/dealer.py`. So playouts of different acts from one seed get the same rolls and cards (common random numbers):
what differs is due to the acts.
"""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import play_chance_act
from crocetta.games.la_piramide.kernel.choices import chance_acts
from crocetta.games.la_piramide.kernel.turns import proceed
from crocetta.kit.compiled import COUNTER, SEED, Row, count, draw, jit, lowest, mixed

# The first number of each random stream.
ROLL_STREAM: Final = 1 << 20
GAMBLE_STREAM: Final = 2 << 20
CARD_STREAM: Final = 3 << 20
PILE_STRIDE: Final = 64


@jit
def reseed(s: Row, seed: int) -> None:
    """Start other random numbers."""
    s[SEED] = seed
    s[COUNTER] = 0


@jit
def deal_from_seed(d: Row, s: Row) -> None:
    """Like `deal`, each outcome from the seed and the turn or the cards left, not from a running counter."""
    while w.DEALER_PHASES >> (s[w.PHASE] & 255) & 1:
        phase = s[w.PHASE] & 255
        first, acts = chance_acts(d, s)
        if phase == w.ROLLING:
            act = mixed(s[SEED], ROLL_STREAM + s[w.TURN]) * 6 >> 31
        elif phase == w.GAMBLING:
            act = mixed(s[SEED], GAMBLE_STREAM + s[w.TURN]) * 6 >> 31
        else:
            act = top_card(s, acts, CARD_STREAM + PILE_STRIDE * (s[w.TURN] if phase == w.ROBBING else -1))
        proceed(d, s, play_chance_act(d, s, first + act))


@jit
def top_card(s: Row, cards: int, pile: int) -> int:
    """Which of these cards is on top, in the random order that seed and pile give."""
    best, found = 1 << 62, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        order = mixed(s[SEED], pile + card)
        if order < best:
            best, found = order, card
    return found


@jit
def determinize(s: Row, seat: int) -> None:
    """Deal the cards again whose place this seat does not know, from the row's own seed, and renumber all of them.

    Nothing hidden from the seat is left: neither who holds which curse, nor which of its four copies.
    """
    if s[w.OPTIONS] & w.NO_CURSES:
        return
    left = 0o444444444  # three bits for each curse: how many copies are not placed yet
    bottom_size = s[w.BOTTOM_SIZE]
    for place in range(bottom_size):
        word, shift = w.BOTTOM + place // 10, 6 * (place % 10)
        curse = (s[word] >> shift & 63) // w.COPIES
        left -= 1 << 3 * curse
        s[word] = s[word] & ~(63 << shift) | (w.COPIES * curse + (left >> 3 * curse & 7)) << shift
    for holder in range(s[w.SEATS]):
        certain = s[w.KNOWN + w.OBSERVERS * holder + seat]
        held = s[w.HANDS + holder]
        missing = count(held)
        hand = 0
        for curse in range(w.CURSES):
            kept = count(held >> w.COPIES * curse & 15) if holder == seat else certain >> 3 * curse & 7
            missing -= kept
            left -= kept << 3 * curse
            hand |= ((1 << kept) - 1) << w.COPIES * curse + (left >> 3 * curse & 7)
        # The number of missing cards is kept in the bits above the hand until all known cards are taken.
        s[w.HANDS + holder] = hand | missing << w.CARDS
    for holder in range(s[w.SEATS]):
        missing = s[w.HANDS + holder] >> w.CARDS
        s[w.HANDS + holder] ^= missing << w.CARDS
        for _ in range(missing):
            curse = draw_curse(s, left)
            left -= 1 << 3 * curse
            s[w.HANDS + holder] |= 1 << w.COPIES * curse + (left >> 3 * curse & 7)
    s[w.DECK] = 0
    for curse in range(w.CURSES):
        s[w.DECK] |= ((1 << (left >> 3 * curse & 7)) - 1) << w.COPIES * curse


@jit
def draw_curse(s: Row, left: int) -> int:
    """The curse of a random card of those left."""
    total = 0
    for curse in range(w.CURSES):
        total += left >> 3 * curse & 7
    number = draw(s, total)
    curse = 0
    while number >= left >> 3 * curse & 7:
        number -= left >> 3 * curse & 7
        curse += 1
    return curse
