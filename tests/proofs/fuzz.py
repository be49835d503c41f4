"""`make fuzz`: whatever is sent, it is answered or refused, and changes nothing that it may not.

    python -m tests.proofs.fuzz --decodes 10000000 --frames 1000000 --connections 5000 --calls 100

It goes on where it was stopped. `--fresh` begins anew.
"""

import argparse
import asyncio
import contextlib
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import connect

from crocetta import games
from crocetta.server import wall_clock
from crocetta.server.line import LARGEST_MESSAGE, Line
from crocetta.server.room import Room
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.protocol import (
    NewSeat,
    NewTable,
    Settings,
)
from crocetta.tables.table import read
from tests.proofs.decoders import fuzz_decoders, messages, mutated
from tests.proofs.report import quiet_log, write
from tests.proofs.server_process import ServerProcess
from tests.proofs.tally import Tally, until_stopped
from tests.simulation.disk import Disk, Faults
from tests.simulation.loop import SeededLoop, run
from tests.simulation.world import Server, SimulatedBus

PINGS_EVERY: Final = 0.1
"""Seconds: a line may say thirty things a second."""
PART_DECODES, PART_FRAMES, PART_CONNECTIONS = 500_000, 50_000, 1_000
"""What is counted together."""


# Frames


class Attack:
    """Hostile lines at one table: one of them of a player, one of a stranger."""

    def __init__(self, server: Server, disk: Disk, rng: Random) -> None:
        self.server, self.disk, self.rng = server, disk, rng
        self.kinds: Counter[str] = Counter()
        self.frames = self.tables = 0
        self._answers: list[str] = []
        self._corpus = messages()

    async def run(self, frames: int) -> None:
        while self.frames < frames:
            await self._sit_down()
            until = min(frames, self.frames + 20_000)
            while self.frames < until and self.room.table.awaited:
                await self._attack()
                if self.rng.randrange(50) == 0:
                    await self._play_on()
            self._check()

    async def _sit_down(self) -> None:
        self.tables += 1
        game = self.rng.choice(games.names())
        options = {"turn_limit": 50} if game == "la-piramide" else {}
        wish = NewTable(game, (NewSeat("me"), NewSeat("open")), options, Settings(clock=self.rng.choice((0, 600))))
        self.room: Room = await self.server.rooms.create("ada", "Ada", wish)
        await self.room.do(c.Join("bruno", "Bruno"))
        await self.room.do(c.SayReady("ada"))
        self.lines = []
        for person, seat in (("ada", 0), ("mallory", None)):
            line = Line(self.server.rooms, self.room, person, lambda *texts: self._answers.extend(texts))
            await line.receive(msgspec.json.encode({"type": "sit", "seat": seat}).decode())
            self.lines.append(line)

    async def _attack(self) -> None:
        self.frames += 1
        line, frame = self.rng.choice(self.lines), self._frame()
        self._answers.clear()
        await line.receive(frame)
        assert self._answers, f"no answer to {frame!r}"
        self.kinds[msgspec.json.decode(self._answers[-1])["type"]] += 1

    def _frame(self) -> str:
        kind = self.rng.randrange(20)
        if kind == 0:
            return self.rng.randbytes(self.rng.randrange(200)).decode(errors="replace")
        if kind == 1:
            return '{"type":"ping"' + " " * self.rng.choice((10, LARGEST_MESSAGE)) + "}"
        if kind < 6:
            return self._plausible().decode()
        return mutated(self.rng, [*self._corpus, self._plausible()]).decode(errors="replace")

    def _plausible(self) -> bytes:
        """A well-formed message about this very moment, though often not one that is allowed."""
        table, rng = self.room.table, self.rng
        state = table.position.state if table.position else None
        legal = table.game.legal(state, 0) if state is not None else ()
        number = rng.randrange(1, table.game.actions)
        action = rng.choice(legal) if legal and rng.random() < 0.3 else table.game.action(number)
        decision = table.decision(0) + rng.choice((0, 0, 0, -1, 1))
        kind = rng.choice(("play", "why not", "take back"))
        message: dict[str, Any] = {"type": kind, "move": f"{rng.getrandbits(20)}"}
        if kind != "why not":
            message["decision"] = decision
        if kind != "take back":
            message["action"] = action
        return msgspec.json.encode(message)

    async def _play_on(self) -> None:
        """Everybody else plays on."""
        table = self.room.table
        for seat in table.awaited[-1:]:
            assert table.position is not None
            action = self.rng.choice(table.game.legal(table.position.state, seat))
            person = ("ada", "bruno")[seat]
            name = f"own{self.rng.getrandbits(60)}"
            answer = await self.room.do(c.Play(person, seat, table.decision(seat), action, name))
            assert answer is None, answer

    def _check(self) -> None:
        """What is in memory is what the stream says, and nothing else was written."""
        table = self.room.table
        stream = [e.decoder.decode(body) for body in self.disk.streams[table.id]]
        again = read(table.id, stream)
        assert again.position is not None
        assert table.position is not None
        assert again.position.state == table.position.state
        assert again.told == table.told
        assert replace(again, position=None, dealer=table.dealer) == replace(table, position=None)


def fuzz_frames(frames: int, seed: str = "frames") -> Attack:
    async def main(loop: SeededLoop) -> Attack:
        rng, disk = Random(seed), Disk()
        faults = Faults(rng, often=0.0)
        server = Server(disk, SimulatedBus(faults), faults)
        await server.start()
        attack = Attack(server, disk, rng)
        await attack.run(frames)
        await server.kill()
        return attack

    now = wall_clock.now
    wall_clock.now = lambda: 1_800_000_000.0 + asyncio.get_running_loop().time()
    try:
        return run(seed, main)
    finally:
        wall_clock.now = now


# Bytes


def _hostile_bytes(rng: Random, port: int, table: str) -> bytes:
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    upgrade = head + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    shaken = (upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 400))
    if kind == 1:
        return mutated(
            rng, [shaken, f"{head}\r\n".encode(), b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
        )
    return shaken + b"".join(_hostile_frame(rng) for _ in range(rng.randrange(1, 8)))


def _hostile_frame(rng: Random) -> bytes:
    """Wrong opcodes, reserved bits, no mask, wrong lengths, invalid UTF-8."""
    first = rng.choice((0x81, 0x82, 0x80, 0x01, 0x89, 0x8A, 0x88, 0x83, 0xF1, 0x0F, rng.randrange(256)))
    body = rng.choice((b'{"type":"ping"}', rng.randbytes(rng.randrange(40)), b"\xff\xfe", b""))
    masked = 0x80 * (rng.randrange(4) > 0)
    claimed = rng.choice((len(body), len(body), len(body) + 3, 126))
    if rng.randrange(8) == 0:
        return bytes((first, masked | 127)) + struct.pack(">Q", rng.choice((2**63, 2**40, 70_000))) + body
    return bytes((first, masked | min(claimed, 125))) + bytes(4 if masked else 0) + body


class ConnectionResult(NamedTuple):
    connections: int
    grown: float
    """MiB of memory."""
    slowest: float
    """Seconds that a bystander waited for a pong meanwhile."""


async def fuzz_bytes(folder: Path, connections: int, seed: str = "bytes") -> ConnectionResult:
    """Sends garbage to a real server over many connections, while somebody else has a line open."""
    rng, server = Random(seed), ServerProcess(folder)
    try:
        await server.start()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
            cookie = (await client.get("/api/me")).headers["set-cookie"].partition(";")[0]
            wish = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await client.post("/api/tables", json=wish, headers={"cookie": cookie})).json()["table"]
        address, before = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", server.memory
        slowest, asked = 0.0, 0.0
        async with connect(address, additional_headers={"cookie": cookie}) as bystander:
            for _ in range(connections):
                _send_garbage(rng, server.port, table)
                if (sent := time.perf_counter()) - asked > PINGS_EVERY:
                    asked = sent
                    await bystander.send('{"type":"ping"}')
                    assert "pong" in str(await asyncio.wait_for(bystander.recv(), 30))
                    slowest = max(slowest, time.perf_counter() - sent)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
            assert (await client.get("/health/ready")).status_code == 200
        return ConnectionResult(connections, (server.memory - before) / 2**20, slowest)
    finally:
        server.kill()


def _send_garbage(rng: Random, port: int, table: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(_hostile_bytes(rng, port, table))
        if rng.randrange(3) == 0:
            line.settimeout(0.02)
            with contextlib.suppress(OSError):
                line.recv(4096)


# Requests


def fuzz_requests(calls: int) -> str:
    """schemathesis, over every operation of the description; what it says at its end."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-vv",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "tests/server/test_openapi.py",
    ]
    settings = {**os.environ, "CROCETTA_CALLS": str(calls)}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout.strip().splitlines()[-1].strip("= ")


# Many of them


def decode_more(tally: Tally, wanted: int) -> None:
    while tally.in_time and (left := wanted - tally.total("decoders", "executed")) > 0:
        counts = fuzz_decoders(min(left, PART_DECODES), f"decoders {tally.begin('decoders')}")
        tally.add(
            "decoders",
            executed={name: counted.total() for name, counted in counts.items()},
            read={name: counted["read"] for name, counted in counts.items()},
        )
        print(f"decoders: {tally.total('decoders', 'executed'):,}", flush=True)


def send_more_frames(tally: Tally, wanted: int) -> None:
    while tally.in_time and (left := wanted - tally.total("frames", "kinds")) > 0:
        attack = fuzz_frames(min(left, PART_FRAMES), f"frames {tally.begin('frames')}")
        tally.add("frames", kinds=attack.kinds, tables={"all": attack.tables})
        print(f"frames: {tally.total('frames', 'kinds'):,}", flush=True)


def open_more_connections(tally: Tally, wanted: int) -> None:
    while tally.in_time and (left := wanted - tally.total("bytes", "connections")) > 0:
        with tempfile.TemporaryDirectory(prefix="crocetta-fuzz-") as folder:
            seed = f"bytes {tally.begin('bytes')}"
            result = asyncio.run(fuzz_bytes(Path(folder), min(left, PART_CONNECTIONS), seed))
        tally.add("bytes", connections={"all": result.connections})
        worst = {"grown": result.grown, "slowest": result.slowest * 1000}
        before = {name: float(tally.sums.words.get(name, 0)) for name in worst}
        tally.say(**{name: f"{max(most, before[name]):.0f}" for name, most in worst.items()})
        print(result, flush=True)


def ask_more(tally: Tally, calls: int) -> None:
    if tally.in_time and calls > int(tally.sums.words.get("calls", 0)):
        tally.say(requests=fuzz_requests(calls), calls=f"{calls}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--decodes", type=int, default=10_000_000, help="executions on decoders (10,000,000)")
    parser.add_argument("--frames", type=int, default=1_000_000, help="hostile frames (1,000,000)")
    parser.add_argument("--connections", type=int, default=5_000, help="hostile connections (5,000)")
    parser.add_argument("--calls", type=int, default=100, help="of each operation of the interface (100)")
    parser.add_argument("--minutes", type=float, default=0, help="after which it begins nothing more")
    parser.add_argument("--fresh", action="store_true", help="do not go on where it was stopped")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    quiet_log()
    tally = Tally("fuzz", fresh=wanted.fresh, minutes=wanted.minutes)
    with until_stopped():
        decode_more(tally, wanted.decodes)
        send_more_frames(tally, wanted.frames)
        open_more_connections(tally, wanted.connections)
        ask_more(tally, wanted.calls)
    executed, found = (tally.counted("decoders", what) for what in ("executed", "read"))
    words = {"grown": "?", "slowest": "?", "calls": "0", "requests": "not yet"} | tally.sums.words
    kinds = ", ".join(f"{kind} {number:,}" for kind, number in tally.counted("frames", "kinds").most_common())
    write(
        "Fuzz",
        [
            f"**{executed.total():,} executions on decoders**: each is read or refused, nothing else, and what is",
            f"read is written the same. **{tally.total('frames', 'kinds'):,} hostile frames** at",
            f"{tally.total('frames', 'tables'):,} tables, each answered ({kinds}); the table in memory is what its",
            f"stream says. **{tally.total('bytes', 'connections'):,} hostile connections**: memory grew by",
            f"{words['grown']} MiB at most, a bystander's pong took {words['slowest']} ms at most. schemathesis,",
            f"{words['calls']} requests of each operation and kind: {words['requests']}.",
            f"{tally.took} `make fuzz` makes this section, and goes on where it was stopped.",
        ],
        [
            "| decoder | executions | read |",
            "|---|---:|---:|",
            *(f"| {name} | {number:,} | {found[name]:,} |" for name, number in executed.items()),
        ],
        dry=wanted.dry,
    )


if __name__ == "__main__":
    main()
