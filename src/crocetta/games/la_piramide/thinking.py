"""The search of the strong bots of La Piramide: on the kernel, in worlds sampled from what they see.

The evaluation function values each act by itself (`kernel/evaluation.py`). A search plays on after the best of
them, all in the same worlds with the same random numbers, and keeps the better half until one is left (successive
halving).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Final

import numpy as np

from crocetta.games.la_piramide import packing
from crocetta.games.la_piramide.actions import Action, Gamble
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.kernel import board, evaluation, win_chances
from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.determinization import deal_from_seed
from crocetta.games.la_piramide.kernel.playouts import explore
from crocetta.games.la_piramide.kernel.weights import EXPERT, WIN_CHANCES
from crocetta.games.la_piramide.pieces import SEATS
from crocetta.games.la_piramide.state import Options
from crocetta.games.la_piramide.view import View, sample
from crocetta.kit.game import Seat

CANDIDATES: Final = 8
TURNS_AHEAD: Final = 8
"""Turns, or two rounds if that is more, after which a search estimates who wins."""
TRUST: Final = 20
"""The evaluation of an act counts like so many playouts."""
STEP: Final = 0.01
"""The chance to win that a step is worth; no prior is below WORST."""
WORST: Final = -0.3
TIMES: Final = (1, 2, 2, 1, 1)
"""Multiplies playouts, for two to six players: with more of them chances are closer together, but a playout takes
longer."""
GUARD: Final = 2.0
"""Seconds of processor time after which a search stops early. It takes less than half of one, however busy the
machine is, so that choices are reproducible."""


class Thoughts:
    """The search for one maze, with its tables and buffers."""

    def __init__(self, game: LaPiramide) -> None:
        self._game = game
        self._d = packing.data(game)
        self._v = np.array(EXPERT)
        self._u = np.array(WIN_CHANCES)
        self._e = np.zeros(evaluation.EVALUATION)
        self._f = np.zeros(win_chances.FEATURES)
        self._acts = np.zeros(evaluation.MOST_ACTS, np.int64)
        self._values = np.zeros(evaluation.MOST_ACTS)
        self._spare = np.zeros(w.WORDS, np.int64)

    def compile(self) -> None:
        row = np.zeros(w.WORDS, np.int64)
        board.setup(self._d, row, SEATS[0], packing.options(Options()), 1)
        deal_from_seed(self._d, row)
        seat = int(row[w.PLAYER])
        total = evaluation.evaluate_acts(self._d, row, seat, self._v, self._e, self._acts, self._values)
        self._explore(row, seat, self._acts[:total].copy(), 0, 0, 1)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        worth = self._evaluated(view, _world(self._game, view), legal)
        best = max(worth)
        return rng.choice([act for act, each in zip(legal, worth, strict=True) if each == best])

    def search(self, view: View, legal: Sequence[Action], rng: Random, playouts: int) -> Action:
        row = _world(self._game, view)
        worth = self._evaluated(view, row, legal)
        order = sorted(range(len(legal)), key=lambda place: -worth[place])
        candidates = _apart([legal[place] for place in order])[:CANDIDATES]
        best = max(worth)
        prior = {act: max(WORST, STEP * (each - best)) for act, each in zip(legal, worth, strict=True)}
        budget = playouts * TIMES[view.seats - SEATS[0]]
        return self._halve(row, _owner(view), candidates, prior, rng.getrandbits(48), budget)

    def foresee(
        self, view: View, legal: Sequence[Action], played: Action | None, seed: int, worlds: int
    ) -> dict[Action | None, list[float]]:
        """The chance to win after the acts that look best, and after the one that was played, world by world."""
        row = _world(self._game, view)
        acts: list[Action | None] = [None]
        if legal:
            worth = self._evaluated(view, row, legal)
            order = sorted(range(len(legal)), key=lambda place: -worth[place])
            best = _apart([legal[place] for place in order])[:CANDIDATES]
            # One gamble stands for all of them: if one was played, use that.
            acts = [played if isinstance(played, Gamble) and isinstance(act, Gamble) else act for act in best]
            if played is not None and played not in acts:
                acts.append(played)
        numbers = np.array([self._game.index(act) if act is not None else 0 for act in acts], np.int64)
        results = [self._explore(row, _owner(view), numbers, seed, number, 1) for number in range(worlds)]
        return {act: [world[place] for world in results] for place, act in enumerate(acts)}

    def _evaluated(self, view: View, row: packing.Row, legal: Sequence[Action]) -> list[float]:
        total = evaluation.evaluate_acts(self._d, row, _owner(view), self._v, self._e, self._acts, self._values)
        worth = dict(zip(self._acts[:total].tolist(), self._values[:total].tolist(), strict=True))
        return [worth[self._game.index(act)] for act in legal]

    def _halve(
        self,
        row: packing.Row,
        seat: Seat,
        candidates: list[Action],
        prior: Mapping[Action, float],
        seed: int,
        playouts: int,
    ) -> Action:
        """Each round divides the same number of playouts among the remaining candidates."""
        begun = process_time()
        rounds = max(1, (len(candidates) - 1).bit_length())
        sums = {act: TRUST * prior[act] for act in candidates}
        first = 0
        while len(candidates) > 1 and process_time() - begun < GUARD:
            worlds = max(1, playouts // rounds // len(candidates))
            acts = np.array([self._game.index(act) for act in candidates], np.int64)
            for act, each in zip(candidates, self._explore(row, seat, acts, seed, first, worlds), strict=True):
                sums[act] += each
            first += worlds
            candidates = sorted(candidates, key=lambda act: -sums[act])[: (len(candidates) + 1) // 2]
        return candidates[0]

    def _explore(
        self, row: packing.Row, seat: Seat, acts: packing.Row, seed: int, first: int, worlds: int
    ) -> list[float]:
        """The result of each act, summed over these worlds."""
        sums = np.zeros(len(acts))
        turns = max(TURNS_AHEAD, 2 * int(row[w.SEATS]))
        explore(
            self._d,
            row,
            seat,
            self._v,
            self._u,
            self._e,
            self._f,
            self._acts,
            acts,
            self._spare,
            seed,
            first,
            worlds,
            turns,
            sums,
        )
        return sums.tolist()


@lru_cache(maxsize=16)
def thoughts(game: LaPiramide) -> Thoughts:
    return Thoughts(game)


def _owner(view: View) -> Seat:
    assert view.seat is not None, "a spectator has nothing to choose"
    return view.seat


def _world(game: LaPiramide, view: View) -> packing.Row:
    """A state that fits the view, always the same: what is hidden is later dealt again, or never read."""
    return packing.row(game, sample(view, Random(0)))


def _apart(acts: Sequence[Action]) -> list[Action]:
    """Without equivalent acts: whichever values a gamble names, its odds are the same."""
    gambles = [act for act in acts if isinstance(act, Gamble)]
    return [act for act in acts if act not in gambles[1:]]
