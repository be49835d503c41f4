"""Random worlds for search: worlds that fit what a seat sees, and a dealer with reproducible luck.

A roll is a function of the row's seed and the turn, a draw of the seed and the cards that are left, as
`kit/dealer.py` has it: two rows with one seed meet the same luck, whatever was done in them.
"""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import dealt
from crocetta.games.la_piramide.kernel.choices import chances
from crocetta.games.la_piramide.kernel.turns import proceed
from crocetta.kit.compiled import COUNTER, SEED, Row, count, draw, jit, lowest, mixed

# Where each stream of luck begins.
DICE: Final = 1 << 20
GAMBLES: Final = 2 << 20
OTHERS: Final = 3 << 20
PILE: Final = 64


@jit
def reseed(s: Row, seed: int) -> None:
    """Another future."""
    s[SEED] = seed
    s[COUNTER] = 0


@jit
def deal_in_place(d: Row, s: Row) -> None:
    """As `deal`, from luck that keeps its place."""
    while w.DEALERS >> (s[w.PHASE] & 255) & 1:
        phase = s[w.PHASE] & 255
        first, acts = chances(d, s)
        if phase == w.ROLLING:
            act = mixed(s[SEED], DICE + s[w.TURN]) * 6 >> 31
        elif phase == w.GAMBLING:
            act = mixed(s[SEED], GAMBLES + s[w.TURN]) * 6 >> 31
        else:
            act = first_of(s, acts, OTHERS + PILE * (s[w.TURN] if phase == w.ROBBING else -1))
        proceed(d, s, dealt(d, s, first + act))


@jit
def first_of(s: Row, cards: int, pile: int) -> int:
    """Of these cards the one that lies uppermost in a pile."""
    best, found = 1 << 62, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        order = mixed(s[SEED], pile + card)
        if order < best:
            best, found = order, card
    return found


@jit
def redeal(s: Row, seat: int) -> None:
    """Cards that this seat cannot place are dealt anew, from the row's own luck, and numbered anew.

    So nothing that is hidden from the seat is left: neither who holds which card, nor which of four alike.
    """
    if s[w.OPTIONS] & w.NO_CURSES:
        return
    left = 0o444444444  # of each curse, three bits
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
        # What is missing is kept beside the hand until all that is certain has been taken.
        s[w.HANDS + holder] = hand | missing << w.CARDS
    for holder in range(s[w.SEATS]):
        missing = s[w.HANDS + holder] >> w.CARDS
        s[w.HANDS + holder] ^= missing << w.CARDS
        for _ in range(missing):
            curse = drawn(s, left)
            left -= 1 << 3 * curse
            s[w.HANDS + holder] |= 1 << w.COPIES * curse + (left >> 3 * curse & 7)
    s[w.DECK] = 0
    for curse in range(w.CURSES):
        s[w.DECK] |= ((1 << (left >> 3 * curse & 7)) - 1) << w.COPIES * curse


@jit
def drawn(s: Row, left: int) -> int:
    """One of the cards that are left, each as likely: its curse."""
    total = 0
    for curse in range(w.CURSES):
        total += left >> 3 * curse & 7
    number = draw(s, total)
    curse = 0
    while number >= left >> 3 * curse & 7:
        number -= left >> 3 * curse & 7
        curse += 1
    return curse
