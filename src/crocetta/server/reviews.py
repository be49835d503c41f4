"""Reviews of finished matches: each is computed once, step by step, by the bot pool, and cached for a while.

Reviews run one at a time, and in the pool after the bots of all tables.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import structlog
from msgspec.structs import replace

from crocetta.bots.desk import BotFailed, DeskClosed, Hindsight, NotCompiled, Retrospect
from crocetta.bots.review import (
    AnyMatch,
    CannotReview,
    Look,
    Review,
    Weighed,
    conclude,
    looks,
    luck_of,
    reviewer_of,
)
from crocetta.server.errors import NotYet, ReviewFailed, TooOften
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.tables.errors import BadRequest
from crocetta.tables.replays import ReviewProgress
from crocetta.tables.tell import match_of

log: Final = structlog.get_logger()
T = TypeVar("T")

MOST_KEPT: Final = 200
"""Reviews in memory, some ten megabytes; the least recently used goes first."""
MOST_WAITING: Final = 20
COMPILER: Final = 2.0
"""Seconds between two checks whether the compiler has finished."""
GIVEN_UP_AFTER: Final = 600
"""Seconds."""
PAR_GIVEN_UP_AFTER: Final = 60
"""The same for par: a review without it is better than none."""
TRIES: Final = 3
"""For par, which a busy machine may not find in time; each request tries again."""


class Kept:
    """A cached review; par may still be missing."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.tries = TRIES
        """Left for par; 0 once it is found, or known not to exist."""


class Work:
    """A review that is being computed."""

    def __init__(self, total: int) -> None:
        self.done = 0
        self.total = total
        self.compiling = False
        self.made: asyncio.Future[Kept | None] = asyncio.get_running_loop().create_future()
        """None if it failed."""

    @property
    def progress(self) -> ReviewProgress:
        return ReviewProgress(self.done, self.total, self.compiling, None)


class Reviews:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: dict[tuple[str, int], Kept] = {}
        self._works: dict[tuple[str, int], Work] = {}
        self._turn = asyncio.Lock()

    def is_known(self, room: Room, seat: int) -> bool:
        """Cached or being computed: asking costs nothing more."""
        return (room.table.id, seat) in self._kept or (room.table.id, seat) in self._works

    async def ask(self, room: Room, seat: int, wait: float) -> ReviewProgress:
        """The review, or the progress after `wait` seconds. The first request starts it."""
        key = room.table.id, seat
        kept = self._kept.get(key)
        if kept is not None:
            self._kept[key] = self._kept.pop(key)
        if kept is None or (kept.tries and (key in self._works or len(self._works) < MOST_WAITING)):
            work = self._works.get(key) or await self._begin(room, seat)
            # A finished table changes only when the server stops.
            ends: list[asyncio.Future[Any]] = [work.made, room.audience.next_change()]
            patience = 0 if self._rooms.closing else wait
            await asyncio.wait(ends, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if kept is None and not work.made.done():
                return work.progress
            kept = kept or work.made.result()
            if kept is None:
                raise ReviewFailed("problem-review-failed")
        return ReviewProgress(1, 1, compiling=False, review=kept.review)

    async def _begin(self, room: Room, seat: int) -> Work:
        if room.table.status != "over":
            raise NotYet("problem-review-running")
        if not 0 <= seat < len(room.table.seats):
            raise BadRequest("problem-seat-missing", field="seat", seat=seat)
        if len(self._works) >= MOST_WAITING:
            raise TooOften("problem-busy")
        key = room.table.id, seat
        entries = await self._rooms.streams.entries(room.table.id)
        match, moments = await asyncio.to_thread(lambda: _looks(match_of(room.table, entries), seat))
        work = self._works.get(key)
        if work is None:  # no other request began while the match was read
            work = self._works[key] = Work(len(moments))
            self._rooms.in_background(self._make(key, match, moments, work))
        return work

    async def _make(self, key: tuple[str, int], match: AnyMatch, moments: Sequence[Look], work: Work) -> None:
        try:
            async with self._turn:
                kept = self._kept.get(key)
                if kept is None:
                    answers = [await self._look_back(match, key[1], look, work) for look in moments]
                    kept = Kept(await asyncio.to_thread(conclude, match, key[1], moments, answers))
                if kept.tries:  # not found while the match was read
                    await self._find_par(match, key[1], kept, work)
            self._kept[key] = kept
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            work.made.set_result(kept)
        except BotFailed as error:
            log.warning("review failed", table=key[0], seat=key[1], error=str(error))
        except DeskClosed:
            pass
        finally:
            del self._works[key]
            if not work.made.done():
                work.made.set_result(None)

    async def _find_par(self, match: AnyMatch, seat: int, kept: Kept, work: Work) -> None:
        kept.tries -= 1
        question = Hindsight(match.dumps(), seat)
        try:
            par = await _compiled(work, PAR_GIVEN_UP_AFTER, lambda: self._rooms.desk.compare(question))
            kept.review = replace(kept.review, par=par)
            kept.tries = 0
        except BotFailed as error:
            log.warning("par search failed", game=match.game.name, error=str(error), tries_left=kept.tries)

    async def _look_back(self, match: AnyMatch, seat: int, look: Look, work: Work) -> Weighed:
        question = Retrospect.of(match.game, look, luck_of(match, seat))
        weighed = await _compiled(work, GIVEN_UP_AFTER, lambda: self._rooms.desk.look_back(question))
        work.done += 1
        return weighed


async def _compiled(work: Work, patience: float, ask: Callable[[], Awaitable[T]]) -> T:
    """Retry while the kernels are being compiled; NotCompiled after `patience` seconds."""
    waited = 0.0
    while True:
        try:
            answer = await ask()
        except NotCompiled:
            if waited >= patience:
                raise
            work.compiling = True
            waited += COMPILER
            await asyncio.sleep(COMPILER)
            continue
        work.compiling = False
        return answer


def _looks(match: AnyMatch, seat: int) -> tuple[AnyMatch, Sequence[Look]]:
    try:
        reviewer_of(match.game)
        return match, looks(match, seat)
    except CannotReview as error:
        raise NotYet(error.key, **error.parameters) from error
