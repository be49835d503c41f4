"""Bots by name. A bot sees a view and its legal acts, never a state.

`random` plays anything; `greedy` is a heuristic that each game brings along in its own folder.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from crocetta.kit.game import AnyGame
from crocetta.kit.names import closest
from crocetta.kit.plugin import Bot, plugin_of

V = TypeVar("V", contravariant=True)
A = TypeVar("A")

__all__ = ["LEVELS", "Bot", "Factory", "RandomBot", "get", "register"]

LEVELS: Final = ("random", "greedy")
"""From the weakest to the strongest."""


class RandomBot(Generic[V, A]):
    def choose(self, view: V, legal: Sequence[A], rng: Random) -> A:
        return rng.choice(legal)


Factory: TypeAlias = Callable[[AnyGame], Bot[Any, Any]]

_registered: Final[dict[str, Factory]] = {}


def register(level: str, factory: Factory) -> None:
    """A tinkerer's own bot as a level of this process. ValueError where it would hide one of ours.

    For worker processes, call it in a module that is named in the `preload` of their desk.
    """
    if level in LEVELS:
        raise ValueError(f"there is a bot {level!r} already")
    _registered[level] = factory


def get(level: str, game: AnyGame) -> Bot[Any, Any]:
    """The bot of this level for a game. ValueError on an unknown level."""
    if level in _registered:
        return _registered[level](game)
    if level not in LEVELS:
        raise ValueError(f"there is no bot {level!r}{closest(level, (*LEVELS, *_registered))}")
    if level == "random":
        return RandomBot()
    return plugin_of(game).load_bot(game)
