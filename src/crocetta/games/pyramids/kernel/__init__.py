"""Pyramids on packed integers: the rules of `rules.py` for simulators. See `docs/kernels.md`.

The course of a match is in `expeditions/kernel`; here are the chambers' planes, the score card and actions 2 to 4.
"""

from typing import Final

from crocetta.games.expeditions.kernel import cards
from crocetta.games.expeditions.kernel.cards import actors
from crocetta.games.expeditions.kernel.choices import players_acts
from crocetta.games.expeditions.kernel.course import OwnLaw, course
from crocetta.games.expeditions.kernel.evaluation import OwnEvaluation, compiled_evaluation
from crocetta.games.expeditions.kernel.observations import observation
from crocetta.games.expeditions.kernel.words import DEAL, DEALER, LOOKED_INTO, MOST_ACTS, PHASE
from crocetta.games.pyramids.kernel.digging import mark, reach
from crocetta.games.pyramids.kernel.evaluation import (
    ahead,
    collected,
    needs,
    points_of,
    prospect,
    reward,
    treasures,
)
from crocetta.games.pyramids.kernel.scoring import score, show_tally, standing
from crocetta.games.pyramids.kernel.taking import end_turn, lay_aside, line_up
from crocetta.games.pyramids.kernel.words import CROSSES, NO_SEAL, WORDS
from crocetta.kit.compiled import Row, jit

__all__ = [
    "DEALER",
    "LOOKED_INTO",
    "MOST_ACTS",
    "PHASE",
    "POLICIES",
    "WORDS",
    "actors",
    "apply",
    "best",
    "choose",
    "deal",
    "evaluate",
    "explore",
    "legal",
    "observation",
    "observe",
    "outlook",
    "play_on",
    "players_acts",
    "playout",
    "rank",
    "score",
    "search",
    "setup",
]

_course, _world = course(__name__, OwnLaw(reach, mark, line_up, lay_aside, end_turn, standing, show_tally, NO_SEAL))
legal, choose, apply, deal, playout, rank, observe = _course
_evaluation, world = compiled_evaluation(
    __name__, _world, OwnEvaluation(collected, points_of, ahead, reward, prospect, needs, treasures, score, CROSSES)
)
evaluate, best, expert, outlook, play_on, search, explore = _evaluation
POLICIES: Final = {"expert": expert}


@jit
def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None:
    cards.setup(d, s, seats, DEAL, seed)
