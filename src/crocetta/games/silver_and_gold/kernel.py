"""Silver & Gold on packed integers: the law of `rules.py` for simulators. `docs/kernels.md` says how to use it.

The table and what both expedition games share are in `expeditions/kernel.py`; here are the maps' planes, the score
card (`TALLY`) and actions 2 and 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions import kernel as table
from crocetta.games.expeditions.kernel import (
    CARDS,
    COMPLETED,
    D_COLOURS,
    D_FIRST_DEAL,
    D_FIRST_FLIP,
    D_MARKS,
    D_ROW,
    D_TABLE,
    DEAL,
    DEALER,
    DISPLAY,
    DONE,
    DRAW,
    FIRST,
    FIRST_MARK,
    FIRST_PAIR,
    FIRST_PLACE,
    FLIP,
    FROM_DECK,
    HAS_DONE,
    HAS_MARKED,
    HEAD,
    KEEP,
    LAST_TURN,
    LEFT,
    LOW,
    MARK,
    MARKED,
    MOST_SEATS,
    OVER,
    OWED,
    PENCIL,
    PHASE,
    PLANES,
    QUEUE,
    REFILL,
    SEATS,
    START,
    TAKE,
    TALLY,
    TO_TAKE,
    TURN,
    USED,
    actors,
    block,
    players_acts,
)
from crocetta.kit.compiled import count, draw, jit

if TYPE_CHECKING:
    from crocetta.kit.compiled import Mask, Observation, Row

__all__ = [
    "WORDS",
    "actors",
    "apply",
    "choose",
    "deal",
    "legal",
    "observation",
    "observe",
    "players_acts",
    "playout",
    "rank",
    "score",
    "setup",
]

# Planes of a map: sets of cells.
FIELDS: Final = PLANES
CROSSES: Final = PLANES + 1
COINS: Final = PLANES + 2
PALMS: Final = PLANES + 3
PLANES_OF_A_MAP: Final = 4
BLOCK: Final = PLANES + PLANES_OF_A_MAP
WORDS: Final = HEAD + MOST_SEATS * BLOCK

# What else the data say of a map, after its planes.
VALUE: Final = 4
SEAL: Final = 5
"""The place of the colour it names, or -1."""
PAYS: Final = 6
MAP_WORDS: Final = 7

# The score card, from its lowest bits on: coins, cups written, the cups, palms written, the palms.
COINS_BITS: Final = 31
CUPS_WRITTEN: Final = 5
CUPS: Final = 7
PALMS_WRITTEN: Final = 16
PALM_BOXES: Final = 24

MOST_COINS: Final = 12
MOST_PALMS: Final = 4
CUPS_AT_FIRST: Final = 6
COLOURS: Final = 4


@jit
def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None:
    table.setup(d, s, seats, START, seed)
    s[LEFT] = CUPS_AT_FIRST


@jit
def legal(d: Row, s: Row, seat: int, mask: Mask) -> int:
    mask[:] = 0
    who = actors(d, s)
    if seat == DEALER:
        if who != DEALER:
            return 0
        if s[PHASE] == START:
            for first in range(s[SEATS]):
                mask[d[D_FIRST_FLIP] - MOST_SEATS + first] = 1
            return s[SEATS]
    elif who == DEALER or not who >> seat & 1:
        return 0
    if s[PHASE] != MARK:
        return table.list_others(d, s, seat, mask)
    b = block(d, seat)
    owed = s[b + PENCIL] >> OWED
    if owed or not s[b + PENCIL]:
        free = s[b + FIELDS] & ~s[b + MARKED]
        if free:
            return table.list_marks(d, s, free, free, owed > 0, mask)
    mask[DONE] = 1
    return 1


@jit
def choose(d: Row, s: Row, seat: int) -> int:
    if s[PHASE] == START:
        return d[D_FIRST_FLIP] - MOST_SEATS + draw(s, s[SEATS])
    if s[PHASE] != MARK:
        return table.choose_other(d, s, seat)
    b = block(d, seat)
    owed = s[b + PENCIL] >> OWED
    free = s[b + FIELDS] & ~s[b + MARKED]
    if free and owed:
        return table.number(d, table.pick_single(s, free))
    if free and not s[b + PENCIL]:
        return table.number(d, table.pick(d, s, free, free))
    return DONE


@jit
def apply(d: Row, s: Row, seat: int, act: int) -> None:
    phase = s[PHASE]
    if phase == MARK:
        if act == DONE:
            _done(d, s, seat)
        else:
            _mark(d, s, block(d, seat), d[d[D_MARKS] + act - FIRST_MARK])
    elif phase == FLIP:
        table.flip(s, act - d[D_FIRST_FLIP])
        table.open_sheets(d, s)
    elif phase == TAKE:
        if act == FROM_DECK:
            s[PHASE] = DRAW
        else:
            table.take_from_display(d, s, act - FIRST_PLACE)
            _go_on(d, s)
    elif phase == KEEP:
        table.keep(d, s, seat, act - FIRST_PAIR)
    elif phase == START:
        s[FIRST] = act - d[D_FIRST_FLIP] + MOST_SEATS
        s[PHASE] = DEAL
    else:
        _dealt(d, s, act - d[D_FIRST_DEAL] + 1)


@jit
def _dealt(d: Row, s: Row, card: int) -> None:
    if s[PHASE] == DEAL:
        table.deal_to_hand(d, s, card)
    elif s[PHASE] == REFILL:
        table.lay_on_display(s, card)
        _refill_and_go_on(d, s)
    else:
        table.leave_deck(s, card)
        table.take(d, s, card)
        _go_on(d, s)


# Action 2 (SG-12 to SG-20).


@jit
def _mark(d: Row, s: Row, b: int, cells: int) -> None:
    s[b + MARKED] |= cells
    tally = s[b + TALLY]
    if cells & s[b + COINS]:
        tally += min(count(cells & s[b + COINS]), MOST_COINS - (tally & COINS_BITS))
    if cells & s[b + PALMS]:
        tally = _write_palms(d, s, tally, count(cells & s[b + PALMS]))
    s[b + TALLY] = tally
    owed = s[b + PENCIL] >> OWED
    if owed:
        owed -= 1
    owed += count(cells & s[b + CROSSES])
    if s[b + FIELDS] == s[b + MARKED]:
        owed = 0
    s[b + PENCIL] = HAS_MARKED | owed << OWED


@jit
def _write_palms(d: Row, s: Row, tally: int, palms: int) -> int:
    """One, and one for each palm in the display, into the next boxes (SG-20)."""
    worth = 1
    display = s[DISPLAY]
    while display:
        worth += count(d[d[D_TABLE] + (display & 255) * d[D_ROW] + PALMS - PLANES])
        display >>= 8
    for _ in range(palms):
        written = tally >> PALMS_WRITTEN & 7
        if written < MOST_PALMS:
            tally += (1 << PALMS_WRITTEN) + (worth << PALM_BOXES + 8 * written)
    return tally


@jit
def _done(d: Row, s: Row, seat: int) -> None:
    s[block(d, seat) + PENCIL] |= HAS_DONE
    if actors(d, s) == 0:
        table.close_sheets(d, s)
        _finish_marking(d, s)


@jit
def _finish_marking(d: Row, s: Row) -> None:
    for k in range(s[SEATS]):
        s[QUEUE] |= ((s[FIRST] + k) % s[SEATS] + 1) << 4 * k
    _action_3(d, s)


# Action 3 (SG-21 to SG-23).


@jit
def _action_3(d: Row, s: Row) -> None:
    while s[QUEUE]:
        b = block(d, (s[QUEUE] & 15) - 1)
        _win_cups(s, b)
        _lay_aside(d, s, b)
        if s[TO_TAKE] and s[TURN] != LAST_TURN and table.can_take(s):
            s[PHASE] = TAKE
            return
        s[QUEUE] >>= 4
        s[TO_TAKE] = 0
    s[FIRST] += 1
    if s[FIRST] == s[SEATS]:
        s[FIRST] = 0
    table.next_turn(s)


@jit
def _win_cups(s: Row, b: int) -> None:
    tally = s[b + TALLY]
    written = tally >> CUPS_WRITTEN & 3
    for row in range(written, (tally & COINS_BITS) >> 2):
        tally += (1 << CUPS_WRITTEN) + (s[LEFT] << CUPS + 3 * row)
        if s[LEFT]:
            s[LEFT] -= 1
    s[b + TALLY] = tally


@jit
def _lay_aside(d: Row, s: Row, b: int) -> None:
    free = s[b + FIELDS] & ~s[b + MARKED]
    if free & LOW == 0 and s[b + CARDS] & 255:
        table.give_up(d, s, b, 0)
        s[TO_TAKE] += 1
    if free >> 32 == 0 and s[b + CARDS] >> 8:
        table.give_up(d, s, b, 1)
        s[TO_TAKE] += 1


@jit
def _go_on(d: Row, s: Row) -> None:
    if not table.go_on_taking(s):
        _refill_and_go_on(d, s)


@jit
def _refill_and_go_on(d: Row, s: Row) -> None:
    if table.must_refill(s):
        return
    if s[USED] == 0:
        s[PHASE] = FLIP
    else:
        _action_3(d, s)


# Points and places (SG-27 to SG-29).


@jit
def score(d: Row, s: Row, seat: int) -> int:
    b = block(d, seat)
    tally = s[b + TALLY]
    points = (tally & COINS_BITS) + _cups(tally) + _palms(tally)
    completed = s[b + COMPLETED]
    left = completed
    while left:
        row = d[D_TABLE] + count((left & -left) - 1) * d[D_ROW]
        points += d[row + VALUE]
        if d[row + SEAL] >= 0:
            points += d[row + PAYS] * count(completed & d[d[D_COLOURS] + d[row + SEAL]])
        left &= left - 1
    return points


@jit
def _cups(tally: int) -> int:
    points = 0
    for row in range(3):
        points += tally >> CUPS + 3 * row & 7
    return points


@jit
def _palms(tally: int) -> int:
    points = 0
    for box in range(MOST_PALMS):
        points += tally >> PALM_BOXES + 8 * box & 255
    return points


@jit
def _standing(d: Row, s: Row, seat: int) -> int:
    """Points, then completed maps of grey, green, orange, purple: greater is better."""
    found = score(d, s, seat)
    for colour in range(COLOURS):
        found = found << 6 | count(s[block(d, seat) + COMPLETED] & d[d[D_COLOURS] + COLOURS - 1 - colour])
    return found


@jit
def rank(d: Row, s: Row, seat: int) -> int:
    own = _standing(d, s, seat)
    place = 1
    for other in range(s[SEATS]):
        if _standing(d, s, other) > own:
            place += 1
    return place


# What a seat sees.


@jit
def observation(d: Row) -> int:
    """How many numbers `observe` writes."""
    return table.seen_length(d)


@jit
def observe(d: Row, s: Row, seat: int, out: Observation) -> None:
    """As `expeditions.kernel.observe`; of a score card: coins, cups, their sum, palms, their sum."""
    table.observe(d, s, seat, SEAL, out)
    for k in range(s[SEATS]):
        tally = table.seen_tally(s, block(d, (seat + k) % s[SEATS]), k == 0)
        at = table.sheet_at(d, k)
        out[at] = tally & COINS_BITS
        out[at + 1] = tally >> CUPS_WRITTEN & 3
        out[at + 2] = _cups(tally)
        out[at + 3] = tally >> PALMS_WRITTEN & 7
        out[at + 4] = min(_palms(tally), 127)


# Random play.


@jit
def deal(d: Row, s: Row) -> None:
    who = actors(d, s)
    while who == DEALER:  # the variable, not the constant, or all would be compiled once more for the constant
        apply(d, s, who, choose(d, s, who))
        who = actors(d, s)


@jit
def playout(d: Row, s: Row) -> int:
    """To the end at random. Returns how many turns players had."""
    before = s[TURN]
    while s[PHASE] != OVER:
        if s[PHASE] == MARK:
            for seat in range(s[SEATS]):
                _mark_at_random(d, s, block(d, seat))
            _finish_marking(d, s)
        elif s[PHASE] == FLIP:
            table.flip(s, table.random_flip(s))
        elif s[PHASE] == TAKE:
            place = table.random_place(s)
            if place < 4:
                table.take_from_display(d, s, place)
                _go_on(d, s)
            else:
                s[PHASE] = DRAW
        elif s[PHASE] == KEEP:
            for seat in range(s[SEATS]):
                table.keep(d, s, seat, draw(s, table.PAIRS))
        elif s[PHASE] == START:
            s[FIRST] = draw(s, s[SEATS])
            s[PHASE] = DEAL
        else:
            _dealt(d, s, table.random_card(s))
    return (s[TURN] - before) * s[SEATS]


@jit
def _mark_at_random(d: Row, s: Row, b: int) -> None:
    """One player's whole action 2, from wherever it stands."""
    free = s[b + FIELDS] & ~s[b + MARKED]
    if free and not s[b + PENCIL]:
        _mark(d, s, b, table.cells(d, table.pick(d, s, free, free)))
    while s[b + PENCIL] >> OWED:
        _mark(d, s, b, 1 << table.pick_single(s, s[b + FIELDS] & ~s[b + MARKED]))
    s[b + PENCIL] = 0
    s[b + table.OPENED] = 0
    s[b + table.OPENED_TALLY] = 0
