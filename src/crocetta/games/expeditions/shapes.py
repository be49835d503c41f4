"""The six expedition shapes and every place where each can lie on a square grid.

A set of cells is an integer: bit `row * width + column`.
"""

from enum import Enum
from functools import cache
from typing import Final


class Shape(Enum):
    STRAIGHT_2 = "straight-2"
    STRAIGHT_3 = "straight-3"
    CORNER_3 = "corner-3"
    T_4 = "T-4"
    L_4 = "L-4"
    SQUARE_4 = "square-4"

    __hash__ = object.__hash__  # members are singletons, and Enum's own hash is slow


DRAWINGS: Final = {
    Shape.STRAIGHT_2: ("xx",),
    Shape.STRAIGHT_3: ("xxx",),
    Shape.CORNER_3: ("x.", "xx"),
    Shape.T_4: ("xxx", ".x."),
    Shape.L_4: ("x.", "x.", "xx"),
    Shape.SQUARE_4: ("xx", "xx"),
}

EXPEDITIONS: Final = (
    Shape.STRAIGHT_2,
    Shape.STRAIGHT_3,
    Shape.STRAIGHT_3,
    Shape.CORNER_3,
    Shape.CORNER_3,
    Shape.T_4,
    Shape.L_4,
    Shape.SQUARE_4,
)
"""The eight expedition cards (SG-6, PY-4). A card is named by its place here."""


@cache
def orientations(shape: Shape) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The shape turned and mirrored, at most eight ways, as (row, column) pairs from the upper left."""
    cells = [(r, c) for r, line in enumerate(DRAWINGS[shape]) for c, sign in enumerate(line) if sign == "x"]
    found = set()
    for mirrored in (cells, [(r, -c) for r, c in cells]):
        turned = mirrored
        for _ in range(4):
            turned = [(c, -r) for r, c in turned]
            top, left = min(r for r, _ in turned), min(c for _, c in turned)
            found.add(tuple(sorted((r - top, c - left) for r, c in turned)))
    return tuple(sorted(found))


@cache
def placements(shape: Shape, width: int) -> tuple[int, ...]:
    """Every set of cells that the shape can cover on a grid of this width, in ascending order."""
    found = set()
    for cells in orientations(shape):
        height, breadth = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
        for top in range(width - height + 1):
            for left in range(width - breadth + 1):
                found.add(sum(1 << ((top + r) * width + left + c) for r, c in cells))
    return tuple(sorted(found))


def all_covers(width: int) -> dict[Shape, frozenset[int]]:
    """The same for every shape, as sets for membership tests."""
    return {shape: frozenset(placements(shape, width)) for shape in Shape}


@cache
def singles(width: int) -> tuple[int, ...]:
    return tuple(1 << cell for cell in range(width * width))


@cache
def _side_columns(width: int) -> tuple[int, int]:
    left = sum(1 << row * width for row in range(width))
    return left, left << (width - 1)


def neighbours(cells: int, width: int) -> int:
    """All cells that touch the set orthogonally, without the set itself."""
    left, right = _side_columns(width)
    spread = cells << width | cells >> width | (cells & ~right) << 1 | (cells & ~left) >> 1
    return spread & ~cells & (1 << width * width) - 1


def components(cells: int, width: int) -> list[int]:
    """The orthogonally connected parts of the set."""
    parts = []
    while cells:
        part = cells & -cells
        while further := neighbours(part, width) & cells:
            part |= further
        parts.append(part)
        cells &= ~part
    return parts


def connected(cells: int, width: int) -> bool:
    return len(components(cells, width)) == 1


def cells_of(mask: int) -> tuple[int, ...]:
    """The numbers of the cells in the set, ascending."""
    return tuple(cell for cell in range(mask.bit_length()) if mask >> cell & 1)
