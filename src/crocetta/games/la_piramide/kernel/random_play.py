"""Random play: the dealer's acts, or whole matches."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import play_act, play_chance_act, play_roll
from crocetta.games.la_piramide.kernel.choices import chance_acts, open_acts, random_move
from crocetta.games.la_piramide.kernel.moves import land, walkers
from crocetta.games.la_piramide.kernel.turns import proceed
from crocetta.kit.compiled import Row, count, draw, jit, nth


@jit
def deal(d: Row, s: Row) -> None:
    while w.DEALER_PHASES >> (s[w.PHASE] & 255) & 1:
        first, acts = chance_acts(d, s)
        proceed(d, s, play_chance_act(d, s, first + nth(acts, draw(s, count(acts)))))


@jit
def playout(d: Row, s: Row) -> int:
    """Play to the end at random. Returns the number of players' turns, lost ones included.

    Whether a pawn can move is found out by choosing a move. Each function is called in one place only, which
    keeps the program short: the longer it is, the longer a GPU waits to read it.
    """
    before = s[w.TURN]
    while s[w.PHASE] != w.OVER:
        due = s[w.PHASE]
        if not w.MOVE_PHASES >> (due & 255) & 1:
            first, acts = open_acts(d, s)
            act = first + nth(acts, draw(s, count(acts)))
            due = play_roll(s, draw(s, 6) + 1) if act == w.ROLL else play_act(d, s, act)
        while w.MOVE_PHASES >> (due & 255) & 1:
            pawn, last, stride = walkers(s, due)
            pawn, to = random_move(d, s, pawn, last, stride)
            due = w.MUMMY_MOVES | due & 255 << w.PIPS if due & 255 == w.SLAVE_MOVES else w.TURN_ENDS
            if pawn >= 0:
                due = land(s, pawn, to, due)
        proceed(d, s, due)
    return s[w.TURN] - before
