"""Errors of a request, each told to the person who asked."""

from crocetta.kit.errors import UserError
from crocetta.kit.game import DataError
from crocetta.kit.words import Value


class NotAllowed(UserError):
    """Somebody asked for what is not theirs to do."""


class BadRequest(UserError):
    """A request that makes no sense: what is wrong with it, and in which field."""

    def __init__(self, key: str, /, *, field: str | None = None, **parameters: Value) -> None:
        super().__init__(key, **parameters)
        self.field = field


class BadData(BadRequest):
    """Cards, a maze or options that the game refuses: its own words, and the clause among the parameters."""

    def __init__(self, error: DataError, field: str) -> None:
        super().__init__(error.key, field=field, **{**error.parameters, "clause": error.clause})
        self._said = str(error)

    def __str__(self) -> str:
        return self._said


class Unreadable(Exception):
    """This version cannot read the entries of a table."""
