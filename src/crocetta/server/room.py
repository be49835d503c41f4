"""A table in memory, with those who look at it: commands go in, entries go to the store, and then it is told.

Everything here can be thrown away and read again from the stream. Nothing is told before it is on disk.
"""

import asyncio
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec
import structlog

from crocetta import bots
from crocetta.bots.desk import Desk, DeskClosed, Question, choose_or_fall_back
from crocetta.kit.errors import UserError
from crocetta.kit.hint import reason_for
from crocetta.server import metrics, wall_clock
from crocetta.server.bus import Bus
from crocetta.server.peers import Peers
from crocetta.server.presence import Presence
from crocetta.server.store.contract import TableStore
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.group_commit import Conflict, Write
from crocetta.tables import commands as c
from crocetta.tables.commands import Command
from crocetta.tables.decide import Answer, Decided, decide, plays_for
from crocetta.tables.entries import Person
from crocetta.tables.errors import NotAllowed, Unreadable
from crocetta.tables.projection import info_of, project
from crocetta.tables.protocol import Accepted, Hinted, SeatLost, Stale, TableInfo, TableNews, Told, ToPage
from crocetta.tables.seats import STAND_IN
from crocetta.tables.table import Table, Viewer, read_on
from crocetta.tables.tell import story, tell

log = structlog.get_logger()

TRIES: Final = 20
"""How often a command is decided anew because somebody else was faster; beyond that something is wrong."""
MOST_SPECTATORS: Final = 200
"""At one table, besides its players: each hears of everything."""
MOST_QUEUED: Final = 1_000
"""Who comes when there are so many gets the next place that is free."""
CROWD: Final = 8
"""So many besides the players are told at once, however much happens."""
CROWD_EVERY: Final = 0.25
"""Seconds; more of them are told together, all that happened since the last time."""
SLOW: Final = 0.5
"""Seconds after which a move has a line in the log."""
RETRY: Final = 2
"""Seconds that bots wait after something went wrong."""
GONE: Final = 1_800
"""Seconds, or as long as a turn may take: who was not seen for so long may be replaced by the host alone."""
LOOKS: Final = 10
"""Seconds between two looks of somebody without a line that other workers are told of."""
_encode = msgspec.json.Encoder().encode


class Services(Protocol):
    """What a room needs of the server around it."""

    @property
    def tables(self) -> TableStore: ...
    @property
    def desk(self) -> Desk: ...
    @property
    def bus(self) -> Bus: ...
    @property
    def peers(self) -> Peers: ...
    @property
    def opened(self) -> float:
        """Since when the server runs."""
        ...

    @property
    def steady(self) -> bool:
        """Whether the clock has not jumped since somebody last looked."""
        ...

    def on_time(self, table: Table) -> bool:
        """Whether the clock can be trusted to end a turn."""
        ...

    def in_background(self, work: Coroutine[Any, Any, None]) -> None: ...


class Listener(Protocol):
    """A connection that looks at the table."""

    person: str | None
    seat: Viewer

    def send(self, text: str) -> None: ...


class Room:
    def __init__(
        self, services: Services, table: Table, parted: Mapping[str, float], heard: Mapping[str, float]
    ) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self._change: asyncio.Future[None] | None = None
        """Made for those who wait without a line for something to happen."""
        self.presence = Presence(parted, heard, services.opened)
        self.touched = wall_clock.now()
        self.stale = False
        """A write was broken off: what is on disk must be read before anything else is decided."""
        self._services = services
        # Dicts as sets that keep the order of arrival: the same seed of a simulation tells the same story.
        self._looking: defaultdict[Viewer, dict[Listener, None]] = defaultdict(dict)
        self._outside: dict[Listener, None] = {}
        """Those who may not watch: they hear news of the table only."""
        self._queue: dict[Listener, tuple[int, bool]] = {}
        """Those who wait for a place to watch, and what they want to be told then."""
        self._crowd_told = len(table.told_to(None))
        """The number of the latest that spectators were told."""
        self._crowd_news = False
        self._crowd_waits: asyncio.TimerHandle | None = None
        self._watched: tuple[Table, str] | None = None
        """What whoever begins to watch is shown, made once for all of them."""
        self._asking = 0
        self._thinking: set[int] = set()
        """Seats for which a bot is being asked."""
        self._asked = False
        """Whether this worker may look after the table; if not, another does, or will be found."""
        self.learning = False
        """Somebody is about to read who is at other workers."""
        self._looks: dict[str, float] = {}
        """When others were last told that somebody without a line had looked."""

    # Commands

    async def do(self, command: Command) -> Answer | None:
        """Carry out a command, and tell it. None: done; an answer: nothing was done, and why."""
        async with self.lock:
            certain = self._services.bus.reliable
            for _ in range(TRIES):
                if self.stale:
                    await self.catch_up()
                try:
                    decided = decide(self.table, command, wall_clock.now())
                except UserError:
                    if certain or not await self._is_behind():
                        raise
                    continue
                if not isinstance(decided, Decided) or not decided.entries:
                    if not certain and not isinstance(decided, Accepted):
                        certain = True
                        if await self._is_behind():
                            continue
                    return None if isinstance(decided, Decided) else decided
                try:
                    await self.write(decided)
                except Conflict:
                    continue
                return None
        raise DatabaseUnavailable("the table could not be written; try again in a moment")

    async def write(self, decided: Decided, *more: Write) -> None:
        """Whatever goes wrong on the way, nothing has been told, and memory never keeps what is not on disk."""
        try:
            await self._services.tables.append(write_of(self.table, decided), *more)
        except Conflict:
            self.stale = True
            raise
        except BaseException:
            self.stale = True
            self._services.in_background(self._settle())
            raise
        self.adopt(decided.table)

    async def catch_up(self) -> None:
        """Read on, if the stream may have grown without us."""
        if not self.stale:
            return
        fresh = await self._services.tables.entries(self.table.id, self.table.seq)
        self.stale = False
        if fresh:
            self.adopt(read_on(self.table, fresh))

    async def _is_behind(self) -> bool:
        """Nobody is refused for what somebody did elsewhere and is not known here yet."""
        before, self.stale = self.table.seq, True
        await self.catch_up()
        return self.table.seq > before

    async def _settle(self) -> None:
        """What was broken off may still reach the disk, and then it is to be told."""
        await self._services.tables.settled()
        await self.refresh()

    async def refresh(self) -> None:
        """Somebody else has written; or nobody knows whether we have."""
        try:
            await self.look_again()
        except (DatabaseUnavailable, Unreadable) as error:
            log.warning("table not refreshed", table=self.table.id, error=repr(error))

    async def hear(self, seq: int) -> None:
        """The stream has this many entries; by somebody else, unless we are just writing them."""
        try:
            async with self.lock:
                if seq > self.table.seq:
                    self.stale = True
                    await self.catch_up()
        except (DatabaseUnavailable, Unreadable) as error:
            log.warning("table not refreshed", table=self.table.id, error=repr(error))

    async def look_again(self) -> None:
        """Read on, whether or not the stream is known to have grown."""
        async with self.lock:
            self.stale = True
            await self.catch_up()

    def adopt(self, table: Table) -> None:
        """From now on this is the table: it is on disk."""
        before, self.table = self.table, table
        self._note_seated(before)
        self._tell(before)
        if self._change is not None:
            self.answer_waiting()
        if self._services.bus.shared:
            self._services.bus.publish(table.id, table.seq)
        if before.status == "gathering" and table.status == "running":
            self.expect_everybody()
        self.wake_bots()

    # Telling

    def _tell(self, before: Table) -> None:
        """Who sits where comes first: a page may have to look through another seat to understand the rest."""
        table = self.table
        if self._crowd_waits is None:
            self._crowd_told = len(before.told_to(None))
        if before.seats is not table.seats:
            self._show_out()
            self.announce()
        self._tell_crowd()
        for viewer, listeners in self._looking.items():
            if viewer is None:
                continue
            news = story(table, viewer, len(before.told_to(viewer)))
            if news and listeners and table.position is not None:
                text = _text(tell(table, viewer, news))
                for listener in listeners:
                    listener.send(text)
        if before.seats is table.seats and _news(before) != _news(table):
            self.announce()
        self._let_in()

    def _tell_crowd(self) -> None:
        """Spectators are told at once while they are few; else now and then, however often something happens."""
        if self._crowd_waits is None:
            self._tell_crowd_now()

    def _tell_crowd_now(self) -> None:
        self._crowd_waits = None
        watching, told = self._looking[None], len(self.table.told_to(None))
        if not self._crowd_news and told == self._crowd_told:
            return
        if self._crowd_news:
            self._crowd_news = False
            self._send_news([*self._outside, *watching])
        news = story(self.table, None, self._crowd_told)
        self._crowd_told = told
        if news and watching and self.table.position is not None:
            text = _text(tell(self.table, None, news))
            for listener in watching:
                listener.send(text)
        if len(self._outside) + len(watching) > CROWD:
            self._crowd_waits = asyncio.get_running_loop().call_later(CROWD_EVERY, self._tell_crowd_now)

    def _show_out(self) -> None:
        """Who has lost a seat looks through it no more."""
        for viewer, listeners in list(self._looking.items()):
            if viewer is None and self.table.may_look(None, None):
                continue  # open to everybody
            for listener in list(listeners):
                if not self.table.may_look(listener.person, viewer):
                    del listeners[listener]
                    self._outside[listener] = None
                    if viewer is not None:
                        listener.seat = None
                        listener.send(_text(SeatLost(viewer)))

    def _let_in(self) -> None:
        """Who could not watch may see the end."""
        if self.table.status == "over":
            outside, self._outside = self._outside, {}
            text = _text(tell(self.table, None, story(self.table, None))) if outside and self.table.position else ""
            for listener in outside:
                listener.seat = None
                self._looking[None][listener] = None
                if text:
                    listener.send(text)

    def announce(self, knows: Listener | None = None) -> None:
        """News of the table, not of the match: who sits where, who is here, whether it has begun or ended.

        Players hear it at once. `knows`: one of them who has just been told.
        """
        players = [line for seat, lines in self._looking.items() if seat is not None for line in lines]
        self._send_news([listener for listener in players if listener is not knows])
        self._crowd_news = True
        self._tell_crowd()

    def _send_news(self, listeners: Sequence[Listener]) -> None:
        if not listeners:
            return
        projection = project(self.table)
        texts: dict[str | None, str] = {}
        insiders = {self.table.host, *(seat.person for seat in self.table.seats if isinstance(seat, Person))}
        for listener in listeners:
            person = listener.person if listener.person in insiders else None
            if person not in texts:
                texts[person] = _text(TableNews(info_of(self.table, projection, person, self.presence.here)))
            listener.send(texts[person])

    def inform(self, listener: Listener) -> None:
        listener.send(_text(TableNews(self.info(listener.person))))

    def info(self, person: str | None) -> TableInfo:
        return info_of(self.table, project(self.table), person, self.presence.here)

    # Coming and going

    @property
    def listeners(self) -> list[Listener]:
        return [*self._outside, *(listener for group in self._looking.values() for listener in group)]

    async def sit(self, listener: Listener, viewer: Viewer, last: int, whole: bool) -> None:
        """A connection looks through a seat, or as a spectator. News of a table are for everybody who knows it."""
        person = listener.person
        newly = self._forget(listener)
        if not self.table.seats_of(person) and (self._full or (newly and self._queue)):
            if not newly and person is not None:
                self.presence.part(person)
            if listener not in self._queue and len(self._queue) >= MOST_QUEUED:
                raise NotAllowed("problem-spectators-full")
            self._queue[listener] = (last, whole)
            raise NotAllowed("problem-spectators-queue")
        self._queue.pop(listener, None)
        await self._place(listener, viewer, last, whole, newly)
        if not newly:  # a spectator may have become a player
            await self._admit()

    async def _place(self, listener: Listener, viewer: Viewer, last: int, whole: bool, newly: bool) -> None:
        person = listener.person
        listener.seat = viewer
        self._outside[listener] = None
        first = newly and person is not None and self.presence.arrive(person)
        if first and person is not None:
            await self._note_seen(person, None)
        self.inform(listener)
        self._look(listener, last, whole)
        if first and self.table.seats_of(person):
            self.announce(knows=listener)
        await self.attend(person)

    @property
    def _full(self) -> bool:
        return len(self._outside) + len(self._looking[None]) >= MOST_SPECTATORS

    async def _admit(self) -> None:
        """Who has waited longest takes the place that is free."""
        while self._queue and not self._full:
            listener = next(iter(self._queue))
            last, whole = self._queue.pop(listener)
            await self._place(listener, None, last, whole, newly=True)

    def _look(self, listener: Listener, last: int, whole: bool = False) -> None:
        table, viewer = self.table, listener.seat
        if not table.may_look(listener.person, viewer):
            return
        self._outside.pop(listener, None)
        self._looking[viewer][listener] = None
        if table.position is not None:
            told: tuple[Told, ...] = story(table, viewer, last) if whole or last > 0 else ()
            listener.send(_text(tell(table, viewer, told)) if told or viewer is not None else self._first_sight())

    def _first_sight(self) -> str:
        if self._watched is None or self._watched[0] is not self.table:
            self._watched = self.table, _text(tell(self.table, None))
        return self._watched[1]

    async def attend(self, person: str | None) -> None:
        """Somebody is here, whom bots may have waited for or played for."""
        if person is None:
            return
        self.presence.heard_of(person)
        if not self._services.bus.reliable:
            await self._tell_look(person)
        mine = self.table.seats_of(person)
        if mine and not self.table.attended and self.table.status == "running":
            await self.do(c.Attend(person))
        if any(self.table.bot_at(seat) for seat in mine):
            await self.do(c.Return(person))

    async def _tell_look(self, person: str) -> None:
        """Who looks here now and then must not count as away elsewhere."""
        now = wall_clock.now()
        watched = self.table.facts.settings.away and self.table.awaited and self.table.seats_of(person)
        if watched and not self.presence.online(person) and now - self._looks.get(person, 0.0) > LOOKS:
            self._looks[person] = now
            await self._services.tables.note_look(self.table.id, person, now)

    async def learn_presence(self) -> None:
        """Somebody came or left at another worker."""
        self.learning = False
        try:
            changed = self.presence.learn(*await self._services.tables.presence(self.table.id))
        except DatabaseUnavailable as error:
            log.warning("presence not read", table=self.table.id, error=repr(error))
            return
        if changed:
            self.announce()

    def come_back(self) -> None:
        """This worker was cut off, and holds no lease any more."""
        self._asked = False
        self.wake_bots()

    async def say_who_is_here(self) -> None:
        """The others have forgotten this worker."""
        for person in self.presence.here_now:
            await self._note_seen(person, None)
        await self.learn_presence()

    async def part(self, listener: Listener) -> None:
        """A connection has ended."""
        person = listener.person
        self._queue.pop(listener, None)
        if not self._forget(listener) and person is not None and self.presence.part(person):
            await self._note_seen(person, wall_clock.now())
            if self.table.seats_of(person):
                self.announce()
        await self._admit()

    def _forget(self, listener: Listener) -> bool:
        """True if it was not known."""
        known = listener in self._outside or listener in self._looking[listener.seat]
        self._outside.pop(listener, None)
        self._looking[listener.seat].pop(listener, None)
        return not known

    async def wait(self, person: str | None, seconds: float) -> None:
        """Somebody at the table waits for an answer instead of holding a line."""
        if person is not None and seconds and self.table.seats_of(person) and self.presence.wait(person, seconds):
            await self._note_seen(person, None)
            self.announce()

    @contextmanager
    def place_to_ask(self, person: str | None) -> Iterator[None]:
        """While somebody waits for an answer. For those who do not play here there are only so many places."""
        if self._asking >= MOST_SPECTATORS and not self.table.seats_of(person):
            raise NotAllowed("problem-spectators-full")
        self._asking += 1
        try:
            yield
        finally:
            self._asking -= 1

    def next_change(self) -> "asyncio.Future[None]":
        """Done when something has happened."""
        if self._change is None:
            self._change = asyncio.get_running_loop().create_future()
        return self._change

    def answer_waiting(self) -> None:
        if self._change is not None:
            self._change.set_result(None)
            self._change = None

    async def look_for_absent(self) -> None:
        """Those who waited by requests and stopped, who are not ready in time, or have been away for too long."""
        ready_by = self.table.ready_by
        if ready_by is not None and wall_clock.now() > ready_by and self._services.steady:
            await self.do(c.CheckReady())
        gone = self.presence.lapse()
        for person in gone:
            await self._note_seen(person, wall_clock.now())
        if gone:
            self.announce()
        limit = self.table.facts.settings.away * 60
        if not limit or not self.table.awaited or not self._services.peers.holds(self.table.id):
            return
        people = [seat.person for seat in self.table.seats if isinstance(seat, Person) and seat.stand_in is None]
        away = [person for person in dict.fromkeys(people) if self._away(person, limit)]
        if away and not self._services.bus.reliable:
            await self.learn_presence()
        for person in away:
            if self._away(person, limit):
                await self.do(c.Absent(person))
                if self.presence.online(person):  # they came while it was written
                    await self.do(c.Return(person))

    def _away(self, person: str, limit: float) -> bool:
        return self._services.steady and self.presence.away_longer_than(person, limit)

    def is_gone(self, seat: int) -> bool:
        """Nobody has seen this seat's person for so long that the host need not ask the others."""
        occupant = self.table.seats[seat] if 0 <= seat < len(self.table.seats) else None
        limit = max(GONE, self.table.facts.settings.clock)
        return isinstance(occupant, Person) and self._away(occupant.person, limit)

    def expect_everybody(self) -> None:
        """Whoever is not there yet when the match begins has all the time of the table to come."""
        for person in dict.fromkeys(seat.person for seat in self.table.seats if isinstance(seat, Person)):
            self.presence.heard_of(person)
            if not self.presence.online(person):
                self._services.in_background(self._note_seen(person, wall_clock.now()))

    def _note_seated(self, before: Table) -> None:
        """Who watched and has joined since was not noted when they came."""
        if before.seats is not self.table.seats:
            for person in self.presence.here_now:
                if self.table.seats_of(person) and not before.seats_of(person):
                    self._services.in_background(self._note_seen(person, None))

    async def _note_seen(self, person: str, seen: float | None) -> None:
        """Written where a bot plays for the absent: how long somebody is away must outlive this process.

        And wherever other workers want to know who is here.
        """
        wanted = self.table.facts.settings.away or not self._services.bus.reliable
        if wanted and self.table.seats_of(person):
            try:
                await self._services.tables.note_seen(self.table.id, person, seen)
            except DatabaseUnavailable as error:
                log.warning("absence not written", table=self.table.id, error=repr(error.__cause__))

    # Bots

    def wake_bots(self) -> None:
        for seat in self.table.awaited:
            by = None if seat in self._thinking else plays_for(self.table, seat, wall_clock.now())
            if by == "bot" or (by == "clock" and self._services.on_time(self.table)):
                if not self._services.peers.holds(self.table.id):
                    self._ask_to_care()
                    return
                self._thinking.add(seat)
                self._services.in_background(self._think(seat))

    def _ask_to_care(self) -> None:
        """Where a match goes on is the best place for its bots; if another has it, the clock task will know."""
        if not self._asked and self.presence.anybody:
            self._asked = True
            self._services.in_background(self._care())

    async def _care(self) -> None:
        try:
            await self._services.peers.take([self.table.id])
        except DatabaseUnavailable as error:
            log.warning("lease not taken", table=self.table.id, error=repr(error))
        if self._services.peers.holds(self.table.id):
            self.wake_bots()

    async def _think(self, seat: int) -> None:
        """The table is not locked meanwhile; an answer that comes too late is dropped."""
        try:
            table = self.table
            assert table.position is not None
            legal = table.game.legal(table.position.state, seat)
            view = table.game.view(table.position.state, seat)
            decision, told = table.decision(seat), len(table.told_to(seat))
            seed = _seed(table, f"{seat}/{decision}")
            level = table.bot_at(seat) or STAND_IN
            question = Question.of(table.game, table.facts.options, view, legal, level=level, seed=seed)
            choice, chosen_by = await choose_or_fall_back(self._services.desk, question)
            await self.do(c.BotPlay(seat, decision, told, legal[choice]))
            if chosen_by != level and seat not in self.table.fell_back:
                await self.do(c.FallBack(seat, chosen_by))
        except DeskClosed:
            return
        except Exception:
            log.exception("bot did not play", table=self.table.id, seat=seat)
            await asyncio.sleep(RETRY)
        finally:
            self._thinking.discard(seat)
        self.wake_bots()

    async def advise(self, seat: int, move: str) -> Hinted | Stale:
        """What the strongest bot that is ready would do, from what the seat sees. The table knows nothing of it."""
        table = self.table
        assert table.position is not None
        legal = table.game.legal(table.position.state, seat)
        view = table.game.view(table.position.state, seat)
        decision = table.decision(seat)
        # Another seed than a bot's: it tells nothing of what one would do in this place.
        seed = _seed(table, f"{seat}/{decision}/hint")
        level = bots.levels(table.game)[-1]
        question = Question.of(table.game, table.facts.options, view, legal, level=level, seed=seed)
        choice, _ = await choose_or_fall_back(self._services.desk, question)
        if self.table.decision(seat) != decision or seat not in self.table.awaited:
            return Stale(move)
        why = reason_for(table.game, view, legal[choice])
        return Hinted(move, decision, legal[choice], why.key, why.parameters)

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing is under way."""
        looking = self._outside or self._queue or any(self._looking.values()) or self.presence.anybody
        return not (looking or self._thinking or self.lock.locked())


async def measured(room: Room, command: Command) -> Answer | None:
    """A person's move: counted, timed, and said in the log if it took long."""
    began = time.perf_counter()
    try:
        answer = await room.do(command)
    except BaseException:
        metrics.answers.by_kind["failed"] += 1
        raise
    took = time.perf_counter() - began
    metrics.moves.buckets[bisect_left(metrics.SECONDS, took)] += 1
    metrics.moves.total += took
    metrics.lately.append(time.monotonic())
    metrics.answers.by_kind["accepted" if answer is None else type(answer).__name__.lower()] += 1
    if took > SLOW:
        log.warning("slow move", table=room.table.id, game=room.table.facts.game, ms=round(took * 1000, 1))
    return answer


def write_of(before: Table, decided: Decided) -> Write:
    return Write(
        before.seq + 1, decided.entries, project(decided.table), seated=decided.table.seats is not before.seats
    )


def _news(table: Table) -> tuple[object, ...]:
    """What lines are told of a table besides its match and its seats."""
    asked = (table.ready, table.vote, table.offered_by, table.rematchers, table.declined)
    return (table.status, table.host, table.rematch, *asked)


def _seed(table: Table, question: str) -> str:
    """A hash: whoever knows the seed itself knows all luck to come."""
    return sha256(f"{table.seed}/{question}".encode()).hexdigest()


def _text(message: ToPage) -> str:
    return _encode(message).decode()
