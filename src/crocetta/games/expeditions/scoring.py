"""What the scores of both games have in common."""

from msgspec import Struct
from msgspec.structs import astuple


class Points(Struct, frozen=True):
    """Where each point comes from; the fields are a game's own."""

    @property
    def total(self) -> int:
        return sum(astuple(self))
