"""Wrong commands: a suggestion, exit code 2 for usage and 1 for bad things, and never a traceback."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from crocetta.cli.screen import never_trip_over_letters
from tests.cli.terminal import as_json, crocetta, one_line


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("play silver-gold", "Did you mean “silver-and-gold”?"),
        ("play chess", "Choose one of: "),
        ("play pyramids --bots gready", "Did you mean “greedy”?"),
        ("play pyramids --bots ,", "There’s no bot “”."),
        ("play pyramids --level clever", "Choose one of: "),
        ("play pyramids --players 7", "2 to 4 players, not 7"),
        ("play pyramids --players 1", "--players"),
        ("play pyramids --players x", "--players"),
        ("play pyramids --players 4 --bots random", "1 bot and you make 2 players, not 4."),
        ("play pyramids --option", "--option"),
        ("play pyramids --option open_pile", "KEY=VALUE"),
        ("play pyramids --option openpile=on", "Did you mean “open_pile”?"),
        ("play pyramids --option open_pile=maybe", "can’t be “maybe”. Use yes or no."),
        ("play pyramids --option open_pile=on --option open-pile=off", "Option open_pile is given twice"),
        ("play pyramids --level random --bots greedy", "Leave out --level."),
        ("play pyramids --name=", "A name has 1 to 24 letters"),
        ("play pyramids --name=abcdefghijklmnopqrstuvwxyz", "A name has 1 to 24 letters"),
        ("play pyramids --language fr", "--language"),
        ("play pyramids --speed 3", "No such option"),
        ("watch pyramids --bots greedy", "2 to 4 players, not 1"),
        ("watch pyramids --speed -1", "--speed"),
        ("watch", "GAME"),
        ("replay", "FILE"),
        ("rules silver-and-gold 99", "There’s no rule “99”."),
        ("rules silver-and-gold XY-1", "SG-1 to SG-29"),
        ("deck silverandgold", "Did you mean “silver-and-gold”?"),
        ("site FOLDER --server games.example.org", "“games.example.org” is no address of a server."),
        ("dance", "No such command"),
    ],
)
def test_a_wrong_command_is_explained(command: str, answer: str) -> None:
    result = crocetta(*command.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert answer in one_line(result.stderr.replace("│", ""))


@pytest.mark.parametrize(
    ("option", "answer"),
    [
        ("gamble=5", "option gamble can’t be “5”. use 2 or 3."),
        ("turn_limit=0", "option turn_limit can’t be “0”. use a whole number from 1 up, or none."),
        ("turn_limit=soon", "option turn_limit can’t be “soon”."),
        ("no_passing=maybe", "option no_passing can’t be “maybe”. use yes or no."),
        (
            "families=eye,ear",
            "option families can’t be “eye,ear”. use a comma-separated list of "
            "eye, scarab, lotus, ankh, serpent, feather, or none.",
        ),
        ("families=eye", "choose 1 family for each player: 1 for 2 (lp-1)."),
        ("families=eye,eye", "each player needs a family of their own"),
    ],
)
def test_an_option_that_does_not_fit_is_refused(option: str, answer: str) -> None:
    result = crocetta("watch", "la-piramide", "--option", option)
    assert result.exit_code == 2
    assert answer in one_line(result.stderr).lower()


def test_every_kind_of_option_is_understood() -> None:
    given = ["no_passing=yes", "exact-exit=on", "gamble=3", "turn_limit=4", "families=lotus,eye"]
    arguments = [argument for option in given for argument in ("--option", option)]
    result = as_json("watch", "la-piramide", "--bots", "random,random", *arguments)
    assert result["options"] == {
        "no_passing": True,
        "exact_exit": True,
        "gamble": 3,
        "curses": True,
        "turn_limit": 4,
        "families": ["lotus", "eye"],
    }


@pytest.mark.parametrize(
    "more",
    [
        "pyramids",
        "--bots random",
        "--players 2",
        "--level random",
        "--name Mara",
        "--seed 7",
        "--option open_pile=on",
        "--deck mine.toml",
    ],
)
def test_a_saved_match_cannot_be_given_other_players_luck_or_options(more: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    assert crocetta("play", "pyramids", "--bots", "random", "--save", file).exit_code == 0
    kept = file.read_bytes()
    result = crocetta("play", "--resume", file, *more.split())
    assert result.exit_code == 2
    assert "--resume only goes with --save and --language." in one_line(result.stderr)
    assert file.read_bytes() == kept


@pytest.mark.parametrize("command", ["replay", "play --resume"])
@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (None, "Can’t read"),
        (b"", "not a whole JSON file"),
        (b"{}", "not a Crocetta match"),
        (b"\xff\xfe\x00", "not a whole JSON file"),
        (b'{"format": "crocetta match", "version": 99}', "version"),
        (b'{"format": "crocetta match", "version": 1}', "damaged"),
    ],
)
def test_a_bad_file_fails_with_a_sentence(command: str, content: bytes | None, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    if content is not None:
        file.write_bytes(content)
    result = crocetta(*command.split(), file)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert answer in one_line(result.stderr)


def test_the_name_of_a_file_is_said_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here.json").write_text("{}")
    assert crocetta("replay", "nowhere.json").stderr.startswith("Can’t read nowhere.json: ")
    assert crocetta("replay", "here.json").stderr.startswith("In here.json: not a Crocetta match: ")
    assert crocetta("deck", "pyramids", "--file", "here.json").stderr.startswith("In here.json: The file can’t")
    with closing(sqlite3.connect("other.db")) as other:
        other.execute("CREATE TABLE another (program TEXT)")
    assert crocetta("restore", "other.db", "--database", "new.db").stderr.startswith("other.db isn’t a database")


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    for command in (("replay", tmp_path), ("deck", "pyramids", "--file", tmp_path)):
        result = crocetta(*command)
        assert result.exit_code == 1
        assert "Can’t read" in result.stderr


def test_a_picture_is_not_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "cards.png"
    file.write_bytes(b"\x89PNG\xff")
    result = crocetta("deck", "pyramids", "--file", file)
    assert result.exit_code == 1
    assert "isn’t a text file" in result.stderr


@pytest.mark.parametrize(("chosen", "written"), [(None, "╳".encode()), ("cp1252", b"?")])
def test_on_windows_a_file_gets_every_letter(
    chosen: str | None, written: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(file, "cp1252", write_through=True))
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    if chosen:
        monkeypatch.setenv("PYTHONIOENCODING", chosen)
    never_trip_over_letters(on_windows=True)
    sys.stdout.write("╳")
    assert file.getvalue() == written


@pytest.mark.parametrize("language", ["C", "en_US.ISO-8859-1"])
def test_the_program_runs_as_a_module_whatever_letters_the_window_has(language: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": language}
    done = subprocess.run(
        [sys.executable, "-m", "crocetta", "watch", "pyramids", "--bots", "random,random", "--seed", "1"],
        capture_output=True,
        env=environment,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Ada" in done.stdout
