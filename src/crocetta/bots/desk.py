"""The desk: a pool that computes bots' acts outside of the table that waits for them.

A desk answers one `Question` with an index into its legal acts. `ProcessDesk` (in `processes.py`) uses worker
processes, `InlineDesk` this one. `choose_or_fall_back` is for tables, which must go on whatever happens.
"""

import asyncio
import sys
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, Protocol

import structlog
from msgspec.structs import replace

from crocetta import games
from crocetta.bots import NAMES, RANDOM, USUAL, known_as, levels
from crocetta.bots.question import (
    BotFailed,
    Hindsight,
    NotCompiled,
    Question,
    Retrospect,
    encode,
    read_compared,
    read_reply,
    read_weighed,
    reply,
)
from crocetta.bots.review import ParShare, Weighed

__all__ = [
    "NOBODY",
    "Asker",
    "BotFailed",
    "Desk",
    "DeskClosed",
    "Hindsight",
    "InlineDesk",
    "NotCompiled",
    "NotWanted",
    "Question",
    "Retrospect",
    "choose_or_fall_back",
]

log: Final = structlog.get_logger()


class DeskClosed(Exception):
    """The pool is closed. Not a bot's failure: no other level should play instead."""


class NotWanted(Exception):
    """The answer was no longer wanted when the question's turn came."""


class Asker(NamedTuple):
    """On whose behalf a question is asked. For scheduling only: bots do not see it."""

    person: str
    """The key of fair queuing: people are served in turn, however many questions each has."""
    waits: Callable[[], bool]
    """Whether the answer is still wanted."""


NOBODY: Final = Asker("", lambda: True)
"""For questions without an asker; together they count as one person."""


class Desk(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None:
        """Pending questions fail with DeskClosed, or NotWanted."""
        ...

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        """The index of the chosen act in `question.legal`; BotFailed if none, NotWanted if cancelled."""
        ...

    @property
    def load(self) -> tuple[int, int]:
        """How many questions are running, and how many wait."""
        ...

    async def look_back(self, question: Retrospect) -> Weighed:
        """Estimates for a moment of a finished match; BotFailed on failure. Bots at tables go first."""
        ...

    async def compare(self, question: Hindsight) -> ParShare | None:
        """The share of par that was reached, if the game has par; like `look_back`."""
        ...


class InlineDesk:
    """Bots in this process, for tests and where there are no processes. It cannot stop a bot that hangs."""

    load = (0, 0)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        return read_reply(await self._answer(encode(question)), question)

    async def look_back(self, question: Retrospect) -> Weighed:
        return read_weighed(await self._answer(encode(question)))

    async def compare(self, question: Hindsight) -> ParShare | None:
        return read_compared(await self._answer(encode(question)))

    async def _answer(self, message: bytes) -> bytes:
        # Pyodide has no threads.
        return reply(message) if sys.platform == "emscripten" else await asyncio.to_thread(reply, message)


async def choose_or_fall_back(desk: Desk, question: Question, asker: Asker = NOBODY) -> tuple[int, str]:
    """The index of an act, and the level that chose it: the requested one, or the strongest below it that works."""
    for attempt in (question, *(replace(question, level=level, budget=0) for level in _below(question))):
        try:
            return await desk.choose(attempt, asker), attempt.level
        except NotCompiled as waiting:
            log.info("bot not compiled yet", level=attempt.level, game=question.game, state=str(waiting))
        except BotFailed as failure:
            log.warning("bot failed", level=attempt.level, game=question.game, error=str(failure))
    return Random(question.seed).randrange(question.choices), RANDOM


def _below(question: Question) -> tuple[str, ...]:
    """Weaker levels of the game, strongest first. A custom level falls back to the default one."""
    name = known_as(question.level)
    weaker = NAMES[: NAMES.index(name)] if name in NAMES else NAMES[: NAMES.index(USUAL) + 1]
    return tuple(level for level in weaker[::-1] if level == RANDOM or level in levels(games.get(question.game)))
