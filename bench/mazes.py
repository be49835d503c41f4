"""Searches for a fairer maze: `python -m bench.mazes MAZE FOUND` mutates a drawing and keeps what plays better.

A change moves starts, gives them to other families, or sets and takes walls; left always mirrors right, and what
breaks LP-1 or LP-2 is thrown away. Matches on kernels judge: no family of adepts over its share, and among experts
no strong opening card, no runaway and no long match. FOUND is rewritten with every step forward.
"""

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench import pyramid
from crocetta.games.la_piramide import packing
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.kernel import playouts as kernel
from crocetta.games.la_piramide.kernel.weights import ADEPT, EXPERT
from crocetta.games.la_piramide.maze import Maze, MazeError, parse
from crocetta.games.la_piramide.pieces import FAMILIES
from crocetta.games.la_piramide.plan import check
from crocetta.kit.game import Edition

TWINS: Final = {"e": "s", "s": "e", "l": "a", "a": "l", "p": "f", "f": "p"}
PAIRS: Final = "elp"
SHORTEST_PASSAGE: Final = 9
"""More steps than this no Secret passage may save from a start."""

Lines = list[list[str]]
Spot = tuple[int, int]
"""Line and character of a mark in the drawing."""


def mirrored(lines: Lines, spot: Spot) -> Spot:
    """Where a character lies on the other side; every line is as long as the longest."""
    return spot[0], len(lines[0]) - 1 - spot[1]


def read(text: str) -> tuple[str, Lines]:
    """The text before the drawing, and the drawing as a grid of characters."""
    rows = text.splitlines()
    first = next(number for number, row in enumerate(rows) if row.lstrip().startswith("+"))
    width = max(map(len, rows[first:]))
    return "\n".join(rows[:first]), [list(row.ljust(width)) for row in rows[first:] if row.strip()]


def write(head: str, lines: Lines) -> str:
    return "\n".join((head, *("".join(row).rstrip() for row in lines))) + "\n"


def starts(lines: Lines, kind: str) -> dict[Spot, str]:
    """The letters of the starts of a kind, by the place of the letter."""
    return {
        (y, x): lines[y][x]
        for y in range(1, len(lines), 2)
        for x in range(2, len(lines[0]), 4)
        if lines[y][x] in TWINS and lines[y][x + 1] == kind
    }


def mark(lines: Lines, spot: Spot, letter: str, kind: str) -> None:
    """A start, and its twin's on the other side."""
    y, x = spot
    lines[y][x : x + 2] = letter, kind
    x = mirrored(lines, spot)[1]
    lines[y][x : x + 2] = TWINS.get(letter, " "), kind


def exchange(lines: Lines, rng: Random) -> None:
    """Two families exchange a start."""
    kind = rng.choice("SM")
    found = starts(lines, kind)
    one, other = rng.sample(sorted(found), 2)
    mark(lines, one, found[other], kind)
    mark(lines, other, found[one], kind)


def move(lines: Lines, rng: Random) -> None:
    """A start goes to a free square nearby."""
    kind = rng.choice("SMM")
    found = starts(lines, kind)
    y, x = rng.choice(sorted(found))
    to = y + 2 * rng.randint(-2, 2), x + 4 * rng.randint(-2, 2)
    inside = 0 < to[0] < len(lines) and 0 < to[1] < len(lines[0]) - 2
    if inside and to[1] != mirrored(lines, to)[1] and lines[to[0]][to[1]] == " ":
        mark(lines, (y, x), " ", " ")
        mark(lines, to, found[y, x], kind)


def build(lines: Lines, rng: Random) -> None:
    """An inner wall is taken or set."""
    maze = parse(write("edition: built", lines))
    square = rng.randrange(maze.size)
    one, other = maze.places[square], maze.places[rng.choice(maze.through[square])]
    y, x = one.row + other.row + 1, 2 * (one.column + other.column) + 2
    for column in {x, mirrored(lines, (y, x))[1]}:
        width = 0 if one.row == other.row else 1
        side = "".join(lines[y][column - width : column + width + 1])
        turned = {"|": " ", " ": "|", "---": "   ", "   ": "---"}[side]
        lines[y][column - width : column + width + 1] = turned


CHANGES: Final[Mapping[Callable[[Lines, Random], None], int]] = {exchange: 4, move: 4, build: 1}


def changed(text: str, rng: Random) -> str | None:
    """The drawing after a change or two; None if it is no longer fit to play in."""
    head, lines = read(text)
    for change in rng.choices(list(CHANGES), list(CHANGES.values()), k=rng.choice((1, 1, 2))):
        change(lines, rng)
    new = write(head, lines)
    try:
        maze = parse(new)
        check(maze)
    except MazeError:
        return None
    return new if new != text and saves(maze) <= SHORTEST_PASSAGE and symmetric(lines) else None


def symmetric(lines: Lines) -> bool:
    found = {**starts(lines, "S"), **starts(lines, "M")}
    return all(found.get(mirrored(lines, spot)) == TWINS[letter] for spot, letter in found.items())


def saves(maze: Maze) -> int:
    """The most steps that a Secret passage saves from a start of a slave."""
    most = 0
    for (_, kind), squares in maze.starts.items():
        for square in squares if kind == "slave" else ():
            near = maze.within(square, 3, through_walls=True)
            leaves = any(len(path) <= 3 and end in maze.exits for end, path in near.items())
            most = max(most, maze.ways[square] - (0 if leaves else min(maze.ways[end] for end in near)))
    return most


def fault(text: str, matches: int, first: int) -> float:
    """How far a maze is from what is wanted; 0 is best. Large tables play fewer matches."""
    data = packing.data(LaPiramide(parse(text), Edition("tried", "")))
    found = sum(40 * max(0.0, favour(data, seats, matches, first) - 0.01) for seats in (2, 3))
    if found > 2:
        return 10 + found
    two = pyramid.figures(data, EXPERT, 2, matches, first)
    six = pyramid.figures(data, EXPERT, 6, matches // 20, first)
    found += 40 * max(0.0, favour(data, 6, matches // 3, first) - 0.01)
    found += 10 * sum(max(0.0, abs(card - 0.5) - 0.08) for card in two.cards)
    found += 20 * max(0.0, two.halfway - 0.69)
    return found + sum(max(0.0, 10.5 - each.rounds, each.rounds - 15.5) for each in (two, six))


def favour(data: pyramid.Rows, seats: int, matches: int, first: int) -> float:
    """How far the luckiest pair of twins lies over its share among adepts: twins have the same luck."""
    rows, families = pyramid.play(data, ADEPT, seats, matches, first)
    played, won = dict.fromkeys(PAIRS, 0), dict.fromkeys(PAIRS, 0)
    for row, of_seats in zip(rows, families, strict=True):
        pairs = [PAIRS[FAMILIES.index(family) // 2] for family in of_seats]
        for pair in pairs:
            played[pair] += 1
        won[pairs[row[kernel.STAT_WINNER]]] += 1
    return max(won[pair] / played[pair] for pair in PAIRS) - 1 / seats


def tried(job: tuple[str, int, int]) -> tuple[float, str]:
    return fault(*job), job[0]


def search(text: str, into: Path, minutes: float, jobs: int, matches: int, seed: int) -> None:
    rng = Random(seed)
    best = fault(text, matches, 1)
    print(f"{best:.2f} to begin with", flush=True)
    until = monotonic() + 60 * minutes
    with ProcessPoolExecutor(jobs) as pool:
        while monotonic() < until and best > 0:
            lot: list[tuple[str, int, int]] = []
            while len(lot) < 2 * jobs:
                new = changed(text, rng)
                if new is not None:
                    lot.append((new, matches, rng.getrandbits(40)))
            found, new = min(pool.map(tried, lot))
            # Among many the best one was lucky, too: it must be better once more.
            again = fault(new, 2 * matches, rng.getrandbits(40)) if found < best else best
            if again < best:
                best, text = again, new
                into.write_text(text, encoding="utf-8")
                print(f"{best:.2f}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mazes", description=__doc__.partition("\n")[0])
    parser.add_argument("maze", type=Path, help="a file like the game's maze.txt")
    parser.add_argument("found", type=Path, help="where to write what is better")
    parser.add_argument("--minutes", type=float, default=10.0, help="(10)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--matches", type=int, default=3000, help="of two players for each maze (3,000)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    text = wanted.maze.read_text(encoding="utf-8")
    search(text, wanted.found, wanted.minutes, wanted.jobs, wanted.matches, wanted.seed)


if __name__ == "__main__":
    main()
