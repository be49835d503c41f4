"""REST: the match of the day, its board, and duplicates."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from crocetta.server.budgets import Budgets
from crocetta.server.contests import Contests
from crocetta.server.http.middleware import address_of
from crocetta.server.http.people import Anybody, Person
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.rooms import Rooms
from crocetta.tables.boards import Board, ChallengeInfo, Today
from crocetta.tables.entries import Person as Occupant
from crocetta.tables.protocol import TableInfo


@get("/daily", responses=may())
async def read_today(contests: NamedDependency[Contests], anybody: Anybody) -> Today:
    """Today's matches, my results, and the commitment to tomorrow's luck."""
    return await contests.today(anybody)


@get("/daily/{game:str}/{day:str}", responses=may(404))
async def read_board(
    game: FromPath[str], day: FromPath[str], contests: NamedDependency[Contests], anybody: Anybody
) -> Board:
    """Everybody's results of a day (`2026-01-31`). Before playing today's match, only the number of players."""
    return await contests.board(day, game, anybody)


@post("/daily/{game:str}", responses=may(401, 403, 404))
async def play_daily(
    game: FromPath[str],
    request: Request[Any, Any, Any],
    contests: NamedDependency[Contests],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    person: Person,
) -> TableInfo:
    """Play today's match. The first attempt counts, and is resumed while it runs; later ones are practice."""
    contest = contests.today_of(game)
    room = await contests.resumed(contest, person)
    if room is None:
        me = await _me(request, rooms, identity, budgets, person)
        room = await contests.play_daily(contest, me)
    return room.info(person)


@post("/tables/{table:str}/challenge", status_code=HTTP_200_OK, responses=may(401, 403, 404, 409))
async def challenge(table: FromPath[str], contests: NamedDependency[Contests], person: Person) -> ChallengeInfo:
    """Let others play my match against bots, with the same luck, which is then secret again."""
    room = await contests.challenge(table, person)
    return await contests.about(room.table, person)


@get("/challenges/{table:str}", responses=may(404, 409))
async def read_challenge(
    table: FromPath[str], contests: NamedDependency[Contests], anybody: Anybody
) -> ChallengeInfo:
    """The match to play and, for those who have played it, the results of the others."""
    return await contests.about(await contests.challenged(table), anybody)


@post("/challenges/{table:str}", responses=may(401, 403, 404, 409))
async def play_challenge(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    contests: NamedDependency[Contests],
    rooms: NamedDependency[Rooms],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    person: Person,
) -> TableInfo:
    """Play the same match. Further attempts are practice."""
    source = await contests.challenged(table)
    room = await contests.resumed(source.id, person)
    if room is None:
        me = await _me(request, rooms, identity, budgets, person)
        room = await contests.play_duplicate(source, me)
    return room.info(person)


async def _me(
    request: Request[Any, Any, Any], rooms: Rooms, identity: Identity, budgets: Budgets, person: str
) -> Occupant:
    budgets.check_unfinished(await rooms.tables.unfinished(person))
    await budgets.open_table(person, address_of(request.scope))
    return Occupant(person, await identity.nickname(person))


HANDLERS: Final = (read_today, read_board, play_daily, challenge, read_challenge, play_challenge)
