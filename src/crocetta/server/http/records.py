"""After the end: step through a match, take its record home, or have it reviewed."""

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from crocetta.server.budgets import Budgets
from crocetta.server.errors import NotYet
from crocetta.server.http.answers import may
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Anybody
from crocetta.server.http.play import WaitParameter
from crocetta.server.reviews import Reviews
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.tables.entries import Entry
from crocetta.tables.protocol import Replay, ReviewProgress
from crocetta.tables.tell import match_of, replay


@get("/tables/{table:str}/replay", responses=may(404, 409))
async def read_replay(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    budgets: NamedDependency[Budgets],
    anybody: Anybody,
) -> Replay:
    """A finished match, step by step as a spectator could have seen it; what was taken back is left out."""
    await budgets.read_record(address_of(request.scope))
    room = await rooms.room(table)
    steps = await asyncio.to_thread(replay, room.table.id, await _stream(rooms, room))
    return Replay(room.info(anybody), steps)


@get("/tables/{table:str}/file", media_type="application/json", responses=may(404, 409))
async def read_file(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    budgets: NamedDependency[Budgets],
) -> Response[bytes]:
    """The whole record, seed included: the file that `crocetta replay` reads."""
    await budgets.read_record(address_of(request.scope))
    room = await rooms.room(table)
    entries = await _stream(rooms, room)
    record = await asyncio.to_thread(lambda: match_of(room.table, entries).dumps())
    name = f"crocetta-{room.table.facts.game}-{room.table.facts.code.lower()}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/review", responses=may(404, 409))
async def read_review(
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=5)],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[Reviews],
    budgets: NamedDependency[Budgets],
    anybody: Anybody,
    wait: WaitParameter = 0,
) -> ReviewProgress:
    """What each choice of a seat was worth, and how much of the result was luck. Never of a running match: 409.

    It is made when it is asked for, once, while no bot at a table needs the time. With `wait`: the answer comes as
    soon as it is ready, and after so many seconds as it is.
    """
    room, address = await rooms.room(table), address_of(request.scope)
    with budgets.line(anybody, address) if wait else nullcontext():
        if room.table.status == "over" and not reviews.is_known(room, seat):
            await budgets.begin_review(address)
        return await reviews.ask(room, seat, wait)


async def _stream(rooms: Rooms, room: Room) -> Sequence[Entry]:
    if room.table.status != "over":
        raise NotYet("problem-record")
    return await rooms.streams.entries(room.table.id)


HANDLERS: Final = (read_replay, read_file, read_review)
