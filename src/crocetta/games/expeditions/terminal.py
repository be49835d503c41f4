"""The table of a flip-and-write game in the terminal; each game adds its cards, its sheet and its score."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import pairwise
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
    Displayed,
    Flipped,
    Kept,
    Laid,
    MarkedCells,
    RoundEnded,
    Took,
)
from crocetta.games.expeditions.faces import INKS, SHAPES, SIGNS, Face, field_names, large, shape_text, small
from crocetta.games.expeditions.shapes import EXPEDITIONS
from crocetta.games.expeditions.table import ROUNDS, TURNS, TURNS_A_ROUND, HeldCards, Holding, Phase, round_of
from crocetta.games.expeditions.typed import Reader, read_act
from crocetta.kit.game import Seat
from crocetta.kit.scoring import Explained, Tie
from crocetta.kit.terminal import Breakdown, Company, capitalised, points

Mk = TypeVar("Mk", bound=MarkedCells)
Sh = TypeVar("Sh", bound=HeldCards)
V = TypeVar("V", bound=Any)
"""A view of either game. Its fields that both games have are read here, the others by the game."""


def grid(*cells: RenderableType, gap: int = 2) -> Grid:
    """Things side by side."""
    table = Grid.grid(padding=(0, gap, 0, 0))
    for _ in cells:
        table.add_column()
    table.add_row(*cells)
    return table


class ExpeditionTable(ABC, Generic[V, Sh, Mk]):
    card_word: ClassVar[str]
    cell_word: ClassVar[str]
    width: ClassVar[int]
    legend: ClassVar[str]
    """What the signs on the cards mean."""
    all_equal: ClassVar[str]
    """Why a victory is shared."""

    @property
    def hint(self) -> str:
        return (
            "1 a1 b1 b2   mark the shape on card 1, the left one; 1 c3 marks a single one\n"
            "done         you have finished; until then `undo` takes the last mark back\n"
            "keep 1 3     keep two of the four cards dealt\n"
            "take 2       take a card of the display; take deck takes one unseen\n"
            f"{self.legend}"
        )

    @abstractmethod
    def face(self, card: int) -> Face: ...

    @abstractmethod
    def card_name(self, card: int) -> str:
        """The purple map 7."""

    @abstractmethod
    def sheet(self, view: V, sheet: Sh) -> RenderableType:
        """The score card of the one who looks."""

    @abstractmethod
    def figures(self, sheet: Sh) -> list[Text]:
        """The score card of somebody else, in a line or two."""

    def opening_words(self, view: V, company: Company) -> list[str]:
        """What the heading tells besides round and turn."""
        return []

    @abstractmethod
    def notes(self, view: V) -> str:
        """What else lies on the table, at the end of the display's heading."""

    @abstractmethod
    def gains(self, mark: Mk) -> list[str]:
        """What a mark brought: a coin, 2 palms."""

    @abstractmethod
    def symbols_under(self, card: int, cells: int) -> list[str]:
        """The symbols that a mark would cover."""

    @abstractmethod
    def explain(self, view: V) -> Explained[Any]:
        """What the view adds up to."""

    @abstractmethod
    def tie_break(self, tie: Tie) -> str:
        """With what the best won among those level in points: more grey maps."""

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
            parts.append(Text(self.legend, "dim"))
        if view.display:
            parts.append(self._display(view))
        parts.append(self._others(view, company))
        return Group(*parts)

    def ask(self, view: V, company: Company) -> str:
        if view.phase is Phase.KEEP:
            return "Keep two of these four cards."
        if view.phase is Phase.TAKE:
            left = "" if view.to_take == 1 else f" ({view.to_take} to take)"
            return f"Take a new {self.card_word}{left}."
        pencil = view.pencil
        if pencil.owed:
            more = "one more mark" if pencil.owed == 1 else f"{pencil.owed} more marks, one at a time"
            return f"A cross: {more}, on either {self.card_word}."
        if pencil.marks:
            return "Press Enter when you are done, or type `undo`."
        if not any(self._unmarked(holding) for holding in view.sheets[view.seat].slots):
            return "You have nothing left to mark: press Enter."
        shape = SHAPES[EXPEDITIONS[view.used[-1]]]
        return f"Mark the {shape} on one of your {self.card_word}s, or a single {self.cell_word}."

    def describe(self, action: Action, view: V, company: Company) -> str:
        match action:
            case Keep(first, second):
                return f"keep {self.card_name(view.hand[first])} and {self.card_name(view.hand[second])}"
            case Take(place) if place == DECK:
                return "take the top of the deck, unseen"
            case Take(place):
                return f"take {self.card_name(view.display[place])}"
            case Mark(slot, cells):
                holding = view.sheets[view.seat].slots[slot]
                symbols = ", ".join(self.symbols_under(holding.card, cells)) if holding else ""
                named = f"{slot + 1} {field_names(cells, self.width)}"
                return f"{named}  ({symbols})" if symbols else named
            case _:
                return "done"

    def read(self, text: str, view: V) -> Action:
        slots = view.sheets[view.seat].slots if view.seat is not None else ()
        return read_act(text, Reader(view.phase, slots, len(view.display), self.width, f"{self.cell_word}s"))

    def say(self, event: object, company: Company) -> str | None:
        match event:
            case Kept(seat) if seat != company.seat:
                return f"{company.who(seat)} chose two {self.card_word}s."
            case Laid(seat, (first, second)):
                return f"{company.who(seat)} kept {self.card_name(first)} and {self.card_name(second)}."
            case Displayed(card):
                return f"{capitalised(self.card_name(card))} joined the display."
            case Flipped(card):
                return f"The expedition card shows a {SHAPES[EXPEDITIONS[card]]}."
            case Completed(seat, card):
                return f"{company.who(seat)} completed {self.card_name(card)}."
            case Took(seat, card, unseen):
                place = "unseen from the deck" if unseen else "from the display"
                return f"{company.who(seat)} took {self.card_name(card)} {place}."
            case RoundEnded(number):
                return f"Round {number} of {ROUNDS} is over."
            case _:
                return self.say_more(event, company)

    def recalls(self, event: object, view: V) -> bool:
        """The used pile may not be looked through, in the log neither (SG-25, PY-25)."""
        open_pile: bool = view.options.open_pile
        return open_pile or not isinstance(event, Flipped)

    def say_marks(self, seat: Seat, marks: Sequence[Mk], company: Company) -> str | None:
        """All that somebody marked in a turn; to its own maker it has been said mark by mark."""
        if seat == company.seat:
            return None
        if not marks:
            return f"{company.who(seat)} had nothing left to mark."
        said = [self._fields_and_gains(marks[0], named=True)]
        for before, mark in pairwise(marks):
            said.append(self._fields_and_gains(mark, named=mark.card != before.card))
        return f"{company.who(seat)} marked {', then '.join(said)}."

    def say_mark(self, seat: Seat, mark: Mk, company: Company) -> str:
        return f"{company.who(seat)} marked {self._fields_and_gains(mark, named=True)}."

    def _fields_and_gains(self, mark: Mk, *, named: bool) -> str:
        on = f" on {self.card_name(mark.card)}" if named else ""
        gains = self.gains(mark)
        brought = f" ({', '.join(gains)})" if gains else ""
        return f"{field_names(mark.cells, self.width)}{on}{brought}"

    def breakdown(self, view: V) -> Breakdown:
        scores = self.explain(view).scores
        headings = (*scores[0].__struct_fields__, "total")
        return Breakdown(headings, tuple((*astuple(score), score.total) for score in scores))

    def verdict(self, view: V, company: Company) -> str:
        explained = self.explain(view)
        totals = [score.total for score in explained.scores]
        most = points(max(totals))
        tie = next((tie for tie in explained.ties if tie.place == 1), None)
        if tie is None:
            return capitalised(f"{company.whom(totals.index(max(totals)))} won with {most}.")
        winners = company.all_of(tie.best)
        if tie.key is None:
            return capitalised(f"{winners} share the victory: {self.all_equal}.")
        won = f"{winners} won with {self.tie_break(tie)}"
        return capitalised(f"{company.all_of(tie.seats)} have {most} each; {won}.")

    def cards_in_columns(self, cards: Sequence[int]) -> RenderableType:
        return Columns([small(self.face(card), cell_width=3) for card in cards], padding=(1, 2))

    def _heading(self, view: V, company: Company) -> Text:
        if view.phase is Phase.OVER or view.turn == TURNS:
            return Text("The match is over.", "bold")
        turn = view.turn % TURNS_A_ROUND + 1
        words = [f"Round {round_of(view.turn) + 1} of {ROUNDS}", f"turn {turn} of {TURNS_A_ROUND}"]
        words += self.opening_words(view, company)
        if view.options.open_pile and len(view.used) > 1:
            words.append("used: " + ", ".join(EXPEDITIONS[card].value for card in view.used[:-1]))
        return Text(" · ".join(words), "bold")

    def _hand(self, hand: Sequence[int]) -> RenderableType:
        shown = []
        for place, card in enumerate(hand, start=1):
            shown.append(Text(f"card {place}\n", "dim").append_text(small(self.face(card), cell_width=3)))
        return Padding(grid(*shown), (1, 0))

    def _unmarked(self, holding: Holding | None) -> int:
        return 0 if holding is None else self.face(holding.card).open & ~holding.marked

    def _own(self, view: V) -> RenderableType:
        mine = view.sheets[view.seat]
        shown: list[RenderableType] = []
        for slot, holding in enumerate(mine.slots):
            if holding is None:
                shown.append(Text("\n" + f"  (no card {slot + 1})".ljust(4 * self.width + 3), "dim"))
                continue
            fresh = sum(mark.cells for mark in view.pencil.marks if mark.card == holding.card)
            shown.append(large(self.face(holding.card), holding.marked, fresh))
        return grid(*shown, Group(self._expedition(view), self.sheet(view, mine)))

    def _expedition(self, view: V) -> RenderableType:
        if view.phase not in (Phase.MARK, Phase.TAKE) or not view.used:
            return Text("\n\n")
        shape = EXPEDITIONS[view.used[-1]]
        return grid(shape_text(shape), Text(SHAPES[shape].capitalize(), "bold"))

    def _display(self, view: V) -> RenderableType:
        heading = Text("Display", "bold").append(f"   {view.deck} in the deck   {self.notes(view)}", "not bold dim")
        return Group(Text(), heading, grid(*(small(self.face(card)) for card in view.display), gap=3))

    def _others(self, view: V, company: Company) -> RenderableType:
        shown = []
        for seat, sheet in enumerate(view.sheets):
            if seat != view.seat:
                shown.append(Padding(self._other(view, sheet, seat, company), (1, 1, 0, 0)))
        return Group(*(grid(*shown[first : first + 3]) for first in range(0, len(shown), 3)))

    def _other(self, view: V, sheet: Sh, seat: Seat, company: Company) -> RenderableType:
        name = Text(company.names[seat], "bold")
        sealed = view.phase in (Phase.MARK, Phase.KEEP) and view.finished[seat]
        name.append("  sealed" if sealed else "", "not bold dim")
        cards = [small(self.face(holding.card), holding.marked) for holding in sheet.slots if holding]
        return Group(name, grid(*cards, gap=1) if cards else Text(""), *self.figures(sheet))


def colour_count(colours: Sequence[str], wanted: Sequence[str]) -> Text:
    """☾ 0  ☀ 1  ♣ 2"""
    line = Text()
    for colour in wanted:
        line.append(f"{SIGNS[colour]} {colours.count(colour)}  ", INKS[colour])
    return line
