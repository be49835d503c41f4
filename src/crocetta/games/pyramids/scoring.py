"""Points and places (PY-26, PY-27)."""

from typing import Final

from crocetta.games.expeditions.scoring import Points
from crocetta.games.pyramids.state import Sheet
from crocetta.kit.game import ranked

SKULLS: Final = (0, -1, -3, -6, -10, -15, -21, -28, -36, -45, -55)
"""What the costliest marked skull takes away, by the number of marked skulls (PY-5)."""
TORCH: Final = 5
PAIR: Final = 5
PYRAMID: Final = 10


class Score(Points, frozen=True):
    pyramids: int
    torches: int
    claims: int
    gems: int
    skulls: int


def score(sheet: Sheet) -> Score:
    pairs = min(sheet.reds, sheet.greens)
    left_over = max(sheet.reds, sheet.greens) - pairs
    return Score(
        pyramids=PYRAMID * len(sheet.completed),
        torches=TORCH * len(sheet.torches),
        claims=sum(claim.points for claim in sheet.claims),
        gems=PAIR * pairs + left_over,
        skulls=SKULLS[sheet.skulls],
    )


def ranks(sheets: tuple[Sheet, ...]) -> tuple[int, ...]:
    """By points; then whoever completed the card with the lowest number; nobody's comes last (PY-27)."""
    return ranked(
        [(score(sheet).total, bool(sheet.completed), -min(sheet.completed, default=0)) for sheet in sheets]
    )
