"""Play over REST, for programs: look, act, take back, and hear the story so far."""

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server.house import House
from crocetta.server.live import Answer
from crocetta.server.protocol import Heard, PlayRequest, TakeBackRequest, Update
from crocetta.server.rest.people import Anybody, Person
from crocetta.server.troubles import BadRequest

SeatParameter = Annotated[int | None, QueryParameter(name="seat", ge=0, le=5, required=False)]


@get("/tables/{table:str}/view")
async def read_view(
    table: FromPath[str], house: NamedDependency[House], anybody: Anybody, seat: SeatParameter = None
) -> Update:
    async with house.at(table) as live:
        live.check_viewer(anybody, seat)
        live.presence.greet(anybody)
        if live.match is None:
            raise BadRequest("the match has not started")
        return live.update(seat)


@get("/tables/{table:str}/heard")
async def read_heard(
    table: FromPath[str], house: NamedDependency[House], anybody: Anybody, seat: SeatParameter = None
) -> Heard:
    """All that a seat has heard so far: the story up to now."""
    async with house.at(table) as live:
        live.check_viewer(anybody, seat)
        return Heard(tuple(event for events in live.story.heard[seat] for event in events))


@post("/tables/{table:str}/play", status_code=HTTP_200_OK)
async def play(
    table: FromPath[str], data: JSONBody[PlayRequest], house: NamedDependency[House], person: Person
) -> Answer:
    async with house.at(table) as live:
        live.check_viewer(person, data.seat)
        live.presence.greet(person)
        return await live.play(data.seat, data.decision, live.read_action(data.action), data.move)


@post("/tables/{table:str}/take-back", status_code=HTTP_200_OK)
async def take_back(
    table: FromPath[str], data: JSONBody[TakeBackRequest], house: NamedDependency[House], person: Person
) -> Answer:
    async with house.at(table) as live:
        live.check_viewer(person, data.seat)
        live.presence.greet(person)
        return await live.take_back(data.seat, data.decision, data.move)


HANDLERS: Final = (read_view, read_heard, play, take_back)
