"""Messages about a finished match, or one from a file."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from crocetta.bots import USUAL
from crocetta.bots.review import Review
from crocetta.tables.protocol import By, NewSeat, TableInfo

LONGEST_FILE: Final = 150_000
"""Characters; a long match has some sixty thousand."""


class ReplayStep(Struct, frozen=True):
    entry: int
    """How many entries of the log had been played, including this one."""
    seat: int
    by: By
    progress: dict[str, int]
    """The turn it belongs to, in the game's own units (round, turn), even if the act began the next."""
    scores: tuple[int, ...]
    """Public points."""
    view: Any
    explained: Any
    events: tuple[Any, ...]


class Replay(Struct, frozen=True):
    table: TableInfo
    """Of a match file: without an id, because it is not stored."""
    steps: tuple[ReplayStep, ...]
    drawings: Any = None
    """The cards or maze, if custom ones from the file."""
    record: bool = True
    """Its match file may be downloaded."""


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A match as `file` of a table, or a terminal, has written it."""

    file: Annotated[str, Meta(max_length=LONGEST_FILE)]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a finished match, against bots: what if?"""

    entry: Annotated[int, Meta(ge=0, le=100_000)]
    """How many entries of its log are already played, as a replay step says."""
    seat: Annotated[int, Meta(ge=0, le=5)]
    """Mine; bots play the others."""
    bot: str = USUAL
    """The level that replaces the match's people; its bots stay."""
    same_luck: bool = False
    """Later cards and dice are those of the match, as far as they are still there. Otherwise new ones."""


class PlayOnFromFile(PlayOn, frozen=True, forbid_unknown_fields=True, kw_only=True):
    file: Annotated[str, Meta(max_length=LONGEST_FILE)]


class CarryOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Go on with a match that was begun elsewhere, with friends: where it stood, once all seats are taken."""

    file: Annotated[str, Meta(max_length=LONGEST_FILE)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=6)]
    """Who plays each seat from now on."""


class ReviewProgress(Struct, frozen=True):
    """How far the review of a seat is. Ask again until it is there."""

    done: int
    total: int
    """Moments of the match to be analysed."""
    compiling: bool
    """Waiting for the game's kernel to be compiled, which happens once."""
    review: Review | None
