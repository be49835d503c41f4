"""Errors for the person who asked: a message key of the platform's catalogue, and its parameters."""

from functools import partial
from typing import Any

from crocetta.kit.words import PLATFORM, Parameters, Value


class UserError(Exception):
    """Formatted only when shown; a page does so from the key, in its own language."""

    def __init__(self, key: str, /, **parameters: Value) -> None:
        super().__init__(key)
        self.key = key
        self.parameters: Parameters = parameters

    def __str__(self) -> str:
        return PLATFORM.say_or_name(self.key, self.parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        """Picklable, so that it survives the way from another process."""
        return partial(type(self), **self.parameters), (self.key,), self.__dict__
