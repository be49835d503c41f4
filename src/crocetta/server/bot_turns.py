"""Bots at a table: their decisions are computed by the bot pool (`bots/desk.py`) and come back as ordinary acts."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, NamedTuple

import structlog

from crocetta import bots
from crocetta.bots.desk import Asker, DeskClosed, NotWanted, Question, choose_or_fall_back
from crocetta.kit.errors import UserError
from crocetta.kit.hint import reason_for
from crocetta.server import wall_clock
from crocetta.server.services import Playing, Services
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables import commands as c
from crocetta.tables.decide import plays_for, plays_still
from crocetta.tables.protocol import Hinted, Stale
from crocetta.tables.seats import STAND_IN
from crocetta.tables.table import Table

log = structlog.get_logger()

RETRY: Final = 2
"""Seconds before a failed bot is tried again."""


class Chosen(NamedTuple):
    action: Any
    by: str
    """The level that chose it."""
    view: Any
    """That it was chosen from."""
    legal: Sequence[Any]


class BotTurns:
    def __init__(self, services: Services, room: Playing) -> None:
        self._services, self._room = services, room
        self.thinking: set[int] = set()
        """Seats whose bot is computing."""
        self._asked = False
        """This worker has asked for the table's lease."""

    def wake(self) -> None:
        """Start a bot for every seat that one is to play now."""
        table, services = self._room.table, self._services
        for seat in table.awaited:
            by = None if seat in self.thinking else plays_for(table, seat, wall_clock.now())
            if by == "bot" or (by == "clock" and services.on_time(table)):
                if not services.peers.holds(table.id):
                    self._ask_for_lease()
                    return
                self.thinking.add(seat)
                services.in_background(self._think(seat))

    def come_back(self) -> None:
        """This worker was disconnected and has lost its leases."""
        self._asked = False
        self.wake()

    def _ask_for_lease(self) -> None:
        """Acquire the lease, since people are connected here.

        If another worker holds it, its clock task runs the bots.
        """
        if not self._asked and self._room.presence.anybody:
            self._asked = True
            self._services.in_background(self._take_lease())

    async def _take_lease(self) -> None:
        table = self._room.table.id
        try:
            await self._services.peers.take([table])
        except DatabaseUnavailable as error:
            log.warning("lease not acquired", table=table, error=repr(error))
        if self._services.peers.holds(table):
            self.wake()

    async def _think(self, seat: int) -> None:
        """Compute and play one act. The table is not locked meanwhile; an outdated answer is dropped."""
        try:
            table = self._room.table
            decision, told = table.decision(seat), len(table.told_to(seat))
            level = table.bot_at(seat) or STAND_IN
            # The host is the asker: someone with many tables is one client of the bot pool.
            asker = Asker(table.host, lambda: self._is_wanted(seat, decision, told))
            chosen = await self._choose(table, seat, level, f"{seat}/{decision}", asker)
            await self._room.do(c.BotPlay(seat, decision, told, chosen.action))
            if chosen.by != level and seat not in self._room.table.fell_back:
                await self._room.do(c.FallBack(seat, chosen.by))
        except DeskClosed:
            return
        except NotWanted:
            pass
        except Exception:
            log.exception("bot failed to play", table=self._room.table.id, seat=seat)
            await asyncio.sleep(RETRY)
        finally:
            self.thinking.discard(seat)
        self.wake()

    def _is_wanted(self, seat: int, decision: int, told: int) -> bool:
        return plays_still(self._room.table, seat, decision, told, wall_clock.now()) is not None

    async def advise(self, person: str, seat: int, move: str, listens: Callable[[], bool]) -> Hinted | Stale:
        """What the strongest level would do, from the seat's view. Nothing is stored or told to others."""
        table = self._room.table
        decision = table.decision(seat)

        def waits() -> bool:
            now = self._room.table
            return listens() and now.decision(seat) == decision and seat in now.awaited

        with suppress(NotWanted):
            # Not a bot's seed: a hint must not reveal what a bot would do here.
            luck, asker = f"{seat}/{decision}/hint", Asker(person, waits)
            chosen = await self._choose(table, seat, bots.levels(table.game)[-1], luck, asker)
            if waits():
                if chosen.by == bots.RANDOM:
                    raise UserError("problem-hint-none")
                why = reason_for(table.game, chosen.view, chosen.legal, chosen.action)
                return Hinted(move, decision, chosen.action, why.key, why.parameters, chosen.by)
        return Stale(move)

    async def _choose(self, table: Table, seat: int, level: str, luck: str, asker: Asker) -> Chosen:
        assert table.position is not None
        legal = table.game.legal(table.position.state, seat)
        view = table.game.view(table.position.state, seat)
        # Hashed: whoever knows the seed itself can predict all draws.
        seed = sha256(f"{table.seed}/{luck}".encode()).hexdigest()
        question = Question.of(table.game, table.facts.options, view, legal, level=level, seed=seed)
        choice, by = await choose_or_fall_back(self._services.desk, question, asker)
        return Chosen(legal[choice], by, view, legal)
