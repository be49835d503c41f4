"""Bot levels that the kernel plays by itself, for environments: the evaluation function with each one's weights."""

from typing import Final

import numpy as np

from crocetta.games.la_piramide.kernel.judgement import JUDGEMENT, MOST_ACTS, prefer
from crocetta.games.la_piramide.kernel.weights import ADEPT, EXPERT
from crocetta.kit.compiled import Row, allocating


@allocating
def adept(d: Row, s: Row, seat: int) -> int:
    return prefer(d, s, seat, np.array(ADEPT), np.empty(JUDGEMENT), np.empty(MOST_ACTS, np.int64))


@allocating
def expert(d: Row, s: Row, seat: int) -> int:
    return prefer(d, s, seat, np.array(EXPERT), np.empty(JUDGEMENT), np.empty(MOST_ACTS, np.int64))


POLICIES: Final = {"adept": adept, "expert": expert}
