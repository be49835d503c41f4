"""Cards drawn, played and robbed, and what each observer knows of hands (LP-23)."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.kit.compiled import Row, count, jit, lowest


@jit
def draw_card(s: Row, seat: int, card: int) -> None:
    """From the top of the deck. Once its unknown part is empty, everybody knows which card is drawn."""
    s[w.HANDS + seat] |= 1 << card
    if s[w.DECK]:
        s[w.DECK] ^= 1 << card
        return
    s[w.BOTTOM_SIZE] -= 1
    for word in range(w.BOTTOM, w.BOTTOM + w.BOTTOM_WORDS - 1):
        s[word] = s[word] >> 6 | (s[word + 1] & 63) << 54
    s[w.BOTTOM + w.BOTTOM_WORDS - 1] >>= 6
    for observer in range(w.OBSERVERS):
        if observer != seat and (observer < s[w.SEATS] or observer == w.EVERYBODY):
            s[w.KNOWN + w.OBSERVERS * seat + observer] += 1 << 3 * (card // w.COPIES)


@jit
def play_card(s: Row, seat: int, curse: int) -> None:
    """To the bottom of the deck, face up for all."""
    card = w.COPIES * curse + lowest(s[w.HANDS + seat] >> w.COPIES * curse)
    s[w.HANDS + seat] ^= 1 << card
    last = s[w.BOTTOM_SIZE]
    s[w.BOTTOM + last // 10] |= card << 6 * (last % 10)
    s[w.BOTTOM_SIZE] = last + 1
    known = w.KNOWN + w.OBSERVERS * seat
    for observer in range(known, known + w.OBSERVERS):
        s[observer] = without_one(s[observer], curse)


@jit
def rob_card(s: Row, victim: int, card: int) -> None:
    """Only thief and victim see which card (LP-25); the others are certain of one fewer of each curse they knew."""
    thief = s[w.PLAYER]
    one = 1 << 3 * (card // w.COPIES)
    held = count(s[w.HANDS + victim])
    for observer in range(w.OBSERVERS):
        of_victim, of_thief = w.KNOWN + w.OBSERVERS * victim + observer, w.KNOWN + w.OBSERVERS * thief + observer
        if observer == thief:
            s[of_victim] = without_one(s[of_victim], card // w.COPIES)
        elif observer == victim:
            s[of_thief] += one
        else:
            certain = s[of_victim]
            kinds = (certain | certain >> 1 | certain >> 2) & 0o111111111
            if count(kinds) == 1 and certain >> lowest(kinds) == held:
                s[of_thief] += kinds
            s[of_victim] -= kinds
    s[w.HANDS + victim] ^= 1 << card
    s[w.HANDS + thief] |= 1 << card


@jit
def without_one(certain: int, curse: int) -> int:
    return certain - (1 << 3 * curse) if certain >> 3 * curse & 7 else certain
