"""Checks whether a maze can be played: LP-1 and LP-2, except fairness, which only matches can show."""

from collections.abc import Iterable

from crocetta.games.la_piramide.maze import Maze, MazeError, Place
from crocetta.games.la_piramide.pieces import FAMILIES, Family, Kind
from crocetta.kit.words import Value

SQUARES = range(120, 191)
WAYS = range(18, 27)


def check(maze: Maze) -> None:
    """MazeError, a ValueError, names the clause and the square or family that breaks it."""
    _check_starts(maze)
    _check_size(maze)
    _check_connected(maze)
    _check_outline(maze)
    _check_ways(maze)
    _check_loops(maze)


def _check_starts(maze: Maze) -> None:
    for (family, kind), squares in maze.starts.items():
        if len(squares) != 2:
            raise MazeError("LP-1", "wrong-starts", {"family": family, "kind": kind, "count": len(squares)})


def _check_size(maze: Maze) -> None:
    if maze.size not in SQUARES:
        raise MazeError("LP-2", "wrong-squares", {"count": maze.size, **_ends(SQUARES)})
    exits = sum(maze.exits.values())
    if exits < 2:
        raise MazeError("LP-2", "wrong-exits", {"count": exits})


def _check_connected(maze: Maze) -> None:
    reached = _reached(maze, 0, without=None)
    for square, place in enumerate(maze.places):
        if square not in reached:
            raise MazeError("LP-2", "wrong-unconnected", place.counted)


def _check_outline(maze: Maze) -> None:
    """A stepped pyramid: each row is unbroken and rests on the row below, and the bottom is wider than the top."""
    rows = sorted({place.row for place in maze.places})
    courses = {row: sorted(place.column for place in maze.places if place.row == row) for row in rows}
    above = courses[rows[0]]
    for row in rows:
        course = courses[row]
        for column in range(course[0], course[-1]):
            if column not in course:
                raise MazeError("LP-2", "wrong-hole", Place(row, column).counted)
        if course[0] > above[0] or course[-1] < above[-1]:
            raise MazeError("LP-2", "wrong-narrow", {"row": row + 1})
        above = course
    if len(above) == len(courses[rows[0]]):
        raise MazeError("LP-2", "wrong-step")


def _check_ways(maze: Maze) -> None:
    ways = {family: sorted(maze.ways[square] for square in _slave_starts(maze, family)) for family in FAMILIES}
    for family in FAMILIES:
        for square in _slave_starts(maze, family):
            if maze.ways[square] not in WAYS:
                where = {**maze.places[square].counted, "family": family}
                raise MazeError("LP-2", "wrong-way", {**where, "count": maze.ways[square], **_ends(WAYS)})
    for place, name in enumerate(("shorter", "longer")):
        near = min(FAMILIES, key=lambda family: ways[family][place])
        far = max(FAMILIES, key=lambda family: ways[family][place])
        if ways[far][place] - ways[near][place] > 1:
            steps = {"near": ways[near][place], "far": ways[far][place]}
            raise MazeError("LP-2", "wrong-unfair", {"way": name, "family": far, **steps})


def _check_loops(maze: Maze) -> None:
    for family in FAMILIES:
        for start in _slave_starts(maze, family):
            for square in _some_way_out(maze, start):
                if not any(exit_ in maze.exits for exit_ in _reached(maze, start, without=square)):
                    raise MazeError("LP-2", "wrong-cut", {**maze.places[square].counted, "family": family})


def _ends(allowed: range) -> dict[str, Value]:
    return {"fewest": allowed[0], "most": allowed[-1]}


def _slave_starts(maze: Maze, family: Family) -> tuple[int, ...]:
    return maze.starts[family, Kind.SLAVE]


def _some_way_out(maze: Maze, start: int) -> Iterable[int]:
    """A shortest way: any square that cuts the start off from every exit lies on it. Without the start itself."""
    square = start
    while maze.ways[square] > 1:
        square = min(maze.steps[square], key=maze.ways.__getitem__)
        yield square


def _reached(maze: Maze, start: int, without: int | None) -> set[int]:
    reached = {start}
    edge = [start]
    for square in edge:
        for near in maze.steps[square]:
            if near not in reached and near != without:
                reached.add(near)
                edge.append(near)
    return reached
