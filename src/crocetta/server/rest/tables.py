"""Tables: open one, find one, sit down, change chairs, leave, close, once more."""

from typing import Annotated, Any, Final, Literal

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server import hosting
from crocetta.server.house import House
from crocetta.server.identity import Identity
from crocetta.server.protocol import ChangeSeat, NewTable, TableInfo
from crocetta.server.rest.people import Anybody, Person
from crocetta.server.rest.qr import qr_code
from crocetta.server.rest.replies import may

Which = Annotated[Literal["mine", "lobby"], QueryParameter(name="scope")]


@get("/tables", responses=may())
async def list_tables(house: NamedDependency[House], anybody: Anybody, which: Which = "lobby") -> list[TableInfo]:
    """Tables that wait for players and are listed, or those at which I sit."""
    if which == "mine":
        return await house.tables_of(anybody) if anybody else []
    return await house.lobby(anybody)


@post("/tables", responses=may(401, 403, 413))
async def open_table(
    data: JSONBody[NewTable], house: NamedDependency[House], identity: NamedDependency[Identity], person: Person
) -> TableInfo:
    """A new table; without an open chair its match begins at once."""
    return (await hosting.create(house, person, await identity.nickname(person), data)).info(person)


@get("/tables/{table:str}", responses=may(404, 409))
async def read_table(table: FromPath[str], house: NamedDependency[House], anybody: Anybody) -> TableInfo:
    """A table, by its id or its code."""
    async with house.at(table) as live:
        return live.info(anybody)


@post("/tables/{table:str}/join", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def join_table(
    table: FromPath[str], house: NamedDependency[House], identity: NamedDependency[Identity], person: Person
) -> TableInfo:
    """Take the first open chair; whoever takes the last one begins the match."""
    return (await hosting.join(house, table, person, await identity.nickname(person))).info(person)


@post("/tables/{table:str}/start", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def start_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    """Bots take the chairs that are still open."""
    return (await hosting.start(house, table, person)).info(person)


@post("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def change_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[ChangeSeat],
    house: NamedDependency[House],
    person: Person,
) -> TableInfo:
    """The host fills or opens a chair; during a match a bot takes it over for good."""
    return (await hosting.change_seat(house, table, person, seat, data)).info(person)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def remove_from_seat(
    table: FromPath[str], seat: FromPath[int], house: NamedDependency[House], person: Person
) -> TableInfo:
    """Before the start the chair is open again; during a match a bot takes it."""
    return (await hosting.remove(house, table, person, seat)).info(person)


@post(
    ["/tables/{table:str}/leave", "/tables/{table:str}/resign"],
    status_code=HTTP_200_OK,
    responses=may(401, 403, 404, 409),
)
async def leave_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    """Before the start the chair is open again; during a match a bot plays on, for good."""
    return (await hosting.leave(house, table, person)).info(person)


@post("/tables/{table:str}/close", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def close_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    """The host ends it for everybody."""
    return (await hosting.shut(house, table, person)).info(person)


@post("/tables/{table:str}/rematch", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def rematch(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    """The same company again; whoever asks first opens the table, the others find it."""
    return (await hosting.rematch(house, table, person)).info(person)


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=may(404, 409))
async def draw_qr(table: FromPath[str], request: Request[Any, Any, Any], house: NamedDependency[House]) -> str:
    """The invitation, for a camera."""
    live = await house.table(table)
    return qr_code(request, f"t/{live.row.code}")


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
