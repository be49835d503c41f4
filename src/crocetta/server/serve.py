"""Starts the server: where the data lie, what to say when something is in the way."""

import asyncio
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

import platformdirs
import structlog
import uvicorn
from litestar.types import ASGIApp, Receive, Scope, Send

from crocetta.server.app import create_app
from crocetta.server.pages import PageMissing, check_page
from crocetta.server.store import DatabaseError, Store

STARTS_WITHIN: Final = 20


class CannotServe(Exception):  # noqa: N818 - said to a host
    """Why the server does not start, and what to do about it."""


def default_database() -> str:
    folder = Path(platformdirs.user_data_dir("crocetta"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'crocetta.db'}"


def async_url(database: str) -> str:
    """A database as people write it: `sqlite:///file.db`, `postgresql://...`, or a plain file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).absolute()}"
    for plain, with_driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if database.startswith(plain):
            return with_driver + database.removeprefix(plain)
    return database


def serve(host: str, port: int, database: str | None, *, open_page: bool, root_path: str = "") -> None:
    """Serve until interrupted; CannotServe if it cannot even begin."""
    set_up_logs()
    listener = _listen(host, port)
    url = async_url(database) if database else default_database()
    try:
        check_page()
        asyncio.run(_bring_up_to_date(url))
    except (PageMissing, DatabaseError) as error:
        listener.close()
        raise CannotServe(str(error)) from error
    root_path = "/" + root_path.strip("/") if root_path.strip("/") else ""
    address = f"http://{_spoken(host)}:{listener.getsockname()[1]}{root_path}/"
    config = uvicorn.Config(
        under(root_path, create_app(url)),
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )
    threading.Thread(target=_announce, args=(address, open_page), daemon=True).start()
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    if not server.started:
        raise CannotServe("the server did not start; the log above says why")


def under(root_path: str, app: ASGIApp) -> ASGIApp:
    """The same app below a path, whether a proxy in front takes the path off or leaves it on."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope["root_path"] = root_path
            if not f"{scope['path']}/".startswith(f"{root_path}/"):
                scope["path"] = root_path + scope["path"]
        await app(scope, receive, send)

    return answer


def _spoken(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


async def _bring_up_to_date(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # where it would let two programs share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise CannotServe(
            f"port {port} on {host} cannot be used: {error.strerror}; choose another with --port"
        ) from error
    return listener


def _announce(address: str, open_page: bool) -> None:
    """Say where the table is as soon as it answers."""
    deadline = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}health/ready", timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    else:
        return
    print(f"\n  The table is set: {address}\n  Ctrl-C puts it away; nothing is lost.\n", flush=True)
    if open_page:
        webbrowser.open(address)


def set_up_logs() -> None:
    """One line of JSON for each thing that happens; words for a person at a terminal."""
    person = sys.stderr.isatty()
    level = logging.WARNING if person else logging.INFO
    logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stderr)
    # Plain: a traceback with its variables would show seeds and hands.
    words = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    renderer = words if person else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
