"""La Piramide explained: slaves out and ways left (LP-19), where legal moves lead, and targets of curses."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from crocetta.games.la_piramide import curses, scoring
from crocetta.games.la_piramide.actions import Action, Move, PlayCurse
from crocetta.games.la_piramide.maze import Maze, Path
from crocetta.games.la_piramide.meetings import bursts
from crocetta.games.la_piramide.moves import ROLLED, Stride, stride, ways
from crocetta.games.la_piramide.pieces import OUT, Curse, Family
from crocetta.games.la_piramide.scoring import Score
from crocetta.games.la_piramide.state import Driving, MummyMoves, Over, SlaveMoves
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat
from crocetta.kit.scoring import Explained, Tie, ties

KEPT: Final = 1024


class Meeting(Struct, frozen=True, gc=False):
    """A move ends on the square of this pawn."""

    pawn: int
    burst: bool
    """Both leave the game; otherwise both go back to their starts."""


class Way(Struct, frozen=True, array_like=True, gc=False):
    """What a legal move leads to."""

    path: Path
    """The squares it goes along, the first and the last included."""
    steps: int
    """The step out included."""
    meets: Meeting | None


class Targets(Struct, frozen=True, gc=False):
    """Whom a curse may be played on."""

    curse: Curse
    pawns: tuple[int, ...]
    seats: tuple[Seat, ...]


class Reach(Struct, frozen=True, gc=False):
    """How far a curse carries its pawn."""

    steps: int
    through_walls: bool


class Explanation(Explained[Score], frozen=True, gc=False):
    ways_left: tuple[int, ...]
    """The steps that the slaves of each seat still need together."""
    round: int
    """Turns of everyone, counted from 1."""
    last_round: bool
    ways: tuple[Way, ...]
    """One per legal act, if these are moves; else empty."""
    targets: tuple[Targets, ...]
    """For each curse that may be played now, or for the one being played."""
    reach: Reach | None
    """Of the curse that moves a pawn now."""


class _Places(NamedTuple):
    """The part of a view that scores and ways left depend on."""

    seats: int
    families: tuple[Family, ...]
    pawns: tuple[int, ...]


class Explainer:
    def __init__(self, maze: Maze) -> None:
        self._maze = maze
        # Cached: after an act all viewers see the same pawns.
        self._stand = lru_cache(KEPT)(self._standing)

    def __call__(self, v: View, legal: Sequence[Action]) -> Explanation:
        scores, ways_left = self._stand(v.families, v.pawns)
        limit = v.options.turn_limit
        by = _stride(self._maze, v)
        return Explanation(
            scores=scores,
            ties=self._ties(v, scores) if isinstance(v.phase, Over) else (),
            ways_left=ways_left,
            round=v.turn // v.seats + 1,
            last_round=limit is not None and v.turn >= (limit - 1) * v.seats,
            ways=self._ways(v, legal, by) if legal and by else (),
            targets=self._targets(v, legal) if legal else (),
            reach=Reach(by.steps, by.through_walls) if by and isinstance(v.phase, Driving) else None,
        )

    def _standing(
        self, families: tuple[Family, ...], pawns: tuple[int, ...]
    ) -> tuple[tuple[Score, ...], tuple[int, ...]]:
        places = _Places(len(families), families, pawns)
        return scoring.lines(places), scoring.ways_out(self._maze, places)

    def _ties(self, v: View, scores: tuple[Score, ...]) -> tuple[Tie, ...]:
        return tuple(ties([score.total for score in scores], scoring.criteria(self._maze, v)))

    def _ways(self, v: View, legal: Sequence[Action], by: Stride) -> tuple[Way, ...]:
        moves = [act for act in legal if isinstance(act, Move)]
        paths = {pawn: ways(self._maze, v, pawn, by) for pawn in {move.pawn for move in moves}}
        return tuple([_way(v, move, paths[move.pawn][move.to]) for move in moves])

    def _targets(self, v: View, legal: Sequence[Action]) -> tuple[Targets, ...]:
        if isinstance(v.phase, Driving):
            return (self._fall(v, v.phase.curse),)
        return tuple([self._fall(v, act.curse) for act in legal if isinstance(act, PlayCurse)])

    def _fall(self, v: View, curse: Curse) -> Targets:
        if curse in curses.ON_PLAYERS:
            return Targets(curse, (), curses.victims(v, curse))
        return Targets(curse, () if curses.awakens(v, curse) else curses.picks(self._maze, v, curse), ())


def _stride(maze: Maze, v: View) -> Stride | None:
    match v.phase:
        case SlaveMoves(pips) | MummyMoves(pips):
            return ROLLED[pips]
        case Driving(curse):
            return stride(maze, curse)
        case _:
            return None


def _way(v: View, move: Move, path: Path) -> Way:
    if move.to == OUT:
        return Way(path, len(path), None)
    met = v.pawns.index(move.to) if move.to in v.pawns else None
    return Way(path, len(path) - 1, None if met is None else Meeting(met, bursts(move.pawn, met)))
