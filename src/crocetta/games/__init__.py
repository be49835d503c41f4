"""The registry of games: every folder here that holds a `rules.py` is a game, found by its name.

Additional games are in the folders that `CROCETTA_GAMES` lists, and are imported as subpackages of this one.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, TypeAlias

from crocetta.kit.bounds import check_bounds
from crocetta.kit.clauses import read_clauses, read_sections
from crocetta.kit.folders import further_games
from crocetta.kit.names import closest
from crocetta.kit.plugin import plugin

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from crocetta.kit.game import AnyGame, Edition

Language: TypeAlias = Literal["en", "it", "pl"]
_FURTHER = further_games()
__path__ += map(str, _FURTHER)


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(_folders()))


@cache
def _folders() -> dict[str, Traversable]:
    """Game folders by name. ValueError if two have the same name."""
    found: dict[str, Traversable] = {}
    for place in (files(__name__), *_FURTHER):
        for folder in place.iterdir():
            name = folder.name.replace("_", "-")
            rules = (folder.joinpath(file) for file in ("rules.py", "rules.pyc"))
            if any(file.is_file() for file in rules) and found.setdefault(name, folder) is not folder:
                raise ValueError(f"there is a game {name!r} already; {folder} needs another name")
    return found


def get(name: str, data: str | None = None) -> AnyGame:
    """The game of this name, with the shipped cards or maze, or with a host's own.

    ValueError for an unknown name, or for data that break a clause.
    """
    if name not in names():
        raise ValueError(f"there is no game {name!r}{closest(name, names())}")
    return _shipped(name) if data is None else _with_own(name, data)


def find(name: str, digest: str, data: str | None = None) -> AnyGame:
    """The game with the cards or maze of this digest: the current ones, an earlier edition's, or a host's own text.

    If none has this digest, the current game, whose edition then differs.
    """
    if data is None and name in names() and digest in _earlier(name):
        return _shipped_earlier(name, digest)
    return get(name, data)


def resolve(name: str, edition: Edition) -> AnyGame:
    """The game and edition that a match was recorded with."""
    game = find(name, edition.digest, edition.embedded)
    if game.edition != edition:
        raise ValueError(
            f"recorded with edition {edition.name!r} ({edition.digest[:12]}) of {game.title}; "
            f"this program has {game.edition.name!r} ({game.edition.digest[:12]})"
        )
    return game


@cache
def editions(name: str) -> tuple[Edition, ...]:
    """All that were ever shipped: the current one, then earlier ones."""
    return get(name).edition, *(_shipped_earlier(name, digest).edition for digest in _earlier(name))


@cache
def shipped_file(name: str) -> tuple[str, str]:
    """The name and the text of the file with the current cards or maze."""
    digest = get(name).edition.digest
    drawn = [file for file in _folders()[name].iterdir() if file.name.endswith((".toml", ".txt"))]
    texts = {file.name: file.read_text(encoding="utf-8") for file in drawn}
    return next((file, text) for file, text in texts.items() if sha256(text.encode()).hexdigest() == digest)


@cache
def _shipped(name: str) -> AnyGame:
    return _load(name, None, own=False)


@lru_cache(maxsize=16)
def _with_own(name: str, data: str) -> AnyGame:
    """A bounded cache, since anybody may upload a deck."""
    check_bounds(data)
    return _load(name, data, own=True)


@cache
def _shipped_earlier(name: str, digest: str) -> AnyGame:
    return _load(name, _earlier(name)[digest], own=False)


@cache
def _earlier(name: str) -> dict[str, str]:
    """The texts in the game's folder `editions`, by digest: old matches refer to them."""
    folder = _folders()[name].joinpath("editions")
    if not folder.is_dir():
        return {}
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    return {sha256(text.encode()).hexdigest(): text for text in texts}


def _load(name: str, data: str | None, *, own: bool) -> AnyGame:
    return plugin(f"{__name__}.{name.replace('-', '_')}").load(data, own=own)


@cache
def clauses(name: str, language: Language = "en") -> dict[str, str]:
    """The rules of a game by clause number, in the order of its rules page."""
    return read_clauses(rules_page(name, language))


def sections(name: str, language: Language = "en") -> list[tuple[str, str, dict[str, str]]]:
    """The same under the headings of the rules page."""
    return read_sections(rules_page(name, language))


def rules_page(name: str, language: Language = "en") -> str:
    return _folders()[name].joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
