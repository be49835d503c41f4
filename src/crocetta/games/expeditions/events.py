"""Events that both games have."""

from typing import TypeAlias

from msgspec import Struct

from crocetta.kit.game import Seat


class Dealt(Struct, frozen=True, tag="dealt", gc=False):
    """A card for a player to choose from; only its owner sees which."""

    seat: Seat
    card: int | None


class Kept(Struct, frozen=True, tag="kept", gc=False):
    """A player has chosen two cards; only the chooser sees which, until all have."""

    seat: Seat
    cards: tuple[int, int] | None


class Laid(Struct, frozen=True, tag="laid", gc=False):
    """All have chosen: a player's two cards lie open."""

    seat: Seat
    cards: tuple[int, int]


class Displayed(Struct, frozen=True, tag="displayed", gc=False):
    card: int


class Flipped(Struct, frozen=True, tag="flipped", gc=False):
    """An expedition card, by its place among the eight."""

    card: int


class MarkedCells(Struct, frozen=True, gc=False):
    """A player marked cells of a card; sealed until everybody has finished. Games add what it brought."""

    seat: Seat
    slot: int
    card: int
    cells: int


class Finished(Struct, frozen=True, tag="finished", gc=False):
    """A player says `Done`."""

    seat: Seat


class Completed(Struct, frozen=True, tag="completed", gc=False):
    """A player lays a completed card aside."""

    seat: Seat
    card: int


class Took(Struct, frozen=True, tag="took", gc=False):
    seat: Seat
    card: int
    unseen: bool
    """From the deck, not from the display."""


class RoundEnded(Struct, frozen=True, tag="round ended", gc=False):
    """The round box is ticked, all eight expedition cards are shuffled again."""

    round: int


class Ended(Struct, frozen=True, tag="ended", gc=False):
    scores: tuple[int, ...]


TableEvent: TypeAlias = Dealt | Kept | Laid | Displayed | Flipped | Finished | Completed | Took | RoundEnded | Ended
