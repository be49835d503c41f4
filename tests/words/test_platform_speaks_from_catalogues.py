"""No sentence of command line, tables or server stands outside the platform's catalogue, and all of it is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import crocetta.server.app  # noqa: F401 - so that all errors are known
from crocetta.kit.errors import UserError
from tests.words.catalogues import PACKAGE, asked, entries
from tests.words.sentences import called, sentences, texts

CLI, TABLES, SERVER = (PACKAGE / folder for folder in ("cli", "tables", "server"))
FOR_PROGRAMMERS = {
    SERVER / "typescript.py",
    *SERVER.glob("store/migrations/versions/*.py"),
    *(SERVER / "store" / name for name in ("workers.py", "shared_limits.py", "driver.py", "tables.py")),
}
"""They write TypeScript and SQL."""
FOR_PROGRAMS = {SERVER / "http" / "responses.py", SERVER / "http" / "monitoring.py", SERVER / "metrics.py"}
"""What the API's own description says of each status, and Prometheus' of each figure."""
FILES = [
    file
    for folder in (CLI, TABLES, SERVER)
    for file in sorted(folder.rglob("*.py"))
    if file not in FOR_PROGRAMMERS | FOR_PROGRAMS
]

ERRORS = frozenset({"BotFailed", "ValueError", "TypeError", "RuntimeError", "Unreadable", "DatabaseUnavailable"})
"""For programmers: faults of the program, a stream or the database. People read a `problem-...` instead."""
HTTP = frozenset({"NotFoundException", "TooManyRequestsException", "PermissionDeniedException"})
"""For programs; the page has words of its own for each status."""
EVENTS = ("self._guarded", "self.each", "rooms.each")
LOGS = frozenset({"log.info", "log.warning", "log.error", "log.exception", *EVENTS})
"""Names of events, to search for."""
SPARED: dict[Path, frozenset[str]] = {CLI: frozenset(), TABLES: ERRORS, SERVER: ERRORS | HTTP | LOGS}
DATA = re.compile(
    r"(SELECT|PRAGMA|BEGIN|UPDATE|DROP|RESET) .*"
    r"|(bot added|took back|took over|fell back|host changed|vote failed|talk switched|lobby change)"  # tags
    r"|rematch (proposed|accepted|declined|offered)"  # the same
    r"|(take back|why not|seat lost|table list|not done)"  # the same
    r"|(wrong origin|too often; wait a minute|connection closed; reconnect|an entry: )"  # for programs
    r"|crocetta play silver-and-gold"  # a command
    r"|crocetta identity|Samsung Internet"  # what a file is, what a browser is called
    r"|(not ready|no database)"  # for whoever watches over the server
    r"|the name of the cookie|public, max-age=.*|attachment; filename=.*|default-src .*|<base href=.*"
    r"|The API of the page, open to programs\..*",  # the API's description
    re.DOTALL,
)


def name_of(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    spared = next(calls for folder, calls in SPARED.items() if file.is_relative_to(folder))
    said = sentences(file.read_text(encoding="utf-8"), spared)
    assert [text for text in said if not DATA.fullmatch(text)] == []


@pytest.mark.parametrize("file", [file for file in FILES if file.is_relative_to(CLI)], ids=name_of)
def test_the_command_line_puts_no_word_beside_a_value(file: Path) -> None:
    """`f"{count} moves"` is a sentence too, in one word."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    templates = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    pieces = [piece.value for node in templates for piece in node.values if isinstance(piece, ast.Constant)]
    assert [piece for piece in pieces if re.search(r"(^|\s)[A-Za-z’]{2,}[,;:.]?(\s|$)", str(piece))] == []


def kinds(error: type[UserError]) -> Iterator[str]:
    yield error.__name__
    for kind in error.__subclasses__():
        yield from kinds(kind)


SAYING = {"say", *kinds(UserError)}
"""What is given a key and what fills it."""


def said(tree: ast.AST) -> Iterator[tuple[str, set[str | None]]]:
    """Each message that is named where it is said, with its parameters; None stands for those of `**`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node).rpartition(".")[2] in SAYING:
            match node.args:
                case [ast.Constant(value=str(key))]:
                    yield key, {keyword.arg for keyword in node.keywords} - {"field"}


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_message_is_given_what_it_asks_for(file: Path) -> None:
    for key, given in said(ast.parse(file.read_text(encoding="utf-8"))):
        assert None in given or asked("platform", key).keys() == given, key


def test_every_message_for_the_terminal_is_said() -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in [*FILES, *PACKAGE.glob("kit/*.py")]]
    used = {text for tree in trees for text in texts(tree, frozenset())}
    ours = {key for key in entries("platform") if key.startswith("terminal-")}
    assert ours == {text for text in used if re.fullmatch(r"terminal-[a-z-]+", text)}
