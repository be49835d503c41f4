"""Prints the clauses of a game in the terminal."""

import re

from rich.text import Text

from crocetta import games
from crocetta.cli.screen import say
from crocetta.games import Language


class Rulebook:
    def __init__(self, game: str, language: Language) -> None:
        self.clauses = games.clauses(game, language)
        self._prefix = next(iter(self.clauses)).partition("-")[0]

    def find(self, name: str) -> str:
        """The full number of a clause: `12`, `sg12` and `SG-12` are the same. ValueError if there is none."""
        wanted = re.sub(rf"^{self._prefix}-?", "", name.strip().upper())
        number = f"{self._prefix}-{wanted}"
        if number not in self.clauses:
            ordinary = [int(clause.partition("-")[2]) for clause in self.clauses if "X" not in clause]
            first, last = (f"{self._prefix}-{end}" for end in (min(ordinary), max(ordinary)))
            raise ValueError(say("terminal-rule-missing", name=name, first=first, last=last))
        return number

    def clause(self, name: str) -> Text:
        number = self.find(name)
        return Text.assemble((number, "bold #c88a1f"), "  ", _plain(self.clauses[number]))

    def contents(self) -> Text:
        """One line per clause."""
        lines = [
            Text.assemble((number.ljust(6), "bold #c88a1f"), " ", _first_words(_plain(text)))
            for number, text in self.clauses.items()
        ]
        return Text("\n").join(lines)


def _plain(text: str) -> str:
    """Without Markdown's stars and backticks."""
    return re.sub(r"[*`]", "", text)


def _first_words(text: str, most: int = 68) -> str:
    return text if len(text) <= most else text[: text.rindex(" ", 0, most)] + " ..."
