"""What people type at a table of an expedition game, read into acts, illegal ones included."""

from collections.abc import Sequence

from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.table import Phase

MARK_HELP = "Type the card and its {cells}: `1 a1 b1 b2`, or `1 c3` for a single one."
KEEP_HELP = "Type the two cards you keep, by their places: `keep 1 3`."
TAKE_HELP = "Type the place of a card in the display: `take 2`, or `take deck` for one unseen."


def read_act(text: str, phase: Phase, slots: Sequence[object | None], width: int, cells: str) -> Action:
    """ValueError, with a word of help, on what is no act at all."""
    words = text.lower().replace(",", " ").replace(":", " ").split()
    match words:
        case ["done" | "d"]:
            return DONE
        case ["keep" | "k", *places]:
            return _read_keep(places)
        case ["take" | "t", place]:
            return _read_take(place)
        case ["deck"]:
            return Take(DECK)
        case ["mark" | "m", *rest] if rest:
            return _read_mark(rest, slots, width, cells)
    if phase is Phase.KEEP and words and all(word.isdigit() for word in words):
        return _read_keep(words)
    if words and _is_mark(words):
        return _read_mark(words, slots, width, cells)
    raise ValueError(help_for(phase, cells))


def help_for(phase: Phase, cells: str) -> str:
    if phase is Phase.KEEP:
        return KEEP_HELP
    return TAKE_HELP if phase is Phase.TAKE else MARK_HELP.format(cells=cells)


def _is_mark(words: Sequence[str]) -> bool:
    fields = words[1:] if words[0].isdigit() else words
    return bool(fields) and all(_is_field(word) for word in fields)


def _is_field(word: str) -> bool:
    return word[0].isascii() and word[0].isalpha() and word[1:].isdecimal()


def _read_keep(words: Sequence[str]) -> Keep:
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        raise ValueError(KEEP_HELP)
    first, second = sorted(int(word) - 1 for word in words)
    return Keep(first, second)


def _read_take(word: str) -> Take:
    if word == "deck":
        return Take(DECK)
    if not word.isdecimal():
        raise ValueError(TAKE_HELP)
    place = int(word) - 1
    # A fifth place of the display would be understood as the deck.
    return Take(place if place < DECK else place + 1)


def _read_mark(words: Sequence[str], slots: Sequence[object | None], width: int, cells: str) -> Mark:
    slot, fields = _slot_named(words, slots)
    if not fields or not all(_is_field(word) for word in fields):
        raise ValueError(MARK_HELP.format(cells=cells))
    if len(set(fields)) < len(fields):
        twice = next(word for word in fields if fields.count(word) > 1)
        raise ValueError(f"You named {twice} twice.")
    return Mark(slot, sum(_bit(word, width) for word in set(fields)) if fields else 0)


def _slot_named(words: Sequence[str], slots: Sequence[object | None]) -> tuple[int, list[str]]:
    if words[0].isdecimal():
        if words[0] not in ("1", "2"):
            raise ValueError("Your cards are 1, on the left, and 2, on the right.")
        return int(words[0]) - 1, list(words[1:])
    held = [slot for slot, holding in enumerate(slots) if holding is not None]
    if len(held) != 1:
        raise ValueError("Say on which card: begin with 1, for the left one, or 2, for the right one.")
    return held[0], list(words)


def _bit(word: str, width: int) -> int:
    """The field's bit; all that lies off the grid is one cell beyond its last, which no card has."""
    row, column = int(word[1:]) - 1, ord(word[0]) - ord("a")
    inside = 0 <= row < width and 0 <= column < width
    return 1 << (row * width + column if inside else width * width)
