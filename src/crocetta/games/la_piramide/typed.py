"""What people type at a table of La Piramide, read into acts, illegal ones included."""

import re
from collections.abc import Sequence
from typing import Literal

from crocetta.games.la_piramide import WORDS
from crocetta.games.la_piramide.actions import ROLL, WALK, Action, Gamble, Move, Name, Pick, PlaceBack, PlayCurse
from crocetta.games.la_piramide.chart import INITIALS, Chart
from crocetta.games.la_piramide.pieces import CURSES, OUT, Curse, Family
from crocetta.games.la_piramide.state import Driving, Naming, Picking, Placing, Returning, Swapping
from crocetta.games.la_piramide.view import View
from crocetta.kit.names import suggestion

_PAWN = re.compile(r"([eslapf])?([sm])([12])")
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")


def read_act(text: str, view: View, chart: Chart) -> Action:
    """ValueError, with a word of help, on what is no act at all."""
    words = text.lower().replace(",", " ").split()
    match words:
        case ["roll" | "r"]:
            return ROLL
        case ["walk" | "w"]:
            return WALK
        case ["gamble" | "g", *values]:
            return _read_gamble(values)
        case ["name" | "player", family]:
            return Name(_seat(family, view.families))
        case ["play" | "curse", *name] if name:
            return PlayCurse(_curse(" ".join(name)))
        case [pawn, to] if _PAWN.fullmatch(pawn):
            return _read_move(_pawn(pawn, view), to, view, chart)
        case [pawn] if _PAWN.fullmatch(pawn):
            return _read_pawn(_pawn(pawn, view), view)
        case [to] if to == "out" or _SQUARE.fullmatch(to):
            return _read_move(_moved(to, view), to, view, chart)
        case [family] if isinstance(view.phase, Naming):
            return Name(_seat(family, view.families))
        case [_, *_]:
            return PlayCurse(_curse(" ".join(words)))
    raise ValueError(WORDS.say("terminal-read-help"))


def _read_gamble(values: Sequence[str]) -> Gamble:
    if not values or not all(value.isdecimal() and len(value) == 1 for value in values):
        raise ValueError(WORDS.say("terminal-read-gamble"))
    return Gamble(tuple(sorted(int(value) for value in values)))


def _read_move(pawn: int, to: str, view: View, chart: Chart) -> Action:
    if to == "out":
        return Move(pawn, OUT)
    if not _SQUARE.fullmatch(to):
        raise ValueError(WORDS.say("terminal-read-square"))
    square = chart.square(to)
    if square == chart.maze.size:
        raise ValueError(WORDS.say("terminal-read-no-square", square=to))
    return PlaceBack(pawn, square) if isinstance(view.phase, Placing | Returning) else Move(pawn, square)


def _moved(to: str, view: View) -> int:
    """The pawn that goes there when none is named."""
    match view.phase:
        case Driving(_, pawn):
            return pawn
        case Returning(pawns):
            return pawns[0]
        case _:
            raise ValueError(WORDS.say("terminal-read-which", square=to))


def _read_pawn(pawn: int, view: View) -> Pick:
    if not isinstance(view.phase, Picking | Swapping):
        raise ValueError(WORDS.say("terminal-read-where"))
    return Pick(pawn)


def _pawn(code: str, view: View) -> int:
    found = _PAWN.fullmatch(code)
    assert found is not None
    letter, of, number = found.groups()
    seat = _family_seat(letter, view.families) if letter else view.seat
    if seat is None:
        raise ValueError(WORDS.say("terminal-read-nobody"))
    return 4 * seat + 2 * (of == "m") + int(number) - 1


def _family_seat(letter: str, families: Sequence[Family]) -> int:
    letters = [INITIALS[family] for family in families]
    if letter not in letters:
        raise ValueError(WORDS.say("terminal-read-letter", letter=letter, letters=", ".join(letters)))
    return letters.index(letter)


def _seat(name: str, families: Sequence[Family]) -> int:
    names = [str(family) for family in families]
    if name not in names:
        raise ValueError(_unknown("family", name, suggestion(name, names), names))
    return names.index(name)


def _curse(name: str) -> Curse:
    wanted = name.replace(" ", "-").replace("'", "").replace("’", "").removeprefix("the-")
    names = [str(curse) for curse in CURSES]
    if wanted not in names:
        raise ValueError(_unknown("curse", name, suggestion(wanted, names), names))
    return Curse(wanted)


def _unknown(what: Literal["family", "curse"], name: str, meant: str | None, names: Sequence[str]) -> str:
    if meant is not None:
        return WORDS.say(f"terminal-read-{what}-like", name=name, meant=meant)
    return WORDS.say(f"terminal-read-{what}", name=name, names=", ".join(names))
