"""The table of a flip-and-write game in the terminal; each game adds its cards, its sheet and its score."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import astuple
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from crocetta.games.expeditions.actions import DECK, Action, Keep, Mark, Take
from crocetta.games.expeditions.events import (
    Completed,
    Flipped,
    MarkedCells,
    RoundEnded,
    Took,
)
from crocetta.games.expeditions.faces import INKS, SIGNS, Face, field_names, large, shape_text, small
from crocetta.games.expeditions.shapes import EXPEDITIONS
from crocetta.games.expeditions.table import ROUNDS, TURNS, TURNS_A_ROUND, HeldCards, Holding, Phase, round_of
from crocetta.games.expeditions.typed import Reader, read_act
from crocetta.kit.game import Seat
from crocetta.kit.scoring import Explained, Tie
from crocetta.kit.terminal import Breakdown, Company
from crocetta.kit.words import Value, Words, list_of

Mk = TypeVar("Mk", bound=MarkedCells)
Sh = TypeVar("Sh", bound=HeldCards)
V = TypeVar("V", bound=Any)
"""A view of either game. Fields that both have are read here, the others by the game."""


def grid(*cells: RenderableType, gap: int = 2) -> Grid:
    """Places cells side by side."""
    table = Grid.grid(padding=(0, gap, 0, 0))
    for _ in cells:
        table.add_column()
    table.add_row(*cells)
    return table


class ExpeditionTable(ABC, Generic[V, Sh, Mk]):
    words: Words
    width: ClassVar[int]
    tie_clause: ClassVar[str]

    @property
    def hint(self) -> str:
        parts = ("hint-mark", "hint-done", "hint-keep", "hint-take", "legend")
        return "\n".join(self.words.say(f"terminal-{part}") for part in parts)

    @abstractmethod
    def face(self, card: int) -> Face: ...

    @abstractmethod
    def card_parameters(self, card: int) -> dict[str, Value]:
        """What messages need to name a card: its colour, what it pays, or its number."""

    @abstractmethod
    def sheet(self, view: V, sheet: Sh) -> RenderableType:
        """The viewer's own score card."""

    @abstractmethod
    def figures(self, sheet: Sh) -> list[Text]:
        """The score card of somebody else, in a line or two."""

    def opening_words(self, view: V, company: Company) -> list[str]:
        """What the heading shows besides round and turn."""
        return []

    @abstractmethod
    def notes(self, view: V) -> str:
        """What else lies on the table, at the end of the display's heading."""

    @abstractmethod
    def found(self, marks: Sequence[Mk]) -> list[str]:
        """What the marks of a turn brought: 1 coin, palm (+2)."""

    @abstractmethod
    def symbols(self, card: int) -> dict[str, int]:
        """The cells of each symbol on a card."""

    @abstractmethod
    def explain(self, view: V) -> Explained[Any]:
        """What the view adds up to."""

    @abstractmethod
    def tie_break(self, tie: Tie) -> dict[str, Value]:
        """What decided among those level in points."""

    @abstractmethod
    def say_more(self, event: object, company: Company) -> str | None:
        """Events that only this game has."""

    def draw(self, view: V, company: Company, legal: Sequence[Action]) -> RenderableType:
        parts: list[RenderableType] = [self._heading(view, company)]
        if view.phase is Phase.KEEP and view.hand:
            parts.append(self._hand(view.hand))
        elif view.seat is not None:
            parts.append(self._own(view))
        if view.seat is not None:
            parts.append(Text(self.words.say("terminal-legend"), "dim"))
        if view.display:
            parts.append(self._display(view))
        parts.append(self._others(view, company))
        return Group(*parts)

    def ask(self, view: V, company: Company) -> str:
        say, pencil = self.words.say, view.pencil
        if view.phase is Phase.KEEP:
            return say("keep-title")
        if view.phase is Phase.TAKE:
            return say("take-two" if view.to_take > 1 else "take-one" if view.deck else "take-open")
        if pencil.owed:
            return f"{say('bonus', count=pencil.owed)} {say('bonus-text')}"
        if pencil.marks:
            return say("terminal-press-enter")
        if not any(self._unmarked(holding) for holding in view.sheets[view.seat].slots):
            return say("terminal-pass")
        shape = say("shape", shape=EXPEDITIONS[view.used[-1]].value)
        begun = any(holding is not None and holding.marked for holding in view.sheets[view.seat].slots)
        return f"{shape}. {say('place' if begun else 'place-first')}"

    def describe(self, action: Action, view: V, company: Company) -> str:
        say = self.words.say
        match action:
            case Keep(first, second):
                one, other = view.hand[first], view.hand[second]
                return say("terminal-describe-keep", first=one, second=other, **self.two_cards(one, other))
            case Take(place) if place == DECK:
                return say("terminal-describe-deck")
            case Take(place):
                card = view.display[place]
                return say("terminal-describe-take", card=card, **self.card_parameters(card))
            case Mark(slot, cells):
                holding = view.sheets[view.seat].slots[slot]
                symbols = ", ".join(self._symbols_under(holding.card, cells)) if holding else ""
                named = f"{slot + 1} {field_names(cells, self.width)}"
                return f"{named}  ({symbols})" if symbols else named
            case _:
                return say("terminal-describe-done")

    def _symbols_under(self, card: int, cells: int) -> list[str]:
        """The symbols that a mark would cover."""
        counts = {symbol: (held & cells).bit_count() for symbol, held in self.symbols(card).items()}
        said = self.words.say
        return [said("terminal-symbols", symbol=symbol, count=count) for symbol, count in counts.items() if count]

    def two_cards(self, one: int, other: int) -> dict[str, Value]:
        return {**self.card_parameters(one), "other": self.card_parameters(other)["colour"]}

    def read(self, text: str, view: V) -> Action:
        slots = view.sheets[view.seat].slots if view.seat is not None else ()
        return read_act(text, Reader(view.phase, slots, len(view.display), self.width, self.words))

    def say(self, event: object, company: Company) -> str | None:
        say = self.words.say
        match event:
            case Flipped(card):
                return say("event-flipped", shape=EXPEDITIONS[card].value)
            case Completed(seat, card):
                return say("event-completed", **self.card_parameters(card), **company.named(seat))
            case Took(seat, card, unseen):
                key = "event-took-unseen" if unseen else "event-took"
                return say(key, **self.card_parameters(card), **company.named(seat))
            case RoundEnded(number):
                return say("event-round-ended", round=number)
            case _:
                return self.say_more(event, company)

    def recalls(self, event: object, view: V) -> bool:
        """The used pile may not be looked through, nor in the log (SG-25, PY-25)."""
        open_pile: bool = view.options.open_pile
        return open_pile or not isinstance(event, Flipped)

    def say_marks(self, seat: Seat, marks: Sequence[Mk], company: Company) -> str:
        """All that somebody marked in a turn, where, and what it brought."""
        say, who = self.words.say, company.named(seat)
        if not marks:
            return say("event-passed", **who)
        cells = sum(mark.cells.bit_count() for mark in marks)
        found, where = self.found(marks), self._where(marks)
        if not found:
            return say("terminal-opened", count=cells, where=where, **who)
        return say("terminal-opened-found", count=cells, found=list_of(found, company.words), where=where, **who)

    def _where(self, marks: Sequence[Mk]) -> str:
        """The cells of each card, in the order of the marks: Map 12: a1 b1 b2. Map 7: c3."""
        cells: dict[int, list[str]] = {}
        for mark in marks:
            cells.setdefault(mark.card, []).append(field_names(mark.cells, self.width))
        say = self.words.say
        return " ".join(say("terminal-where", card=card, cells=" ".join(named)) for card, named in cells.items())

    def breakdown(self, view: V) -> Breakdown:
        scores = self.explain(view).scores
        headings = (*scores[0].__struct_fields__, "total")
        return Breakdown(headings, tuple((*astuple(score), score.total) for score in scores))

    def heading(self, name: str) -> str:
        return self.words.say("terminal-heading", heading=name)

    def verdict(self, view: V, company: Company) -> str:
        say, explained = self.words.say, self.explain(view)
        totals = [score.total for score in explained.scores]
        tie = next((tie for tie in explained.ties if tie.place == 1), None)
        if tie is None:
            return say("terminal-won", count=max(totals), **company.named(totals.index(max(totals))))
        level = say("terminal-level", names=company.all_of(tie.seats), count=max(totals))
        if len(tie.best) > 1:
            decided = say("terminal-shared", names=company.all_of(tie.best))
        else:
            decided = say("tie", **self.tie_break(tie), **company.named(tie.best[0]))
        return f"{level} {decided.removesuffix('.')} ({self.tie_clause})."

    def cards_in_columns(self, cards: Sequence[int]) -> RenderableType:
        return Columns([small(self.face(card), cell_width=3) for card in cards], padding=(1, 2))

    def _heading(self, view: V, company: Company) -> Text:
        if view.phase is Phase.OVER or view.turn == TURNS:
            return Text(self.words.say("event-ended"), "bold")
        turn = view.turn % TURNS_A_ROUND + 1
        say = self.words.say
        words = [
            say("terminal-round", round=round_of(view.turn) + 1, rounds=ROUNDS),
            say("turn-of", turn=turn, turns=TURNS_A_ROUND),
            *self.opening_words(view, company),
        ]
        if view.options.open_pile and len(view.used) > 1:
            used = (say("shape", shape=EXPEDITIONS[card].value) for card in view.used[:-1])
            words.append(say("terminal-used", shapes=", ".join(used)))
        return Text(" · ".join(words), "bold")

    def _hand(self, hand: Sequence[int]) -> RenderableType:
        shown = []
        for place, card in enumerate(hand, start=1):
            number = Text(self.words.say("terminal-card", place=place), "dim")
            shown.append(Group(number, small(self.face(card), cell_width=3)))
        return Padding(grid(*shown), (1, 0))

    def _unmarked(self, holding: Holding | None) -> int:
        return 0 if holding is None else self.face(holding.card).open & ~holding.marked

    def _own(self, view: V) -> RenderableType:
        mine = view.sheets[view.seat]
        shown: list[RenderableType] = []
        for slot, holding in enumerate(mine.slots):
            if holding is None:
                nothing = self.words.say("terminal-no-card", place=slot + 1)
                shown.append(Text(f"\n  {nothing}".ljust(4 * self.width + 4), "dim"))
                continue
            fresh = sum(mark.cells for mark in view.pencil.marks if mark.card == holding.card)
            shown.append(large(self.face(holding.card), holding.marked, fresh))
        return grid(*shown, Group(self._expedition(view), self.sheet(view, mine)))

    def _expedition(self, view: V) -> RenderableType:
        if view.phase not in (Phase.MARK, Phase.TAKE) or not view.used:
            return Text("\n\n")
        shape = EXPEDITIONS[view.used[-1]]
        return grid(shape_text(shape), Text(self.words.say("shape", shape=shape.value), "bold"))

    def _display(self, view: V) -> RenderableType:
        deck = self.words.say("terminal-deck", count=view.deck)
        heading = Text(self.words.say("display"), "bold").append(f"   {deck}   {self.notes(view)}", "not bold dim")
        return Group(Text(), heading, grid(*(small(self.face(card)) for card in view.display), gap=3))

    def _others(self, view: V, company: Company) -> RenderableType:
        shown = []
        for seat, sheet in enumerate(view.sheets):
            if seat != view.seat:
                shown.append(Padding(self._other(view, sheet, seat, company), (1, 1, 0, 0)))
        return Group(*(grid(*shown[first : first + 3]) for first in range(0, len(shown), 3)))

    def _other(self, view: V, sheet: Sh, seat: Seat, company: Company) -> RenderableType:
        name = Text(company.names[seat], "bold")
        ready = view.phase in (Phase.MARK, Phase.KEEP) and view.finished[seat]
        name.append(f"  {self.words.say('ready')}" if ready else "", "not bold dim")
        cards = [small(self.face(holding.card), holding.marked) for holding in sheet.slots if holding]
        return Group(name, grid(*cards, gap=1) if cards else Text(""), *self.figures(sheet))


def colour_count(colours: Sequence[str], wanted: Sequence[str]) -> Text:
    """☾ 0  ☀ 1  ♣ 2"""
    line = Text()
    for colour in wanted:
        line.append(f"{SIGNS[colour]} {colours.count(colour)}  ", INKS[colour])
    return line
