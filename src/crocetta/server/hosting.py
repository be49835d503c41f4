"""From an empty table to a match, and out of it again: what hosts and guests may do with chairs and tables."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.kit.dealer import new_seed
from crocetta.kit.game import AnyGame
from crocetta.server import chairs
from crocetta.server.clock import now
from crocetta.server.codes import new_code
from crocetta.server.house import House
from crocetta.server.live import LiveTable
from crocetta.server.protocol import ChangeSeat, NewTable
from crocetta.server.rows import ChairRow, TableRow
from crocetta.server.scribe import Lost
from crocetta.server.store import to_json
from crocetta.server.troubles import BadRequest, NotAllowed

TRIES: Final = 20
"""For a code that no other table has; the second is hardly ever needed."""


async def create(house: House, host: str, nickname: str, wish: NewTable) -> LiveTable:
    """A new table; with nobody to wait for, its match begins at once."""
    game = _game(wish)
    if len(wish.seats) not in game.seats:
        raise BadRequest(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players (field seats)")
    options = to_json(wish.options)
    try:
        game.setup(len(wish.seats), game.types.options.decode(options))
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadRequest(f"field options: {error}") from error
    seated = chairs.as_wished(host, nickname, wish.seats)
    row = TableRow(
        id="",
        code="",
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.digest,
        data=wish.data,
        options=options,
        settings=msgspec.json.encode(wish.settings).decode(),
        seed="",
        host=host,
        status="gathering",
        rematch=None,
        created=0,
        updated=0,
    )
    row = await _put_up(house, row, seated)
    async with house.at(row.id) as table:
        if not _waits(table):
            await _begin(table)
    return table


def _game(wish: NewTable) -> AnyGame:
    try:
        return games.get(wish.game, wish.data)
    except ValueError as error:
        field = "game" if wish.game not in games.names() else "data"
        raise BadRequest(f"field {field}: {error}") from error


async def _put_up(house: House, row: TableRow, seated: Sequence[ChairRow]) -> TableRow:
    """A table like this one, with luck of its own, under a code that no other has."""
    for _ in range(TRIES):
        at = now()
        row = replace(row, id=secrets.token_hex(8), code=new_code(), seed=new_seed(), created=at, updated=at)
        try:
            await house.store.add_table(row, seated)
            return row
        except Lost:
            continue
    raise BadRequest("no table could be put up; try again")


async def join(house: House, name: str, person: str, nickname: str) -> LiveTable:
    """Take the first open chair; whoever takes the last one begins the match."""
    async with house.at(name) as table:
        if table.seats_of(person):
            return table
        _still_gathers(table, "the match has begun; you can watch it")
        seat = next((chair.seat for chair in table.chairs if chair.kind == "open"), None)
        if seat is None:
            raise NotAllowed("all chairs are taken")
        await _set(table, chairs.with_person(table.chairs, seat, person, nickname))
        if not _waits(table):
            await _begin(table)
        return table


async def start(house: House, name: str, person: str) -> LiveTable:
    """The host starts early: bots take the open chairs."""
    async with house.at(name) as table:
        _only_host(table, person)
        _still_gathers(table, "the match has begun already")
        if not any(chair.person for chair in table.chairs):
            raise NotAllowed("nobody sits at this table yet")
        await _begin(table)
        return table


async def _begin(table: LiveTable) -> None:
    filled = chairs.without_open_chairs(table.chairs)
    await table.store.start(table.row.id, filled)
    table.chairs = filled
    table.row = replace(table.row, status="running")
    for chair in filled:
        table.presence.greet(chair.person)  # whoever is not there yet has all the time of the table to come
    await table.catch_up()
    table.announce()


async def change_seat(house: House, name: str, person: str, seat: int, wish: ChangeSeat) -> LiveTable:
    """The host fills or opens a chair; during a match a bot takes it over for good."""
    if wish.bot not in bots.LEVELS:
        raise BadRequest(f"field bot: there is no bot {wish.bot!r}; there are: {', '.join(bots.LEVELS)}")
    async with house.at(name) as table:
        _only_host(table, person)
        if not 0 <= seat < len(table.chairs):
            raise BadRequest(f"there is no seat {seat}")
        if table.chairs[seat].person == person:
            raise NotAllowed("that is your own chair")
        await _set(table, [_changed(table, seat, wish)])
        return table


def _changed(table: LiveTable, seat: int, wish: ChangeSeat) -> ChairRow:
    chair = table.chairs[seat]
    if table.row.status == "gathering":
        return chairs.bot_chair(seat, wish.bot, table.chairs) if wish.kind == "bot" else chairs.open_chair(seat)
    if table.row.status == "running" and wish.kind == "bot" and chair.kind == "person":
        return replace(chair, gone=True, bot=wish.bot)
    raise NotAllowed("during a match a chair can only be handed to a bot")


async def remove(house: House, name: str, person: str, seat: int) -> LiveTable:
    """Before the start the chair is open again; during a match a bot takes it."""
    gathering = (await house.table(name)).row.status == "gathering"
    return await change_seat(house, name, person, seat, ChangeSeat("open" if gathering else "bot"))


async def leave(house: House, name: str, person: str) -> LiveTable:
    """Before the start the chair is free again; later a bot plays on. The last one puts the table away."""
    async with house.at(name) as table:
        mine = table.seats_of(person)
        if not mine:
            raise NotAllowed("you do not sit at this table")
        if table.row.status not in ("gathering", "running"):
            raise NotAllowed("the match is over; there is nothing to leave any more")
        await _set(table, [_left(table, table.chairs[seat]) for seat in mine])
        others = [chair.person for chair in table.chairs if chair.person is not None and not chair.gone]
        if not others:
            await _shut(table)
        elif table.row.host == person:
            await table.store.change_table(table.row.id, host=others[0])
            table.row = replace(table.row, host=others[0])
            table.announce()
        return table


def _left(table: LiveTable, chair: ChairRow) -> ChairRow:
    if table.row.status == "gathering":
        return chairs.open_chair(chair.seat)
    return replace(chair, gone=True, bot=chair.bot or "greedy")


async def shut(house: House, name: str, person: str) -> LiveTable:
    async with house.at(name) as table:
        _only_host(table, person)
        await _shut(table)
        return table


async def _shut(table: LiveTable) -> None:
    if table.row.status in ("gathering", "running"):
        await table.store.change_table(table.row.id, status="closed")
        table.row = replace(table.row, status="closed")
    table.announce()
    table.stir()


async def rematch(house: House, name: str, person: str) -> LiveTable:
    """The same company again; whoever asks first opens the table, the others find it."""
    async with house.at(name) as table:
        if not table.seats_of(person):
            raise NotAllowed("only those who played can ask for a rematch")
        if table.row.status != "over":
            raise NotAllowed("the match is not over yet")
        if table.row.rematch:
            return await house.table(table.row.rematch)
        again = replace(table.row, host=person, status="gathering", rematch=None)
        again = await _put_up(house, again, chairs.without_those_who_left(table.chairs))
        await table.store.change_table(table.row.id, rematch=again.id, updated=table.row.updated)
        table.row = replace(table.row, rematch=again.id)
        async with house.at(again.id) as fresh:
            await _begin(fresh)
        table.announce()
        return fresh


async def _set(table: LiveTable, wanted: Sequence[ChairRow]) -> None:
    at = now()
    changed = [chair for chair in wanted if chair != table.chairs[chair.seat]]
    await table.store.change_chairs(table.row.id, changed, at)
    for chair in changed:
        table.chairs[chair.seat] = chair
    table.row = replace(table.row, updated=at)
    if table.row.status == "gathering":
        table.changed = at
    table.announce()
    table.stir()


def _waits(table: LiveTable) -> bool:
    return any(chair.kind == "open" for chair in table.chairs)


def _still_gathers(table: LiveTable, begun: str) -> None:
    if table.row.status == "expired":
        raise NotAllowed("the match did not begin in time, and the table was put away")
    if table.row.status == "closed":
        raise NotAllowed("the table is closed")
    if table.row.status != "gathering":
        raise NotAllowed(begun)


def _only_host(table: LiveTable, person: str) -> None:
    if table.row.host != person:
        raise NotAllowed("only the host can do that")
