"""Random playouts in the fast rules, for OpenSpiel's search algorithms."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt

from crocetta.envs.openspiel.states import SpielState
from crocetta.kit.compiled import SEED


class Playouts:
    """An evaluator for OpenSpiel's search algorithms: random playouts in the fast rules."""

    def __init__(self, playouts: int, rng: Random) -> None:
        self.playouts = playouts
        self.rng = rng

    def evaluate(self, state: SpielState) -> npt.NDArray[np.float64]:
        of = state.setting
        kernel, data = of.fast.kernel, of.fast.data
        start = of.row(state.now.state)
        total = np.zeros(of.seats)
        for _ in range(self.playouts):
            row = start.copy()
            row[SEED] = self.rng.getrandbits(62)
            kernel.playout(data, row)
            total += of.returns([seat for seat in range(of.seats) if kernel.rank(data, row, seat) == 1])
        mean: npt.NDArray[np.float64] = total / self.playouts
        return mean

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
