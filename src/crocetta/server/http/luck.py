"""REST: verifiable luck; a commitment before the match, a share from each player, the secret after the end."""

from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from crocetta.server.commitments import Commitments
from crocetta.server.contests import Contests
from crocetta.server.http.people import Anybody
from crocetta.server.http.responses import may
from crocetta.server.rooms import Rooms
from crocetta.tables.luck import Promise, TableLuck
from crocetta.tables.tell import luck_of


@get("/luck", responses=may())
async def promise_luck(commitments: NamedDependency[Commitments]) -> Promise:
    """Before opening a table: the commitment to its luck, and a ticket to open it with."""
    return commitments.new()


@get("/tables/{table:str}/luck", responses=may(404, 409))
async def read_luck(
    table: FromPath[str], rooms: NamedDependency[Rooms], contests: NamedDependency[Contests], anybody: Anybody
) -> TableLuck:
    """The server's commitment and everybody's shares; after the end, the secret too.

    The secret of a match of the day is shown when the day is over; that of a duplicate, to those who played it.
    """
    stands = (await rooms.room(table)).table
    return luck_of(stands, open_=await contests.may_tell_luck(stands, anybody))


HANDLERS: Final = (promise_luck, read_luck)
