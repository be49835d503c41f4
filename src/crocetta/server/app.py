"""The web application: REST for everything but play, one WebSocket per page for play, and the page itself."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.routes import HTTPRoute

from crocetta import games
from crocetta.bots.desk import Desk
from crocetta.kit.errors import UserError
from crocetta.offline.days import Days
from crocetta.server import http
from crocetta.server.bus import Bus, MemoryBus
from crocetta.server.commitments import Commitments
from crocetta.server.contests import Contests
from crocetta.server.errors import CannotOpen, NotFound, NotSignedIn, NotYet, ReviewFailed, TooOften
from crocetta.server.http import middleware, monitoring, offline, pages, sockets, web_app
from crocetta.server.http.responses import Failure
from crocetta.server.identity import Identity
from crocetta.server.metrics import lately, refused
from crocetta.server.open_lines import OpenLines
from crocetta.server.push.service import Push
from crocetta.server.reviews import Reviews
from crocetta.server.rooms import Rooms
from crocetta.server.store import Store
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.shared_limits import Ledger, Register
from crocetta.tables.errors import BadRequest, NotAllowed

log = structlog.get_logger()

ONE_PACKET: Final = 1_400
"""Bytes: a response that fits in one packet gains nothing from compression."""
LARGEST_REQUEST: Final = 200_000
SETTLES, FORGETS = 1.0, 600
"""Seconds between two synchronizations of rate limits with other workers, and between removals of full ones."""
IDLE, LONG_IDLE, GATHERED = 5.0, 60.0, 20
"""When to run a full garbage collection: after so many seconds without a move and without a line opened or
closed, or so many without a move alone; and only after so many collections of generation 1."""
PROVIDED: Final = ("rooms", "reviews", "identity", "history", "commitments", "contests", "push", "budgets")
"""Dependencies that handlers get by name; created at startup."""
STARTING: Final = 0.3
"""Seconds before background loading starts, so that the server is ready soon."""
DESCRIPTION: Final = (
    "The API of the page, open to programs. Request api/me first and send its cookie with every request: it "
    "identifies you and your seats. Schemas of a game's own values, such as acts, are at api/games/NAME/schema."
)


@dataclass
class Parts:
    """What the app is opened with. Tests replace it instead of creating a new app, which takes longer."""

    store: Store
    desk: Desk
    bus: Bus | None
    days: Days


def create_app(
    store: Store,
    desk: Desk,
    limits: middleware.RateLimits | None = None,
    root_path: str = "",
    bus: Bus | None = None,
    days: Days | None = None,
) -> Litestar:
    limits = limits or middleware.RateLimits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        parts: Parts = app.state.parts
        store, desk = parts.store, parts.desk
        await store.open()
        await desk.open()
        rooms = Rooms(store.streams, store.tables, desk, parts.bus or store.workers or MemoryBus(), store.peers)
        app.state.store = store
        app.state.history = store.history
        app.state.identity = identity = await Identity.open(store.people)
        app.state.commitments = commitments = await Commitments.open(store.people)
        app.state.rooms = rooms
        app.state.budgets = limits.budgets
        app.state.reviews = Reviews(rooms)
        app.state.contests = Contests(rooms, store.attempts, commitments, parts.days)
        app.state.push = push = Push(store.subscriptions)
        await push.open(store, rooms)
        rooms.on_revoked, rooms.on_rejoined = identity.forget, identity.recheck
        await rooms.open()
        rooms.in_background(_read_games())
        rooms.in_background(_collect_while_idle(limits.budgets.lines))
        if store.workers is not None:
            limits.share(ledger := Ledger(store), Register(store.tables.driver, store.workers))
            rooms.in_background(_settle(limits, ledger))
        try:
            yield
        finally:
            await rooms.close()
            with suppress(DatabaseUnavailable):
                await limits.budgets.lines.settle()
            await push.close()
            await desk.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            http.make_router(),
            sockets.open_socket,
            sockets.open_lobby,
            live,
            ready,
            monitoring.read_metrics,
            offline.send_part,
            *web_app.HANDLERS,
            *pages.handlers(),
        ],
        state=State({"parts": Parts(store, desk, bus, days or Days())}),
        lifespan=[lifespan],
        dependencies={name: _from_state(name) for name in PROVIDED},
        middleware=[middleware.access_log, limits.middleware],
        before_request=middleware.check_origin,
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=ONE_PACKET,
            gzip_compress_level=6,
            exclude=[r"\.woff2$", "/health/", "/offline(/|$)"],
        ),
        exception_handlers={
            BadRequest: _bad_request,
            NotAllowed: _say(403),
            NotSignedIn: _say(401),
            NotFound: _say(404),
            CannotOpen: _say(409),
            NotYet: _say(409),
            ReviewFailed: _say(503),
            TooOften: _too_often,
            NotFoundException: _not_found,
            DatabaseUnavailable: _unavailable,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _failed,
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
    _resolve_in_turn(app)
    # Outermost: Litestar's own middleware does not see requests without a route.
    app.asgi_handler = middleware.headers(app.asgi_handler)
    return app


def _resolve_in_turn(app: Litestar) -> None:
    """Resolve dependencies one by one.

    Litestar starts a task for each; ours are immediate, and requests took twice as long.
    """
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _, wants in route.route_handler_map.values():
                wants.dependency_batches = [{one} for batch in wants.dependency_batches for one in batch]


async def _settle(limits: middleware.RateLimits, ledger: Ledger) -> None:
    """Synchronize the rate limits that each worker counts by itself."""
    for beat in count():
        await asyncio.sleep(SETTLES)
        try:
            await limits.settle()
            if beat % FORGETS == 0:
                await ledger.forget_full()
        except DatabaseUnavailable as error:
            log.warning("rate limits not synchronized", error=repr(error))
        except Exception:
            log.exception("rate limits not synchronized")


async def _collect_while_idle(lines: OpenLines) -> None:
    """Run a full garbage collection when idle: closed lines and tables leave reference cycles behind.

    Not when many lines have just dropped: they are about to reconnect and would wait for it. After a long time
    without moves, lines that come and go no longer delay it.
    """
    while True:
        await asyncio.sleep(IDLE)
        now, moved = time.monotonic(), lately[-1] if lately else 0.0
        calm = now - max(moved, lines.changed_at) > IDLE or now - moved > LONG_IDLE
        if calm and gc.get_count()[2] > GATHERED:
            gc.collect()


async def _read_games() -> None:
    """Load rules and cards before the first request needs them."""
    await asyncio.sleep(STARTING)
    try:
        for name in games.names():
            await asyncio.to_thread(games.get, name)
    except Exception:
        log.exception("games not loaded")


def _from_state(name: str) -> Provide:
    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    return {"status": "alive"}


@get("/health/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """Readiness: the database answers."""
    try:
        await state.store.ping()
    except Exception as error:
        log.warning("readiness check failed", error=repr(error))
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


def _told(status: int, error: UserError, field: str | None = None) -> Response[Failure]:
    return Response(Failure(status, str(error), field, error.key, error.parameters), status_code=status)


def _say(status: int) -> Any:
    def handler(_: Request[Any, Any, Any], error: UserError) -> Response[Failure]:
        return _told(status, error)

    return handler


def _too_often(_: Request[Any, Any, Any], error: TooOften) -> Response[Failure]:
    refused.add(error.key.removeprefix("problem-"))
    reply = _told(429, error)
    reply.headers["retry-after"] = "60"
    return reply


def _bad_request(_: Request[Any, Any, Any], error: BadRequest) -> Response[Failure]:
    return _told(400, error, error.field)


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    return _told(400, BadRequest("problem-message-unreadable", reason=str(error)))


def _unavailable(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    log.error("database unavailable", path=request.url.path, exc_info=error)
    reply = _told(503, UserError("problem-database"))
    reply.headers["retry-after"] = "5"
    return reply


def _not_found(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The page shows it to people, in its own words and with a link home."""
    return pages.answer(request, 404) if pages.is_wanted(request) else _failed(request, error)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if isinstance(error, HTTPException):
        body = {"status_code": error.status_code, "detail": error.detail, "extra": error.extra}
        return Response(body, status_code=error.status_code, headers=error.headers)
    log.error("request failed", path=request.url.path, exc_info=error)
    return _told(500, UserError("problem-server"))
