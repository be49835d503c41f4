"""Points and places (PY-26, PY-27)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from crocetta.games.pyramids.state import Sheet
from crocetta.kit.scoring import Criterion, Points, places

SKULLS: Final = (0, -1, -3, -6, -10, -15, -21, -28, -36, -45, -55)
"""Points by the number of marked skulls: only the costliest one counts (PY-5)."""
TORCH: Final = 5
PAIR: Final = 5
PYRAMID: Final = 10
NO_PYRAMID: Final = 100_000
"""Greater than the number of any card."""


class Score(Points, frozen=True):
    pyramids: int
    torches: int
    claims: int
    gems: int
    skulls: int


class Gems(NamedTuple):
    pairs: int
    """One of each colour."""
    singles: int
    """Left over; each pays one."""

    @property
    def points(self) -> int:
        return PAIR * self.pairs + self.singles


def score(sheet: Sheet) -> Score:
    return Score(
        pyramids=PYRAMID * len(sheet.completed),
        torches=TORCH * len(sheet.torches),
        claims=sum(claim.points for claim in sheet.claims),
        gems=gems(sheet).points,
        skulls=SKULLS[sheet.skulls],
    )


def gems(sheet: Sheet) -> Gems:
    pairs = min(sheet.reds, sheet.greens)
    return Gems(pairs, max(sheet.reds, sheet.greens) - pairs)


def criteria(sheets: Sequence[Sheet]) -> tuple[Criterion, ...]:
    """The lowest number of a completed card; without any, last (PY-27)."""
    lowest = tuple(min(sheet.completed, default=NO_PYRAMID) for sheet in sheets)
    return (Criterion("lowest", lowest, least=True),)


def ranks(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    return places([score(sheet).total for sheet in sheets], criteria(sheets))
