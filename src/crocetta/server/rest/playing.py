"""Play over REST, for programs: look, act, take back, and hear the story so far."""

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server.house import House
from crocetta.server.live import Answer
from crocetta.server.protocol import Heard, PlayRequest, TakeBackRequest, Update
from crocetta.server.rest.people import Anybody, Person
from crocetta.server.rest.replies import may
from crocetta.server.troubles import NotYet

LONGEST_WAIT: Final = 25
"""Seconds; proxies lose patience after thirty."""
SeatParameter = Annotated[int | None, QueryParameter(name="seat", ge=0, le=5, required=False)]
AfterParameter = Annotated[int, QueryParameter(name="after", ge=0, le=2**31)]
WaitParameter = Annotated[int, QueryParameter(name="wait", ge=0, le=LONGEST_WAIT)]


@get("/tables/{table:str}/view", responses=may(403, 404, 409))
async def read_view(
    table: FromPath[str],
    house: NamedDependency[House],
    anybody: Anybody,
    seat: SeatParameter = None,
    after: AfterParameter = 0,
    wait: WaitParameter = 0,
) -> Update:
    """What a seat sees and may do now; without `seat`, what a spectator sees.

    With `after`, the number of an update that one has already: also all that was heard since then. With `wait`:
    the answer comes as soon as there is something newer, and after so many seconds as it is. Before the match: 409.
    """
    until = time.monotonic() + wait
    async with house.at(table) as live:
        live.check_viewer(anybody, seat)
        await house.wait(live, anybody, wait)
    while True:
        async with house.at(live.row.id) as live:
            live.check_viewer(anybody, seat)
            live.presence.greet(anybody)
            nothing_to_wait_for = house.closing or live.row.status in ("over", "closed", "expired")
            at_once = nothing_to_wait_for or time.monotonic() >= until
            if live.match is not None and (at_once or live.story.number(seat) > after):
                return live.update(seat, after)
            if at_once:
                raise NotYet("the match has not started")
            stirred = live.stirred
        with suppress(TimeoutError):
            await asyncio.wait_for(stirred.wait(), until - time.monotonic())


@get("/tables/{table:str}/heard", responses=may(403, 404, 409))
async def read_heard(
    table: FromPath[str], house: NamedDependency[House], anybody: Anybody, seat: SeatParameter = None
) -> Heard:
    """All that a seat has heard so far: the story up to now."""
    async with house.at(table) as live:
        live.check_viewer(anybody, seat)
        return Heard(tuple(event for events in live.story.heard[seat] for event in events))


@post("/tables/{table:str}/play", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def play(
    table: FromPath[str], data: JSONBody[PlayRequest], house: NamedDependency[House], person: Person
) -> Answer:
    """An act, once: the same `move` sent again is answered and not played again.

    `decision` is the number that came with the view; an act meant for an earlier one is `stale`.
    """
    async with house.at(table) as live:
        live.check_viewer(person, data.seat)
        live.presence.greet(person)
        return await live.play(data.seat, data.decision, live.read_action(data.action), data.move)


@post("/tables/{table:str}/take-back", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def take_back(
    table: FromPath[str], data: JSONBody[TakeBackRequest], house: NamedDependency[House], person: Person
) -> Answer:
    """One's last act, while nothing has followed from it that cannot be unseen."""
    async with house.at(table) as live:
        live.check_viewer(person, data.seat)
        live.presence.greet(person)
        return await live.take_back(data.seat, data.decision, data.move)


HANDLERS: Final = (read_view, read_heard, play, take_back)
