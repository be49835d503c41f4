"""Between the readable rules and the kernels of both expedition games: data and states as rows of integers."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions import kernel
from crocetta.games.expeditions.actions import DONE, PAIRS, PLACES, Action, Deal, Flip, Mark, cell_sets
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, orientations, placements
from crocetta.games.expeditions.table import HeldCards, Phase, Slots, Table
from crocetta.kit.game import Game

PHASES = tuple(Phase)
Row = npt.NDArray[np.int64]


def both_slots(mask: int) -> int:
    return mask | mask << 32


def table_data(
    game: Game[Any, Action, Any, Any, Any],
    width: int,
    cards: Sequence[Sequence[int]],
    planes: int,
    colours: Sequence[int],
) -> Row:
    """The data row: `cards` are the words of each card from number 1 on, its planes first."""
    if len(cards) > kernel.MOST_CARDS:
        raise ValueError(f"the fast rules hold decks of up to {kernel.MOST_CARDS} cards; this one has {len(cards)}")
    assert (DONE, PAIRS[0], PLACES[0]) == tuple(
        game.action(n) for n in (kernel.DONE, kernel.FIRST_PAIR, kernel.FIRST_PLACE)
    )
    kinds, pile = _kinds(width)
    cells = cell_sets(width)
    tables = {
        kernel.D_TABLE: [word for card in ([0] * len(cards[0]), *cards) for word in card],
        kernel.D_PILE: pile,
        kernel.D_KINDS: [word for kind in kinds for word in kind],
        kernel.D_NUMBERS: _numbers(game, kinds),
        kernel.D_MARKS: [mask << 32 * slot for slot in range(2) for mask in cells],
        kernel.D_COLOURS: [*colours, 0][:4],
    }
    head = [0] * kernel.D_HEAD
    head[kernel.D_CARDS] = len(cards)
    head[kernel.D_PLANES] = planes
    head[kernel.D_BLOCK] = kernel.PLANES + planes
    head[kernel.D_ROW] = len(cards[0])
    head[kernel.D_DEALERS] = kernel.FIRST_MARK + 2 * len(cells)
    head[kernel.D_FIRST_FLIP] = game.index(Flip(0))
    head[kernel.D_FIRST_DEAL] = game.index(Deal(1))
    head[kernel.D_ACTS] = game.actions
    head[kernel.D_WIDTH] = width
    words = list(head)
    for place, content in tables.items():
        words[place] = len(words)
        words += content
    return np.array(words, np.int64)


def _kinds(width: int) -> tuple[list[list[int]], list[int]]:
    """Every shape turned every way, and for each expedition card which of them are its own."""
    everywhere = both_slots((1 << width * width) - 1)
    kinds = [[0, 0, 0, everywhere, 1]]
    first: dict[Shape, tuple[int, int]] = {}
    for shape in Shape:
        first[shape] = (len(kinds), len(orientations(shape)))
        for turned in orientations(shape):
            lowest = min(r * width + c for r, c in turned)
            places = sorted(r * width + c - lowest for r, c in turned)
            pattern = sum(1 << place for place in places)
            anchors = sum(1 << bit for bit in range(width * width) if pattern << bit in placements(shape, width))
            offsets = [*places[1:], 0, 0][:3]
            kinds.append([*offsets, both_slots(anchors), pattern])
    numbers = list(Shape)
    return kinds, [word for shape in EXPEDITIONS for word in (*first[shape], numbers.index(shape))]


def _numbers(game: Game[Any, Action, Any, Any, Any], kinds: list[list[int]]) -> list[int]:
    numbers = []
    for *_, anchors, pattern in kinds:
        for bit in range(kernel.PLACES):
            slot, lowest = divmod(bit, 32)
            numbers.append(game.index(Mark(slot, pattern << lowest)) if anchors >> bit & 1 else 0)
    return numbers


def in_bytes(numbers: Sequence[int]) -> int:
    return sum(number << 8 * place for place, number in enumerate(numbers))


def in_nibbles(numbers: Sequence[int]) -> int:
    """Each number plus one, the first one lowest."""
    return sum((number + 1) << 4 * place for place, number in enumerate(numbers))


def as_set(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)


def marked_cells(slots: Slots) -> int:
    return sum(holding.marked << 32 * slot for slot, holding in enumerate(slots) if holding)


class Faces(Protocol):
    """What a game says of its cards and of its score card."""

    def planes(self, card: int) -> Sequence[int]: ...
    def tally(self, sheet: Any) -> int: ...


def write_table(s: Row, state: Table[Any, Any], faces: Faces, block: int) -> None:
    """All that both games have in common; a block is the words of one seat."""
    s[kernel.PHASE] = PHASES.index(state.phase)
    s[kernel.TURN] = state.turn
    s[kernel.SEATS] = len(state.sheets)
    s[kernel.DECK] = state.deck
    s[kernel.DISPLAY] = in_bytes(state.display)
    s[kernel.USED] = in_nibbles(state.used[::-1])
    s[kernel.PILE] = 255 & ~as_set(state.used)
    s[kernel.QUEUE] = in_nibbles(state.queue)
    s[kernel.TO_TAKE] = state.to_take
    for seat, (sheet, kept) in enumerate(zip(state.sheets, state.kept, strict=True)):
        b = kernel.HEAD + seat * block
        _write_sheet(s, b, sheet, faces)
        if state.opened:
            s[b + kernel.OPENED] = marked_cells(state.opened[seat].slots)
            s[b + kernel.OPENED_TALLY] = faces.tally(state.opened[seat])
        s[b + kernel.HAND] = in_bytes(state.hands[seat])
        s[b + kernel.KEPT] = PAIRS.index(kept) + 1 if kept else 0


def _write_sheet(s: Row, b: int, sheet: HeldCards, faces: Faces) -> None:
    s[b + kernel.MARKED] = marked_cells(sheet.slots)
    s[b + kernel.COMPLETED] = as_set(sheet.completed)
    s[b + kernel.TALLY] = faces.tally(sheet)
    for slot, holding in enumerate(sheet.slots):
        if holding:
            s[b + kernel.CARDS] |= holding.card << 8 * slot
            for plane, cells in enumerate(faces.planes(holding.card)):
                s[b + kernel.PLANES + plane] |= cells << 32 * slot
