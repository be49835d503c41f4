"""What the program says, and how it ends: plain sentences, errors on the error stream, no tracebacks."""

import sys
from typing import Final, NoReturn

import typer
from rich.console import Console

from crocetta.kit.terminal import capitalised

WIDTH: Final = 100
"""Lines longer than this are hard to read, however wide the window is."""
FAILED: Final = 1
WRONG_USAGE: Final = 2


def screen() -> Console:
    """Made when it is needed, because the streams and the window may change."""
    console = Console(highlight=False, soft_wrap=False)
    return console if console.width <= WIDTH else Console(highlight=False, width=WIDTH)


def print_json(text: bytes) -> None:
    typer.echo(text.decode())


def fail(message: str) -> NoReturn:
    """The thing itself went wrong: a bad file, a refused deck."""
    _complain(message)
    raise typer.Exit(FAILED)


def misuse(message: str) -> NoReturn:
    """The command was not understood."""
    _complain(message)
    raise typer.Exit(WRONG_USAGE)


def _complain(message: str) -> None:
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    full_stop = "" if message.endswith((".", "?")) else "."
    console.print(f"{capitalised(message)}{full_stop}", style="red", markup=False)


def never_trip_over_letters() -> None:
    """A stream that cannot show ╳ shows a question mark instead of stopping the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
