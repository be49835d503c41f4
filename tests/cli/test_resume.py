"""Leaving the table and coming back: nothing is lost."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import platformdirs
import platformdirs.windows
import pytest
from rich.console import Console

from crocetta import games
from crocetta.kit.folders import data_folder
from crocetta.kit.match import Match
from crocetta.kit.record import Act, Player
from tests.cli.terminal import GAMES, crocetta, one_line, play

AGAINST_ONE = ("--bots", "random", "--seed", "7")
IN_QUOTES = "'{}'" if os.name == "posix" else '"{}"'


def entries(file: Path) -> int:
    return len(Match.load(file, games.resolve).entries)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("leave", ["", "quit\n"])
def test_the_end_of_input_leaves_a_match_that_goes_on_where_it_was(game: str, leave: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shown = play(game, *AGAINST_ONE, "--save", file, typed="1\n1\n1\n" + leave)
    assert f"crocetta play --resume {file}" in shown.replace("\n", "")
    before = Match.load(file, games.resolve)
    people = [entry for entry in before.entries if isinstance(entry, Act) and entry.seat == 0]
    assert len(people) == 3

    result = crocetta("play", "--resume", file, typed="1\n")
    assert result.exit_code == 0
    after = Match.load(file, games.resolve)
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)


def test_in_two_sittings_the_match_is_the_same_as_in_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    play("pyramids", *AGAINST_ONE, "--save", whole, typed="1\n" * 30)
    play("pyramids", *AGAINST_ONE, "--save", parts, typed="1\n" * 11)
    assert crocetta("play", "--resume", parts, typed="1\n" * 19).exit_code == 0
    assert whole.read_bytes() == parts.read_bytes()


def test_a_finished_match_shows_its_end_again(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    shown = play("silver-and-gold", *AGAINST_ONE, "--save", file, typed="1\n" * 600)
    again = crocetta("play", "--resume", file)
    assert again.exit_code == 0
    assert again.stdout.splitlines()[-1] == shown.splitlines()[-1]


def test_ctrl_c_at_the_prompt_leaves_the_saved_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    file = tmp_path / "evening.json"
    shown = play("silver-and-gold", *AGAINST_ONE, "--save", file, typed="")
    assert "Your game is saved." in shown
    assert entries(file) > 8


@pytest.mark.parametrize(
    ("called", "found", "named"),
    [
        (".venv/bin/crocetta", None, str(Path(".venv/bin/crocetta"))),
        ("/home/ada lovelace/bin/crocetta", None, IN_QUOTES.format(Path("/home/ada lovelace/bin/crocetta"))),
        (".venv/bin/crocetta", "/usr/bin/crocetta", "crocetta"),
        ("/lib/crocetta/__main__.py", None, "crocetta"),
    ],
)
def test_the_command_to_go_on_with_is_one_that_the_shell_finds(
    called: str, found: str | None, named: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [called, "play"])
    monkeypatch.setattr(shutil, "which", lambda _: found)
    file = tmp_path / "evening.json"
    shown = play("pyramids", *AGAINST_ONE, "--save", file, typed="")
    assert f"  {named} play --resume {file}" in shown.splitlines()


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as on Unix")
def test_a_real_ctrl_c_ends_the_program_in_peace(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    command = [sys.executable, "-m", "crocetta", "play", "pyramids", *AGAINST_ONE, "--save", str(file)]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        for line in program.stdout:
            if b"Pick 2" in line:
                break
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
    assert program.returncode == 0
    assert b"Traceback" not in err
    assert b"--resume" in out
    assert not Match.load(file, games.resolve).over


def test_each_match_has_a_file_of_its_own_in_the_data_folder(tmp_path: Path) -> None:
    for _ in range(2):
        play("silver-and-gold", "--bots", "random", typed="")
    assert len(list((tmp_path / "data" / "crocetta" / "matches").glob("silver-and-gold-*.json"))) == 2


def test_on_windows_the_data_folder_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", platformdirs.windows.Windows)
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", r"C:\Ada")
    assert data_folder() == Path(r"C:\Ada") / "crocetta"


def test_a_file_with_another_match_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play("silver-and-gold", *AGAINST_ONE, "--save", file, typed="1\n")
    kept = file.read_bytes()
    result = crocetta("play", "pyramids", "--bots", "random", "--save", file)
    assert result.exit_code == 1
    assert "not replaced" in result.stderr
    assert file.read_bytes() == kept


@pytest.mark.parametrize("command", ["play pyramids --bots random", "watch pyramids --json"])
@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b'{"format": "crocetta match", "version": 1, "ga', "not a whole JSON file"),
        (b"Dear diary", "not a whole JSON file"),
        (b'{"name": "somebody else"}', "not a Crocetta match"),
        (b'{"format": "crocetta match", "version": 99}', "version"),
        (b'{"format": "crocetta match", "version": 1}', "damaged"),
    ],
)
def test_a_file_that_holds_no_match_is_never_overwritten(
    command: str, content: bytes, what: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(content)
    result = crocetta(*command.split(), "--save", file)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "not replaced" in one_line(result.stderr)
    assert what in one_line(result.stderr)
    assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = crocetta("play", "pyramids", "--bots", "random", "--save", tmp_path / "file" / "match.json")
    assert result.exit_code == 1
    assert "Can’t save to" in result.stderr
    assert "--save" in result.stderr


def test_a_torn_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    play("silver-and-gold", *AGAINST_ONE, "--save", file, typed="1\n")
    torn = file.read_bytes()[:-40]
    file.write_bytes(torn)
    result = crocetta("play", "--resume", file)
    assert result.exit_code == 1
    assert "not a whole JSON file" in result.stderr
    assert file.read_bytes() == torn


@pytest.mark.parametrize(
    ("players", "seed", "answer"),
    [
        ([Player("Ada", "random"), Player("Bruno", "random")], "7", "Only bots"),
        ([Player("Ada"), Player("Bruno")], "7", "2 people"),
        ([Player("Ada"), Player("Bruno", "random")], None, "dealt by hand"),
    ],
)
def test_a_table_that_is_not_one_person_against_bots_is_refused(
    players: list[Player], seed: str | None, answer: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.json"
    Match.new(games.get("pyramids"), players, seed=seed).save(file)
    result = crocetta("play", "--resume", file)
    assert result.exit_code == 1
    assert answer in result.stderr
