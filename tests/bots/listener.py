"""A connection between a test and a bot in another process: the test learns when it is asked, and when it ends."""

import asyncio
import json
from contextlib import suppress
from typing import Any, Final, Self

from crocetta import games
from crocetta.bots.desk import Question
from crocetta.kit.match import Match

TIMEOUT: Final = 60
"""Seconds, on a machine that has much else to do."""


class Peer:
    def __init__(self, facts: dict[str, Any], reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid: int = facts["pid"]
        self.facts = facts
        self._reader = reader
        self._writer = writer

    def answer(self, index: int) -> None:
        self._writer.write(bytes([index]))

    async def ends(self) -> None:
        """Waits until the process at the other end has ended."""
        async with asyncio.timeout(TIMEOUT):
            with suppress(ConnectionResetError):
                assert await self._reader.read() == b""


class Listener:
    """Listens while the block lasts. Whoever gets its question calls it."""

    async def __aenter__(self) -> Self:
        self._peers: asyncio.Queue[Peer] = asyncio.Queue()
        self._writers: list[asyncio.StreamWriter] = []
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        self._peers.put_nowait(Peer(json.loads(await reader.readline()), reader, writer))

    async def accept(self) -> Peer:
        async with asyncio.timeout(TIMEOUT):
            return await self._peers.get()

    @property
    def unused(self) -> bool:
        return self._peers.empty()

    def question(self, level: str = "asks") -> Question:
        return question(level, port=self.port)


def question(level: str, port: int = 0) -> Question:
    """The first decision of a match with a deck of its own, which ends with the number of a port."""
    game = games.get("pyramids", f"{games.shipped_file('pyramids')[1]}\n# {port}")
    match = Match.new(game, ["Ada", "Bruno"], seed="1")
    return Question.of(game, match.header.options, match.view(0), match.legal(0), level=level, seed="7")
