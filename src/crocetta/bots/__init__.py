"""Bots by name. A bot sees a view and its legal acts, never a state.

`random` plays anything; `greedy` is a heuristic that each game brings along in its own folder.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from crocetta.kit.game import AnyGame
from crocetta.kit.names import closest

V = TypeVar("V", contravariant=True)
A = TypeVar("A")

LEVELS: Final = ("random", "greedy")
"""From the weakest to the strongest."""


class Bot(Protocol, Generic[V, A]):
    def choose(self, view: V, legal: Sequence[A], rng: Random) -> A:
        """One of the legal acts; the same for the same view, legal acts and state of the generator."""
        ...


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
    bot: Bot[Any, Any] = import_module(f"crocetta.games.{game.name.replace('-', '_')}.greedy").Greedy(game)
    return bot
