"""Nothing is compiled where people only play: neither at the start of the server, nor for its bots."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.program import Program, needs_page

PLAY = """
import asyncio, sys

import httpx

import crocetta.bots.preload
import crocetta.server.serve
from crocetta import games
from crocetta.bots.desk import InlineDesk
from crocetta.server.app import create_app
from crocetta.server.http.middleware import RateLimits
from crocetta.server.store import Store


async def play(client, game):
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    table = (await client.post("/api/tables", json={"game": game, "seats": seats})).json()["table"]
    played = 0
    while played < 12:
        await asyncio.sleep(0)  # as between two requests over a socket: bots have their turn
        told = (await client.get(f"/api/tables/{table}/heard")).json()["told"]
        played = sum(item["type"] == "happened" and item["by"] == "bot" for item in told)
        view = (await client.get(f"/api/tables/{table}/view?seat=0")).json()
        if view["legal"]:
            act = {"seat": 0, "decision": view["decision"], "action": view["legal"][-1]}
            await client.post(f"/api/tables/{table}/play", json={**act, "move": f"{view['decision']}"})


async def main():
    app = create_app(Store(sys.argv[1]), InlineDesk(), RateLimits(1_000_000, 1_000_000))
    async with app.lifespan():
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            await client.get("/api/me")
            for game in games.names():
                await play(client, game)


asyncio.run(main())
heavy = {"numba", "llvmlite", "crocetta.games.compiling", "crocetta.games.fast"}
print(sorted(heavy & set(sys.modules)))
"""


def test_serving_and_playing_bots_imports_no_compiler(database: str) -> None:
    command = [sys.executable, "-c", PLAY, database]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are listed in another way there")
@needs_page
def test_a_server_starts_no_process_but_those_of_its_bots(tmp_path: Path) -> None:
    with Program(tmp_path, "--database", "test.db") as program:
        table, cookie = program.ready().open_table("pyramids", "me", "bot")
        view = f"/api/tables/{table['table']}/view?seat=0"
        program.ask_until(view, lambda view: view["finished"] == [1], cookie)
        assert all("multiprocessing" in command for command in commands_below(program.process.pid))
        assert not any("numba" in loaded for loaded in libraries_below(program.process.pid))


def below(pid: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found += [child, *below(child)]
    return found


def commands_below(pid: int) -> list[str]:
    commands = [Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ") for child in below(pid)]
    assert commands, "its bots think somewhere"
    return commands


def libraries_below(pid: int) -> list[str]:
    return [Path(f"/proc/{process}/maps").read_text() for process in (pid, *below(pid))]
