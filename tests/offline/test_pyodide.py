"""The same program on the Python of a browser, under Node: the same words, byte for byte, and the same promises."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from crocetta import games
from crocetta.server import site
from tests.offline.script import at_home

ROOT: Final = Path(__file__).parents[2]
FILES: Final = ("__init__.py", "offline/__init__.py", "offline/script.py", "tables/__init__.py", "tables/walk.py")
FURTHER: Final = ("tables/scenes.py", "conformance/__init__.py", "conformance/walk.py")
PROGRAM: Final = """
import json
import sys
from types import ModuleType

sys.modules["pytest"] = ModuleType("pytest")  # nothing of it is called here
from tests.offline.script import at_home
from tests.tables.walk import Walk

told = {}
for game in ("la-piramide", "pyramids", "silver-and-gold"):
    told[game] = (await at_home(game, 40))[0]
    for evening in range(2):
        Walk(game, f"in a browser {evening}").run(80)
json.dumps(told)
"""
"""The stories of all games, and a few evenings at the table core with all its checks."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_a_browsers_python_tells_every_story_in_the_same_bytes(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not site.is_there():
        pytest.skip("play without a server is UNTESTED: `make site` says what is missing")
    site.write(tmp_path / "site")
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [node, ROOT / "web/tests/in_pyodide.mjs", tmp_path / "site", tmp_path / "program.py", ROOT]
    files = [f"tests/{name}" for name in (*FILES, *FURTHER)]
    done = subprocess.run([*map(str, command), *files], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2_000:]
    told = json.loads(done.stdout)
    assert {game: (await at_home(game, 40))[0] for game in games.names()} == told
