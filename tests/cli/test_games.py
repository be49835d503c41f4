"""Games, rules and decks, looked at without playing."""

from pathlib import Path

import pytest
from rich.console import Console

from crocetta import games
from crocetta.cli.games import print_counts
from tests.cli.terminal import PRACTICE_MAZE, as_json, crocetta, one_line


def test_every_game_is_listed_with_its_players_and_options() -> None:
    shown = as_json("games")
    assert [game["name"] for game in shown] == list(games.names())
    piramide = next(game for game in shown if game["name"] == "la-piramide")
    assert piramide["players"] == [2, 6]
    assert piramide["options"]["no_passing"] is False
    words = crocetta("games").stdout
    assert all(name in words for name in games.names())
    assert "turn_limit=none" in one_line(words)


@pytest.mark.parametrize("name", games.names())
def test_a_deck_is_drawn_card_by_card(name: str) -> None:
    result = crocetta("deck", name)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert games.get(name).edition.name in result.stdout


@pytest.mark.clause("SG-1", "SG-4", "SG-5")
def test_the_shipped_maps_are_counted_by_colour_and_symbol() -> None:
    counts = as_json("deck", "silver-and-gold")["counts"]
    assert counts["maps"] == 47
    assert counts["purple"] == {"maps": 12, "crosses": 23, "coins": 15, "palms": 4, "seals": 3}
    assert counts["grey"] == {"maps": 11, "crosses": 4, "coins": 3, "palms": 4, "seals": 3}


@pytest.mark.clause("PY-1")
def test_the_shipped_pyramids_are_counted_by_colour() -> None:
    counts = as_json("deck", "pyramids")["counts"]
    assert counts["cards"] == 48
    assert [counts[colour]["cards"] for colour in ("green", "orange", "purple")] == [16, 16, 16]


def test_a_maze_is_drawn_with_its_starts_exits_and_curses() -> None:
    shown = crocetta("deck", "la-piramide", "--file", PRACTICE_MAZE).stdout
    for family in "eslapf":
        assert shown.count(f"({family})") == shown.count(f"[{family}]") == 2
    assert sum(map(shown.count, "←→↑↓")) == 4
    assert "Plague" in shown
    counts = as_json("deck", "la-piramide", "--file", PRACTICE_MAZE)["counts"]
    assert counts["squares"] == 150
    assert counts["exits"] == 4


def test_counts_without_a_table_stand_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    print_counts(Console(width=80), {"squares": 157, "exits": 6}, str)
    assert capsys.readouterr().out == "squares: 157, exits: 6\n"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "can’t be read"),
        ('edition = "mine"\nmap = []', "SG-1"),
        (
            'edition = "mine"\n[[map]]\nnumber = 1\ncolour = "grey"\nfields = "oooo"',
            "Card 1 (grey) has 4 fields instead of 8 (SG-2)",
        ),
        ('edition = "mine"\n[[map]]\nnumber = 1\ncolour = "pink"\nfields = "oooo"', "pink"),
    ],
)
def test_a_deck_that_breaks_a_clause_is_refused(text: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    for command in (("deck", "silver-and-gold", "--file", file), ("play", "silver-and-gold", "--deck", file)):
        result = crocetta(*command)
        assert result.exit_code == 1
        assert result.stdout == ""
        assert answer in one_line(result.stderr)
        assert str(file) in result.stderr.replace("\n", "")


def test_a_deck_too_small_for_the_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('edition = "mine"\n[[map]]\nnumber = 1\ncolour = "grey"\nfields = """\noooo\noooo\n"""')
    assert crocetta("deck", "silver-and-gold", "--file", file).exit_code == 0
    result = crocetta("play", "silver-and-gold", "--deck", file)
    assert result.exit_code == 1
    assert "SG-9" in result.stderr


@pytest.mark.parametrize("number", ["12", "sg12", "SG-12", "sg-12"])
def test_a_clause_is_found_however_its_number_is_written(number: str) -> None:
    result = crocetta("rules", "silver-and-gold", number)
    assert one_line(result.stdout).startswith("SG-12 Action 2")


@pytest.mark.parametrize(("game", "clause"), [("pyramids", "16"), ("pyramids", "23"), ("la-piramide", "17")])
def test_a_clause_is_shown_without_the_signs_of_markdown(game: str, clause: str) -> None:
    shown = crocetta("rules", game, clause).stdout
    assert "*" not in shown
    assert "`" not in shown


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("name", games.names())
def test_the_rules_are_read_in_three_languages(name: str, language: games.Language) -> None:
    result = crocetta("rules", name, "--language", language)
    assert result.exit_code == 0
    last = list(games.clauses(name, language))[-1]
    assert last in result.stdout


def test_an_unknown_clause_is_told_the_first_and_the_last_by_number() -> None:
    result = crocetta("rules", "la-piramide", "99")
    assert result.exit_code != 0
    assert "LP-1 to LP-25" in one_line(result.output)
