"""A server process that may be killed at any moment or have a faulty disk, and clients that play on it."""

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from crocetta.tables import entries as e
from tests.simulation.disk import Faults
from tests.simulation.players import Player
from tests.simulation.scenario import check
from tests.simulation.world import Json

ROOT: Final = Path(__file__).parents[2]
TIMEOUT: Final = 120.0
PACE: Final = 0.1
"""At most so many seconds between two acts of a player: a line is limited to thirty messages a second."""
GAMES: Final = ("silver-and-gold", "pyramids", "la-piramide")


class Template:
    """A process that has imported everything and forks servers, so that a restart need not wait for imports."""

    def __enter__(self) -> "Template":
        command = [sys.executable, "-m", "tests.proofs.template"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(TIMEOUT)

    def start(self, port: int, folder: Path) -> "Forked":
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(port, folder, file=self._process.stdin, flush=True)
        return Forked(int(self._process.stdout.readline()))


class Forked:
    """A process that is not our child: it is reaped elsewhere, so its exit is found by polling."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 1
        return None

    def wait(self) -> int:
        while (ended := self.poll()) is None:
            time.sleep(0.001)
        return ended


class ServerProcess:
    """The server, restarted on the same database and port as often as needed."""

    def __init__(self, folder: Path, template: Template | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder = folder
        self.up = False
        self.lives = 0
        self.problems = 0
        """Times that somebody was told that the database does not answer."""
        self.failures: list[BaseException] = []
        self.cookies: dict[str, str] = {}
        self._template = template
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def _begin(self, *wrapper: str) -> "subprocess.Popen[bytes] | Forked":
        if self._template is not None and not wrapper:
            return self._template.start(self.port, self.folder)
        command = [*wrapper, sys.executable, "-m", "bench.servers", "table", str(self.port), str(self.folder)]
        with (self.folder / "server.log").open("ab") as log:
            return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)

    async def start(self, *wrapper: str) -> None:
        self._process = self._begin(*wrapper)
        self.lives += 1
        deadline = time.monotonic() + TIMEOUT
        async with httpx.AsyncClient(timeout=5) as client:
            while time.monotonic() < deadline:
                assert self._process.poll() is None, (self.folder / "server.log").read_text()[-4000:]
                with contextlib.suppress(httpx.HTTPError):
                    await client.get(f"http://127.0.0.1:{self.port}/health/live")
                    self.up = True
                    return
                await asyncio.sleep(0.05)
        raise AssertionError("it does not start")

    def kill(self) -> None:
        """SIGKILL for the whole process group: its children and the fault injector too."""
        self.up = False
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    @property
    def memory(self) -> int:
        """Bytes that the process has in memory."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def entries(self, table: str) -> list[e.Entry]:
        """As they are on disk, also while the server has the database open."""
        address = f"file:{self.folder / 'crocetta.db'}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=30)) as database:
            rows = database.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        return [e.decoder.decode(row[0]) for row in rows]


class SocketConnection:
    """A player's line over a real socket."""

    def __init__(self, server: ServerProcess, _: Faults, deliver: Callable[[Json, str], None]) -> None:
        self.server, self.whole = server, True
        self._deliver = deliver
        self._line: ClientConnection | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, table: str, person: str) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        cookie = {"cookie": self.server.cookies[person]} if person in self.server.cookies else {}
        try:
            self._line = await connect(
                address, additional_headers=cookie, compression=None, max_size=None, open_timeout=10
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise ConnectionError from error
        self._tasks = [asyncio.create_task(self._read(self._line)), asyncio.create_task(self._write(self._line))]

    def say(self, **message: Any) -> None:
        self._out.put_nowait(msgspec.json.encode(message))

    async def _write(self, line: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            while True:
                await line.send((await self._out.get()).decode())
        self.whole = False

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                message = msgspec.json.decode(text)
                self.server.problems += message.get("key") == "problem-database"
                self._deliver(message, str(text))
        except (WebSocketException, OSError):
            pass
        except AssertionError as error:
            self.server.failures.append(error)
        finally:
            self.whole = False

    def cut(self) -> None:
        self.whole = False
        for task in self._tasks:
            task.cancel()
        if self._line is not None:
            self._line.transport.abort()


class Clients:
    """Clients at so many tables, two people and a spectator each, one match after the other, and their acknowledged
    moves."""

    def __init__(self, server: ServerProcess, tables: int, seed: str) -> None:
        self.server = server
        self.kept: dict[str, set[str]] = {}
        """By table: the moves that were acknowledged."""
        self.checked = 0
        self._rng = Random(seed)
        self._playing: dict[str, list[Player]] = {}
        self._tables = tables
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        now = sum(len(player.acknowledged) for players in self._playing.values() for player in players)
        return now + sum(map(len, self.kept.values()))

    async def start(self) -> None:
        for name in [f"p{k}" for k in range(2 * self._tables)]:
            answer = await self._ask("GET", "/api/me", None)
            self.server.cookies[name] = answer.headers["set-cookie"].partition(";")[0]
        self._tasks = [asyncio.create_task(self._matches(place)) for place in range(self._tables)]

    async def _ask(self, method: str, path: str, person: str | None, body: Any = None) -> httpx.Response:
        """Retries until the server is up and answers without an error."""
        cookie = {"cookie": self.server.cookies[person]} if person else {}
        while True:
            with contextlib.suppress(httpx.HTTPError):
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=20) as client:
                    answer = await client.request(method, path, json=body, headers=cookie)
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(0.2)

    async def _matches(self, place: int) -> None:
        people = [f"p{2 * place}", f"p{2 * place + 1}"]
        while True:
            game = self._rng.choice(GAMES)
            options = {"turn_limit": 6} if game == "la-piramide" else {}
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
            table = (await self._ask("POST", "/api/tables", people[0], wish)).json()["table"]
            await self._ask("POST", f"/api/tables/{table}/join", people[1])
            await self._ask("POST", f"/api/tables/{table}/ready", people[0])
            seats: list[tuple[str, int | None]] = [(people[0], 0), (people[1], 1), ("nobody", None)]
            players = self._playing[table] = [self._player(person, seat, table) for person, seat in seats]
            await asyncio.gather(*(player.live() for player in players))
            self.check(table)

    def _player(self, person: str, seat: int | None, table: str) -> Player:
        faults, rng = Faults(Random(0), often=0.0), Random(f"{table}/{seat}")
        return Player(person, seat, table, lambda: [self.server], faults, rng, wire=SocketConnection, pace=PACE)

    def check(self, table: str) -> None:
        """Compares what the players were told with the disk; afterwards only the ids of moves are kept."""
        players = self._playing.pop(table)
        check(table, self.server.entries(table), players)
        self.kept[table] = {move for player in players for move in player.acknowledged}
        self.checked += 1

    async def wait_for_acknowledged(self, acknowledged: int, timeout: float = TIMEOUT) -> bool:
        """Waits until so many moves have been acknowledged; False on timeout."""
        until = time.monotonic() + timeout
        while self.acknowledged < acknowledged and time.monotonic() < until:
            await asyncio.sleep(0.02)
            self._raise_failures()
        return self.acknowledged >= acknowledged

    def _raise_failures(self) -> None:
        for failure in self.server.failures:
            raise failure
        for task in self._tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise task.exception()  # type: ignore[misc]  # not None: it has failed

    async def stop(self) -> None:
        self._raise_failures()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check_all(self) -> int:
        """Checks that every acknowledged move is on disk exactly once; returns how many there are."""
        for table in list(self._playing):
            self.check(table)
        for table, kept in self.kept.items():
            moves = [entry.move for entry in self.server.entries(table) if isinstance(entry, e.Acted | e.TookBack)]
            named = [move for move in moves if move is not None]
            assert len(named) == len(set(named)), "a move was played twice"
            assert kept <= set(named), f"acknowledged and lost: {kept - set(named)}"
        return sum(map(len, self.kept.values()))


def usable(command: Sequence[str]) -> bool:
    """Whether this system lets us run it."""
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
