"""Parses what people type in the terminal into acts, including illegal ones."""

import re
from collections.abc import Sequence
from typing import Literal

from crocetta.games.la_piramide.actions import ROLL, WALK, Action, Gamble, Move, Name, Pick, PlaceBack, PlayCurse
from crocetta.games.la_piramide.chart import INITIALS, Chart
from crocetta.games.la_piramide.pieces import CURSES, OUT, Curse, Family
from crocetta.games.la_piramide.state import Driving, Naming, Picking, Placing, Returning, Swapping
from crocetta.games.la_piramide.view import View
from crocetta.kit.names import suggestion
from crocetta.kit.words import Words

_PAWN = re.compile(r"([eslapf])?([sm])([12])")
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")


def read_act(text: str, view: View, chart: Chart, spoken: Words) -> Action:
    """ValueError, with help, if it is not an act at all."""
    words = text.lower().replace(",", " ").split()
    match words:
        case ["roll" | "r"]:
            return ROLL
        case ["walk" | "w"]:
            return WALK
        case ["gamble" | "g", *values]:
            return _read_gamble(values, spoken)
        case ["name" | "player", family]:
            return Name(_seat(family, view.families, spoken))
        case ["play" | "curse", *name] if name:
            return PlayCurse(_curse(" ".join(name), spoken))
        case [pawn, to] if _PAWN.fullmatch(pawn):
            return _read_move(_pawn(pawn, view, spoken), to, view, chart, spoken)
        case [pawn] if _PAWN.fullmatch(pawn):
            return _read_pawn(_pawn(pawn, view, spoken), view, spoken)
        case [to] if to == "out" or _SQUARE.fullmatch(to):
            return _read_move(_moved(to, view, spoken), to, view, chart, spoken)
        case [family] if isinstance(view.phase, Naming):
            return Name(_seat(family, view.families, spoken))
        case [_, *_]:
            return PlayCurse(_curse(" ".join(words), spoken))
    raise ValueError(spoken.say("terminal-read-help"))


def _read_gamble(values: Sequence[str], spoken: Words) -> Gamble:
    if not values or not all(value.isdecimal() and len(value) == 1 for value in values):
        raise ValueError(spoken.say("terminal-read-gamble"))
    return Gamble(tuple(sorted(int(value) for value in values)))


def _read_move(pawn: int, to: str, view: View, chart: Chart, spoken: Words) -> Action:
    if to == "out":
        return Move(pawn, OUT)
    if not _SQUARE.fullmatch(to):
        raise ValueError(spoken.say("terminal-read-square"))
    square = chart.square(to)
    if square == chart.maze.size:
        raise ValueError(spoken.say("terminal-read-no-square", square=to))
    return PlaceBack(pawn, square) if isinstance(view.phase, Placing | Returning) else Move(pawn, square)


def _moved(to: str, view: View, spoken: Words) -> int:
    """The pawn that goes there when none is named."""
    match view.phase:
        case Driving(_, pawn):
            return pawn
        case Returning(pawns):
            return pawns[0]
        case _:
            raise ValueError(spoken.say("terminal-read-which", square=to))


def _read_pawn(pawn: int, view: View, spoken: Words) -> Pick:
    if not isinstance(view.phase, Picking | Swapping):
        raise ValueError(spoken.say("terminal-read-where"))
    return Pick(pawn)


def _pawn(code: str, view: View, spoken: Words) -> int:
    found = _PAWN.fullmatch(code)
    assert found is not None
    letter, of, number = found.groups()
    seat = _family_seat(letter, view.families, spoken) if letter else view.seat
    if seat is None:
        raise ValueError(spoken.say("terminal-read-nobody"))
    return 4 * seat + 2 * (of == "m") + int(number) - 1


def _family_seat(letter: str, families: Sequence[Family], spoken: Words) -> int:
    letters = [INITIALS[family] for family in families]
    if letter not in letters:
        raise ValueError(spoken.say("terminal-read-letter", letter=letter, letters=", ".join(letters)))
    return letters.index(letter)


def _seat(name: str, families: Sequence[Family], spoken: Words) -> int:
    names = [_plain(spoken.say("family", family=family)) for family in families]
    english = [str(family) for family in families]
    if name in names or name in english:
        return names.index(name) if name in names else english.index(name)
    raise ValueError(_unknown("family", name, suggestion(name, names), names, spoken))


def _curse(name: str, spoken: Words) -> Curse:
    """By its name in the player's language, or in English."""
    names = {_plain(spoken.say("curse-name", curse=curse)): curse for curse in CURSES}
    wanted = _plain(name)
    found = names.get(wanted) or next((curse for curse in CURSES if curse == wanted), None)
    if found is None:
        raise ValueError(_unknown("curse", name, suggestion(wanted, list(names)), list(names), spoken))
    return found


def _plain(name: str) -> str:
    """As it may be typed: lower case, without articles and apostrophes."""
    bare = name.lower().replace(" ", "-").replace("'", "").replace("’", "")
    return bare.removeprefix("the-").removeprefix("il-")


def _unknown(
    what: Literal["family", "curse"], name: str, meant: str | None, names: Sequence[str], spoken: Words
) -> str:
    if meant is not None:
        return spoken.say(f"terminal-read-{what}-like", name=name, meant=meant)
    return spoken.say(f"terminal-read-{what}", name=name, names=", ".join(names))
