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
    """After an act everybody looks at the same sheets, of which few are new: each is reckoned up once."""

    def __init__(
        self,
        score: Callable[[Sh], P],
        parts: Callable[[Sh], tuple[Part, ...]],
        criteria: Callable[[Sequence[Sh]], tuple[Criterion, ...]],
    ) -> None:
        self._score = score
        self._parts = parts
        self._criteria = criteria
        # By identity, which costs less than a hash; the sheets are kept with it, so that it stays theirs.
        self._known: dict[int, Reckoned[Sh, P, Part]] = {}

    def explain(self, v: AnyView) -> Told[P, Part]:
        """Parts of one's own sheet only: nobody but a spectator opens another's."""
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
