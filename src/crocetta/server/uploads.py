"""Validates uploaded files before they are used.

A deck or maze is first parsed in its own process, under limits (`games/sandbox.py`), so that a file that breaks the
parser cannot break the server. So is one inside a match file, whose length is limited as well.
"""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

import msgspec
import structlog

from crocetta import games
from crocetta.games import sandbox
from crocetta.kit.bounds import TooMuch, check_bounds
from crocetta.kit.game import AnyGame, DataError, Edition
from crocetta.kit.match import Match
from crocetta.kit.record import RecordError
from crocetta.server import wall_clock
from crocetta.tables.branch import stream_of
from crocetta.tables.entries import Entry
from crocetta.tables.errors import BadData, BadRequest
from crocetta.tables.table import AnyMatch, Table, read

log = structlog.get_logger()

AT_ONCE: Final = 2
WAITING: Final = 16
"""Uploads in progress; more are refused, as each may take seconds."""
MOST_ENTRIES: Final = 3_000
"""Of a match file; a long match has a thousand."""
LONGEST_SEED: Final = 200


class Source(NamedTuple):
    """A finished match or one from a file, with its stream."""

    table: Table
    stream: Sequence[Entry]


class Uploads:
    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def game(self, name: str, data: str) -> AnyGame:
        """The game with these cards or this maze. BadRequest says what is wrong with them."""
        try:
            games.get(name)
        except ValueError as error:
            raise BadRequest("problem-data", field="game", reason=str(error)) from error
        try:
            check_bounds(data)
        except TooMuch as error:
            raise BadRequest(error.key, field="data", **error.parameters) from error
        async with self._turn():
            await asyncio.to_thread(_try, name, data)
            return await asyncio.to_thread(games.get, name, data)

    async def match(self, file: str) -> AnyMatch:
        """A match file, replayed. BadRequest says what is wrong with it, and where."""
        if file.count('"seat"') > MOST_ENTRIES:
            raise BadRequest("problem-match-long", field="file", limit=MOST_ENTRIES)
        async with self._turn():
            try:
                match = await asyncio.to_thread(Match.loads, file.encode(), _resolve)
            except (RecordError, TooMuch) as error:
                raise BadRequest("problem-match-file", field="file", reason=str(error)) from error
        if len(match.header.seed or "") > LONGEST_SEED:
            raise BadRequest("problem-match-file", field="file", reason="seed")
        return match

    async def source(self, file: str) -> Source:
        """The same as a table that is only viewed, not stored."""
        stream = stream_of(await self.match(file), wall_clock.now())
        return Source(await asyncio.to_thread(read, "", stream), stream)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._waiting >= WAITING:
            raise BadRequest("problem-busy")
        self._waiting += 1
        try:
            async with self._turns:
                yield
        finally:
            self._waiting -= 1


def _resolve(name: str, edition: Edition) -> AnyGame:
    if edition.embedded is not None and name in games.names():
        check_bounds(edition.embedded)
        _try(name, edition.embedded)
    return games.resolve(name, edition)


def _try(name: str, data: str) -> None:
    command = [sys.executable, "-m", sandbox.__name__, name]
    try:
        done = subprocess.run(
            command,
            input=data.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=2 * sandbox.SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        log.warning("upload not parsed", game=name, error=repr(error))
        raise BadRequest("problem-data-slow", field="data") from error
    if done.returncode == 1 and done.stdout:
        wrong = msgspec.json.decode(done.stdout, type=sandbox.Invalid)
        raise BadData(DataError(wrong.clause, wrong.key, wrong.parameters), "data")
    if done.returncode:
        log.warning("upload not parsed", game=name, ended=done.returncode)
        raise BadRequest("problem-data-slow", field="data")
