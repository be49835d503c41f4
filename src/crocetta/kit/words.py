"""Localization: formats the messages of Project Fluent's catalogues, as `@fluent/bundle` does in the page.

A catalogue is a file per language, such as `words.en.ftl`, in the folder of a package. It is read when its first
message is needed, and each message is parsed on first use. A message missing in a language falls back to English. A
message that is nowhere, or a missing parameter, is a bug.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from fluent.syntax import ast

Language: TypeAlias = Literal["en", "it", "pl"]
Value: TypeAlias = str | int | float
Parameters: TypeAlias = Mapping[str, Value]
NOTHING: Final[Parameters] = {}
Say: TypeAlias = Callable[[Parameters], str]
Resolve: TypeAlias = Callable[[Parameters], Value | None]
"""None is a parameter that a term was not given: it selects the default variant."""

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Only entries begin at the left margin."""


class Catalogue(NamedTuple):
    """The files of all languages: `words.en.ftl` in the package, for the prefix `words.`."""

    package: str
    prefix: str = "words."


class Words:
    """All messages of a game, or of the platform. Later catalogues override earlier ones."""

    def __init__(self, *catalogues: Catalogue, language: Language = "en") -> None:
        self.catalogues = catalogues
        self.language: Language = language

    def speaking(self, language: Language) -> Words:
        return Words(*self.catalogues, language=language)

    def say(self, key: str, /, **parameters: Value) -> str:
        """The message of this key, or an attribute of it (`palm.title`). LookupError if there is none."""
        bundle = _bundle(self.catalogues, self.language)
        if key.partition(".")[0] not in bundle.sources:
            bundle = _bundle(self.catalogues, "en")
        return bundle.message(key)(parameters)

    def say_or_name(self, key: str, parameters: Parameters) -> str:
        """For errors: a faulty message must not hide the original error. Falls back to the key."""
        try:
            return self.say(key, **parameters)
        except LookupError:
            return key

    def keys(self) -> tuple[str, ...]:
        """Of all messages in this language, without terms; attributes as `message.attribute`."""
        bundle = _bundle(self.catalogues, self.language)
        return tuple(key for entry in bundle.sources if not entry.startswith("-") for key in bundle.keys_of(entry))


PLATFORM: Final = Words(Catalogue("crocetta.words", prefix=""))
"""Messages of tables, server and terminal, apart from the games."""
_SPOKEN: Final[dict[str, Words]] = {}


def speak_for(rulebook: str, words: Words) -> None:
    """Register the messages for refusals by the clauses of a rulebook, such as SG.

    ValueError if it is another game's.
    """
    known = _SPOKEN.setdefault(rulebook, words)
    if known.catalogues != words.catalogues:
        raise ValueError(f"the clauses {rulebook}-1, {rulebook}-2, … are of another game")


def say_refusal(clause: str, key: str, parameters: Parameters, language: Language = "en") -> str:
    """For a game without messages, the key."""
    words = _SPOKEN.get(clause.partition("-")[0])
    return words.speaking(language).say_or_name(key, parameters) if words else key


def list_of(names: Sequence[str], words: Words = PLATFORM) -> str:
    """Ada, Bruno and Celina."""
    *others, last = names
    return words.say("terminal-list", names=", ".join(others), last=last) if others else last


def signed(points: int) -> str:
    """+14, −6, 0: for parameters that are a gain or a loss."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def plural(number: float, language: Language) -> str:
    """The category that `Intl.PluralRules` gives it."""
    n = abs(number)
    if n == 1:
        return "one"
    if language == "it":
        return "many" if n and n % 1_000_000 == 0 else "other"
    if language == "pl" and n == int(n):
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    return "other"


def in_figures(number: float, language: Language) -> str:
    """Like `Intl.NumberFormat`: three decimals at most; Italian and Polish group from 10,000 on."""
    point, comma = {"en": (".", ","), "it": (",", "."), "pl": (",", "\u00a0")}[language]
    if isinstance(number, float) and not abs(number) < 1e15:
        return str(number)
    rounded = number if isinstance(number, int) else Decimal(number).quantize(Decimal("0.001"), ROUND_HALF_UP)
    whole, _, decimals = str(abs(rounded)).partition(".")
    grouped = f"{int(whole):,}".replace(",", comma) if language == "en" or len(whole) > 4 else whole
    decimals = decimals.rstrip("0")
    return f"{'-' if rounded < 0 else ''}{grouped}{point + decimals if decimals else ''}"


class _Bundle:
    """The messages of one language, by their keys."""

    def __init__(self, catalogues: tuple[Catalogue, ...], language: Language) -> None:
        self.language: Language = language
        self.sources = {key: text for place in catalogues for key, text in _sources(place, language).items()}
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._said: dict[str, Say] = {}

    def message(self, key: str) -> Say:
        say = self._said.get(key)
        if say is None:
            say = self._said[key] = self._compiled(key)
        return say

    def keys_of(self, entry: str) -> list[str]:
        parsed = self._entry(entry)
        return [entry] * (parsed.value is not None) + [f"{entry}.{each.id.name}" for each in parsed.attributes]

    def _entry(self, key: str) -> ast.Message | ast.Term:
        from fluent.syntax import FluentParser, ast

        if key not in self._parsed:
            if key not in self.sources:
                raise LookupError(f"there is no message {key!r}")
            entry = FluentParser(with_spans=False).parse_entry(self.sources[key])
            if not isinstance(entry, ast.Message | ast.Term):
                raise ValueError(f"the message {key!r} cannot be read: {self.sources[key]}")
            self._parsed[key] = entry
        return self._parsed[key]

    def _compiled(self, key: str) -> Say:
        name, _, attribute = key.partition(".")
        entry = self._entry(name)
        patterns = {each.id.name: each.value for each in entry.attributes}
        pattern = patterns.get(attribute) if attribute else entry.value
        if pattern is None:
            raise LookupError(f"there is no message {key!r}")
        return self._pattern(pattern, key)

    def _pattern(self, pattern: ast.Pattern, key: str) -> Say:
        from fluent.syntax import ast

        parts = [
            each.value if isinstance(each, ast.TextElement) else self._expression(each.expression, key)
            for each in pattern.elements
        ]
        if all(isinstance(part, str) for part in parts):
            text = "".join(part for part in parts if isinstance(part, str))
            return lambda _: text
        return lambda given: "".join(
            part if isinstance(part, str) else self._in_words(part(given), key) for part in parts
        )

    def _in_words(self, value: Value | None, key: str) -> str:
        if value is None:
            raise LookupError(f"a term in {key!r} lacks a parameter")
        return value if isinstance(value, str) else in_figures(value, self.language)

    def _expression(self, expression: object, key: str) -> Resolve:
        from fluent.syntax import ast

        match expression:
            case ast.Placeable():
                return self._expression(expression.expression, key)
            case ast.StringLiteral():
                text = expression.parse()["value"]
                return lambda _: text
            case ast.NumberLiteral():
                number = _number(expression)
                return lambda _: number
            case ast.VariableReference():
                return _parameter(expression.id.name, key)
            case ast.MessageReference():
                return self._reference(expression.id.name, expression.attribute)
            case ast.TermReference():
                given = _named(expression.arguments)
                term = self._reference(f"-{expression.id.name}", expression.attribute)
                return lambda _: term(given)
            case ast.SelectExpression():
                return self._choice(expression, key)
        raise ValueError(f"{key!r} uses {type(expression).__name__}, which is not known here")

    def _reference(self, entry: str, attribute: ast.Identifier | None) -> Resolve:
        key = f"{entry}.{attribute.name}" if attribute else entry
        return lambda given: self.message(key)(given)

    def _choice(self, choice: ast.SelectExpression, key: str) -> Resolve:
        from fluent.syntax import ast

        selector = self._expression(choice.selector, key)
        forms: dict[Value, Say] = {}
        default = next(self._pattern(variant.value, key) for variant in choice.variants if variant.default)
        for variant in choice.variants:
            name = _number(variant.key) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            forms[name] = self._pattern(variant.value, key)

        def resolve(given: Parameters) -> str:
            value = selector(given)
            if value is None:
                return default(given)
            form = forms.get(value)
            if form is None and not isinstance(value, str):
                form = forms.get(plural(value, self.language))
            return (form or default)(given)

        return resolve


def _number(literal: ast.NumberLiteral) -> int | float:
    return float(literal.value) if "." in literal.value else int(literal.value)


def _named(arguments: ast.CallArguments | None) -> dict[str, Value]:
    """A term's arguments; it sees nothing else. The empty name marks them as a term's."""
    from fluent.syntax import ast

    given: dict[str, Value] = {"": ""}
    for argument in arguments.named if arguments else ():
        literal = argument.value
        given[argument.name.name] = (
            _number(literal) if isinstance(literal, ast.NumberLiteral) else literal.parse()["value"]
        )
    return given


def _parameter(name: str, key: str) -> Resolve:
    def resolve(given: Parameters) -> Value | None:
        value = given.get(name)
        if value is None and "" not in given:
            raise LookupError(f"the message {key!r} lacks ${name}")
        return value

    return resolve


@cache
def _bundle(catalogues: tuple[Catalogue, ...], language: Language) -> _Bundle:
    return _Bundle(catalogues, language)


@cache
def _sources(catalogue: Catalogue, language: Language) -> dict[str, str]:
    """The text of each entry of a file; Italian or Polish may have none."""
    file = files(catalogue.package).joinpath(f"{catalogue.prefix}{language}.ftl")
    if language != "en" and not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    starts = [*ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    entries = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    if len(entries) < len(starts):
        raise ValueError(f"{file} has a message twice")
    return entries
