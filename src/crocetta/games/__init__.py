"""The shelf: every folder here that holds a `rules.py` is a game, found by its name."""

from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Literal, TypeAlias

from crocetta.kit.clauses import read_clauses
from crocetta.kit.game import AnyGame, Edition
from crocetta.kit.names import closest

Language: TypeAlias = Literal["en", "it", "pl"]
_SHELF = files(__name__)


@cache
def names() -> tuple[str, ...]:
    folders = [folder.name for folder in _SHELF.iterdir() if folder.joinpath("rules.py").is_file()]
    return tuple(sorted(folder.replace("_", "-") for folder in folders))


def get(name: str, data: str | None = None) -> AnyGame:
    """The game of this name, with the shipped cards or maze, or with a host's own.

    ValueError on an unknown name or on data that break a clause.
    """
    if name not in names():
        raise ValueError(f"there is no game {name!r}{closest(name, names())}")
    return _shipped(name) if data is None else _with_own(name, data)


@cache
def _shipped(name: str) -> AnyGame:
    return _load(name, None)


@lru_cache(maxsize=16)
def _with_own(name: str, data: str) -> AnyGame:
    """Kept for a while only: anybody may bring a deck."""
    return _load(name, data)


def _load(name: str, data: str | None) -> AnyGame:
    game: AnyGame = import_module(f"{__name__}.{_folder(name)}").load(data)
    return game


def resolve(name: str, edition: Edition) -> AnyGame:
    """The game and edition that a match was recorded with."""
    game = get(name, edition.embedded)
    if game.edition != edition:
        raise ValueError(
            f"recorded with edition {edition.name!r} ({edition.digest[:12]}) of {game.title}; "
            f"this program has {game.edition.name!r} ({game.edition.digest[:12]})"
        )
    return game


@cache
def clauses(name: str, language: Language = "en") -> dict[str, str]:
    """The rules of a game by clause number, in the order of the page."""
    return read_clauses(rules_page(name, language))


def rules_page(name: str, language: Language = "en") -> str:
    return _SHELF.joinpath(_folder(name), f"rules.{language}.md").read_text(encoding="utf-8")


def _folder(name: str) -> str:
    return name.replace("-", "_")
