"""The summary of a finished match of La Piramide: what each player did, and the setback that cost most steps."""

from collections.abc import Sequence
from typing import Final

from crocetta.games.la_piramide import scoring
from crocetta.games.la_piramide.events import (
    CursePlayed,
    Event,
    Left,
    Moved,
    PutBack,
    SentBack,
    Swapped,
    TurnBegan,
    TurnLost,
    Waits,
)
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import Kind, kind, owner
from crocetta.games.la_piramide.view import View
from crocetta.kit.ending import Decided, LookBack
from crocetta.kit.game import Seat

FACTS: Final = ("turns", "steps", "caught", "curses", "sent_back")
"""Turns, steps walked by slaves, rivals' slaves sent back, curses played, own slaves sent back."""
MEETING: Final = "meeting"
"""The cause when a slave met a mummy; otherwise the cause is the curse that was played."""


def look_back(maze: Maze, v: View, events: Sequence[Event]) -> LookBack:
    match = _Match(maze, v)
    for event in events:
        match.hear(event)
    ranks = scoring.ranks(maze, v)
    return LookBack(
        decided=tuple(match.decided(ranks, seat) for seat in range(v.seats)),
        facts=tuple(match.facts),
    )


class _Match:
    """Follows the slaves through the events. A setback counts the steps that it adds to the way out."""

    def __init__(self, maze: Maze, v: View) -> None:
        self._maze = maze
        self._v = v
        starts = [maze.starts[family, of] for family in v.families for of in Kind]
        self._at = [square for squares in starts for square in squares]
        self._lifted: dict[int, tuple[str, Seat, int]] = {}
        """Slaves about to be put back: why, by whom, and the steps they still had to go."""
        self._turn, self._player = 1, 0
        self._curse: str | None = None
        self.facts = [dict.fromkeys(FACTS, 0) for _ in range(v.seats)]
        self._setbacks: list[Decided] = []

    def hear(self, event: Event) -> None:
        match event:
            case TurnBegan(seat, number):
                self._turn, self._player, self._curse = number, seat, None
                self.facts[seat]["turns"] += 1
            case TurnLost(seat):
                self.facts[seat]["turns"] += 1
            case CursePlayed(seat, curse):
                self._curse = curse
                self.facts[seat]["curses"] += 1
            case Moved(pawn, path) | Left(pawn, path):
                self._walk(pawn, path, out=isinstance(event, Left))
            case SentBack(pawns):
                self._send_back(pawns)
            case PutBack(pawn, square):
                self._put_back(pawn, square)
            case Waits(pawn):
                starts = self._maze.starts[self._v.families[owner(pawn)], kind(pawn)]
                self._put_back(pawn, max(starts, key=lambda square: self._maze.ways[square]))
            case Swapped((pawn, other)):
                self._swap(pawn, other)
            case _:
                pass

    def _walk(self, pawn: int, path: tuple[int, ...], *, out: bool) -> None:
        self._at[pawn] = path[-1]
        if kind(pawn) is not Kind.SLAVE:
            return
        self.facts[owner(pawn)]["steps"] += len(path) - 1 + out
        if owner(pawn) != self._player and self._curse and not out:
            self._lost(pawn, self._curse, self._maze.ways[path[-1]] - self._maze.ways[path[0]])

    def _send_back(self, pawns: tuple[int, ...]) -> None:
        """By a meeting, or one pawn alone by a curse."""
        for pawn in pawns:
            if kind(pawn) is not Kind.SLAVE:
                continue
            self.facts[owner(pawn)]["sent_back"] += 1
            by = self._sender(pawn, pawns)
            if by != owner(pawn):
                self.facts[by]["caught"] += 1
            key = MEETING if len(pawns) > 1 else (self._curse or MEETING)
            self._lifted[pawn] = (key, by, self._maze.ways[self._at[pawn]])

    def _sender(self, slave: int, pawns: tuple[int, ...]) -> Seat:
        """The owner of the mummy that was met; of a curse, whoever played it."""
        return next((owner(pawn) for pawn in pawns if pawn != slave), self._player)

    def _put_back(self, pawn: int, square: int) -> None:
        self._at[pawn] = square
        if (lifted := self._lifted.pop(pawn, None)) is not None:
            key, by, before = lifted
            self._lost(pawn, key, self._maze.ways[square] - before, by)

    def _swap(self, pawn: int, other: int) -> None:
        self._at[pawn], self._at[other] = self._at[other], self._at[pawn]
        for one, before in ((pawn, other), (other, pawn)):
            if kind(one) is Kind.SLAVE and self._curse:
                self._lost(one, self._curse, self._maze.ways[self._at[one]] - self._maze.ways[self._at[before]])

    def _lost(self, pawn: int, key: str, steps: int, by: Seat | None = None) -> None:
        if steps > 0:
            self._setbacks.append(
                Decided(key, owner(pawn), self._player if by is None else by, (steps, self._turn))
            )

    def decided(self, ranks: Sequence[int], seat: Seat) -> Decided | None:
        """For the winner, the costliest setback of anybody else; for the others, their own."""
        dear = [one for one in self._setbacks if (one.seat != seat if ranks[seat] == 1 else one.seat == seat)]
        return max(dear, key=lambda one: one.values[0], default=None)
