"""Bots that misbehave, each a level of its own, for worker processes and for this one.

Some call the test before they do so. The port stands in a remark at the end of the deck, see `listener.py`.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from itertools import repeat
from random import Random
from socket import create_connection, socket
from threading import Event
from typing import Any, NoReturn

from crocetta import bots
from crocetta.kit.game import AnyGame

LOADED_BY = os.getpid()
ALL_LOADED = "crocetta.bots.preload" in sys.modules
CALLS: list[socket] = []
"""They stay open, so that the test hears when this process ends."""


def call(game: AnyGame) -> socket:
    facts = {"pid": os.getpid(), "loaded_by": LOADED_BY, "all_loaded": ALL_LOADED, "numba": "numba" in sys.modules}
    port = int((game.edition.embedded or "").rpartition("#")[2])
    CALLS.append(create_connection(("127.0.0.1", port)))
    CALLS[-1].sendall(json.dumps(facts).encode() + b"\n")
    return CALLS[-1]


class Double:
    def __init__(self, choose: Callable[[AnyGame, Sequence[Any]], Any], game: AnyGame) -> None:
        self._choose = choose
        self._game = game

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return self._choose(self._game, legal)


def asks(game: AnyGame, legal: Sequence[Any]) -> Any:
    """Waits until the test answers with an act."""
    return legal[call(game).recv(1)[0]]


def waits(game: AnyGame, legal: Sequence[Any]) -> Any:
    call(game)
    Event().wait()


def loops(game: AnyGame, legal: Sequence[Any]) -> NoReturn:
    call(game)
    while True:
        pass


def loops_in_c(game: AnyGame, legal: Sequence[Any]) -> Any:
    """Holds the interpreter lock: no other thread of this process runs any more."""
    call(game)
    return sum(repeat(0))


def dies(game: AnyGame, legal: Sequence[Any]) -> NoReturn:
    os._exit(1)


def raises(game: AnyGame, legal: Sequence[Any]) -> NoReturn:
    raise RuntimeError("out of ideas")


def plays_nonsense(game: AnyGame, legal: Sequence[Any]) -> Any:
    return "the third one"


class Cold(Double):
    """Plays the first act, once it is compiled."""

    compiled = False

    def ready(self) -> bool:
        return self.compiled

    def compile(self) -> None:
        raise AssertionError("nobody waits for a compiler")


def first(game: AnyGame, legal: Sequence[Any]) -> Any:
    return legal[0]


def _level(choose: Callable[[AnyGame, Sequence[Any]], Any]) -> bots.Factory:
    return lambda game: Double(choose, game)


for each in (asks, waits, loops, loops_in_c, dies, raises, plays_nonsense):
    bots.register(each.__name__, _level(each))
bots.register("cold", lambda game: Cold(first, game))
