"""Par of both games: a beam search over a finished match (`story.py`), widened until that gains nothing more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.kernel import hindsight as h
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.hindsight import Hindsight
from crocetta.games.expeditions.story import Story, openings, retold, story_of
from crocetta.games.expeditions.table import AnyTable
from crocetta.kit import cache
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.par import AnyMatch, Par
from crocetta.kit.record import standing

Rows = npt.NDArray[np.int64]
NARROWEST: Final = 1024
WIDEST: Final = 16_384
LOST: Final = -1000
"""The score of an empty beam: in every line somebody else could not do what they did."""
AT_ONCE: Final = 512
"""Sheets processed in one batch, to limit memory."""


class Ways(NamedTuple):
    """What a game searches with."""

    game: AnyGame
    data: Rows
    """The data row with evaluation tables."""
    kernel: Hindsight
    packed: Callable[[Any, Any], Rows]
    bound: Callable[[Story], int]


class Line(NamedTuple):
    score: int
    acts: list[int]
    """The seat's own, by number, except `Done`."""


def par(ways: Ways, match: AnyMatch, seat: int) -> Par:
    told = story_of(match, seat)
    reached: int = match.game.scores(match.state)[seat]
    starts = openings(match, told)
    line, width, gained = widened(lambda width: Beam(ways, told, starts, width).best())
    own = acts_of(match.game, line.acts) if line.score > reached else told.own
    other = retold(match, told, own)
    score: int = match.game.scores(other.state)[seat]
    assert score == max(line.score, reached)
    acts = tuple(act for _, act in standing(other.entries))
    return Par(reached, score, ways.bound(told), width, gained, acts)


def compile_par(ways: Ways, marker: str) -> None:
    """Runs the narrowest beam, which calls everything that a wide one does."""
    match: AnyMatch = Match.new(ways.game, ["Ada", "Bruno"], seed="compile")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    told = story_of(match, 0)
    Beam(ways, told, openings(match, told), width=1).best()
    ways.bound(told)
    cache.now_warm(marker)


def widened(
    search: Callable[[int], Line], narrowest: int = NARROWEST, widest: int = WIDEST
) -> tuple[Line, int, int]:
    """The best line of ever wider beams, until doubling the width adds less than a point.

    Also returns the largest width and what the last doubling added: a point or more only at the maximum width.
    """
    width = narrowest
    best = search(width)
    gained = 1
    while width < widest and gained >= 1:
        width *= 2
        wider = search(width)
        gained = max(wider.score - best.score, 0)
        best = max(best, wider, key=lambda line: line.score)
    return best, width, gained


class Beam:
    """A tree of the acts tried, and the rows at its leaves, all before the same flip."""

    def __init__(self, ways: Ways, told: Story, starts: Mapping[Action, AnyTable], width: int) -> None:
        """Starts from tables before a flip, each with the act that led to it."""
        self.d, self.kernel, self.seat, self.width = ways.data, ways.kernel, told.seat, width
        self.story = packed_story(told)
        self.before: list[npt.NDArray[np.int64]] = []
        self.acts: list[npt.NDArray[np.int64]] = []
        self.size = 0
        self.rows = np.stack([ways.packed(ways.game, s) for s in starts.values()])
        self.nodes = self._grow(np.full(len(starts), -1), np.array([ways.game.index(act) for act in starts]))

    def best(self) -> Line:
        while (self.rows[:, w.PHASE] == w.FLIP).any():
            self._turn()
        if not len(self.rows):
            return Line(LOST, [])
        values, _ = self._survey(self.rows)
        chosen = int(np.argmax(values))
        return Line(int(values[chosen]) >> 10, self._line(int(self.nodes[chosen])))

    def _turn(self) -> None:
        self.kernel.begin(self.d, self.rows, self.story, self.seat)
        sheets, nodes = self._marked()
        rows = np.zeros((len(sheets), self.rows.shape[1]), np.int64)
        self.kernel.settle(self.d, self.rows, self.story, self.seat, sheets, rows)
        done_rows, done_nodes = [], []
        while len(rows):
            taking = rows[:, w.PHASE] == w.TAKE
            finished = ~taking & (rows[:, w.PHASE] != h.LOST)
            done_rows.append(rows[finished])
            done_nodes.append(nodes[finished])
            rows, nodes = self._taken(rows[taking], nodes[taking])
        self._keep_best(np.concatenate(done_rows), np.concatenate(done_nodes))

    def _marked(self) -> tuple[Rows, Rows]:
        """The best sheets whose marking is finished, bonus marks included, and their nodes."""
        block = w.HEAD + self.seat * int(self.d[w.D_BLOCK])
        sheets = np.zeros((len(self.rows), h.COLUMNS), np.int64)
        sheets[:, h.ROW] = np.arange(len(self.rows))
        sheets[:, h.MARKED] = self.rows[:, block + w.MARKED]
        sheets[:, h.TALLY] = self.rows[:, block + w.TALLY]
        nodes = self.nodes
        finished = np.zeros((0, h.COLUMNS), np.int64)
        while len(sheets):
            found = self._branched(sheets)
            found[:, h.FROM] = nodes[found[:, h.FROM]]
            owing = found[:, h.PENCIL] >> w.OWED & 255 != 0
            finished = np.concatenate([finished, found[~owing]])
            sheets = best_of(found[owing], self.width)
            nodes = self._grow(sheets[:, h.FROM], sheets[:, h.ACT])
        finished = best_of(finished, 2 * self.width)
        return finished, self._grow(finished[:, h.FROM], finished[:, h.ACT])

    def _branched(self, sheets: Rows) -> Rows:
        found = []
        room = np.empty((min(len(sheets), AT_ONCE) * w.MOST_ACTS, h.COLUMNS), np.int64)
        for first in range(0, len(sheets), AT_ONCE):
            some = sheets[first : first + AT_ONCE]
            count = self.kernel.branch(self.d, self.rows, self.story, self.seat, some, room)
            room[:count, h.FROM] += first
            found.append(most_valued(room[:count], 4 * self.width).copy())
        return np.concatenate(found)

    def _taken(self, rows: Rows, nodes: Rows) -> tuple[Rows, Rows]:
        out = np.zeros((5 * len(rows), self.rows.shape[1]), np.int64)
        before, acts = np.zeros(len(out), np.int64), np.zeros(len(out), np.int64)
        count = self.kernel.take_each(self.d, rows, self.story, self.seat, out, before, acts)
        return out[:count], self._grow(nodes[before[:count]], acts[:count])

    def _survey(self, rows: Rows) -> tuple[Rows, Rows]:
        values, keys = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
        self.kernel.survey(self.d, rows, self.story, self.seat, values, keys)
        return values, keys

    def _keep_best(self, rows: Rows, nodes: Rows) -> None:
        chosen = ranked(*self._survey(rows), self.width)
        self.rows, self.nodes = rows[chosen], nodes[chosen]

    def _grow(self, before: Rows, acts: Rows) -> Rows:
        """New nodes of the tree."""
        self.before.append(before)
        self.acts.append(acts)
        first, self.size = self.size, self.size + len(acts)
        return np.arange(first, self.size)

    def _line(self, node: int) -> list[int]:
        before, acts = np.concatenate(self.before), np.concatenate(self.acts)
        found = []
        while node >= 0:
            if acts[node]:
                found.append(int(acts[node]))
            node = int(before[node])
        return found[::-1]


def most_valued(sheets: Rows, wanted: int) -> Rows:
    """The best ones, as many as wanted, in any order."""
    if len(sheets) <= wanted:
        return sheets
    return sheets[np.argpartition(-sheets[:, h.VALUE], wanted)[:wanted]]


def best_of(sheets: Rows, wanted: int) -> Rows:
    return sheets[ranked(sheets[:, h.VALUE], sheets[:, h.KEY], wanted)]


def ranked(values: Rows, keys: Rows, wanted: int) -> Rows:
    """The indices of the best, each key once; ties are ordered by key, so that the result is deterministic."""
    order = np.lexsort((keys, -values))
    _, first = np.unique(keys[order], return_index=True)
    chosen: Rows = order[np.sort(first)[:wanted]]
    return chosen


def packed_story(told: Story) -> Rows:
    story = np.zeros(h.STORY, np.int64)
    story[h.TAKEN] = sum(1 << card for card in told.taken)
    for place, card in enumerate(told.order):
        story[h.ORDER + card] = place
    for turn, flip in enumerate(told.flips):
        story[h.TURNS + turn * h.TURN_WORDS] = flip
    for (turn, seat), marks in told.marks.items():
        cells = 0
        for mark in marks:
            cells |= mark.cells << 32 * mark.slot
        story[h.TURNS + turn * h.TURN_WORDS + h.CELLS + seat] = cells
    for (turn, seat), cards in told.takes.items():
        story[h.TURNS + turn * h.TURN_WORDS + h.TAKES + seat] = sum(c << 8 * k for k, c in enumerate(cards))
    return story


def acts_of(game: AnyGame, line: Sequence[int]) -> list[Action]:
    return [game.action(act) for act in line]
