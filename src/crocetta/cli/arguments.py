"""Parses arguments of `crocetta` into games, bots and files, with a suggestion for an unknown name."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from crocetta import bots, games
from crocetta.cli.screen import fail, in_words, misuse, or_closest, reason_of, say
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.record import RecordError

AnyMatch = Match[Any, Any, Any, Any, Any]

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="CROCETTA_DATABASE", help="terminal-help-database"),
]
BOT_NAMES: Final = ("Ada", "Bruno", "Celina", "Dario", "Elena", "Fabio", "Greta")


def spelt(name: str) -> str:
    """Names as `crocetta games` prints them."""
    return name.lower().replace("_", "-").replace(" ", "-")


def name_of_game(name: str) -> str:
    wanted = spelt(name)
    if wanted not in games.names():
        misuse(no_such_game(name))
    return wanted


def no_such_game(name: str) -> str:
    return or_closest(say("terminal-game-missing", name=name), spelt(name), games.names())


def game_named(name: str, data: Path | None = None) -> AnyGame:
    wanted = name_of_game(name)
    try:
        return games.get(wanted, None if data is None else read_text(data))
    except (ValueError, OSError) as error:
        fail(say("terminal-file-wrong", file=str(data), reason=in_words(error)) if data else in_words(error))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        _unreadable(path, error)
    except UnicodeDecodeError:
        fail(say("terminal-file-not-text", file=str(path)))


def bots_named(text: str, game: AnyGame) -> tuple[str, ...]:
    """Levels from `novice,adept`."""
    levels = tuple(level.strip().lower() for level in text.split(","))
    offered = ("random", *bots.levels(game))
    for level in levels:
        if bots.known_as(level) not in offered:
            misuse(or_closest(say("terminal-bot-missing", level=level), level, (*offered, *bots.ALIASES)))
    return tuple(map(bots.known_as, levels))


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        misuse(say("terminal-players", game=game.title, fewest=fewest, most=most, given=seats))


def match_in(path: Path) -> AnyMatch:
    try:
        return Match.load(path, games.resolve)
    except OSError as error:
        _unreadable(path, error)
    except RecordError as error:
        fail(say("terminal-file-wrong", file=str(path), reason=str(error).removeprefix(f"{path}: ")))


def _unreadable(path: Path, error: OSError) -> NoReturn:
    fail(say("terminal-file-unreadable", file=str(path), reason=reason_of(error)))


def bot_names(number: int, taken: Sequence[str] = ()) -> list[str]:
    used = {name.lower() for name in taken}
    return [name for name in BOT_NAMES if name.lower() not in used][:number]
