"""One person's session at a table in the terminal, from the start to the end of the match or `quit`."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from crocetta.cli.arguments import AnyMatch
from crocetta.cli.rulebook import Rulebook
from crocetta.cli.screen import in_a_sentence, in_words, say, spoken
from crocetta.cli.seats import hint, let_bot_act, next_bot, save
from crocetta.cli.transcript import company_of, ending, sentences, told
from crocetta.kit.game import DEALER, Illegal, Seat
from crocetta.kit.position import TakeBackRefused
from crocetta.kit.terminal import table_of
from crocetta.kit.words import Words

SHORT_MENU: Final = 12
"""Up to so many moves are listed automatically."""
NARROWEST: Final = 80
"""Columns that a table needs at least."""
ONE_COLUMN: Final = 6
"""Up to so many moves are in one column; more are in several."""
NUMBER: Final = "#c88a1f"
"""Colour of a move's number and of the prompt."""


class Left(Exception):
    """The person has left the table."""


class Session:
    def __init__(self, match: AnyMatch, seat: Seat, file: Path, rules: Rulebook, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.file = file
        self.rules = rules
        self.console = console
        self.table = table_of(match.game, spoken().language)
        self.company = company_of(match, seat)
        self.refusal: Illegal | None = None
        self._news: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "moves": lambda _: self._list_moves(),
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "why": self._why,
            "rules": self._rules,
            "table": lambda _: self._draw(),
            "log": lambda _: self._log(),
            "save": lambda _: self._say(say("terminal-saved", file=str(self.file))),
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
        }

    def play(self) -> None:
        """Run until the match is over; Left if the person quits."""
        save(self.match, self.file)
        self._welcome()
        while not self.match.over:
            bot = next_bot(self.match)
            if bot is not None:
                self._hear(let_bot_act(self.match, bot))
                save(self.match, self.file)
            else:
                self._draw()
                self._decide()
        self._tell_news()
        self._print(self.table.draw(self.match.view(self.seat), self.company, ()))
        self._print(ending(self.match, self.table, self.company))

    def _welcome(self) -> None:
        """Introduction for a newcomer; at the start of a match, also the dealer's acts."""
        if self.console.is_terminal and self.console.width < NARROWEST:
            self._say(say("terminal-narrow", width=self.console.width, wanted=NARROWEST), style="red")
        if not self.match.over:
            self._say(say("terminal-welcome"), style="dim")
        if all(entry.seat == DEALER for entry in self.match.entries):
            for moment in self.match.replay():
                self._hear(moment.events)

    def _decide(self) -> None:
        """Ask until something has been played or undone."""
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            self._answer(self._read_line())

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        legal = self.match.legal(self.seat)
        if command is not None:
            command(rest.strip())
        elif not line:
            self._enter(legal)
        elif line.isdecimal():
            self._play_number(int(line), legal)
        else:
            self._play_typed(line)

    def _enter(self, legal: Iterable[object]) -> None:
        only = list(legal)
        if len(only) == 1:
            self._act(only[0])
        else:
            self._say(self.table.ask(self.match.view(self.seat), self.company), say("terminal-help-hint"))

    def _play_number(self, number: int, legal: Iterable[object]) -> None:
        moves = list(legal)
        if 1 <= number <= len(moves):
            self._act(moves[number - 1])
        else:
            self._say(say("terminal-moves-numbered", count=len(moves)))

    def _play_typed(self, line: str) -> None:
        try:
            action = self.table.read(line, self.match.view(self.seat))
        except ValueError as error:
            self._say(str(error))
        else:
            self._act(action)

    def _act(self, action: object) -> None:
        try:
            events = self.match.play(self.seat, action)
        except Illegal as refusal:
            self.refusal = refusal
            self._say(say("terminal-refused", reason=self._reason(refusal), clause=refusal.clause), style="red")
        else:
            self.refusal = None
            self._hear(events)
            save(self.match, self.file)

    def _reason(self, refusal: Illegal) -> str:
        return self.table.words.say_or_name(refusal.key, refusal.parameters)

    def _undo(self) -> None:
        try:
            self.match.take_back(self.seat)
        except TakeBackRefused as refused:
            self._say(in_words(refused))
        else:
            self._news = [say("terminal-undone", **self.company.named(self.seat))]
            save(self.match, self.file)

    def _hint(self) -> None:
        act, why = hint(self.match, self.seat)
        move = self.table.describe(act, self.match.view(self.seat), self.company)
        # Some reasons are the platform's.
        words = Words(*spoken().catalogues, *self.table.words.catalogues, language=self.table.words.language)
        reason = words.say(why.key, **why.parameters)
        self._say(say("terminal-advice", move=in_a_sentence(move), reason=reason))

    def _why(self, move: str) -> None:
        refusal = self.refusal
        if move:
            try:
                action = self.table.read(move, self.match.view(self.seat))
                self.match.game.apply(self.match.state, self.seat, action)
            except Illegal as refused:
                refusal = refused
            except ValueError as error:
                return self._say(str(error))
            else:
                return self._say(say("terminal-why-allowed"))
        if refusal is None:
            return self._say(say("terminal-why-nothing"))
        self._say(self._reason(refusal))
        return self._print(Padding(self.rules.clause(refusal.clause), (0, 2)))

    def _rules(self, name: str) -> None:
        try:
            self._print(self.rules.clause(name) if name else self.rules.contents())
        except ValueError as error:
            self._say(str(error))

    def _help(self, _: str) -> None:
        self._say(*self.table.hint.splitlines(), *say("terminal-help").splitlines())

    def _log(self) -> None:
        for moment in self.match.replay():
            self._say(*told(self.match, self.table, self.company, moment))

    def _quit(self, _: str) -> None:
        raise Left

    def _hear(self, events: Iterable[object]) -> None:
        self._news += sentences(self.match, self.table, self.company, events)

    def _draw(self) -> None:
        view, legal = self.match.view(self.seat), self.match.legal(self.seat)
        self._print(Rule(self.match.game.title, style="#c88a1f", align="left"))
        self._tell_news()
        self._print(self.table.draw(view, self.company, legal))
        self._print(Text())
        self._print(Text(self.table.ask(view, self.company), "bold"))
        if len(legal) <= SHORT_MENU:
            self._list_moves()
        else:
            self._print(Text(say("terminal-moves", count=len(legal)), "dim"))

    def _tell_news(self) -> None:
        for sentence in self._news:
            self._print(Padding(Text(sentence, "italic"), (0, 0, 0, 2)))
        self._news = []

    def _list_moves(self) -> None:
        view, legal = self.match.view(self.seat), self.match.legal(self.seat)
        moves = [self.table.describe(action, view, self.company) for action in legal]
        if len(moves) <= ONE_COLUMN:
            self._print(_below_each_other(moves))
            return
        self._print(in_columns(moves, self.console.width))

    def _read_line(self) -> str:
        """A stripped line; end of input means leaving."""
        try:
            return self.console.input("[bold #c88a1f]> [/]").strip()
        except EOFError:
            self._print(Text())
            raise Left from None

    def _say(self, *lines: str, style: str = "") -> None:
        self._print(*(Text(line, style) for line in lines))

    def _print(self, *parts: object) -> None:
        for part in parts:
            self.console.print(part)


def _below_each_other(moves: list[str]) -> Table:
    menu = Table.grid(padding=(0, 2, 0, 0))
    menu.add_column(justify="right", width=3)
    for number, move in enumerate(moves, start=1):
        menu.add_row(Text(str(number), NUMBER), Text(move))
    return menu


def in_columns(moves: list[str], width: int) -> Table:
    """Column-major, columns of equal width, as many as fit."""
    columns = max(1, width // (max(map(len, moves)) + 7))
    rows = -(-len(moves) // columns)
    cells = [Text.assemble((f"{number:3}", NUMBER), f"  {move}") for number, move in enumerate(moves, start=1)]
    menu = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        menu.add_row(*cells[row::rows])
    return menu
