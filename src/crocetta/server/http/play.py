"""REST for programs that play: view, act, undo, ask why not, and read what happened."""

import asyncio
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server.budgets import Budgets
from crocetta.server.errors import NotYet
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Anybody, Person
from crocetta.server.http.responses import may
from crocetta.server.room import measured
from crocetta.server.rooms import Rooms
from crocetta.tables import commands as c
from crocetta.tables.decide import Answer, read_action, why_not
from crocetta.tables.protocol import (
    Accepted,
    Allowed,
    Heard,
    PlayRequest,
    Refused,
    TakeBackRequest,
    Update,
    WhyNotRequest,
)
from crocetta.tables.tell import check_viewer, story, tell

LONGEST_WAIT: Final = 25
"""Seconds; many proxies time out after thirty."""
SeatParameter = Annotated[int | None, QueryParameter(name="seat", ge=0, le=5, required=False)]
AfterParameter = Annotated[int, QueryParameter(name="after", ge=0, le=2**31)]
WaitParameter = Annotated[int, QueryParameter(name="wait", ge=0, le=LONGEST_WAIT)]


@get("/tables/{table:str}/view", responses=may(403, 404, 409))
async def read_view(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    budgets: NamedDependency[Budgets],
    anybody: Anybody,
    seat: SeatParameter = None,
    after: AfterParameter = 0,
    wait: WaitParameter = 0,
) -> Update:
    """What a seat sees and may do now; without `seat`, what a spectator sees.

    With `after`, the number of the latest that one was told: also all that was told since then. With `wait`: the
    answer comes as soon as there is something newer, and after so many seconds as it is. Before the match: 409.
    """
    if not wait:
        return await _view(rooms, table, anybody, seat, after, 0)
    room = await rooms.room(table)
    async with budgets.line(anybody, address_of(request.scope)):
        with room.audience.place_to_ask(anybody):
            return await _view(rooms, table, anybody, seat, after, wait)


async def _view(rooms: Rooms, table: str, anybody: str | None, seat: int | None, after: int, wait: int) -> Update:
    until = time.monotonic() + wait
    room = await rooms.room(table)
    check_viewer(room.table, anybody, seat)
    await room.attendance.wait(anybody, wait)
    while True:
        room = await rooms.room(room.table.id)
        check_viewer(room.table, anybody, seat)
        await room.attendance.attend(anybody)
        change, stands = room.audience.next_change(), room.table
        nothing_to_wait_for = rooms.closing or stands.status in ("over", "closed", "expired")
        at_once = nothing_to_wait_for or time.monotonic() >= until
        if stands.position is not None and (at_once or len(stands.told_to(seat)) > after):
            return tell(stands, seat, story(stands, seat, after) if after else ())
        if at_once:
            raise NotYet("problem-not-started")
        await asyncio.wait([change], timeout=until - time.monotonic())


@get("/tables/{table:str}/heard", responses=may(403, 404, 409))
async def read_heard(
    table: FromPath[str], rooms: NamedDependency[Rooms], anybody: Anybody, seat: SeatParameter = None
) -> Heard:
    """All that a viewer was told so far: the story up to now."""
    room = await rooms.room(table)
    check_viewer(room.table, anybody, seat)
    return Heard(story(room.table, seat))


@post("/tables/{table:str}/play", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def play(
    table: FromPath[str], data: JSONBody[PlayRequest], rooms: NamedDependency[Rooms], person: Person
) -> Answer:
    """An act, once: the same `move` sent again is answered and not played again.

    `decision` is the number that came with the view; an act meant for an earlier one is `stale`.
    """
    room = await rooms.room(table)
    check_viewer(room.table, person, data.seat)
    action = read_action(room.table, msgspec.json.encode(data.action))
    answer = await measured(room, c.Play(person, data.seat, data.decision, action, data.move))
    return answer or Accepted(data.move)


@post("/tables/{table:str}/take-back", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def take_back(
    table: FromPath[str], data: JSONBody[TakeBackRequest], rooms: NamedDependency[Rooms], person: Person
) -> Answer:
    """One's last act, while nothing has followed from it that cannot be unseen."""
    room = await rooms.room(table)
    check_viewer(room.table, person, data.seat)
    answer = await measured(room, c.TakeBack(person, data.seat, data.decision, data.move))
    return answer or Accepted(data.move)


@post("/tables/{table:str}/why-not", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def ask_why_not(
    table: FromPath[str], data: JSONBody[WhyNotRequest], rooms: NamedDependency[Rooms], person: Person
) -> Refused | Allowed:
    """Which rule forbids an act. Nothing is played, whatever the answer."""
    room = await rooms.room(table)
    check_viewer(room.table, person, data.seat)
    refused = why_not(room.table, person, data.seat, read_action(room.table, msgspec.json.encode(data.action)), "")
    return refused or Allowed("")


HANDLERS: Final = (read_view, read_heard, play, take_back, ask_why_not)
