"""The expert and the master of both games: the kernel's judgement, and the search that stands on it.

They see a view, as all bots do, and make a row of it in which nothing is known that the view does not say. NumPy
and the compiler are loaded when they are first asked, not before.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from crocetta.kit import cache

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random
    from types import ModuleType

    import numpy as np
    import numpy.typing as npt

    from crocetta.games.expeditions.actions import Action
    from crocetta.games.expeditions.secrets import AnyView
    from crocetta.kit.game import AnyGame

    Row = npt.NDArray[np.int64]

SEEDS: Final = 1 << 62
NO_OP: Final = 0
WORLDS: Final = 600
"""For each act of a finished match that is reviewed, shared out among the players."""
_compiled: Final[set[str]] = set()


class Mind(NamedTuple):
    """What a game's bots think with."""

    kernel: ModuleType
    data: Any
    """The judged data, as the kernel reads it fastest."""
    plain: bool
    """Nothing is compiled here."""

    def room(self, words: int) -> Any:
        import numpy as np

        return [0] * words if self.plain else np.zeros(words, np.int64)

    def best(self, row: Any, seat: int) -> int:
        from crocetta.games.expeditions.kernel.words import LOOKED_INTO, MOST_ACTS

        return int(self.kernel.best(self.data, row, seat, LOOKED_INTO, self.room(MOST_ACTS), self.room(MOST_ACTS)))

    def search(self, row: Any, seat: int, seed: int, effort: Effort) -> int:
        from crocetta.games.expeditions.kernel.words import MOST_ACTS

        lists = [self.room(MOST_ACTS) for _ in range(5)]
        world = self.room(self.kernel.WORDS)
        return int(self.kernel.search(self.data, row, seat, seed, *effort, world, *lists))

    def most_promising(self, row: Any, seat: int, width: int) -> list[int]:
        """The numbers of so many acts, the best first."""
        from crocetta.games.expeditions.kernel.words import LOOKED_INTO, MOST_ACTS

        acts, values = self.room(MOST_ACTS), self.room(MOST_ACTS)
        found = self.kernel.appraise(self.data, row, seat, max(width, LOOKED_INTO), acts, values)
        best = sorted(range(found), key=lambda place: -int(values[place]))[:width]
        return [int(acts[place]) for place in best]

    def explore(
        self, row: Any, seat: int, acts: Sequence[int], seed: int, worlds: int, effort: Effort
    ) -> list[list[float]]:
        """The lead after each of these acts, in points, world by world."""
        from crocetta.games.expeditions.kernel.words import MOST_ACTS

        wanted, leads = self.room(len(acts)), self.room(len(acts) * worlds)
        for place, act in enumerate(acts):
            wanted[place] = act
        lists = self.room(MOST_ACTS), self.room(MOST_ACTS)
        world = self.room(self.kernel.WORDS)
        horizon, look = effort.horizon, effort.look
        self.kernel.explore(self.data, row, seat, seed, worlds, horizon, look, wanted, world, *lists, leads)
        return [
            [int(lead) / 1024 for lead in leads[place * worlds : (place + 1) * worlds]]
            for place in range(len(acts))
        ]


class Effort(NamedTuple):
    playouts: int
    width: int
    """How many acts are tried."""
    horizon: int
    """After so many turns the judgement says how it will end."""
    trust: int
    """The judgement of an act counts as much as so many playouts."""
    look: int
    """In playouts, how many marks are looked into flip by flip."""


@lru_cache(maxsize=8)
def _mind(thinking: Callable[[], ModuleType], judged: Callable[[Any], Row], game: Any) -> Mind:
    from crocetta.games.expeditions.prospects import kept
    from crocetta.kit.compiled import PLAIN

    data = kept(game, judged)
    return Mind(thinking(), data.data if PLAIN else data, PLAIN)


class Expert(ABC):
    """Takes the act after which its sheet promises most."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Any = game

    @staticmethod
    @abstractmethod
    def thinking() -> ModuleType:
        """The game's kernel."""
        ...

    @staticmethod
    @abstractmethod
    def judged(game: Any) -> Row:
        """The game's data with all that is judged by."""
        ...

    @staticmethod
    @abstractmethod
    def seen(game: Any, view: Any) -> Row:
        """A row of the kernel that knows what a view does."""
        ...

    def ready(self) -> bool:
        """Where there is no compiler, plain Python is fast enough."""
        return find_spec("numba") is None or _is_compiled(self.game.name)

    def compile(self) -> None:
        mind = self._mind()
        row, acts, values = mind.room(mind.kernel.WORDS), mind.room(256), mind.room(256)
        mind.kernel.setup(mind.data, row, self.game.seats[0], 0, 1)
        mind.kernel.play_on(mind.data, row, 1, 1, acts, values)
        mind.best(row, 0)
        mind.search(row, 0, 1, Effort(1, 1, 1, 1, 1))
        mind.explore(row, 0, [0], 1, 1, Effort(1, 1, 1, 1, 1))
        _compiled.add(self.game.name)
        cache.now_warm(_marker(self.game.name))

    def choose(self, view: AnyView, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        mind = self._mind()
        act: Action = self.game.action(self._decide(mind, self._row(mind, view), view.seat, rng))
        return act

    def _row(self, mind: Mind, view: AnyView) -> Any:
        row = type(self).seen(self.game, view)
        return row.tolist() if mind.plain else row

    def _mind(self) -> Mind:
        return _mind(self.thinking, self.judged, self.game)

    def _decide(self, mind: Mind, row: Any, seat: int, rng: Random) -> int:
        return mind.best(row, seat)


class Master(Expert):
    """Tries the acts that the expert likes best in imagined worlds, in which everybody plays as the expert does."""

    measure: Final = "lead"
    effort: Effort

    def foresee(
        self, view: AnyView, legal: Sequence[Action], played: Action | None, seed: int, worlds: int
    ) -> dict[Action | None, list[float]]:
        assert view.seat is not None
        mind = self._mind()
        row = self._row(mind, view)
        acts = mind.most_promising(row, view.seat, self.effort.width) if legal else [NO_OP]
        if played is not None and self.game.index(played) not in acts:
            acts.append(self.game.index(played))
        # At a larger table a playout takes longer.
        each = worlds or WORLDS // len(view.sheets)
        results = mind.explore(row, view.seat, acts, seed, each, self.effort)
        named = [self.game.action(act) if act else None for act in acts]
        return dict(zip(named, results, strict=True))

    def with_playouts(self, playouts: int) -> Master:
        other = type(self)(self.game)
        other.effort = self.effort._replace(playouts=playouts)
        return other

    def ready(self) -> bool:
        return find_spec("numba") is not None and _is_compiled(self.game.name)

    def _decide(self, mind: Mind, row: Any, seat: int, rng: Random) -> int:
        return mind.search(row, seat, rng.randrange(SEEDS), self.effort)


def _is_compiled(game: str) -> bool:
    return game in _compiled or (cache.can_keep() and cache.is_warm(_marker(game)))


def _marker(game: str) -> str:
    return f"{game}-bots"
