"""Tables: open one, find one, join, change seats, leave, close, once more."""

from typing import Annotated, Any, Final, Literal

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server.budgets import Budgets
from crocetta.server.http.answers import may
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Anybody, Person
from crocetta.server.http.qr import qr_code
from crocetta.server.identity import Identity
from crocetta.server.promises import Promises
from crocetta.server.rooms import Rooms
from crocetta.tables import commands as c
from crocetta.tables.commands import Command
from crocetta.tables.protocol import ChangeSeat, JoinRequest, NewTable, TableInfo
from crocetta.tables.seats import STAND_IN

Which = Annotated[Literal["mine", "lobby"], QueryParameter(name="scope")]


@get("/tables", responses=may())
async def list_tables(rooms: NamedDependency[Rooms], anybody: Anybody, which: Which = "lobby") -> list[TableInfo]:
    """Tables that wait for players and are listed, or those at which I sit."""
    if which == "mine":
        return await rooms.mine(anybody) if anybody else []
    return await rooms.lobby(anybody)


@post("/tables", responses=may(401, 403, 413))
async def open_table(
    data: JSONBody[NewTable],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    promises: NamedDependency[Promises],
    person: Person,
) -> TableInfo:
    """A new table; without an open seat its match begins at once."""
    own = data.data is not None
    budgets.check_unfinished(await rooms.tables.unfinished(person))
    await budgets.open_table(person, address_of(request.scope), listed=data.settings.listed, own=own)
    promised = promises.kept(data.luck.ticket) if data.luck else None
    return (await rooms.create(person, await identity.nickname(person), data, promised)).info(person)


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
    """Take the first open seat; whoever takes the last one begins the match."""
    share = (data and data.share) or ""
    return await _do(rooms, table, person, c.Join(person, await identity.nickname(person), share))


@post("/tables/{table:str}/start", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def start_table(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """Bots take the seats that are still open."""
    return await _do(rooms, table, person, c.Start(person))


@post("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def change_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[ChangeSeat],
    rooms: NamedDependency[Rooms],
    person: Person,
) -> TableInfo:
    """The host fills or opens a seat; during a match a bot takes it over for good."""
    return await _do(rooms, table, person, c.ChangeSeat(person, seat, data.kind, data.bot))


@delete("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def remove_from_seat(
    table: FromPath[str], seat: FromPath[int], rooms: NamedDependency[Rooms], person: Person
) -> TableInfo:
    """Before the start the seat is open again; during a match a bot takes it."""
    return await _do(rooms, table, person, c.ChangeSeat(person, seat, None, STAND_IN))


@post(
    ["/tables/{table:str}/leave", "/tables/{table:str}/resign"],
    status_code=HTTP_200_OK,
    responses=may(401, 403, 404, 409),
)
async def leave_table(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """Before the start the seat is open again; during a match a bot plays on, for good."""
    return await _do(rooms, table, person, c.Leave(person))


@post("/tables/{table:str}/close", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def close_table(table: FromPath[str], rooms: NamedDependency[Rooms], person: Person) -> TableInfo:
    """The host ends it for everybody."""
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
) -> TableInfo:
    """The same company again; whoever asks first opens the table, the others find it."""
    budgets.check_unfinished(await rooms.tables.unfinished(person))
    await budgets.open_table(person, address_of(request.scope))
    return (await rooms.rematch(table, person)).info(person)


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=may(404, 409))
async def draw_qr(table: FromPath[str], request: Request[Any, Any, Any], rooms: NamedDependency[Rooms]) -> str:
    """The invitation, for a camera."""
    return qr_code(request, f"t/{(await rooms.room(table)).table.facts.code}")


HANDLERS: Final = (
    list_tables,
    open_table,
    read_table,
    join_table,
    start_table,
    change_seat,
    remove_from_seat,
    leave_table,
    close_table,
    rematch,
    draw_qr,
)
