"""Clients for `bench.table`: they play at random in pairs and record how long each answer takes."""

import asyncio
import json
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

WARM_UP: Final = 1.0
"""Seconds before the counting begins."""


class Told(msgspec.Struct):
    move: str | None = None


class Heard(msgspec.Struct):
    """What of a message somebody must know to play on."""

    type: str
    number: int = 0
    told: list[Told] = []
    decision: int = 0
    legal: list[msgspec.Raw] = []
    over: bool = False


_decoder = msgspec.json.Decoder(Heard)


class Tally:
    """What was answered within the measured seconds."""

    def __init__(self, seconds: float, worked: Callable[[], float | None]) -> None:
        self.seconds = seconds
        self.waits: list[float] = []
        self.share: float | None = None
        self._worked = worked
        self._begin = self._end = float("inf")

    async def run(self) -> None:
        """From when everybody is seated: a warm-up, then the measured seconds."""
        self._begin = time.perf_counter() + WARM_UP
        self._end = self._begin + self.seconds
        await asyncio.sleep(WARM_UP)
        before = self._worked()
        await asyncio.sleep(self.seconds)
        after = self._worked()
        if before is not None and after is not None:
            self.share = (after - before) / self.seconds

    @property
    def going(self) -> bool:
        return time.perf_counter() < self._end

    def add(self, sent: float) -> None:
        if self._begin <= time.perf_counter() < self._end:
            self.waits.append(time.perf_counter() - sent)


async def matches(port: int, tally: Tally, tables: int, game: str, thought: float) -> None:
    """Two people at each table play match after match; `thought` is what they think on average."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        pairs = [await _sit_down(client, game) for _ in range(tables)]
        playing = [asyncio.create_task(_pair(client, port, tally, thought, *pair)) for pair in pairs]
        await tally.run()
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


async def _sit_down(client: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A table and the cookies of its two people."""
    cookies = [await new_person(client), await new_person(client)]
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = await _ask(client, "/api/tables", cookies[0], wish)
    await _ask(client, f"/api/tables/{table}/join", cookies[1])
    await _ask(client, f"/api/tables/{table}/ready", cookies[0])
    return table, cookies


async def new_person(client: httpx.AsyncClient) -> str:
    """Somebody's cookie."""
    answer = await client.get("/api/me", headers={"cookie": ""})
    client.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def _ask(client: httpx.AsyncClient, path: str, cookie: str, body: Any = None) -> str:
    """The table, or the one that follows it."""
    answer = await client.post(path, json=body, headers={"cookie": cookie})
    answer.raise_for_status()
    table: str = answer.json()["rematch"] or answer.json()["table"]
    return table


async def _pair(
    client: httpx.AsyncClient, port: int, tally: Tally, thought: float, table: str, cookies: list[str]
) -> None:
    while tally.going:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        rngs = [Random(f"{table}/{seat}") for seat in (0, 1)]
        await asyncio.gather(
            *(_play(address, cookie, seat, rngs[seat], tally, thought) for seat, cookie in enumerate(cookies))
        )
        await _ask(client, f"/api/tables/{table}/rematch", cookies[0])
        table = await _ask(client, f"/api/tables/{table}/rematch", cookies[1])


async def _play(address: str, cookie: str, seat: int, rng: Random, tally: Tally, thought: float) -> None:
    """One match at one seat, to its end."""
    headers = {"cookie": cookie}
    async with connect(address, additional_headers=headers, compression=None, max_size=None) as line:
        await line.send(json.dumps({"type": "sit", "seat": seat}))
        latest = await _update(line)
        for move in count():
            while not latest.legal and not latest.over:
                latest = await _update(line)
            if latest.over:
                return
            if thought:
                await asyncio.sleep(rng.uniform(0, 2 * thought))
            action, name = bytes(rng.choice(latest.legal)).decode(), f"{seat}-{move}"
            sent = time.perf_counter()
            await line.send(f'{{"type":"play","move":"{name}","decision":{latest.decision},"action":{action}}}')
            latest = await _answered(line, name)
            tally.add(sent)


async def _update(line: ClientConnection) -> Heard:
    while (heard := _decoder.decode(await line.recv())).type != "update":
        pass
    return heard


async def _answered(line: ClientConnection, move: str) -> Heard:
    """The update that tells what has become of a move."""
    while True:
        heard = _decoder.decode(await line.recv())
        if heard.type in ("refused", "problem"):
            raise ValueError(f"a legal move was answered with {heard.type}")
        if heard.type == "stale":
            return await _update(line)
        if heard.type == "update" and any(told.move == move for told in heard.told):
            return heard


async def echoes(port: int, tally: Tally, lines: int) -> None:
    """As many lines as at the tables, each with one message on its way at a time."""
    message = json.dumps(
        {"type": "play", "move": "0" * 32, "decision": 7, "action": {"type": "mark", "cells": 1056}}
    )

    async def ask() -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None) as line:
            while tally.going:
                sent = time.perf_counter()
                await line.send(message)
                await line.recv()
                tally.add(sent)

    asking = [asyncio.create_task(ask()) for _ in range(lines)]
    await tally.run()
    await asyncio.gather(*asking)
