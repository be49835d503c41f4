"""La Piramide in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

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
    CURSE_NAMES,
    FAMILIES,
    MUMMIES,
    OUT,
    SLAVES,
    WAITING,
    Kind,
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
from crocetta.games.la_piramide.telling import DOES, pawn_name, tell
from crocetta.games.la_piramide.typed import HINT, read_act
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Seat
from crocetta.kit.terminal import Breakdown, Company, Counts, capitalised, counted, listed

LEGEND = "eS1 slave 1 of the eye   eM1 mummy 1   (e) [e] their starts   ← exit   1 2 moves"
HEADINGS = ("slaves out", "steps left", "mummies")


class Table:
    hint = HINT

    def __init__(self, game: LaPiramide) -> None:
        self._game = game
        self._chart = Chart(game.maze)

    def draw(self, view: View, company: Company, legal: Sequence[Action]) -> RenderableType:
        chart = self._chart.draw(view.families, view.pawns, _ends(legal))
        parts: list[RenderableType] = [chart, Text(LEGEND, "dim"), self._players(view, company)]
        limit = view.options.turn_limit
        if limit is not None and not isinstance(view.phase, Over):
            parts.append(Text(f"Turn {self._game.explain(view, ()).round} of {limit}", "dim"))
        if view.hand:
            held = listed([CURSE_NAMES[curse] for curse in view.hand])
            parts.append(Text.assemble(("Your curses: ", "bold"), held))
        return Group(*parts)

    def ask(self, view: View, company: Company) -> str:
        match view.phase:
            case Placing():
                return "Choose a start square for a pawn of yours that waits."
            case Returning(pawns):
                return f"Choose the start square that {pawn_name(pawns[0], company)} goes back to."
            case Choosing():
                return "Play a curse, or roll." if view.hand else "Roll."
            case Tempted():
                values = "2 5" if view.options.gamble == 2 else "2 4 5"
                return f"A 1! `walk` by one, or gamble for a curse: `gamble {values}`."
            case SlaveMoves(pips):
                return f"You rolled {pips}: move a slave, as in `S1 f7`, or type a number."
            case MummyMoves(pips):
                return f"You rolled {pips}: move a mummy, as in `M1 f7`, or type a number."
            case Picking(curse):
                return f"{CURSE_NAMES[curse]}: choose the pawn."
            case Swapping(pawn):
                return f"Choose who changes places with {pawn_name(pawn, company)}."
            case Driving(curse, pawn):
                return (
                    f"{CURSE_NAMES[curse]}: choose where {pawn_name(pawn, company)} goes, as in `f7` or by number."
                )
            case Naming(curse):
                return f"{CURSE_NAMES[curse]}: choose the player."
            case _:
                return "Wait."

    def describe(self, action: Action, view: View, company: Company) -> str:
        match action:
            case Roll():
                return "roll the die"
            case PlayCurse(curse):
                return f"{CURSE_NAMES[curse]}: {DOES[curse]}"
            case Walk():
                return "walk by one"
            case Gamble(values):
                return f"gamble {' '.join(map(str, values))}"
            case Move(pawn, to) if to == OUT:
                return f"{self._code(pawn, view)} out"
            case Move(pawn, to):
                return f"{self._code(pawn, view)} {self._chart.name(to)}{self._meeting(action, view, company)}"
            case PlaceBack(pawn, square):
                return f"{self._code(pawn, view)} {self._chart.name(square)}"
            case Pick(pawn):
                return f"{pawn_code(view.families, pawn)}  ({pawn_name(pawn, company)})"
            case Name(seat):
                return f"{view.families[seat]}  ({company.who(seat)})"
            case _:
                return type(action).__name__.lower()

    def read(self, text: str, view: View) -> Action:
        return read_act(text, view, self._chart)

    def say(self, event: Event, company: Company) -> str | None:
        return tell(event, self._chart, company)

    def recalls(self, event: Event, view: View) -> bool:
        return True

    def draw_data(self) -> RenderableType:
        curses = Grid.grid(padding=(0, 2, 0, 0))
        for curse, does in DOES.items():
            curses.add_row(Text(CURSE_NAMES[curse], "bold"), does)
        return Group(self._chart.draw(FAMILIES, (), {}), Text(), curses)

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

    def verdict(self, view: View, company: Company) -> str:
        explained = self._game.explain(view, ())
        out = [score.total for score in explained.scores]
        tie = next((tie for tie in explained.ties if tie.place == 1), None)
        if tie is None:
            winner = company.whom(out.index(max(out)))
            if max(out) == len(SLAVES[0]):
                return capitalised(f"{winner} brought both slaves out and won.")
            return capitalised(f"{winner} won with most slaves out (LP-19).")
        names = capitalised(company.all_of(tie.seats))
        if tie.key is None:
            return f"{names} share the victory: as many slaves out, and ways of the same length (LP-19)."
        slaves = counted(max(out), "slave") if max(out) else "no slave"
        return f"{names} have {slaves} out each; {company.all_of(tie.best)} won by the shorter way left (LP-19)."

    def _code(self, pawn: int, view: View) -> str:
        return short_code(pawn) if owner(pawn) == view.seat else pawn_code(view.families, pawn)

    def _meeting(self, move: Move, view: View, company: Company) -> str:
        (way,) = self._game.explain(view, (move,)).ways
        if way.meets is None:
            return ""
        both = "burst" if way.meets.burst else "go back"
        return f"  (meets {pawn_name(way.meets.pawn, company)}: both {both})"

    def _players(self, view: View, company: Company) -> RenderableType:
        shown = Grid.grid(padding=(0, 2, 0, 0))
        for seat, family in enumerate(view.families):
            turn = ">" if seat == view.player and not isinstance(view.phase, Over) else " "
            notes = [counted(view.cards[seat], "curse")] if view.options.curses else []
            if view.health[seat] is Health.SICK:
                notes.append("loses the next turn")
            name = Text(f"{turn} {company.who(seat)}", "bold")
            sign = Text(f" {family} ", f"bold {_ink(family)} on {COLOURS[family]}")
            shown.add_row(name, sign, self._whereabouts(view, seat), ", ".join(notes))
        return shown

    def _whereabouts(self, view: View, seat: Seat) -> str:
        words = {OUT: "out", WAITING: "waits", BURST: "burst"}
        places = []
        for pawn in (*SLAVES[seat], *MUMMIES[seat]):
            square = view.pawns[pawn]
            places.append(f"{short_code(pawn)} {words.get(square) or self._chart.name(square)}".ljust(8))
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
