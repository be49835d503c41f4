"""Chat at a table: read, write, and switch on or off."""

from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from crocetta.server.http.people import Anybody, Person
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.rooms import Rooms
from crocetta.tables import commands as c
from crocetta.tables.chat import heard
from crocetta.tables.protocol import SayRequest, Talk, TalkSwitch
from crocetta.tables.tell import check_viewer


@get("/tables/{table:str}/talk", responses=may(403, 404, 409))
async def read_talk(table: FromPath[str], rooms: NamedDependency[Rooms], anybody: Anybody) -> Talk:
    """All messages: players get those of players, spectators get everybody's."""
    stands = (await rooms.room(table)).table
    check_viewer(stands, anybody, None)
    return heard(stands, anybody)


@post("/tables/{table:str}/talk", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409, 413))
async def say(
    table: FromPath[str],
    data: JSONBody[SayRequest],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    person: Person,
) -> Talk:
    """Send plain text or a reaction to the other players, or to the other spectators. It is pushed at once."""
    room = await rooms.room(table)
    name = "" if room.table.seats_of(person) else await identity.nickname(person)
    await room.do(c.Say(person, name, data.seat, data.text, data.reaction))
    return heard(room.table, person)


@put("/tables/{table:str}/talk", responses=may(401, 403, 404, 409, 413))
async def switch_talk(
    table: FromPath[str], data: JSONBody[TalkSwitch], rooms: NamedDependency[Rooms], person: Person
) -> Talk:
    """The host switches the chat on or off for everybody."""
    room = await rooms.room(table)
    await room.do(c.SwitchTalk(person, data.on))
    return heard(room.table, person)


HANDLERS: Final = (read_talk, say, switch_talk)
