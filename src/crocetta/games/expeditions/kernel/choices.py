"""Legal acts other than marks."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import displayed
from crocetta.kit.compiled import Mask, Row, count, draw, jit, nth


@jit
def list_others(d: Row, s: Row, seat: int, mask: Mask) -> int:
    """Fills in the legal acts of a seat that keeps or takes cards, or of the dealer."""
    phase = s[w.PHASE]
    found = 0
    if seat == w.DEALER:
        if phase == w.FLIP:
            for card in range(8):
                if s[w.PILE] >> card & 1:
                    mask[d[w.D_FIRST_FLIP] + card] = 1
                    found += 1
        elif phase == w.START:
            for first in range(s[w.SEATS]):
                mask[d[w.D_FIRST_FLIP] - w.MOST_SEATS + first] = 1
            found = s[w.SEATS]
        else:
            for card in range(1, d[w.D_CARDS] + 1):
                if s[w.DECK] >> card & 1:
                    mask[d[w.D_FIRST_DEAL] + card - 1] = 1
                    found += 1
    elif phase == w.KEEP:
        for pair in range(w.PAIRS):
            mask[w.FIRST_PAIR + pair] = 1
        found = w.PAIRS
    else:
        found = displayed(s)
        for place in range(found):
            mask[w.FIRST_PLACE + place] = 1
        if s[w.DECK]:
            mask[w.FROM_DECK] = 1
            found += 1
    return found


@jit
def choose_other(d: Row, s: Row, seat: int) -> int:
    if seat == w.DEALER:
        if s[w.PHASE] == w.FLIP:
            return d[w.D_FIRST_FLIP] + random_flip(s)
        if s[w.PHASE] == w.START:
            return d[w.D_FIRST_FLIP] - w.MOST_SEATS + draw(s, s[w.SEATS])
        return d[w.D_FIRST_DEAL] + random_card(s) - 1
    if s[w.PHASE] == w.KEEP:
        return w.FIRST_PAIR + draw(s, w.PAIRS)
    place = random_place(s)
    return w.FIRST_PLACE + place if place < 4 else w.FROM_DECK


@jit
def random_flip(s: Row) -> int:
    return nth(s[w.PILE], draw(s, count(s[w.PILE])))


@jit
def random_card(s: Row) -> int:
    return nth(s[w.DECK], draw(s, count(s[w.DECK])))


@jit
def random_place(s: Row) -> int:
    """A place of the display, or 4 for the deck."""
    shown = displayed(s)
    place = draw(s, shown + 1 if s[w.DECK] else shown)
    return place if place < shown else 4


@jit
def players_acts(d: Row) -> int:
    """How many numbers players' acts use, the no-op included: the length of a learner's mask."""
    return d[w.D_DEALERS]
