"""The wheel is the whole program: whoever installs it needs neither make nor Node nor this folder."""

import ast
import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib.metadata import packages_distributions
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import cast

import pytest

from crocetta import games
from tests.server.program import Program

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "crocetta"
MARK = b"<!-- from the wheel -->"
TIMEOUT = 60
"""Seconds for a match, on a machine that has much else to do."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (PACKAGE / "server" / "static" / "index.html").is_file():
        pytest.fail("the page has not been built: make page")
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (found,) = folder.glob("*.whl")
    return found


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_has_every_file_of_the_package_and_nothing_else(wheel: Path) -> None:
    ours = {
        file.relative_to(PACKAGE.parent).as_posix()
        for file in PACKAGE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    packed = {name for name in names_in(wheel) if ".dist-info/" not in name}
    assert packed == ours


def test_the_wheel_has_the_page_the_rules_the_cards_and_the_steps_of_the_database(wheel: Path) -> None:
    packed = names_in(wheel)
    with zipfile.ZipFile(wheel) as archive:
        document = archive.read("crocetta/server/static/index.html").decode()
    needed = {f"crocetta/server/static/{file}" for file in re.findall(r'"(assets/[^"]+)"', document)}
    assert len(needed) > 3
    for name in games.names():
        folder = f"crocetta/games/{name.replace('-', '_')}"
        needed |= {f"{folder}/rules.{language}.md" for language in ("en", "it", "pl")}
        needed |= {f"{folder}/{'maze.txt' if name == 'la-piramide' else 'cards.toml'}", f"{folder}/words.en.ftl"}
    needed |= {"crocetta/words/en.ftl", "crocetta/games/expeditions/words.en.ftl"}
    steps = "crocetta/server/store/migrations"
    needed |= {f"{steps}/env.py", f"{steps}/versions/0001_first_tables.py"}
    assert needed <= packed


def test_every_name_in_the_wheel_is_a_name_on_every_system(wheel: Path) -> None:
    """macOS and Windows do not tell large letters from small ones, and Windows refuses some names altogether."""
    packed = {name.casefold() for name in names_in(wheel)}
    assert len(packed) == len(names_in(wheel))
    refused = re.compile(r'[<>:"|?*\\]|[. ](/|$)|(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.|/|$)')
    assert [name for name in packed if refused.search(name)] == []


def test_whatever_the_package_imports_is_asked_for_by_the_wheel(wheel: Path) -> None:
    """What is only there because developers need it is not there for those who install the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (archive.read(name) for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    wanted = message_from_bytes(metadata).get_all("Requires-Dist", [])
    asked_for = {plain(re.split(r"[\[<>=;! ]", name)[0]) for name in wanted}
    sold_as = packages_distributions()
    for file in PACKAGE.rglob("*.py"):
        for name in imports(file) & sold_as.keys() - {"crocetta"}:  # OpenSpiel is not there on Windows
            assert asked_for & {plain(sold) for sold in sold_as[name]}, f"{file}: {name}"


def plain(name: str) -> str:
    return re.sub("[_.]", "-", name.lower())


def imports(file: Path) -> set[str]:
    named = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            named.add(node.module)
    return {name.partition(".")[0] for name in named}


def test_the_wheel_has_a_command(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (points,) = (name for name in archive.namelist() if name.endswith(".dist-info/entry_points.txt"))
        assert b"crocetta = crocetta.cli:main" in archive.read(points)


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """What is in the wheel, served far from this folder."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    with (folder / "site/crocetta/server/static/index.html").open("ab") as page:
        page.write(MARK)
    with Program(folder, "--database", "test.db", site=folder / "site") as program:
        program.ready()
        assert MARK in read(program, "")
        yield program


def read(program: Program, where: str) -> bytes:
    with urllib.request.urlopen(f"{program.url}/{where}", timeout=20) as answer:
        return cast(bytes, answer.read())


def test_the_page_comes_from_the_wheel(wheel: Path, program: Program) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            where = name.removeprefix("crocetta/server/static/")
            if where.startswith("assets/"):
                assert read(program, where) == archive.read(name)


@pytest.mark.parametrize("game", games.names())
def test_the_rules_come_with_the_wheel_in_every_language(program: Program, game: str) -> None:
    for language in ("en", "it", "pl"):
        assert len(program.ask(f"/api/games/{game}/rules/{language}")) > 10


@pytest.mark.parametrize("game", games.names())
def test_a_whole_match_is_played_on_what_was_unpacked_from_the_wheel(program: Program, game: str) -> None:
    program.ask("/api/me")
    cookie, rng, deadline = program.cookie, Random(game), monotonic() + TIMEOUT
    # At random nobody finds the way out of a maze.
    options = {"turn_limit": 15} if game == "la-piramide" else {}
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "options": options}
    table = program.ask("/api/tables", wish, cookie)["table"]
    for move in count():
        seen = program.ask(f"/api/tables/{table}/view?seat=0", cookie=cookie)
        while not seen["legal"] and not seen["over"]:  # the bot plays
            assert monotonic() < deadline, f"it does not go on after {move} moves"
            seen = program.ask(f"/api/tables/{table}/view?seat=0&after={seen['number']}&wait=10", cookie=cookie)
        if seen["over"]:
            break
        act = {"seat": 0, "decision": seen["decision"], "action": rng.choice(seen["legal"]), "move": f"{move}"}
        assert program.ask(f"/api/tables/{table}/play", act, cookie)["type"] == "accepted"
    assert move > 10
