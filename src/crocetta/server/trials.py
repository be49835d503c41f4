"""A host's own cards or maze, read elsewhere first: what breaks a parser must not break the others' tables."""

import asyncio
import subprocess
import sys
from typing import Final

import structlog

from crocetta import games
from crocetta.games import trial
from crocetta.kit.bounds import TooMuch, check_bounds
from crocetta.kit.game import AnyGame
from crocetta.tables.errors import BadRequest

log = structlog.get_logger()

AT_ONCE: Final = 2
WAITING: Final = 16
"""Beyond that many, files are sent away: each may take seconds."""


class Trials:
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
        if self._waiting >= WAITING:
            raise BadRequest("problem-busy")
        self._waiting += 1
        try:
            async with self._turns:
                await asyncio.to_thread(_try, name, data)
            return await asyncio.to_thread(games.get, name, data)
        finally:
            self._waiting -= 1


def _try(name: str, data: str) -> None:
    command = [sys.executable, "-m", trial.__name__, name]
    try:
        done = subprocess.run(
            command,
            input=data.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=2 * trial.SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        log.warning("file not read", game=name, error=repr(error))
        raise BadRequest("problem-data-slow", field="data") from error
    if done.returncode == 1 and done.stdout:
        raise BadRequest("problem-data", field="data", reason=done.stdout.decode())
    if done.returncode:
        log.warning("file not read", game=name, ended=done.returncode)
        raise BadRequest("problem-data-slow", field="data")
