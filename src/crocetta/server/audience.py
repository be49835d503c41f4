"""The viewers of a table, and what each of them is sent: the match through a seat, or as spectators see it.

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
"""At one table, besides its players: each hears of everything."""
MOST_QUEUED: Final = 1_000
"""Who comes when there are so many gets the next place that is free."""
CROWD: Final = 8
"""So many besides the players are told at once, however much happens."""
CROWD_EVERY: Final = 0.25
"""Seconds; more of them are told together, all that happened since the last time."""
COUNT_EVERY: Final = 0.5
"""Seconds after which the others hear that somebody looks on, or does no more: most who look in are soon gone."""
BREAK: Final = 1.0
"""Seconds that a line which broke has to come back, before the others hear that somebody is gone."""
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection that looks at the table."""

    person: str | None
    seat: Viewer

    def send(self, *texts: str) -> None: ...


class Audience:
    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        """As everybody but a crowd was told of it."""
        self._presence = presence
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
        self._counting: asyncio.TimerHandle | None = None
        self.counted = 0
        """How many look on here, as everybody is told, until it is counted again: nobody keeps another number."""
        self.on_count: Callable[[int], None] = lambda watching: None
        self.elsewhere = 0
        """How many look on at other workers."""
        self._believed: set[str] = set()
        """Of whom everybody was told that they are here."""
        self._saw_break: dict[Listener, set[str]] = {}
        """Those who came while others' lines were broken, and were told of these that they are not here."""
        self._parted: set[str] = set()
        """Whose lines have ended, which the others may still hear of."""
        self._breaking: asyncio.TimerHandle | None = None
        self._watched: tuple[Table, str] | None = None
        """What whoever begins to watch is shown, made once for all of them."""
        self._asking = 0
        self._change: asyncio.Future[None] | None = None
        """Made for those who wait without a line for something to happen."""

    @property
    def listeners(self) -> list[Listener]:
        return [*self._outside, *(listener for group in self._looking.values() for listener in group)]

    @property
    def anybody(self) -> bool:
        return bool(self._outside or self._queue or any(self._looking.values()))

    @property
    def watching(self) -> int:
        """How many look on here who do not play: people once each, and every line of a stranger."""
        lines = [*self._outside, *self._looking[None]]
        known = {line.person for line in lines if line.person is not None and not self._table.seats_of(line.person)}
        return len(known) + sum(line.person is None for line in lines)

    def count(self) -> None:
        """Somebody may have begun to look on, or ceased to."""
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
        """All that happened since the last time.

        Who sits where comes first: a page may have to look through another seat to understand the rest.
        """
        before, self._table = self._table, table
        if self._crowd_waits is None:
            self._crowd_told = before.told_to(None).length
        if before.seats is not table.seats:
            self._show_out()
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
        """To everybody at once: nobody can say much. What is new for nobody is not sent."""
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
        """Spectators are told at once while they are few; else now and then, however often something happens."""
        if self._crowd_waits is None:
            self._tell_crowd_now()

    def _tell_crowd_now(self) -> None:
        self._crowd_waits = None
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
            self._crowd_waits = asyncio.get_running_loop().call_later(CROWD_EVERY, self._tell_crowd_now)

    def _show_out(self) -> None:
        """Who has lost a seat looks through it no more."""
        for viewer, listeners in list(self._looking.items()):
            if viewer is None and self._table.may_look(None, None):
                continue  # open to everybody
            for listener in list(listeners):
                if not self._table.may_look(listener.person, viewer):
                    del listeners[listener]
                    self._outside[listener] = None
                    if viewer is not None:
                        listener.seat = None
                        listener.send(_text(lost(self._table, viewer)))

    def _let_in(self) -> None:
        """Who could not watch may see the end."""
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
        """News of the table, not of the match: who sits where, who is here, whether it has begun or ended.

        Players hear it at once. `knows`: one of them who has just been told.
        """
        players = [line for seat, lines in self._looking.items() if seat is not None for line in lines]
        self._believed = {person for person in self._table.people if self._presence.online(person)}
        self._saw_break.clear()
        self._write_news([listener for listener in players if listener is not knows])
        self._crowd_news = True
        self._tell_crowd()

    def came(self, listener: Listener) -> None:
        """Somebody of the table is here. Whose line merely broke was never gone for the others."""
        self._parted.discard(listener.person or "")
        if self._breaking is not None and not self._parted:
            self._breaking.cancel()
            self._breaking = None
        if listener.person not in self._believed:
            self.announce(knows=listener)
            return
        saw = [line for line, gone in self._saw_break.items() if listener.person in gone and line is not listener]
        if any(line.seat is None for line in saw):  # a crowd is told together
            self.announce(knows=listener)
        elif saw:
            self._write_news(saw)

    def went(self, person: str) -> None:
        """Nobody hears of it if they are back in a moment."""
        self._parted.add(person)
        if self._breaking is None:
            self._breaking = asyncio.get_running_loop().call_later(BREAK, self._tell_gone)

    def _tell_gone(self) -> None:
        parted, self._parted, self._breaking = self._parted, set(), None
        if not all(map(self._presence.online, parted)):
            self.announce()

    def _write_news(self, listeners: Sequence[Listener]) -> None:
        if not listeners:
            return
        gone = self._in_a_break()
        projection, watching = project(self._table), self.counted + self.elsewhere
        texts: dict[str | None, str] = {}
        insiders = {self._table.host, *(seat.person for seat in self._table.seats if isinstance(seat, Person))}
        for listener in listeners:
            person = listener.person if listener.person in insiders else None
            if person not in texts:
                told = info_of(self._table, projection, person, self._presence.here, watching)
                texts[person] = _text(TableNews(told))
            self._note_break(listener, gone)
            listener.send(texts[person])

    def inform(self, listener: Listener) -> None:
        listener.send(self._news_for(listener))

    def _in_a_break(self) -> set[str]:
        """Whom the others still believe to be here."""
        return {person for person in self._believed & self._parted if not self._presence.online(person)}

    def _note_break(self, listener: Listener, gone: set[str]) -> None:
        if gone:
            self._saw_break[listener] = gone
        else:
            self._saw_break.pop(listener, None)

    def _news_for(self, listener: Listener) -> str:
        gone = self._in_a_break()
        self._believed = {person for person in self._believed if person in gone or self._presence.online(person)}
        self._note_break(listener, gone)
        watching = self.counted + self.elsewhere
        told = info_of(self._table, project(self._table), listener.person, self._presence.here, watching)
        return _text(TableNews(told))

    # Coming and going

    def has_place_for(self, person: str | None, *, newly: bool) -> bool:
        """Players always have one. Nobody who comes anew overtakes those who wait."""
        return bool(self._table.seats_of(person)) or not (self._full or (newly and self._queue))

    @property
    def _full(self) -> bool:
        return len(self._outside) + len(self._looking[None]) + self.elsewhere >= MOST_SPECTATORS

    def queue(self, listener: Listener, last: int, whole: bool) -> NoReturn:
        """They are told that they wait; or that not even that is possible."""
        if listener not in self._queue and len(self._queue) >= MOST_QUEUED:
            raise NotAllowed("problem-spectators-full")
        self._queue[listener] = (last, whole)
        raise NotAllowed("problem-spectators-queue")

    def next_in_queue(self) -> tuple[Listener, int, bool] | None:
        """Who has waited longest, if there is a place for them; they wait no more."""
        if not self._queue or self._full:
            return None
        listener = next(iter(self._queue))
        return listener, *self._queue.pop(listener)

    def place(self, listener: Listener, viewer: Viewer) -> None:
        """They count from now on, before they are shown anything."""
        self._queue.pop(listener, None)
        listener.seat = viewer
        self._outside[listener] = None

    def show(self, listener: Listener, last: int, whole: bool) -> None:
        """News of the table are for everybody who knows it; the match for those who may look. All goes at once."""
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
        """True if it had a place."""
        known = listener in self._outside or listener in self._looking[listener.seat]
        self._saw_break.pop(listener, None)
        self._outside.pop(listener, None)
        self._looking[listener.seat].pop(listener, None)
        return known

    def leave_queue(self, listener: Listener) -> None:
        self._queue.pop(listener, None)

    # Those who ask and wait, without a line

    @contextmanager
    def place_to_ask(self, person: str | None) -> Iterator[None]:
        """While somebody waits for an answer. For those who do not play here there are only so many places."""
        if self._asking >= MOST_SPECTATORS and not self._table.seats_of(person):
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


def _news(table: Table) -> tuple[object, ...]:
    """What lines are told of a table besides its match and its seats."""
    asked = (table.ready, table.vote, table.offered_by, table.rematchers, table.declined)
    return (table.status, table.host, table.rematch, *asked)


def _text(message: ToPage) -> str:
    return _encode(message).decode()
