"""The maze: a drawing in text, read into squares, walls, starts and exits, and the walks through it.

    +---+---+---+
    < eS  eM|   |        4 characters and 2 lines a square; `---` and `|` are walls,
    +---+   +   +        ` eS` is a start (family letter, S slave or M mummy),
    |           |        `<`, `>`, ` ^ ` and ` v ` in the outer wall are exits.
    +---+---+---+

Squares are numbered from 0, row by row. `plan.py` checks whether a maze can be played. Above the drawing is the
edition's name; below it, one per line, are numbers of curses that differ from the first edition: `possession: 5`.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product, takewhile
from typing import Final, NamedTuple, TypeAlias

from crocetta.games.la_piramide.pieces import FAMILIES, NUMBERS, Curse, Family, Kind
from crocetta.kit.game import DataError
from crocetta.kit.words import Value

Path: TypeAlias = tuple[int, ...]
"""Squares in order, including the first."""
Starts: TypeAlias = Mapping[tuple[Family, Kind], Path]

LETTERS: Final = dict(zip("eslapf", FAMILIES, strict=True))
KINDS: Final = {"S": Kind.SLAVE, "M": Kind.MUMMY}
ARROWS: Final = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
"""The signs of exits, and the side on which each opens."""
_SIDES: Final = tuple(ARROWS.values())
MOST: Final[Mapping[Curse, int]] = {
    Curse.SECRET_PASSAGE: 12,
    Curse.RESTLESS_DEAD: 12,
    Curse.POSSESSION: 6,
    Curse.FORCED_MARCH: 12,
    Curse.CHANGE_OF_BANDAGES: 50,
    Curse.AWAKENING: 6,
    Curse.PLAGUE: 2,
}
"""The largest number that an edition may give each curse."""
MOST_ACROSS: Final = 26
"""Rows and columns of squares, limited by the letters that name them. A pyramid (LP-2) needs far fewer."""


class MazeError(DataError):
    """A maze that cannot be read or breaks a clause: what, and where."""


class Place(NamedTuple):
    """Where a square lies in the drawing, counted from 0."""

    row: int
    column: int

    @property
    def counted(self) -> dict[str, Value]:
        """Message parameters that name it, counted from 1."""
        return {"row": self.row + 1, "column": self.column + 1}

    @property
    def name(self) -> str:
        """Its column as a letter, its row as a number from 1 on."""
        return f"{chr(ord('a') + self.column)}{self.row + 1}"


class Walk(NamedTuple):
    """A path of a fixed length and, as a bit set, the squares it passes over."""

    path: Path
    passed: int


class Maze:
    """Squares and how they are connected. Walks are computed on demand and cached."""

    def __init__(
        self,
        edition: str,
        places: tuple[Place, ...],
        steps: tuple[Path, ...],
        through: tuple[Path, ...],
        doors: Mapping[int, str],
        starts: Starts,
        numbers: Mapping[Curse, int] = NUMBERS,
    ) -> None:
        self.edition = edition
        self.size = len(places)
        self.places = places
        self.steps = steps
        """The neighbours of each square."""
        self.through = through
        """The neighbours of each square when inner walls do not count."""
        self.doors = doors
        """The arrows of each exit square, one for each exit."""
        self.exits = {square: len(arrows) for square, arrows in doors.items()}
        """How many exits each exit square has."""
        self.starts = starts
        self.numbers = numbers
        """The edition's numbers of its curses."""
        self.ways = self._ways()
        """Steps from each square out of the nearest exit, the step out included; `size` + 1 if there is none."""
        self._walks: dict[tuple[int, int], tuple[Walk, ...]] = {}
        self._exact: dict[tuple[int, int], dict[int, Path]] = {}
        self._within: dict[tuple[int, int, bool], dict[int, Path]] = {}

    def walks(self, square: int, pips: int) -> tuple[Walk, ...]:
        """All walks of exactly so many squares, none visited twice (LP-7), in the order of their squares."""
        key = square, pips
        if key not in self._walks:
            self._walks[key] = tuple(
                Walk(path, sum(1 << passed for passed in path[1:-1])) for path in self._paths((square,), pips)
            )
        return self._walks[key]

    def exact(self, square: int, pips: int) -> Mapping[int, Path]:
        """Where such walks end, with the first walk to each end."""
        key = square, pips
        if key not in self._exact:
            ends: dict[int, Path] = {}
            for path, _ in self.walks(square, pips):
                ends.setdefault(path[-1], path)
            self._exact[key] = ends
        return self._exact[key]

    def within(self, square: int, steps: int, through_walls: bool = False) -> Mapping[int, Path]:
        """The squares at most so many steps away, the starting one first, with a shortest path to each."""
        key = square, steps, through_walls
        if key not in self._within:
            self._within[key] = spread(self.through if through_walls else self.steps, square, steps)
        return self._within[key]

    def apart(self, one: int, other: int) -> int:
        """The distance in rows plus columns, ignoring walls."""
        here, there = self.places[one], self.places[other]
        return abs(here.row - there.row) + abs(here.column - there.column)

    def _paths(self, path: Path, pips: int) -> Iterator[Path]:
        if pips == 0:
            yield path
            return
        for square in self.steps[path[-1]]:
            if square not in path:
                yield from self._paths((*path, square), pips - 1)

    def _ways(self) -> tuple[int, ...]:
        ways = dict.fromkeys(self.exits, 1)
        edge = list(ways)
        for square in edge:
            for near in self.steps[square]:
                if near not in ways:
                    ways[near] = ways[square] + 1
                    edge.append(near)
        return tuple(ways.get(square, self.size + 1) for square in range(self.size))


def spread(neighbours: tuple[Path, ...], square: int, steps: int, blocked: Iterable[int] = ()) -> dict[int, Path]:
    """Shortest paths of at most so many steps that pass over no blocked square, though they may end on one."""
    shut = frozenset(blocked)
    paths: dict[int, Path] = {square: (square,)}
    edge: list[Path] = [(square,)]
    for _ in range(steps):
        beyond: list[Path] = []
        for path in edge:
            for near in neighbours[path[-1]]:
                if near not in paths:
                    paths[near] = (*path, near)
                    if near not in shut:
                        beyond.append(paths[near])
        edge = beyond
    return paths


def parse(text: str) -> Maze:
    """Parse a drawing. MazeError, a ValueError, names the line or square at fault."""
    edition, said, drawing = _split(text)
    sheet = _Sheet(drawing)
    inside = sheet.inside()
    number = {place: square for square, place in enumerate(inside)}
    steps, through = [], []
    doors: dict[int, str] = {}
    for square, place in enumerate(inside):
        sides = [(_beside(place, side), sheet.side(place, side)) for side in _SIDES]
        through.append(tuple(sorted(number[near] for near, _ in sides if near in number)))
        steps.append(tuple(sorted(number[near] for near, mark in sides if near in number and mark == " ")))
        arrows = "".join(mark for near, mark in sides if near not in number and mark in ARROWS)
        if arrows:
            doors[square] = arrows
    starts: dict[tuple[Family, Kind], Path] = dict.fromkeys(product(FAMILIES, Kind), ())
    for square, place in enumerate(inside):
        start = sheet.start(place)
        if start is not None:
            starts[start] += (square,)
    return Maze(edition, tuple(inside), tuple(steps), tuple(through), doors, starts, _numbers(said))


def _split(text: str) -> tuple[str, list[tuple[int, str]], list[tuple[int, str]]]:
    """The edition's name, the lines about curses and those of the drawing, both with line numbers."""
    lines = [
        (number, line.rstrip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines or not lines[0][1].startswith("edition:"):
        raise MazeError("LP-2", "wrong-edition")
    edition = lines[0][1].removeprefix("edition:").strip()
    if not edition:
        raise MazeError("LP-2", "wrong-edition-name", {"line": lines[0][0]})
    said = list(takewhile(lambda line: line[1][0].isalpha(), lines[1:]))
    return edition, said, lines[1 + len(said) :]


def _numbers(said: list[tuple[int, str]]) -> Mapping[Curse, int]:
    found: dict[Curse, int] = {}
    for line, text in said:
        name, _, number = (part.strip() for part in text.partition(":"))
        curse = next((curse for curse in NUMBERS if curse == name), None)
        if curse is None or curse in found:
            raise MazeError("LP-20", "wrong-curse", {"line": line, "names": ", ".join(NUMBERS)})
        if not number.isdecimal() or int(number) not in range(1, MOST[curse] + 1):
            raise MazeError("LP-20", "wrong-curse-number", {"line": line, "most": MOST[curse]})
        found[curse] = int(number)
    return {**NUMBERS, **found}


class _Sheet:
    """The drawing as a grid: rows and columns of squares, and the signs on the sides between them."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self._lines = lines
        width = max((len(line) for _, line in lines), default=0)
        self._rows, self._columns = len(lines) // 2, width // 4
        if self._rows == 0 or len(lines) % 2 == 0 or width % 4 != 1:
            raise MazeError("LP-2", "wrong-drawing", {"lines": len(lines), "width": width})
        if max(self._rows, self._columns) > MOST_ACROSS:
            size = {"rows": self._rows, "columns": self._columns}
            raise MazeError("LP-2", "wrong-across", {**size, "most": MOST_ACROSS})
        self._text = [line.ljust(width) for _, line in lines]
        for row in range(0, len(lines), 2):
            for column in range(0, width, 4):
                self._expect_post(row, column)

    def side(self, place: Place, side: tuple[int, int]) -> str:
        """The sign on one side of a square: a blank, a wall or an arrow."""
        row = 2 * place.row + 1 + side[0]
        column = 4 * place.column + 2 + 2 * side[1]
        if side[0]:
            return {"   ": " ", "---": "-", " ^ ": "^", " v ": "v"}.get(
                self._text[row][column - 1 : column + 2], "?"
            )
        mark = self._text[row][column]
        return mark if mark in " |<>" else "?"

    def start(self, place: Place) -> tuple[Family, Kind] | None:
        inside = self._text[2 * place.row + 1][4 * place.column + 1 : 4 * place.column + 4]
        if inside == "   ":
            return None
        if inside[0] != " " or inside[1] not in LETTERS or inside[2] not in KINDS:
            raise MazeError("LP-2", "wrong-sign", {**place.counted, "sign": inside, "letters": ", ".join(LETTERS)})
        return LETTERS[inside[1]], KINDS[inside[2]]

    def inside(self) -> list[Place]:
        """The squares that cannot be reached from the margin without crossing a wall or an exit."""
        margin = [
            Place(row, column)
            for row in range(-1, self._rows + 1)
            for column in range(-1, self._columns + 1)
            if not self._on_paper(Place(row, column))
        ]
        outside = set(margin)
        for place in margin:
            for side in _SIDES:
                near = _beside(place, side)
                if self._on_paper(near) and near not in outside and self._opens(near, side):
                    outside.add(near)
                    margin.append(near)
        self._refuse_leaks(outside)
        squares = [place for place in self._all() if place not in outside]
        self._refuse_odd_marks(squares, outside)
        if not squares:
            raise MazeError("LP-2", "wrong-no-square")
        return squares

    def _all(self) -> Iterator[Place]:
        return (Place(row, column) for row in range(self._rows) for column in range(self._columns))

    def _on_paper(self, place: Place) -> bool:
        return 0 <= place.row < self._rows and 0 <= place.column < self._columns

    def _opens(self, place: Place, side: tuple[int, int]) -> bool:
        """Whether the square can be entered from this side."""
        return self.side(place, (-side[0], -side[1])) == " "

    def _refuse_leaks(self, outside: set[Place]) -> None:
        for place in self._all():
            if place in outside and self.start(place) is not None:
                raise MazeError("LP-2", "wrong-leak", place.counted)

    def _refuse_odd_marks(self, squares: list[Place], outside: set[Place]) -> None:
        for place in squares:
            for side in _SIDES:
                mark, near = self.side(place, side), _beside(place, side)
                if mark == "?":
                    raise MazeError("LP-2", "wrong-side", place.counted)
                if mark in ARROWS and (near not in outside or side != ARROWS[mark]):
                    raise MazeError("LP-2", "wrong-exit", {**place.counted, "sign": mark})

    def _expect_post(self, row: int, column: int) -> None:
        if self._text[row][column] not in " +":
            raise MazeError("LP-2", "wrong-post", {"line": self._lines[row][0], "column": column + 1})


def _beside(place: Place, side: tuple[int, int]) -> Place:
    return Place(place.row + side[0], place.column + side[1])
