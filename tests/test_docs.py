"""What the documents say is true: examples run, links lead somewhere, names exist."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest

from crocetta.kit.game import Game
from crocetta.kit.match import Match

ROOT = Path(__file__).parents[1]
PAGES = sorted(file.relative_to(ROOT).as_posix() for file in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MODULES = [
    "crocetta.games",
    "crocetta.kit.game",
    "crocetta.kit.match",
    "crocetta.kit.record",
    "crocetta.kit.dealer",
    "crocetta.kit.terminal",
    "crocetta.bots",
    "crocetta.bots.desk",
    "crocetta.bots.processes",
]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def examples() -> Iterator[tuple[str, str]]:
    for page in ("README.md", "docs/library.md"):
        for block in BLOCK.finditer((ROOT / page).read_text(encoding="utf-8")):
            yield f"{page}:{block.string[: block.start()].count(chr(10)) + 1}", block[1]


EXAMPLES = list(examples())


@pytest.mark.parametrize("code", [code for _, code in EXAMPLES], ids=[place for place, _ in EXAMPLES])
def test_an_example_runs_as_it_stands(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_first_example_of_the_library_has_about_twenty_lines() -> None:
    first = next(code for place, code in EXAMPLES if place.startswith("docs/library.md"))
    assert 15 <= len(first.splitlines()) <= 22


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files_that_are_there(page: str) -> None:
    links = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_glossary_stays_short_and_gives_each_word_one_meaning() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## Words")[2]
    words = re.findall(r"^\| ([a-z -]+) \| [^|]+ \|$", text, re.MULTILINE)
    assert len(words) == text.count("\n| "), "a row holds one word"
    assert len(set(words)) == len(words) <= 1 + 25  # with the heading


def _documented(section: str) -> list[str]:
    """The names at the beginning of each row of a section's tables, without their arguments."""
    text = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    part = text.partition(f"## `{section}`")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?`) \|", part, re.MULTILINE)
    return [name.partition("(")[0] for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


@pytest.mark.parametrize("module", MODULES)
def test_every_documented_name_exists(module: str) -> None:
    names = _documented(module)
    assert names
    members = {*dir(import_module(module)), *dir(Game), *Game.__annotations__, *dir(Match)}
    members |= {"header", "entries", "state", "start"}
    assert [name for name in names if name.removeprefix("Match.") not in members] == []


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_is_documented(module: str) -> None:
    found = import_module(module)
    own = [
        name
        for name, value in vars(found).items()
        if not name.startswith("_")
        and not isinstance(value, TypeVar)
        and getattr(value, "__module__", None) == module
    ]
    text = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    assert [name for name in own if f"`{name}" not in text] == []


@pytest.mark.parametrize("member", [name for name in dir(Match) if not name.startswith("_")])
def test_every_public_member_of_a_match_is_documented(member: str) -> None:
    text = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    assert re.search(rf"`(Match\.)?{member}\b", text)


@pytest.mark.parametrize("member", sorted(name for name in dir(Game) if not name.startswith("_")))
def test_every_public_member_of_the_contract_is_documented(member: str) -> None:
    assert member in _documented("crocetta.kit.game")


@pytest.mark.parametrize("field", sorted(Game.__annotations__))
def test_every_field_of_the_contract_is_documented(field: str) -> None:
    assert field in _documented("crocetta.kit.game")
