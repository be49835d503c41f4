"""REST: my history, statistics, devices and key; data export and erasure."""

import asyncio
import re
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from crocetta import games
from crocetta.server.budgets import Budgets
from crocetta.server.contests import Contests
from crocetta.server.erasure import forget_name, leave_all
from crocetta.server.errors import NotFound
from crocetta.server.http.middleware import address_of, cookies_of
from crocetta.server.http.people import Person
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.push.service import Push
from crocetta.server.rooms import Rooms
from crocetta.server.store.history import History
from crocetta.tables.errors import BadRequest
from crocetta.tables.persons import DeviceInfo, HistoryPage, IdentityKey, Me, MyData, MyNotices, Statistics
from crocetta.tables.statistics import played, statistics

A_PAGE: Final = 50
_CURSOR: Final = re.compile(r"(\d{1,12}(?:\.\d{1,20})?)~([\w-]{1,32})")
Before = Annotated[str | None, QueryParameter(max_length=80)]
OfGame = Annotated[str | None, QueryParameter(name="game", max_length=64)]


@get("/me/history", responses=may(401))
async def read_history(
    history: NamedDependency[History], person: Person, before: Before = None, game: OfGame = None
) -> HistoryPage:
    """My finished matches, latest first; `next` is the `before` of the next page."""
    if game is not None and game not in games.names():
        return HistoryPage((), None)
    found = await history.page(person, A_PAGE + 1, None if before is None else _cursor(before), game)
    last = found[A_PAGE - 1] if len(found) > A_PAGE else None
    matches = tuple(played(match, person) for match in found[:A_PAGE])
    return HistoryPage(matches, None if last is None else f"{last.at!r}~{last.table}")


def _cursor(text: str) -> tuple[float, str]:
    said = _CURSOR.fullmatch(text)
    if said is None:
        raise BadRequest("problem-message-unreadable", field="before", reason=text)
    return float(said[1]), said[2]


@get("/me/statistics", responses=may(401))
async def read_statistics(
    request: Request[Any, Any, Any],
    history: NamedDependency[History],
    budgets: NamedDependency[Budgets],
    contests: NamedDependency[Contests],
    person: Person,
) -> Statistics:
    """My statistics by game and by rival, without lessons and practice."""
    await budgets.read_record(address_of(request.scope))
    found = await asyncio.to_thread(statistics, await history.all(person), person)
    return replace(found, daily=await contests.statistics(person))


@get("/me/data", responses=may(401))
async def read_data(
    request: Request[Any, Any, Any],
    history: NamedDependency[History],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    contests: NamedDependency[Contests],
    push: NamedDependency[Push],
    person: Person,
) -> Response[MyData]:
    """All my data on this server, as a file."""
    await budgets.read_record(address_of(request.scope))
    found = sorted(await history.all(person), key=lambda match: match.at)
    me = Me(person, await identity.nickname(person))
    reached = replace(statistics(found, person), daily=await contests.statistics(person))
    matches = tuple(played(match, person) for match in found)
    told = await push.subscriptions.of(person)
    notices = tuple(MyNotices(each.endpoint, each.language, each.created) for each in told)
    data = MyData(me, reached, matches, await contests.tried_by(person), notices)
    headers = {"content-disposition": 'attachment; filename="crocetta-my-data.json"'}
    return Response(data, headers=headers)


@delete("/me", status_code=HTTP_200_OK, responses=may(401, 403))
async def erase_me(
    request: Request[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    history: NamedDependency[History],
    identity: NamedDependency[Identity],
    contests: NamedDependency[Contests],
    person: Person,
    name: Annotated[str, QueryParameter(max_length=24)],
) -> Response[Me]:
    """Delete my data: I leave all tables, my name is erased from past matches, and all my devices are signed out.

    `name` must be my current name, as a confirmation.
    """
    if name != await identity.nickname(person):
        raise BadRequest("problem-erase", field="name")
    tables = await history.tables_of(person)
    await leave_all(rooms, tables, person)
    await history.forget(person, tables)
    contests.forget()
    forget_name(rooms, tables, person)
    await identity.revoke(person)
    path = request.scope.get("root_path") or "/"
    return Response(
        Me(person, ""), cookies=[Cookie(key=identity.cookie, value="", max_age=0, path=path, httponly=True)]
    )


@post("/me/key", status_code=HTTP_200_OK, responses=may(401, 403))
async def make_key(identity: NamedDependency[Identity], person: Person) -> IdentityKey:
    """A key that signs in any device, until I sign out all others; to be stored as a file."""
    return IdentityKey(name=await identity.nickname(person), key=await identity.new_key(person))


@get("/me/devices", responses=may(401))
async def list_devices(
    request: Request[Any, Any, Any], identity: NamedDependency[Identity], person: Person
) -> list[DeviceInfo]:
    """My signed-in devices, latest first."""
    return await _devices(request, identity, person)


async def _devices(request: Request[Any, Any, Any], identity: Identity, person: str) -> list[DeviceInfo]:
    here = identity.device(cookies_of(request))
    devices = await identity.people.devices(person)
    return [DeviceInfo(each.device, each.label, each.created, each.seen, each.device == here) for each in devices]


@delete("/me/devices/{device:str}", status_code=HTTP_200_OK, responses=may(401, 403, 404))
async def revoke_device(
    device: FromPath[str], request: Request[Any, Any, Any], identity: NamedDependency[Identity], person: Person
) -> list[DeviceInfo]:
    """Sign out one of my devices. Returns the remaining ones."""
    if not device.isalnum() or not await identity.revoke_device(person, device):
        raise NotFound("problem-missing")
    return await _devices(request, identity, person)


HANDLERS: Final = (
    read_history,
    read_statistics,
    read_data,
    erase_me,
    make_key,
    list_devices,
    revoke_device,
)
