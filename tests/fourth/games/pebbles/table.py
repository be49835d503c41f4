"""A bot for Pebbles, and its table in the terminal."""

from collections.abc import Sequence
from random import Random

from crocetta.kit.game import Seat
from crocetta.kit.terminal import Breakdown, Company, Counts
from crocetta.kit.words import Words

from .rules import Action, Began, Event, Pebbles, Take, View


class Taker:
    """Takes as many as it can."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        return legal[-1]


class Terminal:
    def __init__(self, game: Pebbles, words: Words) -> None:
        self._game = game
        self.words = words

    @property
    def hint(self) -> str:
        return self.words.say("terminal-hint")

    def draw(self, view: View, company: Company, legal: Sequence[Action]) -> str:
        return f"{'o' * view.heap}  {self.words.say('heap', count=view.heap)}"

    def ask(self, view: View, company: Company) -> str:
        return self.words.say("prompt")

    def describe(self, action: Action, view: View, company: Company) -> str:
        assert isinstance(action, Take)
        return self.words.say("terminal-menu", count=action.count)

    def read(self, text: str, view: View) -> Action:
        if not text.strip().isdecimal():
            raise ValueError(self.words.say("terminal-unread"))
        return Take(int(text))

    def say(self, event: Event, company: Company) -> str:
        name = company.who(event.seat)
        if isinstance(event, Began):
            return self.words.say("said-began", name=name)
        return self.words.say("said-took", name=name, count=event.count)

    def recalls(self, event: Event, view: View) -> bool:
        return True

    def draw_data(self) -> str:
        return self.words.say("terminal-all")

    def counts(self) -> Counts:
        return {}

    def breakdown(self, view: View) -> Breakdown:
        lines = tuple((points.pebbles, points.last) for points in self._game.explain(view, ()).scores)
        return Breakdown(("pebbles", "last"), lines)

    def heading(self, name: str) -> str:
        return self.words.say(f"score-{name}")

    def verdict(self, view: View, company: Company) -> str:
        ranks = self._game.ranks(view)
        best: list[Seat] = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return self.words.say("terminal-verdict", names=company.all_of(best))
