"""Starts the server: where the data lie, what to say when something is in the way."""

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

from crocetta.server.app import create_app
from crocetta.server.pages import check_page

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
    check_page()
    _check_port(host, port)
    set_up_logs()
    url = async_url(database) if database else default_database()
    app = create_app(url)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}{root_path}/"
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        root_path=root_path,
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
    server.run()
    if not server.started:
        raise CannotServe("the server did not start; the log above says why")


def _check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise CannotServe(
                f"port {port} on {host} cannot be used: {error.strerror}; choose another with --port"
            ) from error


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
    renderer = structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer()
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
