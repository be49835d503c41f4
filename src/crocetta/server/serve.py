"""Starts the server (`crocetta serve`): database, workers, sockets, and startup errors in plain words."""

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, suppress
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import structlog
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp, Receive, Scope, Send

from crocetta.bots.processes import ProcessDesk
from crocetta.kit.folders import data_folder
from crocetta.kit.words import PLATFORM, Words
from crocetta.offline.days import Days
from crocetta.server import admin
from crocetta.server.app import create_app
from crocetta.server.connections import SPARE, at_most
from crocetta.server.http.pages import PageMissing, check_page
from crocetta.server.http.sockets import DirectWebSocket
from crocetta.server.logs import set_up_logs
from crocetta.server.store import Store
from crocetta.server.store.database import DatabaseError
from crocetta.server.supervisor import Supervisor, WorkerFailed

if sys.platform != "win32":
    import resource

log = structlog.get_logger()

MOST_OPEN: Final = 10_240
"""Open files and sockets: enough for a large club, and no more than macOS grants to one process."""


BOT_WORKERS: Final = max(2, os.cpu_count() or 2)
"""Of one server; several workers divide them, see `bots_of_each`."""
BOT_SECONDS: Final = 5.0
"""For one act; a slower bot is replaced by the level below for that act."""


SPREADS: Final = sys.platform.startswith("linux")
"""The kernel balances connections between all sockets on one port (SO_REUSEPORT)."""
HANDLES: Final = 16 if find_spec("uvloop") else 1
"""Duplicates of a single process's listening socket. uvloop accepts one connection from each per loop iteration;
when everybody reconnects at once, iterations with little in each take a quarter longer in all than fuller
ones. Each connection wakes them all, for 4 µs each."""


class CannotServe(Exception):
    """Why the server cannot start, and what to do about it."""


def default_database() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'crocetta.db'}"


def async_url(database: str) -> str:
    """A SQLAlchemy URL from what people write: `sqlite:///file.db`, `postgresql://...`, or a plain file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).absolute()}"
    for plain, with_driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if database.startswith(plain):
            return with_driver + database.removeprefix(plain)
    return database


def serve(
    host: str,
    port: int,
    database: str | None,
    *,
    open_page: bool,
    root_path: str = "",
    workers: int = 1,
    time_zone: str = "",
    words: Words = PLATFORM,
) -> None:
    """Serve until interrupted; CannotServe if it cannot even begin."""
    set_up_logs()
    make_room()
    _days(time_zone, words)
    root_path = "/" + root_path.strip("/") if root_path.strip("/") else ""
    with ExitStack() as open_sockets:
        listeners = [open_sockets.enter_context(one) for one in listen(host, port, workers, words)]
        address = f"http://{_url_host(host)}:{listeners[0].getsockname()[1]}{root_path}/"

        def welcome() -> None:
            _welcome(address, open_page, words)

        try:
            check_page()
            url = async_url(database) if database else default_database()
            if workers > 1:
                _serve_together(url, root_path, address, listeners, welcome, time_zone, words)
            else:
                _serve(url, root_path, address, listeners, BOT_WORKERS, welcome, time_zone)
        except (PageMissing, DatabaseError, OSError) as error:
            raise CannotServe(str(error)) from error
        except KeyboardInterrupt:  # the usual way to stop; uvicorn has shut down cleanly
            pass


def _days(time_zone: str, words: Words = PLATFORM) -> Days:
    """The time zone in which days begin and end."""
    try:
        return Days(ZoneInfo(time_zone) if time_zone else None)
    except (ValueError, OSError, ZoneInfoNotFoundError) as error:
        raise CannotServe(words.say("terminal-serve-time-zone", zone=time_zone)) from error


def _serve(
    database: str,
    root_path: str,
    address: str,
    listeners: list[socket.socket],
    bots: int,
    on_ready: Callable[[], None],
    time_zone: str,
    *,
    parent: bool = False,
) -> None:
    store = Store(database)
    desk = ProcessDesk(bots, BOT_SECONDS, preload=("crocetta.cli",))
    server = TableServer(
        create_app(store, desk, root_path=root_path, days=_days(time_zone)), root_path, address, on_ready
    )
    if parent:
        threading.Thread(target=_end_with_parent, args=(server,), daemon=True).start()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_run(server, store, listeners))


def _serve_together(
    database: str,
    root_path: str,
    address: str,
    listeners: list[socket.socket],
    on_ready: Callable[[], None],
    time_zone: str,
    words: Words,
) -> None:
    """Each worker has its own listening socket where the system balances connections between them."""
    if not Store(database).shared:
        raise CannotServe(words.say("terminal-serve-workers", workers=len(listeners)))
    asyncio.run(_bring_up_to_date(database))
    bots = bots_of_each(len(listeners))
    each: list[tuple[object, ...]] = [(database, root_path, address, one, bots, time_zone) for one in listeners]
    try:
        Supervisor(work, each, listeners if SPREADS else ()).run(on_ready)
    except WorkerFailed as error:
        raise CannotServe(words.say("terminal-serve-worker-failed")) from error


def bots_of_each(workers: int) -> int:
    """At least two: a review may occupy one for long, and bots at tables need another."""
    return max(2, -(-BOT_WORKERS // workers))


async def _bring_up_to_date(database: str) -> None:
    """Migrate first, so that a database error is reported once and in plain words."""
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def work(
    database: str,
    root_path: str,
    address: str,
    listener: socket.socket,
    bots: int,
    time_zone: str,
    place: int,
    ready: Connection,
) -> None:
    """The main function of a worker process."""
    set_up_logs()
    make_room()
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # handled by the parent

    def tell_parent() -> None:
        with suppress(OSError):
            ready.send(True)

    try:
        _serve(database, root_path, address, [listener], bots, tell_parent, time_zone, parent=True)
    except (DatabaseError, OSError) as error:
        log.error("worker not started", worker=place, error=str(error))
        raise SystemExit(1) from error
    except KeyboardInterrupt:
        pass


def _end_with_parent(server: uvicorn.Server) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        server.should_exit = True


def _welcome(address: str, open_page: bool, words: Words) -> None:
    """Print the address, and open the page, when the server is ready."""
    if sys.stdout.isatty():
        ready, stop = words.say("terminal-serve-ready", address=address), words.say("terminal-serve-stop")
        print(f"\n  {ready}\n  {stop}\n", flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def make_room() -> None:
    """Raise the limit of open files: every page holds a connection. The default is 1,024, on macOS 256."""
    if sys.platform != "win32":
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_OPEN if most == resource.RLIM_INFINITY else min(MOST_OPEN, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            with suppress(OSError, ValueError):  # keep the old limit
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _room() -> int:
    """The limit of open files."""
    now = -1
    if sys.platform != "win32":
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_OPEN if now < 0 else max(now, 2 * SPARE)  # -1: unlimited


def tune_gc() -> None:
    """Tune the garbage collector: what is loaded now stays, and table data is freed by reference counting.

    Young collections are short, a few thousand objects. Full ones run when nobody plays (`app.py`) or when millions
    of objects have accumulated: with a thousand tables one takes up to a second, and blocks everybody.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_500, 2, 2_000)


def settings(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=at_most(_room() - SPARE),
        ws=DirectWebSocket,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # pages send pings, and silent connections are closed
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        server_header=False,
    )


class TableServer(uvicorn.Server):
    """uvicorn's server; reports when it is ready, and answers long polls when it stops."""

    def __init__(self, app: Litestar, root_path: str, address: str, on_ready: Callable[[], None]) -> None:
        super().__init__(settings(under(root_path, app)))
        self.state = app.state
        self._address = address
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        tune_gc()
        log.info("server started", address=self._address, pid=os.getpid())
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.state.rooms.send_home()
        await super().shutdown(sockets)
        log.info("server stopped", address=self._address)


async def _run(server: TableServer, store: Store, listeners: list[socket.socket]) -> None:
    try:
        await store.open()  # first, so that its errors are reported in plain words
        async with admin.listening(server.state, store.engine.url):
            await server.serve(sockets=listeners)
    finally:
        await store.close()


def under(root_path: str, app: ASGIApp) -> ASGIApp:
    """The same app below a path, whether or not a proxy strips the path."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope["root_path"] = root_path
            if not f"{scope['path']}/".startswith(f"{root_path}/"):
                scope["path"] = root_path + scope["path"]
        await app(scope, receive, send)

    return answer


def _url_host(host: str) -> str:
    """The host name for a URL."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int, workers: int = 1, words: Words = PLATFORM) -> list[socket.socket]:
    """A listening socket per worker: separate ones on Linux, which balances between them; duplicates elsewhere.

    A single worker gets duplicates of one socket, which accept connections in the order of arrival.
    """
    first = _bind(host, port, words, spread=False)
    if workers == 1 or not SPREADS:
        return [first, *(first.dup() for _ in range((workers if workers > 1 else HANDLES) - 1))]
    port = first.getsockname()[1]  # a free port, if 0 was asked for
    first.close()
    return [_bind(host, port, words, spread=True) for _ in range(workers)]


def _bind(host: str, port: int, words: Words, *, spread: bool) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # on Windows it would let two programs share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if spread and sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise CannotServe(words.say("terminal-serve-port", host=host, port=str(port), reason=reason)) from error
    return listener
