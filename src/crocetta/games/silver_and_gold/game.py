"""Silver & Gold as an implementation of the contract in `kit.game`."""

from collections.abc import Sequence
from random import Random

from msgspec.json import Decoder

from crocetta.games.expeditions import turns
from crocetta.games.expeditions.actions import Action, Start
from crocetta.games.expeditions.game import ExpeditionGame
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold import hints, scoring
from crocetta.games.silver_and_gold import view as views
from crocetta.games.silver_and_gold.actions import numbered
from crocetta.games.silver_and_gold.cards import Deck, Drawings
from crocetta.games.silver_and_gold.events import Event, OwnEvent
from crocetta.games.silver_and_gold.explain import Explainer, Explanation
from crocetta.games.silver_and_gold.rules import SCORE_CARD, Law
from crocetta.games.silver_and_gold.state import Options, State
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.game import DEALER, Seat, Step, Types
from crocetta.kit.hint import Because
from crocetta.kit.par import AnyMatch, Par


class SilverAndGold(ExpeditionGame[State, OwnEvent, Options]):
    name = "silver-and-gold"
    title = "Silver & Gold"
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

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State, Event]:
        if s.phase is Phase.START and seat == DEALER and isinstance(a, Start):
            return self.law.draw_start_player(s, a)
        return turns.apply(self.law, s, seat, a)

    view = staticmethod(views.view)

    def explain(self, v: View, legal: Sequence[Action]) -> Explanation:
        return self._explain(v)

    def because(self, v: View, a: Action, /) -> Because | None:
        return hints.because(self, v, a)

    def unsealed(self, v: View, rng: Random) -> State:
        return views.unsealed(len(self.deck), v, rng)

    def ranks(self, s: State) -> tuple[int, ...]:
        return scoring.ranks(self.deck, s.sheets)

    def par(self, match: AnyMatch, seat: Seat, /) -> Par:
        from crocetta.games.silver_and_gold.par import par  # loads NumPy and the compiler

        return par(self, match, seat)

    def compile_par(self) -> None:
        from crocetta.games.silver_and_gold.par import compile_par

        compile_par(self)
