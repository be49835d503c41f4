"""`crocetta review`: a finished match in a curve and in words."""

from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from crocetta import games
from crocetta.bots.review import ParShare, review
from crocetta.cli.screen import in_a_sentence
from crocetta.kit.match import Match
from tests.cli.terminal import GAMES, as_json, crocetta, one_line


@pytest.fixture(autouse=True)
def _a_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In which a novice's mistakes are seen as well."""
    command = import_module("crocetta.cli.review")
    monkeypatch.setattr(command, "reviewed", partial(review, worlds=12))
    monkeypatch.setattr(command, "share_of_par", lambda match, seat: ParShare(90, 120))


def finished(game: str, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    assert crocetta("watch", game, "--bots", "novice,adept", "--seed", "7", "--save", file, "--json").exit_code == 0
    return file


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_reviewed_in_a_curve_and_in_words(game: str, tmp_path: Path) -> None:
    file = finished(game, tmp_path)
    result = crocetta("review", file)
    assert result.exit_code == 0, result.output
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert result.stdout.count("▼") >= 1
    assert "•" in result.stdout
    said = one_line(result.stdout)
    assert "Luck" in said
    assert "Choices" in said
    assert "75% 90 of 120 points" in said
    costly = [line for line in result.stdout.splitlines() if "Played: " in line]
    assert 1 <= len(costly) <= 3
    assert "Better: " in said
    made = as_json("review", file)
    assert made["seat"] == 0
    assert len(made["costliest"]) == len(costly)
    assert as_json("review", file, "--seat", "bruno")["seat"] == as_json("review", file, "--seat", "2")["seat"] == 1


@pytest.mark.parametrize("columns", [40, 60])
def test_the_curve_fits_a_narrow_window(columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = finished("la-piramide", tmp_path)
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = crocetta("review", file).stdout.splitlines()
    curve = [line for line in lines if "│" in line or "┤" in line]
    assert len(curve) == 11
    assert max(map(len, curve)) <= columns
    assert len({len(line) for line in lines if set(line) & set("▁▂▃▄▅▆▇█")}) == 1


def test_moves_are_told_as_sentences(tmp_path: Path) -> None:
    said = one_line(crocetta("review", finished("la-piramide", tmp_path)).stdout)
    assert ".." not in said
    assert "  " not in in_a_sentence("1 a1 b1  (1 skull)")


@pytest.mark.parametrize(("language", "word"), [("it", "Gli errori più gravi"), ("pl", "Najkosztowniejsze ruchy")])
def test_a_review_speaks_the_language_of_the_reader(language: str, word: str, tmp_path: Path) -> None:
    result = crocetta("review", finished("la-piramide", tmp_path), "--language", language)
    assert word in result.stdout
    assert "Luck" not in result.stdout


def test_a_running_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    Match.new(games.get("pyramids"), ["Ada", "Bruno"], seed="7").save(file)
    result = crocetta("review", file)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "once it is over" in result.stderr


def test_a_file_that_is_no_match_is_named(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    result = crocetta("review", file)
    assert result.exit_code == 1
    assert "not a Crocetta match" in one_line(result.stderr)
    missing = crocetta("review", tmp_path / "nowhere.json", "--language", "it")
    assert missing.exit_code == 1
    assert "file o cartella inesistente" in one_line(missing.stderr)


def test_a_match_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Match.new(games.get("pyramids"), ["Ada", "Bruno"], seed="7").save(file)
    file.write_text(file.read_text().replace('"pyramids"', '"pebbles"'))
    result = crocetta("review", file)
    assert result.exit_code == 1
    assert result.stdout == ""


def test_a_player_who_was_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Match.new(games.get("pyramids"), ["Ada", "Bruno"], seed="7").save(file)
    for wanted in ("3", "0", "Adda"):
        result = crocetta("review", file, "--seat", wanted)
        assert result.exit_code == 2
        assert f"no player “{wanted}”" in result.stderr
