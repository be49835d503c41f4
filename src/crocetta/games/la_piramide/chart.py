"""The maze drawn in the terminal: walls, exits, starts, pawns, and the squares one may go to."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from crocetta.games.la_piramide.maze import ARROWS, LETTERS, Maze
from crocetta.games.la_piramide.pieces import Family, Kind, kind, owner
from crocetta.kit.lattice import Ground, Lattice, Part, Place

FLOOR: Final = "#5a3d20 on #efdcb3"
REACHABLE: Final = "bold #221603 on #e3a92f"
ARROW: Final = "bold #c88a1f"
MEETING: Final = "bold #ffffff on #a3261e"
COLOURS: Final = {
    Family.EYE: "#2763ad",
    Family.SCARAB: "#14532f",
    Family.LOTUS: "#c74479",
    Family.ANKH: "#e0a01c",
    Family.SERPENT: "#7446ad",
    Family.FEATHER: "#4e5963",
}
INITIALS: Final = {family: letter for letter, family in LETTERS.items()}
_ARROWS: Final = {"^": " ↑ ", "v": " ↓ ", "<": " ← ", ">": " → "}


class Chart:
    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self._squares: Mapping[Place, int] = {
            (row, column): number for number, (row, column) in enumerate(maze.places)
        }
        self._doors = dict(_doors(maze))
        self._starts = {square: start for start, squares in maze.starts.items() for square in squares}
        self.rows = 1 + max(place.row for place in maze.places)
        self.columns = 1 + max(place.column for place in maze.places)

    def name(self, square: int) -> str:
        return self.maze.places[square].name

    def square(self, name: str) -> int:
        """The number of the square of this name; if there is none, a number beyond the last."""
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        return self._squares.get((row, column), self.maze.size)

    def draw(self, families: Sequence[Family], pawns: Sequence[int], moves: Mapping[int, Sequence[int]]) -> Text:
        """`moves` are the menu numbers of the moves that end on each square."""
        standing = {square: pawn for pawn, square in enumerate(pawns) if square >= 0}

        def square(place: Place) -> Part:
            number = self._squares.get(place)
            if number is None:
                return self._outside(place), ARROW
            pawn = standing.get(number)
            if pawn is not None:
                style = MEETING if number in moves else pawn_style(families, pawn)
                return pawn_code(families, pawn), style
            if number in moves:
                return _numbers(moves[number]), REACHABLE
            return self._start(number, families)

        lattice = Lattice(self.rows, self.columns, square, self._wall, self._ground)
        letters = "".join(f"  {chr(ord('a') + column)} " for column in range(self.columns))
        drawn = [Text(f"   {letters}", "dim"), *self._arrows_along(-1)]
        for y, line in enumerate(lattice.lines()):
            margin = f"{y // 2 + 1:2} " if y % 2 else "   "
            drawn.append(Text.assemble((margin, "dim"), line))
        drawn += self._arrows_along(self.rows)
        return Text("\n").join(drawn)

    def _arrows_along(self, row: int) -> list[Text]:
        """A line above or below the maze, if it has exits there."""
        line = "".join(f" {self._outside((row, column))}" for column in range(self.columns))
        return [Text(f"   {line}", ARROW)] if line.strip() else []

    def _start(self, square: int, families: Sequence[Family]) -> Part:
        """Round for slaves, square for mummies; those of families that do not play are ordinary squares (LP-4)."""
        family, of = self._starts.get(square, (None, None))
        if family is None or family not in families:
            return "   ", FLOOR
        left, right = "()" if of is Kind.SLAVE else "[]"
        return f"{left}{INITIALS[family]}{right}", f"{COLOURS[family]} on #efdcb3"

    def _wall(self, one: Place, other: Place) -> bool:
        here, there = self._squares.get(one), self._squares.get(other)
        if here is None and there is None:
            return False
        if here is None or there is None:
            return (one, other) not in self._doors and (other, one) not in self._doors
        return there not in self.maze.steps[here]

    def _ground(self, places: tuple[Place, ...]) -> Ground:
        inside = any(place in self._squares for place in places)
        return Ground(FLOOR, corner="·") if inside else Ground("")

    def _outside(self, place: Place) -> str:
        """An arrow in front of an exit, if there is room for it."""
        return next((_ARROWS[arrow] for (_, beyond), arrow in self._doors.items() if beyond == place), "   ")


def _doors(maze: Maze) -> Iterator[tuple[tuple[Place, Place], str]]:
    """The arrow of each exit, by its square and the place outside that it leads to."""
    for square, arrows in maze.doors.items():
        row, column = maze.places[square]
        for arrow in arrows:
            down, right = ARROWS[arrow]
            yield ((row, column), (row + down, column + right)), arrow


def pawn_code(families: Sequence[Family], pawn: int) -> str:
    """eS1: the family's letter, S for a slave or M for a mummy, and 1 or 2."""
    return f"{INITIALS[families[owner(pawn)]]}{short_code(pawn)}"


def short_code(pawn: int) -> str:
    """S1: for one's own pawns."""
    return f"{'S' if kind(pawn) is Kind.SLAVE else 'M'}{pawn % 2 + 1}"


def pawn_style(families: Sequence[Family], pawn: int) -> str:
    """A slave wears the colour of the family, a mummy pale linen."""
    family = families[owner(pawn)]
    if kind(pawn) is Kind.MUMMY:
        return f"bold {COLOURS[family]} on #fffaf0"
    return f"bold {'#221603' if family is Family.ANKH else '#ffffff'} on {COLOURS[family]}"


def _numbers(numbers: Sequence[int]) -> str:
    """As many as fit in three characters; the menu shows all."""
    if len(numbers) == 1:
        return str(numbers[0]).center(3)
    both = "/".join(map(str, numbers))
    return both if len(both) == 3 else f"{numbers[0]}+".center(3)
