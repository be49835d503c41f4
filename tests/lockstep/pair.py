"""One match played by the readable rules and by the kernel, compared after each act."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from crocetta.games.fast import Fast
from crocetta.kit.compiled import COUNTER, SEED
from crocetta.kit.game import DEALER, Seat

LUCK = (SEED, COUNTER)


class Pair:
    def __init__(self, fast: Fast, seats: int, options: Any) -> None:
        self.fast, self.game, self.kernel, self.data = fast, fast.game, fast.kernel, fast.data
        self.seats = seats
        self.state = self.game.setup(seats, options)
        self.row = fast.row()
        self.kernel.setup(self.data, self.row, seats, fast.options(options), 1)
        self.mask = np.zeros(self.game.actions, np.uint8)
        self.words = np.array([word for word in range(fast.kernel.WORDS) if word not in LUCK])
        self.acts = 0

    def apply(self, seat: Seat, act: Any) -> None:
        self.state = self.game.apply(self.state, seat, act).state
        self.kernel.apply(self.data, self.row, seat, self.game.index(act))
        self.acts += 1

    def most_points(self, seat: Seat, legal: Sequence[Any]) -> Any:
        return max(legal, key=lambda act: self._points_after(seat, act))

    def _points_after(self, seat: Seat, act: Any) -> int:
        row = self.row.copy()
        self.kernel.apply(self.data, row, seat, self.game.index(act))
        points: int = self.kernel.score(self.data, row, seat)
        return points

    def check(self) -> None:
        self.check_state()
        self.check_acts()
        self.check_points()

    def check_state(self) -> None:
        wanted = self.fast.packing.row(self.game, self.state)[self.words]
        differing = np.flatnonzero(wanted != self.row[self.words])
        assert not len(differing), f"words {self.words[differing]} differ in {self.state}"

    def check_acts(self) -> None:
        who = self.game.to_act(self.state)
        wanted = DEALER if who == (DEALER,) else sum(1 << seat for seat in who)
        assert self.kernel.actors(self.data, self.row) == wanted
        for seat in (DEALER, *range(self.seats)):
            legal = sorted(self.game.index(act) for act in self.game.legal(self.state, seat))
            assert self.kernel.legal(self.data, self.row, seat, self.mask) == len(legal)
            assert self.mask.nonzero()[0].tolist() == legal

    def check_points(self) -> None:
        scores = tuple(self.kernel.score(self.data, self.row, seat) for seat in range(self.seats))
        assert scores == self.game.scores(self.state)
        ranks = tuple(self.kernel.rank(self.data, self.row, seat) for seat in range(self.seats))
        assert ranks == self.game.ranks(self.state)
