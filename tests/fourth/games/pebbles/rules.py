"""The whole law of Pebbles, behind the contract of `kit.game`."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from crocetta.kit.game import DEALER, Chance, Edition, Illegal, Seat, Step, Types
from crocetta.kit.numbering import Numbering
from crocetta.kit.scoring import Criterion, Explained, Points, places, ties

MOST: Final = 3
FOR_THE_LAST: Final = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    heap: Annotated[int, Meta(ge=5, le=30)] = 12


class Begin(Struct, frozen=True, tag="begin"):
    seat: Seat


class Take(Struct, frozen=True, tag="take"):
    count: int


class Began(Struct, frozen=True, tag="began"):
    seat: Seat


class Took(Struct, frozen=True, tag="took"):
    seat: Seat
    count: int


class State(Struct, frozen=True):
    heap: int
    taken: tuple[int, ...]
    turn: Seat | None = None
    last: Seat | None = None


class View(State, frozen=True):
    seat: Seat | None = None


class Score(Points, frozen=True):
    pebbles: int
    last: int


class Drawings(Struct, frozen=True):
    """There is nothing to draw."""


Action = Begin | Take
Event = Began | Took


class Pebbles:
    name = "pebbles"
    title = "Pebbles"
    seats = range(2, 5)
    rules_version = 1
    edition = Edition.of("pebbles", "first", own=False)
    drawings = Drawings()
    types: Types[State, Action, Event, View, Options] = Types(
        Decoder(State), Decoder(Action), Decoder(Event), Decoder(View), Decoder(Options)
    )
    _numbering: Numbering[Action] = Numbering(
        (*(Take(count) for count in range(1, MOST + 1)), *(Begin(seat) for seat in range(4)))
    )

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise ValueError(f"Pebbles is for 2 to 4 players, not {seats}")
        return State(options.heap, (0,) * seats)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.heap == 0:
            return ()
        return (DEALER,) if s.turn is None else (s.turn,)

    def simultaneous(self, s: State) -> bool:
        return False

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(s):
            return ()
        if seat == DEALER:
            return self.chance(s).outcomes
        return [Take(count) for count in range(1, min(MOST, s.heap) + 1)]

    def chance(self, s: State) -> Chance[Action]:
        return Chance("begin", (), tuple(Begin(seat) for seat in range(len(s.taken))))

    def index(self, a: Action) -> int:
        return self._numbering.index(a, "PB-2")

    def action(self, i: int) -> Action:
        return self._numbering.action(i)

    @property
    def actions(self) -> int:
        return len(self._numbering)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State, Event]:
        if seat not in self.to_act(s) or isinstance(a, Begin) != (seat == DEALER):
            raise Illegal("PB-2", "refused-turn")
        if isinstance(a, Begin):
            if not 0 <= a.seat < len(s.taken):
                raise Illegal("PB-1", "refused-seat")
            return Step(replace(s, turn=a.seat), (Began(a.seat),))
        if not 1 <= a.count <= min(MOST, s.heap):
            raise Illegal("PB-2", "refused-count", {"left": min(MOST, s.heap)})
        taken = tuple(count + (place == seat) * a.count for place, count in enumerate(s.taken))
        heap = s.heap - a.count
        after = State(heap, taken, (seat + 1) % len(taken), None if heap else seat)
        return Step(after, (Took(seat, a.count),), final=heap == 0)

    def view(self, s: State, seat: Seat | None) -> View:
        return View(s.heap, s.taken, s.turn, s.last, seat)

    def explain(self, v: View, legal: Sequence[Action]) -> Explained[Score]:
        found = tuple(ties(self.scores(v), [self._last(v)])) if v.heap == 0 else ()
        return Explained(self._points(v), found)

    def _last(self, s: State) -> Criterion:
        return Criterion("last", tuple(int(seat == s.last) for seat in range(len(s.taken))))

    def _points(self, s: State) -> tuple[Score, ...]:
        return tuple(Score(count, FOR_THE_LAST * (seat == s.last)) for seat, count in enumerate(s.taken))

    def redact(self, e: Event, seat: Seat | None) -> Event:
        return e

    def sample(self, v: View, rng: Random) -> State:
        return State(v.heap, v.taken, v.turn, v.last)

    def progress(self, s: State) -> dict[str, int]:
        return {"left": s.heap}

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(points.total for points in self._points(s))

    def ranks(self, s: State) -> tuple[int, ...]:
        return places(self.scores(s), [self._last(s)])

    def winners(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks(s)) if rank == 1) if s.heap == 0 else ()
