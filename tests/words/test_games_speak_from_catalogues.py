"""No sentence of a game stands outside its catalogues, and every key that a game names has its message."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from crocetta.kit.words import Language, Words
from tests.words.catalogues import CATALOGUES, LANGUAGES, PACKAGE, asked, entries
from tests.words.sentences import sentences, texts

ERRORS = frozenset({"ValueError", "OptionsError", "AssertionError"})
"""Raised on decks, mazes and options that cannot be: they speak to whoever wrote them, in English."""
FOR_HOSTS = {"cards.py", "maze.py", "plan.py", "drawing.py"}
"""They read drawings, and put together what such an error says."""
FOR_LEARNERS = {"layout.py"}
"""Names of numbers, printed with the tables of `docs/environments.md`."""
DATA = {
    "La Piramide",
    "Silver & Gold: Pyramids",
    "round ended",
    "slaves out",
    "steps left",
    "curse cards",
    "shorter way out",
    "longer way out",
}
"""Titles, and tags and keys in JSON that programs read."""
FILES = [
    file
    for file in sorted(PACKAGE.joinpath("games").rglob("*.py"))
    if "kernel" not in file.parts and file.name not in FOR_HOSTS | FOR_LEARNERS
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE / "games").as_posix())
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    said = sentences(file.read_text(encoding="utf-8"), ERRORS)
    assert [text for text in said if text not in DATA] == []


SPEAKERS: dict[str, list[tuple[str, ...]]] = {
    "expeditions": [("silver_and_gold", "expeditions"), ("pyramids", "expeditions")],
    "silver_and_gold": [("silver_and_gold", "expeditions")],
    "pyramids": [("pyramids", "expeditions")],
    "la_piramide": [("la_piramide",)],
}
"""In which catalogues the code of a folder must find its messages; what both games share must be found in each."""
KEY = re.compile(r"(refused|event|found|terminal)-[a-z-]*[a-z]")


@pytest.mark.parametrize("folder", SPEAKERS)
def test_every_key_in_the_code_has_a_message(folder: str) -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in FILES if file.parent.name == folder]
    keys = {text for tree in trees for text in texts(tree, ERRORS) if KEY.fullmatch(text)}
    assert len(keys) > 10
    for catalogues in SPEAKERS[folder]:
        assert keys - {key for name in catalogues for key in entries(name)} == set()


def refusals(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Each `Illegal` and `Reason` in the code: its key, and the parameters it is given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Illegal", "Reason"):
            match node.args:
                case [_, ast.Constant(value=str(key))]:
                    yield key, set()
                case [_, ast.Constant(value=str(key)), ast.Dict(keys=names)]:
                    yield key, {str(name.value) for name in names if isinstance(name, ast.Constant)}
                case [ast.Starred()]:
                    pass  # made of a Reason
                case _:
                    raise AssertionError(ast.unparse(node))


@pytest.mark.parametrize("folder", SPEAKERS)
def test_every_refusal_has_its_sentence_and_what_fills_it(folder: str) -> None:
    found = [
        refusal
        for file in FILES
        if file.parent.name == folder
        for refusal in refusals(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert found
    for catalogues in SPEAKERS[folder]:
        for key, given in found:
            name = next(name for name in catalogues if key in entries(name))
            assert set(asked(name, key)) == given, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in CATALOGUES if name != "platform"])
def test_a_refusal_is_one_short_sentence(name: str, language: Language) -> None:
    words = Words(CATALOGUES[name], language=language)
    for key in entries(name):
        if key.startswith("refused-"):
            sentence = words.say(key, **dict.fromkeys(asked(name, key), 2))
            assert sentence.endswith("."), key
            assert len(sentence.split()) <= 14, key


def reasons(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Each `Because` in the code: its key, and the parameters it is given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Because":
            match node.args:
                case [ast.Constant(value=str(key))]:
                    yield key, set()
                case [ast.Constant(value=str(key)), ast.Dict(keys=names)]:
                    yield key, {str(name.value) for name in names if isinstance(name, ast.Constant)}
                case _:
                    raise AssertionError(ast.unparse(node))


@pytest.mark.parametrize("name", ["silver_and_gold", "pyramids", "la_piramide"])
def test_every_reason_for_a_hint_has_its_sentence_and_what_fills_it(name: str) -> None:
    files = [PACKAGE.joinpath("games", folder, "hints.py") for folder in SPEAKERS[name][0]]
    found = dict(each for file in files for each in reasons(ast.parse(file.read_text(encoding="utf-8"))))
    told = {key: each for each in SPEAKERS[name][0] for key in entries(each) if key.startswith("hint-")}
    assert found == {key: set(asked(each, key)) for key, each in told.items()}
    for language in LANGUAGES:
        for key, each in told.items():
            sentence = Words(CATALOGUES[each], language=language).say(key, **dict.fromkeys(asked(each, key), 2))
            assert sentence.endswith("."), key
            assert len(sentence.split()) <= 12, key


PROMPT = re.compile(r"(keep|place|only|bonus|take|press|pass|pick|swap|drive|return|choose|terminal-ask)(-.*)?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in CATALOGUES if name != "platform"])
def test_a_prompt_has_at_most_twelve_words(name: str, language: Language) -> None:
    words = Words(CATALOGUES[name], language=language)
    for key in entries(name):
        if PROMPT.fullmatch(key):
            prompt = words.say(key, **dict.fromkeys(asked(name, key), 2))
            assert len(prompt.split()) <= 12, key
