"""REST: quick match."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server import quick
from crocetta.server.budgets import Budgets
from crocetta.server.commitments import Commitments
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Person
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.rooms import Rooms
from crocetta.tables.lobby import QuickRequest
from crocetta.tables.protocol import TableInfo

OfGame = Annotated[str | None, QueryParameter(name="game", max_length=64)]


@get("/quick", responses=may(401))
async def find_quick_match(rooms: NamedDependency[Rooms], person: Person, game: OfGame = None) -> TableInfo | None:
    """Where a quick match would lead me, if there is such a table already; nothing happens."""
    room = await quick.best(rooms, person, game)
    return None if room is None else room.info(person)


@post("/quick", status_code=HTTP_200_OK, responses=may(401, 403, 413))
async def quick_match(
    data: JSONBody[QuickRequest],
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    commitments: NamedDependency[Commitments],
    person: Person,
) -> TableInfo:
    """A seat at the best open table, or at a new one among bots, whom people replace while the match is young."""

    async def may_open() -> None:
        budgets.check_unfinished(await rooms.tables.unfinished(person))
        # Not counted as listed: a whole club may click at once, and these leave the lobby by themselves.
        await budgets.open_table(person, address_of(request.scope))

    committed = commitments.redeem(data.luck.ticket) if data.luck else None
    name = await identity.nickname(person)
    return (await quick.seat(rooms, person, name, data.game, may_open, committed, data.luck)).info(person)


HANDLERS: Final = (find_quick_match, quick_match)
