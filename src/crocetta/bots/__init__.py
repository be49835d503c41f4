"""Bots by name. A bot sees a view and its legal acts, never a state.

`random` plays any legal act. The levels that people choose from are bots in each game's own folder.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from crocetta.kit.game import AnyGame
from crocetta.kit.names import closest
from crocetta.kit.plugin import Bot, plugin_of

V = TypeVar("V", contravariant=True)
A = TypeVar("A")

__all__ = [
    "ALIASES",
    "LEVELS",
    "NAMES",
    "RANDOM",
    "USUAL",
    "Bot",
    "Factory",
    "RandomBot",
    "get",
    "known_as",
    "levels",
    "register",
]

LEVELS: Final = ("novice", "adept", "expert", "master")
"""Levels, weakest first; a game may have only some of them."""
RANDOM: Final = "random"
"""Plays where every level fails; its acts are no advice."""
NAMES: Final = (RANDOM, *LEVELS)
"""Everything that programs can name, weakest first."""
USUAL: Final = "adept"
"""The default level, also for stand-ins."""
ALIASES: Final = {"greedy": "adept"}
"""Former names, still used by old matches, databases and programs."""


class RandomBot(Generic[V, A]):
    def choose(self, view: V, legal: Sequence[A], rng: Random) -> A:
        return rng.choice(legal)


Factory: TypeAlias = Callable[[AnyGame], Bot[Any, Any]]

_registered: Final[dict[str, Factory]] = {}


def register(level: str, factory: Factory) -> None:
    """Register a custom bot as a level in this process. ValueError if the name is one of ours.

    For worker processes, call it in a module that is named in the `preload` of their desk.
    """
    if known_as(level) in NAMES:
        raise ValueError(f"there is a bot {level!r} already")
    _registered[level] = factory


def known_as(level: str) -> str:
    """The current name of a level."""
    return ALIASES.get(level, level)


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of this game that people choose from, weakest first."""
    return plugin_of(game).LEVELS


def get(level: str, game: AnyGame) -> Bot[Any, Any]:
    """The bot of this level for a game. ValueError on a level that is unknown, or that the game does not have."""
    if level in _registered:
        return _registered[level](game)
    name = known_as(level)
    if name not in NAMES:
        raise ValueError(f"there is no bot {level!r}{closest(level, (*NAMES, *ALIASES, *_registered))}")
    if name == "random":
        return RandomBot()
    if name not in levels(game):
        raise ValueError(f"{game.title} has no bot {name!r}; there are {', '.join(levels(game))}")
    return plugin_of(game).load_bot(game, name)
