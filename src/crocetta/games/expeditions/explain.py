"""What the sheets of both games add up to, line by line and part by part; each game says of what."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypedDict, TypeVar

from crocetta.games.expeditions.secrets import View
from crocetta.games.expeditions.table import HeldCards, Phase
from crocetta.kit.scoring import Criterion, P, Tie, ties

Sh = TypeVar("Sh", bound=HeldCards)
Part = TypeVar("Part")
KEPT: Final = 4096
"""After an act everybody looks at the same sheets, of which one at most has changed."""


class Told(TypedDict, Generic[P, Part]):
    """What both games explain."""

    scores: tuple[P, ...]
    ties: tuple[Tie, ...]
    parts: tuple[tuple[Part, ...], ...]


class Sheets(Generic[Sh, P, Part]):
    def __init__(
        self,
        score: Callable[[Sh], P],
        parts: Callable[[Sh], tuple[Part, ...]],
        criteria: Callable[[Sequence[Sh]], tuple[Criterion, ...]],
    ) -> None:
        self._score: Callable[[Any], P] = lru_cache(KEPT)(score)
        self._parts: Callable[[Any], tuple[Part, ...]] = lru_cache(KEPT)(parts)
        self._criteria = criteria

    def explain(self, v: View) -> Told[P, Part]:
        """Parts of one's own sheet only: nobody but a spectator opens another's."""
        scores = tuple([self._score(sheet) for sheet in v.sheets])
        parts = [self._parts(sheet) if v.seat in (k, None) else () for k, sheet in enumerate(v.sheets)]
        decided: tuple[Tie, ...] = ()
        if v.phase is Phase.OVER:
            decided = tuple(ties([score.total for score in scores], self._criteria(v.sheets)))
        return {"scores": scores, "ties": decided, "parts": tuple(parts)}
