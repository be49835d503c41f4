"""Bot levels that the kernel plays by itself, for environments: the evaluation function with their weights."""

from typing import Final

import numpy as np

from crocetta.games.la_piramide.kernel.evaluation import EVALUATION, MOST_ACTS, best_act
from crocetta.games.la_piramide.kernel.weights import ADEPT, EXPERT
from crocetta.kit.compiled import Row, allocating


@allocating
def adept(d: Row, s: Row, seat: int) -> int:
    return best_act(d, s, seat, np.array(ADEPT), np.empty(EVALUATION), np.empty(MOST_ACTS, np.int64))


@allocating
def expert(d: Row, s: Row, seat: int) -> int:
    return best_act(d, s, seat, np.array(EXPERT), np.empty(EVALUATION), np.empty(MOST_ACTS, np.int64))


POLICIES: Final = {"adept": adept, "expert": expert}
