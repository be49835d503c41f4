"""Parses a rules page: headings, and clauses: list items that open with their number, `- **SG-12** ...`."""

import re

_ITEM = re.compile(r"^- \*\*([A-Z]+-X?\d+)\*\* (.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
_FIRST_ITEM = re.compile(r"^- ", re.MULTILINE)
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def read_clauses(page: str) -> dict[str, str]:
    """The text of each clause by its number, lines joined."""
    return {number: _joined(text) for number, text in _ITEM.findall(page)}


def read_sections(page: str) -> list[tuple[str, str, dict[str, str]]]:
    """Heading, text before the first clause, and clauses of each section; the first one has no heading."""
    _, _, opening, *parts = _HEADING.split(page)
    titled = [("", opening), *zip(parts[::2], parts[1::2], strict=True)]
    return [(title, _joined(_FIRST_ITEM.split(part)[0]), read_clauses(part)) for title, part in titled]


def _joined(text: str) -> str:
    """On one line; no-break spaces, as in 10 000, are kept."""
    return re.sub(r"[ \n]+", " ", text).strip()
