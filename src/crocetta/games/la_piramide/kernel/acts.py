"""What each act does. It answers which phase is due; `proceed` goes on from there."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import put
from crocetta.games.la_piramide.kernel.curses import name, pick, play
from crocetta.games.la_piramide.kernel.hands import draw_card, rob_card
from crocetta.games.la_piramide.kernel.moves import land
from crocetta.games.la_piramide.kernel.turns import after_return, proceed
from crocetta.kit.compiled import Row, count, jit


@jit
def apply(d: Row, s: Row, seat: int, act: int) -> None:
    phase = s[w.PHASE] & 255
    if w.DEALERS >> phase & 1:
        due = dealt(d, s, act)
    elif act >= d[w.D_PLACE_BACKS]:
        due = place_back(d, s, phase, act - d[w.D_PLACE_BACKS])
    elif act >= w.FIRST_MOVE:
        columns = d[w.D_SIZE] + 1
        due = w.MUMMY_MOVES | s[w.PHASE] & 255 << w.PIPS if phase == w.SLAVE_MOVES else w.TURN_ENDS
        due = land(s, (act - w.FIRST_MOVE) // columns, (act - w.FIRST_MOVE) % columns - 1, due)
    elif act >= w.FIRST_NAME:
        due = name(d, s, act - w.FIRST_NAME)
    elif act >= w.FIRST_PICK:
        due = pick(s, phase, act - w.FIRST_PICK)
    elif act >= w.FIRST_CURSE:
        due = play(s, act - w.FIRST_CURSE)
    elif act >= w.FIRST_GAMBLE:
        due = w.GAMBLING | d[w.D_GAMBLES + act - w.FIRST_GAMBLE] << w.PIPS
    else:
        due = w.ROLLING if act == w.ROLL else w.SLAVE_MOVES | 1 << w.PIPS
    proceed(d, s, due)


@jit
def dealt(d: Row, s: Row, act: int) -> int:
    phase = s[w.PHASE] & 255
    if phase == w.ROLLING:
        value = act - d[w.D_ROLLS] + 1
        if value == 1 and not s[w.OPTIONS] & w.NO_CURSES:
            return w.TEMPTED
        return w.SLAVE_MOVES | value << w.PIPS
    if phase == w.GAMBLING:
        hit = s[w.PHASE] >> w.PIPS >> (act - d[w.D_ROLLS] + 1) & 1
        return w.DRAWING if hit and (s[w.DECK] or s[w.BOTTOM_SIZE]) else w.TURN_ENDS
    if phase == w.ROBBING:
        rob_card(s, s[w.PHASE] >> w.SUBJECT & 255, act - d[w.D_ROBBERIES])
        return w.TURN_ENDS
    if phase == w.OPENING:
        s[w.FIRST] = act - d[w.D_BEGINNINGS]
        s[w.PLAYER] = s[w.FIRST]
        return w.DEALING if s[w.DECK] else w.TURN_BEGINS
    before = w.CARDS - count(s[w.DECK])
    seat = s[w.PLAYER] if phase == w.DRAWING else (s[w.FIRST] + before) % s[w.SEATS]
    draw_card(s, seat, act - d[w.D_DEALS])
    if phase == w.DRAWING:
        return w.TURN_ENDS
    return w.DEALING if before + 1 < w.HAND_SIZE * s[w.SEATS] else w.TURN_BEGINS


@jit
def place_back(d: Row, s: Row, phase: int, number: int) -> int:
    pawn = number // w.STARTS_OF_KIND
    put(s, pawn, d[w.D_START_SQUARES + w.STARTS_OF_KIND * (pawn >> 1 & 1) + number % w.STARTS_OF_KIND])
    return after_return(s[w.PHASE]) if phase == w.RETURNING else w.PLACING
