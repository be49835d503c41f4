"""The wheel is the whole program: whoever installs it needs neither make nor Node nor this folder."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from crocetta import games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "crocetta"
RUN = """
import asyncio, sys
import crocetta
from crocetta import games
from crocetta.server import codes, pages
from crocetta.server.app import create_app
from crocetta.server.store import Store

async def open_house():
    async with create_app(Store("sqlite+aiosqlite:///house.db")).lifespan():
        pass

assert crocetta.__file__.startswith(sys.argv[1]), crocetta.__file__
pages.check_page()
codes.new_code()
for name in games.names():
    assert games.get(name).drawings
    assert all(games.clauses(name, language) for language in ("en", "it", "pl"))
asyncio.run(open_house())
print(*games.names())
"""


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
        needed.add(f"{folder}/{'maze.txt' if name == 'la-piramide' else 'cards.toml'}")
    needed |= {"crocetta/server/migrations/env.py", "crocetta/server/migrations/versions/0001_first_tables.py"}
    assert needed <= packed


def test_what_was_unpacked_from_the_wheel_opens_a_house_anywhere(wheel: Path, tmp_path: Path) -> None:
    unpacked = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    code = f"import sys; sys.path.insert(0, {str(unpacked)!r})\n{RUN}"
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    run = [sys.executable, "-c", code, str(unpacked)]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, env={**bare, "PATH": ""})
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == list(games.names())
