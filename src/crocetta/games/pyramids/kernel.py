"""Pyramids on packed integers: the law of `rules.py` for simulators. `docs/kernels.md` says how to use it.

The table and what both expedition games share are in `expeditions/kernel.py`; here are the chambers' planes, the
score card (`TALLY`) and actions 2 to 4.
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
    DEAL,
    DEALER,
    DONE,
    DRAW,
    FILLED,
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
    POTIONS,
    QUEUE,
    REFILL,
    ROUND,
    SEATS,
    TAKE,
    TALLY,
    TO_TAKE,
    TURN,
    USED,
    actors,
    block,
    players_acts,
)
from crocetta.kit.compiled import count, draw, jit, lowest

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

# Planes of a chamber: sets of cells.
OPEN: Final = PLANES
ENTRANCE: Final = PLANES + 1
TOMB: Final = PLANES + 2
CROSSES: Final = PLANES + 3
REDS: Final = PLANES + 4
GREENS: Final = PLANES + 5
TORCHES: Final = PLANES + 6
SKULLS: Final = PLANES + 7
POTIONS_AT: Final = PLANES + 8
PLANES_OF_A_CHAMBER: Final = 9
BLOCK: Final = PLANES + PLANES_OF_A_CHAMBER
WORDS: Final = HEAD + MOST_SEATS * BLOCK

# The score card: reds, greens, skulls (a nibble each), a bit for each round's torch, then a nibble for each claim.
RED_TALLY: Final = 0
GREEN_TALLY: Final = 4
SKULL_TALLY: Final = 8
TORCH_TALLY: Final = 12
CLAIM_TALLY: Final = 16
CLAIM_WORTH: Final = 0x36A36A36A0
"""A nibble for each kind of claim from 1 on: 10, 6, 3 points in each colour."""
MOST: Final = 10

NOT_LEFT: Final = 0b11110_11110_11110_11110_11110 * 0x100000001
"""All cells of both cards but those of the first column."""
NOT_RIGHT: Final = 0b01111_01111_01111_01111_01111 * 0x100000001


@jit
def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None:
    table.setup(d, s, seats, DEAL, seed)


@jit
def reach(s: Row, b: int) -> int:
    """The cells from which the next mark may be dug: Entrances of untouched cards, and all that touch a path."""
    marked = s[b + MARKED]
    spread = marked << 5 | marked >> 5 | (marked & NOT_RIGHT) << 1 | (marked & NOT_LEFT) >> 1
    found = spread & s[b + OPEN] & ~marked
    if not marked & LOW:
        found |= s[b + ENTRANCE] & LOW
    if not marked >> 32:
        found |= s[b + ENTRANCE] >> 32 << 32
    return found


@jit
def legal(d: Row, s: Row, seat: int, mask: Mask) -> int:
    mask[:] = 0
    who = actors(d, s)
    if seat == DEALER:
        if who != DEALER:
            return 0
    elif who == DEALER or not who >> seat & 1:
        return 0
    if s[PHASE] != MARK:
        return table.list_others(d, s, seat, mask)
    b = block(d, seat)
    owed = s[b + PENCIL] >> OWED & 255
    if owed or not s[b + PENCIL]:
        near = reach(s, b)
        if near:
            return table.list_marks(d, s, s[b + OPEN] & ~s[b + MARKED], near, owed > 0, mask)
    mask[DONE] = 1
    return 1


@jit
def choose(d: Row, s: Row, seat: int) -> int:
    if s[PHASE] != MARK:
        return table.choose_other(d, s, seat)
    b = block(d, seat)
    owed = s[b + PENCIL] >> OWED & 255
    near = reach(s, b)
    if near and owed:
        return table.number(d, table.pick_single(s, near))
    if near and not s[b + PENCIL]:
        return table.number(d, table.pick(d, s, s[b + OPEN] & ~s[b + MARKED], near))
    return DONE


@jit
def apply(d: Row, s: Row, seat: int, act: int) -> None:
    phase = s[PHASE]
    if phase == MARK:
        if act == DONE:
            _done(d, s, seat)
        else:
            _mark(s, block(d, seat), d[d[D_MARKS] + act - FIRST_MARK])
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


# Action 2 (PY-8 to PY-20).


@jit
def _mark(s: Row, b: int, cells: int) -> None:
    pencil = s[b + PENCIL]
    s[b + MARKED] |= cells
    tally = _collect(s, b, cells)
    owed = pencil >> OWED & 255
    if owed:
        owed -= 1
    owed += count(cells & s[b + CROSSES])
    if owed and not reach(s, b):
        owed = 0
    # A bonus mark's potion works at once; those of the placement wait for its crosses (PY-19).
    drunk, waiting = count(cells & s[b + POTIONS_AT]), pencil >> POTIONS
    if owed and not pencil:
        drunk, waiting = 0, drunk
    if not owed:
        drunk, waiting = drunk + waiting, 0
    if drunk:
        tally -= min(2 * drunk, tally >> SKULL_TALLY & 15) << SKULL_TALLY
    s[b + TALLY] = tally
    s[b + PENCIL] = HAS_MARKED | owed << OWED | waiting << POTIONS


@jit
def _collect(s: Row, b: int, cells: int) -> int:
    """The score card after gems, torch and skulls, as far as it has room for them (PY-15 to PY-17)."""
    tally = s[b + TALLY]
    if cells & s[b + REDS]:
        tally = _add(tally, RED_TALLY, count(cells & s[b + REDS]))
    if cells & s[b + GREENS]:
        tally = _add(tally, GREEN_TALLY, count(cells & s[b + GREENS]))
    if cells & s[b + SKULLS]:
        tally = _add(tally, SKULL_TALLY, count(cells & s[b + SKULLS]))
    if cells & s[b + TORCHES]:
        tally |= 1 << (TORCH_TALLY + s[TURN] // ROUND)
    return tally


@jit
def _add(tally: int, what: int, found: int) -> int:
    return tally + (min(found, MOST - (tally >> what & 15)) << what)


@jit
def _done(d: Row, s: Row, seat: int) -> None:
    s[block(d, seat) + PENCIL] |= HAS_DONE
    if actors(d, s) == 0:
        table.close_sheets(d, s)
        _finish_marking(d, s)


@jit
def _finish_marking(d: Row, s: Row) -> None:
    """Who completed cards takes new ones, lowest number first (PY-21)."""
    filled = 0
    for seat in range(s[SEATS]):
        filled |= _filled_by(s, block(d, seat))
    s[FILLED] = filled
    places = 0
    queued = 0
    while filled:
        card = filled & -filled
        for seat in range(s[SEATS]):
            if _filled_by(s, block(d, seat)) & card and not queued >> seat & 1:
                queued |= 1 << seat
                s[QUEUE] |= (seat + 1) << places
                places += 4
        filled ^= card
    _action_3(d, s)


@jit
def _filled_by(s: Row, b: int) -> int:
    """The cards in a seat's slots whose Tomb is marked."""
    tombs = s[b + MARKED] & s[b + TOMB]
    found = 0
    if tombs & LOW:
        found |= 1 << (s[b + CARDS] & 255)
    if tombs >> 32:
        found |= 1 << (s[b + CARDS] >> 8)
    return found


# Action 3 (PY-20 to PY-22).


@jit
def _action_3(d: Row, s: Row) -> None:
    while s[QUEUE]:
        _lay_aside(d, s, block(d, (s[QUEUE] & 15) - 1))
        if s[TURN] != LAST_TURN and table.can_take(s):
            s[PHASE] = TAKE
            return
        s[QUEUE] >>= 4
        s[TO_TAKE] = 0
    if s[FILLED]:
        _claim(d, s)
    table.next_turn(s)


@jit
def _lay_aside(d: Row, s: Row, b: int) -> None:
    tombs = s[b + MARKED] & s[b + TOMB]
    if tombs & LOW:
        table.give_up(d, s, b, 0)
        s[TO_TAKE] += 1
    if tombs >> 32:
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


# Action 4 (PY-23, PY-24).


@jit
def _claim(d: Row, s: Row) -> None:
    while s[FILLED]:
        card = s[FILLED] & -s[FILLED]
        s[FILLED] ^= card
        for seat in range(s[SEATS]):
            b = block(d, seat)
            if s[b + COMPLETED] & card:
                _claim_with(d, s, b, card)


@jit
def _claim_with(d: Row, s: Row, b: int, card: int) -> None:
    """The 2nd, 4th or 6th of its colour; the seat's own higher cards of this turn do not count yet."""
    colour = 0
    while not d[d[D_COLOURS] + colour] & card:
        colour += 1
    so_far = count(s[b + COMPLETED] & d[d[D_COLOURS] + colour] & ~s[FILLED])
    claimed = s[LEFT] >> 4 * colour & 15
    if claimed == 3 or so_far > 6 or so_far & 1:
        return
    place = CLAIM_TALLY
    while s[b + TALLY] >> place:
        place += 4
    s[b + TALLY] |= (3 * colour + claimed + 1) << place
    s[LEFT] += 1 << 4 * colour


# Points and places (PY-26, PY-27).


@jit
def score(d: Row, s: Row, seat: int) -> int:
    b = block(d, seat)
    tally = s[b + TALLY]
    reds, greens = tally >> RED_TALLY & 15, tally >> GREEN_TALLY & 15
    skulls = tally >> SKULL_TALLY & 15
    points = 10 * count(s[b + COMPLETED]) + 5 * count(tally >> TORCH_TALLY & 15) + _claims(tally)
    points += 5 * min(reds, greens) + abs(reds - greens)
    return points - skulls * (skulls + 1) // 2


@jit
def _claims(tally: int) -> int:
    points = 0
    claims = tally >> CLAIM_TALLY
    while claims:
        points += CLAIM_WORTH >> 4 * (claims & 15) & 15
        claims >>= 4
    return points


@jit
def _standing(d: Row, s: Row, seat: int) -> int:
    """Points, then the lowest number of a completed card: greater is better."""
    completed = s[block(d, seat) + COMPLETED]
    return 64 * score(d, s, seat) + (63 - lowest(completed) if completed else 0)


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
    """As `expeditions.kernel.observe`; of a score card: red gems, green gems, skulls, four torches, claims."""
    table.observe(d, s, seat, 0, out)
    for k in range(s[SEATS]):
        tally = table.seen_tally(s, block(d, (seat + k) % s[SEATS]), k == 0)
        at = table.sheet_at(d, k)
        out[at] = tally >> RED_TALLY & 15
        out[at + 1] = tally >> GREEN_TALLY & 15
        out[at + 2] = tally >> SKULL_TALLY & 15
        for torch in range(4):
            out[at + 3 + torch] = tally >> TORCH_TALLY + torch & 1
        out[at + 7] = _claims(tally)


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
        else:
            _dealt(d, s, table.random_card(s))
    return (s[TURN] - before) * s[SEATS]


@jit
def _mark_at_random(d: Row, s: Row, b: int) -> None:
    """One player's whole action 2, from wherever it stands."""
    near = reach(s, b)
    if near and not s[b + PENCIL]:
        _mark(s, b, table.cells(d, table.pick(d, s, s[b + OPEN] & ~s[b + MARKED], near)))
    while s[b + PENCIL] >> OWED & 255:
        _mark(s, b, 1 << table.pick_single(s, reach(s, b)))
    s[b + PENCIL] = 0
    s[b + table.OPENED] = 0
    s[b + table.OPENED_TALLY] = 0
