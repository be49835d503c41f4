"""Size limits for an untrusted deck or maze file, checked before it is parsed: a few kilobytes can cost a parser
gigabytes.
"""

from typing import Final

from crocetta.kit.errors import UserError

LONGEST: Final = 50_000
MOST_LINES: Final = 2_000
LONGEST_LINE: Final = 400
"""Characters; also limits the depth of `a.a.a = 1`."""
MOST_BRACKETS: Final = 500
"""Opening ones: a deck of sixty cards has some two hundred and forty."""


class TooMuch(UserError, ValueError):
    """A file over a limit, refused without being parsed."""


def check_bounds(text: str) -> None:
    if len(text) > LONGEST:
        raise TooMuch("problem-data-long", limit=LONGEST)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise TooMuch("problem-data-lines", limit=MOST_LINES)
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise TooMuch("problem-data-line", line=number, limit=LONGEST_LINE)
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise TooMuch("problem-data-nested", limit=MOST_BRACKETS)
