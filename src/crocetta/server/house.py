"""All tables of the house: opening, joining, leaving, closing, and the clock that looks after them."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.kit.dealer import new_seed
from crocetta.kit.game import AnyGame, Illegal
from crocetta.kit.match import TakeBackRefused
from crocetta.server.identity import tidy
from crocetta.server.live import BadRequest, LiveTable, NotAllowed
from crocetta.server.protocol import ChangeSeat, NewSeat, NewTable, TableInfo
from crocetta.server.store import ChairRow, Lost, Store, TableRow, to_json

log = structlog.get_logger()

TICK: Final = 0.5
IDLE: Final = 900
"""Seconds after which a table that nobody looks at is put away; its log stays."""
WORDS: Final = (
    "ANCHOR",
    "BEACON",
    "CANDLE",
    "COIN",
    "CORAL",
    "CROWN",
    "DUNE",
    "EMBER",
    "FEATHER",
    "GEM",
    "GULL",
    "HARBOUR",
    "ISLAND",
    "JADE",
    "LAGOON",
    "LAMP",
    "LANTERN",
    "LOTUS",
    "MAP",
    "MAST",
    "OASIS",
    "PALM",
    "PEARL",
    "PENCIL",
    "REEF",
    "RIVER",
    "SAND",
    "SCARAB",
    "SHELL",
    "STAR",
    "STONE",
    "SUN",
    "TIDE",
    "TOMB",
    "TORCH",
    "WAVE",
)
BOT_NAMES: Final = ("Ada", "Bruno", "Celina", "Dario", "Elia", "Fosca", "Gino", "Halina")


class NoSuchTable(Exception):  # noqa: N818 - said to a person
    """There is no table of that name."""


class CannotOpen(Exception):  # noqa: N818 - said to a person
    """The log of a table makes no sense to this program."""


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._ticker: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        for row in await self.store.running_tables():
            settings = msgspec.json.decode(row.settings)
            if settings.get("clock") or settings.get("away"):
                with contextlib.suppress(CannotOpen):
                    await self.table(row.id)
        self._ticker = asyncio.create_task(self._tick())

    async def close(self) -> None:
        tasks = [task for task in (self._ticker, *self._background) if task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def table(self, name: str) -> LiveTable:
        """The table of this id or code, brought to life if it is asleep."""
        if name not in self.live:
            async with self._loading:
                row = await self.store.table(name)
                if row is None:
                    raise NoSuchTable(f"there is no table {name!r}")
                name = row.id
                if name not in self.live:
                    self.live[name] = await self._wake(row)
                    self.wake_bots(self.live[name])
        table = self.live[name]
        table.touched = time.time()
        return table

    async def _wake(self, row: TableRow) -> LiveTable:
        try:
            table = LiveTable(self.store, row, await self.store.chairs(row.id))
            if (row.rules, row.edition) != (table.game.rules_version, table.game.edition.digest):
                raise ValueError("it was played by other rules or with other cards than this program has")
            await table.catch_up()
        except (ValueError, Illegal, TakeBackRefused, msgspec.MsgspecError) as error:
            log.warning("a table cannot be opened", table=row.id, error=str(error))
            raise CannotOpen(f"the table {row.code} cannot be opened: {error}") from error
        return table

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LiveTable]:
        """The table, for one change at a time; afterwards its bots may act."""
        table = await self.table(name)
        async with table.lock:
            if table.lost:
                await table.reload()
            yield table
        self.wake_bots(table)

    def wake_bots(self, table: LiveTable) -> None:
        if table.lock.locked() or not (table.lost or any(map(table.played_by_bot, table.awaited))):
            return
        task = asyncio.create_task(self._bots_play(table))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _bots_play(self, table: LiveTable) -> None:
        try:
            async with self.at(table.row.id) as live:
                await live.let_bots_play()
        except Exception:
            log.exception("bots could not play", table=table.row.id)

    async def _tick(self) -> None:
        """Deadlines, absent people, idle tables."""
        while True:
            await asyncio.sleep(TICK)
            for table in list(self.live.values()):
                try:
                    self.wake_bots(table)
                except Exception:
                    log.exception("the clock stumbled", table=table.row.id)
                if _idle(table):
                    del self.live[table.row.id]

    # Opening and gathering

    async def create(self, host: str, nickname: str, wish: NewTable) -> LiveTable:
        game = _game(wish)
        if len(wish.seats) not in game.seats:
            raise BadRequest(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players (field seats)")
        options = to_json(wish.options)
        try:
            game.setup(len(wish.seats), game.types.options.decode(options))
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadRequest(f"field options: {error}") from error
        chairs = _chairs(host, nickname, wish.seats)
        now = time.time()
        row = TableRow(
            id=secrets.token_hex(8),
            code=_code(),
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.digest,
            data=wish.data,
            options=options,
            settings=msgspec.json.encode(wish.settings).decode(),
            seed=new_seed(),
            host=host,
            status="gathering",
            rematch=None,
            created=now,
            updated=now,
        )
        row = await self._add(row, chairs)
        async with self.at(row.id) as table:
            if all(chair.kind != "open" for chair in chairs):
                await self._begin(table)
        return table

    async def _add(self, row: TableRow, chairs: list[ChairRow]) -> TableRow:
        """Put a table up under a code that no other has."""
        while True:
            try:
                await self.store.add_table(row, chairs)
                return row
            except Lost:
                row = replace(row, id=secrets.token_hex(8), code=_code())

    async def join(self, name: str, person: str, nickname: str) -> LiveTable:
        async with self.at(name) as table:
            if any(chair.person == person and not chair.gone for chair in table.chairs):
                return table
            if table.row.status != "gathering":
                raise NotAllowed("the match has begun; you can watch it")
            seat = next((chair.seat for chair in table.chairs if chair.kind == "open"), None)
            if seat is None:
                raise NotAllowed("all chairs are taken")
            await self._set_chair(table, ChairRow(seat, "person", nickname, person, None, False))
            if all(chair.kind != "open" for chair in table.chairs):
                await self._begin(table)
            return table

    async def start(self, name: str, person: str) -> LiveTable:
        """The host starts early: bots take the open chairs."""
        async with self.at(name) as table:
            _only_host(table, person)
            if table.row.status != "gathering":
                raise NotAllowed("the match has begun already")
            if not any(chair.person for chair in table.chairs):
                raise NotAllowed("nobody sits at this table yet")
            await self._begin(table)
            return table

    async def _begin(self, table: LiveTable) -> None:
        filled = list(table.chairs)
        for chair in table.chairs:
            if chair.kind == "open":
                filled[chair.seat] = _bot_chair(chair.seat, "greedy", filled)
        await self.store.start(table.row.id, filled)
        table.chairs = filled
        table.row = replace(table.row, status="running")
        await table.catch_up()
        table.announce_table()

    async def change_seat(self, name: str, person: str, seat: int, wish: ChangeSeat) -> LiveTable:
        """The host fills or opens a chair; during a match a bot takes it over for good."""
        if wish.bot not in bots.LEVELS:
            raise BadRequest(f"field bot: there is no bot {wish.bot!r}; there are: {', '.join(bots.LEVELS)}")
        async with self.at(name) as table:
            _only_host(table, person)
            chair = _chair(table, seat)
            if chair.person == person:
                raise NotAllowed("that is your own chair")
            if table.row.status == "gathering":
                new = (
                    _bot_chair(seat, wish.bot, table.chairs)
                    if wish.kind == "bot"
                    else ChairRow(seat, "open", "", None, None, False)
                )
            elif table.row.status == "running" and wish.kind == "bot" and chair.kind == "person":
                new = replace(chair, gone=True, bot=wish.bot)
            else:
                raise NotAllowed("during a match a chair can only be handed to a bot")
            await self._set_chair(table, new)
            return table

    async def leave(self, name: str, person: str) -> LiveTable:
        """Before the start the chair is free again; later a bot plays on."""
        async with self.at(name) as table:
            mine = [chair for chair in table.chairs if chair.person == person and not chair.gone]
            if not mine:
                raise NotAllowed("you do not sit at this table")
            for chair in mine:
                if table.row.status == "gathering":
                    await self._set_chair(table, ChairRow(chair.seat, "open", "", None, None, False))
                else:
                    await self._set_chair(table, replace(chair, gone=True, bot=chair.bot or "greedy"))
            others = [chair.person for chair in table.chairs if chair.person is not None and not chair.gone]
            if not others:
                await self._shut(table)
            elif table.row.host == person:
                await self.store.change_table(table.row.id, host=others[0])
                table.row = replace(table.row, host=others[0])
                table.announce_table()
            return table

    async def shut(self, name: str, person: str) -> LiveTable:
        async with self.at(name) as table:
            _only_host(table, person)
            await self._shut(table)
            return table

    async def _shut(self, table: LiveTable) -> None:
        if table.row.status in ("gathering", "running"):
            await self.store.change_table(table.row.id, status="closed")
            table.row = replace(table.row, status="closed")
        table.announce_table()

    async def rematch(self, name: str, person: str) -> LiveTable:
        """The same company again; whoever asks first opens the table, the others find it."""
        async with self.at(name) as table:
            if not any(chair.person == person and not chair.gone for chair in table.chairs):
                raise NotAllowed("only those who played can ask for a rematch")
            if table.row.status != "over":
                raise NotAllowed("the match is not over yet")
            if table.row.rematch:
                return await self.table(table.row.rematch)
            now = time.time()
            chairs = list(table.chairs)
            for chair in table.chairs:
                if chair.gone:
                    chairs[chair.seat] = _bot_chair(chair.seat, chair.bot or "greedy", chairs)
            row = replace(
                table.row,
                id=secrets.token_hex(8),
                code=_code(),
                seed=new_seed(),
                host=person,
                status="gathering",
                rematch=None,
                created=now,
                updated=now,
            )
            row = await self._add(row, chairs)
            await self.store.change_table(table.row.id, rematch=row.id)
            table.row = replace(table.row, rematch=row.id)
            async with self.at(row.id) as again:
                await self._begin(again)
            table.announce_table()
            return again

    async def _set_chair(self, table: LiveTable, chair: ChairRow) -> None:
        await self.store.change_chair(table.row.id, chair)
        table.chairs[chair.seat] = chair
        table.announce_table()

    async def tables_of(self, person: str) -> list[TableInfo]:
        """The latest change that everybody saw first: the order must not tell of sealed marks."""
        found = await self._infos(await self.store.tables_of(person), person)
        return sorted(found, key=lambda info: info.updated, reverse=True)

    async def lobby(self, person: str | None) -> list[TableInfo]:
        return await self._infos(await self.store.listed_tables(), person)

    async def _infos(self, names: Sequence[str], person: str | None) -> list[TableInfo]:
        found = []
        for name in names:
            with contextlib.suppress(CannotOpen):
                async with self.at(name) as table:
                    found.append(table.info(person))
        return found


def _game(wish: NewTable) -> AnyGame:
    try:
        return games.get(wish.game, wish.data)
    except ValueError as error:
        field = "game" if wish.game not in games.names() else "data"
        raise BadRequest(f"field {field}: {error}") from error


def _chairs(host: str, nickname: str, wishes: tuple[NewSeat, ...]) -> list[ChairRow]:
    chairs: list[ChairRow] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            if wish.bot not in bots.LEVELS:
                raise BadRequest(f"field seats[{seat}].bot: there is no bot {wish.bot!r}")
            chairs.append(_bot_chair(seat, wish.bot, chairs, tidy(wish.name)))
        elif wish.kind == "open":
            chairs.append(ChairRow(seat, "open", "", None, None, False))
        else:
            name = tidy(wish.name) or (nickname if wish.kind == "me" else f"Player {seat + 1}")
            chairs.append(ChairRow(seat, "person", name, host, None, False))
    if not any(chair.person for chair in chairs) and not any(chair.kind == "open" for chair in chairs):
        raise BadRequest("field seats: nobody but bots; take a seat, or leave one open")
    return chairs


def _bot_chair(seat: int, level: str, others: Any, name: str = "") -> ChairRow:
    taken = {chair.name for chair in others}
    fresh = (bot_name for bot_name in BOT_NAMES if bot_name not in taken)
    return ChairRow(seat, "bot", name or next(fresh), None, level, False)


def _code() -> str:
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(9000) + 1000}"


def _idle(table: LiveTable) -> bool:
    """Nobody looks, nothing is under way, and no clock runs that would have to be watched."""
    watched = table.row.status == "running" and (table.settings.clock or table.settings.away)
    return not (watched or table.listeners or table.lock.locked() or time.time() - table.touched <= IDLE)


def _chair(table: LiveTable, seat: int) -> ChairRow:
    if not 0 <= seat < len(table.chairs):
        raise BadRequest(f"there is no seat {seat}")
    return table.chairs[seat]


def _only_host(table: LiveTable, person: str) -> None:
    if table.row.host != person:
        raise NotAllowed("only the host can do that")
