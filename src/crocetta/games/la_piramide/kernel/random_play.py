"""Matches played at random, the dealer's part alone or all of it."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import acted, dealt, rolled
from crocetta.games.la_piramide.kernel.choices import chances, offers, random_move
from crocetta.games.la_piramide.kernel.moves import land, walkers
from crocetta.games.la_piramide.kernel.turns import proceed
from crocetta.kit.compiled import Row, count, draw, jit, nth


@jit
def deal(d: Row, s: Row) -> None:
    while w.DEALERS >> (s[w.PHASE] & 255) & 1:
        first, acts = chances(d, s)
        proceed(d, s, dealt(d, s, first + nth(acts, draw(s, count(acts)))))


@jit
def playout(d: Row, s: Row) -> int:
    """To the end at random. Returns how many turns players had to their end, lost ones included.

    Whether anything can move is found out by choosing a move. Each thing is called in one place only: the longer a
    program is, the longer a GPU waits to read it.
    """
    before = s[w.TURN]
    while s[w.PHASE] != w.OVER:
        due = s[w.PHASE]
        if not w.WALKS >> (due & 255) & 1:
            first, acts = offers(d, s)
            act = first + nth(acts, draw(s, count(acts)))
            due = rolled(s, draw(s, 6) + 1) if act == w.ROLL else acted(d, s, act)
        while w.WALKS >> (due & 255) & 1:
            pawn, last, stride = walkers(s, due)
            pawn, to = random_move(d, s, pawn, last, stride)
            due = w.MUMMY_MOVES | due & 255 << w.PIPS if due & 255 == w.SLAVE_MOVES else w.TURN_ENDS
            if pawn >= 0:
                due = land(s, pawn, to, due)
        proceed(d, s, due)
    return s[w.TURN] - before
