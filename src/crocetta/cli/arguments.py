"""From what was typed after `crocetta` to games, bots, options and files; a suggestion where a name is unknown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from crocetta import bots, games
from crocetta.cli.screen import fail, misuse
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.names import closest
from crocetta.kit.record import RecordError

AnyMatch = Match[Any, Any, Any, Any, Any]

BOT_NAMES: Final = ("Ada", "Bruno", "Celina", "Dario", "Elena", "Fabio", "Greta")
_WORDS: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False, "none": None}


def name_of_game(name: str) -> str:
    """As the shelf writes it."""
    wanted = name.lower().replace("_", "-").replace(" ", "-")
    if wanted not in games.names():
        misuse(f"there is no game {name!r}{closest(wanted, games.names())}")
    return wanted


def game_named(name: str, data: Path | None = None) -> AnyGame:
    wanted = name_of_game(name)
    try:
        return games.get(wanted, None if data is None else read_text(data))
    except (ValueError, OSError) as error:
        fail(f"{data}: {error}" if data else str(error))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{path} is not a text file")


def bots_named(text: str) -> tuple[str, ...]:
    """`greedy,random` as levels."""
    levels = tuple(level.strip().lower() for level in text.split(","))
    for level in levels:
        if level not in bots.LEVELS:
            misuse(f"there is no bot {level!r}{closest(level, bots.LEVELS)}")
    return levels


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seats:
        misuse(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")


def options_given(game: AnyGame, given: Sequence[str]) -> object:
    """`no_passing=true` and the like, for this game; numbers, words and lists with commas are understood."""
    kind = game.types.options.type
    names = [field.name for field in msgspec.structs.fields(kind)]
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        key = key.strip().replace("-", "_")
        if not equals:
            misuse(f"an option is written KEY=VALUE, not {text!r}")
        if key not in names:
            misuse(f"{game.title} has no option {key!r}{closest(key, names)}")
        found[key] = _value(value.strip())
    return _convert(game, found)


def _convert(game: AnyGame, found: dict[str, object]) -> object:
    try:
        return msgspec.convert(found, game.types.options.type, strict=False)
    except msgspec.ValidationError as error:
        key = next((key for key in found if f"$.{key}" in str(error)), None)
        if key is not None and isinstance(found[key], str):
            # A list of one has no comma; whether a list was wanted only the option itself can tell.
            try:
                return msgspec.convert({**found, key: [found[key]]}, game.types.options.type, strict=False)
            except msgspec.ValidationError:
                pass
        wanted = str(error).partition(" - ")[0]
        misuse(f"option {key} cannot be {found[key]!r}: {wanted}" if key else f"the options do not fit: {wanted}")


def _value(text: str) -> object:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    return [part.strip() for part in text.split(",")] if "," in text else text


def match_in(path: Path) -> AnyMatch:
    try:
        return Match.load(path, games.resolve)
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except RecordError as error:
        fail(str(error))


def bot_names(number: int, taken: Sequence[str] = ()) -> list[str]:
    used = {name.lower() for name in taken}
    return [name for name in BOT_NAMES if name.lower() not in used][:number]
