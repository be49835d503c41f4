"""La Piramide as an implementation of the contract in `kit.game`: the rules bound to one maze."""

from collections.abc import Sequence
from random import Random

from msgspec.json import Decoder

from crocetta.games.la_piramide import hints, refusals, rules, scoring
from crocetta.games.la_piramide.actions import Action, numbering
from crocetta.games.la_piramide.drawings import Drawings, draw
from crocetta.games.la_piramide.events import Event
from crocetta.games.la_piramide.explain import Explainer, Explanation
from crocetta.games.la_piramide.look_back import look_back
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import SEATS
from crocetta.games.la_piramide.state import Options, State
from crocetta.games.la_piramide.view import View, redact, sample, view
from crocetta.kit.ending import LookBack
from crocetta.kit.game import Chance, Edition, Seat, Step, Types
from crocetta.kit.hint import Because


class LaPiramide:
    name = "la-piramide"
    title = "La Piramide"
    seats = SEATS
    rules_version = 1

    def __init__(self, maze: Maze, edition: Edition) -> None:
        self.maze = maze
        self.edition = edition
        self.types: Types[State, Action, Event, View, Options] = Types(
            state=Decoder(State),
            action=Decoder(Action),
            event=Decoder(Event),
            view=Decoder(View),
            options=Decoder(Options),
        )
        self._numbering = numbering(maze)
        self._explain = Explainer(maze)

    @property
    def actions(self) -> int:
        return len(self._numbering)

    @property
    def drawings(self) -> Drawings:
        return draw(self.maze)

    def setup(self, seats: int, options: Options) -> State:
        return rules.setup(self.maze, seats, options)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return rules.to_act(s)

    def simultaneous(self, s: State) -> bool:
        return False

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return rules.legal(self.maze, s, seat)

    def chance(self, s: State) -> Chance[Action]:
        return rules.chance(s)

    def index(self, a: Action) -> int:
        return self._numbering.index(a, refusals.home_clause(a))

    def action(self, i: int) -> Action:
        return self._numbering.action(i)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State, Event]:
        return rules.apply(self.maze, s, seat, a)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, seat)

    def explain(self, v: View, legal: Sequence[Action]) -> Explanation:
        return self._explain(v, legal)

    def because(self, v: View, a: Action, /) -> Because | None:
        return hints.because(self, v, a)

    def look_back(self, v: View, events: Sequence[Event]) -> LookBack:
        return look_back(self.maze, v, events)

    def redact(self, e: Event, seat: Seat | None) -> Event | None:
        return redact(e, seat)

    def sample(self, v: View, rng: Random) -> State:
        return sample(v, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        return scoring.scores(s)

    def ranks(self, s: State) -> tuple[int, ...]:
        return scoring.ranks(self.maze, s)

    def progress(self, s: State) -> dict[str, int]:
        return {"turn": s.turn // s.seats + 1}

    def winners(self, s: State) -> tuple[Seat, ...]:
        return scoring.winners(self.maze, s)
