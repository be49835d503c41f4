"""The master's search: playouts in sampled worlds, in which all seats play by the expert's evaluation.

As in `course.py`, names of the game's course and evaluation are called as globals.
"""

from typing import TYPE_CHECKING

from crocetta.games.expeditions.kernel import cards, luck
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.kit.compiled import SEED, Row, mixed

if TYPE_CHECKING:

    def mark(d: Row, s: Row, b: int, cells: int) -> None: ...
    def apply(d: Row, s: Row, seat: int, act: int) -> None: ...
    def dealt(d: Row, s: Row, card: int) -> None: ...
    def finish_marking(d: Row, s: Row) -> None: ...
    def evaluate(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def evaluate_marks(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def collected(d: Row, s: Row, b: int, tally: int, cells: int) -> int: ...
    def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int: ...
    def best(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def bring_to_front(acts: Row, values: Row, found: int, wanted: int) -> int: ...
    def outlook(d: Row, s: Row, seat: int) -> int: ...


def mark_on(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> None:
    """Plays the rest of a seat's action 2, up to its `Done`."""
    b = block(d, seat)
    found = evaluate_marks(d, s, seat, look, acts, values)
    while found:
        chosen = 0
        for act in range(1, found):
            if values[act] > values[chosen]:
                chosen = act
        mark(d, s, b, d[d[w.D_MARKS] + acts[chosen] - w.FIRST_MARK])
        found = evaluate_marks(d, s, seat, look, acts, values)


def mark_as_known(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row, known: Row) -> None:
    """The same with a cache.

    Many worlds begin alike, and what others do seldom depends on the act that is tried. The key is everything that
    the evaluation reads. Without room in `known` nothing is cached.
    """
    if len(known) < w.KNOWN:
        mark_on(d, s, seat, look, acts, values)
        return
    b = block(d, seat)
    marked, tally, pencil, held, left = s[b + w.MARKED], s[b + w.TALLY], s[b + w.PENCIL], s[b + w.CARDS], s[w.LEFT]
    turns = (w.LAST_TURN - s[w.TURN]) << 10
    reward_0 = reward(d, s, b, held & 255, turns) if held & 255 else 0
    reward_1 = reward(d, s, b, held >> 8, turns) if held >> 8 else 0
    in_all = collected(d, s, b, tally, s[b + w.PLANES] & ~marked)  # depends on the display too
    when = ((s[w.TURN] << 8 | s[w.PILE]) << 4 | s[w.USED] & 15) << 8 | look
    place = mixed(mixed(mixed(marked, held) ^ in_all, when), reward_0 + 3 * reward_1 + 5 * left + 7 * pencil)
    at = (place & w.MOST_KNOWN - 1) * w.KNOWN_WORDS
    if (
        known[at] == when
        and known[at + 1] == marked
        and known[at + 2] == tally
        and known[at + 3] == (pencil << 16 | held)
        and known[at + 4] == left
        and known[at + 5] == reward_0
        and known[at + 6] == reward_1
        and known[at + 7] == in_all
    ):
        s[b + w.MARKED], s[b + w.TALLY] = known[at + 8], known[at + 9]
        return
    mark_on(d, s, seat, look, acts, values)
    known[at], known[at + 1], known[at + 2], known[at + 3] = when, marked, tally, pencil << 16 | held
    known[at + 4], known[at + 5], known[at + 6], known[at + 7] = left, reward_0, reward_1, in_all
    known[at + 8], known[at + 9] = s[b + w.MARKED], s[b + w.TALLY]


def take_as_known(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row, known: Row) -> int:
    """The card that `best` takes, with the same cache."""
    if len(known) < w.KNOWN:
        return best(d, s, seat, look, acts, values)
    b = block(d, seat)
    marked, tally, held = s[b + w.MARKED], s[b + w.TALLY], s[b + w.CARDS]
    when = (s[w.TURN] << 8 | s[w.PILE]) << 12
    one, two = 0, 0  # for the key: which of the others has completed what
    for k in range(1, s[w.SEATS]):
        completed = s[block(d, (seat + k) % s[w.SEATS]) + w.COMPLETED]
        one |= completed if k & 1 else 0
        two |= completed if k & 2 else 0
    place = mixed(mixed(mixed(marked, held) ^ tally, s[w.DISPLAY]), s[w.DECK] + 3 * when + s[b + w.COMPLETED])
    at = (place & w.MOST_KNOWN - 1) * w.KNOWN_WORDS
    if (
        known[at] == when
        and known[at + 1] == marked
        and known[at + 2] == tally
        and known[at + 3] == held
        and known[at + 4] == s[w.LEFT]
        and known[at + 5] == s[w.DISPLAY]
        and known[at + 6] == s[w.DECK]
        and known[at + 7] == s[b + w.COMPLETED]
        and known[at + 8] == one
        and known[at + 9] == two
    ):
        return known[at + 10]
    known[at], known[at + 1], known[at + 2], known[at + 3] = when, marked, tally, held
    known[at + 4], known[at + 5], known[at + 6] = s[w.LEFT], s[w.DISPLAY], s[w.DECK]
    known[at + 7], known[at + 8], known[at + 9] = s[b + w.COMPLETED], one, two
    known[at + 10] = best(d, s, seat, look, acts, values)
    return known[at + 10]


def play_on(d: Row, s: Row, last: int, look: int, acts: Row, values: Row, known: Row) -> None:
    """Plays until turn `last` is to begin, or the match is over; luck as in `luck.py`."""
    while s[w.PHASE] != w.OVER:
        if s[w.PHASE] == w.MARK:
            for seat in range(s[w.SEATS]):
                mark_as_known(d, s, seat, look, acts, values, known)
            cards.close_sheets(d, s)
            finish_marking(d, s)
        elif s[w.PHASE] == w.TAKE:
            seat = (s[w.QUEUE] & 15) - 1
            apply(d, s, seat, take_as_known(d, s, seat, look, acts, values, known))
        elif s[w.PHASE] == w.KEEP:
            for seat in range(s[w.SEATS]):
                if s[w.PHASE] == w.KEEP and not s[block(d, seat) + w.KEPT]:
                    cards.keep(d, s, seat, best(d, s, seat, look, acts, values) - w.FIRST_PAIR)
        elif s[w.PHASE] == w.FLIP and s[w.TURN] >= last:
            return
        else:
            deal_by_place(d, s)


def deal_by_place(d: Row, s: Row) -> None:
    """One act of the dealer, with luck as in `luck.py`."""
    if s[w.PHASE] == w.FLIP:
        cards.flip(s, luck.next_flip(s))
        cards.open_sheets(d, s)
    elif s[w.PHASE] == w.START:
        s[w.FIRST] = mixed(s[SEED], luck.STARTS) % s[w.SEATS]
        s[w.PHASE] = w.DEAL
    else:
        dealt(d, s, luck.next_card(s))


# Search.


def lead(d: Row, s: Row, seat: int) -> int:
    """By how much a seat may expect to lead over the best of the others."""
    strongest = 0
    for k in range(1, s[w.SEATS]):
        other = outlook(d, s, (seat + k) % s[w.SEATS])
        if k == 1 or other > strongest:
            strongest = other
    return outlook(d, s, seat) - strongest


def tried(
    d: Row,
    s: Row,
    seat: int,
    act: int,
    seed: int,
    horizon: int,
    look: int,
    world: Row,
    acts: Row,
    values: Row,
    known: Row,
) -> int:
    """The lead after an act and so many turns in one sampled world, in which everybody plays as `best` does.

    After the no-op, `best` makes the seat's own choice too.
    """
    luck.determinize(d, s, seat, seed, world)
    if act:
        apply(d, world, seat, act)
    play_on(d, world, s[w.TURN] + horizon, look, acts, values, known)
    return lead(d, world, seat)


def search(
    d: Row,
    s: Row,
    seat: int,
    seed: int,
    playouts: int,
    width: int,
    horizon: int,
    trust: int,
    look: int,
    world: Row,
    acts: Row,
    values: Row,
    sums: Row,
    listed: Row,
    weighed: Row,
    known: Row,
) -> int:
    """The act with the highest average lead: sequential halving among the `width` best by `evaluate`.

    All acts are tried in the same worlds. The evaluation counts as much as `trust` playouts, in which everybody
    evaluates `look` marks. `world` is room for a state, the lists at the end are room for `MOST_ACTS` numbers each.
    """
    found = evaluate(d, s, seat, max(width, w.LOOKED_INTO), acts, values)
    left = bring_to_front(acts, values, found, width)
    for k in range(left):
        sums[k] = trust * values[k]
    rounds = 0
    while 1 << rounds < left:
        rounds += 1
    done = 0
    while left > 1:
        each = max(playouts // (rounds * left), 1)
        for number in range(done, done + each):
            luck_seed = mixed(seed, 2 * number) << 31 | mixed(seed, 2 * number + 1)
            for k in range(left):
                sums[k] += tried(d, s, seat, acts[k], luck_seed, horizon, look, world, listed, weighed, known)
        done += each
        half = (left + 1) // 2
        bring_to_front(acts, sums, left, half)
        left = half
    return acts[0]


def explore(
    d: Row,
    s: Row,
    seat: int,
    seed: int,
    worlds: int,
    horizon: int,
    look: int,
    wanted: Row,
    world: Row,
    acts: Row,
    values: Row,
    known: Row,
    leads: Row,
) -> None:
    """The lead after each wanted act in each of so many worlds, the same worlds for all acts; act by act."""
    for number in range(worlds):
        luck_seed = mixed(seed, 2 * number) << 31 | mixed(seed, 2 * number + 1)
        for k in range(len(wanted)):
            lead_there = tried(d, s, seat, wanted[k], luck_seed, horizon, look, world, acts, values, known)
            leads[k * worlds + number] = lead_there
