"""Pebbles: take one, two or three from a heap in turn; whoever takes the last one gets three points more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from crocetta.kit.words import Catalogue, Words, speak_for

if TYPE_CHECKING:
    from .rules import Pebbles
    from .table import Taker, Terminal

WORDS: Final = Words(Catalogue(__name__))
speak_for("PB", WORDS)
LEVELS: Final = ("novice", "adept")


def load(data: str | None = None, *, own: bool = True) -> Pebbles:
    from .rules import Pebbles

    if data is not None:
        raise ValueError("pebbles are all alike; there is no file for them")
    return Pebbles()


def load_bot(game: Pebbles, level: str) -> Taker:
    from .table import Taker

    return Taker()


def load_terminal(game: Pebbles, words: Words) -> Terminal:
    from .table import Terminal

    return Terminal(game, words)


def load_fast(game: Any) -> None:
    """There is no kernel."""


def load_layout(game: Any) -> Any:
    raise NotImplementedError
