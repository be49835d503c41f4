"""Silver & Gold behind the contract of `kit.game`."""

from collections.abc import Sequence
from random import Random

from msgspec.json import Decoder

from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold import rules, scoring
from crocetta.games.silver_and_gold import view as views
from crocetta.games.silver_and_gold.actions import numbered
from crocetta.games.silver_and_gold.cards import Deck, Drawings
from crocetta.games.silver_and_gold.events import Event
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.game import Chance, Seat, Step, Types


class SilverAndGold:
    name = "silver-and-gold"
    title = "Silver & Gold"
    seats = range(2, 5)
    rules_version = 1
    types: Types[State, Action, Event, View, Options] = Types(
        Decoder(State), Decoder(Action), Decoder(Event), Decoder(View), Decoder(Options)
    )

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.edition = deck.edition
        self._numbers = numbered(len(deck))

    @property
    def drawings(self) -> Drawings:
        return self.deck.drawings()

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise ValueError(f"Silver & Gold is for 2 to 4 players, not {seats}")
        if len(self.deck) < 4 * seats:
            raise ValueError(f"the deck has {len(self.deck)} maps; {seats} players need {4 * seats} (SG-9)")
        return rules.setup(self.deck, seats, options)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return rules.to_act(s)

    def simultaneous(self, s: State) -> bool:
        return s.phase is Phase.MARK or s.phase is Phase.KEEP

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return rules.legal(self.deck, s, seat)

    def chance(self, s: State) -> Chance[Action]:
        return rules.chance(s)

    def index(self, a: Action) -> int:
        return self._numbers.index(a, "SG-12")

    def action(self, i: int) -> Action:
        return self._numbers.action(i)

    @property
    def actions(self) -> int:
        return len(self._numbers)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State, Event]:
        return rules.apply(self.deck, s, seat, a)

    def view(self, s: State, seat: Seat | None) -> View:
        return views.view(s, seat)

    def redact(self, e: Event, seat: Seat | None) -> Event | None:
        return views.redact(e, seat)

    def sample(self, v: View, rng: Random) -> State:
        return views.sample(self.deck, v, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(scoring.score(self.deck, sheet).total for sheet in s.sheets)

    def ranks(self, s: State) -> tuple[int, ...]:
        return scoring.ranks(self.deck, s.sheets)

    def winners(self, s: State) -> tuple[Seat, ...]:
        if s.phase is not Phase.OVER:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks(s)) if rank == 1)
