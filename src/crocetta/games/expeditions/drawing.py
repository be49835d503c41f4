"""Reads cards drawn in a text file, and reports which card is wrong and why."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.shapes import DRAWINGS, EXPEDITIONS, Shape, placements, singles
from crocetta.kit.game import DataError
from crocetta.kit.words import Value

File = TypeVar("File")
MOST_CARDS = 60


class ExpeditionDrawing(Struct, frozen=True):
    shape: Shape
    rows: tuple[str, ...]


def draw_expeditions() -> tuple[ExpeditionDrawing, ...]:
    return tuple(ExpeditionDrawing(shape, DRAWINGS[shape]) for shape in EXPEDITIONS)


class DeckError(DataError):
    """A deck file that breaks a clause: which card, which clause."""


def broken(number: int, clause: str, key: str, **more: Value) -> DeckError:
    return DeckError(clause, key, {"card": number, **more})


def read_file(text: str, kind: type[File], clause: str) -> File:
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise DeckError(clause, "wrong-file", {"detail": str(error)}) from error


def check_numbers(numbers: Sequence[int], clause: str) -> None:
    """Cards are numbered 1, 2, 3, ... in the order of the file."""
    for place, number in enumerate(numbers, start=1):
        if number != place:
            raise broken(number, clause, "wrong-number", place=place)
    if len(numbers) > MOST_CARDS:
        raise DeckError(clause, "wrong-many", {"count": len(numbers), "most": MOST_CARDS})


def read_drawing(number: int, text: str, signs: str, clause: str) -> list[str]:
    """The rows of a drawing, all of one length and made of known signs."""
    rows = [line.strip() for line in text.strip().splitlines()]
    if not rows:
        raise broken(number, clause, "wrong-no-drawing")
    for row in rows:
        strange = set(row) - set(signs)
        if strange:
            raise broken(number, clause, "wrong-sign", sign=min(strange), signs=signs)
    if len({len(row) for row in rows}) != 1:
        raise broken(number, clause, "wrong-rows")
    return rows


def cells_with(rows: Iterable[str], signs: str, width: int) -> int:
    """The cells drawn with one of these signs, as bits."""
    return sum(1 << (r * width + c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in signs)


def turned(rows: Sequence[str]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def mirrored(rows: Sequence[str]) -> tuple[str, ...]:
    return tuple(row[::-1] for row in rows)


def check_different(
    drawings: Iterable[tuple[int, tuple[str, ...]]],
    variants: Callable[[tuple[str, ...]], Iterable[tuple[str, ...]]],
    clause: str,
) -> None:
    """No two drawings may be the same, nor one a variant of the other."""
    seen: dict[tuple[str, ...], int] = {}
    for number, drawing in drawings:
        if drawing in seen:
            raise broken(number, clause, "wrong-same", other=seen[drawing])
        for variant in variants(drawing):
            seen.setdefault(variant, number)


Ways: TypeAlias = tuple[tuple[int, Mark], ...]


def ways_to_mark(allowed: int, slot: int, shapes: Iterable[Shape], width: int) -> Ways:
    """Every set of allowed cells that one of the shapes can cover, with its act; a single cell always can."""
    sets = [*singles(width), *(cells for shape in shapes for cells in placements(shape, width))]
    return tuple((cells, Mark(slot, cells)) for cells in sets if not cells & ~allowed)


def ways_of_shapes(allowed: int, width: int) -> tuple[dict[Shape, Ways], dict[Shape, Ways]]:
    """What each shape can mark on an untouched card, in either slot."""
    left, right = ({shape: ways_to_mark(allowed, slot, (shape,), width) for shape in Shape} for slot in range(2))
    return left, right


def ways_of_bonus(allowed: int, width: int) -> tuple[Ways, Ways]:
    return ways_to_mark(allowed, 0, (), width), ways_to_mark(allowed, 1, (), width)
