"""What to say about a name that nobody knows."""

from collections.abc import Iterable
from difflib import get_close_matches


def closest(name: str, known: Iterable[str]) -> str:
    """The end of an error message: a suggestion, or the names there are."""
    choices = list(known)
    typed = name.lower()
    parts = [choice for choice in choices if any(get_close_matches(typed, choice.split("-")))]
    close = get_close_matches(typed, choices, n=1) or (parts if len(parts) == 1 else [])
    return f"; did you mean {close[0]!r}?" if close else f"; there are: {', '.join(choices)}"
