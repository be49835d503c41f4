"""The evaluation function: the value of each act for a seat, in steps. With ADEPT's weights it is `greedy.py`, with
EXPERT's the expert.

`v` holds the weights (`V_...`), `e` the evaluated position before an act (`E_...`), written by `evaluate_position`.
Only what the seat sees is read: of other hands only the number of cards.
"""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import taken
from crocetta.games.la_piramide.kernel.choices import open_acts
from crocetta.games.la_piramide.kernel.curses import (
    burst_mummy,
    candidates,
    falls_on,
    partners,
    plague_turns,
    victims,
)
from crocetta.games.la_piramide.kernel.moves import destinations, reach, walkers
from crocetta.games.la_piramide.kernel.weights import (
    V_CARDS,
    V_GAMBLE,
    V_HIT_CHANCE,
    V_HIT_LATER,
    V_HIT_NEXT,
    V_LAST_SLAVE,
    V_LATE_DISCOUNT,
    V_LEADER,
    V_MANHATTAN_DISTANCE,
    V_MUMMY,
    V_NEAR_EXIT,
    V_ONE_MUMMY_A_TURN,
    V_OTHER,
    V_OUT,
    V_PASSAGE,
    V_PLAGUE,
    V_PLAGUE_NEAR_EXIT,
    V_ROB,
    V_ROB_CARD,
    V_STEP_GROWTH,
    V_WALKED_DISTANCE,
)
from crocetta.kit.compiled import Reals, Row, count, draw, inlined, jit, lowest

VICTORY: Final = 1000.0
NO_MOVE: Final = -1e12
"""Less than any value: no move at all."""

# The position, evaluated for one seat.
E_STEP_COST: Final = 0
"""For each seat what a step of its slaves costs this one; -1 for its own."""
E_START_DISTANCE: Final = E_STEP_COST + w.MOST_SEATS
"""For each seat the steps out from its farther start."""
E_SEND_BACK: Final = E_START_DISTANCE + w.MOST_SEATS
"""For each foreign slave on the board the value of sending it back; 0 for other pawns."""
E_PAWN: Final = E_SEND_BACK + w.PAWNS
"""The value of each pawn where it is."""
E_TARGET: Final = E_PAWN + w.PAWNS
"""The square of the best slave to send back, or -1."""
E_PROGRESS: Final = E_TARGET + 1
"""How near the leader is to winning, from 0 to 1."""
E_SEAT: Final = E_PROGRESS + 1
E_PASSAGE: Final = E_SEAT + 1
"""1 if the seat has a Secret passage in hand."""
E_SLAVE_ON: Final = E_PASSAGE + 1
"""For each free square in reach of its own slaves the value of a slave there: see `cache_squares`."""
E_MUMMY_ON: Final = E_SLAVE_ON + w.MOST_SQUARES
"""The same for its own mummies."""
EVALUATION: Final = E_MUMMY_ON + w.MOST_SQUARES
MOST_ACTS: Final = 2 * (w.MOST_SQUARES + 1)

PASSAGES: Final = ((1 << w.COPIES) - 1) << w.COPIES * w.SECRET_PASSAGE
ANY_ROLL: Final = (1 << w.BY_CURSE) - 1
"""The strides of a roll, as a set."""
SLAVES_CURSES: Final = 1 << w.SECRET_PASSAGE | 1 << w.FORCED_MARCH | 1 << w.POSSESSION
"""The curses by which its own slaves may move, as a set; and its own mummies."""
MUMMIES_CURSES: Final = 1 << w.RESTLESS_DEAD | 1 << w.AWAKENING | 1 << w.POSSESSION


@jit
def hits(d: Row, square: int, to: int) -> int:
    """The rolls that take a pawn from here to there, as a set."""
    return d[w.D_HITS + (w.MOST_SQUARES >> 3) * square + (to >> 3)] >> 8 * (to & 7) & 63


@jit
def distance(d: Row, square: int, to: int) -> int:
    return d[w.D_DISTANCES + (w.MOST_SQUARES >> 3) * square + (to >> 3)] >> 8 * (to & 7) & 255


@jit
def evaluate_position(d: Row, s: Row, me: int, v: Reals, e: Reals) -> None:
    seats = s[w.SEATS]
    e[E_SEAT] = me
    e[E_PASSAGE] = 1.0 if s[w.HANDS + me] & PASSAGES else 0.0
    lead = -1e9
    progress = 0.0
    for seat in range(seats):
        start = w.D_STARTS + 4 * (s[w.OPTIONS] >> (w.FAMILIES + 4 * seat) & 15)
        start_distance = max(d[w.D_WAYS + d[start]], d[w.D_WAYS + d[start + 1]])
        e[E_START_DISTANCE + seat] = start_distance
        steps_made = 0.0
        for slave in range(4 * seat, 4 * seat + 2):
            place = s[w.AT + slave]
            if place == w.OUT:
                steps_made += start_distance + v[V_OUT]
            elif place >= 0:
                steps_made += start_distance - d[w.D_WAYS + place]
        e[E_STEP_COST + seat] = steps_made
        progress = max(progress, steps_made / (2 * start_distance + v[V_OUT]))
        if seat != me:
            lead = max(lead, steps_made)
    e[E_PROGRESS] = min(1.0, progress)
    for seat in range(seats):
        e[E_STEP_COST + seat] = v[V_LEADER] if e[E_STEP_COST + seat] == lead else v[V_OTHER]
    e[E_STEP_COST + me] = -1.0
    best = 0.0
    e[E_TARGET] = -1.0
    for pawn in range(4 * seats):
        e[E_SEND_BACK + pawn] = 0.0
        place = s[w.AT + pawn]
        if not pawn & 2 and pawn >> 2 != me and place >= 0:
            e[E_SEND_BACK + pawn] = e[E_STEP_COST + (pawn >> 2)] * advance_value(d, s, v, e, pawn, place)
            if e[E_TARGET] < 0 or e[E_SEND_BACK + pawn] > best:
                best = e[E_SEND_BACK + pawn]
                e[E_TARGET] = place
    for pawn in range(4 * seats):
        e[E_PAWN + pawn] = pawn_value(d, s, v, e, pawn, s[w.AT + pawn]) if s[w.AT + pawn] >= 0 else 0.0
    cache_squares(d, s, v, e)


@jit
def pawn_value(d: Row, s: Row, v: Reals, e: Reals, pawn: int, place: int) -> float:
    """The value of this pawn in this place."""
    if not pawn & 2:
        return -e[E_STEP_COST + (pawn >> 2)] * slave_value(d, s, v, e, pawn, place)
    return mummy_value(d, s, v, e, place) if pawn >> 2 == int(e[E_SEAT]) else 0.0


@inlined
def advance_value(d: Row, s: Row, v: Reals, e: Reals, slave: int, place: int) -> float:
    """The value of the steps that a slave has made, without the danger of losing them."""
    start_distance, way = e[E_START_DISTANCE + (slave >> 2)], d[w.D_WAYS + place]
    steps_made = start_distance - way
    value = steps_made + v[V_STEP_GROWTH] * steps_made * abs(steps_made) / start_distance
    if way <= 6:
        value += v[V_NEAR_EXIT] * (7 - way) / 6
    if e[E_PASSAGE] > 0 and slave >> 2 == int(e[E_SEAT]):
        passage = d[w.D_NUMBERS + w.SECRET_PASSAGE]
        value += v[V_PASSAGE] * max(0, way - passage - d[w.D_SHORTCUTS + place])
    return value * (v[V_LAST_SLAVE] if s[w.AT + (slave ^ 1)] == w.OUT else 1.0)


@inlined
def slave_value(d: Row, s: Row, v: Reals, e: Reals, slave: int, place: int) -> float:
    if place == w.OUT:
        last = s[w.AT + (slave ^ 1)] == w.OUT
        return e[E_START_DISTANCE + (slave >> 2)] + v[V_OUT] + (VICTORY if last else 0.0)
    value = advance_value(d, s, v, e, slave, place)
    safe = 1.0
    threats = 0
    for seat in range(s[w.SEATS]):
        if seat == slave >> 2:
            continue
        one, other = s[w.AT + 4 * seat + 2], s[w.AT + 4 * seat + 3]
        of_one = hits(d, one, place) if one >= 0 else 0
        of_other = hits(d, other, place) if other >= 0 else 0
        threats += count(of_one) + count(of_other)
        safe *= 1.0 - v[V_HIT_CHANCE] * count(of_one | of_other) / 6
    if v[V_ONE_MUMMY_A_TURN] > 0:
        return value * safe
    return value * (1.0 - min(1.0, v[V_HIT_CHANCE] * threats / 6))


@inlined
def mummy_value(d: Row, s: Row, v: Reals, e: Reals, place: int) -> float:
    """The value of slaves it may hit, less its distance to the best target."""
    if e[E_TARGET] < 0:
        return 0.0
    hit_value = 0.0
    for seat in range(s[w.SEATS]):
        for slave in range(4 * seat, 4 * seat + 2):
            if e[E_SEND_BACK + slave] != 0:
                here = s[w.AT + slave]
                now, then = count(hits(d, place, here)), count(hits(d, place, d[w.D_TURN_LATER + here]))
                hit_value += e[E_SEND_BACK + slave] * (v[V_HIT_NEXT] * now + v[V_HIT_LATER] * then) / 6
    target = int(e[E_TARGET])
    away = abs(d[w.D_ROWS + place] - d[w.D_ROWS + target]) + abs(d[w.D_COLUMNS + place] - d[w.D_COLUMNS + target])
    return hit_value - v[V_MANHATTAN_DISTANCE] * away - v[V_WALKED_DISTANCE] * distance(d, place, target)


@jit
def move_value(d: Row, s: Row, v: Reals, e: Reals, pawn: int, to: int) -> float:
    if to == w.OUT or not taken(s, to):
        return pawn_value(d, s, v, e, pawn, to) - e[E_PAWN + pawn]
    return meeting_value(s, v, e, pawn, to)


@jit
def meeting_value(s: Row, v: Reals, e: Reals, pawn: int, to: int) -> float:
    met = 0
    while s[w.AT + met] != to:
        met += 1
    if pawn & met & 2:
        return (e[E_STEP_COST + (pawn >> 2)] + e[E_STEP_COST + (met >> 2)]) * v[V_MUMMY]
    return -e[E_PAWN + pawn] - e[E_PAWN + met]


@jit
def cache_squares(d: Row, s: Row, v: Reals, e: Reals) -> None:
    """Value the squares in reach of the seat's own pawns once: many walks lead to the same square."""
    phase, me = s[w.PHASE] & 255, int(e[E_SEAT])
    rolls, curses = 0, 0
    if phase == w.CHOOSING:
        rolls = ANY_ROLL
        for curse in range(w.CURSES):
            if s[w.HANDS + me] >> w.COPIES * curse & 15:
                curses |= 1 << curse
    elif phase == w.TEMPTED:
        rolls = 1
    elif phase == w.PICKING:
        curses = 1 << (s[w.PHASE] >> w.CURSE & 255)
    else:
        return
    cache_squares_of_kind(d, s, v, e, 4 * me, rolls | (curses & SLAVES_CURSES) << w.BY_CURSE, E_SLAVE_ON)
    cache_squares_of_kind(d, s, v, e, 4 * me + 2, rolls | (curses & MUMMIES_CURSES) << w.BY_CURSE, E_MUMMY_ON)


@jit
def cache_squares_of_kind(d: Row, s: Row, v: Reals, e: Reals, first: int, strides: int, on: int) -> None:
    """For two pawns, from `first` on, that may move by these strides; on a square both have the same value."""
    low, middle, high = 0, 0, 0
    walker = first
    for pawn in range(first, first + 2):
        if s[w.AT + pawn] >= 0:
            walker, left = pawn, strides
            while left:
                at = reach(lowest(left), s[w.AT + pawn])
                low, middle, high = low | d[at], middle | d[at + 1], high | d[at + 2]
                left &= left - 1
    low &= ~(s[w.KIND_ON] | s[w.KIND_ON + 3])
    middle &= ~(s[w.KIND_ON + 1] | s[w.KIND_ON + 4])
    high &= ~(s[w.KIND_ON + 2] | s[w.KIND_ON + 5])
    first_square = 0
    while low | middle | high:
        while low:
            square = first_square + lowest(low)
            e[on + square] = pawn_value(d, s, v, e, walker, square)
            low &= low - 1
        low, middle, high = middle, high, 0
        first_square += 64


@jit
def best_cached(e: Reals, on: int, squares: int) -> float:
    """The highest cached value of a set of squares, which starts at index `on`; NO_MOVE if it is empty."""
    best = NO_MOVE
    while squares:
        best = max(best, e[on + lowest(squares)])
        squares &= squares - 1
    return best


@jit
def best_free_square(d: Row, s: Row, v: Reals, e: Reals, pawn: int, first: int, squares: int) -> float:
    """The same for any pawn and free squares, not cached; the set starts at the square `first`."""
    best = NO_MOVE
    while squares:
        best = max(best, pawn_value(d, s, v, e, pawn, first + lowest(squares)))
        squares &= squares - 1
    return best


@jit
def best_meeting(s: Row, v: Reals, e: Reals, pawn: int, first: int, squares: int) -> float:
    """The same for taken squares."""
    best = NO_MOVE
    while squares:
        best = max(best, meeting_value(s, v, e, pawn, first + lowest(squares)))
        squares &= squares - 1
    return best


@jit
def best_walk(d: Row, s: Row, v: Reals, e: Reals, pawn: int, stride: int) -> float:
    """The value of the best move of this pawn by this stride; NO_MOVE if it has none."""
    leaves, low, middle, high = destinations(d, s, pawn, stride)
    low_met = low & (s[w.KIND_ON] | s[w.KIND_ON + 3])
    middle_met = middle & (s[w.KIND_ON + 1] | s[w.KIND_ON + 4])
    high_met = high & (s[w.KIND_ON + 2] | s[w.KIND_ON + 5])
    low, middle, high = low ^ low_met, middle ^ middle_met, high ^ high_met
    best = pawn_value(d, s, v, e, pawn, w.OUT) if leaves else NO_MOVE
    if pawn >> 2 == int(e[E_SEAT]):
        on = E_MUMMY_ON if pawn & 2 else E_SLAVE_ON
        best = max(best, best_cached(e, on, low))
        best = max(best, best_cached(e, on + 64, middle))
        best = max(best, best_cached(e, on + 128, high))
    elif pawn & 2:
        # The square of a foreign mummy has no value of its own: only meetings count.
        best = 0.0 if low | middle | high else NO_MOVE
    else:
        best = max(best, best_free_square(d, s, v, e, pawn, 0, low))
        best = max(best, best_free_square(d, s, v, e, pawn, 64, middle))
        best = max(best, best_free_square(d, s, v, e, pawn, 128, high))
    if best > NO_MOVE:
        best -= e[E_PAWN + pawn]
    best = max(best, best_meeting(s, v, e, pawn, 0, low_met))
    best = max(best, best_meeting(s, v, e, pawn, 64, middle_met))
    return max(best, best_meeting(s, v, e, pawn, 128, high_met))


@jit
def roll_value(d: Row, s: Row, v: Reals, e: Reals, pips: int) -> float:
    """The value of the best slave move and the best mummy move with this roll, independently."""
    first = 4 * int(e[E_SEAT])
    total = 0.0
    for pawn in range(first, first + 4, 2):
        best = max(best_walk(d, s, v, e, pawn, pips - 1), best_walk(d, s, v, e, pawn + 1, pips - 1))
        if best > NO_MOVE:
            total += best
    return total


@jit
def swap_value(d: Row, s: Row, v: Reals, e: Reals, one: int, other: int) -> float:
    gain = pawn_value(d, s, v, e, one, s[w.AT + other]) + pawn_value(d, s, v, e, other, s[w.AT + one])
    return gain - e[E_PAWN + one] - e[E_PAWN + other]


@jit
def cursed_pawn_value(d: Row, s: Row, v: Reals, e: Reals, curse: int, pawn: int) -> float:
    """The best value that the curse can have on this pawn."""
    if curse == w.PHARAOHS_CALL:
        return -e[E_PAWN + pawn]
    if curse != w.CHANGE_OF_BANDAGES:
        return best_walk(d, s, v, e, pawn, w.BY_CURSE + curse)
    best = NO_MOVE
    others = partners(d, s, pawn)
    while others:
        best = max(best, swap_value(d, s, v, e, pawn, lowest(others)))
        others &= others - 1
    return best


@jit
def plague_value(d: Row, s: Row, v: Reals, e: Reals, seat: int) -> float:
    """What Plague costs a player."""
    near = 7
    out = False
    for slave in range(4 * seat, 4 * seat + 2):
        place = s[w.AT + slave]
        if place >= 0:
            near = min(near, d[w.D_WAYS + place])
        out |= place == w.OUT
    return e[E_STEP_COST + seat] * (
        v[V_PLAGUE] * plague_turns(d, s) + (v[V_PLAGUE_NEAR_EXIT] if out and near <= 6 else 0.0)
    )


@jit
def curse_value(d: Row, s: Row, v: Reals, e: Reals, curse: int) -> float:
    cost = v[V_CARDS + curse] * (1.0 - v[V_LATE_DISCOUNT] * e[E_PROGRESS])
    best = NO_MOVE
    if curse >= w.GRAVE_ROBBER:
        falls = victims(s, curse)
        while falls:
            seat = lowest(falls)
            falls &= falls - 1
            cards = v[V_ROB] + v[V_ROB_CARD] * count(s[w.HANDS + seat])
            best = max(best, plague_value(d, s, v, e, seat) if curse == w.PLAGUE else cards)
        return best - cost
    if curse == w.AWAKENING and burst_mummy(s) >= 0:
        mummy = 4 * s[w.PLAYER] + 2
        burst = (s[w.AT + mummy] == w.BURST) + (s[w.AT + mummy + 1] == w.BURST)
        return v[V_MUMMY] * burst - cost
    pawn, after = candidates(s, curse)
    while pawn < after:
        if falls_on(d, s, curse, pawn):
            best = max(best, cursed_pawn_value(d, s, v, e, curse, pawn))
        pawn += 1
    return best - cost


@jit
def act_value(d: Row, s: Row, v: Reals, e: Reals, act: int) -> float:
    """The value of an act for the seat whose evaluation `e` is."""
    phase, curse = s[w.PHASE] & 255, s[w.PHASE] >> w.CURSE & 255
    if act >= d[w.D_PLACE_BACKS]:
        number = act - d[w.D_PLACE_BACKS]
        pawn = number // w.STARTS_OF_KIND
        square = d[w.D_START_SQUARES + w.STARTS_OF_KIND * (pawn >> 1 & 1) + number % w.STARTS_OF_KIND]
        return pawn_value(d, s, v, e, pawn, square)
    if act >= w.FIRST_MOVE:
        columns = d[w.D_SIZE] + 1
        return move_value(d, s, v, e, (act - w.FIRST_MOVE) // columns, (act - w.FIRST_MOVE) % columns - 1)
    if act >= w.FIRST_NAME:
        seat = act - w.FIRST_NAME
        if curse == w.PLAGUE:
            return plague_value(d, s, v, e, seat)
        return e[E_STEP_COST + seat] * count(s[w.HANDS + seat])
    if act >= w.FIRST_PICK:
        pawn = act - w.FIRST_PICK
        if phase == w.SWAPPING:
            return swap_value(d, s, v, e, s[w.PHASE] >> w.SUBJECT & 255, pawn)
        return cursed_pawn_value(d, s, v, e, curse, pawn)
    if act >= w.FIRST_CURSE:
        return curse_value(d, s, v, e, act - w.FIRST_CURSE)
    if act >= w.FIRST_GAMBLE:
        named = count(d[w.D_GAMBLES + act - w.FIRST_GAMBLE])
        return v[V_GAMBLE] * named / 6 if s[w.DECK] or s[w.BOTTOM_SIZE] else 0.0
    if act == w.WALK:
        return roll_value(d, s, v, e, 1)
    total = 0.0
    for pips in range(1, 7):
        total += roll_value(d, s, v, e, pips)
    return total / 6


@jit
def list_legal(d: Row, s: Row, acts: Row) -> int:
    """List the legal acts of whoever is to act in `acts`, which has room for MOST_ACTS; returns how many."""
    pawn, last, stride = walkers(s, s[w.PHASE])
    if stride < 0:
        first, offered = open_acts(d, s)
        return write_acts(acts, 0, first, offered)
    total = 0
    while pawn <= last:
        leaves, low, middle, high = destinations(d, s, pawn, stride)
        first = w.FIRST_MOVE + pawn * (d[w.D_SIZE] + 1)
        total = write_acts(acts, total, first, leaves)
        total = write_acts(acts, total, first + 1, low)
        total = write_acts(acts, total, first + 65, middle)
        total = write_acts(acts, total, first + 129, high)
        pawn += 1
    return total


@jit
def write_acts(acts: Row, total: int, first: int, offered: int) -> int:
    while offered:
        acts[total] = first + lowest(offered)
        offered &= offered - 1
        total += 1
    return total


@jit
def evaluate_acts(d: Row, s: Row, seat: int, v: Reals, e: Reals, acts: Row, values: Reals) -> int:
    """List the legal acts of a seat that is to act, and the value of each; returns how many."""
    total = list_legal(d, s, acts)
    evaluate_position(d, s, seat, v, e)
    for place in range(total):
        values[place] = act_value(d, s, v, e, acts[place])
    return total


@jit
def best_act(d: Row, s: Row, seat: int, v: Reals, e: Reals, acts: Row) -> int:
    """The act with the highest value; a tie is broken by the state's own random numbers."""
    total = list_legal(d, s, acts)
    if total == 1:
        return acts[0]
    evaluate_position(d, s, seat, v, e)
    best = NO_MOVE
    alike = 0
    chosen = acts[0]
    for place in range(total):
        each = act_value(d, s, v, e, acts[place])
        if each > best:
            best, alike, chosen = each, 1, acts[place]
        elif each == best:
            alike += 1
            if draw(s, alike) == 0:
                chosen = acts[place]
    return chosen
