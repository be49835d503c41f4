"""Crash test: two workers and PostgreSQL under load, each killed again and again: `make workers-crash`.

Clients play at random over real sockets, reconnect to any worker, and resend what was not answered. Afterwards the
streams are read: every acknowledged move is there exactly once; everybody was told what happened, numbered without
a gap; and no seat was given to two.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from crocetta.tables import entries as e
from crocetta.tables.table import Table, read
from crocetta.tables.tell import story
from tests.proofs.report import took, write
from tests.server.postgres import Postgres, postgres_server

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
TIMEOUT: Final = 120.0
"""Seconds for a worker or the database to come back, on a machine that has much else to do."""
GAME: Final = "silver-and-gold"
SAYS: Final = msgspec.json.Encoder()


class Cluster:
    """`crocetta serve --workers 2` on a PostgreSQL."""

    def __init__(self, folder: Path, postgres: Postgres, workers: int = 2, program: Path | None = None) -> None:
        """`program`: the folder of the package, if it is another version than this one."""
        self.postgres = postgres
        folder.mkdir(exist_ok=True)
        self.log = folder / "cluster.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        database = postgres.url(driver="postgresql")
        command = [sys.executable, "-m", "tests.server.no_rate_limits", str(self.port), database, str(workers)]
        paths = [str(program) if program else "", os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log, cwd=ROOT, env=environment)

    @property
    def workers(self) -> list[int]:
        """Their process numbers; those that live."""
        # Long lines of two workers may run into each other; this one is short.
        said = re.findall(r'\{[^{}]*"event": "server started"[^{}]*\}', self.log.read_text(encoding="utf-8"))
        started = [json.loads(line)["pid"] for line in said]
        return [process for process in started if _lives(process)]

    async def ready(self, workers: int = 2) -> None:
        async with asyncio.timeout(TIMEOUT), httpx.AsyncClient() as client:
            while True:
                assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
                try:
                    answer = await client.get(f"http://127.0.0.1:{self.port}/health/ready", timeout=5)
                    if answer.status_code == 200 and len(self.workers) >= workers:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "Z" not in Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2][:3]
    except OSError:
        return False


class Viewer:
    """Somebody with a line to a table, through a seat or as a spectator."""

    def __init__(self, load: "Load", table: str, seat: int | None, cookie: str) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.told: list[Json] = []
        self.acknowledged: set[str] = set()
        self.ports: set[int] = set()
        """Where its lines were."""
        self.over = False
        self._headers = {"cookie": cookie}
        self._pending: tuple[str, str] | None = None
        """The move that was sent and not answered yet: its name and the message."""
        self._moves = 0

    async def live(self) -> None:
        """Plays at any of the clusters; reconnects after every break, perhaps to another."""
        while not self.over and not self.load.ended:
            port = self.load.port()
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
            try:
                async with connect(
                    address, additional_headers=self._headers, compression=None, max_size=None, open_timeout=10
                ) as line:
                    self.ports.add(port)
                    await self._talk(line)
            except (OSError, WebSocketException, TimeoutError):
                self.load.broken += 1
                await asyncio.sleep(0.05 + random.random() * 0.2)

    async def _talk(self, line: Any) -> None:
        last = len(self.told)
        await line.send(json.dumps({"type": "sit", "seat": self.seat, "last": last, "story": last == 0}))
        fresh = True
        while not self.over and not self.load.ended:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), 1.0))
            except TimeoutError:
                continue
            kind = message["type"]
            if kind == "update":
                self._hear(message)
                if self._pending is not None and fresh:
                    await line.send(self._pending[1])
                elif self._pending is None and message["legal"] and self.seat is not None:
                    await line.send(self._choose(message))
                fresh = False
            elif kind == "accepted":
                self._answered(message["move"])
            elif kind == "problem":  # the database is away
                await asyncio.sleep(0.1)
                if self._pending is not None:
                    await line.send(self._pending[1])
            elif kind in ("refused", "stale"):
                raise AssertionError(f"a legal move was answered with {message}")

    def _hear(self, update: Json) -> None:
        for told in update["told"]:
            if told["number"] <= len(self.told):
                assert told == self.told[told["number"] - 1], "the same number tells something else"
                continue
            assert told["number"] == len(self.told) + 1, f"a gap before {told['number']}"
            self.told.append(told)
            if told.get("move"):
                self._answered(told["move"])
        assert update["number"] == len(self.told), "it was told less than there is"
        self.over = update["over"]

    def _answered(self, move: str) -> None:
        self.acknowledged.add(move)
        self.load.acknowledged += 1
        if self._pending is not None and self._pending[0] == move:
            self._pending = None

    def _choose(self, update: Json) -> str:
        self._moves += 1
        name = f"{self.table}:{self.seat}:{self._moves}"
        act = {
            "type": "play",
            "move": name,
            "decision": update["decision"],
            "action": random.choice(update["legal"]),
        }
        self._pending = (name, json.dumps(act))
        return self._pending[1]


class Load:
    def __init__(self, *clusters: Cluster) -> None:
        """One cluster, or several on the same database."""
        self.clusters = list(clusters)
        self.ended = False
        self.acknowledged = self.broken = self.tables = 0
        self.viewers: list[Viewer] = []
        self.seated: dict[str, list[str]] = {}
        """Who was told that they sit at a table."""
        self.client = httpx.AsyncClient(timeout=30)

    def port(self) -> int:
        return random.choice(self.clusters).port

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> httpx.Response:
        """Again and again, until the cluster has an answer."""
        while True:
            try:
                address = f"http://127.0.0.1:{self.port()}{path}"
                answer = await self.client.request(method, address, json=body, headers={"cookie": cookie})
                self.client.cookies.clear()
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                self.broken += 1
            if self.ended:
                raise asyncio.CancelledError
            await asyncio.sleep(0.1)

    async def person(self) -> tuple[str, str]:
        answer = await self.ask("GET", "/api/me", "")
        return answer.json()["person"], answer.headers["set-cookie"].partition(";")[0]

    async def circle(self) -> None:
        """One opens a table, two want its one free seat; table after table."""
        (host, cookie), *rivals = [await self.person() for _ in range(3)]
        while not self.ended:
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await self.ask("POST", "/api/tables", cookie, wish)).json()["table"]
            self.tables += 1
            joins = [self.ask("POST", f"/api/tables/{table}/join", rival) for _, rival in rivals]
            answers = [answer.status_code for answer in await asyncio.gather(*joins)]
            assert sorted(answers) == [200, 403], answers
            winner, his = next(one for one, status in zip(rivals, answers, strict=True) if status == 200)
            await self.ask("POST", f"/api/tables/{table}/ready", cookie)
            self.seated[table] = [host, winner]
            seats = [Viewer(self, table, 0, cookie), Viewer(self, table, 1, his), Viewer(self, table, None, "")]
            self.viewers += seats
            await asyncio.gather(*(viewer.live() for viewer in seats))

    async def until(self, more: int) -> None:
        """So many moves more were acknowledged."""
        wanted = self.acknowledged + more
        async with asyncio.timeout(TIMEOUT):
            while self.acknowledged < wanted:
                await asyncio.sleep(0.02)

    async def check(self) -> Counter[str]:
        connection = await self.clusters[0].postgres.connect()
        found: Counter[str] = Counter()
        for table in {viewer.table for viewer in self.viewers}:
            rows = await connection.fetch("SELECT seq, body FROM entries WHERE table_id = $1 ORDER BY seq", table)
            assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
            entries = [e.decoder.decode(row["body"]) for row in rows]
            self._check_table(read(table, entries), entries, found)
        await connection.close()
        return found

    def _check_table(self, stands: Table, entries: list[e.Entry], found: Counter[str]) -> None:
        moves = Counter(entry.move for entry in entries if isinstance(entry, e.Acted) and entry.move)
        assert all(times == 1 for times in moves.values()), "a move was played twice"
        people = [seat.person for seat in stands.seats if isinstance(seat, e.Person)]
        assert people == self.seated[stands.id], "a seat was given to two"
        for viewer in (viewer for viewer in self.viewers if viewer.table == stands.id):
            lost = viewer.acknowledged - set(moves)
            assert not lost, f"acknowledged and lost: {lost}"
            told = msgspec.json.decode(SAYS.encode(story(stands, viewer.seat)))
            assert viewer.told == told[: len(viewer.told)], "somebody was told something else"
            found["acknowledged"] += len(viewer.acknowledged)
            found["told"] += len(viewer.told)
        found["tables"] += 1


async def crash_in_turn(
    cluster: Cluster, kills: int, circles: int, between: int, report: Callable[[str], None]
) -> Counter[str]:
    """Each worker and the database in turn, so many times."""
    await cluster.ready()
    load = Load(cluster)
    playing = [asyncio.create_task(load.circle()) for _ in range(circles)]
    try:
        for kill in range(kills):
            await _or_fail(playing, load.until(between))
            victim = ("worker", "other worker", "database")[kill % 3]
            began, before = time.monotonic(), load.acknowledged
            if victim == "database":
                cluster.postgres.kill()
                cluster.postgres.start()
                await cluster.postgres.answers()
            else:
                os.kill(cluster.workers[0 if victim == "worker" else -1], signal.SIGKILL)
            await _or_fail(playing, load.until(1))
            first = time.monotonic() - began
            await _or_fail(playing, cluster.ready())
            again = time.monotonic() - began
            said = f"acknowledged again after {first:.1f} s, whole again after {again:.1f} s"
            report(f"{kill + 1:3} {victim:12} {before:7,} moves acknowledged; {said}")
        await _or_fail(playing, load.until(between))
    finally:
        load.ended = True
        await asyncio.wait(playing, timeout=30)
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        await load.client.aclose()
    for result in results:
        if isinstance(result, Exception):
            raise result
    return await load.check()


async def _or_fail(playing: list["asyncio.Task[None]"], work: Awaitable[None]) -> None:
    """Stops everything as soon as a player finds a fault."""
    waiting = asyncio.ensure_future(work)
    await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            waiting.cancel()
            task.result()
    await waiting


def main() -> None:
    parser = argparse.ArgumentParser(prog="make workers-crash", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=20, help="of each worker and of the database (20)")
    parser.add_argument("--tables", type=int, default=10, help="at the same time (10)")
    parser.add_argument("--moves", type=int, default=200, help="between two kills (200)")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted, began = parser.parse_args(), time.monotonic()
    with postgres_server() as postgres, tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), postgres)
        try:
            found = asyncio.run(crash_in_turn(cluster, 3 * wanted.kills, wanted.tables, wanted.moves, print))
        finally:
            cluster.end()
    write(
        "Workers",
        [
            f"Two workers on PostgreSQL, {wanted.tables} tables at a time over real sockets, people of a table at",
            f"either worker; each worker and the database killed by SIGKILL {wanted.kills} times in turn, after",
            f"{wanted.moves} acknowledged moves each. **{found['acknowledged']:,} moves acknowledged at",
            f"{found['tables']:,} tables: 0 lost, 0 doubled**; {found['told']:,} things told, nobody's numbers",
            f"with a gap; no seat given twice. {took(began)} `make workers-crash` makes this section.",
        ],
        dry=wanted.dry,
    )


if __name__ == "__main__":
    main()
