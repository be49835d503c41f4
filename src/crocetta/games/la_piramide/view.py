"""Secrecy: what a seat sees of the state and of events, and states that fit what it sees (LP-23).

Hands and the upper part of the deck are secret; nothing else is. A view has kinds of curses, never card numbers:
players cannot tell the four copies of a curse apart.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

from msgspec import Struct

from crocetta.games.la_piramide.events import CardDrawn, CardTaken, Drew, Event, Robbed
from crocetta.games.la_piramide.pieces import CARDS, COPIES, CURSES, Curse, Family, curse_of
from crocetta.games.la_piramide.state import Health, Known, Options, Phase, State
from crocetta.kit.game import Seat


class View(Struct, frozen=True, gc=False):
    seat: Seat | None
    """Whose view it is; None for a spectator."""
    options: Options
    families: tuple[Family, ...]
    first: Seat
    turn: int
    pawns: tuple[int, ...]
    health: tuple[Health, ...]
    hand: tuple[Curse, ...]
    """One's own; empty for a spectator."""
    cards: tuple[int, ...]
    """How many each player holds."""
    deck: int
    """How many cards lie in the unknown part of the deck."""
    bottom: tuple[Curse, ...]
    """The cards below it, seen when they were played; the next to be drawn first."""
    known: Known
    """What the owner of the view has seen of other hands."""
    public: Known
    """What everybody has seen of them."""
    phase: Phase

    @property
    def seats(self) -> int:
        return len(self.families)

    @property
    def player(self) -> Seat:
        return (self.first + self.turn) % len(self.families)


def view(s: State, seat: Seat | None) -> View:
    public = s.known[-1]
    return View(
        seat=seat,
        options=s.options,
        families=s.families,
        first=s.first,
        turn=s.turn,
        pawns=s.pawns,
        health=s.health,
        hand=() if seat is None else tuple(map(curse_of, s.hands[seat])),
        cards=tuple(map(len, s.hands)),
        deck=len(s.deck),
        bottom=tuple(map(curse_of, s.bottom)),
        known=public if seat is None else s.known[seat],
        public=public,
        phase=s.phase,
    )


def redact(e: Event, seat: Seat | None) -> Event:
    match e:
        case Drew(drawer, _, seen) if seat != drawer and not seen:
            return CardDrawn(drawer)
        case Robbed(thief, victim, _) if seat not in (thief, victim):
            return CardTaken(thief, victim)
        case _:
            return e


def sample(v: View, rng: Random) -> State:
    """Deals the cards unknown to the view's owner at random. Others know only what everybody has seen."""
    pack = _Pack(CARDS if v.options.curses else 0)
    bottom = pack.take(v.bottom)
    certain = [v.hand if seat == v.seat else v.known[seat] for seat in range(v.seats)]
    hands = [pack.take(curses) for curses in certain]
    rest = pack.rest()
    rng.shuffle(rest)
    for seat, hand in enumerate(hands):
        missing = v.cards[seat] - len(hand)
        hand += rest[:missing]
        del rest[:missing]
    return State(
        options=v.options,
        families=v.families,
        first=v.first,
        turn=v.turn,
        pawns=v.pawns,
        health=v.health,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        deck=tuple(sorted(rest)),
        bottom=tuple(bottom),
        known=tuple(_row(v, observer) for observer in range(v.seats + 1)),
        phase=v.phase,
    )


class _Pack:
    """All the cards, to be taken out by kind."""

    def __init__(self, cards: int) -> None:
        self._left = Counter(dict.fromkeys(CURSES[: cards // COPIES], COPIES))

    def take(self, curses: Iterable[Curse]) -> list[int]:
        return [self._card(curse) for curse in curses]

    def rest(self) -> list[int]:
        return self.take(list(self._left.elements()))

    def _card(self, curse: Curse) -> int:
        self._left[curse] -= 1
        return COPIES * CURSES.index(curse) + self._left[curse]


def _row(v: View, observer: int) -> Known:
    """What an observer has seen in a sampled state; empty for their own hand."""
    if observer == v.seat:
        return v.known
    return tuple(() if holder == observer else curses for holder, curses in enumerate(v.public))
