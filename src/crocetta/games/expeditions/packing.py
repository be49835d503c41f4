"""Converts data and states of both expedition games from the readable rules to rows of integers for the kernels."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from crocetta.games.expeditions.actions import DONE, PAIRS, PLACES, Action, Deal, Flip, Mark, cell_sets
from crocetta.games.expeditions.kernel import words
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, orientations, placements
from crocetta.games.expeditions.table import HeldCards, Phase, SealedMarks, Slots, Table
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
    """The data row: `cards` are the words of each card, starting with number 1, planes first."""
    if len(cards) > words.MOST_CARDS:
        raise ValueError(f"the fast rules hold decks of up to {words.MOST_CARDS} cards; this one has {len(cards)}")
    assert (DONE, PAIRS[0], PLACES[0]) == tuple(
        game.action(n) for n in (words.DONE, words.FIRST_PAIR, words.FIRST_PLACE)
    )
    kinds, pile = _kinds(width)
    cells = cell_sets(width)
    tables = {
        words.D_TABLE: [word for card in ([0] * len(cards[0]), *cards) for word in card],
        words.D_PILE: pile,
        words.D_KINDS: [word for kind in kinds for word in kind],
        words.D_NUMBERS: _numbers(game, kinds),
        words.D_MARKS: [mask << 32 * slot for slot in range(2) for mask in cells],
        words.D_COLOURS: [*colours, 0][:4],
    }
    head = [0] * words.D_HEAD
    head[words.D_CARDS] = len(cards)
    head[words.D_PLANES] = planes
    head[words.D_BLOCK] = words.PLANES + planes
    head[words.D_ROW] = len(cards[0])
    head[words.D_DEALERS] = words.FIRST_MARK + 2 * len(cells)
    head[words.D_FIRST_FLIP] = game.index(Flip(0))
    head[words.D_FIRST_DEAL] = game.index(Deal(1))
    head[words.D_ACTS] = game.actions
    head[words.D_WIDTH] = width
    row = list(head)
    for place, content in tables.items():
        row[place] = len(row)
        row += content
    return np.array(row, np.int64)


def _kinds(width: int) -> tuple[list[list[int]], list[int]]:
    """Every shape in every orientation, and for each expedition card which of them are its own."""
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
        for bit in range(words.PLACES):
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
    """A game's cards and score card as words."""

    def planes(self, card: int) -> Sequence[int]: ...
    def tally(self, sheet: Any) -> int: ...


def packed(state: Table[Any, Any], faces: Faces, block: int) -> Row:
    """All that both games have in common; a block is the words of one seat."""
    s = np.zeros(words.HEAD + words.MOST_SEATS * block, np.int64)
    s[words.PHASE] = PHASES.index(state.phase)
    s[words.TURN] = state.turn
    s[words.SEATS] = len(state.sheets)
    s[words.DECK] = state.deck
    s[words.DISPLAY] = in_bytes(state.display)
    s[words.USED] = in_nibbles(state.used[::-1])
    s[words.PILE] = 255 & ~as_set(state.used)
    s[words.QUEUE] = in_nibbles(state.queue)
    s[words.TO_TAKE] = state.to_take
    for seat, (sheet, kept) in enumerate(zip(state.sheets, state.kept, strict=True)):
        b = words.HEAD + seat * block
        _write_sheet(s, b, sheet, faces)
        if state.opened:
            s[b + words.OPENED] = marked_cells(state.opened[seat].slots)
            s[b + words.OPENED_TALLY] = faces.tally(state.opened[seat])
        s[b + words.HAND] = in_bytes(state.hands[seat])
        s[b + words.KEPT] = PAIRS.index(kept) + 1 if kept else 0
        s[b + words.PENCIL] = _pencil(state.pencils[seat])
    return s


def _pencil(pencil: SealedMarks) -> int:
    marked = words.HAS_MARKED if pencil.marks else 0
    return marked | (words.HAS_DONE if pencil.done else 0) | pencil.owed << words.OWED


def _write_sheet(s: Row, b: int, sheet: HeldCards, faces: Faces) -> None:
    s[b + words.MARKED] = marked_cells(sheet.slots)
    s[b + words.COMPLETED] = as_set(sheet.completed)
    s[b + words.TALLY] = faces.tally(sheet)
    for slot, holding in enumerate(sheet.slots):
        if holding:
            s[b + words.CARDS] |= holding.card << 8 * slot
            for plane, cells in enumerate(faces.planes(holding.card)):
                s[b + words.PLANES + plane] |= cells << 32 * slot
