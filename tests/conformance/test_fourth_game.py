"""A game of one's own, found in a folder that the environment names, keeps the contract of every game."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def test_a_game_of_ones_own_takes_the_walks_of_every_game() -> None:
    walks = ["-m", "pytest", "-q", "-n", "0", "tests/conformance/test_conformance.py", "-k", "pebbles"]
    settings = {"CROCETTA_GAMES": str(ROOT / "tests/fourth/games"), "CROCETTA_CONFORMANCE": "40"}
    done = subprocess.run(
        [sys.executable, *walks], cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout or "100%" in done.stdout


def names(folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "from crocetta import games; print(games.names())"]
    settings = {**os.environ, "CROCETTA_GAMES": str(folder)}
    return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = names(tmp_path / "elsewhere")
    assert "CROCETTA_GAMES names" in done.stderr
    assert "elsewhere" in done.stderr


def test_two_games_do_not_share_a_name(tmp_path: Path) -> None:
    (tmp_path / "pyramids").mkdir()
    (tmp_path / "pyramids" / "rules.py").touch()
    assert "there is a game 'pyramids' already" in names(tmp_path).stderr
