"""The treasure maps that are shipped, and what a host's own deck must keep to (SG-1 to SG-5)."""

from collections import Counter
from importlib.resources import files

import pytest
from msgspec.structs import replace

from crocetta import games
from crocetta.games.expeditions.drawing import DeckError
from crocetta.games.expeditions.shapes import EXPEDITIONS, connected
from crocetta.games.silver_and_gold import load
from crocetta.games.silver_and_gold.cards import (
    SEALS,
    VALUES,
    Colour,
    MapDrawing,
    TreasureMap,
    read_own,
    read_shipped,
)
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.state import Options
from tests.games.expeditions_kit import BY_HAND, Drawn, at, bits, deck_file, deck_of

TEXT = files("crocetta.games.silver_and_gold").joinpath("cards.toml").read_text(encoding="utf-8")
SHIPPED = read_shipped(TEXT)
PURPLE, ORANGE, GREEN, GREY = Colour
EIGHT = [f"{row} / oooo" for row in ("+ooo", "o+oo", "$ooo", "o$oo", "Tooo", "oToo", "++oo", "$$oo")]


def of(colour: Colour) -> list[TreasureMap]:
    return [m for m in SHIPPED.maps[1:] if m.colour is colour]


@pytest.mark.clause("SG-1")
def test_the_deck_holds_47_maps_in_four_colours() -> None:
    assert len(SHIPPED) == 47
    assert [m.number for m in SHIPPED.maps[1:]] == list(range(1, 48))
    assert [len(of(colour)) for colour in Colour] == [12, 12, 12, 11]


@pytest.mark.clause("SG-2")
def test_a_map_is_worth_its_number_of_fields() -> None:
    assert [VALUES[colour] for colour in Colour] == [14, 12, 10, 8]
    for m in SHIPPED.maps[1:]:
        assert m.value == m.cells.bit_count() == VALUES[m.colour]


@pytest.mark.clause("SG-3")
def test_the_fields_of_a_map_hang_together_inside_its_box() -> None:
    for m in SHIPPED.maps[1:]:
        assert connected(m.cells, 4)
        rows = 3 if m.colour in (GREEN, GREY) else 4
        assert m.cells < 1 << 4 * rows


def turned_and_mirrored(drawing: tuple[str, ...]) -> set[tuple[str, ...]]:
    """All eight, by flipping rows, columns and the diagonal."""
    diagonal = tuple("".join(column) for column in zip(*drawing, strict=True))
    flipped = [rows[::up] for rows in (drawing, diagonal) for up in (1, -1)]
    return {tuple(row[::across] for row in rows) for rows in flipped for across in (1, -1)}


@pytest.mark.clause("SG-3")
def test_no_two_maps_are_the_same_however_turned_or_mirrored() -> None:
    seen: set[tuple[str, ...]] = set()
    for m in SHIPPED.maps[1:]:
        assert m.drawing not in seen, m.number
        seen |= turned_and_mirrored(m.drawing)


@pytest.mark.clause("SG-4")
@pytest.mark.parametrize(
    ("symbol", "counts"),
    [("crosses", [23, 17, 11, 4]), ("coins", [15, 15, 9, 3]), ("palms", [4, 4, 4, 4])],
)
def test_the_deck_has_its_number_of_symbols_of_each_colour(symbol: str, counts: list[int]) -> None:
    assert [sum(getattr(m, symbol).bit_count() for m in of(colour)) for colour in Colour] == counts


@pytest.mark.clause("SG-4")
def test_a_field_holds_one_symbol_and_a_map_one_palm_at_most() -> None:
    for m in SHIPPED.maps[1:]:
        symbols = [m.crosses, m.coins, m.palms]
        assert sum(symbols) == m.crosses | m.coins | m.palms
        assert not sum(symbols) & ~m.cells
        assert m.palms.bit_count() <= 1


@pytest.mark.clause("SG-4")
def test_a_sealed_map_carries_nothing_but_its_crosses() -> None:
    crosses = {PURPLE: 3, ORANGE: 2, GREEN: 0, GREY: 0}
    for m in SHIPPED.maps[1:]:
        if m.seal:
            assert (m.crosses.bit_count(), m.coins, m.palms) == (crosses[m.colour], 0, 0)


@pytest.mark.clause("SG-5")
def test_twelve_maps_carry_a_seal_one_for_each_other_colour() -> None:
    for colour in Colour:
        assert Counter(m.seal for m in of(colour) if m.seal) == Counter(set(Colour) - {colour})
    assert [SEALS[colour] for colour in Colour] == [2, 2, 1, 1]


def test_the_game_takes_the_shipped_deck_or_a_hosts_own() -> None:
    assert games.get("silver-and-gold").edition == SHIPPED.edition
    assert SHIPPED.edition.embedded is None
    own = load(deck_file(Drawn(GREY, "oooo / oooo")))
    assert len(own.deck) == 1
    assert own.edition.embedded == deck_file(Drawn(GREY, "oooo / oooo"))
    assert own.edition.digest != SHIPPED.edition.digest


def test_a_drawing_is_read_sign_by_sign() -> None:
    m = deck_of(Drawn(GREY, "+o$. / oTo. / .oo.")).maps[1]
    assert m.cells == at("xxx. / xxx. / .xx.")
    assert (m.crosses, m.coins, m.palms) == (at("x..."), at("..x."), at(".... / .x.."))
    assert m.drawing == ("+o$", "oTo", ".oo")


def test_a_deck_draws_its_maps_as_a_page_shows_them() -> None:
    drawings = SilverAndGold(
        deck_of(Drawn(GREY, "+o$ / oTo / .oo", seal=PURPLE), Drawn(GREEN, "oooo / oooo / oo.."))
    ).drawings
    assert drawings.cards == (
        MapDrawing(1, GREY, 8, PURPLE, 2, ("+o$.", "oTo.", ".oo.", "....")),
        MapDrawing(2, GREEN, 10, None, 0, ("oooo", "oooo", "oo..", "....")),
    )
    assert [drawing.shape for drawing in drawings.expeditions] == list(EXPEDITIONS)
    assert drawings.expeditions[6].rows == ("x.", "x.", "xx")


def test_a_deck_can_be_walked_through_card_by_card() -> None:
    assert [m.number for m in BY_HAND] == list(range(1, 17))


# Refusals: which card, what is wrong, which clause.


def refused(*maps: Drawn) -> str:
    with pytest.raises(DeckError) as caught:
        deck_of(*maps)
    return str(caught.value)


@pytest.mark.clause("SG-2")
def test_a_map_with_too_few_fields_is_refused_by_number_and_clause() -> None:
    message = refused(Drawn(GREY, "oooo / oooo"), Drawn(ORANGE, "oooo / oooo / ooo."))
    assert message == "Card 2 (orange) has 11 fields instead of 12 (SG-2)"


@pytest.mark.clause("SG-3")
@pytest.mark.parametrize(
    ("colour", "fields", "words"),
    [
        (GREY, "oo.. / oo.. / oo.. / oo..", "Card 2 (grey): at most 3 rows of 4 fields"),
        (GREEN, "ooo. / ooo. / ooo. / o...", "Card 2 (green): at most 3 rows of 4 fields"),
        (ORANGE, "ooo. / ooo. / ooo. / oo.. / o...", "Card 2 (orange): at most 4 rows of 4 fields"),
        (PURPLE, "oooo / oooo / oooo / o... / o...", "Card 2 (purple): at most 4 rows of 4 fields"),
        (ORANGE, "ooooo / ooooo / oo...", "Card 2 (orange): at most 4 rows of 4 fields"),
        (GREY, "oooo / .... / oooo", "Card 2: its fields aren’t all connected"),
        (GREY, "ooo. / oo.o / ..oo", "Card 2: its fields aren’t all connected"),
        (GREY, "oooo / ooo. / ...o", "Card 2: its fields aren’t all connected"),
        (GREY, "ooo / oooo / o...", "Card 2: its rows differ in length"),
        (GREY, "oooo / ooxo", "Card 2: unknown sign “x”. Use only “.o+$T”"),
    ],
)
def test_a_map_that_breaks_the_geometry_is_refused(colour: Colour, fields: str, words: str) -> None:
    assert refused(Drawn(GREY, "ooo. / oo.. / ooo."), Drawn(colour, fields)) == f"{words} (SG-3)"


@pytest.mark.clause("SG-3")
@pytest.mark.parametrize(
    "twin",
    [
        "+oo. / oo$. / oo..",
        ".+oo / .oo$ / .oo.",
        "oo+ / $oo / .oo",
        "oo. / oo$ / +oo",
        ".oo / $oo / oo+",
        "oo+ / ooo / .$o",
        "+oo / ooo / o$.",
        "o$. / ooo / +oo",
        ".$o / ooo / oo+",
    ],
)
def test_the_same_map_turned_mirrored_or_moved_is_refused(twin: str) -> None:
    message = refused(Drawn(GREY, "+oo. / oo$. / oo.."), Drawn(GREY, twin))
    assert message == "Card 2 is the same as card 1 (SG-3)"


def test_the_same_outline_with_other_symbols_is_another_map() -> None:
    assert len(deck_of(Drawn(GREY, "+ooo / oooo"), Drawn(GREY, "o+oo / oooo"))) == 2


@pytest.mark.clause("SG-1")
def test_a_deck_without_maps_is_refused() -> None:
    with pytest.raises(DeckError, match=r"The file has no cards \(SG-1\)"):
        read_own('edition = "empty"\nmap = []\n')


@pytest.mark.clause("SG-1")
def test_maps_are_numbered_in_the_order_of_the_file() -> None:
    text = deck_file(Drawn(GREY, "oooo / oooo"), Drawn(GREY, "+ooo / oooo")).replace("number = 2", "number = 3")
    with pytest.raises(DeckError, match=r"Card 3 is number 2 in the file.* \(SG-1\)"):
        read_own(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("edition = ", "can’t be read"),
        ('edition = "x"\n', "map"),
        ('edition = "x"\nmap = []\nprice = 3\n', "price"),
        ('edition = "x"\n[[map]]\nnumber = 1\ncolour = "pink"\nfields = "o"\n', "pink"),
        ('edition = "x"\n[[map]]\nnumber = 1\ncolour = "grey"\nfields = "o"\nseal = "gold"\n', "gold"),
        ('edition = "x"\n[[map]]\nnumber = 1\ncolour = "grey"\n', "fields"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_with_the_place(text: str, words: str) -> None:
    with pytest.raises(DeckError, match="The file can’t be read: ") as caught:
        read_own(text)
    assert words in str(caught.value)


def test_an_empty_drawing_is_refused() -> None:
    assert refused(Drawn(GREY, "")).startswith("Card 1 ")


@pytest.mark.clause("SG-3")
def test_a_hosts_own_deck_is_free_in_counts_symbols_and_seals() -> None:
    deck = deck_of(Drawn(GREY, "TT$$ / ++++", seal=GREY), Drawn(GREY, "T++$ / oooo", seal=GREY))
    assert len(deck) == 2


# The shipped deck, with a thing or two changed.


def refused_shipped(*edits: TreasureMap | None) -> str:
    """What is said about the shipped deck with these maps redrawn; None: with the last one left out."""
    maps = {m.number: m for m in SHIPPED.maps[1:]}
    for edit in edits:
        if edit is None:
            del maps[len(SHIPPED)]
        else:
            maps[edit.number] = edit
    with pytest.raises(ValueError, match=r"\(SG-\d\)") as caught:
        read_shipped(deck_file(*(Drawn(m.colour, " / ".join(m.drawing), m.seal) for m in maps.values())))
    return str(caught.value)


def find(colour: Colour, sign: str, *, sealed: bool = False) -> TreasureMap:
    """A shipped map of the colour with the sign on it."""
    return next(m for m in of(colour) if bool(m.seal) is sealed and sign in "".join(m.drawing))


def redrawn(m: TreasureMap, old: str, new: str) -> TreasureMap:
    """The map with one sign exchanged for another."""
    rows = "/".join(m.drawing)
    assert old in rows
    return replace(m, drawing=tuple(rows.replace(old, new, 1).split("/")))


@pytest.mark.clause("SG-1")
def test_a_shipped_deck_with_a_map_missing_is_refused() -> None:
    assert refused_shipped(None) == "the deck has 10 grey maps instead of 11 (SG-1)"


@pytest.mark.clause("SG-4")
@pytest.mark.parametrize(
    ("colour", "sign", "found", "wanted"), [(PURPLE, "+", 24, 23), (GREEN, "$", 10, 9), (GREY, "T", 5, 4)]
)
def test_a_shipped_deck_with_a_symbol_too_many_is_refused(
    colour: Colour, sign: str, found: int, wanted: int
) -> None:
    message = refused_shipped(redrawn(find(colour, "o"), "o", sign))
    assert message == f"the deck has {found} {sign!r} signs on {colour.value} maps instead of {wanted} (SG-4)"


@pytest.mark.clause("SG-4")
def test_a_shipped_map_with_two_palms_is_refused() -> None:
    first, second = [m for m in of(ORANGE) if m.palms][:2]
    message = refused_shipped(redrawn(first, "T", "o"), redrawn(second, "o", "T"))
    assert message == f"card {second.number}: it has two palms (SG-4)"


@pytest.mark.clause("SG-4")
@pytest.mark.parametrize(
    ("colour", "taken", "given", "crosses"),
    [
        (PURPLE, "+", "$", 3),
        (ORANGE, "o", "+", 2),
        (ORANGE, "+", "$", 2),
        (GREY, "o", "T", 0),
        (GREEN, "o", "$", 0),
    ],
)
def test_a_shipped_sealed_map_with_other_symbols_than_its_crosses_is_refused(
    colour: Colour, taken: str, given: str, crosses: int
) -> None:
    sealed, open_ = find(colour, taken, sealed=True), find(colour, given)
    message = refused_shipped(redrawn(sealed, taken, given), redrawn(open_, given, taken))
    assert message == f"card {sealed.number}: a sealed {colour.value} map has {crosses} crosses and no more (SG-4)"


@pytest.mark.clause("SG-5")
@pytest.mark.parametrize("seal", [None, GREEN])
def test_a_shipped_colour_without_one_seal_for_each_other_colour_is_refused(seal: Colour | None) -> None:
    message = refused_shipped(replace(find(GREEN, "o", sealed=True), seal=seal))
    assert message == "green maps carry one seal for each other colour (SG-5)"


@pytest.mark.clause("SG-9")
def test_a_deck_too_small_for_the_players_is_refused() -> None:
    deck = deck_of(*(Drawn(GREY, fields) for fields in EIGHT))
    assert SilverAndGold(deck).setup(2, Options()).deck == bits(range(1, 9))
    with pytest.raises(ValueError, match=r"3 players need at least 12 cards\. The file has 8 \(SG-9\)"):
        SilverAndGold(deck).setup(3, Options())


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_other_than_two_to_four_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 2 to 4 players, not {seats}"):
        SilverAndGold(SHIPPED).setup(seats, Options())


def test_at_most_sixty_maps_are_read() -> None:
    many = [
        Drawn(GREY, "".join("+$T"[number // 3**k % 3] for k in range(4)) + " / ooo$ / ....") for number in range(61)
    ]
    assert refused(*many) == "Too many cards: 61. The limit is 60 (SG-1)"
