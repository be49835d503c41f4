"""A bot that looks one act ahead and takes what brings most, counted in steps.

A slave is worth the steps it has made, less what foreign mummies are likely to undo; a mummy is worth what it may
undo. Other players' slaves count negatively, the leader's most.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from crocetta.games.la_piramide import curses
from crocetta.games.la_piramide.actions import (
    Action,
    Begin,
    Deal,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    PlayCurse,
    Rob,
    Roll,
    Rolled,
    Walk,
)
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import cursed, rolled
from crocetta.games.la_piramide.pieces import BURST, MUMMIES, OUT, SLAVES, Curse, Kind, kind, owner
from crocetta.games.la_piramide.state import Health, Naming, Picking, Swapping
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat

OUT_BONUS: Final = 10.0
"""The value of being out beyond the steps to it: nobody can undo it."""
LAST_SLAVE: Final = 3.0
"""How much more the last slave matters than the first."""
VICTORY: Final = 1000.0
MUMMY: Final = 4.0
CARD: Final = 3.0
HIT_CHANCE: Final = 0.5
"""The probability that a mummy that can hit a slave does: its owner may have other plans."""
STEP_TOWARDS: Final = 0.15
"""The value of a mummy's step towards the best target."""


class Greedy:
    def __init__(self, game: LaPiramide) -> None:
        self._maze = game.maze
        self._rolls: dict[int, Counter[int]] = {}

    def evaluator(self, view: View) -> "Evaluator":
        return Evaluator(self._maze, view, self._rolls)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        evaluator = self.evaluator(view)
        worth = [evaluator.worth(a) for a in legal]
        best = max(worth)
        return rng.choice([a for a, value in zip(legal, worth, strict=True) if value == best])


class Evaluator:
    """The evaluation of one player's view. Values are in steps, positive if good for this player."""

    def __init__(self, maze: Maze, view: View, rolls: dict[int, Counter[int]]) -> None:
        assert view.seat is not None, "a spectator has nothing to choose"
        self._maze = maze
        self._view = view
        self._me = view.seat
        self._rolls = rolls
        self._stands: dict[tuple[int, int], float] = {}
        self._homes = [max(maze.ways[start] for start in maze.starts[f, Kind.SLAVE]) for f in view.families]
        behind = [self._way_behind(seat) for seat in range(view.seats)]
        lead = max(way for seat, way in enumerate(behind) if seat != self._me)
        self._share = [0.8 if way == lead else 0.3 for way in behind]
        self._share[self._me] = -1.0
        self._mummies_against = [self._mummies_foreign_to(seat) for seat in range(view.seats)]
        self._targets = self._foreign_slaves()
        self._best_target = max(self._targets, key=lambda target: target[1], default=None)

    def worth(self, a: Action) -> float:
        match a:
            case Roll():
                return sum(self._roll(pips) for pips in range(1, 7)) / 6
            case PlayCurse(curse):
                return self._curse(curse) - CARD
            case Walk():
                return self._roll(1)
            case Gamble(values):
                return CARD * len(values) / 6 if self._view.deck or self._view.bottom else 0.0
            case Move(pawn, to):
                return self._move(pawn, to)
            case PlaceBack(pawn, square):
                return self._stand(pawn, square)
            case Pick(pawn):
                return self._pick(pawn)
            case Name(seat):
                return self._name(seat)
            case Begin() | Rolled() | Deal() | Rob():
                raise ValueError("the dealer's acts are not for a player to choose")

    def _roll(self, pips: int) -> float:
        """The best that a slave and a mummy can do with this number, independently."""
        total = 0.0
        for pawns in (SLAVES[self._me], MUMMIES[self._me]):
            found = ((pawn, to) for pawn in pawns for to in rolled(self._maze, self._view, pawn, pips))
            total += max((self._move(pawn, to) for pawn, to in found), default=0.0)
        return total

    def _curse(self, curse: Curse) -> float:
        if curse is Curse.GRAVE_ROBBER:
            return CARD + max(self._view.cards[seat] for seat in self._others()) / 2
        if curse is Curse.PLAGUE:
            return max(self._threat(seat) for seat in self._others() if self._view.health[seat] is Health.WELL)
        if curses.awakens(self._view, curse):
            return MUMMY * sum(self._view.pawns[mummy] == BURST for mummy in MUMMIES[self._me])
        return max(self._cursed(curse, pawn) for pawn in curses.picks(self._maze, self._view, curse))

    def _cursed(self, curse: Curse, pawn: int) -> float:
        """The best that the curse can do with this pawn."""
        if curse is Curse.PHARAOHS_CALL:
            return -self._value(pawn)
        if curse is Curse.CHANGE_OF_BANDAGES:
            return max(self._swap(pawn, other) for other in curses.partners(self._maze, self._view, pawn))
        return max(self._move(pawn, to) for to in cursed(self._maze, self._view, pawn, curse))

    def _pick(self, pawn: int) -> float:
        if isinstance(self._view.phase, Swapping):
            return self._swap(self._view.phase.pawn, pawn)
        assert isinstance(self._view.phase, Picking)
        return self._cursed(self._view.phase.curse, pawn)

    def _name(self, seat: Seat) -> float:
        assert isinstance(self._view.phase, Naming)
        if self._view.phase.curse is Curse.PLAGUE:
            return self._threat(seat)
        return self._share[seat] * self._view.cards[seat]

    def _move(self, pawn: int, to: int) -> float:
        before = self._value(pawn)
        if to == OUT or to not in self._view.pawns:
            return self._stand(pawn, to) - before
        met = self._view.pawns.index(to)
        if kind(pawn) is kind(met):
            return (self._share[owner(pawn)] + self._share[owner(met)]) * MUMMY
        return -before - self._value(met)

    def _swap(self, one: int, other: int) -> float:
        here, there = self._view.pawns[one], self._view.pawns[other]
        gain = self._stand(one, there) + self._stand(other, here)
        return gain - self._value(one) - self._value(other)

    def _value(self, pawn: int) -> float:
        return self._stand(pawn, self._view.pawns[pawn])

    def _stand(self, pawn: int, place: int) -> float:
        """The value of this pawn standing there."""
        value = self._stands.get((pawn, place))
        if value is None:
            of = self._slave if kind(pawn) is Kind.SLAVE else self._mummy
            value = self._stands[pawn, place] = -self._share[owner(pawn)] * of(pawn, place)
        return value

    def _slave(self, slave: int, place: int) -> float:
        seat = owner(slave)
        home = self._homes[seat]
        if place == OUT:
            return home + OUT_BONUS + (VICTORY if self._is_last(slave) else 0.0)
        behind = (home - self._maze.ways[place]) * self._factor(slave)
        danger = min(1.0, HIT_CHANCE * sum(self._hits(square, place) for square in self._mummies_against[seat]))
        return behind * (1 - danger)

    def _is_last(self, slave: int) -> bool:
        brother = slave ^ 1
        return self._view.pawns[brother] == OUT

    def _factor(self, slave: int) -> float:
        return LAST_SLAVE if self._is_last(slave) else 1.0

    def _mummy(self, mummy: int, place: int) -> float:
        """The value of what it may undo with its next roll, and of being near the best target."""
        if owner(mummy) != self._me or self._best_target is None:
            return 0.0
        threats = sum(worth * self._hits(place, square) for square, worth in self._targets)
        here, there = self._maze.places[place], self._maze.places[self._best_target[0]]
        apart = abs(here.row - there.row) + abs(here.column - there.column)
        return HIT_CHANCE * threats - STEP_TOWARDS * apart

    def _foreign_slaves(self) -> list[tuple[int, float]]:
        """Their squares, and the value of sending each back."""
        return [
            (square, self._share[seat] * (self._homes[seat] - self._maze.ways[square]) * self._factor(slave))
            for seat in self._others()
            for slave in SLAVES[seat]
            if (square := self._view.pawns[slave]) >= 0
        ]

    def _mummies_foreign_to(self, seat: Seat) -> list[int]:
        pawns = (pawn for other in range(self._view.seats) if other != seat for pawn in MUMMIES[other])
        return [self._view.pawns[pawn] for pawn in pawns if self._view.pawns[pawn] >= 0]

    def _hits(self, square: int, to: int) -> float:
        """The share of the six rolls that takes a pawn from here to there, if nobody is in the way."""
        rolls = self._rolls.get(square)
        if rolls is None:
            rolls = Counter(end for pips in range(1, 7) for end in self._maze.exact(square, pips))
            self._rolls[square] = rolls
        return rolls.get(to, 0) / 6

    def _way_behind(self, seat: Seat) -> float:
        places = (self._view.pawns[slave] for slave in SLAVES[seat])
        home = self._homes[seat]
        return sum(home + OUT_BONUS if p == OUT else home - self._maze.ways[p] if p >= 0 else 0 for p in places)

    def _threat(self, seat: Seat) -> float:
        """What Plague costs a player: an average roll per turn, and more with the last slave near an exit."""
        slaves = [self._view.pawns[slave] for slave in SLAVES[seat]]
        near = min((self._maze.ways[square] for square in slaves if square >= 0), default=7)
        lost = 7 * (self._maze.numbers[Curse.PLAGUE] if self._view.seats == 2 else 1)
        return self._share[seat] * (OUT_BONUS + lost if OUT in slaves and near <= 6 else lost)

    def _others(self) -> list[Seat]:
        return [seat for seat in range(self._view.seats) if seat != self._me]
