"""The web application: REST for everything but play, a WebSocket a page for play, and the page itself."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crocetta.server import api, pages, sockets
from crocetta.server.house import CannotOpen, House, NoSuchTable
from crocetta.server.identity import COOKIE, Identity
from crocetta.server.live import BadRequest, NotAllowed
from crocetta.server.store import Store

log = structlog.get_logger()

LARGEST_REQUEST: Final = 200_000
REQUESTS_A_MINUTE: Final = 300
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(database: str, requests_a_minute: int = REQUESTS_A_MINUTE) -> Litestar:
    store = Store(database)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        house = House(store)
        app.state.identity = await Identity.open(store)
        app.state.house = house
        await house.open()
        app.state.ready = True
        try:
            yield
        finally:
            app.state.ready = False
            await house.close()
            await store.close()

    limit = RateLimitConfig(("minute", requests_a_minute), exclude=["^/assets", "^/health"])
    return Litestar(
        route_handlers=[api.make_router(), open_socket, live, ready, *pages.handlers()],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "identity": Provide(_identity, sync_to_thread=False),
        },
        middleware=[_write_log, limit.middleware],
        before_request=_check_origin,
        before_send=[_add_headers],
        request_max_body_size=LARGEST_REQUEST,
        exception_handlers={
            BadRequest: _say(400),
            NotAllowed: _say(403),
            NoSuchTable: _say(404),
            CannotOpen: _say(409),
            RecursionError: _say(400),
            UnicodeDecodeError: _say(400),
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Crocetta", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        state=State({"ready": False}),
    )


def _house(state: State) -> House:
    house: House = state.house
    return house


def _identity(state: State) -> Identity:
    identity: Identity = state.identity
    return identity


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    return {"status": "alive"}


@get("/health/ready", include_in_schema=False)
async def ready(state: State, house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Ready when the database answers."""
    try:
        await house.store.ping()
    except Exception as error:
        log.warning("not ready", error=repr(error))
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@websocket("/api/tables/{table:str}/socket")
async def open_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    house: NamedDependency[House],
    identity: NamedDependency[Identity],
) -> None:
    if not same_origin(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    try:
        found = await house.table(table)
    except (NoSuchTable, CannotOpen) as error:
        await socket.accept()
        await socket.close(code=4404, reason=str(error))
        return
    await socket.accept()
    await sockets.look(socket, house, found, identity.read(socket.cookies.get(COOKIE)))


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers say where a page comes from; programs say nothing and carry no foreign cookies."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def _check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise PermissionDeniedException("this request comes from another site")


async def _add_headers(message: Message, scope: Scope) -> None:
    """The same careful headers on every answer, also where no route was found."""
    if message["type"] == "http.response.start":
        added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *added]


def _write_log(app: ASGIApp) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                log.info(
                    "request",
                    method=str(scope.get("method")),
                    path=_without_secret(scope["path"]),
                    status=message["status"],
                    ms=round((time.perf_counter() - began) * 1000, 1),
                )
            await send(message)

        await app(scope, receive, send_and_note)

    return answer


def _without_secret(path: str) -> str:
    """A link to another device is good for whoever reads it."""
    before, device, _ = path.partition("/device/")
    return f"{before}{device}..." if device else path


def _say(status: int) -> Any:
    def handler(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
        return Response({"status_code": status, "detail": str(error)}, status_code=status)

    return handler


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    if isinstance(error, HTTPException):
        body = {"status_code": error.status_code, "detail": error.detail, "extra": error.extra}
        return Response(body, status_code=error.status_code, headers=error.headers)
    log.error("a request broke", path=request.url.path, exc_info=error)
    return Response({"status_code": 500, "detail": "something broke here; it was noted"}, status_code=500)
