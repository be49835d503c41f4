"""The expert's evaluation function, written once and compiled for each game with that game's own part.

`evaluate` estimates for every legal act what the seat's sheet is worth after it; `playouts.py` builds on that. As
in `course.py`, names of `OwnEvaluation` and of the game's course are called as globals.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from crocetta.games.expeditions.kernel import marks, playouts
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.games.expeditions.kernel.prospects import promise
from crocetta.kit.compiled import Row, allocating, compiled_in, count

if TYPE_CHECKING:
    Parts = tuple[Callable[..., object], ...]
    CROSSES = 0

    def reach(s: Row, b: int) -> int: ...
    def score(d: Row, s: Row, seat: int) -> int: ...
    def collected(d: Row, s: Row, b: int, tally: int, cells: int) -> int: ...
    def points_of(tally: int) -> int: ...
    def ahead(d: Row, s: Row, b: int, tally: int, turns: int) -> int: ...
    def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int: ...
    def prospect(d: Row, card: int, marked: int) -> int: ...
    def needs(d: Row, at: int, field: int) -> int: ...
    def treasures(d: Row, card: int, marked: int, tally: int, at: int, field: int) -> int: ...


class OwnEvaluation(NamedTuple):
    """A game's own part. A tally is a score card, `marked` are cells of one card."""

    collected: Callable[[Row, Row, int, int, int], int]
    """The tally once these cells of both cards are marked."""
    points_of: Callable[[int], int]
    """Points already on a tally."""
    ahead: Callable[[Row, Row, int, int, int], int]
    """The expected further value of a tally."""
    reward: Callable[[Row, Row, int, int, int], int]
    """What completing a card brings."""
    prospect: Callable[[Row, int, int], int]
    """The index of a card's prospect in the data; 0 if it is finished."""
    needs: Callable[[Row, int, int], int]
    """Turns that a card still needs, by a field of its prospect."""
    treasures: Callable[[Row, int, int, int, int, int], int]
    """The value of the symbols still to be marked on a card."""
    score: Callable[[Row, Row, int], int]
    CROSSES: int
    """The plane of the cells with a cross."""


class Evaluation(NamedTuple):
    """Described in `docs/kernels.md`."""

    evaluate: Callable[[Row, Row, int, int, Row, Row], int]
    best: Callable[[Row, Row, int, int, Row, Row], int]
    expert: Callable[[Row, Row, int], int]
    outlook: Callable[[Row, Row, int], int]
    play_on: Callable[[Row, Row, int, int, Row, Row, Row], None]
    search: Callable[[Row, Row, int, int, int, int, int, int, int, Row, Row, Row, Row, Row, Row, Row], int]
    explore: Callable[[Row, Row, int, int, int, int, int, Row, Row, Row, Row, Row, Row], None]


def compiled_evaluation(
    kernel: str, course: dict[str, Any], own: OwnEvaluation
) -> tuple[Evaluation, dict[str, Any]]:
    """`course` are the globals of the game's course; returned with the globals for code that builds on this."""
    world = {**vars(playouts), **globals(), **course, **own._asdict()}
    sheets: Parts = (spend, foresee, weigh, with_fresh, with_card, outlook)
    acts: Parts = (bring_to_front, glance, evaluate_marks, evaluate_cards, evaluate, best)
    plays: Parts = (
        playouts.deal_by_place,
        playouts.mark_on,
        playouts.mark_as_known,
        playouts.take_as_known,
        playouts.play_on,
    )
    searches: Parts = (playouts.lead, playouts.tried, playouts.search, playouts.explore)
    for part in (*sheets, *acts, *plays, *searches):
        world[part.__name__] = compiled_in(world, part, kernel)
    world["expert"] = compiled_in(world, expert, kernel, by=allocating)
    return Evaluation(*(world[name] for name in Evaluation._fields)), world


# The value of a sheet.


def weigh(
    d: Row,
    s: Row,
    b: int,
    marked: int,
    tally: int,
    owed: int,
    reward_0: int,
    reward_1: int,
    turns: int,
    flips: int,
) -> int:
    """The value of a sheet with these cells and this tally, if one of these flips is next; without flips, roughly.

    Bonus marks go where they help most.
    """
    most = 0
    for here in range(owed + 1):
        after = spend(d, s, b, marked, 0, here)
        after = spend(d, s, b, after, 1, owed - here)
        gained = collected(d, s, b, tally, after & ~marked) if owed else tally
        found = foresee(d, s, b, after, gained, reward_0, reward_1, turns, flips)
        found += (points_of(gained) << 10) + ahead(d, s, b, gained, turns)
        if here == 0 or found > most:
            most = found
    return most


def spend(d: Row, s: Row, b: int, marked: int, slot: int, owed: int) -> int:
    """The marked cells after so many bonus marks on the card of a slot, and those that they bring in turn."""
    card = s[b + w.CARDS] >> 8 * slot & 255
    while owed:
        at = prospect(d, card, marked >> 32 * slot & w.LOW) if card else 0
        if not at:
            return marked
        cell = 1 << 32 * slot + needs(d, at, w.P_BONUS)
        marked |= cell
        if not cell & s[b + CROSSES]:
            owed -= 1
    return marked


def foresee(
    d: Row, s: Row, b: int, marked: int, tally: int, reward_0: int, reward_1: int, turns: int, flips: int
) -> int:
    """The value of both cards: each flip marks one of them, or the new one that replaces a finished one."""
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    marked_0, marked_1 = marked & w.LOW, marked >> 32
    at_0 = prospect(d, card_0, marked_0) if card_0 else 0
    at_1 = prospect(d, card_1, marked_1) if card_1 else 0
    now = w.P_NOW
    needs_0 = needs(d, at_0, now) if at_0 else 0
    needs_1 = needs(d, at_1, now) if at_1 else 0
    worth_0 = reward_0 + treasures(d, card_0, marked_0, tally, at_0, now) if card_0 else 0
    worth_1 = reward_1 + treasures(d, card_1, marked_1, tally, at_1, now) if card_1 else 0
    promised = promise(d, needs_0, worth_0, needs_1, worth_1, turns)
    if not flips or turns <= 0:
        return promised
    e = d[w.D_EVALUATION]
    total = 0
    for shape in range(w.SHAPES):
        likely = count(flips & d[e + w.E_SHAPES + shape])
        if not likely:
            continue
        most = promised + d[e + w.E_FRESH + shape]
        if at_0:
            field = w.P_AFTER + shape
            worth = reward_0 + treasures(d, card_0, marked_0, tally, at_0, field)
            found = promise(d, needs(d, at_0, field), worth, needs_1, worth_1, turns - 1024)
            if at_1 or found > most:
                most = found
        if at_1:
            field = w.P_AFTER + shape
            worth = reward_1 + treasures(d, card_1, marked_1, tally, at_1, field)
            found = promise(d, needs_0, worth_0, needs(d, at_1, field), worth, turns - 1024)
            if found > most:
                most = found
        total += likely * most
    return total // count(flips)


def with_card(d: Row, s: Row, b: int, card: int, turns: int) -> int:
    """The value of the cards in hand together with a fresh one, flip by flip."""
    held = s[b + w.CARDS]
    s[b + w.CARDS] = held | (card << 8 if held & 255 else card)
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    reward_0 = reward(d, s, b, card_0, turns) if card_0 else 0
    reward_1 = reward(d, s, b, card_1, turns) if card_1 else 0
    flips = s[w.PILE] if (s[w.TURN] + 1) % w.ROUND else 255
    found = foresee(d, s, b, s[b + w.MARKED], s[b + w.TALLY], reward_0, reward_1, turns, flips)
    s[b + w.CARDS] = held
    return found


def with_fresh(d: Row, s: Row, b: int, card: int, other_needed: int, other_worth: int, turns: int) -> int:
    """The value of a fresh card and another one, by the quick estimate."""
    now, unmarked = w.P_NOW, 0
    at = prospect(d, card, unmarked)
    worth = reward(d, s, b, card, turns) + treasures(d, card, unmarked, s[b + w.TALLY], at, now)
    return promise(d, needs(d, at, now), worth, other_needed, other_worth, turns)


def outlook(d: Row, s: Row, seat: int) -> int:
    """The final points that a seat may expect, between two turns."""
    points = score(d, s, seat) << 10
    if s[w.PHASE] == w.OVER:
        return points
    b = block(d, seat)
    turns = (w.LAST_TURN + 1 - s[w.TURN]) << 10
    tally = s[b + w.TALLY]
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    reward_0 = reward(d, s, b, card_0, turns) if card_0 else 0
    reward_1 = reward(d, s, b, card_1, turns) if card_1 else 0
    promised = foresee(d, s, b, s[b + w.MARKED], tally, reward_0, reward_1, turns, s[w.PILE])
    return points + promised + ahead(d, s, b, tally, turns)


# All legal acts, and their values.


def evaluate(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int:
    """Lists the acts of a seat that is to act, and the value of its sheet after each. Returns how many.

    The `look` best marks by a quick estimate are evaluated flip by flip; the others are ranked below.
    """
    if s[w.PHASE] != w.MARK:
        return evaluate_cards(d, s, seat, acts, values)
    found = evaluate_marks(d, s, seat, look, acts, values)
    if not found:
        acts[0] = w.DONE
        values[0] = 0
        return 1
    return found


def evaluate_marks(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int:
    """Like `evaluate`; 0 when there is nothing left to mark."""
    b = block(d, seat)
    owed = s[b + w.PENCIL] >> w.OWED & 255
    if s[b + w.PENCIL] and not owed:
        return 0
    near = reach(s, b)
    if not near:
        return 0
    turns = (w.LAST_TURN - s[w.TURN]) << 10
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    reward_0 = reward(d, s, b, card_0, turns) if card_0 else 0
    reward_1 = reward(d, s, b, card_1, turns) if card_1 else 0
    found = glance(d, s, b, near, owed, reward_0, reward_1, turns, acts, values)
    looked_into = bring_to_front(acts, values, found, look)
    flips = s[w.PILE] if (s[w.TURN] + 1) % w.ROUND else 255
    for act in range(looked_into):
        cells = d[d[w.D_MARKS] + acts[act] - w.FIRST_MARK]
        owing = max(owed - 1, 0) + count(cells & s[b + CROSSES])
        tally = collected(d, s, b, s[b + w.TALLY], cells)
        values[act] = weigh(d, s, b, s[b + w.MARKED] | cells, tally, owing, reward_0, reward_1, turns, flips)
    for act in range(looked_into, found):
        values[act] -= w.AT_A_GLANCE
    return found


def glance(
    d: Row,
    s: Row,
    b: int,
    near: int,
    owed: int,
    reward_0: int,
    reward_1: int,
    turns: int,
    acts: Row,
    values: Row,
) -> int:
    """Lists all marks with a quick estimate of both cards after each, without looking at single flips."""
    marked, crosses, tally = s[b + w.MARKED], s[b + CROSSES], s[b + w.TALLY]
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    now, no_flips = w.P_NOW, 0
    at_0 = prospect(d, card_0, marked & w.LOW) if card_0 else 0
    at_1 = prospect(d, card_1, marked >> 32) if card_1 else 0
    needs_0 = needs(d, at_0, now) if at_0 else 0
    needs_1 = needs(d, at_1, now) if at_1 else 0
    worth_0 = reward_0 + treasures(d, card_0, marked & w.LOW, tally, at_0, now) if card_0 else 0
    worth_1 = reward_1 + treasures(d, card_1, marked >> 32, tally, at_1, now) if card_1 else 0
    written = (points_of(tally) << 10) + ahead(d, s, b, tally, turns)
    free = s[b + w.PLANES] & ~marked
    pile = d[w.D_PILE] + w.PILE_WORDS * ((s[w.USED] & 15) - 1)
    first, kinds = d[pile], 0 if owed else d[pile + 1]
    found = 0
    for k in range(kinds + 1):
        kind = first + k - 1 if k else 0
        bits = marks.fits(d, kind, free, near) if k else near
        while bits:
            lowest_bit = bits & -bits
            bits ^= lowest_bit
            place = kind << 6 | count(lowest_bit - 1)
            cells = marks.cells(d, place)
            acts[found] = marks.number(d, place)
            after = marked | cells
            gained = collected(d, s, b, tally, cells)
            owing = max(owed - 1, 0) + count(cells & crosses)
            if owing:
                values[found] = weigh(d, s, b, after, gained, owing, reward_0, reward_1, turns, no_flips)
            else:
                if cells & w.LOW:
                    at = prospect(d, card_0, after & w.LOW)
                    needed = needs(d, at, now) if at else 0
                    worth = reward_0 + treasures(d, card_0, after & w.LOW, gained, at, now)
                    promised = promise(d, needed, worth, needs_1, worth_1, turns)
                else:
                    at = prospect(d, card_1, after >> 32)
                    needed = needs(d, at, now) if at else 0
                    worth = reward_1 + treasures(d, card_1, after >> 32, gained, at, now)
                    promised = promise(d, needs_0, worth_0, needed, worth, turns)
                if gained == tally:
                    promised += written
                else:
                    promised += (points_of(gained) << 10) + ahead(d, s, b, gained, turns)
                values[found] = promised
            found += 1
    return found


def bring_to_front(acts: Row, values: Row, found: int, wanted: int) -> int:
    """Puts the best acts first, as many as wanted. Returns how many there are."""
    wanted = min(found, wanted)
    for k in range(wanted):
        top = k
        for act in range(k + 1, found):
            if values[act] > values[top]:
                top = act
        acts[k], acts[top] = acts[top], acts[k]
        values[k], values[top] = values[top], values[k]
    return wanted


def evaluate_cards(d: Row, s: Row, seat: int, acts: Row, values: Row) -> int:
    b = block(d, seat)
    now, found = w.P_NOW, 0
    if s[w.PHASE] == w.KEEP:
        turns = (w.LAST_TURN + 1) << 10
        for pair in range(w.PAIRS):
            one = s[b + w.HAND] >> 8 * (w.FIRST_OF_PAIR >> 3 * pair & 7) & 255
            two = s[b + w.HAND] >> 8 * (w.SECOND_OF_PAIR >> 3 * pair & 7) & 255
            acts[pair] = w.FIRST_PAIR + pair
            at = prospect(d, two, found)
            worth = reward(d, s, b, two, turns) + treasures(d, two, found, s[b + w.TALLY], at, now)
            values[pair] = with_fresh(d, s, b, one, needs(d, at, now), worth, turns)
        return w.PAIRS
    turns = (w.LAST_TURN - s[w.TURN]) << 10
    slot = 0 if s[b + w.CARDS] & 255 else 1
    other, marked = s[b + w.CARDS] >> 8 * slot & 255, s[b + w.MARKED] >> 32 * slot & w.LOW
    needed, worth = 0, 0
    if other:
        at = prospect(d, other, marked)
        needed = needs(d, at, now) if at else 0
        worth = reward(d, s, b, other, turns) + treasures(d, other, marked, s[b + w.TALLY], at, now)
    display, better = s[w.DISPLAY], 0
    while display:
        acts[found] = w.FIRST_PLACE + found
        values[found] = with_card(d, s, b, display & 255, turns)
        better += values[found] - with_fresh(d, s, b, display & 255, needed, worth, turns)
        found += 1
        display >>= 8
    if s[w.DECK]:
        total = 0
        hidden = s[w.DECK]
        while hidden:
            total += with_fresh(d, s, b, count((hidden & -hidden) - 1), needed, worth, turns)
            hidden &= hidden - 1
        acts[found] = w.FROM_DECK
        values[found] = total // count(s[w.DECK])
        # Hidden cards get the quick estimate, corrected by what the closer one adds to those in sight.
        if found:
            values[found] += better // found
        found += 1
    return found


def best(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int:
    """The number of the act with the highest value; the first of equals."""
    chosen = 0
    for act in range(1, evaluate(d, s, seat, look, acts, values)):
        if values[act] > values[chosen]:
            chosen = act
    return acts[chosen]


def expert(d: Row, s: Row, seat: int) -> int:
    """The same for environments; allocates its own lists."""
    room = np.empty((2, w.MOST_ACTS), np.int64)
    return best(d, s, seat, w.LOOKED_INTO, room[0], room[1])
