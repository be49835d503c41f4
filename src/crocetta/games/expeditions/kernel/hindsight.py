"""The par search: the best that a seat could have done, had it known all flips and deals. Written once, compiled
for each game.

The others do what they did, and the dealer deals in the same order; only the seat itself plays differently. A
`story` is a row with this scenario. As in `course.py`, names of the game's course and evaluation are globals here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from crocetta.games.expeditions.kernel import cards, marks
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.kit.compiled import Row, compiled_in, count, jit

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Rows = npt.NDArray[np.int64]

    def reach(s: Row, b: int) -> int: ...
    def mark(d: Row, s: Row, b: int, cells: int) -> None: ...
    def dealt(d: Row, s: Row, card: int) -> None: ...
    def go_on(d: Row, s: Row) -> None: ...
    def finish_marking(d: Row, s: Row) -> None: ...
    def score(d: Row, s: Row, seat: int) -> int: ...
    def points_of(tally: int) -> int: ...
    def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int: ...
    def outlook(d: Row, s: Row, seat: int) -> int: ...
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
    ) -> int: ...


# Words of a story.
TAKEN: Final = 0
"""The set of cards that others took in the course of play: they stay theirs."""
ORDER: Final = 1
"""For each card its position in the deck."""
TURNS: Final = ORDER + 64
"""For each turn: the flip, what each other seat marked, and the cards that each took, a byte per card."""
CELLS: Final = 1
TAKES: Final = CELLS + w.MOST_SEATS
TURN_WORDS: Final = TAKES + w.MOST_SEATS
STORY: Final = TURNS + (w.LAST_TURN + 1) * TURN_WORDS

# Columns of a sheet during its marking: the row it belongs to, then the words that marks change.
ROW, MARKED, TALLY, PENCIL, FROM, ACT, VALUE, KEY, COLUMNS = range(9)
"""`FROM` is the sheet before the act; equal sheets have the same `KEY`."""

LOST: Final = -1
"""The phase of a dead row: the others can no longer do what they did."""
PRIME: Final = 0x1E3779B97F4A7C15


class Hindsight(NamedTuple):
    begin: Callable[[Row, Rows, Row, int], None]
    branch: Callable[[Row, Rows, Row, int, Rows, Rows], int]
    settle: Callable[[Row, Rows, Row, int, Rows, Rows], None]
    take_each: Callable[[Row, Rows, Row, int, Rows, Row, Row], int]
    survey: Callable[[Row, Rows, Row, int, Row, Row], None]


def hindsight(kernel: str, evaluation: dict[str, Any]) -> Hindsight:
    """`evaluation` are the globals of the game's evaluation."""
    world = {**globals(), **evaluation}
    for part in (begin, branch, take_card, resume, settle, take_each, survey):
        world[part.__name__] = compiled_in(world, part, kernel)
    return Hindsight(*(world[name] for name in Hindsight._fields))


@jit
def turn_of(story: Row, turn: int) -> int:
    """Where a turn's words begin."""
    return TURNS + turn * TURN_WORDS


@jit
def next_card(s: Row, story: Row) -> int:
    """The first card of the order that is still in the deck."""
    found = 0
    left = s[w.DECK]
    while left:
        card = count((left & -left) - 1)
        if not found or story[ORDER + card] < story[ORDER + found]:
            found = card
        left &= left - 1
    return found


@jit
def copy(d: Row, s: Row, out: Row) -> None:
    for word in range(w.HEAD + s[w.SEATS] * d[w.D_BLOCK]):
        out[word] = s[word]


@jit
def mingled(key: int, word: int) -> int:
    key = (key ^ word) * PRIME
    return key ^ (key >> 29)


@jit
def key_of(s: Row, b: int) -> int:
    """A hash of all that matters to the seat, except its marks: for finding equal rows."""
    display = 0
    cards_left = s[w.DISPLAY]
    while cards_left:
        display |= 1 << (cards_left & 255)
        cards_left >>= 8
    return mingled(mingled(mingled(display, s[b + w.CARDS]), s[b + w.COMPLETED]), s[w.LEFT])


# A turn: the flip, all marks of the seat, all its choices in action 3.


def begin(d: Row, rows: Rows, story: Row, seat: int) -> None:
    """Action 1, and what the others mark. All rows are before the same flip."""
    for n in range(len(rows)):
        s = rows[n]
        at = turn_of(story, s[w.TURN])
        cards.flip(s, story[at])
        for other in range(s[w.SEATS]):
            b = block(d, other)
            if other != seat and story[at + CELLS + other]:
                mark(d, s, b, story[at + CELLS + other])
            s[b + w.PENCIL] = 0


def branch(d: Row, rows: Rows, story: Row, seat: int, sheets: Rows, out: Rows) -> int:
    """Lists every next mark on each of these sheets, with its estimated value. Returns how many there are."""
    b = block(d, seat)
    found = 0
    for n in range(len(sheets)):
        s = rows[sheets[n, ROW]]
        marked, tally, pencil = sheets[n, MARKED], sheets[n, TALLY], sheets[n, PENCIL]
        s[b + w.MARKED], s[b + w.TALLY], s[b + w.PENCIL] = marked, tally, pencil
        near = reach(s, b)
        free = s[b + w.PLANES] & ~marked
        turns = (w.LAST_TURN - s[w.TURN]) << 10
        flips = 1 << story[turn_of(story, s[w.TURN] + 1)] if turns else 0
        card_0, card_1 = s[b + w.CARDS] & 255, s[b + w.CARDS] >> 8
        reward_0 = reward(d, s, b, card_0, turns) if card_0 else 0
        reward_1 = reward(d, s, b, card_1, turns) if card_1 else 0
        laid_aside = (score(d, s, seat) - points_of(tally)) << 10
        alike = key_of(s, b)
        pile = d[w.D_PILE] + w.PILE_WORDS * ((s[w.USED] & 15) - 1)
        first, kinds = d[pile], 0 if pencil else d[pile + 1]
        for k in range(kinds + 1):
            kind = first + k - 1 if k else 0
            bits = marks.fits(d, kind, free, near) if k else near
            while bits or not near:
                place = kind << 6 | count((bits & -bits) - 1)
                if near:
                    mark(d, s, b, marks.cells(d, place))
                row = out[found]
                row[ROW], row[MARKED], row[TALLY] = sheets[n, ROW], s[b + w.MARKED], s[b + w.TALLY]
                row[PENCIL], row[FROM] = s[b + w.PENCIL], n
                row[ACT] = marks.number(d, place) if near else 0
                owed = s[b + w.PENCIL] >> w.OWED & 255
                row[VALUE] = laid_aside + weigh(
                    d, s, b, row[MARKED], row[TALLY], owed, reward_0, reward_1, turns, flips
                )
                row[KEY] = mingled(mingled(mingled(alike, row[MARKED]), row[TALLY]), row[PENCIL])
                s[b + w.MARKED], s[b + w.TALLY], s[b + w.PENCIL] = marked, tally, pencil
                found += 1
                if not near:
                    break
                bits &= bits - 1
            if not near:
                break
    return found


def settle(d: Row, rows: Rows, story: Row, seat: int, sheets: Rows, out: Rows) -> None:
    """Plays rows whose marking is finished on, up to the seat's own take or to the next flip."""
    b = block(d, seat)
    for n in range(len(sheets)):
        s = out[n]
        copy(d, rows[sheets[n, ROW]], s)
        s[b + w.MARKED], s[b + w.TALLY], s[b + w.PENCIL] = sheets[n, MARKED], sheets[n, TALLY], 0
        finish_marking(d, s)
        resume(d, s, story, seat)


def resume(d: Row, s: Row, story: Row, seat: int) -> None:
    """The display is filled, and the others take what they took."""
    while s[w.PHASE] == w.REFILL or (s[w.PHASE] == w.TAKE and (s[w.QUEUE] & 15) - 1 != seat):
        if s[w.PHASE] == w.REFILL:
            dealt(d, s, next_card(s, story))
            continue
        other = (s[w.QUEUE] & 15) - 1
        took = story[turn_of(story, s[w.TURN]) + TAKES + other]
        held = s[block(d, other) + w.CARDS]
        while took and (took & 255 == held & 255 or took & 255 == held >> 8):
            took >>= 8
        if not took:
            s[w.PHASE] = LOST
            return
        take_card(d, s, took & 255)


def take_card(d: Row, s: Row, card: int) -> None:
    """The first in the queue takes it from wherever it lies."""
    if s[w.DECK] >> card & 1:
        s[w.PHASE] = w.DRAW
        dealt(d, s, card)
        return
    place = 0
    while s[w.DISPLAY] >> 8 * place & 255 != card:
        place += 1
    cards.take_from_display(d, s, place)
    go_on(d, s)


def take_each(d: Row, rows: Rows, story: Row, seat: int, out: Rows, before: Row, acts: Row) -> int:
    """Lists every card that the seat can take in each of these rows, except those that others took."""
    found = 0
    for n in range(len(rows)):
        shown = cards.displayed(rows[n])
        for place in range(shown + 1):
            if place == shown and not rows[n][w.DECK]:
                continue
            card = next_card(rows[n], story) if place == shown else rows[n][w.DISPLAY] >> 8 * place & 255
            if story[TAKEN] >> card & 1:
                continue
            s = out[found]
            copy(d, rows[n], s)
            take_card(d, s, card)
            resume(d, s, story, seat)
            before[found] = n
            acts[found] = w.FROM_DECK if place == shown else w.FIRST_PLACE + place
            found += 1
    return found


def survey(d: Row, rows: Rows, story: Row, seat: int, values: Row, keys: Row) -> None:
    """The estimated value of rows before the same, known flip, and their keys."""
    b = block(d, seat)
    for n in range(len(rows)):
        s = rows[n]
        if s[w.PHASE] == w.FLIP:
            s[w.PILE] = 1 << story[turn_of(story, s[w.TURN])]
        values[n] = outlook(d, s, seat)
        keys[n] = mingled(mingled(key_of(s, b), s[b + w.MARKED]), s[b + w.TALLY])
