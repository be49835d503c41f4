"""La Piramide on packed integers: the rules of `rules.py`, for simulators. `docs/kernels.md` says how to use it.

An act changes the state (`acts`) and returns the phase that is due; `turns.proceed` goes on from there to the first
phase in which somebody has a choice.
"""

from crocetta.games.la_piramide.kernel.acts import apply
from crocetta.games.la_piramide.kernel.board import actors, setup
from crocetta.games.la_piramide.kernel.choices import choose, legal, players_acts
from crocetta.games.la_piramide.kernel.observations import observation, observe
from crocetta.games.la_piramide.kernel.policies import POLICIES
from crocetta.games.la_piramide.kernel.random_play import deal, playout
from crocetta.games.la_piramide.kernel.scoring import rank, score
from crocetta.games.la_piramide.kernel.words import DEALER, GPU_REGISTERS, PHASE, WORDS

__all__ = [
    "DEALER",
    "GPU_REGISTERS",
    "PHASE",
    "POLICIES",
    "WORDS",
    "actors",
    "apply",
    "choose",
    "deal",
    "legal",
    "observation",
    "observe",
    "players_acts",
    "playout",
    "rank",
    "score",
    "setup",
]
