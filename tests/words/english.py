"""English that stayed where another language is spoken: found by the pieces of which English messages are made."""

import re
from functools import cache
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from crocetta.kit.words import Language
from tests.words.catalogues import CATALOGUES, read

SHORTEST: Final = 4
"""Letters of a piece that tells one language from another; many a shorter word is one of several languages."""
TYPED: Final = {"curses", "matches", "second"}
"""Names of options, editions and the folder of saved matches, which are the same in every language."""
EDGES: Final = " \n\t.,:;!?()“”…+–"


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found += node.value.splitlines()


@cache
def _texts(language: Language) -> tuple[str, ...]:
    visitor = _Texts()
    for name in CATALOGUES:
        for entry in read(name, language):
            visitor.visit(entry)
    return tuple(" ".join(text.strip(EDGES).split()) for text in visitor.found)


@cache
def pieces(language: Language) -> frozenset[str]:
    """What English says between parameters, and this language never does, alone or within something longer."""
    theirs = "\n".join(_texts(language)).lower()
    return frozenset(
        text
        for text in _texts("en")
        if sum(map(str.isalpha, text)) >= SHORTEST and text not in TYPED and not _stands_in(text.lower(), theirs)
    )


def english_in(shown: str, language: Language) -> list[str]:
    """The pieces of English messages that stand in a text of this language."""
    text = " ".join(shown.split())
    return sorted(piece for piece in pieces(language) if _stands_in(piece, text))


def _stands_in(piece: str, text: str) -> bool:
    """As words of its own. To look for it as it is takes a hundredth of what a pattern takes."""
    return piece in text and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text) is not None
