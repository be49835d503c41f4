"""The viewers of a table, and what each of them is sent: the match as a seat or as spectators see it.

Nothing here blocks. Many spectators are updated in batches, and beyond a limit they queue for a place.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NoReturn, Protocol

import msgspec

from crocetta.server.presence import Presence
from crocetta.tables.chat import heard, latest
from crocetta.tables.entries import Person
from crocetta.tables.errors import NotAllowed
from crocetta.tables.projection import info_of, project
from crocetta.tables.protocol import TableNews, Told, ToPage
from crocetta.tables.table import Table, Viewer
from crocetta.tables.tell import lost, story, tell

MOST_SPECTATORS: Final = 200
"""Per table: each is sent every update."""
MOST_QUEUED: Final = 1_000
"""Spectators waiting for a free place; beyond that they are refused."""
CROWD: Final = 8
"""Up to so many spectators are updated immediately."""
CROWD_EVERY: Final = 0.25
"""Seconds between updates of a larger crowd, batched."""
COUNT_EVERY: Final = 0.5
"""Seconds by which a new spectator count is delayed: most who look in are soon gone."""
BREAK: Final = 1.0
"""Seconds a dropped line has to reconnect before others are told that somebody left."""
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection of a viewer."""

    person: str | None
    seat: Viewer

    def send(self, *texts: str) -> None: ...


class Audience:
    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        """As last sent to all but batched spectators."""
        self._presence = presence
        # Dicts as ordered sets: a simulation with the same seed gives the same order.
        self._looking: defaultdict[Viewer, dict[Listener, None]] = defaultdict(dict)
        self._outside: dict[Listener, None] = {}
        """Lines that may not watch the match: they get table news only."""
        self._queue: dict[Listener, tuple[int, bool]] = {}
        """Lines waiting for a place to watch, with the arguments of `show`."""
        self._crowd_told = len(table.told_to(None))
        """How many items spectators have been told."""
        self._crowd_news = False
        self._crowd_timer: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None
        self.counted = 0
        """Spectators at this worker, as last announced."""
        self.on_count: Callable[[int], None] = lambda watching: None
        self.elsewhere = 0
        """Spectators at other workers."""
        self._believed: set[str] = set()
        """People announced as present."""
        self._saw_absent: dict[Listener, set[str]] = {}
        """Lines that arrived during somebody's grace period after a drop, and saw them as absent."""
        self._parted: set[str] = set()
        """People whose last line has ended, not announced yet."""
        self._grace_timer: asyncio.TimerHandle | None = None
        self._watched: tuple[Table, str] | None = None
        """The first update for new spectators, cached per table value."""
        self._asking = 0
        self._change: asyncio.Future[None] | None = None
        """Resolved at the next change, for long polls."""

    @property
    def listeners(self) -> list[Listener]:
        return [*self._outside, *(listener for group in self._looking.values() for listener in group)]

    @property
    def anybody(self) -> bool:
        return bool(self._outside or self._queue or any(self._looking.values()))

    @property
    def watching(self) -> int:
        """Spectators at this worker: known people once each, anonymous lines one by one."""
        lines = [*self._outside, *self._looking[None]]
        known = {line.person for line in lines if line.person is not None and not self._table.seats_of(line.person)}
        return len(known) + sum(line.person is None for line in lines)

    def count(self) -> None:
        """Schedule an announcement if the number of spectators has changed."""
        if self._counting is None and self.watching != self.counted:
            self._counting = asyncio.get_running_loop().call_later(COUNT_EVERY, self._tell_count)

    def _tell_count(self) -> None:
        self._counting = None
        watching = self.watching
        if watching != self.counted:
            self.counted = watching
            self.announce()
            self.on_count(watching)

    # The match

    def tell(self, table: Table) -> None:
        """Send everybody what happened since the last call.

        Seats come first: a page may have to switch its view to another seat to understand the rest.
        """
        before, self._table = self._table, table
        if self._crowd_timer is None:
            self._crowd_told = before.told_to(None).length
        if before.seats is not table.seats:
            self._detach()
            self.announce()
        self._tell_crowd()
        for viewer, listeners in self._looking.items():
            known = before.told_to(viewer).length
            if viewer is None or table.told_to(viewer).length == known:
                continue
            if listeners and table.position is not None:
                text = _text(tell(table, viewer, story(table, viewer, known)))
                for listener in listeners:
                    listener.send(text)
        if before.seats is table.seats and _news(before) != _news(table):
            self.announce()
        self._let_in()
        self._tell_talk(before)
        self.answer_waiting()

    def _tell_talk(self, before: Table) -> None:
        """Send new chat to everybody at once: its rate is limited. Those for whom nothing is new get nothing."""
        table = self._table
        known, now = [(each.talk[0].length, each.talk[1].length) for each in (before, table)]
        switched = before.talk_on != table.talk_on
        if known == now and not switched:
            return
        texts: dict[bool, str] = {}
        for listener in [listener for group in self._looking.values() for listener in group]:
            plays = bool(table.seats_of(listener.person))
            if plays and known[0] == now[0] and not switched:
                continue
            if plays not in texts:
                texts[plays] = _text(heard(table, listener.person, known))
            listener.send(texts[plays])

    def _tell_crowd(self) -> None:
        """Update spectators: at once while they are few, otherwise in batches."""
        if self._crowd_timer is None:
            self._tell_crowd_now()

    def _tell_crowd_now(self) -> None:
        self._crowd_timer = None
        watching, told = self._looking[None], self._table.told_to(None).length
        if not self._crowd_news and told == self._crowd_told:
            return
        if self._crowd_news:
            self._crowd_news = False
            self._write_news([*self._outside, *watching])
        news = story(self._table, None, self._crowd_told)
        self._crowd_told = told
        if news and watching and self._table.position is not None:
            text = _text(tell(self._table, None, news))
            for listener in watching:
                listener.send(text)
        if len(self._outside) + len(watching) > CROWD:
            self._crowd_timer = asyncio.get_running_loop().call_later(CROWD_EVERY, self._tell_crowd_now)

    def _detach(self) -> None:
        """Stop updates for those who have lost the seat they looked through."""
        for viewer, listeners in list(self._looking.items()):
            if viewer is None and self._table.may_look(None, None):
                continue  # anybody may watch
            for listener in list(listeners):
                if not self._table.may_look(listener.person, viewer):
                    del listeners[listener]
                    self._outside[listener] = None
                    if viewer is not None:
                        listener.seat = None
                        listener.send(_text(lost(self._table, viewer)))

    def _let_in(self) -> None:
        """Once the match is over, everybody may see it."""
        table = self._table
        if table.status == "over" and not table.contest:
            outside, self._outside = self._outside, {}
            text = _text(tell(table, None, story(table, None))) if outside and table.position else ""
            for listener in outside:
                listener.seat = None
                self._looking[None][listener] = None
                if text:
                    listener.send(text)

    # News of the table

    def announce(self, knows: Listener | None = None) -> None:
        """Send table news: seats, presence, status. Not the match itself.

        Players get it at once. `knows`: a line that has just been sent it.
        """
        players = [line for seat, lines in self._looking.items() if seat is not None for line in lines]
        self._believed = {person for person in self._table.people if self._presence.online(person)}
        self._saw_absent.clear()
        self._write_news([listener for listener in players if listener is not knows])
        self._crowd_news = True
        self._tell_crowd()

    def came(self, listener: Listener) -> None:
        """A player connected. Somebody who reconnects within the grace period was never announced as absent."""
        self._parted.discard(listener.person or "")
        if self._grace_timer is not None and not self._parted:
            self._grace_timer.cancel()
            self._grace_timer = None
        if listener.person not in self._believed:
            self.announce(knows=listener)
            return
        saw = [line for line, gone in self._saw_absent.items() if listener.person in gone and line is not listener]
        if any(line.seat is None for line in saw):  # spectators are told in batches
            self.announce(knows=listener)
        elif saw:
            self._write_news(saw)

    def went(self, person: str) -> None:
        """A player disconnected: announced after a grace period, unless they reconnect."""
        self._parted.add(person)
        if self._grace_timer is None:
            self._grace_timer = asyncio.get_running_loop().call_later(BREAK, self._tell_gone)

    def _tell_gone(self) -> None:
        parted, self._parted, self._grace_timer = self._parted, set(), None
        if not all(map(self._presence.online, parted)):
            self.announce()

    def _write_news(self, listeners: Sequence[Listener]) -> None:
        if not listeners:
            return
        gone = self._in_grace()
        projection, watching = project(self._table), self.counted + self.elsewhere
        texts: dict[str | None, str] = {}
        insiders = {self._table.host, *(seat.person for seat in self._table.seats if isinstance(seat, Person))}
        for listener in listeners:
            person = listener.person if listener.person in insiders else None
            if person not in texts:
                told = info_of(self._table, projection, person, self._presence.here, watching)
                texts[person] = _text(TableNews(told))
            self._note_grace(listener, gone)
            listener.send(texts[person])

    def inform(self, listener: Listener) -> None:
        listener.send(self._news_for(listener))

    def _in_grace(self) -> set[str]:
        """People in their grace period: others still see them as present."""
        return {person for person in self._believed & self._parted if not self._presence.online(person)}

    def _note_grace(self, listener: Listener, gone: set[str]) -> None:
        if gone:
            self._saw_absent[listener] = gone
        else:
            self._saw_absent.pop(listener, None)

    def _news_for(self, listener: Listener) -> str:
        gone = self._in_grace()
        self._believed = {person for person in self._believed if person in gone or self._presence.online(person)}
        self._note_grace(listener, gone)
        watching = self.counted + self.elsewhere
        told = info_of(self._table, project(self._table), listener.person, self._presence.here, watching)
        return _text(TableNews(told))

    # Coming and going

    def has_place_for(self, person: str | None, *, newly: bool) -> bool:
        """Players always have one. New spectators do not overtake those in the queue."""
        return bool(self._table.seats_of(person)) or not (self._full or (newly and self._queue))

    @property
    def _full(self) -> bool:
        return len(self._outside) + len(self._looking[None]) + self.elsewhere >= MOST_SPECTATORS

    def queue(self, listener: Listener, last: int, whole: bool) -> NoReturn:
        """Queue the spectator, or refuse where the queue is full, too."""
        if listener not in self._queue and len(self._queue) >= MOST_QUEUED:
            raise NotAllowed("problem-spectators-full")
        self._queue[listener] = (last, whole)
        raise NotAllowed("problem-spectators-queue")

    def next_in_queue(self) -> tuple[Listener, int, bool] | None:
        """Pop the spectator who has waited longest, if there is a free place."""
        if not self._queue or self._full:
            return None
        listener = next(iter(self._queue))
        return listener, *self._queue.pop(listener)

    def place(self, listener: Listener, viewer: Viewer) -> None:
        """Take a place, before anything is sent."""
        self._queue.pop(listener, None)
        listener.seat = viewer
        self._outside[listener] = None

    def show(self, listener: Listener, last: int, whole: bool) -> None:
        """Send the current table news, and the match where they may watch it, in one go."""
        texts, table, viewer = [self._news_for(listener)], self._table, listener.seat
        if table.may_look(listener.person, viewer):
            self._outside.pop(listener, None)
            self._looking[viewer][listener] = None
            if table.position is not None:
                told: tuple[Told, ...] = story(table, viewer, last) if whole or last > 0 else ()
                first = not told and viewer is None
                texts.append(self._first_sight() if first else _text(tell(table, viewer, told)))
            if (said := latest(table, listener.person)) is not None:
                texts.append(_text(said))
        listener.send(*texts)

    def _first_sight(self) -> str:
        if self._watched is None or self._watched[0] is not self._table:
            self._watched = self._table, _text(tell(self._table, None))
        return self._watched[1]

    def forget(self, listener: Listener) -> bool:
        """Whether it had a place."""
        known = listener in self._outside or listener in self._looking[listener.seat]
        self._saw_absent.pop(listener, None)
        self._outside.pop(listener, None)
        self._looking[listener.seat].pop(listener, None)
        return known

    def leave_queue(self, listener: Listener) -> None:
        self._queue.pop(listener, None)

    # Long polls

    @contextmanager
    def place_to_ask(self, person: str | None) -> Iterator[None]:
        """A place for a long poll. Their number is limited, except for players."""
        if self._asking >= MOST_SPECTATORS and not self._table.seats_of(person):
            raise NotAllowed("problem-spectators-full")
        self._asking += 1
        try:
            yield
        finally:
            self._asking -= 1

    def next_change(self) -> "asyncio.Future[None]":
        """A future resolved at the next change."""
        if self._change is None:
            self._change = asyncio.get_running_loop().create_future()
        return self._change

    def answer_waiting(self) -> None:
        if self._change is not None:
            self._change.set_result(None)
            self._change = None


def _news(table: Table) -> tuple[object, ...]:
    """The part of a table's news that is not its seats."""
    asked = (table.ready, table.vote, table.offered_by, table.rematchers, table.declined)
    return (table.status, table.host, table.rematch, *asked)


def _text(message: ToPage) -> str:
    return _encode(message).decode()
