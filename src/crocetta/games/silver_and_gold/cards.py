"""The treasure maps: read from `cards.toml`, checked against the clauses, prepared for play."""

from collections import Counter
from collections.abc import Iterable, Iterator
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
    turned,
    ways_of_bonus,
    ways_of_shapes,
)
from crocetta.games.expeditions.shapes import Shape, cells_of, connected
from crocetta.kit.game import Edition

WIDTH: Final = 4
SEA, FIELD, CROSS, COIN, PALM = ".", "o", "+", "$", "T"


class Colour(Enum):
    PURPLE = "purple"
    ORANGE = "orange"
    GREEN = "green"
    GREY = "grey"


VALUES: Final = {Colour.PURPLE: 14, Colour.ORANGE: 12, Colour.GREEN: 10, Colour.GREY: 8}
"""Points of a completed map, and its number of fields (SG-2)."""
SEALS: Final = {Colour.PURPLE: 2, Colour.ORANGE: 2, Colour.GREEN: 1, Colour.GREY: 1}
"""Points of a seal for each completed map of the colour it names (SG-5)."""
ROWS: Final = {Colour.PURPLE: 4, Colour.ORANGE: 4, Colour.GREEN: 3, Colour.GREY: 3}

# The shipped deck (SG-1, SG-4, SG-5); a host's own may differ in these.
MAPS: Final = {Colour.PURPLE: 12, Colour.ORANGE: 12, Colour.GREEN: 12, Colour.GREY: 11}
SYMBOLS: Final = {
    CROSS: {Colour.PURPLE: 23, Colour.ORANGE: 17, Colour.GREEN: 11, Colour.GREY: 4},
    COIN: {Colour.PURPLE: 15, Colour.ORANGE: 15, Colour.GREEN: 9, Colour.GREY: 3},
    PALM: {Colour.PURPLE: 4, Colour.ORANGE: 4, Colour.GREEN: 4, Colour.GREY: 4},
}
CROSSES_UNDER_A_SEAL: Final = {Colour.PURPLE: 3, Colour.ORANGE: 2, Colour.GREEN: 0, Colour.GREY: 0}


class _MapEntry(Struct, forbid_unknown_fields=True):
    number: int
    colour: Colour
    fields: str
    seal: Colour | None = None


class _DeckFile(Struct, forbid_unknown_fields=True):
    edition: str
    map: list[_MapEntry]


class TreasureMap(Struct, frozen=True):
    number: int
    colour: Colour
    seal: Colour | None
    drawing: tuple[str, ...]
    cells: int
    """All its fields."""
    crosses: int
    coins: int
    palms: int
    ways: tuple[dict[Shape, Ways], dict[Shape, Ways]]
    """For each slot and shape: what one act can mark when nothing is marked yet."""
    bonus: tuple[Ways, Ways]

    @property
    def value(self) -> int:
        return VALUES[self.colour]

    def complete(self, marked: int) -> bool:
        return marked == self.cells

    def reach(self, marked: int) -> int:
        """A mark may lie anywhere (SG-12)."""
        return self.cells & ~marked

    def fitting(self, ways: Ways, marked: int) -> list[Mark]:
        return [mark for cells, mark in ways if not cells & marked]


class MapDrawing(Struct, frozen=True):
    number: int
    colour: Colour
    value: int
    seal: Colour | None
    seal_points: int
    """What the seal pays for each completed map of the colour it names."""
    rows: tuple[str, ...]
    """Four rows of four signs: `.` sea, `o` field, `+` cross, `$` coin, `T` palm."""


class ScoreCard(Struct, frozen=True):
    """The boxes printed on a score card, and the cups on the round card."""

    coin_rows: int
    coins_a_row: int
    palms: int
    cups: int


class Drawings(Struct, frozen=True):
    cards: tuple[MapDrawing, ...]
    """Card number n is at index n - 1."""
    expeditions: tuple[ExpeditionDrawing, ...]
    score_card: ScoreCard


class Deck(Struct, frozen=True):
    edition: Edition
    maps: tuple[TreasureMap, ...]
    """Card number n is at index n; index 0 repeats the first card and is never dealt."""

    def __len__(self) -> int:
        return len(self.maps) - 1

    def __iter__(self) -> Iterator[TreasureMap]:
        return iter(self.maps[1:])

    def drawings(self, score_card: ScoreCard) -> Drawings:
        return Drawings(tuple(_draw(m) for m in self.maps[1:]), draw_expeditions(), score_card)


def _draw(m: TreasureMap) -> MapDrawing:
    signs = [FIELD if m.cells >> cell & 1 else SEA for cell in range(WIDTH * WIDTH)]
    for mask, sign in ((m.crosses, CROSS), (m.coins, COIN), (m.palms, PALM)):
        for cell in cells_of(mask):
            signs[cell] = sign
    rows = tuple("".join(signs[k : k + WIDTH]) for k in range(0, len(signs), WIDTH))
    return MapDrawing(m.number, m.colour, m.value, m.seal, SEALS[m.seal] if m.seal else 0, rows)


def read_shipped(text: str) -> Deck:
    deck = _read(text, own=False)
    _check_counts(deck)
    return deck


def read_own(text: str) -> Deck:
    """A host's own deck, which is stored with the match: any counts and seals, but the same geometry (SG-3)."""
    return _read(text, own=True)


def _read(text: str, *, own: bool) -> Deck:
    file = read_file(text, _DeckFile, "SG-1")
    if not file.map:
        raise DeckError("SG-1", "wrong-none")
    check_numbers([entry.number for entry in file.map], "SG-1")
    maps = [_read_map(entry) for entry in file.map]
    check_different(((m.number, m.drawing) for m in maps), _turns_and_mirrors, "SG-3")
    return Deck(Edition.of(text, file.edition, own=own), (maps[0], *maps))


def _read_map(entry: _MapEntry) -> TreasureMap:
    number, colour = entry.number, entry.colour
    rows = read_drawing(number, entry.fields, SEA + FIELD + CROSS + COIN + PALM, "SG-3")
    if len(rows) > ROWS[colour] or len(rows[0]) > WIDTH:
        raise broken(number, "SG-3", "wrong-box", colour=colour.value, rows=ROWS[colour], width=WIDTH)
    fields = cells_with(rows, FIELD + CROSS + COIN + PALM, WIDTH)
    count, wanted = fields.bit_count(), VALUES[colour]
    if count != wanted:
        raise broken(number, "SG-2", "wrong-fields", colour=colour.value, count=count, wanted=wanted)
    if not connected(fields, WIDTH):
        raise broken(number, "SG-3", "wrong-apart")
    return TreasureMap(
        number=number,
        colour=colour,
        seal=entry.seal,
        drawing=_trimmed(rows),
        cells=fields,
        crosses=cells_with(rows, CROSS, WIDTH),
        coins=cells_with(rows, COIN, WIDTH),
        palms=cells_with(rows, PALM, WIDTH),
        ways=ways_of_shapes(fields, WIDTH),
        bonus=ways_of_bonus(fields, WIDTH),
    )


def _trimmed(rows: list[str]) -> tuple[str, ...]:
    """Without empty margins, so that the same map at another position compares equal."""
    kept = [row for row in rows if set(row) != {SEA}]
    columns = [c for c in range(len(rows[0])) if any(row[c] != SEA for row in kept)]
    return tuple(row[columns[0] : columns[-1] + 1] for row in kept)


def _turns_and_mirrors(drawing: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    for rows in (drawing, mirrored(drawing)):
        for _ in range(4):
            rows = turned(rows)
            yield rows


def _check_counts(deck: Deck) -> None:
    maps = deck.maps[1:]
    for colour in Colour:
        mine = [m for m in maps if m.colour is colour]
        _expect(len(mine), MAPS[colour], f"{colour.value} maps", "SG-1")
        for sign, counts in SYMBOLS.items():
            found = sum(row.count(sign) for m in mine for row in m.drawing)
            _expect(found, counts[colour], f"{sign!r} signs on {colour.value} maps", "SG-4")
        seals = Counter(m.seal for m in mine if m.seal)
        if seals != Counter(other for other in Colour if other is not colour):
            raise ValueError(f"{colour.value} maps carry one seal for each other colour (SG-5)")
    for m in maps:
        if m.palms.bit_count() > 1:
            raise ValueError(f"card {m.number}: it has two palms (SG-4)")
        if m.seal:
            wanted = CROSSES_UNDER_A_SEAL[m.colour]
            if m.coins or m.palms or m.crosses.bit_count() != wanted:
                sealed = f"a sealed {m.colour.value} map has {wanted} crosses and no more"
                raise ValueError(f"card {m.number}: {sealed} (SG-4)")


def _expect(found: int, wanted: int, what: str, clause: str) -> None:
    if found != wanted:
        raise ValueError(f"the deck has {found} {what} instead of {wanted} ({clause})")
