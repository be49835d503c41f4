"""What becomes of worker processes when the program that has them ends, and how little it takes to begin."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

from tests.bots.listener import TIMEOUT, Listener
from tests.games.test_compiling import lives

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


class Program:
    """Runs `program.py` while the block lasts."""

    def __init__(self, limit: float, *asked: str) -> None:
        command = [sys.executable, "-m", "tests.bots.program", str(limit), *asked]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        with self._process:
            self.kill()

    def kill(self) -> None:
        self._process.kill()

    async def ends(self) -> int:
        return await asyncio.to_thread(self._process.wait, TIMEOUT)

    async def prints(self) -> bytes:
        assert self._process.stdout
        async with asyncio.timeout(TIMEOUT):
            return await asyncio.to_thread(self._process.stdout.readline)


@pytest.mark.parametrize("level", ["waits", "loops"])
async def test_no_worker_survives_a_server_that_is_killed(level: str) -> None:
    async with (
        Listener() as idle,
        Listener() as busy,
        Program(TIMEOUT, f"asks:{idle.port}", f"{level}:{busy.port}") as server,
    ):
        peers = [await listener.accept() for listener in (idle, busy)]
        peers[0].answer(2)
        assert (await server.prints()).strip() == b"2"
        server.kill()
        for peer in peers:
            await peer.ends()


COMPILES = """
import multiprocessing, subprocess, time
from crocetta.bots import background, worker

def work():
    begin = subprocess.Popen
    def tell(*args, **how):
        helper = begin(*args, **how)
        print(helper.pid, flush=True)
        return helper
    subprocess.Popen = tell
    background.begin_compiling("pyramids")
    worker._end_with_the_server()

if __name__ == "__main__":
    multiprocessing.get_context("forkserver").Process(target=work, daemon=True).start()
    time.sleep(600)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks for processes in /proc")
def test_no_compiler_that_a_bot_has_begun_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    (program := tmp_path / "program.py").write_text(COMPILES)
    settings = {**os.environ, "CROCETTA_CACHE": str(tmp_path)}
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, env=settings) as server:
        assert server.stdout is not None
        helper = int(server.stdout.readline())
        assert lives(helper)
        assert list(tmp_path.rglob("pyramids.begun"))
        server.kill()
    deadline = time.monotonic() + TIMEOUT
    while lives(helper):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert not list(tmp_path.rglob("pyramids.begun")), "the next server begins anew"


@pytest.mark.skipif(sys.platform == "win32", reason="no timer of the kernel ends a process there")
async def test_not_even_one_that_loops_in_c_survives_its_limit() -> None:
    async with Listener() as listener, Program(3, f"loops_in_c:{listener.port}") as server:
        peer = await listener.accept()
        server.kill()
        await peer.ends()


async def test_a_program_that_closes_nothing_ends_all_the_same() -> None:
    async with Listener() as listener, Program(TIMEOUT, f"asks:{listener.port}") as server:
        peer = await listener.accept()
        peer.answer(0)
        assert await server.ends() == 0
        await peer.ends()


@pytest.mark.skipif(sys.platform == "win32", reason="no fork server there")
async def test_workers_are_forked_with_everything_loaded_and_without_numba() -> None:
    async with (
        Listener() as first,
        Listener() as second,
        Program(TIMEOUT, f"asks:{first.port}", f"asks:{second.port}"),
    ):
        peers = [await listener.accept() for listener in (first, second)]
    pids = {peer.pid for peer in peers}
    loaders = {peer.facts["loaded_by"] for peer in peers}
    assert len(pids) == 2
    assert len(loaders) == 1
    assert not pids & loaders
    assert all(peer.facts["all_loaded"] and not peer.facts["numba"] for peer in peers)


def test_opening_a_desk_starts_no_process_and_loads_no_game() -> None:
    script = """
import asyncio, multiprocessing, sys
from crocetta.bots.processes import ProcessDesk
asyncio.run(ProcessDesk(4, 1).open())
assert not multiprocessing.active_children()
assert "multiprocessing.forkserver" not in sys.modules
heavy = {"numpy", "numba", "crocetta.games.pyramids.rules", "crocetta.games.la_piramide.rules"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT).returncode == 0
