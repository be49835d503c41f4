"""Cards of both games drawn in the terminal: large with coordinates, or small."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from crocetta.games.expeditions.shapes import DRAWINGS, Shape, cells_of
from crocetta.kit.lattice import Ground, Lattice, Part, Place, lettered

PAPER: Final = "#2b2620 on #f0dfb4"
MARKED: Final = "bold #34363c on #d6c8aa"
FRESH: Final = "bold #221603 on #e3a92f"
CROSS: Final = ("+", "bold #b3322a")
BANNERS: Final = {
    "purple": "bold #ffffff on #66458a",
    "orange": "bold #ffffff on #a94e0c",
    "green": "bold #ffffff on #35702f",
    "grey": "bold #ffffff on #56626a",
}
INKS: Final = {"purple": "#9f7fd0", "orange": "#d9772f", "green": "#5f9f57", "grey": "#8b98a0"}
"""Text colours, legible on light and dark terminals."""
SIGNS: Final = {"purple": "☾", "orange": "☀", "green": "♣", "grey": "‡"}
"""Moon, sun, leaf and anchor: colours are never shown by colour alone."""


class Face(NamedTuple):
    """What is printed on a card, ready to be drawn."""

    width: int
    open: int
    """The cells that can be marked."""
    symbols: Mapping[int, tuple[str, str]]
    """A character and its style, by cell."""
    closed: tuple[str, str]
    """The same for cells that cannot be marked: sea or wall."""
    colour: str
    title: str
    """At the left of its banner."""
    value: str = ""
    """At the right."""
    caption: str = ""
    """Above, where the banner does not show its number."""

    def is_open(self, place: Place) -> bool:
        row, column = place
        on_grid = 0 <= row < self.width and 0 <= column < self.width
        return on_grid and bool(self.open >> (row * self.width + column) & 1)

    def sign(self, cell: int, marked: int, fresh: int) -> tuple[str, str]:
        if not self.open >> cell & 1:
            return self.closed
        if fresh >> cell & 1:
            return "╳", FRESH
        if marked >> cell & 1:
            return "╳", MARKED
        sign, style = self.symbols.get(cell, ("·", ""))
        return sign, f"{style} {PAPER.partition(' ')[2]}" if style else PAPER


def field_names(cells: int, width: int) -> str:
    """a1 b1 b2"""
    return " ".join(lettered(divmod(cell, width)) for cell in cells_of(cells))


def large(face: Face, marked: int = 0, fresh: int = 0) -> Text:
    """With letters above and numbers beside it, for its player; fresh marks are in brackets."""
    solid = face.closed[0] * 3 if face.closed[0] != "~" else " ~ "

    def square(place: Place) -> Part:
        cell = place[0] * face.width + place[1]
        sign, style = face.sign(cell, marked, fresh)
        if not face.is_open(place):
            return solid, style
        shown = f"({sign})" if fresh >> cell & 1 else f" {sign if sign != '·' else ' '} "
        return shown, style

    def ground(places: tuple[Place, ...]) -> Ground:
        if any(face.is_open(place) for place in places):
            return Ground(PAPER, corner="·")
        fill = " " if face.closed[0] == "~" else face.closed[0]
        return Ground(face.closed[1], fill, fill)

    def wall(one: Place, other: Place) -> bool:
        return face.is_open(one) != face.is_open(other)

    lines = Lattice(face.width, face.width, square, wall, ground).lines()
    letters = "  " + "".join(f"  {chr(ord('a') + column)} " for column in range(face.width))
    drawn = [Text(letters + " ", "dim")]
    for number, line in enumerate(lines):
        margin = f"{number // 2 + 1} " if number % 2 else "  "
        drawn.append(Text.assemble((margin, "dim"), line))
    drawn.append(Text.assemble("  ", _banner(face, 4 * face.width + 1, face.caption)))
    return Text("\n").join(drawn)


def small(face: Face, marked: int = 0, cell_width: int = 2) -> Text:
    """A cell is one line high and two or three characters wide."""
    rows = [Text(face.caption, "dim")] if face.caption else []
    for row in range(face.width):
        line = Text()
        for cell in range(row * face.width, (row + 1) * face.width):
            sign, style = face.sign(cell, marked, 0)
            solid = sign * cell_width if sign == "▒" else sign.center(cell_width)
            line.append(" " * cell_width if sign == "~" else solid, style)
        rows.append(line)
    return Text("\n").join([*rows, _banner(face, cell_width * face.width)])


def _banner(face: Face, width: int, caption: str = "") -> Text:
    left = f" {face.title}  {caption}".rstrip()
    if width - len(left) - 1 <= len(face.value):
        left = left.lstrip()
    return Text(f"{left}{face.value.rjust(width - len(left) - 1)} ", BANNERS[face.colour])


def shape_text(shape: Shape) -> Text:
    """The expedition card, always three lines high."""
    rows = ["".join("██ "[:2] if sign == "x" else "  " for sign in row) for row in DRAWINGS[shape]]
    rows += [""] * (3 - len(rows))
    return Text("\n".join(rows), "#e3a92f")
