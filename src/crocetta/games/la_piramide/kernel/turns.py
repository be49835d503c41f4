"""From one phase to the next: pawns sent back, kinds skipped, turns lost (LP-9, LP-17, LP-19)."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import free_starts, put, start_of
from crocetta.games.la_piramide.kernel.moves import can_move, stuck, walkers
from crocetta.kit.compiled import Row, inlined, jit


@inlined
def proceed(d: Row, s: Row, due: int) -> None:
    """Go on from the phase that is due to the first one in which somebody has a choice."""
    if due & 255 == w.RETURNING:
        due = return_lifted(d, s, due)
    while due & 255 in (w.SLAVE_MOVES, w.MUMMY_MOVES):
        pawn, last, stride = walkers(s, due)
        if can_move(d, s, pawn, last, stride):
            break
        due = due + w.MUMMY_MOVES - w.SLAVE_MOVES if due & 255 == w.SLAVE_MOVES else w.TURN_ENDS
    if due == w.TURN_ENDS:
        next_player(s)
    if due in (w.TURN_ENDS, w.TURN_BEGINS):
        due = begin_turn(d, s)
    if due == w.PLACING:
        due = place_waiting(d, s)
    s[w.PHASE] = due


@jit
def return_lifted(d: Row, s: Row, due: int) -> int:
    """Lifted pawns return one after the other; the owner chooses only if both start squares are free (LP-17)."""
    while due & 255 == w.RETURNING:
        pawn = due >> w.SUBJECT & 255
        free = free_starts(d, s, pawn)
        if free == 3:
            return due
        if free:
            put(s, pawn, d[w.D_STARTS + start_of(s, pawn) + (free >> 1)])
        due = after_return(due)
    return due


@jit
def after_return(due: int) -> int:
    """The phase due after the first lifted pawn has returned: the second pawn's return, then the mummy's move."""
    rest = due & 255 << w.PIPS
    second = due >> w.SECOND
    if second:
        return rest | w.RETURNING | (second - 1) << w.SUBJECT
    return rest | w.MUMMY_MOVES if rest else w.TURN_ENDS


@jit
def next_player(s: Row) -> None:
    s[w.TURN] += 1
    s[w.PLAYER] += 1
    if s[w.PLAYER] == s[w.SEATS]:
        s[w.PLAYER] = 0


@jit
def begin_turn(d: Row, s: Row) -> int:
    """Skip turns lost to Plague; the match may end instead (LP-19)."""
    while s[w.TURN] < s[w.LIMIT]:
        if s[w.OPTIONS] & w.NO_CURSES and stuck(d, s):
            return w.OVER
        place = 2 * s[w.PLAYER]
        health = s[w.HEALTH] >> place & 3
        s[w.HEALTH] ^= health << place
        if health in (w.WELL, w.WEAK):
            return w.PLACING
        s[w.HEALTH] |= (w.SICK if health == w.STRICKEN else w.WEAK) << place
        next_player(s)
    return w.OVER


@jit
def place_waiting(d: Row, s: Row) -> int:
    """Waiting pawns return; there is a choice only if a single waiting pawn has both start squares free."""
    due = w.CHOOSING
    for kind in range(2):
        pawn = 4 * s[w.PLAYER] + 2 * kind
        both = s[w.AT + pawn] == w.WAITING and s[w.AT + pawn + 1] == w.WAITING
        for each in range(pawn, pawn + 2):
            if s[w.AT + each] != w.WAITING:
                continue
            free = free_starts(d, s, each)
            if free == 3 and not both:
                due = w.PLACING
            elif free:
                put(s, each, d[w.D_STARTS + start_of(s, each) + (free == 2)])
    return due
