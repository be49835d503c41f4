"""The cards: what the shipped deck is, and which decks are refused (PY-1 to PY-5)."""

from collections import Counter, deque
from hashlib import sha256
from importlib.resources import files

import pytest

from crocetta import games
from crocetta.games.expeditions.drawing import DeckError
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape, all_covers
from crocetta.games.pyramids.cards import WIDTH, Colour, Pyramid, PyramidDrawing, read_own, read_shipped
from tests.games.pyramids.positions import (
    HAND_DRAWN,
    OTHER,
    PLAIN,
    cells,
    deck_file,
    game_of,
    numbered_chambers,
    shipped,
)

LONGEST = "....E / .#### / ...## / ##..# / ..T.."
"""The shortest way has eleven cells, nine walls."""


def shipped_pyramids() -> tuple[Pyramid, ...]:
    return shipped().deck.pyramids[1:]


def distances(drawing: tuple[str, ...]) -> dict[str, int]:
    """The first cell of each sign by its distance from the Entrance, the Entrance counted; walls never."""
    start = (0, drawing[0].index("E"))
    far = {start: 1}
    queue = deque([start])
    while queue:
        row, column = queue.popleft()
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < 5 and 0 <= c < 5 and drawing[r][c] != "#" and (r, c) not in far:
                far[r, c] = far[row, column] + 1
                queue.append((r, c))
    assert len(far) == 25 - sum(row.count("#") for row in drawing)
    return {drawing[r][c]: steps for (r, c), steps in reversed(far.items())}


@pytest.mark.clause("PY-1")
def test_forty_eight_cards_sixteen_of_each_colour() -> None:
    assert [pyramid.number for pyramid in shipped_pyramids()] == list(range(1, 49))
    assert Counter(pyramid.colour for pyramid in shipped_pyramids()) == dict.fromkeys(Colour, 16)


@pytest.mark.clause("PY-1")
@pytest.mark.parametrize(
    ("number", "colour"),
    [(number, Colour.GREEN) for number in (46, 1, 7, 34)]
    + [(number, Colour.ORANGE) for number in (8, 2)]
    + [(number, Colour.PURPLE) for number in (21, 15, 33, 48)],
)
def test_the_number_tells_the_colour(number: int, colour: Colour) -> None:
    assert HAND_DRAWN.deck.pyramids[number].number == number
    assert HAND_DRAWN.deck.pyramids[number].colour is colour


@pytest.mark.clause("PY-1", "PY-2")
def test_the_numbers_of_the_shipped_cards_are_their_places_in_the_deck() -> None:
    assert len(shipped().deck) == 48
    assert all(shipped().deck.pyramids[n].number == n for n in range(1, 49))


@pytest.mark.clause("PY-2")
def test_every_chamber_has_its_entrance_above_and_its_tomb_below() -> None:
    for pyramid in shipped_pyramids():
        assert [len(row) for row in pyramid.drawing] == [5] * 5
        assert pyramid.entrance == 1 << pyramid.drawing[0].index("E")
        assert pyramid.tomb == 1 << 20 + pyramid.drawing[4].index("T")
        assert Counter("".join(pyramid.drawing))["E"] == Counter("".join(pyramid.drawing))["T"] == 1


@pytest.mark.clause("PY-3")
def test_every_chamber_has_eight_or_nine_walls_and_a_way_of_eight_to_eleven_cells() -> None:
    for pyramid in shipped_pyramids():
        assert "".join(pyramid.drawing).count("#") in (8, 9)
        assert 8 <= distances(pyramid.drawing)["T"] <= 11


@pytest.mark.clause("PY-3")
def test_potions_and_torches_are_on_some_cards_only() -> None:
    for symbol in "pf":
        bearers = sum(symbol in "".join(pyramid.drawing) for pyramid in shipped_pyramids())
        assert 0 < bearers < 48
    for symbol in "+rgs":
        assert any(symbol in "".join(pyramid.drawing) for pyramid in shipped_pyramids())


@pytest.mark.clause("PY-3")
def test_no_two_shipped_cards_are_alike_even_in_a_mirror() -> None:
    drawings = {pyramid.drawing for pyramid in shipped_pyramids()}
    mirrored = {tuple(row[::-1] for row in drawing) for drawing in drawings}
    assert len(drawings) == 48
    assert not drawings & mirrored


@pytest.mark.clause("PY-3")
def test_a_drawing_becomes_sets_of_cells() -> None:
    pyramid = game_of("E+r.# / gfsp# / ..### / ...## / #...T").deck.pyramids[1]
    assert pyramid.cells == cells("xxxx. / xxxx. / xx... / xxx.. / .xxxx")
    assert pyramid.entrance == cells("x....")
    assert pyramid.tomb == cells("..... / ..... / ..... / ..... / ....x")
    assert pyramid.crosses == cells(".x...")
    assert pyramid.reds == cells("..x..")
    assert pyramid.greens == cells("..... / x....")
    assert pyramid.torches == cells("..... / .x...")
    assert pyramid.skulls == cells("..... / ..x..")
    assert pyramid.potions == cells("..... / ...x.")


@pytest.mark.clause("PY-4")
def test_eight_expedition_cards_with_six_shapes() -> None:
    assert Counter(EXPEDITIONS) == {
        Shape.STRAIGHT_2: 1,
        Shape.STRAIGHT_3: 2,
        Shape.CORNER_3: 2,
        Shape.T_4: 1,
        Shape.L_4: 1,
        Shape.SQUARE_4: 1,
    }


@pytest.mark.clause("PY-4", "PY-8")
@pytest.mark.parametrize(
    ("shape", "drawing", "places"),
    [
        (Shape.STRAIGHT_2, "xx...", 40),
        (Shape.STRAIGHT_3, "xxx..", 30),
        (Shape.CORNER_3, "x.... / xx...", 64),
        (Shape.T_4, "xxx.. / .x...", 48),
        (Shape.L_4, "x.... / x.... / xx...", 96),
        (Shape.SQUARE_4, "xx... / xx...", 16),
    ],
)
def test_each_shape_looks_as_its_name_says(shape: Shape, drawing: str, places: int) -> None:
    assert cells(drawing) in all_covers(WIDTH)[shape]
    assert len(all_covers(WIDTH)[shape]) == places


@pytest.mark.clause("PY-2", "PY-3")
@pytest.mark.parametrize(
    ("chamber", "clause", "complaint"),
    [
        ("E...# / ....# / ..### / ...##", "PY-2", "5 rows of 5"),
        ("E...# / ....# / ..### / ...## / #.... / #...T", "PY-2", "5 rows of 5"),
        ("E... / .... / ..## / ...# / #..T", "PY-2", "5 rows of 5"),
        ("E...#. / ....#. / ..###. / ...##. / #....T", "PY-2", "5 rows of 5"),
        ("E...# / ....# / ..### / ...## / #...T.", "PY-3", "differ in length"),
        ("....# / ....# / ..### / ...## / #...T", "PY-2", "entrance “E”"),
        ("E..E# / ....# / ..### / ...## / #...T", "PY-2", "entrance “E”"),
        ("E...# / E...# / ..### / ...## / #...T", "PY-2", "entrance “E”"),
        ("....# / E...# / ..### / ...## / #...T", "PY-2", "entrance “E”"),
        ("E...# / ....# / ..### / ...## / #....", "PY-2", "golden tomb “T”"),
        ("E...# / ....# / ..### / ...## / #T..T", "PY-2", "golden tomb “T”"),
        ("E...# / ....# / ..### / T..## / #...T", "PY-2", "golden tomb “T”"),
        ("E...# / ....# / ..### / T..## / #....", "PY-2", "golden tomb “T”"),
        ("E...# / ....# / ..### / ...## / ....T", "PY-3", "7 walls instead of 8 or 9"),
        ("E..## / ....# / ..### / ..### / #...T", "PY-3", "10 walls instead of 8 or 9"),
        ("E..#. / ....# / ..### / ...## / #...T", "PY-3", "can’t be reached"),
        ("E...# / ....# / ..### / ..### / #..#T", "PY-3", "10 walls instead of 8 or 9"),
        ("E...# / ....# / ..##. / ..### / #..#T", "PY-3", "can’t be reached"),
        (".E..# / ....# / ..### / ...## / #..T.", "PY-3", "7 cells instead of 8 to 11"),
        ("....E / .#### / ...## / ##..# / .T...", "PY-3", "12 cells instead of 8 to 11"),
        ("E...# / ..x.# / ..### / ...## / #...T", "PY-3", "unknown sign “x”"),
        ("E...# / ..R.# / ..### / ...## / #...T", "PY-3", "unknown sign “R”"),
        (PLAIN, "PY-3", "the same as card 1"),
        ("#...E / #.... / ###.. / ##... / T...#", "PY-3", "the same as card 1"),
    ],
)
def test_a_bad_chamber_is_refused_by_number_and_clause(chamber: str, clause: str, complaint: str) -> None:
    with pytest.raises(DeckError) as caught:
        read_own(deck_file(PLAIN, chamber))
    assert str(caught.value).startswith(("Card 2", "Pyramid 2"))
    assert str(caught.value).endswith(f"({clause})")
    assert complaint in str(caught.value)


@pytest.mark.clause("PY-3")
@pytest.mark.parametrize(
    "chamber",
    [
        "E..## / ....# / ..### / ...## / #...T",
        ".E..# / ....# / ..### / ...## / #...T",
        "E..r# / ....# / ..### / ...## / #...T",
        "#..rE / #.... / ###.. / ##... / T...#",
        LONGEST,
    ],
    ids=["nine walls", "a way of eight", "another symbol", "another symbol mirrored", "a way of eleven"],
)
def test_a_chamber_just_within_the_limits_is_read(chamber: str) -> None:
    assert len(read_own(deck_file(PLAIN, chamber))) == 2


@pytest.mark.clause("PY-1")
@pytest.mark.parametrize(("numbers", "culprit"), [((2, 1), 2), ((1, 3), 3), ((1, 1), 1), ((0, 1), 0)])
def test_cards_are_numbered_in_the_order_of_the_file(numbers: tuple[int, int], culprit: int) -> None:
    first, second = numbers
    text = deck_file(PLAIN, OTHER).replace("number = 2", f"number = {second}")
    with pytest.raises(DeckError, match=rf"^Card {culprit} .*\(PY-1\)$"):
        read_own(text.replace("number = 1", f"number = {first}", 1))


@pytest.mark.clause("PY-1")
def test_the_shipped_deck_has_forty_eight_cards_and_an_own_deck_as_many_as_its_host_likes() -> None:
    for count in (47, 49):
        text = deck_file(*numbered_chambers(count))
        assert len(read_own(text)) == count
        with pytest.raises(ValueError, match=rf"{count} cards instead of 48 \(PY-1\)"):
            read_shipped(text)
    assert len(read_shipped(deck_file(*numbered_chambers(48)))) == 48


@pytest.mark.clause("PY-1")
def test_more_than_sixty_cards_are_too_many() -> None:
    assert len(read_own(deck_file(*numbered_chambers(60)))) == 60
    with pytest.raises(DeckError, match=r"61\. The limit is 60"):
        read_own(deck_file(*numbered_chambers(61)))


@pytest.mark.clause("PY-1", "PY-4")
def test_the_drawings_show_every_card_and_every_expedition() -> None:
    game = game_of(PLAIN, OTHER)
    assert game.drawings.cards == (
        PyramidDrawing(1, Colour.GREEN, ("E...#", "....#", "..###", "...##", "#...T")),
        PyramidDrawing(2, Colour.ORANGE, (".E..#", "....#", "..###", "...##", "#...T")),
    )
    assert tuple(drawing.shape for drawing in game.drawings.expeditions) == EXPEDITIONS


@pytest.mark.clause("PY-1")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('edition = "none"\npyramid = []', r"no cards \(PY-1\)"),
        ('edition = "none"', "pyramid"),
        (deck_file(PLAIN).replace("edition", "editor"), "edit"),
        (deck_file(PLAIN) + 'colour = "green"\n', "colour"),
        (deck_file(PLAIN).replace("number = 1", 'number = "one"'), "number"),
        ("edition = ", "can’t be read"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(DeckError, match=complaint):
        read_own(text)


@pytest.mark.clause("PY-1")
def test_an_own_deck_travels_with_its_edition_and_the_shipped_one_does_not() -> None:
    text = deck_file(PLAIN, OTHER)
    own = games.get("pyramids", text).edition
    assert (own.name, own.embedded, own.digest) == ("by hand", text, sha256(text.encode()).hexdigest())
    page = files("crocetta.games.pyramids").joinpath("cards.toml").read_bytes()
    assert shipped().edition.embedded is None
    assert shipped().edition.digest == sha256(page).hexdigest()


@pytest.mark.clause("PY-2")
def test_a_card_is_dug_from_its_entrance_and_then_from_all_that_touches_the_path() -> None:
    pyramid = game_of(PLAIN).deck.pyramids[1]
    assert pyramid.reach(0) == cells("x....")
    assert pyramid.reach(cells("x....")) == cells(".x... / x....")
    assert pyramid.reach(cells("xxx.. / ...x.")) == cells("...x. / xxx..")
