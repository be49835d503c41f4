"""All catalogues there are, and parameters with which any of their messages can be said."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crocetta.kit.words import Catalogue, Language, Value

PACKAGE: Final = Path(__file__).parents[2] / "src" / "crocetta"
CATALOGUES: Final = {
    "platform": Catalogue("crocetta.words", ""),
    **{
        game: Catalogue(f"crocetta.games.{game}")
        for game in ("expeditions", "la_piramide", "pyramids", "silver_and_gold")
    },
}


def file_of(name: str, language: Language) -> Path:
    catalogue = CATALOGUES[name]
    return PACKAGE.joinpath(*catalogue.package.split(".")[1:], f"{catalogue.prefix}{language}.ftl")


TRANSLATIONS: Final[tuple[Language, ...]] = tuple(
    language
    for language in get_args(Language)
    if language != "en" and any(file_of(name, language).exists() for name in CATALOGUES)
)
"""The languages that somebody has begun to write."""
LANGUAGES: Final[tuple[Language, ...]] = ("en", *TRANSLATIONS)
COUNTS: Final = (0, 1, 2, 5, 12, 22, 1000)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


class _Asked(Visitor):
    """What a message asks for: each parameter, with the forms it chooses by."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.entries[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            forms = self.found.setdefault(node.selector.id.name, set())
            forms |= {key.name if isinstance(key, ast.Identifier) else key.value for key in _keys(node)}
        self.generic_visit(node)


def _keys(node: ast.SelectExpression) -> list[ast.Identifier | ast.NumberLiteral]:
    return [variant.key for variant in node.variants]


@cache
def read(name: str, language: Language) -> tuple[ast.Message | ast.Term, ...]:
    """All that stands in a file. What cannot be read is an error."""
    body = FluentParser(with_spans=False).parse(file_of(name, language).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], (name, language)
    return tuple(entry for entry in body if isinstance(entry, ast.Message | ast.Term))


@cache
def entries(name: str, language: Language = "en") -> dict[str, ast.Message]:
    """The messages of a catalogue, terms aside."""
    return {entry.id.name: entry for entry in read(name, language) if isinstance(entry, ast.Message)}


def asked(name: str, key: str, language: Language = "en") -> dict[str, set[str]]:
    """The parameters of a message, with the forms that each chooses by, plurals left out."""
    visitor = _Asked(entries(name, language))
    visitor.visit(entries(name, language)[key])
    return {parameter: forms - PLURALS for parameter, forms in visitor.found.items()}


def samples(name: str, key: str, language: Language = "en") -> Iterator[dict[str, Value]]:
    """Every form of every choice, in English or in this language, with several counts; and names."""
    parameters = asked(name, key)
    for parameter, more in asked(name, key, language).items():
        parameters.setdefault(parameter, set()).update(more)
    chosen = {parameter: sorted(forms) for parameter, forms in parameters.items() if forms}
    for forms, count in product(product(*chosen.values()), COUNTS):
        picked = {one: int(form) if form.isdecimal() else form for one, form in zip(chosen, forms, strict=True)}
        yield {**dict.fromkeys(parameters, count), **picked}
    yield dict.fromkeys(parameters, "Ada’s")
