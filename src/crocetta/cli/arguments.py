"""From what was typed after `crocetta` to games, bots and files; a suggestion where a name is unknown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from crocetta import bots, games
from crocetta.cli.screen import fail, misuse
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.names import closest
from crocetta.kit.record import RecordError

AnyMatch = Match[Any, Any, Any, Any, Any]

BOT_NAMES: Final = ("Ada", "Bruno", "Celina", "Dario", "Elena", "Fabio", "Greta")


def spelt(name: str) -> str:
    """As the shelf writes the names of games."""
    return name.lower().replace("_", "-").replace(" ", "-")


def name_of_game(name: str) -> str:
    wanted = spelt(name)
    if wanted not in games.names():
        misuse(no_such_game(name))
    return wanted


def no_such_game(name: str) -> str:
    return f"there is no game {name!r}{closest(spelt(name), games.names())}"


def game_named(name: str, data: Path | None = None) -> AnyGame:
    wanted = name_of_game(name)
    try:
        return games.get(wanted, None if data is None else read_text(data))
    except (ValueError, OSError) as error:
        fail(f"in {data}: {error}" if data else str(error))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"the file {path} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"the file {path} is not a text file")


def bots_named(text: str) -> tuple[str, ...]:
    """`novice,adept` as levels."""
    levels = tuple(level.strip().lower() for level in text.split(","))
    for level in levels:
        if bots.known_as(level) not in bots.NAMES:
            misuse(f"there is no bot {level!r}{closest(level, (*bots.NAMES, *bots.ALIASES))}")
    return tuple(map(bots.known_as, levels))


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seats:
        misuse(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")


def match_in(path: Path) -> AnyMatch:
    try:
        return Match.load(path, games.resolve)
    except OSError as error:
        fail(f"the file {path} cannot be read: {error.strerror}")
    except RecordError as error:
        fail(f"in {error}")


def bot_names(number: int, taken: Sequence[str] = ()) -> list[str]:
    used = {name.lower() for name in taken}
    return [name for name in BOT_NAMES if name.lower() not in used][:number]
