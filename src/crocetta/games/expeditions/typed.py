"""What people type at a table of an expedition game, read into acts, illegal ones included."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.table import Phase

MARK_HELP = "Type the card and its {cells}: `1 a1 b1 b2`, or `1 c3` for a single one."
KEEP_HELP = "Type the two cards you keep, by their places: `keep 1 3`."
PLACES_IN_HAND = {"1": 0, "2": 1, "3": 2, "4": 3}
TAKE_HELP = "Type the place of a card in the display: `take 2`, or `take deck` for one unseen."


class Reader(NamedTuple):
    """What one must know of a table to understand what is typed at it."""

    phase: Phase
    slots: Sequence[object | None]
    display: int
    """How many cards lie there."""
    width: int
    cells: str
    """What a card is made of: fields, cells."""


def read_act(text: str, reader: Reader) -> Action:
    """ValueError, with a word of help, on what is no act at all."""
    words = text.lower().replace(",", " ").replace(":", " ").split()
    match words:
        case ["done" | "d"]:
            return DONE
        case ["keep" | "k", *places]:
            return _read_keep(places)
        case ["take" | "t", place] if reader.phase is not Phase.KEEP:
            return _read_take(place, reader.display)
        case ["deck"]:
            return Take(DECK)
        case ["mark" | "m", *rest] if rest and reader.phase is not Phase.KEEP:
            return _read_mark(rest, reader)
    if reader.phase is Phase.KEEP:
        return _read_keep(words)
    if words and _is_mark(words):
        return _read_mark(words, reader)
    raise ValueError(help_for(reader))


def help_for(reader: Reader) -> str:
    return TAKE_HELP if reader.phase is Phase.TAKE else MARK_HELP.format(cells=reader.cells)


def _is_mark(words: Sequence[str]) -> bool:
    fields = words[1:] if words[0].isdecimal() else words
    return bool(fields) and all(_is_field(word) for word in fields)


def _is_field(word: str) -> bool:
    return len(word) <= 3 and word[0].isascii() and word[0].isalpha() and word[1:].isdecimal()


def _read_keep(words: Sequence[str]) -> Keep:
    places = sorted(PLACES_IN_HAND.get(word, -1) for word in words)
    if len(places) != 2 or places[0] < 0 or places[0] == places[1]:
        raise ValueError(KEEP_HELP)
    return Keep(*places)


def _read_take(word: str, display: int) -> Take:
    if word == "deck":
        return Take(DECK)
    if not word.isdecimal():
        raise ValueError(TAKE_HELP)
    if len(word) > 1 or not 1 <= int(word) <= display:
        raise ValueError(f"The display has the cards 1 to {display}." if display else "The display is empty.")
    return Take(int(word) - 1)


def _read_mark(words: Sequence[str], reader: Reader) -> Mark:
    slot, fields = _slot_named(words, reader.slots)
    if not fields or not all(_is_field(word) for word in fields):
        raise ValueError(MARK_HELP.format(cells=reader.cells))
    if len(set(fields)) < len(fields):
        twice = next(word for word in fields if fields.count(word) > 1)
        raise ValueError(f"You named {twice} twice.")
    return Mark(slot, reduce(or_, (_bit(word, reader.width) for word in fields)))


def _slot_named(words: Sequence[str], slots: Sequence[object | None]) -> tuple[int, list[str]]:
    if words[0].isdecimal():
        if words[0] not in ("1", "2"):
            raise ValueError("Your cards are 1, on the left, and 2, on the right.")
        slot = int(words[0]) - 1
        if slot < len(slots) and slots[slot] is None:
            raise ValueError(f"You have no card {words[0]} now.")
        return slot, list(words[1:])
    held = [slot for slot, holding in enumerate(slots) if holding is not None]
    if len(held) != 1:
        raise ValueError("Say on which card: begin with 1, for the left one, or 2, for the right one.")
    return held[0], list(words)


def _bit(word: str, width: int) -> int:
    """The field's bit; all that lies off the grid is one cell beyond its last, which no card has."""
    row, column = int(word[1:]) - 1, ord(word[0]) - ord("a")
    inside = 0 <= row < width and 0 <= column < width
    return 1 << (row * width + column if inside else width * width)
