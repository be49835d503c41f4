"""The turn clock: how long each seat has for its turn. An immutable value, updated after each act."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from crocetta.kit.game import DEALER
from crocetta.tables.protocol import By

GRACE: Final = 60
"""Seconds that everybody has after a pause of the server: no time runs while it is down."""


class TurnClock(Struct, frozen=True):
    """When each awaited seat's time began; while choices are sealed, also that of a seat which has finished."""

    seconds: int
    """Per turn."""
    since: Mapping[int, float] = {}
    late: int | None = None
    """The seat whose time ran out: a bot plays its whole turn, including its rolls."""

    def press(
        self, to_act: tuple[int, ...], *, was_sealed: bool, sealed: bool, seat: int, by: By, at: float
    ) -> "TurnClock":
        """After each act.

        A dealer's act and the reveal of sealed choices restart everybody's time; an undo does not.
        """
        dealt = by == "dealer"
        late = seat if by == "clock" else self.late if dealt else None
        if DEALER in to_act:  # no time runs while the dealer acts
            return TurnClock(self.seconds, self.since, late)
        if sealed:
            kept = dict(self.since) if was_sealed and not dealt else {}
        elif was_sealed:
            kept = {}
        else:
            kept = {
                other: since
                for other, since in self.since.items()
                if other in to_act and (not dealt or other == late)
            }
        return TurnClock(self.seconds, dict.fromkeys(to_act, at) | kept, late)

    def resume(self, at: float) -> "TurnClock":
        """After a pause of the server."""
        earliest = at + min(GRACE, self.seconds) - self.seconds
        since = {seat: max(began, earliest) for seat, began in self.since.items()}
        return TurnClock(self.seconds, since, self.late)

    def deadline(self, seat: int | None, awaited: Sequence[int]) -> float | None:
        """When this seat must have acted; for a seat that is not awaited, the earliest deadline of all."""
        if not awaited:
            return None
        turns = [other for other in awaited if other == seat] or awaited
        return min(self.since[turn] for turn in turns) + self.seconds
