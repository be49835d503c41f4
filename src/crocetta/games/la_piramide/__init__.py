"""La Piramide: bring both of your slaves out of the maze, and hinder the others with your mummies."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from crocetta.kit.words import Catalogue, Words, speak_for

if TYPE_CHECKING:
    from crocetta.games.la_piramide.actions import Action
    from crocetta.games.la_piramide.game import LaPiramide
    from crocetta.games.la_piramide.terminal import Table
    from crocetta.games.la_piramide.view import View
    from crocetta.kit.layout import Layout
    from crocetta.kit.plugin import Bot, Fast

WORDS: Final = Words(Catalogue(__name__))
speak_for("LP", WORDS)
LEVELS: Final = ("novice", "adept", "expert", "master")


def load(data: str | None = None, *, own: bool = True) -> LaPiramide:
    from crocetta.games.la_piramide.game import LaPiramide
    from crocetta.games.la_piramide.maze import parse
    from crocetta.games.la_piramide.plan import check
    from crocetta.kit.game import Edition

    text = files(__name__).joinpath("maze.txt").read_text(encoding="utf-8") if data is None else data
    maze = parse(text)
    check(maze)
    return LaPiramide(maze, Edition.of(text, maze.edition, own=own and data is not None))


def load_bot(game: LaPiramide, level: str) -> Bot[View, Action]:
    from crocetta.games.la_piramide.greedy import Greedy
    from crocetta.games.la_piramide.novice import Novice
    from crocetta.games.la_piramide.strong import Expert, Master

    return (Novice, Greedy, Expert, Master)[LEVELS.index(level)](game)


def load_terminal(game: LaPiramide, words: Words = WORDS) -> Table:
    from crocetta.games.la_piramide.terminal import Table

    return Table(game, words)


def load_fast(game: LaPiramide) -> Fast:
    from crocetta.games.la_piramide import kernel, packing
    from crocetta.kit.plugin import Fast

    return Fast(kernel, packing, packing.data(game), game)


def load_layout(game: LaPiramide) -> Layout:
    from crocetta.games.la_piramide.layout import layout

    return layout(game)
