"""Converts the maze, the options and a state from the readable rules to integers for the kernel."""

from collections.abc import Iterable
from itertools import product
from typing import TypeAlias, get_args

import numpy as np
import numpy.typing as npt

from crocetta.games.la_piramide.actions import BEGINNINGS, DEALS, GAMBLES, ROLL, ROLLS, Move, PlaceBack, Rob
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.kernel import words
from crocetta.games.la_piramide.maze import Maze
from crocetta.games.la_piramide.moves import MOVING, stride
from crocetta.games.la_piramide.pieces import CURSES, FAMILIES, OUT, Curse, Kind, kind, owner
from crocetta.games.la_piramide.state import (
    Driving,
    Gambling,
    Health,
    MummyMoves,
    Naming,
    Options,
    Phase,
    Picking,
    Returning,
    Robbing,
    SlaveMoves,
    State,
    Swapping,
)

Row: TypeAlias = npt.NDArray[np.int64]

PHASES = get_args(Phase)
HEALTHS = tuple(Health)
MOST_ROUNDS = 1 << 32
MEAN_ROLL = 4


def data(game: LaPiramide) -> Row:
    """The data row. ValueError on a maze that is too big for it."""
    maze = game.maze
    if maze.size > words.MOST_SQUARES:
        raise ValueError(f"the fast rules hold mazes of up to {words.MOST_SQUARES} squares, not {maze.size}")
    d = np.zeros(words.D_WALKS, np.int64)
    _write_numbering(game, d)
    _write_starts(maze, d)
    _write(d, words.D_NUMBERS, (maze.numbers.get(curse, 0) for curse in CURSES))
    _write(d, words.D_WAYS, maze.ways)
    _write(d, words.D_ROWS, (place.row for place in maze.places))
    _write(d, words.D_COLUMNS, (place.column for place in maze.places))
    _write_reach(maze, d)
    _write_evaluation(maze, d)
    return _write_walks(maze, d)


def options(chosen: Options) -> int:
    """The options as one number. ValueError on a turn limit that is too large for it."""
    rounds = chosen.turn_limit or 0
    if rounds >= MOST_ROUNDS:
        raise ValueError(f"turn_limit: the fast rules count up to {MOST_ROUNDS - 1} turns, not {rounds}")
    flags = (
        chosen.no_passing * words.NO_PASSING
        | chosen.exact_exit * words.EXACT_EXIT
        | (chosen.gamble == 3) * words.GAMBLE_3
        | (not chosen.curses) * words.NO_CURSES
    )
    families = _fields((FAMILIES.index(family) for family in chosen.families or FAMILIES), 4)
    return flags | families << words.FAMILIES | rounds << words.ROUNDS


def row(game: LaPiramide, state: State) -> Row:
    """The state as the kernel's row, without a seed."""
    s = np.zeros(words.WORDS, np.int64)
    limit = state.options.turn_limit
    s[words.SEATS] = state.seats
    s[words.OPTIONS] = options(state.options)
    s[words.LIMIT] = words.NO_LIMIT if limit is None else limit * state.seats
    s[words.FIRST] = state.first
    s[words.TURN] = state.turn
    s[words.PLAYER] = state.player
    s[words.PHASE] = _phase(state.phase)
    s[words.HEALTH] = _fields(map(HEALTHS.index, state.health), 2)
    _write_cards(state, s)
    _write_pawns(state, s)
    return s


def _write_numbering(game: LaPiramide, d: Row) -> None:
    last = game.maze.size - 1
    assert game.index(ROLL) == words.ROLL
    assert game.index(Move(0, OUT)) == words.FIRST_MOVE
    assert game.index(Move(words.PAWNS - 1, last)) + 1 == words.FIRST_MOVE + words.PAWNS * (last + 2)
    first_start = min(sum((game.maze.starts[family, Kind.SLAVE] for family in FAMILIES), ()))
    d[words.D_SIZE] = game.maze.size
    d[words.D_PLACE_BACKS] = game.index(PlaceBack(0, first_start))
    d[words.D_BEGINNINGS] = game.index(BEGINNINGS[0])
    d[words.D_ROLLS] = game.index(ROLLS[0])
    d[words.D_DEALS] = game.index(DEALS[0])
    d[words.D_ROBBERIES] = game.index(Rob(0))
    _write(d, words.D_GAMBLES, (_as_set(gamble.values) for gamble in (*GAMBLES[2], *GAMBLES[3])))


def _write_starts(maze: Maze, d: Row) -> None:
    """For each family, the starts of its slaves, then of its mummies."""
    of_kind = {each: sorted(sum((maze.starts[family, each] for family in FAMILIES), ())) for each in Kind}
    starts = [(each, square) for family in FAMILIES for each in Kind for square in maze.starts[family, each]]
    _write(d, words.D_STARTS, (square for _, square in starts))
    _write(d, words.D_START_NUMBERS, (of_kind[each].index(square) for each, square in starts))
    _write(d, words.D_START_SQUARES, (square for each in Kind for square in of_kind[each]))


def _write_reach(maze: Maze, d: Row) -> None:
    for pips, square in product(range(1, 7), range(maze.size)):
        exactly = not maze.exits.keys().isdisjoint(maze.exact(square, pips - 1))
        leaves = words.LEAVES * (maze.ways[square] <= pips) | words.LEAVES_EXACTLY * exactly
        _write_walk(d, pips - 1, square, maze.exact(square, pips), leaves)
    farthest = max(maze.numbers[curse] for curse in MOVING)
    for curse in MOVING:
        steps, _, through_walls, _ = stride(maze, curse)
        number = words.BY_CURSE + CURSES.index(curse)
        for square in range(maze.size):
            away = {end: len(path) - 1 for end, path in maze.within(square, farthest, through_walls).items()}
            ends = [end for end, distance in away.items() if 0 < distance <= steps]
            near_exit = any(away.get(exit_, farthest) < steps for exit_ in maze.exits)
            _write_walk(d, number, square, ends, words.LEAVES * near_exit)
    most = maze.numbers[Curse.CHANGE_OF_BANDAGES]
    for square in range(maze.size):
        near = [other for other in range(maze.size) if not most or maze.apart(square, other) <= most]
        _write_walk(d, words.BY_CURSE + words.CHANGE_OF_BANDAGES, square, near, 0)


def _write_walk(d: Row, stride: int, square: int, ends: Iterable[int], leaves: int) -> None:
    place = words.D_REACH + 4 * (words.MOST_SQUARES * stride + square)
    _write(d, place, (*_square_words(ends), leaves))


def _write_evaluation(maze: Maze, d: Row) -> None:
    """Tables for bots: which squares a roll hits from where, and distances."""
    passage = stride(maze, Curse.SECRET_PASSAGE)
    for square in range(maze.size):
        hits = [
            _as_set(pips - 1 for pips in range(1, 7) if to in maze.exact(square, pips)) for to in range(maze.size)
        ]
        _write(d, words.D_HITS + words.MOST_SQUARES // 8 * square, _bytes(hits))
        distances = _distances(maze.steps, square)
        _write(d, words.D_DISTANCES + words.MOST_SQUARES // 8 * square, _bytes(distances))
        near = {
            end: len(path) - 1 for end, path in maze.within(square, passage.steps, passage.through_walls).items()
        }
        leaves = any(away < passage.steps for end, away in near.items() if end in maze.exits)
        d[words.D_SHORTCUTS + square] = 0 if leaves else min(maze.ways[end] for end in near)
        d[words.D_TURN_LATER + square] = _turn_later(maze, square)


def _turn_later(maze: Maze, square: int) -> int:
    """The square an average roll further on the way out, or the last one before the exit."""
    for _ in range(MEAN_ROLL):
        if maze.ways[square] > 1:
            square = min(maze.steps[square], key=maze.ways.__getitem__, default=square)
    return square


def _distances(neighbours: tuple[tuple[int, ...], ...], square: int) -> list[int]:
    """Steps to each square, 255 to those that cannot be reached."""
    found = [255] * len(neighbours)
    found[square] = 0
    edge = [square]
    for each in edge:
        for near in neighbours[each]:
            if found[near] == 255:
                found[near] = found[each] + 1
                edge.append(near)
    return found


def _write_walks(maze: Maze, d: Row) -> Row:
    """The data with walks and ways out by their length, for pawns that others block."""
    tail: list[int] = []
    for square in range(maze.size):
        walks, ways = words.D_FIRST_WALKS + 8 * square, words.D_FIRST_WAYS + 8 * square
        for pips in range(1, 7):
            d[walks + pips] = words.D_WALKS + len(tail)
            for path, _ in maze.walks(square, pips):
                tail += _square_words(path[1:-1]) + _square_words(path[-1:])
        d[walks + 7] = words.D_WALKS + len(tail)
        for pips in range(1, 7):
            d[ways + pips] = words.D_WALKS + len(tail)
            for path, _ in maze.walks(square, pips - 1):
                if path[-1] in maze.exits:
                    tail += _square_words(path[1:])
        d[ways + 7] = words.D_WALKS + len(tail)
    return np.concatenate([d, np.array(tail, np.int64)])


def _write_cards(state: State, s: Row) -> None:
    s[words.DECK] = _as_set(state.deck)
    s[words.BOTTOM_SIZE] = len(state.bottom)
    _write(s, words.BOTTOM, (_fields(state.bottom[first : first + 10], 6) for first in range(0, 40, 10)))
    _write(s, words.HANDS, map(_as_set, state.hands))
    for observer, of_hands in enumerate(state.known):
        seen_by = observer if observer < state.seats else words.EVERYBODY
        for holder, certain in enumerate(of_hands):
            s[words.KNOWN + words.OBSERVERS * holder + seen_by] = _fields(map(certain.count, CURSES), 3)


def _write_pawns(state: State, s: Row) -> None:
    _write(s, words.AT, state.pawns)
    stand = [(pawn, square) for pawn, square in enumerate(state.pawns) if square >= 0]
    for seat in range(state.seats):
        squares = [square for pawn, square in stand if owner(pawn) == seat]
        _write(s, words.FAMILY_ON + 3 * seat, _square_words(squares))
    for number, each in enumerate(Kind):
        squares = [square for pawn, square in stand if kind(pawn) is each]
        _write(s, words.KIND_ON + 3 * number, _square_words(squares))


def _phase(phase: Phase) -> int:
    return PHASES.index(type(phase)) | _carried(phase)


def _carried(phase: Phase) -> int:
    match phase:
        case Gambling(values):
            return _as_set(values) << words.PIPS
        case SlaveMoves(pips) | MummyMoves(pips):
            return pips << words.PIPS
        case Returning((pawn, second), pips):
            return pips << words.PIPS | pawn << words.SUBJECT | (second + 1) << words.SECOND
        case Returning((pawn,), pips):
            return pips << words.PIPS | pawn << words.SUBJECT
        case Picking(curse) | Naming(curse):
            return CURSES.index(curse) << words.CURSE
        case Swapping(pawn):
            return pawn << words.SUBJECT
        case Driving(curse, pawn):
            return CURSES.index(curse) << words.CURSE | pawn << words.SUBJECT
        case Robbing(victim):
            return victim << words.SUBJECT
        case _:
            return 0


def _write(row: Row, place: int, numbers: Iterable[int]) -> None:
    for offset, number in enumerate(numbers):
        row[place + offset] = number


def _as_set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _fields(numbers: Iterable[int], bits: int) -> int:
    """The numbers packed into one, the first one lowest."""
    return sum(number << bits * place for place, number in enumerate(numbers))


def _bytes(numbers: Iterable[int]) -> list[int]:
    """Eight per word, the first one lowest; the highest bit of a word is its sign."""
    whole = bytes(numbers)
    return [int.from_bytes(whole[first : first + 8], "little", signed=True) for first in range(0, len(whole), 8)]


def _square_words(squares: Iterable[int]) -> list[int]:
    """A set of squares as three words; the highest bit of a word is its sign."""
    whole = _as_set(squares).to_bytes(24, "little")
    return [int.from_bytes(whole[first : first + 8], "little", signed=True) for first in range(0, 24, 8)]
