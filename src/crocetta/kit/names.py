"""What to say about a name that nobody knows."""

from collections.abc import Iterable
from difflib import get_close_matches


def closest(name: str, known: Iterable[str]) -> str:
    """The end of an error message: a suggestion, or the names there are."""
    choices = list(known)
    close = get_close_matches(name.lower(), choices, n=1)
    return f"; did you mean {close[0]!r}?" if close else f"; there are: {', '.join(choices)}"
