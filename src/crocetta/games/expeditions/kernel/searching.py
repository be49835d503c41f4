"""The master's search: playouts in imagined worlds, in which all seats play by the expert's evaluation.

As in `course.py`, names of the game's course and judgement are called as if they were globals.
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
    def appraise(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def appraise_marks(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def best(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def bring_to_front(acts: Row, values: Row, found: int, wanted: int) -> int: ...
    def outlook(d: Row, s: Row, seat: int) -> int: ...


def mark_on(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> None:
    """A seat's action 2 up to its `Done`, from wherever it stands."""
    b = block(d, seat)
    found = appraise_marks(d, s, seat, look, acts, values)
    while found:
        chosen = 0
        for act in range(1, found):
            if values[act] > values[chosen]:
                chosen = act
        mark(d, s, b, d[d[w.D_MARKS] + acts[chosen] - w.FIRST_MARK])
        found = appraise_marks(d, s, seat, look, acts, values)


def play_on(d: Row, s: Row, last: int, look: int, acts: Row, values: Row) -> None:
    """Until this turn is to begin, or the match is over; luck comes by place."""
    while s[w.PHASE] != w.OVER:
        if s[w.PHASE] == w.MARK:
            for seat in range(s[w.SEATS]):
                mark_on(d, s, seat, look, acts, values)
            cards.close_sheets(d, s)
            finish_marking(d, s)
        elif s[w.PHASE] == w.TAKE:
            seat = (s[w.QUEUE] & 15) - 1
            apply(d, s, seat, best(d, s, seat, look, acts, values))
        elif s[w.PHASE] == w.KEEP:
            for seat in range(s[w.SEATS]):
                if s[w.PHASE] == w.KEEP and not s[block(d, seat) + w.KEPT]:
                    cards.keep(d, s, seat, best(d, s, seat, look, acts, values) - w.FIRST_PAIR)
        elif s[w.PHASE] == w.FLIP and s[w.TURN] >= last:
            return
        else:
            deal_by_place(d, s)


def deal_by_place(d: Row, s: Row) -> None:
    """One act of the dealer, by luck that keeps its place."""
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
    """How far a seat may expect to be ahead of the best of the others."""
    strongest = 0
    for k in range(1, s[w.SEATS]):
        other = outlook(d, s, (seat + k) % s[w.SEATS])
        if k == 1 or other > strongest:
            strongest = other
    return outlook(d, s, seat) - strongest


def tried(
    d: Row, s: Row, seat: int, act: int, seed: int, horizon: int, look: int, world: Row, acts: Row, values: Row
) -> int:
    """The lead after an act and so many turns in one imagined world, in which everybody plays as `best` does.

    After the no-op, too: then all that is open is played by `best`.
    """
    luck.imagine(d, s, seat, seed, world)
    if act:
        apply(d, world, seat, act)
    play_on(d, world, s[w.TURN] + horizon, look, acts, values)
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
) -> int:
    """The act that leads furthest on average: sequential halving among the `width` best by `appraise`.

    All acts are tried in the same worlds. The judgement counts as much as `trust` playouts; there, everybody looks
    into `look` marks. `world` is room for a state, the lists at the end are room for `MOST_ACTS` numbers each.
    """
    found = appraise(d, s, seat, max(width, w.LOOKED_INTO), acts, values)
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
                sums[k] += tried(d, s, seat, acts[k], luck_seed, horizon, look, world, listed, weighed)
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
    leads: Row,
) -> None:
    """The lead after each wanted act in each of so many worlds, the same for all acts, act by act."""
    for number in range(worlds):
        luck_seed = mixed(seed, 2 * number) << 31 | mixed(seed, 2 * number + 1)
        for k in range(len(wanted)):
            leads[k * worlds + number] = tried(d, s, seat, wanted[k], luck_seed, horizon, look, world, acts, values)
