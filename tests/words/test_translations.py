"""Every language that somebody has begun says all that English says, with what English is given to say it."""

import re
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from crocetta.cli.session import NARROWEST
from crocetta.kit.words import Language, Words
from tests.words.catalogues import (
    CATALOGUES,
    LANGUAGES,
    PLURALS,
    TRANSLATIONS,
    asked,
    entries,
    file_of,
    read,
    samples,
)

SAME: Final = {
    "name": "the name of the program",
    "home": "Italians call it so",
    "menu": "both call it so",
    "title-table": "the name of the program",
    "clock-hours": "a unit",
    "code-example": "codes are made of English words",
    "seat-bot": "both call it so",
    "bot-for": "both call it so",
    "terminal-option-none": "what is typed",
    "terminal-file-wrong": "Italians say it so",
    "settings-volume": "Italians call it so",
    "lobby-host": "Italians call it so",
    "round": "Italians call it so",
    "talk": "Italians call it so",
    "reaction-laugh": "Poles laugh so",
    "reaction-wow": "Poles say so",
    "round-title": "Italians call it so",
    "end-round": "Italians call it so",
    "review-round": "Italians call it so",
    "from-torch": "Italians call it so",
    "learn-bonus": "both call it so",
    "tile-title": "the name of the game",
    "terminal-figures": "signs, not words",
}
"""Messages that may read as in English, and why."""

NEEDED: Final[dict[Language, set[str]]] = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "pl": {"one", "few", "many"},
}
"""The forms that a count cannot do without."""

IMPLIED: Final = {"other_kind", "nth"}
"""Told by `kind`: a slave meets a mummy, a mummy bursts with a mummy, like is swapped with like; or by `place`."""

CUT: Final = {
    ("silver_and_gold", "palm-now"): "points",
    ("la_piramide", "meet-back"): "pawn",
    ("la_piramide", "meet-burst"): "pawn",
    ("la_piramide", "within-back"): "pawn",
    ("la_piramide", "within-burst"): "pawn",
}
"""Messages that the page cuts at a parameter, to make it bold."""

LETTER: Final = re.compile(r"[^\W\d_]")

in_every_translation: Final = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for language in TRANSLATIONS for name in CATALOGUES]
)
in_every_language: Final = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for language in LANGUAGES for name in CATALOGUES]
)


class _Parts(Visitor):
    """The texts, the terms and the choices of an entry."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.texts: list[str] = []
        self.terms: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        self.choices.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)


def keys(name: str, language: Language) -> list[str]:
    """Messages and their attributes, in the order of the file."""
    return [
        key
        for entry in entries(name, language).values()
        for key in (entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes))
    ]


@in_every_translation
def test_a_translation_has_the_messages_of_english_in_the_same_order(name: str, language: Language) -> None:
    assert file_of(name, language).is_file()
    missing = [key for key in keys(name, "en") if key not in keys(name, language)]
    unused = [key for key in keys(name, language) if key not in keys(name, "en")]
    assert (missing, unused) == ([], [])
    assert keys(name, language) == keys(name, "en")


@in_every_language
def test_no_message_is_there_twice_and_no_term_for_nothing(name: str, language: Language) -> None:
    ours = [(type(entry), entry.id.name) for entry in read(name, language)]
    assert len(ours) == len(set(ours))
    used = {term for entry in read(name, language) for term in _Parts(entry).terms}
    assert {entry.id.name for entry in read(name, language) if isinstance(entry, ast.Term)} == used


@in_every_translation
def test_nothing_is_left_in_english(name: str, language: Language) -> None:
    left = [key for key in entries(name) if _same(name, key, language) and key not in SAME]
    assert left == []


def test_no_message_is_spared_for_nothing() -> None:
    spared = {
        key
        for language in TRANSLATIONS
        for name in CATALOGUES
        for key in entries(name)
        if _same(name, key, language)
    }
    assert spared == (SAME.keys() if TRANSLATIONS else set())


def _same(name: str, key: str, language: Language) -> bool:
    """Whether it has words, and the very ones of English."""
    ours, english = entries(name, language).get(key), entries(name)[key]
    worded = any(LETTER.search(text) for text in _Parts(english).texts)
    return worded and ours is not None and english.equals(ours, ignored_fields=["span", "comment"])


@in_every_translation
def test_a_message_is_filled_with_what_english_is_given(name: str, language: Language) -> None:
    for key in entries(name):
        assert asked(name, key, language).keys() <= asked(name, key).keys(), key


@in_every_translation
def test_what_makes_a_difference_in_english_makes_one_here(name: str, language: Language) -> None:
    """No name, number or form is forgotten."""
    ours, english = Words(CATALOGUES[name], language=language), Words(CATALOGUES[name])
    for key in entries(name):
        for parameter in asked(name, key).keys() - IMPLIED:
            if _matters(english, name, key, parameter):
                assert _matters(ours, name, key, parameter), (key, parameter)


def _matters(words: Words, name: str, key: str, parameter: str) -> bool:
    forms = asked(name, key)[parameter]
    values = sorted(forms) if len(forms) > 1 else (2, 5)
    return any(
        len({words.say(key, **{**sample, parameter: value}) for value in values}) > 1
        for sample in samples(name, key)
    )


@in_every_translation
def test_a_message_chooses_by_the_forms_that_english_knows(name: str, language: Language) -> None:
    """A form that is misspelt would never be said, and one that is missing would be said as another."""
    for key in entries(name):
        english = asked(name, key)
        for parameter, forms in asked(name, key, language).items():
            named = {form for form in forms if not form.isdecimal()}
            assert named in (set(), {form for form in english[parameter] if not form.isdecimal()}), (key, parameter)


@in_every_language
def test_a_count_has_every_form_that_the_language_needs(name: str, language: Language) -> None:
    for entry in read(name, language):
        for forms in _Parts(entry).choices:
            if forms & (PLURALS - {"other"}):
                assert forms >= NEEDED[language], entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "key"), CUT)
def test_what_the_page_makes_bold_stands_once_in_its_sentence(name: str, key: str, language: Language) -> None:
    said = Words(CATALOGUES[name], language=language).say(key, **{CUT[name, key]: "|"})
    assert said.count("|") == 1


@in_every_language
def test_how_moves_are_typed_fits_into_the_narrowest_window(name: str, language: Language) -> None:
    words = Words(CATALOGUES[name], language=language)
    for key in entries(name):
        if re.match(r"terminal-(hint|legend|help$)", key):
            assert max(map(len, words.say(key).splitlines())) <= NARROWEST, key


@in_every_language
def test_signs_are_those_of_print(name: str, language: Language) -> None:
    """No typewriter's apostrophes, quotation marks and dots."""
    for entry in read(name, language):
        assert [text for text in _Parts(entry).texts if re.search(r"['\"]|\.\.\.", text)] == [], entry.id.name
