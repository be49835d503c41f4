"""Pyramids behind the contract of `kit.game`."""

from collections.abc import Sequence
from random import Random

from msgspec.json import Decoder

from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.game import ExpeditionGame
from crocetta.games.pyramids import rules, scoring
from crocetta.games.pyramids import view as views
from crocetta.games.pyramids.actions import numbered
from crocetta.games.pyramids.cards import Deck, Drawings
from crocetta.games.pyramids.events import Event
from crocetta.games.pyramids.state import Options, State
from crocetta.games.pyramids.view import View
from crocetta.kit.game import Seat, Step, Types


class Pyramids(ExpeditionGame[State, Options, Deck]):
    name = "pyramids"
    title = "Silver & Gold: Pyramids"
    rules_version = 1
    card_word = "card"
    dealing_clause = "PY-6"
    marking_clause = "PY-8"
    types: Types[State, Action, Event, View, Options] = Types(
        Decoder(State), Decoder(Action), Decoder(Event), Decoder(View), Decoder(Options)
    )

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck, numbered(len(deck)))

    @property
    def drawings(self) -> Drawings:
        return self.deck.drawings()

    def begin(self, seats: int, options: Options) -> State:
        return rules.setup(self.deck, seats, options)

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return rules.legal(self.deck, s, seat)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State, Event]:
        return rules.apply(self.deck, s, seat, a)

    def view(self, s: State, seat: Seat | None) -> View:
        return views.view(s, seat)

    def redact(self, e: Event, seat: Seat | None) -> Event | None:
        return views.redact(e, seat)

    def sample(self, v: View, rng: Random) -> State:
        return views.sample(self.deck, v, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(scoring.score(sheet).total for sheet in s.sheets)

    def ranks(self, s: State) -> tuple[int, ...]:
        return scoring.ranks(s.sheets)
