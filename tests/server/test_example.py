"""The example of a program that plays at a browser table does what it says."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from crocetta import games
from tests.server.program import Program, needs_page

EXAMPLE = Path(__file__).parents[2] / "examples/join_a_table.py"
TIMEOUT = 120
"""Seconds for a whole match, on a machine that has much else to do."""

pytestmark = needs_page


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One for all: whole matches of programs, one after the other, are more than one address may ask."""
    folder = tmp_path_factory.mktemp("server")
    with Program(folder, "--database", "test.db", main="tests.browser.serve") as program:
        yield program.ready()


def starts_guest(invitation: str, name: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(EXAMPLE), invitation, "--name", name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


@pytest.mark.parametrize("game", games.names())
def test_two_programs_play_a_match_to_its_end(game: str, program: Program) -> None:
    table, _ = program.open_table(game, "open", "open")
    invitation = f"{program.url}/t/{table['code']}"
    players = [starts_guest(invitation, name) for name in ("Otto", "Ilse")]
    told = [player.communicate(timeout=TIMEOUT) for player in players]
    assert [player.returncode for player in players] == [0, 0], told
    for (said, _), name in zip(told, ("Otto", "Ilse"), strict=True):
        assert re.fullmatch(rf"{name} has \d+ points and place [12]\n", said)
    assert program.ask(f"/api/tables/{table['table']}")["status"] == "over"
    assert len(program.ask(f"/api/tables/{table['table']}/file")["entries"]) > 20


def test_a_refusal_is_told_in_words(program: Program) -> None:
    player = starts_guest(f"{program.url}/t/NO-SUCH-TABLE-1", "Otto")
    _, said = player.communicate(timeout=TIMEOUT)
    assert player.returncode == 1
    assert said == "404: There’s no table NO-SUCH-TABLE-1.\n"


def test_a_closed_table_ends_the_program(program: Program) -> None:
    table, cookie = program.open_table("silver-and-gold", "me", "open")
    player = starts_guest(f"{program.url}/t/{table['code']}", "Otto")
    program.ask_until(f"/api/tables/{table['table']}", lambda table: table["ready"] is not None)
    program.ask(f"/api/tables/{table['table']}/close", {}, cookie)
    _, said = player.communicate(timeout=TIMEOUT)
    assert player.returncode == 1
    assert re.search(r"This table (is|was) closed\.\n$", said)  # said to its act, or to its question
