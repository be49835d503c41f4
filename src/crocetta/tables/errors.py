"""Errors of a request, each reported to the person who asked."""

from crocetta.kit.errors import UserError
from crocetta.kit.game import DataError
from crocetta.kit.words import Value


class NotAllowed(UserError):
    """Not permitted for this person."""


class BadRequest(UserError):
    """An invalid request: what is wrong, and in which field."""

    def __init__(self, key: str, /, *, field: str | None = None, **parameters: Value) -> None:
        super().__init__(key, **parameters)
        self.field = field


class BadData(BadRequest):
    """Cards, a maze or options that the game refuses: its own message, with the clause among the parameters."""

    def __init__(self, error: DataError, field: str) -> None:
        super().__init__(error.key, field=field, **{**error.parameters, "clause": error.clause})
        self._said = str(error)

    def __str__(self) -> str:
        return self._said


class Unreadable(Exception):
    """This version cannot read the entries of a table."""
