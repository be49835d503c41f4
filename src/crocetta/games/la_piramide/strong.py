"""The expert and the master of La Piramide, which search on the kernel (`thinking.py`).

Neither is anything compiled nor the compiler loaded before one of them has to choose.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from crocetta.kit import cache

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from crocetta.games.la_piramide.actions import Action
    from crocetta.games.la_piramide.game import LaPiramide
    from crocetta.games.la_piramide.thinking import Thoughts
    from crocetta.games.la_piramide.view import View

PLAYOUTS: Final = 1000
"""Per choice of the master with two players; twice as many with three and four."""
WORLDS: Final = 600
"""Per reviewed act of a finished match, divided among the players."""
_compiled: Final[set[str]] = set()


class Expert:
    """Evaluates like the adept, with more terms and weights tuned in matches."""

    def __init__(self, game: LaPiramide) -> None:
        self._game = game

    def ready(self) -> bool:
        """Without a compiler, plain Python is fast enough."""
        return find_spec("numba") is None or _is_compiled(self._game.name)

    def compile(self) -> None:
        self._thoughts().compile()
        _compiled.add(self._game.name)
        cache.now_warm(_marker(self._game.name))

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0] if len(legal) == 1 else self._thoughts().choose(view, legal, rng)

    def _thoughts(self) -> Thoughts:
        from crocetta.games.la_piramide.thinking import thoughts

        return thoughts(self._game)


class Master(Expert):
    """Plays on after the expert's best acts, in worlds sampled from what it sees."""

    measure: Final = "chance"

    def __init__(self, game: LaPiramide, playouts: int = PLAYOUTS) -> None:
        super().__init__(game)
        self._playouts = playouts

    def ready(self) -> bool:
        return find_spec("numba") is not None and _is_compiled(self._game.name)

    def with_playouts(self, playouts: int) -> Master:
        return Master(self._game, playouts)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0] if len(legal) == 1 else self._thoughts().search(view, legal, rng, self._playouts)

    def foresee(
        self, view: View, legal: Sequence[Action], played: Action | None, seed: int, worlds: int
    ) -> dict[Action | None, list[float]]:
        # With more players a playout takes longer.
        return self._thoughts().foresee(view, legal, played, seed, worlds or WORLDS // view.seats)


def _is_compiled(game: str) -> bool:
    return game in _compiled or (cache.can_keep() and cache.is_warm(_marker(game)))


def _marker(game: str) -> str:
    return f"{game}-bots"
