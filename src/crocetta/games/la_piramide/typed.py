"""What people type at a table of La Piramide, read into acts, illegal ones included."""

import re
from collections.abc import Sequence

from crocetta.games.la_piramide.actions import ROLL, WALK, Action, Gamble, Move, Name, Pick, PlaceBack, PlayCurse
from crocetta.games.la_piramide.chart import INITIALS, Chart
from crocetta.games.la_piramide.pieces import CURSES, OUT, Curse, Family
from crocetta.games.la_piramide.state import Driving, Naming, Picking, Placing, Returning, Swapping
from crocetta.games.la_piramide.view import View
from crocetta.kit.names import closest

HINT = """\
roll         roll the die
plague       play a curse, by its name
S1 f7        your slave 1 goes to f7; M2 is your mummy 2
S1 out       your slave 1 leaves the pyramid
walk         after a 1: move by one; gamble 2 5 gambles on these values
lS1          a pawn of another family, by its letter, where a curse asks for one
lotus        a player, by the family, where a curse asks for one"""

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
    raise ValueError("Type `help` to see how moves are typed.")


def _read_gamble(values: Sequence[str]) -> Gamble:
    if not values or not all(value.isdecimal() and len(value) == 1 for value in values):
        raise ValueError("Type the values you gamble on: `gamble 2 5`.")
    return Gamble(tuple(sorted(int(value) for value in values)))


def _read_move(pawn: int, to: str, view: View, chart: Chart) -> Action:
    if to == "out":
        return Move(pawn, OUT)
    if not _SQUARE.fullmatch(to):
        raise ValueError("Type the square by its column and row, as in `S1 f7`, or `S1 out`.")
    square = chart.square(to)
    if square == chart.maze.size:
        raise ValueError(f"The maze has no square {to}.")
    return PlaceBack(pawn, square) if isinstance(view.phase, Placing | Returning) else Move(pawn, square)


def _moved(to: str, view: View) -> int:
    """The pawn that goes there when none is named."""
    match view.phase:
        case Driving(_, pawn):
            return pawn
        case Returning(pawns):
            return pawns[0]
        case _:
            raise ValueError(f"Say which pawn goes there: `S1 {to}`.")


def _read_pawn(pawn: int, view: View) -> Pick:
    if not isinstance(view.phase, Picking | Swapping):
        raise ValueError("Type the square, too: `S1 f7`, or `S1 out`.")
    return Pick(pawn)


def _pawn(code: str, view: View) -> int:
    found = _PAWN.fullmatch(code)
    assert found is not None
    letter, of, number = found.groups()
    seat = _family_seat(letter, view.families) if letter else view.seat
    if seat is None:
        raise ValueError("Nobody's pawns are yours; begin with the letter of a family.")
    return 4 * seat + 2 * (of == "m") + int(number) - 1


def _family_seat(letter: str, families: Sequence[Family]) -> int:
    letters = [INITIALS[family] for family in families]
    if letter not in letters:
        raise ValueError(f"No family with the letter {letter} plays; there are: {', '.join(letters)}.")
    return letters.index(letter)


def _seat(name: str, families: Sequence[Family]) -> int:
    names = [str(family) for family in families]
    if name not in names:
        raise ValueError(f"There is no family {name!r}{closest(name, names)}.")
    return names.index(name)


def _curse(name: str) -> Curse:
    wanted = name.replace(" ", "-").replace("'", "").removeprefix("the-")
    names = [str(curse) for curse in CURSES]
    if wanted not in names:
        raise ValueError(f"There is neither a move nor a curse {name!r}{closest(wanted, names)}.")
    return Curse(wanted)
