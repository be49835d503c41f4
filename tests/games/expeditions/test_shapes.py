"""The six shapes, and sets of cells as bits, against plain ways of working them out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crocetta.games.expeditions.shapes import (
    DRAWINGS,
    EXPEDITIONS,
    Shape,
    cells_of,
    components,
    connected,
    neighbours,
    orientations,
    placements,
    singles,
)
from tests.games.expeditions_kit import at

Cells = frozenset[tuple[int, int]]

widths = st.integers(3, 5)
shapes = st.sampled_from(Shape)
grids = widths.flatmap(lambda width: st.tuples(st.integers(0, (1 << width * width) - 1), st.just(width)))
filled_grids = grids.filter(lambda grid: grid[0] > 0)


def spread(mask: int, width: int) -> Cells:
    return frozenset(divmod(cell, width) for cell in range(width * width) if mask >> cell & 1)


def moved_to_corner(cells: Cells) -> Cells:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def all_turns(cells: Cells) -> set[Cells]:
    """Turned and mirrored, by swapping and negating coordinates."""
    flipped = [frozenset((r * up, c * across) for r, c in cells) for up in (1, -1) for across in (1, -1)]
    return {moved_to_corner(each) for each in (*flipped, *(frozenset((c, r) for r, c in f) for f in flipped))}


def drawn(shape: Shape) -> Cells:
    return frozenset((r, c) for r, row in enumerate(DRAWINGS[shape]) for c, sign in enumerate(row) if sign == "x")


@pytest.mark.clause("SG-12")
@pytest.mark.parametrize(
    ("shape", "cells", "ways", "on_four"),
    [
        (Shape.STRAIGHT_2, 2, 2, 24),
        (Shape.STRAIGHT_3, 3, 2, 16),
        (Shape.CORNER_3, 3, 4, 36),
        (Shape.T_4, 4, 4, 24),
        (Shape.L_4, 4, 8, 48),
        (Shape.SQUARE_4, 4, 1, 9),
    ],
)
def test_each_shape_has_its_orientations_and_placements_on_a_grid_of_four(
    shape: Shape, cells: int, ways: int, on_four: int
) -> None:
    assert len(drawn(shape)) == cells
    assert len(orientations(shape)) == ways
    assert len(placements(shape, 4)) == on_four
    assert all(mask.bit_count() == cells for mask in placements(shape, 4))


@given(shapes)
def test_the_orientations_are_all_turns_and_mirrorings(shape: Shape) -> None:
    assert {frozenset(cells) for cells in orientations(shape)} == all_turns(drawn(shape))


@given(shapes, widths)
def test_placements_are_the_orientations_moved_to_every_place_that_holds_them(shape: Shape, width: int) -> None:
    places = range(width)
    everywhere = {
        frozenset((r + down, c + right) for r, c in cells)
        for cells in all_turns(drawn(shape))
        for down in places
        for right in places
    }
    inside = {cells for cells in everywhere if all(r in places and c in places for r, c in cells)}
    found = placements(shape, width)
    assert {spread(mask, width) for mask in found} == inside
    assert list(found) == sorted(set(found))


@given(shapes, widths)
def test_every_placement_is_connected(shape: Shape, width: int) -> None:
    assert all(connected(mask, width) for mask in placements(shape, width))


def test_no_two_shapes_ever_cover_the_same_cells() -> None:
    masks = [mask for shape in Shape for mask in placements(shape, 4)]
    assert len(masks) == len(set(masks)) == 24 + 16 + 36 + 24 + 48 + 9


@pytest.mark.clause("SG-6")
def test_the_pile_has_every_shape() -> None:
    assert set(EXPEDITIONS) == set(Shape)
    assert len(EXPEDITIONS) == 8


@given(grids)
def test_neighbours_are_the_cells_one_step_away(grid: tuple[int, int]) -> None:
    mask, width = grid
    cells = spread(mask, width)
    near = {(r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    inside = {(r, c) for r, c in near if 0 <= r < width and 0 <= c < width}
    assert spread(neighbours(mask, width), width) == inside - cells


@given(filled_grids)
def test_components_cut_a_set_into_connected_parts_that_do_not_touch(grid: tuple[int, int]) -> None:
    mask, width = grid
    parts = components(mask, width)
    assert sum(parts) == mask
    for part in parts:
        assert connected(part, width)
        assert not neighbours(part, width) & mask
    assert connected(mask, width) is (len(parts) == 1)


@given(filled_grids)
def test_connected_means_that_a_walk_from_any_cell_reaches_all(grid: tuple[int, int]) -> None:
    mask, width = grid
    cells = spread(mask, width)
    reached, edge = set[tuple[int, int]](), {min(cells)}
    while edge:
        reached |= edge
        edge = {
            (r + dr, c + dc) for r, c in edge for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
        } & cells - reached
    assert connected(mask, width) is (reached == cells)


@pytest.mark.parametrize(
    ("drawing", "whole"),
    [
        ("xx.. / .xx.", True),
        ("xx.. / ..xx", False),
        ("...x / x...", False),
        ("x...", True),
        ("xxxx / x..x / x..x / xxxx", True),
        ("x.x. / xxx.", True),
        ("x..x / xxxx", True),
    ],
)
def test_rows_do_not_run_over_into_each_other_and_corners_do_not_connect(drawing: str, whole: bool) -> None:
    assert connected(at(drawing), 4) is whole


@given(grids)
def test_cells_of_a_set_are_numbered_row_by_row(grid: tuple[int, int]) -> None:
    mask, width = grid
    assert [divmod(cell, width) for cell in cells_of(mask)] == sorted(spread(mask, width))


@given(widths)
def test_singles_are_all_cells_one_by_one(width: int) -> None:
    assert [cells_of(mask) for mask in singles(width)] == [(cell,) for cell in range(width * width)]
