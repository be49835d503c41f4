"""The pyramid cards: read from `cards.toml`, checked against the clauses, prepared for play."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

from msgspec import Struct

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.drawing import (
    DeckError,
    ExpeditionDrawing,
    Ways,
    broken,
    cells_with,
    check_different,
    check_numbers,
    draw_expeditions,
    mirrored,
    read_drawing,
    read_file,
    ways_of_bonus,
    ways_of_shapes,
)
from crocetta.games.expeditions.shapes import Shape, neighbours
from crocetta.kit.game import Edition

WIDTH: Final = 5
CARDS: Final = 48
WALLS: Final = (8, 9)
SHORTEST_WAYS: Final = range(8, 12)
WALL, FLOOR, ENTRANCE, TOMB = "#", ".", "E", "T"
CROSS, RED, GREEN, TORCH, SKULL, POTION = "+", "r", "g", "f", "s", "p"
SIGNS: Final = WALL + FLOOR + ENTRANCE + TOMB + CROSS + RED + GREEN + TORCH + SKULL + POTION


class Colour(Enum):
    GREEN = "green"
    ORANGE = "orange"
    PURPLE = "purple"


COLOURS: Final = tuple(Colour)


class _PyramidEntry(Struct, forbid_unknown_fields=True):
    number: int
    chamber: str


class _DeckFile(Struct, forbid_unknown_fields=True):
    edition: str
    pyramid: list[_PyramidEntry]


class Pyramid(Struct, frozen=True):
    number: int
    drawing: tuple[str, ...]
    cells: int
    """All cells that are not walls."""
    entrance: int
    tomb: int
    crosses: int
    reds: int
    greens: int
    torches: int
    skulls: int
    potions: int
    ways: tuple[dict[Shape, Ways], dict[Shape, Ways]]
    """For each slot and shape: what one act can mark, given the walls but not the path."""
    bonus: tuple[Ways, Ways]

    @property
    def colour(self) -> Colour:
        """Number mod 3: 1 green, 2 orange, 0 purple (PY-1)."""
        return COLOURS[(self.number - 1) % 3]

    def complete(self, marked: int) -> bool:
        return bool(marked & self.tomb)

    def reach(self, marked: int) -> int:
        """The cells from which the next mark may be dug: the Entrance, then all that touch the path."""
        return neighbours(marked, WIDTH) & self.cells if marked else self.entrance

    def way_left(self, marked: int) -> int:
        """How many cells must at least be dug to open the Tomb."""
        reached, cells = self.reach(marked), 1
        while not reached & self.tomb:
            reached |= neighbours(reached, WIDTH) & self.cells
            cells += 1
        return cells

    def fitting(self, ways: Ways, marked: int) -> list[Mark]:
        reach = self.reach(marked)
        return [mark for cells, mark in ways if cells & reach and not cells & marked]


class PyramidDrawing(Struct, frozen=True):
    number: int
    colour: Colour
    rows: tuple[str, ...]
    """Five rows of five signs: `#` wall, `.` floor, `E` Entrance, `T` Tomb, `+` cross, `r` red gem, `g` green gem,
    `f` torch, `s` skull, `p` potion."""


class ScoreCard(Struct, frozen=True):
    """What is printed on a score card."""

    gems: int
    """Boxes for each colour."""
    claims: tuple[int, ...]
    """Points of the first, second and third claim of a colour."""
    skulls: tuple[int, ...]
    """The cost by number of marked skulls, starting with none."""


class Drawings(Struct, frozen=True):
    cards: tuple[PyramidDrawing, ...]
    """Card number n is at index n - 1."""
    expeditions: tuple[ExpeditionDrawing, ...]
    score_card: ScoreCard


class Deck(Struct, frozen=True):
    edition: Edition
    pyramids: tuple[Pyramid, ...]
    """Card number n is at index n; index 0 repeats the first card and is never dealt."""

    def __len__(self) -> int:
        return len(self.pyramids) - 1

    def drawings(self, score_card: ScoreCard) -> Drawings:
        cards = (PyramidDrawing(p.number, p.colour, p.drawing) for p in self.pyramids[1:])
        return Drawings(tuple(cards), draw_expeditions(), score_card)


def read_shipped(text: str) -> Deck:
    deck = _read(text, own=False)
    if len(deck) != CARDS:
        raise ValueError(f"the deck has {len(deck)} cards instead of {CARDS} (PY-1)")
    return deck


def read_own(text: str) -> Deck:
    """A host's own deck, which is stored with the match: any number of cards, but the same geometry."""
    return _read(text, own=True)


def _read(text: str, *, own: bool) -> Deck:
    file = read_file(text, _DeckFile, "PY-1")
    if not file.pyramid:
        raise DeckError("PY-1", "wrong-none")
    check_numbers([entry.number for entry in file.pyramid], "PY-1")
    pyramids = [_read_pyramid(entry) for entry in file.pyramid]
    check_different(((p.number, p.drawing) for p in pyramids), _as_drawn_and_mirrored, "PY-3")
    return Deck(Edition.of(text, file.edition, own=own), (pyramids[0], *pyramids))


def _read_pyramid(entry: _PyramidEntry) -> Pyramid:
    number = entry.number
    rows = read_drawing(number, entry.chamber, SIGNS, "PY-3")
    if len(rows) != WIDTH or len(rows[0]) != WIDTH:
        raise broken(number, "PY-2", "wrong-size", width=WIDTH)
    if rows[0].count(ENTRANCE) != 1 or "".join(rows).count(ENTRANCE) != 1:
        raise broken(number, "PY-2", "wrong-entrance", sign=ENTRANCE)
    if rows[-1].count(TOMB) != 1 or "".join(rows).count(TOMB) != 1:
        raise broken(number, "PY-2", "wrong-tomb", sign=TOMB)
    walls = "".join(rows).count(WALL)
    if walls not in WALLS:
        raise broken(number, "PY-3", "wrong-walls", count=walls)
    free = cells_with(rows, SIGNS.replace(WALL, ""), WIDTH)
    entrance, tomb = cells_with(rows, ENTRANCE, WIDTH), cells_with(rows, TOMB, WIDTH)
    _check_ways(number, free, entrance, tomb)
    return Pyramid(
        number=number,
        drawing=tuple(rows),
        cells=free,
        entrance=entrance,
        tomb=tomb,
        crosses=cells_with(rows, CROSS, WIDTH),
        reds=cells_with(rows, RED, WIDTH),
        greens=cells_with(rows, GREEN, WIDTH),
        torches=cells_with(rows, TORCH, WIDTH),
        skulls=cells_with(rows, SKULL, WIDTH),
        potions=cells_with(rows, POTION, WIDTH),
        ways=ways_of_shapes(free, WIDTH),
        bonus=ways_of_bonus(free, WIDTH),
    )


def _check_ways(number: int, free: int, entrance: int, tomb: int) -> None:
    reached, cells, shortest = entrance, 1, 0
    while (further := neighbours(reached, WIDTH) & free) != 0:
        reached |= further
        cells += 1
        if reached & tomb and not shortest:
            shortest = cells
    if reached != free:
        raise broken(number, "PY-3", "wrong-unreached")
    if shortest not in SHORTEST_WAYS:
        raise broken(number, "PY-3", "wrong-way", count=shortest)


def _as_drawn_and_mirrored(drawing: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    return drawing, mirrored(drawing)
