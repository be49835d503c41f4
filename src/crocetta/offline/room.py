"""A table in memory with its connections: commands go in, entries are stored, and then viewers are told.

Like the server's room, for one person: a test compares what both send, byte for byte.
"""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from crocetta import bots
from crocetta.bots.desk import InlineDesk, Question, choose_or_fall_back
from crocetta.kit.errors import UserError
from crocetta.kit.hint import reason_for
from crocetta.offline.levels import playable
from crocetta.offline.streams import Conflict, NotKept, Streams
from crocetta.tables import commands as c
from crocetta.tables.commands import Command
from crocetta.tables.decide import Answer, Decided, decide, plays_for
from crocetta.tables.entries import decoder, encode
from crocetta.tables.projection import Here, info, info_of, project
from crocetta.tables.protocol import Hinted, Problem, Stale, TableInfo, TableNews, ToPage
from crocetta.tables.seats import STAND_IN
from crocetta.tables.table import Table, Viewer, read_on
from crocetta.tables.tell import lost, story, tell

TRIES: Final = 5
"""Retries of a command after conflicts with another tab."""
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    seat: Viewer
    looks: bool
    """Gets the match, not only table news."""

    def say(self, message: ToPage) -> None: ...


class Room:
    def __init__(self, table: Table, streams: Streams, person: str, now: Callable[[], float]) -> None:
        self.table = table
        self.lines: list[Listener] = []
        self._streams = streams
        self._person = person
        self._now = now
        self._desk = InlineDesk()
        self._lock = asyncio.Lock()
        self._queue: list[int] = []
        """Seats whose bots are to play; the first is computing."""
        self._playing: asyncio.Task[None] | None = None

    # Commands

    async def do(self, command: Command) -> Answer | None:
        """Carry out a command and tell viewers. None: done; an answer: nothing was done, and why."""
        async with self._lock:
            for _ in range(TRIES):
                decided = decide(self.table, command, self._now())
                if not isinstance(decided, Decided):
                    return decided
                if not decided.entries:
                    return None
                try:
                    await append(self._streams, self.table.seq + 1, decided, self._person)
                except Conflict:
                    await self._read_on()
                    continue
                self._adopt(decided.table)
                return None
        raise NotKept("problem-not-kept")

    async def _read_on(self) -> None:
        entries = [decoder.decode(text) for text in await self._streams.entries(self.table.id, self.table.seq)]
        if entries:
            self._adopt(read_on(self.table, entries))

    def _adopt(self, table: Table) -> None:
        """Make this the current table, once it is stored."""
        before, self.table = self.table, table
        self._tell(before)
        self.wake_bots()

    # Telling

    def _tell(self, before: Table) -> None:
        """Seats come first: a page may have to switch its view to another seat to understand the rest."""
        table, seats_changed = self.table, before.seats is not self.table.seats
        if seats_changed:
            self._detach()
            self._announce()
        for line in self.lines:
            news = story(table, line.seat, len(before.told_to(line.seat)))
            if news and line.looks and table.position is not None:
                line.say(tell(table, line.seat, news))
        if _news(before) != _news(table) and not seats_changed:
            self._announce()
        if table.status == "over" and not table.contest:
            self._let_in()

    def _detach(self) -> None:
        """Stop updates for those who have lost the seat they looked through."""
        for line in self.lines:
            if line.looks and not self.table.may_look(self._person, line.seat):
                line.looks = False
                if line.seat is not None:
                    seat, line.seat = line.seat, None
                    line.say(lost(self.table, seat))

    def _let_in(self) -> None:
        """Once the match is over, everybody may see it."""
        for line in self.lines:
            if not line.looks:
                line.seat, line.looks = None, True
                if self.table.position is not None:
                    line.say(tell(self.table, None, story(self.table, None)))

    def _announce(self) -> None:
        for line in self.lines:
            line.say(TableNews(self.info()))

    def info(self) -> TableInfo:
        return info_of(self.table, project(self.table), self._person, self._here)

    def _here(self, _: str) -> Here:
        return Here(online=bool(self.lines))

    # Coming and going

    async def sit(self, line: Listener, viewer: Viewer, last: int, whole: bool) -> None:
        """Attach a line to a seat, or as a spectator."""
        first = not self.lines
        if line not in self.lines:
            self.lines.append(line)
        line.seat, line.looks = viewer, self.table.may_look(self._person, viewer)
        line.say(TableNews(self.info()))
        if line.looks and self.table.position is not None:
            line.say(tell(self.table, viewer, story(self.table, viewer, last) if whole or last > 0 else ()))
        mine = self.table.seats_of(self._person)
        if first and mine and viewer is None:
            self._announce()
        await self.attend()

    async def attend(self) -> None:
        """The person is here: bots that waited start, and a stand-in gives the seat back."""
        mine = self.table.seats_of(self._person)
        if mine and not self.table.attended and self.table.status == "running":
            await self.do(c.Attend(self._person))
        if any(self.table.bot_at(seat) for seat in mine):
            await self.do(c.Return(self._person))
        self.wake_bots()

    def part(self, line: Listener) -> None:
        if line in self.lines:
            self.lines.remove(line)

    # Bots

    def wake_bots(self) -> None:
        self._queue += [seat for seat in self.due() if seat not in self._queue]
        if self._queue and self._playing is None:
            self._playing = asyncio.get_running_loop().create_task(self._play())

    def due(self) -> list[int]:
        """Seats for which a bot is to play; none without lines, since another tab may play."""
        awaited = self.table.awaited if self.lines else ()
        return [seat for seat in awaited if plays_for(self.table, seat, self._now())]

    async def _play(self) -> None:
        """One after the other, in the order in which answers arrive at a server's table."""
        try:
            while self._queue:
                await asyncio.sleep(0)  # the person's messages first
                if self._queue[0] in self.due():
                    await self._think(self._queue[0])
                del self._queue[0]
                self.wake_bots()
        except UserError as error:
            for line in self.lines:
                line.say(Problem(str(error), None, None, error.key, error.parameters))
        finally:
            self._queue.clear()
            self._playing = None

    async def _think(self, seat: int) -> None:
        table = self.table
        decision, told = table.decision(seat), len(table.told_to(seat))
        level = table.bot_at(seat) or STAND_IN
        question, legal, _ = self._question(seat, level, f"{seat}/{decision}")
        choice, chosen_by = await choose_or_fall_back(self._desk, question)
        await self.do(c.BotPlay(seat, decision, told, legal[choice]))
        if chosen_by != level and seat not in self.table.fell_back:
            await self.do(c.FallBack(seat, chosen_by))

    async def advise(self, seat: int, move: str) -> Hinted | Stale:
        """What the strongest level available here would do, from the seat's view."""
        table = self.table
        decision = table.decision(seat)
        level = (playable(table.game) or (bots.USUAL,))[-1]
        question, legal, view = self._question(seat, level, f"{seat}/{decision}/hint")
        choice, chosen_by = await choose_or_fall_back(self._desk, question)
        if self.table.decision(seat) != decision or seat not in self.table.awaited:
            return Stale(move)
        if chosen_by == bots.RANDOM:
            raise UserError("problem-hint-none")
        why = reason_for(table.game, view, legal, legal[choice])
        return Hinted(move, decision, legal[choice], why.key, why.parameters, chosen_by)

    def _question(self, seat: int, level: str, purpose: str) -> tuple[Question, Any, Any]:
        """With a hashed seed: whoever knows the match's own can predict all draws."""
        table = self.table
        assert table.position is not None
        legal = table.game.legal(table.position.state, seat)
        view = table.game.view(table.position.state, seat)
        seed = sha256(f"{table.seed}/{purpose}".encode()).hexdigest()
        return Question.of(table.game, table.facts.options, view, legal, level=level, seed=seed), legal, view


def _news(table: Table) -> tuple[Any, ...]:
    """The part of a table's news that is not its seats."""
    asked = (table.ready, table.vote, table.offered_by, table.rematchers, table.declined)
    return (table.status, table.host, table.rematch, *asked)


async def append(streams: Streams, first: int, decided: Decided, person: str) -> None:
    listed = info(project(decided.table), person, lambda _: Here(online=True))
    entries = [encode(entry).decode() for entry in decided.entries]
    await streams.append(decided.table.id, first, entries, _encode(listed).decode())
