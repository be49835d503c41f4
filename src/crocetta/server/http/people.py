"""REST: who I am, my name, and moving to another device."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta.server import lists
from crocetta.server.budgets import Budgets
from crocetta.server.errors import NotFound, NotSignedIn
from crocetta.server.http.middleware import address_of, cookies_of
from crocetta.server.http.qr import address_of_page, qr_code
from crocetta.server.http.responses import may
from crocetta.server.identity import GOOD_FOR, LINK_SECONDS, Identity
from crocetta.server.rooms import Rooms
from crocetta.tables.errors import BadRequest
from crocetta.tables.persons import Claim, DeviceLink, GameRecord, Me, Rename
from crocetta.tables.seats import tidy

Person = NamedDependency[str]
Anybody = NamedDependency[str | None]
Without = Annotated[str | None, QueryParameter()]


async def provide_anybody(request: Request[Any, Any, Any], identity: NamedDependency[Identity]) -> str | None:
    """The person of a valid cookie, or None."""
    return await identity.who(cookies_of(request))


async def provide_person(anybody: Anybody) -> str:
    if anybody is None:
        raise NotSignedIn("problem-unknown-person")
    return anybody


async def with_cookie(me: Me, identity: Identity, request: Request[Any, Any, Any]) -> Response[Me]:
    """With a renewed cookie, so that regular visitors never expire."""
    cookie = Cookie(
        key=identity.cookie,
        value=await identity.fresh_cookie(
            me.person, cookies_of(request), label_of(request.headers.get("user-agent", ""))
        ),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=GOOD_FOR,
        path=request.scope.get("root_path") or "/",
    )
    return Response(me, cookies=[cookie])


_SYSTEMS: Final = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")
_BROWSERS: Final = ("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari")
_NAMES: Final = {
    "Macintosh": "macOS",
    "CrOS": "ChromeOS",
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
}


def label_of(agent: str) -> str:
    """Browser and system without versions: just enough to tell one's own devices apart."""
    found = [next((name for name in names if name in agent), "") for names in (_BROWSERS, _SYSTEMS)]
    return ", ".join(_NAMES.get(name, name) for name in found if name)


@get("/me", responses=may())
async def read_me(
    request: Request[Any, Any, Any],
    identity: NamedDependency[Identity],
    budgets: NamedDependency[Budgets],
    anybody: Anybody,
) -> Response[Me]:
    """Who I am; somebody new gets a name and a cookie."""
    if anybody is None:
        await budgets.arrive(address_of(request.scope))
    person = anybody or await identity.new_person()
    me = Me(person, await identity.nickname(person))
    return await with_cookie(me, identity, request)


@get("/me/records", responses=may())
async def read_records(
    rooms: NamedDependency[Rooms], anybody: Anybody, without: Without = None
) -> list[GameRecord]:
    """My matches, victories and most points in each game; `without` one table, to compare it with the others."""
    return await lists.reached(rooms, anybody, without) if anybody else []


@put("/me", responses=may(401, 403, 413))
async def rename_me(data: JSONBody[Rename], identity: NamedDependency[Identity], person: Person) -> Me:
    """The name one sits down under from now on."""
    nickname = tidy(data.nickname)
    if not nickname:
        raise BadRequest("problem-name-blank", field="nickname")
    await identity.people.rename(person, nickname)
    return Me(person, nickname)


@post("/me/device", status_code=HTTP_200_OK, responses=may(401, 403))
async def link_device(
    request: Request[Any, Any, Any], identity: NamedDependency[Identity], person: Person
) -> DeviceLink:
    """A secret that makes another device mine, once, within a quarter of an hour."""
    token = await identity.new_link(person)
    return DeviceLink(token, LINK_SECONDS, qr_code(address_of_page(request, f"device/{token}")))


@post("/me/claim", status_code=HTTP_200_OK, responses=may(403, 404, 413))
async def claim_device(
    data: JSONBody[Claim], request: Request[Any, Any, Any], identity: NamedDependency[Identity]
) -> Response[Me]:
    """This device becomes the one of whoever made the secret."""
    person = await identity.claim_link(data.token)
    if person is None:
        raise NotFound("problem-device-link")
    me = Me(person, await identity.nickname(person))
    return await with_cookie(me, identity, request)


@post("/me/revoke", status_code=HTTP_200_OK, responses=may(401, 403))
async def revoke_devices(
    request: Request[Any, Any, Any], identity: NamedDependency[Identity], person: Person
) -> Response[Me]:
    """All my other devices are strangers from now on; this one gets a fresh cookie."""
    await identity.revoke(person)
    return await with_cookie(Me(person, await identity.nickname(person)), identity, request)


HANDLERS: Final = (read_me, read_records, rename_me, link_device, claim_device, revoke_devices)
