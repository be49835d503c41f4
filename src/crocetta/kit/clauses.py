"""Reads a rules page: every clause is one list item that opens with its number, `- **SG-12** ...`."""

import re

_ITEM = re.compile(r"^- \*\*([A-Z]+-X?\d+)\*\* (.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)


def read_clauses(page: str) -> dict[str, str]:
    """The text of each clause by its number, lines joined."""
    return {number: " ".join(text.split()) for number, text in _ITEM.findall(page)}
