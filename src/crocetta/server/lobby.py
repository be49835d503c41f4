"""Open home pages: each is sent the lobby and what happens at its person's tables.

Changes are only marked. A few times a second the marked tables are read from the projections, in one query, and
sent if they differ from what was sent before: so a sealed choice, which changes no projection, never shows.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
import structlog

from crocetta.kit.errors import UserError
from crocetta.server import wall_clock
from crocetta.server.lists import Watched, here_at, watching_at
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.tables import LISTED, LISTED_OF_A_HOST
from crocetta.server.visible_pages import VisiblePages
from crocetta.tables.entries import Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.lobby import FromHome, LobbyChange, LobbyList, LobbyTable, MyTable, ToHome, is_listed, listed
from crocetta.tables.matchmaking import free_seats
from crocetta.tables.projection import Projection, info
from crocetta.tables.protocol import Front, Ping, Pong, Problem
from crocetta.tables.table import Table

log = structlog.get_logger()

EVERY: Final = 0.25
"""Seconds between two updates."""
AT_ONCE: Final = 200
"""Tables read in one query; more wait for the next."""
_decoder: msgspec.json.Decoder[FromHome] = msgspec.json.Decoder(FromHome)
_encode = msgspec.json.Encoder().encode


class HomeLine:
    """The connection of one home page."""

    name = "lobby"

    def __init__(self, lobby: "Lobby", person: str | None, send: Callable[[str], None]) -> None:
        self.person = person
        self.send = send
        self.front = False
        self._lobby = lobby

    async def begin(self) -> None:
        await self._lobby.arrive(self)

    async def receive(self, text: str) -> int:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(text, BadRequest("problem-message-unreadable", reason=str(error)))
            return 1
        match message:
            case Front(front):
                self._turn(front)
            case Ping():
                await self._lobby.tell()
                self.send(_text(Pong(wall_clock.now())))
        return 1

    def refuse(self, text: str, why: UserError) -> None:
        self.send(_text(Problem(str(why), key=why.key, parameters=why.parameters)))

    def _turn(self, front: bool) -> None:
        self._lobby.visible_pages.note(self.person, self.front, front)
        self.front = front

    async def end(self) -> None:
        self._turn(False)
        self._lobby.part(self)


class Lobby:
    def __init__(self, rooms: Watched, visible_pages: VisiblePages) -> None:
        self._rooms = rooms
        self.visible_pages = visible_pages
        self.anybody = False
        """Whether any home page is open."""
        self._lines: dict[str | None, dict[HomeLine, None]] = {}
        self._listed: dict[str, tuple[str, LobbyTable]] = {}
        """The listed tables with their hosts; the number per host is limited."""
        self._known: dict[str, Projection] = {}
        """Tables of connected people, as last sent."""
        self._of: dict[str, set[str]] = {}
        self._noted: dict[str, None] = {}
        self._complete = False
        """`_listed` is loaded and kept current."""
        self._timer: asyncio.TimerHandle | None = None
        self._turn = asyncio.Lock()

    # Changes

    def changed(self, before: Table, table: Table) -> None:
        """A table in memory was written."""
        settings, seated = table.facts.settings, before.seats is not table.seats or before is table
        joinable = settings.listed and seated and bool(free_seats(table))
        if joinable or (seated and any(person in self._lines for person in table.people)):
            self.note(table.id)
        else:
            self.heard(table.id)

    def heard(self, table: str) -> None:
        """A stream has grown; ignored unless somebody here is shown the table."""
        if table in self._listed or table in self._known:
            self.note(table)

    def note(self, table: str) -> None:
        """Mark a table for the next update."""
        if self._lines:
            self._noted[table] = None
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(EVERY, self._tell_soon)

    def note_all(self) -> None:
        """Reload everything: this worker was disconnected and may have missed changes."""
        if self._lines:
            for table in self._known:
                self.note(table)
            self._complete = False
            self._rooms.in_background(self._reload())

    def _tell_soon(self) -> None:
        self._timer = None
        self._rooms.in_background(self.tell())

    async def tell(self) -> None:
        """Send all marked changes."""
        async with self._turn:
            while self._noted:
                tables = list(self._noted)[:AT_ONCE]
                for table in tables:
                    del self._noted[table]
                try:
                    await self._tell(tables)
                except DatabaseUnavailable as error:
                    log.warning("lobby update failed", error=repr(error))
                    self._noted |= dict.fromkeys(tables)
                    return

    async def _tell(self, tables: list[str]) -> None:
        found = {p.id: p for p in await self._rooms.tables.some(tables)}
        watching = await watching_at(self._rooms, found)
        changed = [entry for table in tables if (entry := self._list(found.get(table), watching)) is not None]
        gone = [
            table for table in tables if table in self._listed and not (table in found and is_listed(found[table]))
        ]
        for table in gone:
            del self._listed[table]
        if changed or gone:
            text = _text(LobbyChange(tuple(changed), tuple(gone)))
            for line in self._all():
                line.send(text)
        for p in found.values():
            self._tell_own(p, watching.get(p.id, 0))

    def _list(self, p: Projection | None, watching: dict[str, int]) -> LobbyTable | None:
        """The lobby entry of a table, if it is new or changed."""
        if p is None or not is_listed(p):
            return None
        entry = listed(p, watching.get(p.id, 0))
        before = self._listed.get(p.id)
        if before is None:
            of_host = sum(host == p.host for host, _ in self._listed.values())
            if len(self._listed) >= LISTED or of_host >= LISTED_OF_A_HOST:
                return None
        elif before[1] == entry:
            return None
        self._listed[p.id] = (p.host, entry)
        return entry

    def _tell_own(self, p: Projection, watching: int) -> None:
        before = self._known.get(p.id, p)
        people = (_people(p) | _people(before)) & self._lines.keys()  # whoever lost a seat is told, too
        if not people or self._known.get(p.id) == p:
            return
        self._keep(p, people)
        for person in people:
            told = info(p, person, here_at(self._rooms, p.id), watching)
            for line in self._lines[person]:
                line.send(_text(MyTable(told)))
        if p.rematch is not None and p.rematch not in self._known:
            self.note(p.rematch)

    def _keep(self, p: Projection, people: Iterable[str | None]) -> None:
        self._known[p.id] = p
        for person in people:
            if person is not None:
                self._of.setdefault(person, set()).add(p.id)

    # Coming and going

    async def arrive(self, line: HomeLine) -> None:
        """Send a new line the whole lobby; from now on it gets the changes."""
        self.anybody = True
        self._lines.setdefault(line.person, {})[line] = None
        if line.person is not None:
            await self._show_own(line, line.person)
        if self._complete:
            line.send(self._whole())
        else:
            await self._reload()

    async def _show_own(self, line: HomeLine, person: str) -> None:
        """Send a person's tables: what the page requested may be older, and later only changes are sent."""
        tables = await self._rooms.tables.mine(person)
        watching = await watching_at(self._rooms, [p.id for p in tables])
        for p in tables if person in self._lines else ():
            if self._known.get(p.id, p) != p:  # other lines have not been sent this yet
                self.note(p.id)
            self._keep(self._known.get(p.id, p), [person])
            if p.status in ("gathering", "running"):
                told = info(p, person, here_at(self._rooms, p.id), watching.get(p.id, 0))
                line.send(_text(MyTable(told)))

    async def _reload(self) -> None:
        async with self._turn:
            tables = [p for p in await self._rooms.tables.lobby() if is_listed(p)]
            watching = await watching_at(self._rooms, [p.id for p in tables])
            self._listed = {p.id: (p.host, listed(p, watching.get(p.id, 0))) for p in tables}
            self._complete = bool(self._lines)
        text = self._whole()
        for line in self._all():
            line.send(text)

    def _whole(self) -> str:
        return _text(LobbyList(tuple(entry for _, entry in self._listed.values())))

    def part(self, line: HomeLine) -> None:
        lines = self._lines.get(line.person, {})
        lines.pop(line, None)
        if lines:
            return
        self._lines.pop(line.person, None)
        for table in self._of.pop(line.person or "", ()):
            if table in self._known and not _people(self._known[table]) & self._lines.keys():
                del self._known[table]
        if not self._lines:
            self.anybody = self._complete = False
            self._listed.clear()
            self._noted.clear()

    def _all(self) -> list[HomeLine]:
        return [line for lines in self._lines.values() for line in lines]


def _people(p: Projection) -> set[str | None]:
    return {seat.person for seat in p.seats if isinstance(seat, Person)}


def _text(message: ToHome) -> str:
    return _encode(message).decode()
