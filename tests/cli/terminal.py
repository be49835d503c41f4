"""Commands as people type them, with what they type afterwards."""

import io
import json
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from typer.testing import CliRunner, Result

from crocetta import games
from crocetta.cli import app

PRACTICE_MAZE = Path(__file__).parents[1] / "games" / "la_piramide" / "practice.txt"
GAMES = games.names()


def crocetta(*arguments: str | Path, typed: str = "") -> Result:
    """The command's result; a bug that shows as a traceback is raised here."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, catch_exceptions=False)


def play(game: str, *arguments: str | Path, typed: str) -> str:
    """The output for somebody who types these lines; the command must exit with 0."""
    result = crocetta("play", game, *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def as_json(*arguments: str | Path) -> Any:
    """The decoded JSON, which must be all of stdout."""
    result = crocetta(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def seen(drawing: RenderableType, *, colour: bool = False) -> str:
    """As a window of 80 columns shows it."""
    console = Console(
        file=io.StringIO(), width=80, force_terminal=colour, color_system="truecolor" if colour else None
    )
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()


def one_line(text: str) -> str:
    """Without the line breaks that the width of the window made."""
    return " ".join(text.split())
