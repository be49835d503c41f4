"""Output and exit codes: plain sentences, errors on stderr, no tracebacks."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NoReturn, get_args

import typer
from rich.console import Console

from crocetta.kit.errors import UserError
from crocetta.kit.game import DataError
from crocetta.kit.names import suggestion
from crocetta.kit.words import PLATFORM, Language, Value, Words

WIDTH: Final = 100
"""Longer lines are hard to read, however wide the window."""
FAILED: Final = 1
WRONG_USAGE: Final = 2

_spoken: Words = PLATFORM


def speak(language: Language) -> None:
    """Set the program's language."""
    global _spoken
    _spoken = PLATFORM.speaking(language)


def spoken() -> Words:
    """The platform's messages in the current language."""
    return _spoken


def say(key: str, /, **parameters: Value) -> str:
    return _spoken.say(key, **parameters)


def in_words(error: Exception) -> str:
    """An error as shown to a person; the libraries' own are in English."""
    if isinstance(error, DataError):
        return error.said(_spoken.language)
    return _spoken.say_or_name(error.key, error.parameters) if isinstance(error, UserError) else str(error)


def language_of(environment: Mapping[str, str]) -> Language:
    """The system's: the first set variable in POSIX order."""
    chosen = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return next((language for language in get_args(Language) if chosen[:2].lower() == language), "en")


def screen() -> Console:
    """Created per use, because streams and window size may change."""
    console = Console(highlight=False, soft_wrap=False)
    return console if console.width <= WIDTH else Console(highlight=False, width=WIDTH)


def command(*words: object) -> str:
    """A command line ready to be typed: `crocetta` by its path where the shell would not find it."""
    called = Path(sys.argv[0])
    here = called.stem == "crocetta" and shutil.which("crocetta") is None
    return " ".join(_quoted(str(word)) for word in (called if here else "crocetta", *words))


def _quoted(word: str) -> str:
    if os.name == "posix":
        return shlex.quote(word)
    return f'"{word}"' if " " in word else word


def print_json(text: bytes) -> None:
    typer.echo(text.decode())


def fail(message: str) -> NoReturn:
    """The operation failed: a bad file, a refused deck."""
    _complain(message)
    raise typer.Exit(FAILED)


def misuse(message: str) -> NoReturn:
    """The command line was invalid."""
    _complain(message)
    raise typer.Exit(WRONG_USAGE)


def _complain(message: str) -> None:
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(sentence(message), style="red", markup=False)


def sentence(message: str) -> str:
    """Library errors begin in lower case without a full stop. File names stay as they are."""
    full_stop = "" if message.endswith((".", "?")) else "."
    first = message.partition(" ")[0]
    begin = message[:1] if any(sign in first for sign in "./\\") else message[:1].upper()
    return f"{begin}{message[1:]}{full_stop}"


def in_a_sentence(move: str) -> str:
    """A move as menus describe it, without its gaps and its full stop."""
    return " ".join(move.split()).removesuffix(".")


def reason_of(error: OSError) -> str:
    """The common ones in the reader's language, others as the system says them."""
    match error:
        case FileNotFoundError():
            return say("terminal-file-missing")
        case PermissionError():
            return say("terminal-file-forbidden")
        case IsADirectoryError():
            return say("terminal-file-folder")
    return error.strerror or str(error)


def or_closest(problem: str, name: str, known: Iterable[str]) -> str:
    """The problem with a name, and the closest known one, or all of them."""
    choices = list(known)
    close = suggestion(name, choices)
    if close:
        return f"{problem} {say('terminal-did-you-mean', name=close)}"
    return f"{problem} {say('terminal-choices', names=', '.join(choices))}"


def never_trip_over_letters(on_windows: bool = os.name == "nt") -> None:
    """Replace characters that a stream cannot encode by question marks instead of failing.

    A Windows console shows everything, but files and pipes default to the local code page; they get UTF-8, unless
    configured otherwise.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            redirected = on_windows and not stream.isatty() and "PYTHONIOENCODING" not in os.environ
            reconfigure(encoding="utf-8" if redirected else None, errors="replace")
