"""The web application: REST for everything but play, a WebSocket a page for play, and the page itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from crocetta.server import door, pages, rest, sockets
from crocetta.server.database import OutOfOrder
from crocetta.server.house import House
from crocetta.server.identity import Identity
from crocetta.server.store import Store
from crocetta.server.troubles import BadRequest, CannotOpen, NoSuchTable, NotAllowed, NotYet

log = structlog.get_logger()

LARGEST_REQUEST: Final = 200_000
DESCRIPTION: Final = (
    "What a page does here, a program may do too. Ask for api/me first and send its cookie with everything else: "
    "it is who you are, and your seats are yours alone. What is a game's own, such as an act, is described at "
    "api/games/NAME/schema."
)


def create_app(store: Store, keeper: door.Doorkeeper | None = None, root_path: str = "") -> Litestar:
    keeper = keeper or door.Doorkeeper()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        house = House(store)
        app.state.identity = await Identity.open(store)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()
            await store.close()

    return Litestar(
        route_handlers=[rest.make_router(), sockets.open_socket, live, ready, *pages.handlers()],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "identity": Provide(_identity, sync_to_thread=False),
        },
        middleware=[door.write_log, keeper.middleware],
        before_request=door.check_origin,
        before_send=[door.add_headers],
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=[r"\.woff2$", "/health/"]
        ),
        exception_handlers={
            BadRequest: _say(400),
            NotAllowed: _say(403),
            NoSuchTable: _say(404),
            CannotOpen: _say(409),
            NotYet: _say(409),
            NotFoundException: _nothing_there,
            OutOfOrder: _out_of_order,
            RecursionError: _say(400),
            UnicodeDecodeError: _say(400),
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Crocetta",
            version="1",
            description=DESCRIPTION,
            path="/api/schema",
            servers=[Server(url=root_path or "/")],
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
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
async def ready(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Ready when the database answers."""
    try:
        await house.store.ping()
    except Exception as error:
        log.warning("not ready", error=repr(error))
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


def _say(status: int) -> Any:
    def handler(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
        return Response({"status_code": status, "detail": str(error)}, status_code=status)

    return handler


def _out_of_order(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("the database is out of order", path=request.url.path, exc_info=error)
    body = {"status_code": 503, "detail": str(error)}
    return Response(body, status_code=503, headers={"retry-after": "5"})


def _nothing_there(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The page says it to people, in its own words and with the way home."""
    return pages.answer(request, 404) if pages.is_wanted(request) else _broken(request, error)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    if isinstance(error, HTTPException):
        body = {"status_code": error.status_code, "detail": error.detail, "extra": error.extra}
        return Response(body, status_code=error.status_code, headers=error.headers)
    log.error("a request broke", path=request.url.path, exc_info=error)
    return Response({"status_code": 500, "detail": "something broke here; it was noted"}, status_code=500)
