"""The terminal in Italian and Polish: by `--language` or as the system has it, and nothing of it in English."""

import re
from pathlib import Path

import pytest

from crocetta import games
from crocetta.cli import app
from crocetta.cli.screen import language_of
from crocetta.games.la_piramide.actions import PlayCurse
from crocetta.games.la_piramide.pieces import Curse
from crocetta.kit.match import Match
from crocetta.kit.terminal import table_of
from crocetta.kit.words import Language
from tests.cli.terminal import GAMES, PRACTICE_MAZE, as_json, crocetta, play
from tests.words.catalogues import TRANSLATIONS
from tests.words.english import english_in

in_every_translation = pytest.mark.parametrize("language", TRANSLATIONS)
WON = {"it": "Vince ", "pl": "Wygrywa "}
ASKED = "help\nmoves\nrules\nlog\nsave\nundo\nwhy\nwhat is this\n9 z9\n999\nplague\nS1 a1\nwhy\n"


@in_every_translation
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_without_a_word_of_english(game: str, language: Language) -> None:
    shown = crocetta("watch", game, "--language", language, "--seed", "5", "--speed", "0").stdout
    assert WON[language] in shown
    assert english_in(shown, language) == []


@in_every_translation
@pytest.mark.parametrize("game", GAMES)
def test_a_person_is_asked_answered_and_refused_in_that_language(game: str, language: Language) -> None:
    typed = ASKED + "1\n" * 12 + "undo\nwhy\n"
    shown = play(game, "--bots", "random", "--seed", "7", "--language", language, typed=typed)
    assert english_in(shown, language) == []


@in_every_translation
def test_boxes_games_and_rules_are_shown_in_that_language(language: Language) -> None:
    for game in GAMES:
        assert english_in(crocetta("deck", game, "--language", language).stdout, language) == []
        assert english_in(crocetta("rules", game, "--language", language).stdout, language) == []
    assert english_in(crocetta("games", "--language", language).stdout, language) == []


@in_every_translation
def test_help_is_given_in_that_language(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a command, and by the language of the system of the whole program; the names of commands are typed."""
    typers = re.compile(r"Usage:.*|<[^>]*>|--?[a-z-]+|`[^`]*`|│ [a-z]+  ")
    for command in crocetta_commands():
        shown = typers.sub("", crocetta(command, "--help", "--language", language).stdout)
        assert english_in(shown, language) == [], command
    monkeypatch.setenv("LC_ALL", language)
    assert english_in(typers.sub("", crocetta("--help").stdout), language) == []


def crocetta_commands() -> list[str]:
    return [command.callback.__name__ for command in app.registered_commands if command.callback]


@in_every_translation
def test_what_is_wrong_is_said_in_that_language(language: Language, tmp_path: Path) -> None:
    spoilt = tmp_path / "deck.toml"
    spoilt.write_text('edition = "mine"\nmap = []')
    for wrong in (
        ("play", "chess"),
        ("play", "pyramids", "--players", "9"),
        ("play", "pyramids", "--bots", "clever"),
        ("play", "la-piramide", "--option", "turn_limit=soon"),
        ("play", "la-piramide", "--option", "colour=red"),
        ("replay", tmp_path / "nowhere.json"),
        ("rules", "pyramids", "99"),
        ("deck", "silver-and-gold", "--file", spoilt),
    ):
        result = crocetta(*wrong, "--language", language)
        assert result.exit_code != 0
        assert result.stderr
        assert english_in(result.stderr, language) == [], wrong


def test_the_system_says_which_language_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    assert language_of({"LANG": "it_IT.UTF-8"}) == "it"
    assert language_of({"LANG": "it_IT.UTF-8", "LC_ALL": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "it_IT.UTF-8", "LC_ALL": "C.UTF-8"}) == "en"
    assert language_of({"LANG": "de_DE.UTF-8", "LC_ALL": ""}) == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "mapy: 47" in crocetta("deck", "silver-and-gold").stdout
    assert "mappe: 47" in crocetta("deck", "silver-and-gold", "--language", "it").stdout


def test_programs_read_the_same_names_in_every_language() -> None:
    english = as_json("deck", "la-piramide", "--file", PRACTICE_MAZE)
    assert as_json("deck", "la-piramide", "--file", PRACTICE_MAZE, "--language", "pl") == english
    watched = as_json("watch", "pyramids", "--seed", "3")
    assert as_json("watch", "pyramids", "--seed", "3", "--language", "it") == watched


def test_curses_and_families_are_understood_in_the_language_that_is_spoken() -> None:
    game = games.get("la-piramide")
    view = Match.new(game, ["Ada", "Bruno"], seed="1").view(0)
    for typed in ("richiamo del faraone", "il richiamo del faraone", "pharaohs-call"):
        assert table_of(game, "it").read(typed, view) == PlayCurse(Curse("pharaohs-call"))
    assert table_of(game, "pl").read("zmiana bandaży", view) == PlayCurse(Curse("change-of-bandages"))
    with pytest.raises(ValueError, match="plaga"):
        table_of(game, "pl").read("plga", view)
