"""Observations for learners: what a seat sees (LP-23), the view of `view.py` as numbers."""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import actors
from crocetta.kit.compiled import Observation, Row, count, jit

# What a seat sees: OBSERVATION small numbers. First the table:
O_SEAT: Final = 0
O_SEATS: Final = 1
O_OPTIONS: Final = 2
"""Four numbers: no_passing, exact_exit, how many values a gamble names, curses."""
O_ROUND: Final = 6
"""Rounds played, and rounds left; both at most MOST, which also means no limit."""
O_PHASE: Final = 8
"""For each phase 1 or 0."""
O_PIPS: Final = O_PHASE + w.PHASES
O_NAMED: Final = O_PIPS + 1
"""For each value of the die, 1 if the gamble names it."""
O_CURSE: Final = O_NAMED + 6
"""For each curse, 1 if it is being played."""
O_SUBJECT: Final = O_CURSE + w.CURSES
"""Three numbers, 0 for none: 1 + the pawn concerned, 1 + the pawn that returns second, 1 + the player robbed;
players and pawns are counted as below, the seat's own first."""
O_HAND: Final = O_SUBJECT + 3
"""How many cards of each curse the seat holds."""
O_DECK: Final = O_HAND + w.CURSES
"""Cards in the unknown part of the deck; of each curse in the part below; and 1 + the first curse of that, or 0."""
O_PLAYERS: Final = O_DECK + 1 + w.CURSES + 1
"""Then six blocks, the seat's own first, the others clockwise; zeros for absent players."""
O_FAMILY: Final = 0
"""1 + the family, whether it is their turn, whether they are to act, their health, how many cards they hold."""
O_KNOWN: Final = 5
"""Cards of each curse in their hand that the seat knows; then those that everybody knows."""
O_PAWNS: Final = O_KNOWN + 2 * w.CURSES
"""For each of four pawns: 0 on the board, 1 out, 2 waiting or 3 burst; row and column from 1 on; steps out."""
O_BLOCK: Final = O_PAWNS + 16
OBSERVATION: Final = O_PLAYERS + w.MOST_SEATS * O_BLOCK
MOST: Final = 127


@jit
def observation(d: Row) -> int:
    """How many numbers `observe` writes."""
    return OBSERVATION


@jit
def observe(d: Row, s: Row, seat: int, out: Observation) -> None:
    out[:] = 0
    seats, options = s[w.SEATS], s[w.OPTIONS]
    out[O_SEAT] = seat
    out[O_SEATS] = seats
    out[O_OPTIONS] = options & w.NO_PASSING
    out[O_OPTIONS + 1] = options >> 1 & 1
    out[O_OPTIONS + 2] = 2 + (options >> 2 & 1)
    out[O_OPTIONS + 3] = 1 - (options >> 3 & 1)
    out[O_ROUND] = min(MOST, s[w.TURN] // seats)
    out[O_ROUND + 1] = min(MOST, (s[w.LIMIT] - s[w.TURN]) // seats)
    observe_phase(s, seat, out)
    for curse in range(w.CURSES):
        out[O_HAND + curse] = count(s[w.HANDS + seat] >> w.COPIES * curse & 15)
    out[O_DECK] = count(s[w.DECK])
    for place in range(s[w.BOTTOM_SIZE]):
        curse = (s[w.BOTTOM + place // 10] >> 6 * (place % 10) & 63) // w.COPIES
        out[O_DECK + 1 + curse] += 1
    if s[w.BOTTOM_SIZE]:
        out[O_DECK + 1 + w.CURSES] = 1 + (s[w.BOTTOM] & 63) // w.COPIES
    for place in range(seats):
        observe_player(d, s, seat, (seat + place) % seats, out, O_PLAYERS + O_BLOCK * place)


@jit
def observe_phase(s: Row, seat: int, out: Observation) -> None:
    phase, carried, seats = s[w.PHASE] & 255, s[w.PHASE] >> w.PIPS & 255, s[w.SEATS]
    out[O_PHASE + phase] = 1
    if phase == w.GAMBLING:
        for value in range(6):
            out[O_NAMED + value] = carried >> (value + 1) & 1
    else:
        out[O_PIPS] = carried
    if phase in (w.PICKING, w.DRIVING, w.NAMING):
        out[O_CURSE + (s[w.PHASE] >> w.CURSE & 255)] = 1
    subject, second = s[w.PHASE] >> w.SUBJECT & 255, s[w.PHASE] >> w.SECOND
    if phase == w.ROBBING:
        out[O_SUBJECT + 2] = 1 + (subject - seat) % seats
    elif phase in (w.SWAPPING, w.DRIVING, w.RETURNING):
        out[O_SUBJECT] = 1 + (subject - 4 * seat) % (4 * seats)
        if second:
            out[O_SUBJECT + 1] = 1 + (second - 1 - 4 * seat) % (4 * seats)


@jit
def observe_player(d: Row, s: Row, seat: int, player: int, out: Observation, block: int) -> None:
    out[block] = 1 + (s[w.OPTIONS] >> (w.FAMILIES + 4 * player) & 15)
    out[block + 1] = player == s[w.PLAYER]
    who = actors(d, s)
    out[block + 2] = who >> player & 1 if who > 0 else 0
    out[block + 3] = s[w.HEALTH] >> 2 * player & 3
    out[block + 4] = count(s[w.HANDS + player])
    known = w.KNOWN + w.OBSERVERS * player
    for curse in range(w.CURSES):
        out[block + O_KNOWN + curse] = s[known + seat] >> 3 * curse & 7
        out[block + O_KNOWN + w.CURSES + curse] = s[known + w.EVERYBODY] >> 3 * curse & 7
    for pawn in range(4):
        number, square = block + O_PAWNS + 4 * pawn, s[w.AT + 4 * player + pawn]
        if square < 0:
            out[number] = -square
        else:
            out[number + 1] = 1 + d[w.D_ROWS + square]
            out[number + 2] = 1 + d[w.D_COLUMNS + square]
            out[number + 3] = min(MOST, d[w.D_WAYS + square])
