"""What happened: for the log, and for the page to animate."""

from typing import Literal, TypeAlias

from msgspec import Struct

from crocetta.games.la_piramide.pieces import Curse, Kind
from crocetta.kit.game import Seat

Why: TypeAlias = Literal["both-out", "turn-limit", "stuck"]


class FirstPlayer(Struct, frozen=True, tag="first-player", gc=False):
    seat: Seat


class TurnBegan(Struct, frozen=True, tag="turn-began", gc=False):
    seat: Seat
    number: int
    """The seat's own turns, counted from 1."""


class TurnLost(Struct, frozen=True, tag="turn-lost", gc=False):
    """The seat's turn was skipped because of Plague."""

    seat: Seat


class DieRolled(Struct, frozen=True, tag="die-rolled", gc=False):
    seat: Seat
    value: int


class Gambled(Struct, frozen=True, tag="gambled", gc=False):
    seat: Seat
    values: tuple[int, ...]


class GambleRolled(Struct, frozen=True, tag="gamble-rolled", gc=False):
    seat: Seat
    value: int
    hit: bool


class Drew(Struct, frozen=True, tag="drew", gc=False):
    """The seat drew this card; `seen` if everybody had seen it put at the bottom."""

    seat: Seat
    curse: Curse
    seen: bool


class CardDrawn(Struct, frozen=True, tag="card-drawn", gc=False):
    """What the others hear of `Drew`."""

    seat: Seat


class Moved(Struct, frozen=True, tag="moved", gc=False):
    """The pawn went along these squares, the first and the last included."""

    pawn: int
    path: tuple[int, ...]


class Left(Struct, frozen=True, tag="left", gc=False):
    """The slave went along these squares and out of the exit of the last."""

    pawn: int
    path: tuple[int, ...]


class Stuck(Struct, frozen=True, tag="stuck", gc=False):
    """Neither of the seat's pawns of this kind can move by the number rolled (LP-9)."""

    seat: Seat
    kind: Kind


class SentBack(Struct, frozen=True, tag="sent-back", gc=False):
    """These pawns are lifted off the board and go back to their starts."""

    pawns: tuple[int, ...]


class PutBack(Struct, frozen=True, tag="put-back", gc=False):
    pawn: int
    square: int


class Waits(Struct, frozen=True, tag="waits", gc=False):
    """No start square is free: the pawn waits beside the board."""

    pawn: int


class Burst(Struct, frozen=True, tag="burst", gc=False):
    """Two mummies met and are out of the game."""

    pawns: tuple[int, int]


class CursePlayed(Struct, frozen=True, tag="curse-played", gc=False):
    seat: Seat
    curse: Curse


class Swapped(Struct, frozen=True, tag="swapped", gc=False):
    pawns: tuple[int, int]


class Awoke(Struct, frozen=True, tag="awoke", gc=False):
    """A burst mummy returns."""

    pawn: int


class Plagued(Struct, frozen=True, tag="plagued", gc=False):
    """The seat will lose its next turn, or its next two."""

    seat: Seat
    turns: int = 1


class Robbed(Struct, frozen=True, tag="robbed", gc=False):
    thief: Seat
    victim: Seat
    curse: Curse


class CardTaken(Struct, frozen=True, tag="card-taken", gc=False):
    """What the others hear of `Robbed`."""

    thief: Seat
    victim: Seat


class Ended(Struct, frozen=True, tag="ended", gc=False):
    winners: tuple[Seat, ...]
    why: Why


Event: TypeAlias = (
    FirstPlayer
    | TurnBegan
    | TurnLost
    | DieRolled
    | Gambled
    | GambleRolled
    | Drew
    | CardDrawn
    | Moved
    | Left
    | Stuck
    | SentBack
    | PutBack
    | Waits
    | Burst
    | CursePlayed
    | Swapped
    | Awoke
    | Plagued
    | Robbed
    | CardTaken
    | Ended
)
