"""The evaluation function: what each act is worth to a seat, in steps: `greedy.py` in numbers, and with other
weights the expert.

`v` holds the weights (`V_...`), `j` what a seat makes of the position before it acts (`J_...`), made by `judge`.
Only what the seat sees is looked at: of other hands no more than how many cards they hold.
"""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import taken
from crocetta.games.la_piramide.kernel.choices import offers
from crocetta.games.la_piramide.kernel.curses import (
    burst_mummy,
    candidates,
    falls_on,
    partners,
    plague_turns,
    victims,
)
from crocetta.games.la_piramide.kernel.moves import ends, reach, walkers
from crocetta.games.la_piramide.kernel.weights import (
    V_AMBUSH,
    V_BY_OWNER,
    V_CARDS,
    V_DEEP,
    V_DOOR,
    V_GAMBLE,
    V_HASTE,
    V_HUNT,
    V_LATE,
    V_LEADER,
    V_MUMMY,
    V_NEAR,
    V_OTHER,
    V_PLAGUE,
    V_PLAGUE_DOOR,
    V_ROB,
    V_ROB_CARD,
    V_SCENT,
    V_SHORTCUT,
    V_STAKES,
    V_TRAIL,
)
from crocetta.kit.compiled import Reals, Row, count, draw, inlined, jit, lowest

VICTORY: Final = 1000.0
LEAST: Final = -1e12
"""Less than anything is worth."""

# What a seat makes of a position.
J_SHARE: Final = 0
"""For each seat what a step of it costs; -1 for oneself."""
J_HOME: Final = J_SHARE + w.MOST_SEATS
"""The way out from its farther start."""
J_PREY: Final = J_HOME + w.MOST_SEATS
"""For each foreign slave on the board what sending it back is worth; 0 for other pawns."""
J_VALUE: Final = J_PREY + w.PAWNS
"""What it is worth that each pawn stands where it does."""
J_BEST: Final = J_VALUE + w.PAWNS
"""The square of the best prey, or -1."""
J_LATE: Final = J_BEST + 1
"""How far the first has come, from 0 to 1."""
J_ME: Final = J_LATE + 1
J_SHORTCUT: Final = J_ME + 1
"""1 with a Secret passage in hand."""
J_SLAVE_ON: Final = J_SHORTCUT + 1
"""For each free square that one's own slaves may reach what it is worth that one stands there: see `foresee`."""
J_MUMMY_ON: Final = J_SLAVE_ON + w.MOST_SQUARES
"""The same for one's own mummies."""
JUDGEMENT: Final = J_MUMMY_ON + w.MOST_SQUARES
MOST_ACTS: Final = 2 * (w.MOST_SQUARES + 1)

PASSAGES: Final = ((1 << w.COPIES) - 1) << w.COPIES * w.SECRET_PASSAGE
ANY_ROLL: Final = (1 << w.BY_CURSE) - 1
"""The strides of a roll, as a set."""
SLAVES_CURSES: Final = 1 << w.SECRET_PASSAGE | 1 << w.FORCED_MARCH | 1 << w.POSSESSION
"""The curses by which slaves of one's own may walk, as a set; and mummies."""
MUMMIES_CURSES: Final = 1 << w.RESTLESS_DEAD | 1 << w.AWAKENING | 1 << w.POSSESSION


@jit
def hits(d: Row, square: int, to: int) -> int:
    """The rolls that take a pawn from here to there, as a set."""
    return d[w.D_HITS + (w.MOST_SQUARES >> 3) * square + (to >> 3)] >> 8 * (to & 7) & 63


@jit
def apart(d: Row, square: int, to: int) -> int:
    return d[w.D_APART + (w.MOST_SQUARES >> 3) * square + (to >> 3)] >> 8 * (to & 7) & 255


@jit
def judge(d: Row, s: Row, me: int, v: Reals, j: Reals) -> None:
    seats = s[w.SEATS]
    j[J_ME] = me
    j[J_SHORTCUT] = 1.0 if s[w.HANDS + me] & PASSAGES else 0.0
    lead = -1e9
    late = 0.0
    for seat in range(seats):
        start = w.D_STARTS + 4 * (s[w.OPTIONS] >> (w.FAMILIES + 4 * seat) & 15)
        home = max(d[w.D_WAYS + d[start]], d[w.D_WAYS + d[start + 1]])
        j[J_HOME + seat] = home
        behind = 0.0
        for slave in range(4 * seat, 4 * seat + 2):
            place = s[w.AT + slave]
            if place == w.OUT:
                behind += home + v[V_DOOR]
            elif place >= 0:
                behind += home - d[w.D_WAYS + place]
        j[J_SHARE + seat] = behind
        late = max(late, behind / (2 * home + v[V_DOOR]))
        if seat != me:
            lead = max(lead, behind)
    j[J_LATE] = min(1.0, late)
    for seat in range(seats):
        j[J_SHARE + seat] = v[V_LEADER] if j[J_SHARE + seat] == lead else v[V_OTHER]
    j[J_SHARE + me] = -1.0
    best = 0.0
    j[J_BEST] = -1.0
    for pawn in range(4 * seats):
        j[J_PREY + pawn] = 0.0
        place = s[w.AT + pawn]
        if not pawn & 2 and pawn >> 2 != me and place >= 0:
            j[J_PREY + pawn] = j[J_SHARE + (pawn >> 2)] * advance(d, s, v, j, pawn, place)
            if j[J_BEST] < 0 or j[J_PREY + pawn] > best:
                best = j[J_PREY + pawn]
                j[J_BEST] = place
    for pawn in range(4 * seats):
        j[J_VALUE + pawn] = stand(d, s, v, j, pawn, s[w.AT + pawn]) if s[w.AT + pawn] >= 0 else 0.0
    foresee(d, s, v, j)


@jit
def stand(d: Row, s: Row, v: Reals, j: Reals, pawn: int, place: int) -> float:
    """What it is worth that this pawn stands there."""
    if not pawn & 2:
        return -j[J_SHARE + (pawn >> 2)] * slave_worth(d, s, v, j, pawn, place)
    return mummy_worth(d, s, v, j, place) if pawn >> 2 == int(j[J_ME]) else 0.0


@inlined
def advance(d: Row, s: Row, v: Reals, j: Reals, slave: int, place: int) -> float:
    """What the way behind a slave is worth as long as nobody undoes it."""
    home, way = j[J_HOME + (slave >> 2)], d[w.D_WAYS + place]
    behind = home - way
    worth = behind + v[V_DEEP] * behind * abs(behind) / home
    if way <= 6:
        worth += v[V_NEAR] * (7 - way) / 6
    if j[J_SHORTCUT] > 0 and slave >> 2 == int(j[J_ME]):
        passage = d[w.D_NUMBERS + w.SECRET_PASSAGE]
        worth += v[V_SHORTCUT] * max(0, way - passage - d[w.D_SHORTCUTS + place])
    return worth * (v[V_STAKES] if s[w.AT + (slave ^ 1)] == w.OUT else 1.0)


@inlined
def slave_worth(d: Row, s: Row, v: Reals, j: Reals, slave: int, place: int) -> float:
    if place == w.OUT:
        last = s[w.AT + (slave ^ 1)] == w.OUT
        return j[J_HOME + (slave >> 2)] + v[V_DOOR] + (VICTORY if last else 0.0)
    worth = advance(d, s, v, j, slave, place)
    safe = 1.0
    fear = 0
    for seat in range(s[w.SEATS]):
        if seat == slave >> 2:
            continue
        one, other = s[w.AT + 4 * seat + 2], s[w.AT + 4 * seat + 3]
        of_one = hits(d, one, place) if one >= 0 else 0
        of_other = hits(d, other, place) if other >= 0 else 0
        fear += count(of_one) + count(of_other)
        safe *= 1.0 - v[V_HASTE] * count(of_one | of_other) / 6
    if v[V_BY_OWNER] > 0:
        return worth * safe
    return worth * (1.0 - min(1.0, v[V_HASTE] * fear / 6))


@inlined
def mummy_worth(d: Row, s: Row, v: Reals, j: Reals, place: int) -> float:
    """What it may undo with its next roll, and how near it is to the prey."""
    if j[J_BEST] < 0:
        return 0.0
    fear = 0.0
    for seat in range(s[w.SEATS]):
        for slave in range(4 * seat, 4 * seat + 2):
            if j[J_PREY + slave] != 0:
                here = s[w.AT + slave]
                now, then = count(hits(d, place, here)), count(hits(d, place, d[w.D_AHEAD + here]))
                fear += j[J_PREY + slave] * (v[V_HUNT] * now + v[V_AMBUSH] * then) / 6
    prey = int(j[J_BEST])
    away = abs(d[w.D_ROWS + place] - d[w.D_ROWS + prey]) + abs(d[w.D_COLUMNS + place] - d[w.D_COLUMNS + prey])
    return fear - v[V_SCENT] * away - v[V_TRAIL] * apart(d, place, prey)


@jit
def move_worth(d: Row, s: Row, v: Reals, j: Reals, pawn: int, to: int) -> float:
    if to == w.OUT or not taken(s, to):
        return stand(d, s, v, j, pawn, to) - j[J_VALUE + pawn]
    return meeting_worth(s, v, j, pawn, to)


@jit
def meeting_worth(s: Row, v: Reals, j: Reals, pawn: int, to: int) -> float:
    met = 0
    while s[w.AT + met] != to:
        met += 1
    if pawn & met & 2:
        return (j[J_SHARE + (pawn >> 2)] + j[J_SHARE + (met >> 2)]) * v[V_MUMMY]
    return -j[J_VALUE + pawn] - j[J_VALUE + met]


@jit
def foresee(d: Row, s: Row, v: Reals, j: Reals) -> None:
    """What it is worth that one's own pawns stand where they may soon: many walks lead to the same square."""
    phase, me = s[w.PHASE] & 255, int(j[J_ME])
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
    foresee_kind(d, s, v, j, 4 * me, rolls | (curses & SLAVES_CURSES) << w.BY_CURSE, J_SLAVE_ON)
    foresee_kind(d, s, v, j, 4 * me + 2, rolls | (curses & MUMMIES_CURSES) << w.BY_CURSE, J_MUMMY_ON)


@jit
def foresee_kind(d: Row, s: Row, v: Reals, j: Reals, first: int, strides: int, on: int) -> None:
    """For the two pawns from the first on, which walk by one of these strides."""
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
            j[on + square] = stand(d, s, v, j, walker, square)
            low &= low - 1
        low, middle, high = middle, high, 0
        first_square += 64


@jit
def best_foreseen(j: Reals, on: int, squares: int) -> float:
    """The most that a square of this set is worth, of those foreseen from here on; LEAST if it is empty."""
    best = LEAST
    while squares:
        best = max(best, j[on + lowest(squares)])
        squares &= squares - 1
    return best


@jit
def best_stand(d: Row, s: Row, v: Reals, j: Reals, pawn: int, first: int, squares: int) -> float:
    """The same for any pawn, from the square `first` on."""
    best = LEAST
    while squares:
        best = max(best, stand(d, s, v, j, pawn, first + lowest(squares)))
        squares &= squares - 1
    return best


@jit
def best_meeting(s: Row, v: Reals, j: Reals, pawn: int, first: int, squares: int) -> float:
    """The same for squares that are taken."""
    best = LEAST
    while squares:
        best = max(best, meeting_worth(s, v, j, pawn, first + lowest(squares)))
        squares &= squares - 1
    return best


@jit
def best_of(d: Row, s: Row, v: Reals, j: Reals, pawn: int, stride: int) -> float:
    """The best that such a walk can do with this pawn; LEAST where it has none."""
    leaves, low, middle, high = ends(d, s, pawn, stride)
    low_met = low & (s[w.KIND_ON] | s[w.KIND_ON + 3])
    middle_met = middle & (s[w.KIND_ON + 1] | s[w.KIND_ON + 4])
    high_met = high & (s[w.KIND_ON + 2] | s[w.KIND_ON + 5])
    low, middle, high = low ^ low_met, middle ^ middle_met, high ^ high_met
    best = stand(d, s, v, j, pawn, w.OUT) if leaves else LEAST
    if pawn >> 2 == int(j[J_ME]):
        on = J_MUMMY_ON if pawn & 2 else J_SLAVE_ON
        best = max(best, best_foreseen(j, on, low))
        best = max(best, best_foreseen(j, on + 64, middle))
        best = max(best, best_foreseen(j, on + 128, high))
    elif pawn & 2:
        # Where a foreign mummy stands is all the same, as long as it meets nobody.
        best = 0.0 if low | middle | high else LEAST
    else:
        best = max(best, best_stand(d, s, v, j, pawn, 0, low))
        best = max(best, best_stand(d, s, v, j, pawn, 64, middle))
        best = max(best, best_stand(d, s, v, j, pawn, 128, high))
    if best > LEAST:
        best -= j[J_VALUE + pawn]
    best = max(best, best_meeting(s, v, j, pawn, 0, low_met))
    best = max(best, best_meeting(s, v, j, pawn, 64, middle_met))
    return max(best, best_meeting(s, v, j, pawn, 128, high_met))


@jit
def roll_worth(d: Row, s: Row, v: Reals, j: Reals, pips: int) -> float:
    """What a slave and a mummy make of this number, each for itself."""
    first = 4 * int(j[J_ME])
    total = 0.0
    for pawn in range(first, first + 4, 2):
        best = max(best_of(d, s, v, j, pawn, pips - 1), best_of(d, s, v, j, pawn + 1, pips - 1))
        if best > LEAST:
            total += best
    return total


@jit
def swap_worth(d: Row, s: Row, v: Reals, j: Reals, one: int, other: int) -> float:
    gain = stand(d, s, v, j, one, s[w.AT + other]) + stand(d, s, v, j, other, s[w.AT + one])
    return gain - j[J_VALUE + one] - j[J_VALUE + other]


@jit
def cursed_worth(d: Row, s: Row, v: Reals, j: Reals, curse: int, pawn: int) -> float:
    """The best that the curse can do with this pawn."""
    if curse == w.PHARAOHS_CALL:
        return -j[J_VALUE + pawn]
    if curse != w.CHANGE_OF_BANDAGES:
        return best_of(d, s, v, j, pawn, w.BY_CURSE + curse)
    best = LEAST
    others = partners(d, s, pawn)
    while others:
        best = max(best, swap_worth(d, s, v, j, pawn, lowest(others)))
        others &= others - 1
    return best


@jit
def threat(d: Row, s: Row, v: Reals, j: Reals, seat: int) -> float:
    """What Plague costs a player."""
    near = 7
    out = False
    for slave in range(4 * seat, 4 * seat + 2):
        place = s[w.AT + slave]
        if place >= 0:
            near = min(near, d[w.D_WAYS + place])
        out |= place == w.OUT
    return j[J_SHARE + seat] * (v[V_PLAGUE] * plague_turns(d, s) + (v[V_PLAGUE_DOOR] if out and near <= 6 else 0.0))


@jit
def curse_worth(d: Row, s: Row, v: Reals, j: Reals, curse: int) -> float:
    cost = v[V_CARDS + curse] * (1.0 - v[V_LATE] * j[J_LATE])
    best = LEAST
    if curse >= w.GRAVE_ROBBER:
        falls = victims(s, curse)
        while falls:
            seat = lowest(falls)
            falls &= falls - 1
            cards = v[V_ROB] + v[V_ROB_CARD] * count(s[w.HANDS + seat])
            best = max(best, threat(d, s, v, j, seat) if curse == w.PLAGUE else cards)
        return best - cost
    if curse == w.AWAKENING and burst_mummy(s) >= 0:
        mummy = 4 * s[w.PLAYER] + 2
        burst = (s[w.AT + mummy] == w.BURST) + (s[w.AT + mummy + 1] == w.BURST)
        return v[V_MUMMY] * burst - cost
    pawn, after = candidates(s, curse)
    while pawn < after:
        if falls_on(d, s, curse, pawn):
            best = max(best, cursed_worth(d, s, v, j, curse, pawn))
        pawn += 1
    return best - cost


@jit
def worth(d: Row, s: Row, v: Reals, j: Reals, act: int) -> float:
    """What an act is worth to the seat that `j` was made for."""
    phase, curse = s[w.PHASE] & 255, s[w.PHASE] >> w.CURSE & 255
    if act >= d[w.D_PLACE_BACKS]:
        number = act - d[w.D_PLACE_BACKS]
        pawn = number // w.STARTS_OF_KIND
        square = d[w.D_START_SQUARES + w.STARTS_OF_KIND * (pawn >> 1 & 1) + number % w.STARTS_OF_KIND]
        return stand(d, s, v, j, pawn, square)
    if act >= w.FIRST_MOVE:
        columns = d[w.D_SIZE] + 1
        return move_worth(d, s, v, j, (act - w.FIRST_MOVE) // columns, (act - w.FIRST_MOVE) % columns - 1)
    if act >= w.FIRST_NAME:
        seat = act - w.FIRST_NAME
        if curse == w.PLAGUE:
            return threat(d, s, v, j, seat)
        return j[J_SHARE + seat] * count(s[w.HANDS + seat])
    if act >= w.FIRST_PICK:
        pawn = act - w.FIRST_PICK
        if phase == w.SWAPPING:
            return swap_worth(d, s, v, j, s[w.PHASE] >> w.SUBJECT & 255, pawn)
        return cursed_worth(d, s, v, j, curse, pawn)
    if act >= w.FIRST_CURSE:
        return curse_worth(d, s, v, j, act - w.FIRST_CURSE)
    if act >= w.FIRST_GAMBLE:
        named = count(d[w.D_GAMBLES + act - w.FIRST_GAMBLE])
        return v[V_GAMBLE] * named / 6 if s[w.DECK] or s[w.BOTTOM_SIZE] else 0.0
    if act == w.WALK:
        return roll_worth(d, s, v, j, 1)
    total = 0.0
    for pips in range(1, 7):
        total += roll_worth(d, s, v, j, pips)
    return total / 6


@jit
def list_legal(d: Row, s: Row, acts: Row) -> int:
    """The legal acts of whoever is to act, one after the other in `acts`, room for MOST_ACTS; returns how many."""
    pawn, last, stride = walkers(s, s[w.PHASE])
    if stride < 0:
        first, offered = offers(d, s)
        return write_acts(acts, 0, first, offered)
    total = 0
    while pawn <= last:
        leaves, low, middle, high = ends(d, s, pawn, stride)
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
def rank_acts(d: Row, s: Row, seat: int, v: Reals, j: Reals, acts: Row, worths: Reals) -> int:
    """All legal acts of a seat that is to act, and what each is worth to it; returns how many."""
    total = list_legal(d, s, acts)
    judge(d, s, seat, v, j)
    for place in range(total):
        worths[place] = worth(d, s, v, j, acts[place])
    return total


@jit
def prefer(d: Row, s: Row, seat: int, v: Reals, j: Reals, acts: Row) -> int:
    """The act that is worth most; one of them, from the state's own luck, where several are."""
    total = list_legal(d, s, acts)
    if total == 1:
        return acts[0]
    judge(d, s, seat, v, j)
    best = LEAST
    alike = 0
    chosen = acts[0]
    for place in range(total):
        each = worth(d, s, v, j, acts[place])
        if each > best:
            best, alike, chosen = each, 1, acts[place]
        elif each == best:
            alike += 1
            if draw(s, alike) == 0:
                chosen = acts[place]
    return chosen
