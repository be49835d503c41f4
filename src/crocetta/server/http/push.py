"""REST: push notifications on my devices."""

from typing import Any, Final

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from crocetta.server.errors import NotFound
from crocetta.server.http.middleware import cookies_of
from crocetta.server.http.people import Person
from crocetta.server.http.responses import may
from crocetta.server.identity import Identity
from crocetta.server.push.service import Push
from crocetta.server.store.subscriptions import Subscription, id_of
from crocetta.tables.errors import BadRequest
from crocetta.tables.persons import PushDevice, PushRequest, PushState, PushSwitch


@get("/me/push", responses=may(401))
async def read_push(
    request: Request[Any, Any, Any],
    identity: NamedDependency[Identity],
    push: NamedDependency[Push],
    person: Person,
) -> PushState:
    """My devices with push notifications, and the server key that a browser needs to subscribe."""
    return await _state(request, identity, push, person)


async def _state(request: Request[Any, Any, Any], identity: Identity, push: Push, person: str) -> PushState:
    here = identity.device(cookies_of(request))
    labels = {each.device: each.label for each in await identity.people.devices(person)}
    known = await push.subscriptions.of(person)
    devices = [PushDevice(each.id, labels.get(each.device, ""), each.device == here) for each in known]
    return PushState(push.public_key, not any(each.paused for each in known), tuple(devices))


@post("/me/push", status_code=HTTP_200_OK, responses=may(401, 403, 404, 413))
async def add_push(
    data: JSONBody[PushRequest],
    request: Request[Any, Any, Any],
    identity: NamedDependency[Identity],
    push: NamedDependency[Push],
    person: Person,
) -> PushState:
    """Subscribe this device."""
    if push.public_key is None:
        raise NotFound("problem-push-off")
    if not push.is_good(data):
        raise BadRequest("problem-push", field="endpoint")
    device = identity.device(cookies_of(request))
    paused = any(each.paused for each in await push.subscriptions.of(person))
    new = Subscription(
        id_of(data.endpoint), person, device, data.endpoint, data.key, data.auth, data.language, paused
    )
    await push.add(new)
    return await _state(request, identity, push, person)


@put("/me/push", responses=may(401, 403, 413))
async def switch_push(
    data: JSONBody[PushSwitch],
    request: Request[Any, Any, Any],
    identity: NamedDependency[Identity],
    push: NamedDependency[Push],
    person: Person,
) -> PushState:
    """Switch push notifications on or off for all my devices."""
    await push.subscriptions.pause(person, not data.on)
    return await _state(request, identity, push, person)


@delete("/me/push/{id:str}", status_code=HTTP_200_OK, responses=may(401, 403, 404))
async def remove_push(
    id: FromPath[str],  # noqa: A002 - its name in the URL
    request: Request[Any, Any, Any],
    identity: NamedDependency[Identity],
    push: NamedDependency[Push],
    person: Person,
) -> PushState:
    """Unsubscribe one of my devices."""
    if not id.isalnum() or not await push.subscriptions.remove(id, person):
        raise NotFound("problem-missing")
    return await _state(request, identity, push, person)


HANDLERS: Final = (read_push, add_push, switch_push, remove_push)
