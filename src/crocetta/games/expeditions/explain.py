"""Score breakdown of both games, line by line and part by part; each game names its lines."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias, TypedDict, TypeVar

from crocetta.games.expeditions.secrets import AnyView
from crocetta.games.expeditions.table import HeldCards, Phase
from crocetta.kit.scoring import Criterion, P, Tie, ties

Sh = TypeVar("Sh", bound=HeldCards)
Part = TypeVar("Part")
Reckoned: TypeAlias = tuple[Sh, P, tuple[Part, ...]]
KEPT: Final = 4096


class Told(TypedDict, Generic[P, Part]):
    """What both games explain."""

    scores: tuple[P, ...]
    ties: tuple[Tie, ...]
    parts: tuple[tuple[Part, ...], ...]


class Sheets(Generic[Sh, P, Part]):
    """Caches scores: after an act all viewers see the same sheets, few of them new."""

    def __init__(
        self,
        score: Callable[[Sh], P],
        parts: Callable[[Sh], tuple[Part, ...]],
        criteria: Callable[[Sequence[Sh]], tuple[Criterion, ...]],
    ) -> None:
        self._score = score
        self._parts = parts
        self._criteria = criteria
        # Keyed by `id`, which is faster than a hash; sheets are kept alive, so that no id is reused.
        self._known: dict[int, Reckoned[Sh, P, Part]] = {}

    def explain(self, v: AnyView) -> Told[P, Part]:
        """A player gets parts of their own sheet only: the page shows others' to spectators alone."""
        known, seat = self._known, v.seat
        sheets = [known.get(id(sheet)) or self._reckon(sheet) for sheet in v.sheets]
        scores = tuple([score for _, score, _ in sheets])
        parts = tuple([parts if seat is None or seat == k else () for k, (_, _, parts) in enumerate(sheets)])
        decided: tuple[Tie, ...] = ()
        if v.phase is Phase.OVER:
            decided = tuple(ties([score.total for score in scores], self._criteria(v.sheets)))
        return {"scores": scores, "ties": decided, "parts": parts}

    def _reckon(self, sheet: Sh) -> Reckoned[Sh, P, Part]:
        if len(self._known) >= KEPT:
            self._known.clear()
        reckoned = sheet, self._score(sheet), self._parts(sheet)
        self._known[id(sheet)] = reckoned
        return reckoned
