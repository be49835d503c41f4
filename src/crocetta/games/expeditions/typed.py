"""Parses what people type in the terminal into acts, including illegal ones."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.table import Phase
from crocetta.kit.words import Words

PLACES_IN_HAND = {"1": 0, "2": 1, "3": 2, "4": 3}


class Reader(NamedTuple):
    """What the parser needs to know of a table."""

    phase: Phase
    slots: Sequence[object | None]
    display: int
    """How many cards lie there."""
    width: int
    words: Words


def read_act(text: str, reader: Reader) -> Action:
    """ValueError, with help, if it is not an act at all."""
    words = text.lower().replace(",", " ").replace(":", " ").split()
    match words:
        case ["done" | "d"]:
            return DONE
        case ["keep" | "k", *places]:
            return _read_keep(places, reader.words)
        case ["take" | "t", place] if reader.phase is not Phase.KEEP:
            return _read_take(place, reader)
        case ["deck"]:
            return Take(DECK)
        case ["mark" | "m", *rest] if rest and reader.phase is not Phase.KEEP:
            return _read_mark(rest, reader)
    if reader.phase is Phase.KEEP:
        return _read_keep(words, reader.words)
    if words and _is_mark(words):
        return _read_mark(words, reader)
    raise ValueError(reader.words.say(f"terminal-read-{'take' if reader.phase is Phase.TAKE else 'mark'}"))


def _is_mark(words: Sequence[str]) -> bool:
    fields = words[1:] if words[0].isdecimal() else words
    return bool(fields) and all(_is_field(word) for word in fields)


def _is_field(word: str) -> bool:
    return len(word) <= 3 and word[0].isascii() and word[0].isalpha() and word[1:].isdecimal()


def _read_keep(words: Sequence[str], spoken: Words) -> Keep:
    places = sorted(PLACES_IN_HAND.get(word, -1) for word in words)
    if len(places) != 2 or places[0] < 0 or places[0] == places[1]:
        raise ValueError(spoken.say("terminal-read-keep"))
    return Keep(*places)


def _read_take(word: str, reader: Reader) -> Take:
    if word == "deck":
        return Take(DECK)
    if not word.isdecimal():
        raise ValueError(reader.words.say("terminal-read-take"))
    if len(word) > 1 or not 1 <= int(word) <= reader.display:
        raise ValueError(reader.words.say("terminal-read-places", count=reader.display))
    return Take(int(word) - 1)


def _read_mark(words: Sequence[str], reader: Reader) -> Mark:
    slot, fields = _slot_named(words, reader)
    if not fields or not all(_is_field(word) for word in fields):
        raise ValueError(reader.words.say("terminal-read-mark"))
    if len(set(fields)) < len(fields):
        twice = next(word for word in fields if fields.count(word) > 1)
        raise ValueError(reader.words.say("terminal-read-twice", place=twice))
    return Mark(slot, reduce(or_, (_bit(word, reader.width) for word in fields)))


def _slot_named(words: Sequence[str], reader: Reader) -> tuple[int, list[str]]:
    slots, say = reader.slots, reader.words.say
    if words[0].isdecimal():
        if words[0] not in ("1", "2"):
            raise ValueError(say("terminal-read-slots"))
        slot = int(words[0]) - 1
        if slot < len(slots) and slots[slot] is None:
            raise ValueError(say("terminal-read-no-slot", place=words[0]))
        return slot, list(words[1:])
    held = [slot for slot, holding in enumerate(slots) if holding is not None]
    if len(held) != 1:
        raise ValueError(say("terminal-read-which"))
    return held[0], list(words)


def _bit(word: str, width: int) -> int:
    """The field's bit; anything off the grid is the cell after the last, which no card has."""
    row, column = int(word[1:]) - 1, ord(word[0]) - ord("a")
    inside = 0 <= row < width and 0 <= column < width
    return 1 << (row * width + column if inside else width * width)
