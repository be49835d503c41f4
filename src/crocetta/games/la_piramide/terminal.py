"""La Piramide in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from crocetta.games.la_piramide import WORDS
from crocetta.games.la_piramide.actions import (
    Action,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    PlayCurse,
    Roll,
    Walk,
)
from crocetta.games.la_piramide.chart import COLOURS, Chart, pawn_code, short_code
from crocetta.games.la_piramide.events import Event
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.pieces import (
    BURST,
    CARDS,
    CURSES,
    FAMILIES,
    MUMMIES,
    OUT,
    SLAVES,
    WAITING,
    Curse,
    Kind,
    kind,
    owner,
)
from crocetta.games.la_piramide.state import (
    Choosing,
    Driving,
    Health,
    MummyMoves,
    Naming,
    Over,
    Picking,
    Placing,
    Returning,
    SlaveMoves,
    Swapping,
    Tempted,
)
from crocetta.games.la_piramide.telling import pawn_parameters, tell
from crocetta.games.la_piramide.turns import LOSING
from crocetta.games.la_piramide.typed import read_act
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat
from crocetta.kit.terminal import Breakdown, Company, Counts
from crocetta.kit.words import Words, list_of

STATES: Final = {OUT: "out", WAITING: "waits", BURST: "burst"}
HEADINGS: Final = ("slaves out", "steps left", "mummies")


class Table:
    def __init__(self, game: LaPiramide, words: Words = WORDS) -> None:
        self.words = words
        self._game = game
        self._chart = Chart(game.maze)

    @property
    def hint(self) -> str:
        return self.words.say("terminal-hint")

    def draw(self, view: View, company: Company, legal: Sequence[Action]) -> RenderableType:
        chart = self._chart.draw(view.families, view.pawns, _ends(legal))
        parts: list[RenderableType] = [
            chart,
            Text(self.words.say("terminal-legend"), "dim"),
            self._players(view, company),
        ]
        limit = view.options.turn_limit
        if limit is not None and not isinstance(view.phase, Over):
            turn = self._game.explain(view, ()).round
            parts.append(Text(self.words.say("terminal-turn", turn=turn, limit=limit), "dim"))
        if view.hand:
            held = list_of([self.words.say("curse-name", curse=curse) for curse in view.hand], company.words)
            parts.append(Text.assemble((self.words.say("terminal-your-curses"), "bold"), " ", held))
        return Group(*parts)

    def ask(self, view: View, company: Company) -> str:
        say = self.words.say
        match view.phase:
            case Placing():
                return say("terminal-ask-placing")
            case Returning(pawns):
                return say("terminal-ask-returning", kind=kind(pawns[0]))
            case Choosing():
                return say("terminal-ask-choosing" if view.hand else "terminal-ask-roll")
            case Tempted():
                return say("terminal-ask-tempted", count=view.options.gamble)
            case SlaveMoves(pips):
                return say("terminal-ask-slave", pips=pips)
            case MummyMoves(pips):
                return say("terminal-ask-mummy", pips=pips)
            case Picking(curse):
                return say("terminal-ask-picking", curse=curse)
            case Swapping(pawn):
                return say("terminal-ask-swapping", **pawn_parameters(pawn, company))
            case Driving(curse, pawn):
                return say("terminal-ask-driving", curse=curse, **pawn_parameters(pawn, company))
            case Naming(curse):
                return say("terminal-ask-naming", curse=curse)
            case _:
                return say("terminal-wait")

    def describe(self, action: Action, view: View, company: Company) -> str:
        say = self.words.say
        match action:
            case Roll():
                return say("terminal-describe-roll")
            case PlayCurse(curse):
                return say("terminal-describe-curse", curse=curse, count=self._number(curse))
            case Walk():
                return say("terminal-describe-walk")
            case Gamble(values):
                return say("terminal-describe-gamble", values=" ".join(map(str, values)))
            case Move(pawn, to) if to == OUT:
                return say("terminal-describe-out", code=self._code(pawn, view))
            case Move(pawn, to):
                return self._describe_move(action, view, company)
            case PlaceBack(pawn, to):
                return f"{self._code(pawn, view)} {self._chart.name(to)}"
            case Pick(pawn):
                code = pawn_code(view.families, pawn)
                return say("terminal-describe-pawn", code=code, **pawn_parameters(pawn, company))
            case Name(seat):
                return f"{self._family(view.families[seat])}  ({company.who(seat)})"
            case _:
                return type(action).__name__.lower()

    def read(self, text: str, view: View) -> Action:
        return read_act(text, view, self._chart, self.words)

    def say(self, event: Event, company: Company) -> str | None:
        return tell(event, self._chart, company, self.words)

    def recalls(self, event: Event, view: View) -> bool:
        return True

    def draw_data(self) -> RenderableType:
        say, curses = self.words.say, Grid.grid(padding=(0, 2, 0, 0))
        for curse in CURSES:
            curses.add_row(
                Text(say("curse-name", curse=curse), "bold"),
                say("curse-does", curse=curse, count=self._number(curse)),
            )
        return Group(self._chart.draw(FAMILIES, (), {}), Text(), curses)

    def _number(self, curse: Curse) -> int:
        return self._game.maze.numbers.get(curse, 0)

    def counts(self) -> Counts:
        maze = self._game.maze
        ways = {family: [maze.ways[square] for square in maze.starts[family, Kind.SLAVE]] for family in FAMILIES}
        return {
            "squares": maze.size,
            "exits": sum(maze.exits.values()),
            "curse cards": CARDS,
            **{
                str(family): {"shorter way out": min(steps), "longer way out": max(steps)}
                for family, steps in ways.items()
            },
        }

    def breakdown(self, view: View) -> Breakdown:
        explained = self._game.explain(view, ())
        lines = []
        for seat, (score, way) in enumerate(zip(explained.scores, explained.ways_left, strict=True)):
            mummies = sum(view.pawns[mummy] != BURST for mummy in MUMMIES[seat])
            lines.append((score.total, way, mummies))
        return Breakdown(HEADINGS, tuple(lines))

    def heading(self, name: str) -> str:
        if name in FAMILIES:
            return self._family(name)
        return self.words.say("terminal-heading", heading=name.replace(" ", "-"))

    def _family(self, family: str) -> str:
        return self.words.say("family", family=family)

    def verdict(self, view: View, company: Company) -> str:
        say, explained = self.words.say, self._game.explain(view, ())
        out = [score.total for score in explained.scores]
        tie = next((tie for tie in explained.ties if tie.place == 1), None)
        if tie is None:
            key = "terminal-won-both-out" if max(out) == len(SLAVES[0]) else "terminal-won-most"
            return say(key, **company.named(out.index(max(out))))
        level = say("terminal-level", names=company.all_of(tie.seats), count=max(out))
        key = "terminal-shared" if tie.key is None else "terminal-won-tie"
        return f"{level} {say(key, names=company.all_of(tie.best))}"

    def _code(self, pawn: int, view: View) -> str:
        return short_code(pawn) if owner(pawn) == view.seat else pawn_code(view.families, pawn)

    def _describe_move(self, move: Move, view: View, company: Company) -> str:
        code, square = self._code(move.pawn, view), self._chart.name(move.to)
        (way,) = self._game.explain(view, (move,)).ways
        if way.meets is None:
            return f"{code} {square}"
        key = "terminal-describe-meets-burst" if way.meets.burst else "terminal-describe-meets-back"
        return self.words.say(key, code=code, square=square, **pawn_parameters(way.meets.pawn, company))

    def _players(self, view: View, company: Company) -> RenderableType:
        shown = Grid.grid(padding=(0, 2, 0, 0))
        for seat, family in enumerate(view.families):
            turn = ">" if seat == view.player and not isinstance(view.phase, Over) else " "
            notes = [self.words.say("cards", count=view.cards[seat])] if view.options.curses else []
            if view.health[seat] in LOSING:
                turns = 2 if view.health[seat] is Health.STRICKEN else 1
                notes.append(self.words.say("terminal-skips", count=turns))
            name = Text(f"{turn} {company.who(seat)}", "bold")
            sign = Text(f" {self._family(family)} ", f"bold {_ink(family)} on {COLOURS[family]}")
            shown.add_row(name, sign, self._whereabouts(view, seat), ", ".join(notes))
        return shown

    def _whereabouts(self, view: View, seat: Seat) -> str:
        places = []
        for pawn in (*SLAVES[seat], *MUMMIES[seat]):
            square = view.pawns[pawn]
            state = STATES.get(square)
            where = self.words.say("terminal-place-state", state=state) if state else self._chart.name(square)
            places.append(f"{short_code(pawn)} {where}".ljust(8))
        return "  ".join(places)


def _ink(family: str) -> str:
    return "#221603" if family == "ankh" else "#ffffff"


def _ends(legal: Sequence[Action]) -> Mapping[int, Sequence[int]]:
    """The numbers of the moves that end on each square."""
    ends: dict[int, list[int]] = {}
    for number, action in enumerate(legal, start=1):
        match action:
            case Move(_, to) if to != OUT:
                ends.setdefault(to, []).append(number)
            case PlaceBack(_, square):
                ends.setdefault(square, []).append(number)
    return ends
