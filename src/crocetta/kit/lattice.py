"""Squares drawn with box characters: three characters and one line per square, walls between them.

┏━━━━━━━┓
┃ ╳   ╳ ┃
┃   ·   ┗━━━┓
┃ ╳   +   ╳ ┃
┗━━━━━━━━━━━┛
"""

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from rich.text import Text

Place: TypeAlias = tuple[int, int]
"""Row and column."""
Part: TypeAlias = tuple[str, str]
"""Characters and their style."""

_CORNERS: Final = " ╸╻┓╺━┏┳╹┛┃┫┗┻┣╋"
"""Indexed by the walls that meet: 8 for one upwards, 4 to the right, 2 downwards, 1 to the left."""


class Ground(NamedTuple):
    """How the paper looks between squares: on lines and corners."""

    style: str
    blank: str = " "
    """Drawn where there is no wall."""
    corner: str = " "


class Lattice(NamedTuple):
    rows: int
    columns: int
    square: Callable[[Place], Part]
    """Three characters."""
    wall: Callable[[Place, Place], bool]
    """Between two neighbours, of which one may be off the paper."""
    ground: Callable[[tuple[Place, ...]], Ground]
    """Below a line or corner, from the squares that it touches."""

    def lines(self) -> list[Text]:
        found = []
        for row in range(self.rows):
            found += [self._rule(row), self._row(row)]
        return [*found, self._rule(self.rows)]

    def _row(self, row: int) -> Text:
        parts = [part for column in range(self.columns) for part in self._square_with_wall(row, column)]
        return _joined([*parts, self._upright(row, self.columns)])

    def _square_with_wall(self, row: int, column: int) -> tuple[Part, Part]:
        return self._upright(row, column), self.square((row, column))

    def _rule(self, row: int) -> Text:
        parts = [part for column in range(self.columns) for part in self._corner_with_wall(row, column)]
        return _joined([*parts, self._corner(row, self.columns)])

    def _corner_with_wall(self, row: int, column: int) -> tuple[Part, Part]:
        above, below = (row - 1, column), (row, column)
        ground = self._ground(above, below)
        level = ("━" if self.wall(above, below) else ground.blank) * 3
        return self._corner(row, column), (level, ground.style)

    def _upright(self, row: int, column: int) -> Part:
        left, right = (row, column - 1), (row, column)
        ground = self._ground(left, right)
        return "┃" if self.wall(left, right) else ground.blank, ground.style

    def _corner(self, row: int, column: int) -> Part:
        northwest, northeast = (row - 1, column - 1), (row - 1, column)
        southwest, southeast = (row, column - 1), (row, column)
        arms = (
            8 * self.wall(northwest, northeast)
            + 4 * self.wall(northeast, southeast)
            + 2 * self.wall(southwest, southeast)
            + self.wall(northwest, southwest)
        )
        ground = self._ground(northwest, northeast, southwest, southeast)
        return _CORNERS[arms] if arms else ground.corner, ground.style

    def _ground(self, *places: Place) -> Ground:
        return self.ground(tuple(place for place in places if self._on_paper(place)))

    def _on_paper(self, place: Place) -> bool:
        return 0 <= place[0] < self.rows and 0 <= place[1] < self.columns


def _joined(parts: list[Part]) -> Text:
    """One line; neighbours of equal style are merged, which renders several times faster."""
    line = Text()
    for style, run in groupby(parts, key=itemgetter(1)):
        line.append("".join(characters for characters, _ in run), style)
    return line


def lettered(place: Place) -> str:
    """The name of a square: column letter and row number from 1."""
    return f"{chr(ord('a') + place[1])}{place[0] + 1}"
