"""The reason for a hint, as a message. A game may derive it from a seat's view; otherwise it is a general one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from crocetta.kit.game import AnyGame
from crocetta.kit.words import Value


class Because(Struct, frozen=True):
    """A message key of the game's catalogue, or of the platform's, and its parameters."""

    key: str
    parameters: Mapping[str, Value] = {}


ONLY: Final = Because("hint-only")
GENERAL: Final = Because("hint-general")


@runtime_checkable
class GivesReasons(Protocol):
    """A game that can explain why an act is good."""

    def because(self, v: Any, a: Any, /) -> Because | None:
        """The main benefit of a legal act for the view's owner; None if nothing stands out."""
        ...


def reason_for(game: AnyGame, view: Any, legal: Sequence[Any], act: Any) -> Because:
    own = game.because(view, act) if isinstance(game, GivesReasons) else None
    return own or (ONLY if len(legal) == 1 else GENERAL)
