"""La Piramide on packed integers: the law of `rules.py` for simulators. `docs/kernels.md` says how to use it.

Squares, pawns, cards, seats and families are numbered as in `pieces.py` and `maze.py`. A set of squares is three
words of 64 bits, low, middle and high; sets of cards, pawns, seats and curses are one. Where a pawn can go when
nobody is in its way lies in the data, so the moves of a turn are a table without the squares that are taken; only
under `no_passing` are single walks looked at.

An act does its deed and says which phase is due; `proceed` goes on from there to the first phase in which somebody
has something to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from crocetta.kit.compiled import SEED, count, draw, jit, lowest, nth

if TYPE_CHECKING:
    from crocetta.kit.compiled import Mask, Observation, Row

DEALER: Final = -1

# Phases, in the order of `state.Phase`, and two that nobody ever sees.
OPENING, DEALING, PLACING, CHOOSING, ROLLING, TEMPTED, GAMBLING, DRAWING, SLAVE_MOVES, MUMMY_MOVES = range(10)
RETURNING, PICKING, SWAPPING, DRIVING, NAMING, ROBBING, OVER, TURN_ENDS, TURN_BEGINS = range(10, 19)
PHASES: Final = 17
DEALERS: Final = 1 << OPENING | 1 << DEALING | 1 << ROLLING | 1 << GAMBLING | 1 << DRAWING | 1 << ROBBING

# The box, as in `pieces.py`.
OUT: Final = -1
WAITING: Final = -2
BURST: Final = -3
MOST_SEATS: Final = 6
PAWNS: Final = 24
CARDS: Final = 36
COPIES: Final = 4
CURSES: Final = 9
HAND_SIZE: Final = 3
SECRET_PASSAGE, RESTLESS_DEAD, POSSESSION, FORCED_MARCH, PHARAOHS_CALL = range(5)
CHANGE_OF_BANDAGES, AWAKENING, GRAVE_ROBBER, PLAGUE = range(5, 9)
WELL, SICK, WEAK = range(3)

# The state, a row of WORDS integers; words 0 and 1 are its luck.
SEATS: Final = 2
OPTIONS: Final = 3
"""As `packing.options` makes them: see the bits below."""
LIMIT: Final = 4
"""Turns of all players after which the match ends; NO_LIMIT without."""
FIRST: Final = 5
TURN: Final = 6
PLAYER: Final = 7
"""Whose turn it is."""
PHASE: Final = 8
"""The phase in the lowest byte, and what it carries in those above: see the bits below."""
HEALTH: Final = 9
"""Two bits for each seat: WELL, SICK or WEAK."""
DECK: Final = 10
"""The upper part of the deck, whose order nobody knows, as a set of cards."""
BOTTOM_SIZE: Final = 11
BOTTOM: Final = 12
"""The lower part: six bits a card, ten cards a word, the next to be drawn lowest."""
BOTTOM_WORDS: Final = 4
HANDS: Final = BOTTOM + BOTTOM_WORDS
"""A set of cards for each seat."""
KNOWN: Final = HANDS + MOST_SEATS
"""For each seat seven words, what each observer is certain of in its hand: three bits for each curse."""
EVERYBODY: Final = MOST_SEATS
OBSERVERS: Final = MOST_SEATS + 1
AT: Final = KNOWN + MOST_SEATS * OBSERVERS
"""The place of each pawn: a square, OUT, WAITING or BURST; 0 for pawns of absent seats."""
FAMILY_ON: Final = AT + PAWNS
"""For each seat the set of squares that its pawns stand on."""
KIND_ON: Final = FAMILY_ON + 3 * MOST_SEATS
"""The same for all slaves, and for all mummies."""
WORDS: Final = KIND_ON + 6

GPU_REGISTERS: Final = 32
"""For a thread: so few that as many matches as a card can hold wait for its memory at once."""
NO_LIMIT: Final = 1 << 62

# The bits of OPTIONS.
NO_PASSING: Final = 1
EXACT_EXIT: Final = 2
GAMBLE_3: Final = 4
NO_CURSES: Final = 8
FAMILIES: Final = 4
"""From this bit on the families of the seats, four bits each."""
ROUNDS: Final = 28
"""From this bit on the turn limit, 0 for none."""

# What PHASE carries, from which bit on.
PIPS: Final = 8
"""What is rolled and still to be walked; while gambling the values named, as a set."""
CURSE: Final = 16
SUBJECT: Final = 24
"""The pawn that is driven, swapped or returns first; or the seat that is robbed."""
SECOND: Final = 32
"""1 + the pawn that returns second."""

# The numbering of acts (`actions.numbering`): what does not depend on the maze.
ROLL: Final = 1
WALK: Final = 2
FIRST_GAMBLE: Final = 3
PAIRS: Final = 15
TRIPLES: Final = 20
FIRST_CURSE: Final = FIRST_GAMBLE + PAIRS + TRIPLES
FIRST_PICK: Final = FIRST_CURSE + CURSES
FIRST_NAME: Final = FIRST_PICK + PAWNS
FIRST_MOVE: Final = FIRST_NAME + MOST_SEATS

# The data: the maze's size and the numbering of acts, then tables.
MOST_SQUARES: Final = 192
D_SIZE: Final = 0
D_PLACE_BACKS: Final = 1
D_BEGINNINGS: Final = 2
D_ROLLS: Final = 3
D_DEALS: Final = 4
D_ROBBERIES: Final = 5
D_GAMBLES: Final = 6
"""The values that each gamble names, as a set."""
D_STARTS: Final = D_GAMBLES + PAIRS + TRIPLES
"""The start squares: four words for each family, two of its slaves, then two of its mummies."""
STARTS_OF_KIND: Final = 12
D_START_NUMBERS: Final = D_STARTS + 2 * STARTS_OF_KIND
"""For each of them its place among the twelve of its kind."""
D_START_SQUARES: Final = D_START_NUMBERS + 2 * STARTS_OF_KIND
"""The twelve of each kind in their order."""
D_WAYS: Final = D_START_SQUARES + 2 * STARTS_OF_KIND
"""For each square the steps out, the step out included."""
D_ROWS: Final = D_WAYS + MOST_SQUARES
D_COLUMNS: Final = D_ROWS + MOST_SQUARES
D_REACH: Final = D_COLUMNS + MOST_SQUARES
"""For each stride and each square four words: the squares where such a walk can end, pawns apart, and then bits:
whether a slave can leave, and whether it can with the step out as the last pip."""
STRIDES: Final = 13
"""Ways to walk: by a roll of 1 to 6; then by the curses, of which those that move no pawn have an empty table."""
BY_CURSE: Final = 6
LEAVES: Final = 1
LEAVES_EXACTLY: Final = 2
D_FIRST_WALKS: Final = D_REACH + 4 * STRIDES * MOST_SQUARES
"""Eight words for each square: in the last seven, where its walks of 1 to 6 squares begin, and where they end. A
walk is six words: the set of squares it passes over, and the one where it ends, as a set too."""
D_FIRST_WAYS: Final = D_FIRST_WALKS + 8 * MOST_SQUARES
"""The same for ways out of 1 to 6 steps. A way is three words: the set of squares it passes over."""
D_WALKS: Final = D_FIRST_WAYS + 8 * MOST_SQUARES

# What a seat sees: OBSERVATION small numbers. First the table:
O_SEAT: Final = 0
O_SEATS: Final = 1
O_OPTIONS: Final = 2
"""Four numbers: no_passing, exact_exit, how many values a gamble names, curses."""
O_ROUND: Final = 6
"""Turns that everybody has had, and how many are left; both at most MOST, which is also no limit."""
O_PHASE: Final = 8
"""For each phase 1 or 0."""
O_PIPS: Final = O_PHASE + PHASES
O_NAMED: Final = O_PIPS + 1
"""For each value of the die 1 if the gamble names it."""
O_CURSE: Final = O_NAMED + 6
"""For each curse 1 if it is at work."""
O_SUBJECT: Final = O_CURSE + CURSES
"""Three numbers, 0 for none: 1 + the pawn at stake, 1 + the one that returns second, 1 + the player robbed; players
and pawns counted as below, from one's own on."""
O_HAND: Final = O_SUBJECT + 3
"""How many cards of each curse one holds."""
O_DECK: Final = O_HAND + CURSES
"""Cards in the unknown part of the deck; of each curse in the part below; and 1 + the first curse of that, or 0."""
O_PLAYERS: Final = O_DECK + 1 + CURSES + 1
"""Then six blocks, one's own first, the others clockwise; zeros for absent players."""
O_FAMILY: Final = 0
"""1 + the family, whether it is their turn, whether they are to act, their health, how many cards they hold."""
O_KNOWN: Final = 5
"""Cards of each curse that one is certain of in their hand; then those that everybody is."""
O_PAWNS: Final = O_KNOWN + 2 * CURSES
"""For each of four pawns: 0 on the board, 1 out, 2 waiting or 3 burst; row and column from 1 on; steps out."""
O_BLOCK: Final = O_PAWNS + 16
OBSERVATION: Final = O_PLAYERS + MOST_SEATS * O_BLOCK
MOST: Final = 127


# The match.


@jit
def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None:
    """Families and options decided, pawns on their start squares (LP-4)."""
    for word in range(WORDS):
        s[word] = 0
    s[SEED] = seed
    s[SEATS] = seats
    s[OPTIONS] = options
    rounds = options >> ROUNDS
    s[LIMIT] = rounds * seats if rounds else NO_LIMIT
    s[DECK] = 0 if options & NO_CURSES else (1 << CARDS) - 1
    for pawn in range(4 * seats):
        s[AT + pawn] = WAITING
        put(s, pawn, d[D_STARTS + start_of(s, pawn) + (pawn & 1)])


@jit
def actors(d: Row, s: Row) -> int:
    phase = s[PHASE] & 255
    if phase == OVER:
        return 0
    if DEALERS >> phase & 1:
        return DEALER
    if phase == RETURNING:
        return 1 << (s[PHASE] >> SUBJECT & 255) // 4
    return 1 << s[PLAYER]


@jit
def legal(d: Row, s: Row, seat: int, mask: Mask) -> int:
    mask[:] = 0
    who = actors(d, s)
    if who != DEALER if seat == DEALER else who <= 0 or not who >> seat & 1:
        return 0
    pawn, last, stride = walkers(s)
    if stride < 0:
        first, acts = offers(d, s)
        return list_acts(mask, first, acts)
    total = 0
    while pawn <= last:
        leaves, low, middle, high = ends(d, s, pawn, stride)
        first = FIRST_MOVE + pawn * (d[D_SIZE] + 1)
        total += list_acts(mask, first, leaves) + list_acts(mask, first + 1, low)
        total += list_acts(mask, first + 1 + 64, middle) + list_acts(mask, first + 1 + 128, high)
        pawn += 1
    return total


@jit
def list_acts(mask: Mask, first: int, acts: int) -> int:
    total = 0
    while acts:
        mask[first + lowest(acts)] = 1
        acts &= acts - 1
        total += 1
    return total


@jit
def choose(d: Row, s: Row, seat: int) -> int:
    pawn, last, stride = walkers(s)
    if stride < 0:
        first, acts = offers(d, s)
        return first + nth(acts, draw(s, count(acts)))
    pawn, to = random_move(d, s, pawn, last, stride)
    return FIRST_MOVE + pawn * (d[D_SIZE] + 1) + 1 + to


@jit
def random_move(d: Row, s: Row, pawn: int, last: int, stride: int) -> tuple[int, int]:
    """One of the moves of one or two pawns, each as likely: the pawn, or -1 if none can move, and where it goes."""
    leaves, low, middle, high = ends(d, s, pawn, stride)
    here = leaves + count(low) + count(middle) + count(high)
    total = here
    if last != pawn:
        leaves_2, low_2, middle_2, high_2 = ends(d, s, last, stride)
        total += leaves_2 + count(low_2) + count(middle_2) + count(high_2)
    if total == 0:
        return -1, 0
    n = draw(s, total)
    if n >= here:
        n -= here
        pawn, leaves, low, middle, high = last, leaves_2, low_2, middle_2, high_2
    n -= leaves
    if n < 0:
        return pawn, OUT
    if n < count(low):
        return pawn, nth(low, n)
    n -= count(low)
    if n < count(middle):
        return pawn, 64 + nth(middle, n)
    return pawn, 128 + nth(high, n - count(middle))


@jit
def deal(d: Row, s: Row) -> None:
    while DEALERS >> (s[PHASE] & 255) & 1:
        first, acts = chances(d, s)
        proceed(d, s, dealt(d, s, first + nth(acts, draw(s, count(acts)))))


@jit
def playout(d: Row, s: Row) -> int:
    """To the end at random. Returns how many turns players had to their end, lost ones included."""
    before = s[TURN]
    while s[PHASE] != OVER:
        act = choose(d, s, s[PLAYER])
        if act == ROLL:
            proceed(d, s, random_roll(d, s))
        else:
            apply(d, s, s[PLAYER], act)
    return s[TURN] - before


@jit
def random_roll(d: Row, s: Row) -> int:
    """Roll and walk in one go, as far as there is no gamble and no meeting to settle; answers what is due then."""
    pips = draw(s, 6) + 1
    if pips == 1 and not s[OPTIONS] & NO_CURSES:
        return TEMPTED
    slave = 4 * s[PLAYER]
    due = MUMMY_MOVES | pips << PIPS
    pawn, to = random_move(d, s, slave, slave + 1, pips - 1)
    if pawn >= 0:
        due = land(s, pawn, to, due)
    if due & 255 == MUMMY_MOVES:
        pawn, to = random_move(d, s, slave + 2, slave + 3, pips - 1)
        due = land(s, pawn, to, due & 255) if pawn >= 0 else TURN_ENDS
    return due


@jit
def score(d: Row, s: Row, seat: int) -> int:
    """Slaves out."""
    out = 0
    for slave in range(4 * seat, 4 * seat + 2):
        if s[AT + slave] == OUT:
            out += 1
    return out


@jit
def rank(d: Row, s: Row, seat: int) -> int:
    own = standing(d, s, seat)
    place = 1
    for other in range(s[SEATS]):
        if standing(d, s, other) > own:
            place += 1
    return place


@jit
def standing(d: Row, s: Row, seat: int) -> int:
    """Slaves out, then the shortest ways of the others; a waiting one counts from its farther start (LP-19)."""
    total = 1024 * score(d, s, seat)
    for slave in range(4 * seat, 4 * seat + 2):
        place = s[AT + slave]
        if place >= 0:
            total -= d[D_WAYS + place]
        elif place == WAITING:
            start = D_STARTS + start_of(s, slave)
            total -= max(d[D_WAYS + d[start]], d[D_WAYS + d[start + 1]])
    return total


@jit
def players_acts(d: Row) -> int:
    """Acts below this number are the players', the no-op included; from it on they are the dealer's."""
    return d[D_BEGINNINGS]


# What a seat sees (LP-23): `view.py` in numbers.


@jit
def observation(d: Row) -> int:
    """How many numbers `observe` writes."""
    return OBSERVATION


@jit
def observe(d: Row, s: Row, seat: int, out: Observation) -> None:
    out[:] = 0
    seats, options = s[SEATS], s[OPTIONS]
    out[O_SEAT] = seat
    out[O_SEATS] = seats
    out[O_OPTIONS] = options & NO_PASSING
    out[O_OPTIONS + 1] = options >> 1 & 1
    out[O_OPTIONS + 2] = 2 + (options >> 2 & 1)
    out[O_OPTIONS + 3] = 1 - (options >> 3 & 1)
    out[O_ROUND] = min(MOST, s[TURN] // seats)
    out[O_ROUND + 1] = min(MOST, (s[LIMIT] - s[TURN]) // seats)
    observe_phase(s, seat, out)
    for curse in range(CURSES):
        out[O_HAND + curse] = count(s[HANDS + seat] >> COPIES * curse & 15)
    out[O_DECK] = count(s[DECK])
    for place in range(s[BOTTOM_SIZE]):
        curse = (s[BOTTOM + place // 10] >> 6 * (place % 10) & 63) // COPIES
        out[O_DECK + 1 + curse] += 1
    if s[BOTTOM_SIZE]:
        out[O_DECK + 1 + CURSES] = 1 + (s[BOTTOM] & 63) // COPIES
    for place in range(seats):
        observe_player(d, s, seat, (seat + place) % seats, out, O_PLAYERS + O_BLOCK * place)


@jit
def observe_phase(s: Row, seat: int, out: Observation) -> None:
    phase, carried, seats = s[PHASE] & 255, s[PHASE] >> PIPS & 255, s[SEATS]
    out[O_PHASE + phase] = 1
    if phase == GAMBLING:
        for value in range(6):
            out[O_NAMED + value] = carried >> (value + 1) & 1
    else:
        out[O_PIPS] = carried
    if phase in (PICKING, DRIVING, NAMING):
        out[O_CURSE + (s[PHASE] >> CURSE & 255)] = 1
    subject, second = s[PHASE] >> SUBJECT & 255, s[PHASE] >> SECOND
    if phase == ROBBING:
        out[O_SUBJECT + 2] = 1 + (subject - seat) % seats
    elif phase in (SWAPPING, DRIVING, RETURNING):
        out[O_SUBJECT] = 1 + (subject - 4 * seat) % (4 * seats)
        if second:
            out[O_SUBJECT + 1] = 1 + (second - 1 - 4 * seat) % (4 * seats)


@jit
def observe_player(d: Row, s: Row, seat: int, player: int, out: Observation, block: int) -> None:
    out[block] = 1 + (s[OPTIONS] >> (FAMILIES + 4 * player) & 15)
    out[block + 1] = player == s[PLAYER]
    who = actors(d, s)
    out[block + 2] = who >> player & 1 if who > 0 else 0
    out[block + 3] = s[HEALTH] >> 2 * player & 3
    out[block + 4] = count(s[HANDS + player])
    known = KNOWN + OBSERVERS * player
    for curse in range(CURSES):
        out[block + O_KNOWN + curse] = s[known + seat] >> 3 * curse & 7
        out[block + O_KNOWN + CURSES + curse] = s[known + EVERYBODY] >> 3 * curse & 7
    for pawn in range(4):
        number, square = block + O_PAWNS + 4 * pawn, s[AT + 4 * player + pawn]
        if square < 0:
            out[number] = -square
        else:
            out[number + 1] = 1 + d[D_ROWS + square]
            out[number + 2] = 1 + d[D_COLUMNS + square]
            out[number + 3] = min(MOST, d[D_WAYS + square])


# Pawns and squares.


@jit
def lift(s: Row, pawn: int) -> None:
    """Take a pawn from its square, if it stands on one; it waits beside the board."""
    square = s[AT + pawn]
    if square >= 0:
        bit = 1 << (square & 63)
        s[FAMILY_ON + 3 * (pawn >> 2) + (square >> 6)] ^= bit
        s[KIND_ON + 3 * (pawn >> 1 & 1) + (square >> 6)] ^= bit
    s[AT + pawn] = WAITING


@jit
def put(s: Row, pawn: int, square: int) -> None:
    """Put a pawn on a square, from wherever it is."""
    lift(s, pawn)
    s[AT + pawn] = square
    bit = 1 << (square & 63)
    s[FAMILY_ON + 3 * (pawn >> 2) + (square >> 6)] |= bit
    s[KIND_ON + 3 * (pawn >> 1 & 1) + (square >> 6)] |= bit


@jit
def taken(s: Row, square: int) -> int:
    """1 if a pawn stands there."""
    word = KIND_ON + (square >> 6)
    return (s[word] | s[word + 3]) >> (square & 63) & 1


@jit
def start_of(s: Row, pawn: int) -> int:
    """Where the two start squares of a pawn begin in the tables of starts."""
    family = s[OPTIONS] >> (FAMILIES + 4 * (pawn >> 2)) & 15
    return 4 * family + (pawn & 2)


@jit
def free_starts(d: Row, s: Row, pawn: int) -> int:
    """Which of its two start squares are free, as a set of two bits (LP-17)."""
    start = D_STARTS + start_of(s, pawn)
    return 3 ^ (taken(s, d[start]) | taken(s, d[start + 1]) << 1)


# Where a pawn may go.


@jit
def walkers(s: Row) -> tuple[int, int, int]:
    """The first and the last of the pawns that may walk in this phase, and their stride; -1 if none walks."""
    phase = s[PHASE] & 255
    if phase == DRIVING:
        pawn = s[PHASE] >> SUBJECT & 255
        return pawn, pawn, BY_CURSE + (s[PHASE] >> CURSE & 255)
    if phase in (SLAVE_MOVES, MUMMY_MOVES):
        pawn = 4 * s[PLAYER] + 2 * (phase - SLAVE_MOVES)
        return pawn, pawn + 1, (s[PHASE] >> PIPS) - 1
    return 0, 0, -1


@jit
def ends(d: Row, s: Row, pawn: int, stride: int) -> tuple[int, int, int, int]:
    """Whether a pawn may leave, 1 or 0, and the squares where it may stop (LP-6 to LP-11, LP-21)."""
    square = s[AT + pawn]
    if square < 0:
        return 0, 0, 0, 0
    # Barred are those of its family, so its own square too, and to a slave those of all slaves (LP-8).
    family = FAMILY_ON + 3 * (pawn >> 2)
    low, middle, high = s[family], s[family + 1], s[family + 2]
    mummy = pawn & 2
    if not mummy:
        low, middle, high = low | s[KIND_ON], middle | s[KIND_ON + 1], high | s[KIND_ON + 2]
    exactly = 1 if s[OPTIONS] & EXACT_EXIT and stride < BY_CURSE else 0
    if s[OPTIONS] & NO_PASSING and (stride < BY_CURSE or stride in (BY_CURSE + POSSESSION, BY_CURSE + AWAKENING)):
        return unhindered_ends(d, square, mummy, stride, exactly, low, middle, high)
    at = D_REACH + 4 * (MOST_SQUARES * stride + square)
    leaves = 0 if mummy else d[at + 3] >> exactly & 1
    return leaves, d[at] & ~low, d[at + 1] & ~middle, d[at + 2] & ~high


@jit
def can_go(d: Row, s: Row, pawn: int, last: int, stride: int) -> bool:
    """Whether one of these pawns can (LP-9)."""
    while pawn <= last:
        leaves, low, middle, high = ends(d, s, pawn, stride)
        if leaves | low | middle | high:
            return True
        pawn += 1
    return False


@jit
def unhindered_ends(
    d: Row, square: int, mummy: int, stride: int, exactly: int, low: int, middle: int, high: int
) -> tuple[int, int, int, int]:
    """`ends` by those walks alone that pass over none of the barred squares (LP-10, LP-11)."""
    walks, ways = D_FIRST_WALKS + 8 * square, D_FIRST_WAYS + 8 * square
    shortest, longest = stride + 1, stride + 1
    if stride >= BY_CURSE:
        shortest, longest = 1, 4 if stride == BY_CURSE + POSSESSION else 3
    low_ends, middle_ends, high_ends, leaves = 0, 0, 0, 0
    for walk in range(d[walks + shortest], d[walks + longest + 1], 6):
        if d[walk] & low | d[walk + 1] & middle | d[walk + 2] & high == 0:
            low_ends |= d[walk + 3]
            middle_ends |= d[walk + 4]
            high_ends |= d[walk + 5]
    if not mummy:
        for way in range(d[ways + (longest if exactly else 1)], d[ways + longest + 1], 3):
            if d[way] & low | d[way + 1] & middle | d[way + 2] & high == 0:
                leaves = 1
    return leaves, low_ends & ~low, middle_ends & ~middle, high_ends & ~high


@jit
def stuck(d: Row, s: Row) -> bool:
    """No pawn on the board can move on any roll, and none that waits has a free start (LP-19)."""
    for pawn in range(4 * s[SEATS]):
        if s[AT + pawn] == WAITING and free_starts(d, s, pawn):
            return False
        for stride in range(6):
            if can_go(d, s, pawn, pawn, stride):
                return False
    return True


# What there is to choose from where no pawn walks.


@jit
def offers(d: Row, s: Row) -> tuple[int, int]:
    """The acts open to whoever is to act: a number, and the set of what may be added to it."""
    phase, curse = s[PHASE] & 255, s[PHASE] >> CURSE & 255
    if phase == CHOOSING:
        return ROLL, 1 | playable(d, s) << (FIRST_CURSE - ROLL)
    if phase == TEMPTED:
        gambles = ((1 << TRIPLES) - 1) << PAIRS if s[OPTIONS] & GAMBLE_3 else (1 << PAIRS) - 1
        return WALK, 1 | gambles << 1
    if phase == PICKING:
        return FIRST_PICK, picks(d, s, curse)
    if phase == SWAPPING:
        return FIRST_PICK, partners(s, s[PHASE] >> SUBJECT & 255)
    if phase == NAMING:
        return FIRST_NAME, victims(s, curse)
    if phase in (PLACING, RETURNING):
        return placings(d, s)
    return chances(d, s)


@jit
def chances(d: Row, s: Row) -> tuple[int, int]:
    """The same for the dealer."""
    phase = s[PHASE] & 255
    if phase in (ROLLING, GAMBLING):
        return d[D_ROLLS], 63
    if phase == ROBBING:
        return d[D_ROBBERIES], s[HANDS + (s[PHASE] >> SUBJECT & 255)]
    if phase == OPENING:
        return d[D_BEGINNINGS], (1 << s[SEATS]) - 1
    return d[D_DEALS], s[DECK] if s[DECK] else 1 << (s[BOTTOM] & 63)


@jit
def placings(d: Row, s: Row) -> tuple[int, int]:
    """Where a lifted pawn may return, or the first waiting pawn of each kind: two that wait are alike (LP-17)."""
    lifted = s[PHASE] >> SUBJECT & 255 if s[PHASE] & 255 == RETURNING else -1
    first = lifted & ~3 if lifted >= 0 else 4 * s[PLAYER]
    found = 0
    for pawn in range(first, first + 4):
        waits = s[AT + pawn] == WAITING and not (pawn & 1 and s[AT + pawn - 1] == WAITING)
        if pawn == lifted if lifted >= 0 else waits:
            free = free_starts(d, s, pawn)
            number = D_START_NUMBERS + start_of(s, pawn)
            offered = (free & 1) << d[number] | (free >> 1) << d[number + 1]
            found |= offered << STARTS_OF_KIND * (pawn - first)
    return d[D_PLACE_BACKS] + STARTS_OF_KIND * first, found


# Curses.


@jit
def playable(d: Row, s: Row) -> int:
    """The curses in the player's hand that would change the position (LP-25), as a set."""
    held = s[HANDS + s[PLAYER]]
    found = 0
    while held:
        curse = lowest(held) // COPIES
        held &= -1 << COPIES * (curse + 1)
        if curse >= GRAVE_ROBBER:
            falls = victims(s, curse) != 0
        else:
            falls = (curse == AWAKENING and burst_mummy(s) >= 0) or falls_on_any(d, s, curse)
        if falls:
            found |= 1 << curse
    return found


@jit
def burst_mummy(s: Row) -> int:
    """The first of the player's mummies that has burst, or -1."""
    mummy = 4 * s[PLAYER] + 2
    if s[AT + mummy] == BURST:
        return mummy
    return mummy + 1 if s[AT + mummy + 1] == BURST else -1


@jit
def candidates(s: Row, curse: int) -> tuple[int, int]:
    """The pawns among which a curse chooses: the first one, and the one after the last."""
    if curse in (RESTLESS_DEAD, AWAKENING):
        return 4 * s[PLAYER] + 2, 4 * s[PLAYER] + 4
    if curse in (SECRET_PASSAGE, FORCED_MARCH):
        return 4 * s[PLAYER], 4 * s[PLAYER] + 2
    return 0, 4 * s[SEATS]


@jit
def falls_on(d: Row, s: Row, curse: int, pawn: int) -> bool:
    """Whether a curse may fall on this one of its candidates (LP-20, LP-24, LP-25)."""
    square = s[AT + pawn]
    if square < 0:
        return False
    if curse == PHARAOHS_CALL:
        start = D_STARTS + start_of(s, pawn)
        return square != d[start] and square != d[start + 1]
    if curse == CHANGE_OF_BANDAGES:
        return has_partner(s, pawn)
    return can_go(d, s, pawn, pawn, BY_CURSE + curse)


@jit
def falls_on_any(d: Row, s: Row, curse: int) -> bool:
    pawn, after = candidates(s, curse)
    while pawn < after:
        if falls_on(d, s, curse, pawn):
            return True
        pawn += 1
    return False


@jit
def picks(d: Row, s: Row, curse: int) -> int:
    """The pawns that a curse may fall on, as a set."""
    first, after = candidates(s, curse)
    found = 0
    for pawn in range(first, after):
        if falls_on(d, s, curse, pawn):
            found |= 1 << pawn
    return found


@jit
def has_partner(s: Row, pawn: int) -> bool:
    """Whether `partners` has any. No two pawns rest on one square: what its own family does not hold others do."""
    kind, family = KIND_ON + 3 * (pawn >> 1 & 1), FAMILY_ON + 3 * (pawn >> 2)
    others = s[kind] & ~s[family] | s[kind + 1] & ~s[family + 1] | s[kind + 2] & ~s[family + 2]
    return others != 0


@jit
def partners(s: Row, pawn: int) -> int:
    """With whom Change of bandages may swap a pawn: the same kind, another family, on the board; as a set."""
    found = 0
    for other in range(pawn & 2, 4 * s[SEATS], 4):
        if other >> 2 != pawn >> 2:
            if s[AT + other] >= 0:
                found |= 1 << other
            if s[AT + other + 1] >= 0:
                found |= 2 << other
    return found


@jit
def victims(s: Row, curse: int) -> int:
    """The players that Grave robber or Plague may fall on, as a set."""
    found = 0
    for seat in range(s[SEATS]):
        if seat != s[PLAYER] and (s[HEALTH] >> 2 * seat & 3 == WELL if curse == PLAGUE else s[HANDS + seat] != 0):
            found |= 1 << seat
    return found


# Cards on their way, and who has seen them go (LP-23).


@jit
def draw_card(s: Row, seat: int, card: int) -> None:
    """From the top of the deck. Once the unknown part is spent, everybody knows what comes."""
    s[HANDS + seat] |= 1 << card
    if s[DECK]:
        s[DECK] ^= 1 << card
        return
    s[BOTTOM_SIZE] -= 1
    for word in range(BOTTOM, BOTTOM + BOTTOM_WORDS - 1):
        s[word] = s[word] >> 6 | (s[word + 1] & 63) << 54
    s[BOTTOM + BOTTOM_WORDS - 1] >>= 6
    for observer in range(OBSERVERS):
        if observer != seat and (observer < s[SEATS] or observer == EVERYBODY):
            s[KNOWN + OBSERVERS * seat + observer] += 1 << 3 * (card // COPIES)


@jit
def rob_card(s: Row, victim: int, card: int) -> None:
    """Only thief and victim see which (LP-25). To the others, of each kind known one less is certain."""
    thief = s[PLAYER]
    one = 1 << 3 * (card // COPIES)
    held = count(s[HANDS + victim])
    for observer in range(OBSERVERS):
        of_victim, of_thief = KNOWN + OBSERVERS * victim + observer, KNOWN + OBSERVERS * thief + observer
        if observer == thief:
            s[of_victim] = less(s[of_victim], card // COPIES)
        elif observer == victim:
            s[of_thief] += one
        else:
            certain = s[of_victim]
            kinds = (certain | certain >> 1 | certain >> 2) & 0o111111111
            if count(kinds) == 1 and certain >> lowest(kinds) == held:
                s[of_thief] += kinds
            s[of_victim] -= kinds
    s[HANDS + victim] ^= 1 << card
    s[HANDS + thief] |= 1 << card


@jit
def less(certain: int, curse: int) -> int:
    return certain - (1 << 3 * curse) if certain >> 3 * curse & 7 else certain


# What acts lead to.


@jit
def apply(d: Row, s: Row, seat: int, act: int) -> None:
    phase = s[PHASE] & 255
    if DEALERS >> phase & 1:
        due = dealt(d, s, act)
    elif act >= d[D_PLACE_BACKS]:
        due = place_back(d, s, phase, act - d[D_PLACE_BACKS])
    elif act >= FIRST_MOVE:
        columns = d[D_SIZE] + 1
        due = MUMMY_MOVES | s[PHASE] & 255 << PIPS if phase == SLAVE_MOVES else TURN_ENDS
        due = land(s, (act - FIRST_MOVE) // columns, (act - FIRST_MOVE) % columns - 1, due)
    elif act >= FIRST_NAME:
        due = name(s, act - FIRST_NAME)
    elif act >= FIRST_PICK:
        due = pick(s, phase, act - FIRST_PICK)
    elif act >= FIRST_CURSE:
        due = play(s, act - FIRST_CURSE)
    elif act >= FIRST_GAMBLE:
        due = GAMBLING | d[D_GAMBLES + act - FIRST_GAMBLE] << PIPS
    else:
        due = ROLLING if act == ROLL else SLAVE_MOVES | 1 << PIPS
    proceed(d, s, due)


@jit
def dealt(d: Row, s: Row, act: int) -> int:
    phase = s[PHASE] & 255
    if phase == ROLLING:
        value = act - d[D_ROLLS] + 1
        if value == 1 and not s[OPTIONS] & NO_CURSES:
            return TEMPTED
        return SLAVE_MOVES | value << PIPS
    if phase == GAMBLING:
        hit = s[PHASE] >> PIPS >> (act - d[D_ROLLS] + 1) & 1
        return DRAWING if hit and (s[DECK] or s[BOTTOM_SIZE]) else TURN_ENDS
    if phase == ROBBING:
        rob_card(s, s[PHASE] >> SUBJECT & 255, act - d[D_ROBBERIES])
        return TURN_ENDS
    if phase == OPENING:
        s[FIRST] = act - d[D_BEGINNINGS]
        s[PLAYER] = s[FIRST]
        return DEALING if s[DECK] else TURN_BEGINS
    before = CARDS - count(s[DECK])
    seat = s[PLAYER] if phase == DRAWING else (s[FIRST] + before) % s[SEATS]
    draw_card(s, seat, act - d[D_DEALS])
    if phase == DRAWING:
        return TURN_ENDS
    return DEALING if before + 1 < HAND_SIZE * s[SEATS] else TURN_BEGINS


@jit
def land(s: Row, pawn: int, to: int, due: int) -> int:
    """Move a pawn, and judge its meeting before anything else moves (LP-6, LP-14 to LP-16)."""
    if to == OUT:
        lift(s, pawn)
        s[AT + pawn] = OUT
        return OVER if s[AT + (pawn ^ 1)] == OUT else due
    if not taken(s, to):
        put(s, pawn, to)
        return due
    met = 0
    while s[AT + met] != to:
        met += 1
    lift(s, pawn)
    lift(s, met)
    if pawn & met & 2:
        s[AT + pawn] = BURST
        s[AT + met] = BURST
        return due
    return RETURNING | due & 255 << PIPS | pawn << SUBJECT | (met + 1) << SECOND


@jit
def play(s: Row, curse: int) -> int:
    """The card goes to the bottom of the deck, seen by all, and then does what it says."""
    seat = s[PLAYER]
    card = COPIES * curse + lowest(s[HANDS + seat] >> COPIES * curse)
    s[HANDS + seat] ^= 1 << card
    last = s[BOTTOM_SIZE]
    s[BOTTOM + last // 10] |= card << 6 * (last % 10)
    s[BOTTOM_SIZE] = last + 1
    known = KNOWN + OBSERVERS * seat
    for observer in range(known, known + OBSERVERS):
        s[observer] = less(s[observer], curse)
    if curse >= GRAVE_ROBBER:
        return NAMING | curse << CURSE
    mummy = burst_mummy(s)
    if curse == AWAKENING and mummy >= 0:
        s[AT + mummy] = WAITING
        return RETURNING | mummy << SUBJECT
    return PICKING | curse << CURSE


@jit
def pick(s: Row, phase: int, pawn: int) -> int:
    if phase == SWAPPING:
        other = s[PHASE] >> SUBJECT & 255
        here, there = s[AT + pawn], s[AT + other]
        lift(s, pawn)
        put(s, other, here)
        put(s, pawn, there)
        return TURN_ENDS
    curse = s[PHASE] >> CURSE & 255
    if curse == PHARAOHS_CALL:
        lift(s, pawn)
        return RETURNING | pawn << SUBJECT
    if curse == CHANGE_OF_BANDAGES:
        return SWAPPING | pawn << SUBJECT
    return DRIVING | curse << CURSE | pawn << SUBJECT


@jit
def name(s: Row, victim: int) -> int:
    if s[PHASE] >> CURSE & 255 == GRAVE_ROBBER:
        return ROBBING | victim << SUBJECT
    s[HEALTH] |= SICK << 2 * victim
    return TURN_ENDS


@jit
def place_back(d: Row, s: Row, phase: int, number: int) -> int:
    pawn = number // STARTS_OF_KIND
    put(s, pawn, d[D_START_SQUARES + STARTS_OF_KIND * (pawn >> 1 & 1) + number % STARTS_OF_KIND])
    return after_return(s[PHASE]) if phase == RETURNING else PLACING


@jit
def after_return(due: int) -> int:
    """What is due when the first of the lifted pawns is back: the second, then the mummy of the turn."""
    rest = due & 255 << PIPS
    second = due >> SECOND
    return rest | RETURNING | (second - 1) << SUBJECT if second else rest | MUMMY_MOVES


# From one phase to the next.


@jit
def proceed(d: Row, s: Row, due: int) -> None:
    """Skip what is due where nobody has anything to do."""
    if due & 255 == RETURNING:
        due = settle(d, s, due)
    slave, stride = 4 * s[PLAYER], (due >> PIPS) - 1
    if due & 255 == SLAVE_MOVES and not can_go(d, s, slave, slave + 1, stride):
        due += MUMMY_MOVES - SLAVE_MOVES
    if due & 255 == MUMMY_MOVES and (stride < 0 or not can_go(d, s, slave + 2, slave + 3, stride)):
        due = TURN_ENDS
    if due == TURN_ENDS:
        pass_on(s)
    if due in (TURN_ENDS, TURN_BEGINS):
        due = begin_turn(d, s)
    if due == PLACING:
        due = place_waiting(d, s)
    s[PHASE] = due


@jit
def settle(d: Row, s: Row, due: int) -> int:
    """Lifted pawns return one after the other; an owner is asked only where both start squares are free (LP-17)."""
    while due & 255 == RETURNING:
        pawn = due >> SUBJECT & 255
        free = free_starts(d, s, pawn)
        if free == 3:
            return due
        if free:
            put(s, pawn, d[D_STARTS + start_of(s, pawn) + (free >> 1)])
        due = after_return(due)
    return due


@jit
def pass_on(s: Row) -> None:
    s[TURN] += 1
    s[PLAYER] += 1
    if s[PLAYER] == s[SEATS]:
        s[PLAYER] = 0


@jit
def begin_turn(d: Row, s: Row) -> int:
    """Turns are lost to Plague; the match may end instead (LP-19)."""
    while s[TURN] < s[LIMIT]:
        if s[OPTIONS] & NO_CURSES and stuck(d, s):
            return OVER
        place = 2 * s[PLAYER]
        health = s[HEALTH] >> place & 3
        s[HEALTH] ^= health << place
        if health != SICK:
            return PLACING
        s[HEALTH] |= WEAK << place
        pass_on(s)
    return OVER


@jit
def place_waiting(d: Row, s: Row) -> int:
    """Waiting pawns return; there is a choice only where one that waits alone finds both start squares free."""
    due = CHOOSING
    for kind in range(2):
        pawn = 4 * s[PLAYER] + 2 * kind
        both = s[AT + pawn] == WAITING and s[AT + pawn + 1] == WAITING
        for each in range(pawn, pawn + 2):
            if s[AT + each] != WAITING:
                continue
            free = free_starts(d, s, each)
            if free == 3 and not both:
                due = PLACING
            elif free:
                put(s, each, d[D_STARTS + start_of(s, each) + (free == 2)])
    return due
