"""The reason for a hint, in a sentence. A game may give it from what a seat sees; otherwise it is a general one."""

from collections.abc import Mapping
from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from crocetta.kit.game import AnyGame
from crocetta.kit.words import Value


class Because(Struct, frozen=True):
    """A message of the game's catalogue, or of the platform's, and what it is filled with."""

    key: str
    parameters: Mapping[str, Value] = {}


GENERAL: Final = Because("hint-general")


@runtime_checkable
class GivesReasons(Protocol):
    """A game that can say what is good about an act."""

    def because(self, v: Any, a: Any, /) -> Because | None:
        """The most important of what a legal act brings the view's owner; None if nothing stands out."""
        ...


def reason_for(game: AnyGame, view: Any, act: Any) -> Because:
    return (game.because(view, act) if isinstance(game, GivesReasons) else None) or GENERAL
