"""The course of a match, written once and compiled for each game with that game's own rules.

The functions here call names of `OwnLaw` as globals; `course` supplies them to each game's copy. So the compiler
sees direct calls, as in `kit/loops.py`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from crocetta.games.expeditions.kernel import cards, choices, marks, observations
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import actors, block
from crocetta.kit.compiled import Mask, Observation, Row, compiled_in, draw

if TYPE_CHECKING:
    SEAL = 0

    def reach(s: Row, b: int) -> int: ...
    def mark(d: Row, s: Row, b: int, cells: int) -> None: ...
    def line_up(d: Row, s: Row) -> None: ...
    def lay_aside(d: Row, s: Row, b: int) -> None: ...
    def end_turn(d: Row, s: Row) -> None: ...
    def standing(d: Row, s: Row, seat: int) -> int: ...
    def show_tally(tally: int, at: int, out: Observation) -> None: ...


class OwnLaw(NamedTuple):
    """A game's own rules; `b` is where the words of a seat begin."""

    reach: Callable[[Row, int], int]
    """A mark must include one of these cells."""
    mark: Callable[[Row, Row, int, int], None]
    """Action 2: cells are marked, and their symbols go to the score card."""
    line_up: Callable[[Row, Row], None]
    """After everybody has marked: fills the queue of seats that have an action 3."""
    lay_aside: Callable[[Row, Row, int], None]
    """Action 3: the first in the queue gets what it won, and lays completed cards aside."""
    end_turn: Callable[[Row, Row], None]
    """What follows when all have taken."""
    standing: Callable[[Row, Row, int], int]
    """A number per seat; the greatest wins."""
    show_tally: Callable[[int, int, Observation], None]
    """Writes the numbers of a score card."""
    SEAL: int
    """The index of a card's seal among its words, or 0."""


class Course(NamedTuple):
    """Described in `docs/kernels.md`."""

    legal: Callable[[Row, Row, int, Mask], int]
    choose: Callable[[Row, Row, int], int]
    apply: Callable[[Row, Row, int, int], None]
    deal: Callable[[Row, Row], None]
    playout: Callable[[Row, Row], int]
    rank: Callable[[Row, Row, int], int]
    observe: Callable[[Row, Row, int, Observation], None]


def course(kernel: str, own: OwnLaw) -> tuple[Course, dict[str, Any]]:
    """The kernel's functions, and the globals they were compiled with, for code that builds on them."""
    world: dict[str, Any] = {**globals(), **own._asdict()}
    steps: tuple[Callable[..., object], ...] = (dealt, done, finish_marking, action_3, go_on, refill_and_go_on)
    offered: tuple[Callable[..., object], ...] = (legal, choose, apply, deal, playout, rank, observe)
    for part in (*steps, mark_at_random, *offered):
        world[part.__name__] = compiled_in(world, part, kernel)
    return Course(*(world[name] for name in Course._fields)), world


def legal(d: Row, s: Row, seat: int, mask: Mask) -> int:
    mask[:] = 0
    who = actors(d, s)
    if who != w.DEALER if seat == w.DEALER else who == w.DEALER or not who >> seat & 1:
        return 0
    if s[w.PHASE] != w.MARK:
        return choices.list_others(d, s, seat, mask)
    b = block(d, seat)
    owed = s[b + w.PENCIL] >> w.OWED & 255
    if owed or not s[b + w.PENCIL]:
        near = reach(s, b)
        if near:
            return marks.list_marks(d, s, s[b + w.PLANES] & ~s[b + w.MARKED], near, owed > 0, mask)
    mask[w.DONE] = 1
    return 1


def choose(d: Row, s: Row, seat: int) -> int:
    if s[w.PHASE] != w.MARK:
        return choices.choose_other(d, s, seat)
    b = block(d, seat)
    owed = s[b + w.PENCIL] >> w.OWED & 255
    near = reach(s, b)
    if near and owed:
        return marks.number(d, marks.pick_single(s, near))
    if near and not s[b + w.PENCIL]:
        return marks.number(d, marks.pick(d, s, s[b + w.PLANES] & ~s[b + w.MARKED], near))
    return w.DONE


def apply(d: Row, s: Row, seat: int, act: int) -> None:
    phase = s[w.PHASE]
    if phase == w.MARK:
        if act == w.DONE:
            done(d, s, seat)
        else:
            mark(d, s, block(d, seat), d[d[w.D_MARKS] + act - w.FIRST_MARK])
    elif phase == w.FLIP:
        cards.flip(s, act - d[w.D_FIRST_FLIP])
        cards.open_sheets(d, s)
    elif phase == w.TAKE:
        if act == w.FROM_DECK:
            s[w.PHASE] = w.DRAW
        else:
            cards.take_from_display(d, s, act - w.FIRST_PLACE)
            go_on(d, s)
    elif phase == w.KEEP:
        cards.keep(d, s, seat, act - w.FIRST_PAIR)
    elif phase == w.START:
        s[w.FIRST] = act - d[w.D_FIRST_FLIP] + w.MOST_SEATS
        s[w.PHASE] = w.DEAL
    else:
        dealt(d, s, act - d[w.D_FIRST_DEAL] + 1)


def dealt(d: Row, s: Row, card: int) -> None:
    if s[w.PHASE] == w.DEAL:
        cards.deal_to_hand(d, s, card)
    elif s[w.PHASE] == w.REFILL:
        cards.lay_on_display(s, card)
        refill_and_go_on(d, s)
    else:
        cards.leave_deck(s, card)
        cards.take(d, s, card)
        go_on(d, s)


# Action 2: everybody marks at once.


def done(d: Row, s: Row, seat: int) -> None:
    s[block(d, seat) + w.PENCIL] |= w.HAS_DONE
    if actors(d, s) == 0:
        cards.close_sheets(d, s)
        finish_marking(d, s)


def finish_marking(d: Row, s: Row) -> None:
    line_up(d, s)
    action_3(d, s)


# Action 3: one after the other takes new cards for completed ones.


def action_3(d: Row, s: Row) -> None:
    while s[w.QUEUE]:
        lay_aside(d, s, block(d, (s[w.QUEUE] & 15) - 1))
        if s[w.TO_TAKE] and s[w.TURN] != w.LAST_TURN and cards.can_take(s):
            s[w.PHASE] = w.TAKE
            return
        s[w.QUEUE] >>= 4
        s[w.TO_TAKE] = 0
    end_turn(d, s)
    cards.next_turn(s)


def go_on(d: Row, s: Row) -> None:
    if not cards.go_on_taking(s):
        refill_and_go_on(d, s)


def refill_and_go_on(d: Row, s: Row) -> None:
    if cards.must_refill(s):
        return
    if s[w.USED] == 0:
        s[w.PHASE] = w.FLIP
    else:
        action_3(d, s)


def rank(d: Row, s: Row, seat: int) -> int:
    own = standing(d, s, seat)
    place = 1
    for other in range(s[w.SEATS]):
        if standing(d, s, other) > own:
            place += 1
    return place


def observe(d: Row, s: Row, seat: int, out: Observation) -> None:
    observations.see(d, s, seat, SEAL, out)
    for k in range(s[w.SEATS]):
        tally = observations.seen_tally(s, block(d, (seat + k) % s[w.SEATS]), k == 0)
        show_tally(tally, observations.sheet_at(d, k), out)


# Random play.


def deal(d: Row, s: Row) -> None:
    who = actors(d, s)
    while who == w.DEALER:  # not the constant, for which Numba would compile everything again
        apply(d, s, who, choose(d, s, who))
        who = actors(d, s)


def playout(d: Row, s: Row) -> int:
    """Plays to the end at random. Returns how many turns players had."""
    before = s[w.TURN]
    if s[w.PHASE] == w.START:
        s[w.FIRST] = draw(s, s[w.SEATS])
        s[w.PHASE] = w.DEAL
    while s[w.PHASE] != w.OVER:
        if s[w.PHASE] == w.MARK:
            for seat in range(s[w.SEATS]):
                mark_at_random(d, s, block(d, seat))
            finish_marking(d, s)
        elif s[w.PHASE] == w.FLIP:
            cards.flip(s, choices.random_flip(s))
        elif s[w.PHASE] == w.TAKE:
            place = choices.random_place(s)
            if place < 4:
                cards.take_from_display(d, s, place)
                go_on(d, s)
            else:
                s[w.PHASE] = w.DRAW
        elif s[w.PHASE] == w.KEEP:
            for seat in range(s[w.SEATS]):
                cards.keep(d, s, seat, draw(s, w.PAIRS))
        else:
            dealt(d, s, choices.random_card(s))
    return (s[w.TURN] - before) * s[w.SEATS]


def mark_at_random(d: Row, s: Row, b: int) -> None:
    """One player's whole action 2, from wherever it stands."""
    near = reach(s, b)
    if near and not s[b + w.PENCIL]:
        mark(d, s, b, marks.cells(d, marks.pick(d, s, s[b + w.PLANES] & ~s[b + w.MARKED], near)))
    while s[b + w.PENCIL] >> w.OWED & 255:
        mark(d, s, b, 1 << marks.pick_single(s, reach(s, b)))
    s[b + w.PENCIL] = 0
    s[b + w.OPENED] = 0
    s[b + w.OPENED_TALLY] = 0
