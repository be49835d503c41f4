"""What the page needs to draw the game: the maze, every square with its open sides, exits and start; and families
and curses, for printing."""

from msgspec import Struct

from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.pieces import COPIES, CURSES, FAMILIES, Curse, Family, Kind


class StartDrawing(Struct, frozen=True, gc=False):
    family: Family
    kind: Kind


class SquareDrawing(Struct, frozen=True, gc=False):
    row: int
    column: int
    steps: tuple[int, ...]
    """The neighbours that no wall separates from it."""
    exits: str
    """An arrow for each exit: `^`, `v`, `<` or `>`."""
    start: StartDrawing | None


class Drawings(Struct, frozen=True, gc=False):
    squares: tuple[SquareDrawing, ...]
    """Square number n is at index n."""
    numbers: dict[Curse, int]
    """The edition's numbers of its curses, as in `pieces.NUMBERS`; 0 for curses without one."""
    ways: tuple[int, ...]
    """For each square the steps to the nearest exit, the step out included."""
    families: tuple[Family, ...] = FAMILIES
    curses: tuple[Curse, ...] = CURSES
    copies: int = COPIES
    """Cards of each curse."""


def draw(maze: Maze) -> Drawings:
    starts = {square: StartDrawing(*start) for start, squares in maze.starts.items() for square in squares}
    return Drawings(
        tuple(
            SquareDrawing(*place, maze.steps[square], maze.doors.get(square, ""), starts.get(square))
            for square, place in enumerate(maze.places)
        ),
        {curse: maze.numbers.get(curse, 0) for curse in CURSES},
        maze.ways,
    )
