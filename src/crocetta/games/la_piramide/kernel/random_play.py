"""Matches played at random, the dealer's part alone or all of it."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import apply, dealt
from crocetta.games.la_piramide.kernel.choices import chances, choose, random_move
from crocetta.games.la_piramide.kernel.moves import land
from crocetta.games.la_piramide.kernel.turns import proceed
from crocetta.kit.compiled import Row, count, draw, jit, nth


@jit
def deal(d: Row, s: Row) -> None:
    while w.DEALERS >> (s[w.PHASE] & 255) & 1:
        first, acts = chances(d, s)
        proceed(d, s, dealt(d, s, first + nth(acts, draw(s, count(acts)))))


@jit
def playout(d: Row, s: Row) -> int:
    """To the end at random. Returns how many turns players had to their end, lost ones included."""
    before = s[w.TURN]
    while s[w.PHASE] != w.OVER:
        act = choose(d, s, s[w.PLAYER])
        if act == w.ROLL:
            proceed(d, s, random_roll(d, s))
        else:
            apply(d, s, s[w.PLAYER], act)
    return s[w.TURN] - before


@jit
def random_roll(d: Row, s: Row) -> int:
    """Roll and walk in one go, as far as there is no gamble and no meeting to settle; answers what is due then."""
    pips = draw(s, 6) + 1
    if pips == 1 and not s[w.OPTIONS] & w.NO_CURSES:
        return w.TEMPTED
    slave = 4 * s[w.PLAYER]
    due = w.MUMMY_MOVES | pips << w.PIPS
    pawn, to = random_move(d, s, slave, slave + 1, pips - 1)
    if pawn >= 0:
        due = land(s, pawn, to, due)
    if due & 255 == w.MUMMY_MOVES:
        pawn, to = random_move(d, s, slave + 2, slave + 3, pips - 1)
        due = land(s, pawn, to, due & 255) if pawn >= 0 else w.TURN_ENDS
    return due
