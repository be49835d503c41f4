"""La Piramide: bring both of your slaves out of the maze, and hinder the others with your mummies."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crocetta.games.la_piramide.game import LaPiramide


def load(data: str | None = None, *, own: bool = True) -> LaPiramide:
    """The game with the shipped maze, with a host's own, or, where `own` is False, with that of an earlier edition.

    ValueError on a maze that breaks a clause.
    """
    from crocetta.games.la_piramide.game import LaPiramide
    from crocetta.games.la_piramide.maze import parse
    from crocetta.games.la_piramide.plan import check
    from crocetta.kit.game import Edition

    text = files(__name__).joinpath("maze.txt").read_text(encoding="utf-8") if data is None else data
    maze = parse(text)
    check(maze)
    return LaPiramide(maze, Edition.of(text, maze.edition, own=own and data is not None))
