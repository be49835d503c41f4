"""The expert and the master of both games: the kernel's evaluation, and the search on top of it.

They get a view, as all bots do, and turn it into a kernel row that knows no more than the view. NumPy and the
compiler are loaded on first use.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from crocetta.kit import cache
from crocetta.kit.plugin import plugin_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from crocetta.games.expeditions.actions import Action
    from crocetta.games.expeditions.game import AnyExpedition
    from crocetta.games.expeditions.secrets import AnyView
    from crocetta.kit.plugin import Packing, Row

SEEDS: Final = 1 << 62
NO_OP: Final = 0
WORLDS: Final = 600
"""Per reviewed act of a finished match, divided among the players."""
_compiled: Final[set[str]] = set()


class Mind(NamedTuple):
    """A game's kernel and data for its bots."""

    kernel: ModuleType
    packing: Packing
    data: Any
    """The data row with evaluation tables, in the form that is fastest for the kernel."""
    plain: bool
    """Runs as plain Python, without a compiler."""

    def room(self, words: int) -> Any:
        import numpy as np

        return [0] * words if self.plain else np.zeros(words, np.int64)

    def best(self, row: Any, seat: int) -> int:
        from crocetta.games.expeditions.kernel.words import LOOKED_INTO, MOST_ACTS

        return int(self.kernel.best(self.data, row, seat, LOOKED_INTO, self.room(MOST_ACTS), self.room(MOST_ACTS)))

    def search(self, row: Any, seat: int, seed: int, effort: Effort) -> int:
        from crocetta.games.expeditions.kernel.words import KNOWN, MOST_ACTS

        lists = [self.room(MOST_ACTS) for _ in range(5)]
        world, known = self.room(self.kernel.WORDS), self.room(KNOWN)
        return int(self.kernel.search(self.data, row, seat, seed, *effort, world, *lists, known))

    def most_promising(self, row: Any, seat: int, width: int) -> list[int]:
        """The numbers of the `width` best acts, best first."""
        from crocetta.games.expeditions.kernel.words import LOOKED_INTO, MOST_ACTS

        acts, values = self.room(MOST_ACTS), self.room(MOST_ACTS)
        found = self.kernel.evaluate(self.data, row, seat, max(width, LOOKED_INTO), acts, values)
        best = sorted(range(found), key=lambda place: -int(values[place]))[:width]
        return [int(acts[place]) for place in best]

    def explore(
        self, row: Any, seat: int, acts: Sequence[int], seed: int, worlds: int, effort: Effort
    ) -> list[list[float]]:
        """The lead after each of these acts, in points, world by world."""
        from crocetta.games.expeditions.kernel.words import KNOWN, MOST_ACTS

        wanted, leads = self.room(len(acts)), self.room(len(acts) * worlds)
        for place, act in enumerate(acts):
            wanted[place] = act
        lists = self.room(MOST_ACTS), self.room(MOST_ACTS), self.room(KNOWN)
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
    """Turns to play before the evaluation estimates the end."""
    trust: int
    """The evaluation of an act counts as much as so many playouts."""
    look: int
    """How many marks are evaluated flip by flip in playouts."""


@lru_cache(maxsize=8)
def mind_of(game: Any) -> Mind:
    from crocetta.kit.compiled import PLAIN

    fast = plugin_of(game).load_fast(game)
    assert fast is not None
    assert fast.evaluated is not None
    data = fast.evaluated()
    return Mind(fast.kernel, fast.packing, data.data if PLAIN else data, PLAIN)


class Expert:
    """Takes the act after which its sheet is worth most."""

    def __init__(self, game: AnyExpedition) -> None:
        self.game = game

    def seen(self, view: AnyView) -> Row:
        """A kernel row that knows what the view does."""
        return mind_of(self.game).packing.row(self.game, self.game.unsealed(view, Random(0)))

    def ready(self) -> bool:
        """Without a compiler, plain Python is fast enough."""
        return find_spec("numba") is None or _is_compiled(self.game.name)

    def compile(self) -> None:
        from crocetta.games.expeditions.kernel import cards, luck

        mind = mind_of(self.game)
        row, acts, values = mind.room(mind.kernel.WORDS), mind.room(256), mind.room(256)
        mind.kernel.setup(mind.data, row, self.game.seats[0], 0, 1)
        mind.kernel.play_on(mind.data, row, 1, 1, acts, values, mind.room(0))
        cards.flip(row, luck.next_flip(row))  # `evaluate` works only for a seat that is to act
        mind.best(row, 0)
        mind.search(row, 0, 1, Effort(1, 1, 1, 1, 1))
        mind.explore(row, 0, [0], 1, 1, Effort(1, 1, 1, 1, 1))
        _compiled.add(self.game.name)
        cache.now_warm(_marker(self.game.name))

    def choose(self, view: AnyView, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        mind = mind_of(self.game)
        return self.game.action(self._decide(mind, self._row(mind, view), view.seat, rng))

    def _row(self, mind: Mind, view: AnyView) -> Any:
        row = self.seen(view)
        return row.tolist() if mind.plain else row

    def _decide(self, mind: Mind, row: Any, seat: int, rng: Random) -> int:
        return mind.best(row, seat)


class Master(Expert):
    """Tries the expert's best acts in sampled worlds, in which everybody plays as the expert does."""

    measure: Final = "lead"

    def __init__(self, game: AnyExpedition, effort: Effort) -> None:
        super().__init__(game)
        self.effort = effort

    def foresee(
        self, view: AnyView, legal: Sequence[Action], played: Action | None, seed: int, worlds: int
    ) -> dict[Action | None, list[float]]:
        assert view.seat is not None
        mind = mind_of(self.game)
        row = self._row(mind, view)
        acts = mind.most_promising(row, view.seat, self.effort.width) if legal else [NO_OP]
        if played is not None and self.game.index(played) not in acts:
            acts.append(self.game.index(played))
        # With more players a playout takes longer.
        each = worlds or WORLDS // len(view.sheets)
        results = mind.explore(row, view.seat, acts, seed, each, self.effort)
        named = [self.game.action(act) if act else None for act in acts]
        return dict(zip(named, results, strict=True))

    def with_playouts(self, playouts: int) -> Master:
        return Master(self.game, self.effort._replace(playouts=playouts))

    def ready(self) -> bool:
        return find_spec("numba") is not None and _is_compiled(self.game.name)

    def _decide(self, mind: Mind, row: Any, seat: int, rng: Random) -> int:
        return mind.search(row, seat, rng.randrange(SEEDS), self.effort)


def _is_compiled(game: str) -> bool:
    return game in _compiled or (cache.can_keep() and cache.is_warm(_marker(game)))


def _marker(game: str) -> str:
    return f"{game}-bots"
