"""REST: open, find, join, change seats, leave, close, rematch."""

from typing import Annotated, Any, Final, Literal

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from crocetta.server import lists
from crocetta.server.budgets import Budgets
from crocetta.server.commitments import Commitments
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Anybody, Person
from crocetta.server.http.qr import address_of_page, qr_code_again
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.rooms import Rooms
from crocetta.tables import commands as c
from crocetta.tables.commands import Command
from crocetta.tables.protocol import ChangeSeat, JoinRequest, NewTable, RematchRequest, TableInfo, VoteRequest
from crocetta.tables.seats import STAND_IN

Which = Annotated[Literal["mine", "lobby"], QueryParameter(name="scope")]


@get("/tables", responses=may())
async def list_tables(rooms: NamedDependency[Rooms], anybody: Anybody, which: Which = "lobby") -> list[TableInfo]:
    """Listed tables that wait for players, or my own tables."""
    if which == "mine":
        return await lists.mine(rooms, anybody) if anybody else []
    return await lists.lobby(rooms, anybody)


@post("/tables", responses=may(401, 403, 413))
async def open_table(
    data: JSONBody[NewTable],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    commitments: NamedDependency[Commitments],
    person: Person,
) -> TableInfo:
    """Open a table; without an open seat its match begins at once."""
    own = data.data is not None
    budgets.check_unfinished(await rooms.tables.unfinished(person))
    await budgets.open_table(person, address_of(request.scope), listed=data.settings.listed, own=own)
    committed = commitments.redeem(data.luck.ticket) if data.luck else None
    return (await rooms.create(person, await identity.nickname(person), data, committed)).info(person)


@get("/tables/{table:str}", responses=may(404, 409))
async def read_table(table: FromPath[str], rooms: NamedDependency[Rooms], anybody: Anybody) -> TableInfo:
    """A table, by its id or its code."""
    return (await rooms.room(table)).info(anybody)


@post("/tables/{table:str}/join", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def join_table(
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    person: Person,
    data: JSONBody[JoinRequest | None] = None,
) -> TableInfo:
    """Take the first open seat. When all are taken, everybody is asked whether they are ready."""
    share = (data and data.share) or ""
    return await _do(rooms, table, person, c.Join(person, await identity.nickname(person), share))


@post("/tables/{table:str}/start", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def start_table(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """Fill the open seats with bots; the other people are asked whether they are ready."""
    return await _do(rooms, table, person, c.Start(person))


@post("/tables/{table:str}/ready", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def say_ready(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """Confirm that you are ready, when all seats are taken; the match begins when everybody is."""
    return await _do(rooms, table, person, c.SayReady(person))


@post("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def change_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[ChangeSeat],
    rooms: NamedDependency[Rooms],
    person: Person,
) -> TableInfo:
    """The host fills or opens a seat; during a match, only replaces a person who is gone by a bot, for good."""
    return await _change(rooms, table, c.ChangeSeat(person, seat, data.kind, data.bot))


@delete("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def remove_from_seat(
    table: FromPath[str], seat: FromPath[int], rooms: NamedDependency[Rooms], person: Person
) -> TableInfo:
    """Remove somebody. Before the start the seat is open again; during a match a bot takes it, if they are gone."""
    return await _change(rooms, table, c.ChangeSeat(person, seat, None, STAND_IN))


async def _change(rooms: Rooms, table: str, command: c.ChangeSeat) -> TableInfo:
    room = await rooms.room(table)
    await room.do(replace(command, gone=room.attendance.is_gone(command.seat)))
    return room.info(command.person)


@post("/tables/{table:str}/vote", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def vote(
    table: FromPath[str], data: JSONBody[VoteRequest], rooms: NamedDependency[Rooms], person: Person
) -> TableInfo:
    """Vote on giving somebody's seat to a bot, or on ending the match without a result; the first vote proposes it.

    Removing somebody takes more than half of the others, at least two; ending the match takes everybody.
    """
    return await _do(rooms, table, person, c.Vote(person, data.aim, data.seat, data.agrees))


@post(
    ["/tables/{table:str}/leave", "/tables/{table:str}/resign"],
    status_code=HTTP_200_OK,
    responses=may(401, 403, 404, 409),
)
async def leave_table(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """Leave. Before the start the seat is open again; during a match you resign, and a bot plays on permanently."""
    return await _do(rooms, table, person, c.Leave(person))


@post("/tables/{table:str}/close", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def close_table(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """The host closes the table; during a match only if nobody else plays (otherwise `vote`)."""
    return await _do(rooms, table, person, c.Close(person))


async def _do(rooms: Rooms, table: str, person: str, command: Command) -> TableInfo:
    room = await rooms.room(table)
    await room.do(command)
    return room.info(person)


@post("/tables/{table:str}/rematch", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def rematch(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    budgets: NamedDependency[Budgets],
    person: Person,
    data: JSONBody[RematchRequest | None] = None,
) -> TableInfo:
    """Offer, accept or decline a rematch with the same players. The last answer opens its table: `rematch`.

    Against bots alone it opens at once. With `at_once` it opens without those who have not answered, or declined.
    """
    wish = data or RematchRequest()
    if wish.accept:
        budgets.check_unfinished(await rooms.tables.unfinished(person))
        await budgets.open_table(person, address_of(request.scope))
    return (await rooms.rematch(table, person, wish)).info(person)


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=may(404, 409))
async def draw_qr(table: FromPath[str], request: Request[Any, Any, Any], rooms: NamedDependency[Rooms]) -> str:
    """The invitation link as a QR code."""
    return qr_code_again(address_of_page(request, f"t/{(await rooms.room(table)).table.facts.code}"))


HANDLERS: Final = (
    list_tables,
    open_table,
    read_table,
    join_table,
    start_table,
    say_ready,
    change_seat,
    remove_from_seat,
    vote,
    leave_table,
    close_table,
    rematch,
    draw_qr,
)
