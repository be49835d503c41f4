"""What is told about the games themselves."""

from typing import Any

from msgspec import Struct


class RulesSection(Struct, frozen=True):
    """A part of the rules, under its heading; the opening has none and tells what the game is about."""

    title: str
    text: str
    clauses: dict[str, str]


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    fewest: int
    most: int
    edition: str
    options: dict[str, Any]
    """JSON schema of the options, with their defaults."""
    bots: tuple[str, ...]
    """The levels to choose from, from the weakest to the strongest."""
    usual_bot: str
    """The level of a bot for which nobody chose one."""
