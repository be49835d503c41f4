"""Pyramids as an implementation of the contract in `kit.game`."""

from collections.abc import Sequence
from random import Random

from msgspec.json import Decoder

from crocetta.games.expeditions.actions import Action
from crocetta.games.expeditions.game import ExpeditionGame
from crocetta.games.pyramids import hints, scoring
from crocetta.games.pyramids import view as views
from crocetta.games.pyramids.actions import numbered
from crocetta.games.pyramids.cards import Deck, Drawings
from crocetta.games.pyramids.events import Event, OwnEvent
from crocetta.games.pyramids.explain import Explainer, Explanation
from crocetta.games.pyramids.rules import SCORE_CARD, Law
from crocetta.games.pyramids.state import Options, State
from crocetta.games.pyramids.view import View
from crocetta.kit.game import Seat, Types
from crocetta.kit.hint import Because
from crocetta.kit.par import AnyMatch, Par


class Pyramids(ExpeditionGame[State, OwnEvent, Options]):
    name = "pyramids"
    title = "Silver & Gold: Pyramids"
    law: Law
    rules_version = 1
    types: Types[State, Action, Event, View, Options] = Types(
        Decoder(State), Decoder(Action), Decoder(Event), Decoder(View), Decoder(Options)
    )

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._explain = Explainer(deck)
        super().__init__(Law(deck), deck, numbered(len(deck)))

    @property
    def drawings(self) -> Drawings:
        return self.deck.drawings(SCORE_CARD)

    def begin(self, seats: int, options: Options) -> State:
        return self.law.setup(seats, options)

    view = staticmethod(views.view)

    def explain(self, v: View, legal: Sequence[Action]) -> Explanation:
        return self._explain(v)

    def because(self, v: View, a: Action, /) -> Because | None:
        return hints.because(self, v, a)

    def unsealed(self, v: View, rng: Random) -> State:
        return views.unsealed(len(self.deck), v, rng)

    def ranks(self, s: State) -> tuple[int, ...]:
        return scoring.ranks(s.sheets)

    def par(self, match: AnyMatch, seat: Seat, /) -> Par:
        from crocetta.games.pyramids.par import par  # loads NumPy and the compiler

        return par(self, match, seat)

    def compile_par(self) -> None:
        from crocetta.games.pyramids.par import compile_par

        compile_par(self)
