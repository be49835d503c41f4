"""The program itself: it says where it is, it goes when it is told, and a second one on its database is refused."""

import contextlib
import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.program import STARTS_WITHIN, Program, needs_page

pytestmark = needs_page

GOING_DOWN = 1012


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with Program(tmp_path, "--database", "test.db") as program:
        yield program


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
def test_ctrl_c_puts_the_table_away_and_it_is_there_again_afterwards(program: Program, tmp_path: Path) -> None:
    opened, cookie = program.ready().open_table("silver-and-gold", "me", "bot")
    table = opened["table"]
    keep = {"seat": 0, "decision": 0, "action": {"type": "keep", "first": 0, "second": 1}, "move": "one"}
    assert program.ask(f"/api/tables/{table}/play", keep, cookie)["type"] == "accepted"

    with connect(f"ws://127.0.0.1:{program.port}/api/tables/{table}/socket") as line:
        line.send('{"type":"sit","seat":null}')
        assert json.loads(line.recv(20))["type"] == "table"
        assert program.ends(signal.SIGINT) == 0
        with contextlib.suppress(ConnectionClosed):
            list(line)
        assert line.close_code == GOING_DOWN
    first, *_, last = program.lines()
    assert (first["event"], last["event"]) == ("server started", "server stopped")
    assert first["address"] == f"http://localhost:{program.port}/"
    assert not {"error", "critical"} & {line["level"] for line in program.lines()}

    with Program(tmp_path, "--database", "test.db") as again:
        again.ready()
        assert again.ask(f"/api/tables/{table}/play", keep, cookie)["type"] == "accepted"
        assert again.ask(f"/api/tables/{table}/view?seat=0", cookie=cookie)["decision"] == 1
        assert again.ends(signal.SIGTERM) == -signal.SIGTERM
        assert [line["event"] for line in again.lines()][-1] == "server stopped"


def test_a_second_program_on_the_same_database_is_refused_in_words(program: Program, tmp_path: Path) -> None:
    program.ready()
    with Program(tmp_path, "--database", "test.db") as second:
        assert second.process.wait(STARTS_WITHIN) == 1
    said = " ".join(second.log.read_text(encoding="utf-8").split())
    assert "Another Crocetta server is using" in said
    assert "--database" in said
    assert "Traceback" not in said
    assert program.ask("/health/ready") == {"status": "ready"}
