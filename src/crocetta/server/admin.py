"""Admin commands for the operator of a running server, over a Unix socket that only the same user can open.

One line of JSON in, one out. Each worker has a socket of its own, in a folder named after the database.
"""

import asyncio
import os
import stat
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import structlog
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import URL, make_url

from crocetta.kit.errors import UserError
from crocetta.server import metrics, wall_clock
from crocetta.server.errors import NoSuchTable
from crocetta.server.identity import LINK_SECONDS, Identity
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables import commands as c
from crocetta.tables.entries import Person

log = structlog.get_logger()

PATIENCE: Final = 5.0
"""Seconds a table has to end normally before it is dropped from memory and reloaded."""
ANSWERS_WITHIN: Final = 15.0
LONGEST: Final = 4 * 2**20
LONGEST_PATH: Final = 100
"""Bytes; the limit for a Unix socket path is only slightly higher (`sun_path`)."""


# Requests


class Status(Struct, frozen=True, tag="status"): ...


class Metrics(Struct, frozen=True, tag="metrics"): ...


class ListTables(Struct, frozen=True, tag="tables"): ...


class EndTable(Struct, frozen=True, tag="end"):
    """Close a table for everybody. Its stream is kept."""

    table: str


class Revoke(Struct, frozen=True, tag="revoke"):
    """Sign out all devices of a person."""

    person: str


Asked: TypeAlias = Status | Metrics | ListTables | EndTable | Revoke


# Responses


class Standing(Struct, frozen=True, tag="standing"):
    process: int
    seconds: float
    """Uptime."""
    tables: int
    """In memory."""
    lines: int
    moves_a_second: float
    """People's moves only, over the last minute."""
    bots_thinking: int
    bots_waiting: int
    refused: dict[str, int]
    """Requests refused by rate limits since the start, by kind."""


class Told(Struct, frozen=True, tag="told"):
    """Text for the terminal."""

    text: str


class TableLine(Struct, frozen=True):
    table: str
    code: str
    game: str
    status: str
    lines: int
    entries: int
    awaited: tuple[int, ...]
    idle: float
    """Seconds since the last activity."""
    people: dict[str, str]
    """Names by person id."""


class TableList(Struct, frozen=True, tag="table list"):
    tables: tuple[TableLine, ...]


class Ended(Struct, frozen=True, tag="ended"):
    code: str
    forced: bool
    """The table did not respond and was reloaded from its stream."""


class Revoked(Struct, frozen=True, tag="revoked"):
    link: str
    """Lets the person claim their seats on another device."""
    minutes: int


class NotDone(Struct, frozen=True, tag="not done"):
    why: str


Answered: TypeAlias = Standing | Told | TableList | Ended | Revoked | NotDone

_asked: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)
_answered: Final[msgspec.json.Decoder[Answered]] = msgspec.json.Decoder(Answered)
_encode: Final = msgspec.json.Encoder().encode


# Server


class Admin:
    """Handles requests for one process."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._since = wall_clock.now()

    @property
    def _rooms(self) -> Rooms:
        rooms: Rooms = self._state.rooms
        return rooms

    async def answer(self, asked: Asked) -> Answered:
        try:
            match asked:
                case Status():
                    return self.standing()
                case Metrics():
                    return Told(self.metrics())
                case ListTables():
                    return TableList(tuple(_line(room) for room in self._rooms.live.values()))
                case EndTable(table):
                    return await self._end(table)
                case Revoke(person):
                    return await self._revoke(person)
        except UserError as error:
            return NotDone(str(error))
        except DatabaseUnavailable as error:
            log.warning("admin request failed", error=repr(error))
            return NotDone(str(UserError("problem-database")))

    def standing(self) -> Standing:
        thinking, waiting = self._rooms.desk.load
        return Standing(
            process=os.getpid(),
            seconds=round(wall_clock.now() - self._since, 1),
            tables=len(self._rooms.live),
            lines=_lines(self._rooms),
            moves_a_second=round(metrics.moves_a_second(), 2),
            bots_thinking=thinking,
            bots_waiting=waiting,
            refused=dict(metrics.refused.by_kind),
        )

    def metrics(self) -> str:
        now = self.standing()
        gauges = {
            "crocetta_tables": now.tables,
            "crocetta_lines": now.lines,
            "crocetta_bots_thinking": now.bots_thinking,
            "crocetta_bots_waiting": now.bots_waiting,
            "crocetta_up_seconds": now.seconds,
        }
        return metrics.render(gauges, os.getpid())

    async def _end(self, name: str) -> Ended:
        """Force-close a table. One that no longer responds is reloaded from its stream first."""
        forced = False
        try:
            async with asyncio.timeout(PATIENCE):
                room = await self._rooms.room(name)
                await room.do(c.Close(None))
        except TimeoutError:
            forced = True
            room = await self._end_anew(name)
        log.warning("table ended by the operator", table=room.table.id, forced=forced)
        return Ended(room.table.facts.code, forced)

    async def _end_anew(self, name: str) -> Room:
        table = await self._rooms.tables.find(name)
        if table is None:
            raise NoSuchTable("problem-table-missing", name=name)
        stuck = self._rooms.live.pop(table, None)
        room = await self._rooms.room(table)
        await room.do(c.Close(None))
        for listener in stuck.audience.listeners if stuck is not None else ():
            room.audience.inform(listener)
        return room

    async def _revoke(self, person: str) -> Answered:
        identity: Identity = self._state.identity
        if await identity.people.generation(person) is None:
            raise UserError("problem-person", person=person)
        await identity.revoke(person)
        log.warning("devices revoked by the operator", person=person)
        return Revoked(f"device/{await identity.new_link(person)}", LINK_SECONDS // 60)


def _lines(rooms: Rooms) -> int:
    return sum(len(room.audience.listeners) for room in rooms.live.values())


def _line(room: Room) -> TableLine:
    table = room.table
    people = {seat.person: seat.name for seat in table.seats if isinstance(seat, Person)}
    return TableLine(
        table=table.id,
        code=table.facts.code,
        game=table.facts.game,
        status=table.status,
        lines=len(room.audience.listeners),
        entries=table.seq,
        awaited=table.awaited,
        idle=round(wall_clock.now() - room.touched, 1),
        people=people,
    )


@asynccontextmanager
async def listening(state: State, database: URL) -> AsyncIterator[None]:
    """Serves admin requests while the server runs."""
    state.admin = admin = Admin(state)
    folder = socket_folder(database)
    path = None if folder is None else folder / f"{os.getpid()}.sock"
    server = None if path is None else await _bound(admin, path)
    try:
        yield
    finally:
        if server is not None and path is not None:
            server.close()
            with suppress(OSError):
                path.unlink(missing_ok=True)


async def _bound(admin: Admin, path: Path) -> asyncio.Server | None:
    """None where no socket can be made: the server works without one."""
    if sys.platform != "win32":
        server = None
        try:
            path.unlink(missing_ok=True)
            server = await asyncio.start_unix_server(_serving(admin.answer), path, limit=LONGEST)
            path.chmod(0o600)
        except OSError as error:
            log.warning("no admin socket", path=str(path), error=repr(error))
            if server is not None:
                server.close()
        else:
            return server
    return None


def _serving(
    answer: Callable[[Asked], Awaitable[Answered]],
) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                try:
                    reply: Answered = await answer(_asked.decode(await reader.readline()))
                except msgspec.MsgspecError as error:
                    reply = NotDone(str(error))
                writer.write(_encode(reply) + b"\n")
                await writer.drain()
        except (OSError, TimeoutError) as error:
            log.warning("admin request failed", error=repr(error))
        finally:
            writer.close()

    return serve


# Client


def socket_folder(database: URL) -> Path | None:
    """The folder with the sockets of a database's servers; None where unsupported."""
    if not hasattr(os, "getuid"):  # Windows
        return None
    parent = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
    if database.get_backend_name() == "sqlite":
        named = os.path.realpath(database.database or "")
    else:
        named = database.render_as_string(hide_password=True)
    folder = parent / f"crocetta-{os.getuid()}" / sha256(named.encode()).hexdigest()[:12]
    if len(bytes(folder / "1234567890.sock")) > LONGEST_PATH:
        log.warning("no admin socket: its name is too long", folder=str(folder))
        return None
    for each in (folder.parent, folder):
        try:
            each.mkdir(mode=0o700, exist_ok=True)
            found = each.lstat()
        except OSError as error:
            log.warning("no admin socket", folder=str(each), error=repr(error))
            return None
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077:
            log.warning("no admin socket: others may open its folder", folder=str(each))
            return None
    return folder


async def ask_all(database: URL | str, asked: Asked) -> list[Answered]:
    """The responses of all running servers of this database."""
    answers = await asyncio.gather(*(_ask(path, asked) for path in _sockets(database)))
    return [answer for answer in answers if answer is not None]


def _sockets(database: URL | str) -> list[Path]:
    folder = socket_folder(make_url(database))
    return sorted(folder.glob("*.sock")) if folder is not None else []


async def ask_one(database: URL | str, asked: Asked) -> Answered | None:
    """The response of the first server that is up; None if none is."""
    for path in _sockets(database):
        if (answer := await _ask(path, asked)) is not None:
            return answer
    return None


async def _ask(path: Path, asked: Asked) -> Answered | None:
    if sys.platform != "win32":
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST)
                writer.write(_encode(asked) + b"\n")
                await writer.drain()
                text = await reader.readline()
                writer.close()
                return _answered.decode(text)
        except (ConnectionRefusedError, FileNotFoundError):
            with suppress(OSError):
                path.unlink(missing_ok=True)  # left by a killed server
        except (OSError, TimeoutError, msgspec.MsgspecError) as error:
            return NotDone(f"{path.stem}: {error!r}")
    return None
