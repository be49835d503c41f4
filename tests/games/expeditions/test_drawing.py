"""Cards drawn as text: read sign by sign, and refused with the card and the clause."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.drawing import (
    MOST_CARDS,
    DeckError,
    broken,
    cells_with,
    check_different,
    check_numbers,
    mirrored,
    read_drawing,
    read_file,
    turned,
    ways_to_mark,
)
from crocetta.games.expeditions.shapes import Shape, placements, singles
from tests.games.expeditions_kit import at

SIGNS = ".o+"
rows = st.integers(1, 4).flatmap(
    lambda width: st.lists(st.text(SIGNS, min_size=width, max_size=width), min_size=1, max_size=4)
)


class Small(Struct, forbid_unknown_fields=True):
    name: str


def test_what_is_wrong_is_said_with_card_and_clause() -> None:
    assert str(broken(7, "PY-3", "wrong-no-drawing")) == "Card 7 has no drawing (PY-3)"
    assert isinstance(broken(7, "PY-3", "wrong-no-drawing"), ValueError)


@given(rows)
def test_a_drawing_is_read_back_as_it_was_drawn(drawn: list[str]) -> None:
    text = "\n".join(f"   {row}  " for row in drawn)
    assert read_drawing(1, f"\n{text}\n", SIGNS, "SG-3") == drawn


@given(rows)
def test_the_cells_with_a_sign_are_where_it_was_drawn(drawn: list[str]) -> None:
    mask = cells_with(drawn, "o+", 4)
    for r, row in enumerate(drawn):
        for c, sign in enumerate(row):
            assert bool(mask >> r * 4 + c & 1) is (sign in "o+")
    assert mask.bit_count() == sum(row.count("o") + row.count("+") for row in drawn)
    assert cells_with(drawn, "o", 4) | cells_with(drawn, "+", 4) == mask


@given(rows)
def test_turned_four_times_or_mirrored_twice_is_the_same(drawn: list[str]) -> None:
    same = tuple(drawn)
    assert turned(turned(turned(turned(same)))) == same
    assert mirrored(mirrored(same)) == same
    assert turned(turned(same)) == tuple(row[::-1] for row in same[::-1])
    assert mirrored(turned(mirrored(same))) == turned(turned(turned(same)))


def test_turned_is_clockwise() -> None:
    assert turned(("ab", "cd", "ef")) == ("eca", "fdb")
    assert mirrored(("ab", "cd")) == ("ba", "dc")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("oo\nox", "Card 4: unknown sign “x”. Use only “.o+”"),
        ("o o\nooo", "Card 4: unknown sign “ ”. Use only “.o+”"),
        ("oo\nooo", "Card 4: its rows differ in length"),
        ("oo\n\noo", "Card 4: its rows differ in length"),
        ("", "Card 4 has no drawing"),
        ("\n  \n", "Card 4 has no drawing"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(text: str, words: str) -> None:
    with pytest.raises(DeckError) as caught:
        read_drawing(4, text, SIGNS, "PY-2")
    assert str(caught.value) == f"{words} (PY-2)"


@pytest.mark.parametrize(
    ("numbers", "wrong", "place"), [([2], 2, 1), ([1, 3], 3, 2), ([1, 2, 2], 2, 3), ([0], 0, 1), ([1, -2], -2, 2)]
)
def test_cards_out_of_their_order_are_refused(numbers: list[int], wrong: int, place: int) -> None:
    with pytest.raises(DeckError) as caught:
        check_numbers(numbers, "SG-1")
    assert str(caught.value) == f"Card {wrong} is number {place} in the file. Number it {place} (SG-1)"


def test_at_most_sixty_cards_are_possible() -> None:
    check_numbers(range(1, MOST_CARDS + 1), "SG-1")
    with pytest.raises(DeckError, match=r"Too many cards: 61\. The limit is 60"):
        check_numbers(range(1, MOST_CARDS + 2), "SG-1")


def test_a_card_like_another_or_like_a_variant_of_it_is_refused() -> None:
    def upside_down(drawing: tuple[str, ...]) -> list[tuple[str, ...]]:
        return [drawing, drawing[::-1]]

    check_different([(1, ("ab", "cd")), (2, ("ba", "dc"))], upside_down, "SG-3")
    with pytest.raises(DeckError, match=r"Card 3 is the same as card 1 \(SG-3\)"):
        check_different([(1, ("ab", "cd")), (2, ("ba", "dc")), (3, ("cd", "ab"))], upside_down, "SG-3")


@pytest.mark.parametrize("text", ["name = ", "name = 3", "title = 'x'", "name = 'x'\nsize = 2", ""])
def test_a_file_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(DeckError, match="The file can’t be read: "):
        read_file(text, Small, "SG-1")
    assert read_file("name = 'x'", Small, "SG-1") == Small("x")


@given(st.integers(0, (1 << 16) - 1), st.sampled_from(Shape), st.integers(0, 1))
def test_the_ways_to_mark_are_the_singles_and_placements_inside_the_allowed_cells(
    allowed: int, shape: Shape, slot: int
) -> None:
    inside = [cells for cells in (*singles(4), *placements(shape, 4)) if cells & allowed == cells]
    assert ways_to_mark(allowed, slot, (shape,), 4) == tuple((cells, Mark(slot, cells)) for cells in inside)


def test_without_a_shape_only_single_cells_can_be_marked() -> None:
    assert [cells for cells, _ in ways_to_mark(at("xx.."), 1, (), 4)] == [at("x..."), at(".x..")]
