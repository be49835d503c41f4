"""La Piramide: bring both of your slaves out of the maze, and hinder the others with your mummies."""

from hashlib import sha256
from importlib.resources import files

from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.maze import parse
from crocetta.games.la_piramide.plan import check
from crocetta.kit.game import Edition


def load(data: str | None = None) -> LaPiramide:
    """The game with the shipped maze, or with a host's own. ValueError on a maze that breaks a clause."""
    text = files(__name__).joinpath("maze.txt").read_text(encoding="utf-8") if data is None else data
    maze = parse(text)
    check(maze)
    digest = sha256(text.encode()).hexdigest()
    return LaPiramide(maze, Edition(name=maze.edition, digest=digest, embedded=data))
