"""A person's move on its way through a room: counted, timed, and said in the log if it took long."""

import time
from typing import Final

import structlog

from crocetta.server import metrics
from crocetta.server.room import Room
from crocetta.tables.commands import Command
from crocetta.tables.decide import Answer

log = structlog.get_logger()

SLOW: Final = 0.5
"""Seconds after which a move has a line in the log."""


async def measured(room: Room, command: Command) -> Answer | None:
    began = time.perf_counter()
    try:
        answer = await room.do(command)
    except BaseException:
        metrics.answers.add("failed")
        raise
    took = time.perf_counter() - began
    metrics.moves.add(took)
    metrics.lately.add()
    metrics.answers.add("accepted" if answer is None else type(answer).__name__.lower())
    if took > SLOW:
        log.warning("slow move", table=room.table.id, game=room.table.facts.game, ms=round(took * 1000, 1))
    return answer
