"""All tables of this device, for the one person who plays on it."""

import secrets
from collections.abc import Callable, Sequence
from time import time
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from crocetta import games
from crocetta.kit.bounds import TooMuch
from crocetta.kit.dealer import new_seed
from crocetta.kit.errors import UserError
from crocetta.kit.game import AnyGame, DataError
from crocetta.kit.match import Match
from crocetta.kit.record import RecordError
from crocetta.offline.line import Line
from crocetta.offline.room import Room, append
from crocetta.offline.streams import Streams
from crocetta.tables import commands as c
from crocetta.tables.branch import play_on, stream_of
from crocetta.tables.contests import check_own
from crocetta.tables.decide import Decided, decide, open_, rematch_of
from crocetta.tables.entries import Bot, Entry, Occupant, Opened, Person, StandIn, decoder
from crocetta.tables.errors import BadData, BadRequest, Unreadable
from crocetta.tables.persons import GameRecord, Me
from crocetta.tables.projection import Result, records
from crocetta.tables.protocol import NewTable, RematchRequest, SeatInfo, TableInfo
from crocetta.tables.replays import PlayOn
from crocetta.tables.seats import as_wished
from crocetta.tables.statistics import Finished
from crocetta.tables.table import Table, read

_INFO: Final = msgspec.json.Decoder(TableInfo)


class NoSuchTable(UserError):
    """There is no table of that name."""


class CannotOpen(UserError):
    """This version cannot read the stream of a table."""


class NotYet(UserError):
    """What was asked for is not available yet."""


class Source(NamedTuple):
    """A match with its stream."""

    table: Table
    stream: Sequence[Entry]


class Rooms:
    def __init__(self, streams: Streams, me: Me, now: Callable[[], float] = time) -> None:
        self.me = me
        self.now = now
        self._streams = streams
        self._rooms: dict[str, Room] = {}
        """Those with open lines."""

    # Tables

    async def room(self, name: str) -> Room:
        """The room of a table, by id or code, as stored."""
        table = await self._find(name)
        if table in self._rooms and self._rooms[table].lines:
            return self._rooms[table]
        try:
            stands = read(table, await self.entries(table))
        except Unreadable as error:
            raise CannotOpen("problem-table-unreadable", code=name) from error
        return Room(stands, self._streams, self.me.person, self.now)

    async def entries(self, table: str) -> list[Entry]:
        return [decoder.decode(text) for text in await self._streams.entries(table)]

    async def line(self, name: str, send: Callable[[str], None]) -> Line:
        room = await self.room(name)
        self._rooms[room.table.id] = room
        return Line(room, self.me.person, send, self.now)

    def part(self, line: Line) -> None:
        """A table without lines is dropped from memory: another tab may continue it."""
        line.room.part(line)
        if not line.room.lines:
            self._rooms.pop(line.room.table.id, None)

    async def create(self, wish: NewTable, table: str = "", code: str = "", root: str = "") -> Room:
        """Open a table; id, code and secret are generated unless given."""
        check_own(wish.settings)
        game, lesson = _game(wish), wish.settings.lesson
        table = table or secrets.token_hex(8)
        opened = Opened(
            at=self.now(),
            code=code or _code(table),
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.digest,
            data=wish.data,
            options=wish.options,
            settings=wish.settings,
            seed=lesson or root or new_seed(),
            host=self.me.person,
            seats=as_wished(
                self.me.person, self.me.nickname, wish.seats, game, wish.luck.share if wish.luck else ""
            ),
            link=0 if lesson else 1,
        )
        return await self.open(table, opened)

    async def open(self, table: str, opened: Opened) -> Room:
        return await self._begin(open_(table, opened))

    async def rematch(self, name: str, wish: RematchRequest) -> Room:
        """Offer or decline. The new table is stored before the old one refers to it."""
        room, person, new = await self.room(name), self.me.person, secrets.token_hex(8)
        offers = c.OfferRematch(person, new, wish.at_once) if wish.accept else c.DeclineRematch(person, new)
        decided = decide(room.table, offers, self.now())
        assert isinstance(decided, Decided)
        if decided.table.rematch == new:
            await self._begin(rematch_of(decided.table, person, new, _code(new), new_seed(), self.now()))
        await room.do(offers)
        return room

    async def play_on(self, source: Source, wish: PlayOn) -> Room:
        """Open a table whose match continues from a moment of another."""
        me, new = Person(self.me.person, self.me.nickname), secrets.token_hex(8)
        return await self._begin(play_on(*source, wish, me, new, _code(new), new_seed(), self.now()))

    async def begun(self, name: str) -> Source:
        """Finished or not: nobody else is here to keep secrets from."""
        room = await self.room(name)
        if room.table.position is None:
            raise NotYet("problem-not-started")
        return Source(room.table, await self.entries(room.table.id))

    async def finished(self, name: str) -> Source:
        source = await self.begun(name)
        if source.table.status != "over":
            raise NotYet("problem-record")
        return source

    def from_file(self, file: str) -> Source:
        """A match file, only viewed, not stored."""
        try:
            match = Match.loads(file.encode(), games.resolve)
        except (RecordError, TooMuch) as error:
            raise BadRequest("problem-match-file", field="file", reason=str(error)) from error
        stream = stream_of(match, self.now())
        return Source(read("", stream), stream)

    async def _begin(self, decided: Decided) -> Room:
        await append(self._streams, 1, decided, self.me.person)
        return Room(decided.table, self._streams, self.me.person, self.now)

    async def _find(self, name: str) -> str:
        for table in await self.listed():
            if name in (table.table, table.code):
                return table.table
        raise NoSuchTable("problem-table-missing", name=name)

    # Lists

    async def listed(self) -> list[TableInfo]:
        return [_INFO.decode(text) for text in await self._streams.lists()]

    async def mine(self) -> list[TableInfo]:
        mine = [table for table in await self.listed() if table.status != "closed" and _seats(table)]
        return sorted(mine, key=lambda table: table.updated, reverse=True)

    async def records(self, without: str | None = None) -> list[GameRecord]:
        """Without lessons and matches on several seats."""
        results = []
        for table in await self.listed():
            seats = [seat for seat in _seats(table) if table.seats[seat].bot is None]
            counts = table.status == "over" and not table.settings.lesson and table.table != without
            if counts and len(seats) == 1:
                seat = seats[0]
                results.append(Result(table.table, table.game, table.scores[seat], table.ranks[seat]))
        return records(results)

    async def history(self) -> list[Finished]:
        """My finished matches, the latest first."""
        return [self._as_finished(table) for table in await self.mine() if table.status == "over"]

    def _as_finished(self, table: TableInfo) -> Finished:
        return Finished(
            table=table.table,
            code=table.code,
            game=table.game,
            at=table.updated,
            seats=tuple(self._occupant(seat) for seat in table.seats),
            scores=table.scores,
            ranks=table.ranks,
            counts=table.settings.counts,
        )

    def _occupant(self, seat: SeatInfo) -> Occupant:
        if seat.kind == "person":
            stand_in = StandIn(seat.bot, "away") if seat.bot else None
            return Person(self.me.person if seat.mine else "", seat.name, stand_in)
        return Bot(seat.name, seat.bot or "")

    async def drawn(self, name: str, edition: str) -> AnyGame | None:
        """The game with the cards or maze of this digest, shipped or from one of my tables."""
        game = games.find(name, edition)
        if game.edition.digest == edition:
            return game
        for table in await self.listed():
            if (table.game, table.edition) == (name, edition):
                opened = (await self.entries(table.table))[0]
                return games.get(name, opened.data) if isinstance(opened, Opened) else None
        return None

    def rename(self, nickname: str) -> Me:
        self.me = replace(self.me, nickname=nickname)
        return self.me


def _seats(table: TableInfo) -> list[int]:
    return [seat.seat for seat in table.seats if seat.mine]


def _code(table: str) -> str:
    """Not to be said aloud: only part of the table's URL in this browser."""
    return table[:8]


def _game(wish: NewTable) -> AnyGame:
    try:
        games.get(wish.game)
    except ValueError as error:
        raise BadRequest("problem-data", field="game", reason=str(error)) from error
    try:
        return games.get(wish.game, wish.data)
    except TooMuch as error:
        raise BadRequest(error.key, field="data", **error.parameters) from error
    except DataError as error:
        raise BadData(error, "data") from error
