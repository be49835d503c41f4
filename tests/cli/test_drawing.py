"""What tables look like, and what their sentences say."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from crocetta import games
from crocetta.cli.screenshot import draw as draw_picture
from crocetta.games.expeditions.faces import large, shape_text, small
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids import state as pyramids
from crocetta.games.silver_and_gold import WORDS
from crocetta.games.silver_and_gold.events import CupWon, Opened
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.games.silver_and_gold.terminal import Table as Maps
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.lattice import Ground, Lattice, Place
from crocetta.kit.match import Match
from crocetta.kit.terminal import Company, table_of
from crocetta.kit.words import list_of
from tests.cli.terminal import GAMES, play, seen

MAP = """
edition = "one map"
[[map]]
number = 1
colour = "grey"
seal = "purple"
fields = '''
.oo.
+$oo
.oT.
'''
"""
COMPANY = Company(("Mara", "Ada", "Bruno"), 0)


def lines(drawing: RenderableType) -> list[str]:
    return [line.rstrip() for line in seen(drawing).splitlines()]


def maps_table() -> Maps:
    table = table_of(games.get("silver-and-gold", MAP))
    assert isinstance(table, Maps)
    return table


def test_a_map_is_drawn_with_its_coast_and_coordinates() -> None:
    assert lines(large(maps_table().face(1), marked=0b0000_0000_0000_0110, fresh=0b0000_0000_0000_0100)) == [
        "    a   b   c   d",
        "      ┏━━━━━━━┓",
        "1   ~ ┃ ╳  (╳)┃ ~",
        "  ┏━━━┛   ·   ┗━━━┓",
        "2 ┃ +   ●         ┃",
        "  ┗━━━┓   ·   ┏━━━┛",
        "3   ~ ┃     Ψ ┃ ~",
        "      ┗━━━━━━━┛",
        "4   ~   ~   ~   ~",
        "",
        "   ‡+2☾  map 1   8",
    ]


def test_a_map_is_drawn_small_for_the_others() -> None:
    assert lines(small(maps_table().face(1), marked=0b0110)) == [
        "map 1",
        "  ╳ ╳",
        "+ ● · ·",
        "  · Ψ",
        "",
        " ‡+2☾ 8",
    ]


def test_shapes_are_drawn_three_lines_high() -> None:
    assert [shape_text(shape).plain.count("\n") for shape in Shape] == [2] * 6
    assert lines(shape_text(Shape.CORNER_3)) == ["██", "████", ""]


def test_walls_meet_in_proper_corners() -> None:
    """A square of four cells, walled all around and inside."""
    paper = {(0, 0), (0, 1), (1, 0), (1, 1)}

    def wall(one: Place, other: Place) -> bool:
        return not paper.isdisjoint((one, other))

    lattice = Lattice(2, 2, lambda _: ("   ", ""), wall, lambda _: Ground(""))
    assert [line.plain for line in lattice.lines()] == [
        "┏━━━┳━━━┓",
        "┃   ┃   ┃",
        "┣━━━╋━━━┫",
        "┃   ┃   ┃",
        "┗━━━┻━━━┛",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_without_colours_the_same_signs_are_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get(name)
    match = Match.new(game, ["Mara", "Ada"], seed="3")
    drawing = table_of(game).draw(match.view(0), COMPANY, match.legal(0))
    assert "\x1b[" not in seen(drawing)
    assert Text.from_ansi(seen(drawing, colour=True)).plain.split() == seen(drawing).split()
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[38" not in play(name, "--bots", "random", typed="")


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_can_be_described_and_typed_and_some_are_drawn(name: str) -> None:
    """What `describe` offers in a menu, `read` understands, wherever a move has cells or squares."""
    game = games.get(name)
    table: Any = table_of(game)
    options = game.types.options.decode(b'{"turn_limit": 12}' if name == "la-piramide" else b"{}")
    match = Match.new(game, ["Mara", "Ada", "Bruno"], options, seed="1")
    while not match.over:
        seat = match.to_act[0]
        view, legal, company = match.view(seat), match.legal(seat), Company(COMPANY.names, seat)
        if len(match.entries) % 9 == 0:
            assert max(map(len, seen(table.draw(view, company, legal)).splitlines())) <= 80
            seen(table.draw(match.view(None), Company(COMPANY.names), ()))
        assert table.ask(view, company)[-1] in ".?"
        described = [table.describe(action, view, company) for action in legal]
        assert len(set(described)) == len(described)
        for action, words in zip(legal, described, strict=True):
            if type(action).__name__ in ("Mark", "Done", "Move", "PlaceBack", "Pick", "Name", "Gamble"):
                assert table.read(words.partition("  (")[0], view) == action
        events = match.play(seat, legal[len(match.entries) % len(legal)])
        for event in events:
            said = table.say(event, company)
            assert said is None or (said[0].isupper() and said.endswith("."))
    assert table.verdict(match.view(None), Company(COMPANY.names)).endswith(".")


def over(*sheets: Sheet) -> View:
    """The end of a match of Silver & Gold with these sheets."""
    game = games.get("silver-and-gold")
    start: View = Match.new(game, ["Mara", "Ada", "Bruno"][: len(sheets)], seed="1").view(None)
    return replace(start, phase=Phase.OVER, sheets=sheets, turn=28)


@pytest.mark.clause("SG-29")
def test_the_verdict_names_the_tie_break() -> None:
    game: Any = games.get("silver-and-gold")
    table = table_of(game)
    grey = next(m.number for m in game.deck.maps[1:] if m.colour.value == "grey" and m.seal is None)
    green = next(m.number for m in game.deck.maps[1:] if m.colour.value == "green" and m.seal is None)
    one, other = Sheet(completed=(grey,), coins=2), Sheet(completed=(green,))
    assert table.verdict(over(one, other), COMPANY) == (
        "Ada and you have 10 points each. You win the tie with more grey maps, 1 to 0 (SG-29)."
    )
    assert table.verdict(over(other, one), Company(("Ada", "Mara"), 1)) == (
        "Ada and you have 10 points each. You win the tie with more grey maps, 1 to 0 (SG-29)."
    )
    assert "Ada and you share the win" in table.verdict(over(one, one), COMPANY)
    assert table.verdict(over(other, Sheet()), COMPANY) == "You won with 10 points."


@pytest.mark.clause("SG-29")
def test_the_verdict_names_the_colour_that_left_the_winner_alone() -> None:
    """Grey parts the third from the first two; green parts those."""
    game: Any = games.get("silver-and-gold")
    plain = {
        colour: [m.number for m in game.deck.maps[1:] if m.colour.value == colour and m.seal is None]
        for colour in ("grey", "green", "orange")
    }
    first = Sheet(completed=(plain["grey"][0], plain["green"][0]), coins=4)
    second = Sheet(completed=(plain["grey"][1], plain["orange"][0]), coins=2)
    third = Sheet(completed=(plain["green"][1], plain["orange"][1]))
    said = table_of(game).verdict(over(first, second, third), Company(("Ada", "Bruno", "Cleo")))
    assert said == "Ada, Bruno and Cleo have 22 points each. Ada wins the tie with more green maps, 1 to 0 (SG-29)."


@pytest.mark.clause("PY-27")
def test_the_verdict_of_pyramids_names_the_lowest_card() -> None:
    game = games.get("pyramids")
    table = table_of(game)
    start = Match.new(game, ["Mara", "Ada"], seed="1").view(None)

    def verdict(*sheets: pyramids.Sheet) -> str:
        return table.verdict(replace(start, phase=Phase.OVER, sheets=sheets, turn=28), COMPANY)

    low, high, none = (pyramids.Sheet(completed=cards) for cards in ((5,), (9,), ()))
    assert verdict(high, low) == (
        "Ada and you have 10 points each. Ada wins the tie with the lowest tomb, number 5 (PY-27)."
    )
    assert verdict(high, none) == "You won with 10 points."
    assert "Ada and you share the win" in verdict(none, none)


def test_a_cup_too_late_and_a_turn_without_marks_are_told() -> None:
    table = maps_table()
    assert table.say(CupWon(1, 2, 0), COMPANY) == "Ada filled a row of coins, but no cup was left."
    assert table.say(CupWon(0, 1, 4), COMPANY) == "You filled a row of coins: cup +4."
    assert table.say(Opened(1, ()), COMPANY) == "Ada had nothing left to mark."
    assert table.say(Opened(0, ()), COMPANY) == "You had nothing left to mark."


def test_a_player_with_one_map_or_none_is_drawn_too() -> None:
    table = maps_table()
    view = over(Sheet(slots=(None, Holding(1))), Sheet())
    drawn = seen(table.draw(replace(view, seat=0, display=()), COMPANY, ()))
    assert "(no card 1)" in drawn
    assert "map 1" in drawn


def test_a_player_without_an_unmarked_field_is_told_to_press_enter() -> None:
    table = maps_table()
    whole, begun = Holding(1, table.face(1).open), Holding(1, 0b10)

    def asked(left: Holding | None, right: Holding | None) -> str:
        view = replace(over(Sheet(slots=(left, right)), Sheet()), seat=0, phase=Phase.MARK, used=(0,))
        return table.ask(view, COMPANY)

    assert asked(None, None) == asked(whole, None) == "You have nothing left to mark: press Enter."
    assert (
        asked(None, begun)
        == asked(begun, whole)
        == "Line of 2. Mark the shape on one of your maps, or just 1 field."
    )


def test_a_seal_and_a_value_of_two_digits_do_not_touch_under_a_small_map() -> None:
    table = maps_table()
    narrow = table.face(1)._replace(title="♣+2☾", value="10")
    assert lines(small(narrow))[-1] == "♣+2☾ 10"
    assert lines(small(narrow._replace(value="8")))[-1] == " ♣+2☾ 8"


def test_the_right_map_stays_where_it_is_when_the_left_one_is_gone() -> None:
    table = maps_table()

    def letters(left: Holding | None) -> str:
        view = over(Sheet(slots=(left, Holding(1))), Sheet())
        return lines(table.draw(replace(view, seat=0, display=()), COMPANY, ()))[1]

    assert letters(None).index("a") == letters(Holding(1)).rindex("a")


@pytest.mark.parametrize("name", ["pyramids", "silver-and-gold"])
def test_what_the_signs_mean_is_told_before_the_first_choice(name: str) -> None:
    game = games.get(name)
    match = Match.new(game, ["Mara", "Ada"], seed="3")
    drawn = seen(table_of(game).draw(match.view(0), COMPANY, match.legal(0)))
    assert all(f"{sign} {colour}" in drawn for sign, colour in (("☾", "purple"), ("☀", "orange"), ("♣", "green")))
    assert "+ cross: 1 more" in drawn


@pytest.mark.parametrize(
    ("words", "said"), [(["Ada"], "Ada"), (["Ada", "Bruno"], "Ada and Bruno"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_are_said_as_people_say_them(words: Sequence[str], said: str) -> None:
    assert list_of(words) == said


def test_points_are_counted_in_figures() -> None:
    said = [WORDS.say("points", count=number) for number in (0, 1, -1, 2)]
    assert said == [
        "0 points",
        "1 point",
        "-1 point",
        "2 points",
    ]


def test_symbols_are_counted_in_figures() -> None:
    def said(symbol: str, count: int) -> str:
        return WORDS.say("terminal-symbols", symbol=symbol, count=count)

    assert [said("coin", 1), said("coin", 2), said("cross", 2)] == ["1 coin", "2 coins", "2 crosses"]


def test_the_picture_of_the_readme_is_small_and_always_the_same() -> None:
    picture = draw_picture()
    assert picture.startswith("<svg")
    assert len(picture.encode()) < 150_000
    assert picture == draw_picture()
