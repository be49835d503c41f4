"""What each act does to the state. It returns the phase that is due; `proceed` goes on from there."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import put
from crocetta.games.la_piramide.kernel.curses import name_player, pick_pawn, play_curse
from crocetta.games.la_piramide.kernel.hands import draw_card, rob_card
from crocetta.games.la_piramide.kernel.moves import land
from crocetta.games.la_piramide.kernel.turns import after_return, proceed
from crocetta.kit.compiled import Row, count, inlined, jit


@jit
def apply(d: Row, s: Row, seat: int, act: int) -> None:
    proceed(d, s, play_act(d, s, act))


@inlined
def play_act(d: Row, s: Row, act: int) -> int:
    phase = s[w.PHASE] & 255
    if w.DEALER_PHASES >> phase & 1:
        return play_chance_act(d, s, act)
    if act >= d[w.D_PLACE_BACKS]:
        return place_back(d, s, phase, act - d[w.D_PLACE_BACKS])
    if act >= w.FIRST_MOVE:
        columns = d[w.D_SIZE] + 1
        due = w.MUMMY_MOVES | s[w.PHASE] & 255 << w.PIPS if phase == w.SLAVE_MOVES else w.TURN_ENDS
        return land(s, (act - w.FIRST_MOVE) // columns, (act - w.FIRST_MOVE) % columns - 1, due)
    if act >= w.FIRST_NAME:
        return name_player(d, s, act - w.FIRST_NAME)
    if act >= w.FIRST_PICK:
        return pick_pawn(s, phase, act - w.FIRST_PICK)
    if act >= w.FIRST_CURSE:
        return play_curse(s, act - w.FIRST_CURSE)
    if act >= w.FIRST_GAMBLE:
        return w.GAMBLING | d[w.D_GAMBLES + act - w.FIRST_GAMBLE] << w.PIPS
    return w.ROLLING if act == w.ROLL else w.SLAVE_MOVES | 1 << w.PIPS


@jit
def play_chance_act(d: Row, s: Row, act: int) -> int:
    phase = s[w.PHASE] & 255
    if phase == w.ROLLING:
        return play_roll(s, act - d[w.D_ROLLS] + 1)
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
def play_roll(s: Row, value: int) -> int:
    if value == 1 and not s[w.OPTIONS] & w.NO_CURSES:
        return w.TEMPTED
    return w.SLAVE_MOVES | value << w.PIPS


@jit
def place_back(d: Row, s: Row, phase: int, number: int) -> int:
    pawn = number // w.STARTS_OF_KIND
    put(s, pawn, d[w.D_START_SQUARES + w.STARTS_OF_KIND * (pawn >> 1 & 1) + number % w.STARTS_OF_KIND])
    return after_return(s[w.PHASE]) if phase == w.RETURNING else w.PLACING
