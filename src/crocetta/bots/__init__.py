"""Bots by name. A bot sees a view and its legal acts, never a state.

`random` plays anything; `greedy` is a heuristic that each game brings along in its own folder.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from crocetta.kit.game import AnyGame
from crocetta.kit.names import closest
from crocetta.kit.plugin import Bot, plugin_of

V = TypeVar("V", contravariant=True)
A = TypeVar("A")

__all__ = ["LEVELS", "Bot", "RandomBot", "get"]

LEVELS: Final = ("random", "greedy")


class RandomBot(Generic[V, A]):
    def choose(self, view: V, legal: Sequence[A], rng: Random) -> A:
        return rng.choice(legal)


def get(level: str, game: AnyGame) -> Bot[Any, Any]:
    """The bot of this level for a game. ValueError on an unknown level."""
    if level not in LEVELS:
        raise ValueError(f"there is no bot {level!r}{closest(level, LEVELS)}")
    if level == "random":
        return RandomBot()
    return plugin_of(game).load_bot(game)
