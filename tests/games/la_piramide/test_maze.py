"""The maze as a file: LP-1 and LP-2."""

from textwrap import dedent

import pytest

from crocetta.games import la_piramide
from crocetta.games.la_piramide.drawings import SquareDrawing, StartDrawing
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.maze import Maze, MazeError, Path, Place, Starts, parse
from crocetta.games.la_piramide.pieces import FAMILIES, NUMBERS, Curse, Family, Kind
from crocetta.games.la_piramide.plan import check
from crocetta.kit.game import Edition
from tests.games.la_piramide.scenes import PRACTICE

ROOM = """\
    # A room.
    edition: room

    +---+---+---+
    < eS| eM    |
    +   +   +---+
    |           >
    +---+ v +---+
"""


def room(text: str = ROOM) -> Maze:
    return parse(dedent(text))


def rebuilt(
    places: tuple[Place, ...] | None = None,
    steps: tuple[Path, ...] | None = None,
    starts: Starts | None = None,
) -> Maze:
    """The practice maze with some of it replaced."""
    maze = parse(PRACTICE)
    return Maze(
        maze.edition,
        places or maze.places,
        steps or maze.steps,
        maze.through,
        maze.doors,
        starts or maze.starts,
    )


def broken(maze: Maze) -> str:
    with pytest.raises(MazeError) as caught:
        check(maze)
    return str(caught.value)


def redrawn(row: int, column: int, inside: str) -> str:
    lines = PRACTICE.splitlines()
    first = next(number for number, line in enumerate(lines) if "+" in line)
    line = lines[first + 2 * row + 1].ljust(4 * column + 4)
    lines[first + 2 * row + 1] = line[: 4 * column + 1] + inside + line[4 * column + 4 :]
    return "\n".join(lines) + "\n"


@pytest.mark.clause("LP-2")
def test_a_drawing_is_read_square_by_square() -> None:
    maze = room()
    assert maze.edition == "room"
    assert maze.places == tuple(Place(row, column) for row in range(2) for column in range(3))
    assert maze.steps == ((3,), (2, 4), (1,), (0, 4), (1, 3, 5), (4,))
    assert maze.starts[Family.EYE, Kind.SLAVE] == (0,)
    assert maze.starts[Family.EYE, Kind.MUMMY] == (1,)
    assert maze.starts[Family.ANKH, Kind.SLAVE] == ()


@pytest.mark.clause("LP-2")
def test_walls_between_squares_are_inner_walls() -> None:
    assert room().through == ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4))


@pytest.mark.clause("LP-2", "LP-19")
def test_ways_out_count_the_step_out() -> None:
    maze = room()
    assert maze.exits == {0: 1, 4: 1, 5: 1}
    assert maze.ways == (1, 2, 3, 2, 1, 1)


def test_a_square_without_a_way_out_is_farther_than_any_way() -> None:
    maze = room(ROOM.replace("|           >", "|   |       >").replace("<", "|"))
    assert maze.ways == (7, 2, 3, 7, 1, 1)


@pytest.mark.clause("LP-2")
def test_squares_outside_the_outline_are_none() -> None:
    maze = parse("edition: steps\n    +---+\n    |   |\n+---+   +---+\n<           >\n+---+---+---+\n")
    assert maze.places == (Place(0, 1), Place(1, 0), Place(1, 1), Place(1, 2))
    assert maze.through[0] == (2,)


@pytest.mark.clause("LP-7")
def test_walks_are_exact_and_enter_no_square_twice() -> None:
    maze = room()
    assert [walk.path for walk in maze.walks(0, 3)] == [(0, 3, 4, 1), (0, 3, 4, 5)]
    assert dict(maze.exact(0, 2)) == {4: (0, 3, 4)}
    assert dict(maze.exact(0, 0)) == {0: (0,)}
    assert maze.walks(2, 4)[0].passed == 1 << 1 | 1 << 4 | 1 << 3


@pytest.mark.clause("LP-21")
def test_shortest_paths_may_go_through_inner_walls() -> None:
    maze = room()
    assert maze.within(0, 1) == {0: (0,), 3: (0, 3)}
    assert maze.within(0, 1, through_walls=True) == {0: (0,), 1: (0, 1), 3: (0, 3)}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("edition: room", "", "begin with “edition: NAME”"),
        ("edition: room", "edition:", "Line 2: the edition has no name"),
        ("    +---+ v +---+\n", "", "2 lines and 4 characters"),
        ("    +---+---+---+\n    < eS", "    +---+---+---+-\n    < eS", "2 lines and 4 characters"),
        ("+   +   +---+", "+   x   +---+", "Line 6, character 5: expected “+”"),
        ("< eS|", "< xS|", "Row 1, column 1: “ xS” is neither blank nor a start"),
        ("< eS|", "< eK|", "Row 1, column 1: “ eK” is neither blank nor a start"),
        ("< eS|", "<xeS|", "Row 1, column 1: “xeS” is neither blank nor a start"),
        ("< eS|", "> eS|", "Row 1, column 1: the exit “>” must be in the outer wall and point outwards"),
        ("eS|", "eS>", "Row 1, column 1: the exit “>” must be in the outer wall and point outwards"),
        ("+---+ v +", "+---+ w +", "Row 2, column 2: a side is neither wall"),
        ("    |           >", "    :           >", "Row 2, column 1: a side is neither wall"),
        ("< eS|", "  eS|", "Row 1, column 1: this start can be reached from outside"),
    ],
)
@pytest.mark.clause("LP-2")
def test_a_drawing_that_makes_no_sense_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    assert old in ROOM
    with pytest.raises(MazeError) as caught:
        room(ROOM.replace(old, new))
    assert said in str(caught.value)


@pytest.mark.clause("LP-20")
def test_below_its_name_an_edition_says_what_its_curses_do() -> None:
    assert room().numbers == NUMBERS
    said = room(ROOM.replace("edition: room", "edition: room\n    possession: 5\n    plague: 2"))
    assert said.numbers == {**NUMBERS, Curse.POSSESSION: 5, Curse.PLAGUE: 2}
    assert said.steps == room().steps
    assert LaPiramide(said, Edition("room", "")).drawings.numbers[Curse.POSSESSION] == 5


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("haste: 5", "Line 3: begin it with one of these, once: secret-passage,"),
        ("grave-robber: 5", "Line 3: begin it with one of these"),
        ("possession: 7", "Line 3: after the colon comes a number from 1 to 6"),
        ("possession: 0", "Line 3: after the colon comes a number from 1 to 6"),
        ("plague: -1", "Line 3: after the colon comes a number from 1 to 2"),
        ("plague", "Line 3: after the colon comes a number from 1 to 2"),
        ("plague: 2\n    plague: 2", "Line 4: begin it with one of these, once"),
    ],
)
@pytest.mark.clause("LP-20")
def test_what_an_edition_says_of_curses_is_refused_with_its_line(line: str, said: str) -> None:
    with pytest.raises(MazeError) as caught:
        room(ROOM.replace("edition: room", f"edition: room\n    {line}"))
    assert said in str(caught.value)


@pytest.mark.clause("LP-2")
def test_a_drawing_must_enclose_squares() -> None:
    with pytest.raises(MazeError, match="The outer wall is missing"):
        parse("edition: open\n+---+\n|\n+---+\n")
    with pytest.raises(MazeError, match="2 lines and 4 characters"):
        parse("edition: nothing\n")


@pytest.mark.clause("LP-1", "LP-2")
def test_a_fit_maze_passes() -> None:
    maze = parse(PRACTICE)
    check(maze)
    assert maze.size == 150
    assert sum(len(squares) for squares in maze.starts.values()) == 24


@pytest.mark.clause("LP-1")
def test_each_kind_of_each_family_has_two_starts() -> None:
    assert "Eye: starts for slaves: 3 instead of 2 (LP-1)" in broken(parse(redrawn(0, 9, " eS")))
    assert "Scarab: starts for mummies: 1 instead of 2 (LP-1)" in broken(parse(redrawn(3, 10, "   ")))


@pytest.mark.clause("LP-2")
def test_the_maze_has_120_to_190_squares() -> None:
    marks = [f" {letter}{kind}" for letter in "eslapf" for kind in "SSMM"]
    rows = ["|" + " ".join(marks[row : row + 6]) + "|" for row in range(0, 24, 6)]
    wall, floor = "+---" * 6 + "+", "+" + " " * 23 + "+"
    small = f"edition: small\n{wall}\n" + f"\n{floor}\n".join(rows) + f"\n{wall}\n"
    assert "The maze has 24 squares. Allowed: 120 to 190 (LP-2)" in broken(parse(small))


@pytest.mark.clause("LP-2")
def test_the_maze_has_several_exits() -> None:
    one = PRACTICE.replace(" v ", "---").replace("<", "|")
    assert "The maze needs at least 2 exits. It has 1 (LP-2)" in broken(parse(one))


@pytest.mark.clause("LP-2")
def test_all_squares_are_connected() -> None:
    maze = parse(PRACTICE)
    alone = tuple(
        () if square == 149 else tuple(near for near in steps if near != 149)
        for square, steps in enumerate(maze.steps)
    )
    assert broken(rebuilt(steps=alone)) == (
        "Row 12, column 19: this square is not connected with the others (LP-2)"
    )


@pytest.mark.clause("LP-2")
def test_the_outline_is_a_stepped_pyramid() -> None:
    places = parse(PRACTICE).places
    upside_down = tuple(Place(11 - row, column) for row, column in places)
    assert "Row 3 is narrower than the row above" in broken(rebuilt(places=upside_down))
    box = tuple(Place(square // 15, square % 15) for square in range(150))
    assert "must be wider than its top" in broken(rebuilt(places=box))
    split = tuple(Place(row, column + (column > 9)) for row, column in places)
    assert "Row 1, column 11: there’s a hole in the outline" in broken(rebuilt(places=split))


@pytest.mark.clause("LP-2")
def test_a_slave_needs_18_to_26_steps() -> None:
    maze = parse(PRACTICE)
    door = next(iter(maze.exits))
    starts = {**maze.starts, (Family.EYE, Kind.SLAVE): (door, maze.starts[Family.EYE, Kind.SLAVE][0])}
    said = broken(rebuilt(starts=starts))
    row, column = maze.places[door]
    assert f"Row {row + 1}, column {column + 1}: steps of a slave (Eye) to an exit: 1." in said


@pytest.mark.clause("LP-2")
def test_the_ways_of_two_families_differ_by_one_step_at_most() -> None:
    maze = parse(PRACTICE)
    slaves = {family: maze.starts[family, Kind.SLAVE] for family in FAMILIES}
    ways = {family: sorted(maze.ways[square] for square in slaves[family]) for family in FAMILIES}
    longest = max(way[1] for way in ways.values())
    shortest = min(way[0] for way in ways.values())
    far = next(square for square, way in enumerate(maze.ways) if longest + 1 < way <= 26)
    near = next(square for square in slaves[Family.EYE] if maze.ways[square] == ways[Family.EYE][0])
    said = broken(rebuilt(starts={**maze.starts, (Family.EYE, Kind.SLAVE): (near, far)}))
    assert "The longer ways out differ by more than 1" in said
    assert "the most for: Eye (LP-2)" in said
    said = broken(rebuilt(starts={**maze.starts, (Family.EYE, Kind.SLAVE): (far, far)}))
    assert f"The shorter ways out differ by more than 1: {shortest} to" in said


@pytest.mark.clause("LP-2")
def test_no_one_square_parts_a_slave_from_every_exit() -> None:
    maze = parse(PRACTICE)
    feather, eye = Place(9, 13), Place(8, 13)
    start, above = maze.places.index(feather), maze.places.index(eye)
    steps = list(maze.steps)
    for near in set(maze.steps[start]) - {above}:
        steps[near] = tuple(square for square in steps[near] if square != start)
    steps[start] = (above,)
    said = broken(rebuilt(steps=tuple(steps)))
    assert "Row 9, column 13: every way out of a slave (Eye) passes here." in said


def test_a_page_draws_every_square_from_what_the_game_tells() -> None:
    game = LaPiramide(room(), Edition("room", ""))
    first, second, *_, last = game.drawings.squares
    assert first == SquareDrawing(0, 0, (3,), "<", StartDrawing(Family.EYE, Kind.SLAVE))
    assert second.start == StartDrawing(Family.EYE, Kind.MUMMY)
    assert last == SquareDrawing(1, 2, (4,), ">", None)
    assert [game.drawings.ways[0], game.drawings.ways[3]] == [1, 2]


def test_a_host_brings_a_maze_of_their_own() -> None:
    game = la_piramide.load(PRACTICE)
    assert game.edition.name == "practice"
    assert game.edition.embedded == PRACTICE
    with pytest.raises(ValueError, match="LP-2"):
        la_piramide.load(PRACTICE.replace(" v ", "---").replace("<", "|"))
