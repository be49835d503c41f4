"""The expert's judgement, written once and compiled for each game with that game's own.

`appraise` says of every legal act what the seat's sheet promises after it. `play_on` lets all seats play by it, and
`search` tries the best acts in imagined worlds. As in `course.py`, names of `OwnJudgement` and of the game's course
are called as if they were globals.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from crocetta.games.expeditions.kernel import cards, luck, marks
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.games.expeditions.kernel.prospects import promise
from crocetta.kit.compiled import SEED, Row, compiled_in, count, mixed

if TYPE_CHECKING:
    CROSSES = 0

    def reach(s: Row, b: int) -> int: ...
    def mark(d: Row, s: Row, b: int, cells: int) -> None: ...
    def apply(d: Row, s: Row, seat: int, act: int) -> None: ...
    def dealt(d: Row, s: Row, card: int) -> None: ...
    def finish_marking(d: Row, s: Row) -> None: ...
    def score(d: Row, s: Row, seat: int) -> int: ...
    def collected(d: Row, s: Row, b: int, cells: int) -> int: ...
    def points_of(tally: int) -> int: ...
    def ahead(d: Row, s: Row, b: int, tally: int, turns: int) -> int: ...
    def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int: ...
    def needs(d: Row, card: int, marked: int, owed: int) -> int: ...
    def treasures(d: Row, card: int, marked: int, tally: int, owed: int) -> int: ...


class OwnJudgement(NamedTuple):
    """What a game brings along. A tally is a score card; of one card, these cells are marked and so many owed."""

    collected: Callable[[Row, Row, int, int], int]
    """The tally once these cells are marked."""
    points_of: Callable[[int], int]
    """Points that stand on a tally."""
    ahead: Callable[[Row, Row, int, int, int], int]
    """What a tally promises besides."""
    reward: Callable[[Row, Row, int, int, int], int]
    """What completing a card brings."""
    needs: Callable[[Row, int, int, int], int]
    """Turns that a card still takes."""
    treasures: Callable[[Row, int, int, int, int], int]
    """What lies on a card until then."""
    score: Callable[[Row, Row, int], int]
    CROSSES: int
    """The plane of the cells with a cross."""


class Judgement(NamedTuple):
    """As `docs/kernels.md` describes them."""

    appraise: Callable[[Row, Row, int, Row, Row], int]
    best: Callable[[Row, Row, int, Row, Row], int]
    outlook: Callable[[Row, Row, int], int]
    play_on: Callable[[Row, Row, int, Row, Row], None]
    search: Callable[[Row, Row, int, int, int, int, int, int, Row, Row, Row, Row, Row, Row], int]


def judgement(kernel: str, course: dict[str, Any], own: OwnJudgement) -> Judgement:
    """`course` is the world of the game's course."""
    world = {**globals(), **course, **own._asdict()}
    parts: tuple[Callable[..., object], ...] = (
        weigh,
        plan_with,
        appraise_marks,
        appraise_cards,
        appraise,
        best,
        outlook,
        mark_on,
        play_on,
        lead,
        tried,
        search,
    )
    for part in parts:
        world[part.__name__] = compiled_in(world, part, kernel)
    return Judgement(*(world[name] for name in Judgement._fields))


# What a sheet promises.


def weigh(
    d: Row, s: Row, b: int, marked: int, tally: int, owed: int, reward_0: int, reward_1: int, turns: int
) -> int:
    """A sheet with these cells marked and this tally. Bonus marks go where they help most."""
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    marked_0, marked_1 = marked & w.LOW, marked >> 32
    most = 0
    for here in range(owed + 1):
        needs_0 = needs(d, card_0, marked_0, here) if card_0 else 0
        needs_1 = needs(d, card_1, marked_1, owed - here) if card_1 else 0
        worth_0 = reward_0 + treasures(d, card_0, marked_0, tally, here) if card_0 else 0
        worth_1 = reward_1 + treasures(d, card_1, marked_1, tally, owed - here) if card_1 else 0
        found = promise(d, needs_0, worth_0, needs_1, worth_1, turns)
        if here == 0 or found > most:
            most = found
    return most + (points_of(tally) << 10) + ahead(d, s, b, tally, turns)


def plan_with(d: Row, s: Row, b: int, card: int, turns: int) -> int:
    """What the cards in hand promise together with a fresh one."""
    tally = s[b + w.TALLY]
    needed = needs(d, card, 0, 0)
    worth = reward(d, s, b, card, turns) + treasures(d, card, 0, tally, 0)
    slot = 0 if s[b + w.CARDS] & 255 else 1
    other = s[b + w.CARDS] >> 8 * slot & 255
    if not other:
        return promise(d, needed, worth, 0, 0, turns)
    marked = s[b + w.MARKED] >> 32 * slot & w.LOW
    other_worth = reward(d, s, b, other, turns) + treasures(d, other, marked, tally, 0)
    return promise(d, needed, worth, needs(d, other, marked, 0), other_worth, turns)


def outlook(d: Row, s: Row, seat: int) -> int:
    """The points that a seat may expect in the end, between two turns."""
    points = score(d, s, seat) << 10
    if s[w.PHASE] == w.OVER:
        return points
    b = block(d, seat)
    turns = (w.LAST_TURN + 1 - s[w.TURN]) << 10
    tally = s[b + w.TALLY]
    card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
    reward_0 = reward(d, s, b, card_0, turns) if card_0 else 0
    reward_1 = reward(d, s, b, card_1, turns) if card_1 else 0
    promised = weigh(d, s, b, s[b + w.MARKED], tally, 0, reward_0, reward_1, turns)
    return points + promised - (points_of(tally) << 10)


# All legal acts, and what each is worth.


def appraise(d: Row, s: Row, seat: int, acts: Row, values: Row) -> int:
    """Lists the acts of a seat that is to act, and what its sheet promises after each. Returns how many."""
    if s[w.PHASE] != w.MARK:
        return appraise_cards(d, s, seat, acts, values)
    found = appraise_marks(d, s, seat, acts, values)
    if not found:
        acts[0] = w.DONE
        values[0] = 0
        return 1
    return found


def appraise_marks(d: Row, s: Row, seat: int, acts: Row, values: Row) -> int:
    """None where nothing is to be marked any more."""
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
    marked, crosses = s[b + w.MARKED], s[b + CROSSES]
    free = s[b + w.PLANES] & ~marked
    pile = d[w.D_PILE] + w.PILE_WORDS * ((s[w.USED] & 15) - 1)
    first, kinds = d[pile], 0 if owed else d[pile + 1]
    left = owed - 1 if owed else 0
    found = 0
    for k in range(kinds + 1):
        kind = first + k - 1 if k else 0
        bits = marks.fits(d, kind, free, near) if k else near
        while bits:
            lowest_bit = bits & -bits
            bits ^= lowest_bit
            place = kind << 6 | count(lowest_bit - 1)
            cells = marks.cells(d, place)
            owing = min(left + count(cells & crosses), w.MOST_OWED)
            acts[found] = marks.number(d, place)
            values[found] = weigh(
                d, s, b, marked | cells, collected(d, s, b, cells), owing, reward_0, reward_1, turns
            )
            found += 1
    return found


def appraise_cards(d: Row, s: Row, seat: int, acts: Row, values: Row) -> int:
    b = block(d, seat)
    found = 0
    if s[w.PHASE] == w.KEEP:
        turns = (w.LAST_TURN + 1) << 10
        tally = s[b + w.TALLY]
        for pair in range(w.PAIRS):
            one = s[b + w.HAND] >> 8 * (w.FIRST_OF_PAIR >> 3 * pair & 7) & 255
            two = s[b + w.HAND] >> 8 * (w.SECOND_OF_PAIR >> 3 * pair & 7) & 255
            worth_one = reward(d, s, b, one, turns) + treasures(d, one, 0, tally, 0)
            worth_two = reward(d, s, b, two, turns) + treasures(d, two, 0, tally, 0)
            acts[pair] = w.FIRST_PAIR + pair
            values[pair] = promise(d, needs(d, one, 0, 0), worth_one, needs(d, two, 0, 0), worth_two, turns)
        return w.PAIRS
    turns = (w.LAST_TURN - s[w.TURN]) << 10
    display = s[w.DISPLAY]
    while display:
        acts[found] = w.FIRST_PLACE + found
        values[found] = plan_with(d, s, b, display & 255, turns)
        found += 1
        display >>= 8
    if s[w.DECK]:
        total = 0
        hidden = s[w.DECK]
        while hidden:
            total += plan_with(d, s, b, count((hidden & -hidden) - 1), turns)
            hidden &= hidden - 1
        acts[found] = w.FROM_DECK
        values[found] = total // count(s[w.DECK])
        found += 1
    return found


def best(d: Row, s: Row, seat: int, acts: Row, values: Row) -> int:
    """The number of the act that promises most; the first of several."""
    chosen = 0
    for act in range(1, appraise(d, s, seat, acts, values)):
        if values[act] > values[chosen]:
            chosen = act
    return acts[chosen]


# All seats play by it.


def mark_on(d: Row, s: Row, seat: int, acts: Row, values: Row) -> None:
    """A seat's action 2 up to its `Done`, from wherever it stands."""
    b = block(d, seat)
    found = appraise_marks(d, s, seat, acts, values)
    while found:
        chosen = 0
        for act in range(1, found):
            if values[act] > values[chosen]:
                chosen = act
        mark(d, s, b, d[d[w.D_MARKS] + acts[chosen] - w.FIRST_MARK])
        found = appraise_marks(d, s, seat, acts, values)


def play_on(d: Row, s: Row, last: int, acts: Row, values: Row) -> None:
    """Until this turn is to begin, or the match is over; luck comes by place."""
    while s[w.PHASE] != w.OVER:
        if s[w.PHASE] == w.FLIP:
            if s[w.TURN] >= last:
                return
            cards.flip(s, luck.next_flip(s))
            cards.open_sheets(d, s)
        elif s[w.PHASE] == w.MARK:
            for seat in range(s[w.SEATS]):
                mark_on(d, s, seat, acts, values)
            cards.close_sheets(d, s)
            finish_marking(d, s)
        elif s[w.PHASE] == w.TAKE:
            seat = (s[w.QUEUE] & 15) - 1
            apply(d, s, seat, best(d, s, seat, acts, values))
        elif s[w.PHASE] == w.KEEP:
            for seat in range(s[w.SEATS]):
                if s[w.PHASE] == w.KEEP and not s[block(d, seat) + w.KEPT]:
                    cards.keep(d, s, seat, best(d, s, seat, acts, values) - w.FIRST_PAIR)
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


def tried(d: Row, s: Row, seat: int, act: int, seed: int, horizon: int, world: Row, acts: Row, values: Row) -> int:
    """The lead after an act and so many turns in one imagined world, in which everybody plays as `best` does."""
    luck.imagine(d, s, seat, seed, world)
    apply(d, world, seat, act)
    play_on(d, world, s[w.TURN] + horizon, acts, values)
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
    world: Row,
    acts: Row,
    values: Row,
    sums: Row,
    listed: Row,
    weighed: Row,
) -> int:
    """The act that leads furthest on average: sequential halving among the `width` best by `appraise`.

    All acts are tried in the same worlds. The judgement counts as much as `trust` playouts. `world` is room for a
    state, the lists at the end are room for `MOST_ACTS` numbers each.
    """
    found = appraise(d, s, seat, acts, values)
    left = min(found, width)
    for k in range(left):
        top = k
        for act in range(k + 1, found):
            if values[act] > values[top]:
                top = act
        acts[k], acts[top] = acts[top], acts[k]
        values[k], values[top] = values[top], values[k]
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
                sums[k] += tried(d, s, seat, acts[k], luck_seed, horizon, world, listed, weighed)
        done += each
        half = (left + 1) // 2
        for k in range(half):
            top = k
            for act in range(k + 1, left):
                if sums[act] > sums[top]:
                    top = act
            acts[k], acts[top] = acts[top], acts[k]
            sums[k], sums[top] = sums[top], sums[k]
        left = half
    return acts[0]
