"""Describes a game before it is played: numbers of players, options, bot levels, and rules."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from crocetta import games
from crocetta.bots import USUAL
from crocetta.games import Language
from crocetta.kit.game import AnyGame


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    fewest: int
    most: int
    edition: str
    options: dict[str, Any]
    """JSON schema of the options, with their defaults."""
    bots: tuple[str, ...]
    """Levels, weakest first."""
    usual_bot: str
    """The default level."""


class RulesSection(Struct, frozen=True):
    """A part of the rules, under its heading; the opening has none and tells what the game is about."""

    title: str
    text: str
    clauses: dict[str, str]


def described(game: AnyGame, levels: Sequence[str]) -> GameInfo:
    """With the bot levels available there."""
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[-1],
        edition=game.edition.digest,
        options=msgspec.json.schema(game.types.options.type),
        bots=tuple(levels),
        usual_bot=USUAL,
    )


def rulebook(name: str, language: Language) -> list[RulesSection]:
    return [RulesSection(*section) for section in games.sections(name, language)]
