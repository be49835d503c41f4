"""REST, after the end: replay a match, download its file, review it, or play on from a moment of it."""

import asyncio
from contextlib import nullcontext
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server.budgets import Budgets
from crocetta.server.contests import Contests
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Anybody, Person
from crocetta.server.http.play import WaitParameter
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.reviews import Reviews
from crocetta.server.rooms import Rooms
from crocetta.tables.entries import Person as Occupant
from crocetta.tables.projection import Here, info, project
from crocetta.tables.protocol import TableInfo
from crocetta.tables.replays import CarryOn, MatchFile, PlayOn, PlayOnFromFile, Replay, ReviewProgress
from crocetta.tables.tell import match_of, replay


@get("/tables/{table:str}/replay", responses=may(404, 409))
async def read_replay(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    budgets: NamedDependency[Budgets],
    contests: NamedDependency[Contests],
    anybody: Anybody,
) -> Replay:
    """A finished match, step by step as a spectator could have seen it; what was taken back is left out.

    One of a contest (`daily`, `duplicate`) only for those who have played it.
    """
    await budgets.read_record(address_of(request.scope))
    stands, stream = await rooms.finished(table)
    await contests.check_look(stands, anybody)
    steps = await asyncio.to_thread(replay, stands.id, stream)
    told = await contests.may_tell_luck(stands, anybody)
    return Replay((await rooms.room(table)).info(anybody), steps, record=told)


@post("/records/replay", status_code=HTTP_200_OK, responses=may(401, 403, 413))
async def read_brought(
    data: JSONBody[MatchFile], rooms: NamedDependency[Rooms], budgets: NamedDependency[Budgets], person: Person
) -> Replay:
    """The same of a match from a file, which is played again and not kept."""
    await budgets.bring_file(person)
    stands, stream = await rooms.uploads.source(data.file)
    steps = await asyncio.to_thread(replay, stands.id, stream)
    own = stands.facts.data is not None
    return Replay(info(project(stands), None, lambda _: Here()), steps, stands.game.drawings if own else None)


async def opener(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    identity: Identity,
    budgets: Budgets,
    person: str,
    *,
    own: bool = False,
) -> Occupant:
    """The person who opens one more table, within their limits; `own`: with an uploaded file."""
    budgets.check_unfinished(await rooms.tables.unfinished(person))
    await budgets.open_table(person, address_of(request.scope), own=own)
    return Occupant(person, await identity.nickname(person))


@post("/tables/{table:str}/play-on", responses=may(401, 403, 404, 409, 413))
async def play_on(
    table: FromPath[str],
    data: JSONBody[PlayOn],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    contests: NamedDependency[Contests],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    person: Person,
) -> TableInfo:
    """What if? A new table that begins at a moment of a finished match, with me on any seat and bots around me."""
    me = await opener(request, rooms, identity, budgets, person)
    source = await rooms.finished(table)
    await contests.check_look(source.table, person)
    return (await rooms.play_on(data, source, me)).info(person)


@post("/records/play-on", responses=may(401, 403, 413))
async def play_on_from_file(
    data: JSONBody[PlayOnFromFile],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    person: Person,
) -> TableInfo:
    """The same from a match file."""
    me = await opener(request, rooms, identity, budgets, person, own=True)
    return (await rooms.play_on(data, await rooms.uploads.source(data.file), me)).info(person)


@post("/records/carry-on", responses=may(401, 403, 413))
async def carry_on_from_file(
    data: JSONBody[CarryOn],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    person: Person,
) -> TableInfo:
    """A match that was begun elsewhere goes on here, with whoever takes its open seats. It counts for nobody."""
    me = await opener(request, rooms, identity, budgets, person, own=True)
    return (await rooms.play_on(data, await rooms.uploads.source(data.file), me)).info(person)


@get("/tables/{table:str}/file", media_type="application/json", responses=may(404, 409))
async def read_file(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    budgets: NamedDependency[Budgets],
    contests: NamedDependency[Contests],
    anybody: Anybody,
) -> Response[bytes]:
    """The whole record, seed included: the file that `crocetta replay` reads. Of a match of the day: tomorrow."""
    await budgets.read_record(address_of(request.scope))
    stands, stream = await rooms.finished(table)
    await contests.check_record(stands, anybody)
    record = await asyncio.to_thread(lambda: match_of(stands, stream).dumps())
    name = f"crocetta-{stands.facts.game}-{stands.facts.code.lower()}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/review", responses=may(404, 409))
async def read_review(
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=5)],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[Reviews],
    budgets: NamedDependency[Budgets],
    contests: NamedDependency[Contests],
    anybody: Anybody,
    wait: WaitParameter = 0,
) -> ReviewProgress:
    """What each choice of a seat was worth, and how much of the result was luck. Never of a running match: 409.

    It is made when it is asked for, once, while no bot at a table needs the time. With `wait`: the answer comes as
    soon as it is ready, and after so many seconds as it is.
    """
    room, address = await rooms.room(table), address_of(request.scope)
    if room.table.status == "over":
        await contests.check_look(room.table, anybody)
    async with budgets.line(anybody, address) if wait else nullcontext():
        if room.table.status == "over" and not reviews.is_known(room, seat):
            await budgets.begin_review(address)
        return await reviews.ask(room, seat, wait)


HANDLERS: Final = (
    read_replay,
    read_brought,
    play_on,
    play_on_from_file,
    carry_on_from_file,
    read_file,
    read_review,
)
