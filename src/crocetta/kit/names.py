"""Suggestions for an unknown name."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches


def closest(name: str, known: Iterable[str]) -> str:
    """The end of an error message: a suggestion, or all known names."""
    choices = list(known)
    close = suggestion(name, choices)
    return f"; did you mean {close!r}?" if close else f"; there are: {', '.join(choices)}"


def suggestion(name: str, choices: Sequence[str]) -> str | None:
    """The closest match."""
    typed = name.lower()
    parts = [choice for choice in choices if any(get_close_matches(typed, choice.split("-")))]
    close = get_close_matches(typed, choices, n=1) or (parts if len(parts) == 1 else [])
    return close[0] if close else None
